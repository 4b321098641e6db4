// Command lines as people type them, the wrong ones above all: what is said, where, and how it ends.
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { version } from '../../src/base/version.ts';
import { temporaryDirectory, writePackage } from '../support/tree.ts';
import { command } from './terminal.ts';

const here = temporaryDirectory();
writePackage(join(here, 'kit'));

const wrong: readonly (readonly [readonly string[], string, string])[] = [
  [['chek'], "unknown command 'chek'", 'did you mean check?'],
  [['fetch'], "unknown command 'fetch'", 'run plugin-gate help for what there is'],
  [['--versoin'], "unknown option '--versoin'", 'did you mean --version?'],
  [['check', '--jsno'], "unknown option '--jsno'", 'did you mean --json?'],
  [['digest'], "missing required argument 'path'", 'run plugin-gate help for what there is'],
  [
    ['digest', 'a', 'b'],
    "too many arguments for 'digest'. Expected 1 argument but got 2.",
    'run plugin-gate help for what there is',
  ],
  [
    ['check', '--registry'],
    "option '--registry <file>' argument missing",
    'run plugin-gate help for what there is',
  ],
  [
    ['check', '--fail-on', 'all'],
    "option '--fail-on <level>' argument 'all' is invalid. Allowed choices are error, warning, needs-review.",
    'run plugin-gate help for what there is',
  ],
  [['check', 'gone'], 'there is nothing at "gone"', 'give a directory, or a registry file'],
  [
    ['check', 'kit/plugin.json/x'],
    'there is nothing at "kit/plugin.json/x"',
    'give a directory, or a registry file',
  ],
  [['digest', 'gone'], 'there is nothing at "gone"', 'give the directory of a package'],
  [
    ['digest', 'kit', '--explain', 'ABC'],
    '"ABC" is no digest',
    'give 64 lowercase hexadecimal digits',
  ],
  [
    ['pin', 'kit'],
    'there is no registry in "kit"',
    'give the registry file; an empty one starts as "entries: []"',
  ],
  [['explain', 'row/sha265'], 'no rule is called "row/sha265"', 'did you mean row/sha256?'],
  [
    ['explain', 'nothing/like-it'],
    'no rule is called "nothing/like-it"',
    'run plugin-gate explain for the list',
  ],
];

describe('a wrong command line', () => {
  test.each(wrong)('%j: %s', async (args, message, hint) => {
    expect(await command(here, args)).toEqual({
      code: 2,
      out: '',
      err: `plugin-gate: ${message}\n  ${hint}\n`,
    });
  });

  test.each(wrong)('%j with --json', async (args, message, hint) => {
    const { code, out, err } = await command(here, [
      ...args.slice(0, 1),
      '--json',
      ...args.slice(1),
    ]);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toEqual({ version: 1, error: { code: 'usage', message, hint } });
    expect(err).toBe(`plugin-gate: ${message}\n  ${hint}\n`);
  });

  test('cannot steer a log', async () => {
    const { err } = await command(here, ['check', '##[group]x\n::error::y\u001b[31m']);
    expect(err).toBe(
      'plugin-gate: there is nothing at "#\\#[group]x\\n::error::y\\x1B[31m"\n  give a directory, or a registry file\n',
    );
    const unknown = await command(here, ['\n::error::x']);
    expect(unknown.err).toBe(
      "plugin-gate: unknown command '\\n::error::x'\n  run plugin-gate help for what there is\n",
    );
  });
});

describe('help', () => {
  test.each([
    [[], 2],
    [['--help'], 0],
    [['-h'], 0],
    [['help'], 0],
  ] as const)('%j tells commands, examples and exit codes', async (args, code) => {
    const run = await command(here, args);
    expect(run.code).toBe(code);
    const text = code === 0 ? run.out : run.err;
    expect(code === 0 ? run.err : run.out).toBe('');
    expect(text).toMatch(/^Usage: plugin-gate \[options\] \[command\]\n/);
    for (const name of ['check', 'digest', 'pin', 'explain', 'help']) {
      expect(text).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    }
    expect(text).toContain('\nExamples:\n  plugin-gate check library\n');
    expect(text).toContain(
      'Exit codes: 0 pass, 1 findings at or above the threshold, 2 usage or configuration, 3 could not decide.',
    );
  });

  test.each([['check'], ['digest'], ['pin'], ['explain']])('of %s has examples', async (name) => {
    const { code, out, err } = await command(here, [name, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('--json');
    expect(out).toMatch(/\nExamples:\n(?: {2}plugin-gate [^\n]*\n?)+/);
    expect(await command(here, ['help', name])).toEqual({ code: 0, out, err: '' });
  });

  test('keeps to the width of the terminal', async () => {
    const { out } = await command(here, ['help', 'check'], { width: 80 });
    // Examples are ours and stay whole, so that they can be copied.
    const described = out.split('Examples:')[0] ?? '';
    expect(Math.max(...described.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('--version prints the version alone', async () => {
    expect(await command(here, ['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });
});

describe('width and colour', () => {
  test('a terminal gets broken lines and colours, a pipe neither', async () => {
    writePackage(join(here, 'bad'), { 'skills/read/SKILL.md': 'nothing\n' });
    const pipe = await command(here, ['check', 'bad']);
    const screen = await command(here, ['check', 'bad'], { color: true, width: 60 });
    expect(pipe.out).not.toContain('\u001b[');
    expect(screen.out).toContain('\u001b[31m');
    expect(screen.out.split('\n').length).toBeGreaterThan(pipe.out.split('\n').length);
  });
});
