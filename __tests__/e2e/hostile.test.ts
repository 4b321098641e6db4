// What a hostile package, registry or repository may not do to whoever checks it: run anything, or speak
// in the log in our place. Every command of the committed bundle, on real trees.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type BundleRun, runBundle } from '../support/run-bundle.ts';
import {
  commitAll,
  git,
  manifestText,
  skillText,
  temporaryDirectory,
  writeFiles,
  writePackage,
} from '../support/tree.ts';

/** Turns the repository at `root` into one whose settings, filters and hooks run `trap`. */
function arm(root: string, marker: string): void {
  const folder = join(root, '.git');
  const trap = join(folder, 'trap');
  const script = `#!/bin/sh\necho "$0 $*" >> '${marker}'\ncat\n`;
  writeFileSync(trap, script);
  chmodSync(trap, 0o755);
  mkdirSync(join(folder, 'hooks'), { recursive: true });
  for (const hook of ['post-checkout', 'post-index-change', 'fsmonitor-watchman']) {
    writeFileSync(join(folder, 'hooks', hook), script, { mode: 0o755 });
  }
  const settings: Readonly<Record<string, string>> = {
    'core.fsmonitor': trap,
    'core.sshCommand': trap,
    'core.pager': trap,
    'core.alternateRefsCommand': trap,
    'core.hooksPath': join(folder, 'hooks'),
    'filter.evil.smudge': trap,
    'filter.evil.clean': trap,
    'filter.evil.process': trap,
    'diff.evil.textconv': trap,
    'diff.evil.command': trap,
    'alias.ls-files': `!${trap}`,
    'alias.check-attr': `!${trap}`,
    'uploadpack.packObjectsHook': trap,
  };
  for (const [key, value] of Object.entries(settings)) {
    execFileSync('git', ['config', '--file', join(folder, 'config'), key, value]);
  }
  writeFileSync(join(folder, 'info', 'attributes'), '* filter=evil diff=evil\n');
}

function registryFor(directory: string, path: string): void {
  writeFileSync(
    join(directory, 'registry.yaml'),
    `- kind: plugin\n  name: page-kit\n  description: Reads pages.\n  version: 1.0.0\n  sourceUrl: ${path}\n  sha256: "${'0'.repeat(64)}"\n`,
  );
}

/** Every command, on the package at `kit` and the registry beside it. */
const commands: readonly (readonly string[])[] = [
  ['check', '.'],
  ['check', 'kit'],
  ['check', 'kit', '--json'],
  ['digest', 'kit'],
  ['digest', 'kit', '--frames'],
  ['digest', 'kit', '--explain', '0'.repeat(64)],
  ['pin', '.', '--check'],
  ['pin', '.'],
];

describe('a repository inside a package', () => {
  const directory = realpathSync(temporaryDirectory());
  const kit = join(directory, 'kit');
  const marker = join(directory, 'sprung');
  writePackage(kit);
  registryFor(directory, 'kit');
  commitAll(directory);
  git(kit, 'init', '--quiet');
  git(kit, 'add', '--all');
  git(kit, 'commit', '--quiet', '--message', 'inner');
  arm(kit, marker);

  test.each(commands.map((args) => [args.join(' '), args] as const))(
    '%s runs nothing of it',
    (_name, args) => {
      const run = runBundle(directory, ...args);
      expect([0, 1]).toContain(run.code);
      expect(existsSync(marker)).toBe(false);
    },
  );

  test('would have run under plain git', () => {
    execFileSync('git', ['status'], { cwd: kit, stdio: 'ignore' });
    expect(readFileSync(marker, 'utf8')).toContain('trap');
  });
});

describe('a package that is the root of such a repository', () => {
  const directory = realpathSync(temporaryDirectory());
  const kit = join(directory, 'kit');
  const marker = join(directory, 'sprung');
  writePackage(kit);
  commitAll(kit);
  arm(kit, marker);
  registryFor(directory, 'kit');

  test.each(commands.map((args) => [args.join(' '), args] as const))(
    '%s runs nothing of it',
    (_name, args) => {
      const run = runBundle(directory, ...args);
      expect([0, 1]).toContain(run.code);
      expect(existsSync(marker)).toBe(false);
    },
  );

  test.each([
    ['check', '.'],
    ['check', '.', '--json'],
    ['digest', '.', '--explain', '0'.repeat(64)],
  ])('from inside, %s %s runs nothing of it', (...args) => {
    const run = runBundle(kit, ...args);
    expect([0, 1]).toContain(run.code);
    expect(existsSync(marker)).toBe(false);
  });
});

describe('the log', () => {
  const tricks = [
    '::error::owned',
    '  ::stop-commands::token',
    'x ##[group]y',
    'a\n::add-mask::b',
    'a\r\n##[error]b',
    '\u001b[31mred\u001b[0m',
    '\u001b]0;title\u0007',
    '\u009b2J',
    'a\u2028::warning::b',
    'txt.\u202egnp.exe',
    're\u200bad',
  ];
  const directory = (() => {
    const root = join(realpathSync(temporaryDirectory()), 'x\n::error::here ##[group]\u001b[31m');
    mkdirSync(root);
    tricks.forEach((trick, at) => {
      const kit = join(root, `kit-${at}`);
      const name = trick.replaceAll('/', '-');
      writePackage(kit, {
        'plugin.json': manifestText({
          name: trick,
          version: trick,
          description: trick,
          license: trick,
          [trick]: trick,
          author: { name: trick, [trick]: 1 },
          keywords: [trick],
        }),
        'skills/read/SKILL.md': `---\nname: ${JSON.stringify(trick)}\ndescription: ${JSON.stringify(trick)}\n${JSON.stringify(trick)}: 1\n---\n\n[${name}](<${name}>)\n`,
        [`skills/${name}/SKILL.md`]: skillText,
        [`prompts/${name}.md`]: `---\n${trick}: [\n---\n`,
        'mcp.json': JSON.stringify({ mcpServers: { [trick]: { type: trick, command: trick } } }),
      });
      symlinkSync(`/${name}`, join(kit, `${name} link`));
      mkdirSync(join(root, 'loose', name), { recursive: true });
      writeFileSync(join(root, 'loose', name, 'SKILL.md'), `---\nname: ${trick}\n---\n`);
      mkdirSync(join(root, `.${name}`), { recursive: true });
    });
    const rows = tricks.map((trick, at) => {
      const text = JSON.stringify(trick);
      return `- kind: ${text}\n  name: ${text}\n  description: ${text}\n  version: ${text}\n  sourceUrl: ${at % 2 === 0 ? `kit-${at}` : text}\n  sha256: ${text}\n  requires: [${text}]\n  ${text}: ${text}\n`;
    });
    writeFileSync(join(root, 'registry.yaml'), rows.join(''));
    writeFiles(root, {
      'broken/registry.yaml': '- kind: &a "::error::x" ##[group] \u001b[31m\n  name: *a\n',
      'broken2/registry.yaml': '- "##[group]\n::error::x\n',
    });
    commitAll(root);
    return root;
  })();

  /** What a runner would take for a command, and what a terminal would obey or hide. */
  function spoken({ out, err }: BundleRun): readonly string[] {
    return `${out}\n${err}`
      .split('\n')
      .filter(
        (line) =>
          /^\s*::/.test(line) ||
          line.includes('##[') ||
          /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/.test(
            line,
          ),
      );
  }

  const lines: readonly (readonly string[])[] = [
    ['check', '.'],
    ['check', '.', '--json'],
    ['check', directory],
    ['check', 'broken'],
    ['check', 'broken', '--json'],
    ['check', 'broken2'],
    ['check', 'loose'],
    ['pin', '.'],
    ['pin', '.', '--json'],
    ['pin', 'broken', '--check'],
    ['digest', directory, '--frames'],
    ['digest', directory, '--frames', '--json'],
    ['digest', 'kit-0', '--explain', '0'.repeat(64)],
    ['digest', 'loose', '--explain', '0'.repeat(64)],
    ['check', '##[group]\n::error::x'],
    ['check', '##[group]\n::error::x', '--json'],
    ['check', '.', '--registry', '::error::x\u001b[31m'],
    ['check', '.', '--clio-version', '##[group]\n::error::x'],
    ['check', '.', '--fail-on', '##[group]\n::error::x'],
    ['digest', '::error::x\n##[group]'],
    ['digest', '.', '--explain', '::error::x\n##[group]'],
    ['pin', '::error::x\n##[group]'],
    ['explain', '::error::x\n##[group]'],
    ['explain', '::error::x\n##[group]', '--json'],
    ['\n::error::x ##[group]\u001b[31m'],
    ['--\n::error::x ##[group]\u001b[31m'],
    ['explain'],
    ['explain', '--json'],
  ];

  test.each(lines.map((args) => [JSON.stringify(args), args] as const))(
    'of %s says nothing in our place',
    (_name, args) => {
      const run = runBundle(directory, ...args);
      expect([0, 1, 2]).toContain(run.code);
      expect(run.err).not.toContain('this is a bug');
      expect(spoken(run)).toEqual([]);
    },
  );

  test('of a repository that git cannot read says nothing in our place', () => {
    const root = join(temporaryDirectory(), 'y\n::error::here ##[group]');
    writePackage(join(root, 'kit'));
    commitAll(root);
    writeFileSync(join(root, '.git', 'index'), 'torn ##[group]');
    const run = runBundle(root, 'check', '.');
    expect(run.code).not.toBe(2);
    expect(run.out).toContain('Not checked');
    expect(spoken(run)).toEqual([]);
  });

  test('has every one of these findings, so that silence is no accident', () => {
    const report = JSON.parse(runBundle(directory, 'check', '.', '--json').out);
    expect(report.packages).toHaveLength(tricks.length);
    expect(report.skills).toHaveLength(tricks.length);
    expect(report.registry.rows).toHaveLength(tricks.length);
    expect(report.findings.length).toBeGreaterThan(tricks.length * 10);
    expect(readdirSync(directory)).toContain('registry.yaml');
  });

  test('of each rule that explains itself is clean', () => {
    const ids: readonly { readonly id: string }[] = JSON.parse(
      runBundle(directory, 'explain', '--json').out,
    ).rules;
    // The areas whose examples hold text that nobody sees, and one of each other.
    const chosen = ids.filter(({ id }, at) => /hidden|unseen/.test(id) || at % 50 === 0);
    for (const { id } of chosen) expect(spoken(runBundle(directory, 'explain', id))).toEqual([]);
  });
});
