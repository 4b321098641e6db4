// The README held to what it describes: commands, flags, exit codes, versions, links, and the way a
// newcomer goes by following nothing but it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { version } from '../../src/base/version.ts';
import { command } from '../cli/terminal.ts';
import { commitAll, temporaryDirectory, writeFiles } from '../support/tree.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const readme = text('README.md');

/** The part of the README below a heading, up to the next of the same level. */
function section(heading: string): string {
  const [, rest] = readme.split(`\n## ${heading}\n`);
  if (rest === undefined) throw new Error(`the README has no section ${heading}`);
  return rest.split('\n## ')[0] ?? '';
}

/** Code blocks of a language, in order. */
function blocks(language: string): readonly string[] {
  return [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    (found) => found[1] ?? '',
  );
}

async function help(...args: readonly string[]): Promise<string> {
  return (await command(root, [...args, '--help'])).out;
}

/** Names in the list of commands that `--help` prints. */
async function commandNames(): Promise<readonly string[]> {
  const [, list = ''] = (await help()).split('\nCommands:\n');
  const [names = ''] = list.split('\n\n');
  return [...names.matchAll(/^ {2}([a-z]+)/gm)]
    .map((found) => found[1] ?? '')
    .filter((name) => name !== 'help');
}

describe('the table of commands', () => {
  // A row may be about several commands: `install SOURCE`, or `enable, disable, remove`.
  const rows = [
    ...section('The command line').matchAll(/^\| `([a-z][^`]*)` \| (.*) \|$/gm),
  ].flatMap((found) =>
    (found[1] ?? '').split(',').map((part) => ({
      name: part.trim().split(' ')[0] ?? '',
      says: found[2] ?? '',
    })),
  );

  test('has exactly the commands that there are', async () => {
    expect(rows.length).toBeGreaterThan(3);
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(await commandNames()));
  });

  test('names only flags that their command has', async () => {
    for (const { name, says } of rows) {
      const known = await help(name);
      for (const [flag] of says.matchAll(/--[a-z-]+/g)) {
        expect(`${name} ${known}`).toContain(`${flag}`);
      }
    }
  });
});

test('every command line in the README is one that the program takes', async () => {
  const names = await commandNames();
  const typed = [...readme.matchAll(/plugin-gate ([a-z]+)((?: +[^\s`#>|;]+)*)/g)].filter(
    // "plugin-gate stands for", "plugin-gate library" and the like are prose.
    (found) => names.includes(found[1] ?? ''),
  );
  expect(typed.length).toBeGreaterThan(5);
  for (const [, name = '', rest = ''] of typed) {
    const known = await help(name);
    for (const [flag] of rest.matchAll(/--[a-z-]+/g)) expect(known).toContain(flag);
  }
});

describe('the table of exit codes', () => {
  const rows = [...section('The command line').matchAll(/^\| ([0-9]) \| (.*) \|$/gm)].map(
    (found) => `${found[1]} ${found[2]}`,
  );

  test('says what --help says', async () => {
    expect(rows.map((row) => row.slice(0, 1))).toEqual(['0', '1', '2', '3']);
    const [, told = ''] = (await help()).split('Exit codes: ');
    const told4 = told.trim().replace(/\.$/, '').split(', ');
    expect(told4.map((part) => part.slice(0, 1))).toEqual(['0', '1', '2', '3']);
    expect(rows[0]).toContain('pass');
    expect(rows[1]).toContain('findings at or above');
    expect(rows[2]).toContain('usage or configuration');
    expect(rows[3]).toContain('could not decide');
    expect(told4).toEqual([
      '0 pass',
      '1 findings at or above the threshold',
      '2 usage or configuration',
      '3 could not decide',
    ]);
  });

  test('has the levels that --fail-on takes', async () => {
    const [, choices = ''] =
      /--fail-on <level>[\s\S]*?choices: ([^)]*?), default/.exec(
        (await help('check')).replace(/\s+/g, ' '),
      ) ?? [];
    const levels = [...choices.matchAll(/"([a-z-]+)"/g)].map((found) => found[1]);
    expect(levels).toEqual(['error', 'warning', 'needs-review']);
    for (const level of levels) expect(rows[1]).toContain(`\`${level}\``);
  });
});

test('the version is one, wherever it stands', () => {
  const manifest: unknown = JSON.parse(text('package.json'));
  const lock: unknown = JSON.parse(text('package-lock.json'));
  expect(manifest).toMatchObject({ version });
  expect(lock).toMatchObject({ version, packages: { '': { version } } });
  expect(text('CHANGELOG.md')).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')}\\b`, 'm'));
});

describe('the first screen', () => {
  const screen = readme.split('\n').slice(0, 40).join('\n');

  test('has the two commands and a workflow of at most ten lines', () => {
    expect(screen).toContain('node dist/cli/index.js check library');
    expect(screen).toContain('npm cit');
    const [workflow = ''] = blocks('yaml');
    expect(screen).toContain(workflow);
    expect(workflow.trimEnd().split('\n').length).toBeLessThanOrEqual(10);
    expect(load(workflow)).toMatchObject({
      permissions: { contents: 'read' },
      jobs: { 'plugin-gate': { steps: [{}, {}] } },
    });
  });
});

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'])(
  'every link of %s leads somewhere',
  (file) => {
    const links = [...text(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map((found) => found[1]);
    const gone = links.filter((link) => !existsSync(join(root, dirname(file), link ?? '')));
    expect(gone).toEqual([]);
  },
);

describe('a newcomer who follows the README', () => {
  const directory = temporaryDirectory();
  const manifest = blocks('json').find((block) => block.includes('"my-kit"')) ?? '';
  const skill = blocks('markdown').find((block) => block.startsWith('---\nname: read')) ?? '';
  const empty = blocks('yaml').find((block) => block.startsWith('entries:')) ?? '';

  test('has a package that passes', async () => {
    writeFiles(directory, {
      'my-kit/plugin.json': manifest,
      'my-kit/skills/read/SKILL.md': skill,
      '.gitattributes': '* text eol=lf\n',
    });
    commitAll(directory);
    const { code, out } = await command(directory, ['check', 'my-kit']);
    expect(out).toMatch(/\npass: no errors, no warnings/);
    expect(out).toContain('a host loads skill read');
    expect(code).toBe(0);
  });

  test('then has a catalogue that pins it, and both commands agree', async () => {
    writeFiles(directory, { 'registry.yaml': empty });
    commitAll(directory);
    expect((await command(directory, ['pin', '.'])).code).toBe(0);
    expect((await command(directory, ['pin', '.', '--check'])).code).toBe(0);
    const { code, out } = await command(directory, ['check', '.']);
    expect(out).toContain('checked 1 package, 1 row, 2 files');
    expect(code).toBe(0);
    const digest = (await command(directory, ['digest', 'my-kit'])).out.slice(0, 64);
    expect(readFileSync(join(directory, 'registry.yaml'), 'utf8')).toContain(digest);
  });
});
