// `plugin-gate install SOURCE`: a directory, or a row of a registry, into a scope.
import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
import { addChangeOptions, type ChangeFlags, changeOf, runChange } from './lifecycle-options.ts';

interface InstallFlags extends ChangeFlags {
  readonly registry?: string;
  readonly force?: boolean;
  readonly expectKind?: string;
  readonly expectId?: string;
  readonly expectVersion?: string;
  readonly expectDigest?: string;
}

export function addInstall(program: Command, context: CommandContext): void {
  const command = program
    .command('install')
    .description('install a package into a scope, verified at every step')
    .argument('<source>', 'the directory of a package, or with --registry a row as kind:name')
    .option('--registry <file>', 'take the row SOURCE of this registry, with everything it demands')
    .option('--force', 'replace what stands there')
    .option('--expect-kind <kind>', 'refuse a package of another kind')
    .option('--expect-id <id>', 'refuse a package of another name')
    .option('--expect-version <version>', 'refuse another version')
    .option('--expect-digest <sha256>', 'refuse other bytes');
  addChangeOptions(command)
    .addHelpText(
      'after',
      '\nExamples:\n  plugin-gate install ./my-kit --scope project\n  plugin-gate install skill:pin-mismatch --registry library/registry.yaml --scope user\n  plugin-gate install ./my-kit --scope user --dry-run > plan.json\n  plugin-gate install ./my-kit --scope user --expect plan.json',
    )
    .action(async (source: string, flags: InstallFlags) => {
      await runChange(context, flags, {
        ...changeOf(context, flags),
        operation: 'install',
        source,
        registry: flags.registry ?? null,
        force: flags.force ?? false,
        expected: {
          ...(flags.expectKind === undefined ? {} : { expectedKind: flags.expectKind }),
          ...(flags.expectId === undefined ? {} : { expectedId: flags.expectId }),
          ...(flags.expectVersion === undefined ? {} : { expectedVersion: flags.expectVersion }),
          ...(flags.expectDigest === undefined ? {} : { expectedDigest: flags.expectDigest }),
        },
      });
    });
}
