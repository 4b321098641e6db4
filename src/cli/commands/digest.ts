// `plugin-gate digest PATH`: the exact-tree digest, what was hashed, or why it is not the expected one.
import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
import { printJson } from '../print-json.ts';

interface DigestOptions {
  readonly frames?: boolean;
  readonly explain?: string;
  readonly json?: boolean;
}

export function addDigest(program: Command, { terminal, end }: CommandContext): void {
  program
    .command('digest')
    .description('print the exact-tree digest of a directory')
    .argument('<path>', 'the directory')
    .option('--frames', 'list what was hashed: kind, payload length, SHA-256 of the payload, path')
    .option('--explain <expected>', 'say why the digest is not EXPECTED (64 hex digits)')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  plugin-gate digest library/skills/registry/pin-mismatch\n  plugin-gate digest . --explain 3f0c…',
    )
    .action(async (path: string, options: DigestOptions) => {
      const { digestPath } = await import('../../usecases/digest.ts');
      const { renderDigest, digestJson } = await import('../../report/digest-text.ts');
      const report = await digestPath({
        cwd: terminal.cwd,
        path,
        frames: options.frames ?? false,
        expected: options.explain ?? null,
        env: terminal.env,
      });
      if (options.json) printJson(terminal, digestJson(report));
      else {
        const { out, err } = renderDigest(report);
        terminal.out(out);
        terminal.err(err);
      }
      const differs = report.explanation !== null && report.explanation.outcome !== 'same';
      end(report.digest === null || differs ? 1 : 0);
    });
}
