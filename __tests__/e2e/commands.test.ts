// Every command of the committed bundle as text and as JSON, with every exit code; pipes that close early,
// colours, and the JSON report held against its published schema.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { kitDigest, rowText, writeKitAndRegistry } from '../support/registry.ts';
import { type Described, schemaErrors } from '../support/report-schema.ts';
import { bundle, libraryCopy, runBundle } from '../support/run-bundle.ts';
import {
  commitAll,
  manifestText,
  skillText,
  temporaryDirectory,
  writeFiles,
  writePackage,
} from '../support/tree.ts';

/** One directory with something for every exit code. */
const here = (() => {
  const directory = temporaryDirectory();
  writePackage(join(directory, 'good'));
  writePackage(join(directory, 'bad'), { 'plugin.json': manifestText({ version: 'one' }) });
  writePackage(join(directory, 'warned'), {
    'skills/read/SKILL.md': skillText.replace('name: read', 'name: read\nmetadata:\n  n: 1'),
  });
  writeFiles(join(directory, 'skills'), {
    'read/SKILL.md': skillText,
    'scan/SKILL.md': 'no frontmatter\n',
  });
  writePackage(join(directory, 'refused'));
  symlinkSync('/etc/hostname', join(directory, 'refused', 'out'));
  mkdirSync(join(directory, 'nothing'));
  writeKitAndRegistry(join(directory, 'pinned'), rowText({ sha256: `"${kitDigest}"` }));
  writeKitAndRegistry(join(directory, 'unpinned'), rowText({ sha256: `"${'0'.repeat(64)}"` }));
  writeKitAndRegistry(
    join(directory, 'remote'),
    `${rowText()}${rowText({ name: 'far-kit', sourceUrl: 'https://github.com/owner/repo/tree/v1/kit' })}`,
  );
  writeKitAndRegistry(join(directory, 'broken'), '- kind: [[[\n');
  commitAll(directory);
  return directory;
})();

interface Line {
  readonly args: readonly string[];
  readonly code: 0 | 1 | 2 | 3;
  readonly json: Described;
  /** A part of the text output, or of the error output where the code is 2. */
  readonly says: string;
}

const lines: readonly Line[] = [
  { args: ['check', 'good'], code: 0, json: 'report', says: 'pass: no errors' },
  { args: ['check', 'bad'], code: 1, json: 'report', says: 'fail: ' },
  { args: ['check', 'warned'], code: 0, json: 'report', says: 'pass: no errors, ' },
  { args: ['check', 'warned', '--fail-on', 'warning'], code: 1, json: 'report', says: 'fail: ' },
  { args: ['check', 'warned', '--fail-on', 'needs-review'], code: 0, json: 'report', says: 'pass' },
  { args: ['check', 'refused'], code: 1, json: 'report', says: 'tree/link-outside' },
  { args: ['check', 'skills/read'], code: 0, json: 'report', says: 'checked 1 skill, 1 file' },
  { args: ['check', 'skills'], code: 1, json: 'report', says: 'checked 2 skills, 2 files' },
  { args: ['check', 'pinned'], code: 0, json: 'report', says: '1 row: 1 pass' },
  { args: ['check', 'unpinned'], code: 1, json: 'report', says: 'row/sha256' },
  { args: ['check', 'broken'], code: 1, json: 'report', says: 'registry/syntax' },
  {
    args: ['check', 'good', '--registry', 'pinned/registry.yaml'],
    code: 0,
    json: 'report',
    says: 'checked 2 packages, 1 row',
  },
  { args: ['check', 'good', '--clio-version', '0.6.2'], code: 0, json: 'report', says: 'pass' },
  { args: ['check', 'nothing'], code: 2, json: 'error', says: 'found neither' },
  { args: ['check', 'pinned', 'unpinned'], code: 2, json: 'error', says: '2 registries found' },
  { args: ['check', 'good', '--clio-version', 'new'], code: 2, json: 'error', says: '"new"' },
  { args: ['digest', 'good'], code: 0, json: 'digestResult', says: `${kitDigest}  good\n` },
  { args: ['digest', 'good', '--frames'], code: 0, json: 'digestResult', says: 'directory ' },
  { args: ['digest', 'refused'], code: 1, json: 'digestResult', says: '' },
  {
    args: ['digest', 'good', '--explain', kitDigest],
    code: 0,
    json: 'digestResult',
    says: `expected ${kitDigest}`,
  },
  {
    args: ['digest', 'good', '--explain', '0'.repeat(64)],
    code: 1,
    json: 'digestResult',
    says: `expected ${'0'.repeat(64)}`,
  },
  { args: ['digest', 'gone'], code: 2, json: 'error', says: 'there is nothing at "gone"' },
  { args: ['pin', 'pinned', '--check'], code: 0, json: 'pinResult', says: 'nothing to write' },
  { args: ['pin', 'unpinned', '--check'], code: 1, json: 'pinResult', says: 'run plugin-gate pin' },
  { args: ['pin', 'broken'], code: 1, json: 'pinResult', says: 'was not written' },
  { args: ['pin', 'good'], code: 2, json: 'error', says: 'there is no registry in "good"' },
  { args: ['explain', 'row/nothing'], code: 2, json: 'error', says: 'no rule is called' },
];

describe.each(lines)('$args', ({ args, code, json, says }) => {
  test(`as text ends with ${code}`, () => {
    const run = runBundle(here, ...args);
    expect({ code: run.code, out: run.out, err: run.err }).toMatchObject({ code });
    expect(code === 2 ? run.err : run.out).toContain(says);
    if (code === 2) expect(run.out).toBe('');
    // Lines that people read end whole.
    expect(`${run.out}${run.err}`).toMatch(/\n$/);
  });

  test('as JSON is one document, as its schema says, with the same exit code', () => {
    const run = runBundle(here, ...args, '--json');
    expect(run.code).toBe(code);
    expect(schemaErrors(json, JSON.parse(run.out))).toEqual([]);
    if (code !== 2) expect(run.err).toBe('');
  });
});

describe('exit code 3, could not decide', () => {
  test('is given where the system will not let the registry be written, which then stays', () => {
    const directory = temporaryDirectory();
    const text = rowText({ sha256: `"${'0'.repeat(64)}"` });
    writeKitAndRegistry(directory, text);
    chmodSync(directory, 0o555);
    // Root is not stopped by a mode: then somebody else has to run it.
    const asNobody = ['setpriv', '--reuid=65534', '--clear-groups'];
    const argv = [process.execPath, bundle, 'pin', directory];
    const [file = '', ...args] = process.getuid?.() === 0 ? [...asNobody, ...argv] : argv;
    const run = spawnSync(file, args, { encoding: 'utf8' });
    const json = spawnSync(file, [...args, '--json'], { encoding: 'utf8' });
    chmodSync(directory, 0o755);
    expect(run.stdout).toBe('');
    expect(run.stderr).toMatch(/^plugin-gate: .*EACCES/);
    expect([run.status, json.status]).toEqual([3, 3]);
    expect(schemaErrors('error', JSON.parse(json.stdout))).toEqual([]);
    expect(JSON.parse(json.stdout).error.code).toBe('io');
    expect(readFileSync(join(directory, 'registry.yaml'), 'utf8')).toBe(text);
    expect(readdirSync(directory)).toEqual(['kit', 'registry.yaml']);
  });
});

describe('surroundings that fail', () => {
  const shell = (line: string) =>
    spawnSync('bash', ['-c', line], {
      cwd: here,
      encoding: 'utf8',
      env: { ...process.env, NODE: process.execPath, BUNDLE: bundle },
    });

  test.each(['check bad', 'check good --json', 'explain', 'digest good', 'pin pinned --check'])(
    '%s into a full disk is exit 3, not a pass and not findings',
    (args) => {
      const run = shell(`"$NODE" "$BUNDLE" ${args} > /dev/full`);
      expect([run.status, run.stderr]).toEqual([
        3,
        'plugin-gate: cannot write the output (ENOSPC)\n',
      ]);
    },
  );

  test('errors that nobody can read still have their exit code', () => {
    expect(shell('"$NODE" "$BUNDLE" check gone 2> /dev/full').status).toBe(2);
  });

  test('a working directory that was removed holds nothing', () => {
    const run = shell('mkdir gone && cd gone && rmdir "$PWD" && "$NODE" "$BUNDLE" check');
    expect([run.status, run.stderr]).toEqual([
      2,
      'plugin-gate: there is nothing at "."\n  give a directory, or a registry file\n',
    ]);
  });
});

describe('the report of each kind of run', () => {
  test('of the library is as its schema says', () => {
    const run = runBundle(libraryCopy(), 'check', 'library', '--json');
    const report: unknown = JSON.parse(run.out);
    expect(schemaErrors('report', report)).toEqual([]);
    expect(report).toMatchObject({ version: 1, verdict: 'pass', skills: [] });
  });

  test('says of a row on GitHub that its bytes were not read', () => {
    const run = runBundle(here, 'check', 'remote', '--offline', '--json');
    const report = JSON.parse(run.out);
    expect(schemaErrors('report', report)).toEqual([]);
    expect(JSON.stringify(report.notChecked)).toContain('plugin:far-kit');
    expect(report.registry.rows[1]).toMatchObject({ id: 'plugin:far-kit', digest: null });
  });

  test('of a change against a base is as its schema says, with the changed rows', () => {
    const directory = temporaryDirectory();
    writeKitAndRegistry(directory, rowText({ sha256: `"${kitDigest}"` }));
    commitAll(directory, 'base');
    writeFiles(directory, { 'kit/skills/read/SKILL.md': `${skillText}More.\n` });
    const digest = runBundle(directory, 'digest', 'kit').out.slice(0, 64);
    writeFiles(directory, { 'registry.yaml': rowText({ sha256: `"${digest}"` }) });
    commitAll(directory, 'head');
    const run = runBundle(directory, 'check', '.', '--base', 'HEAD~1', '--json');
    const report = JSON.parse(run.out);
    expect(schemaErrors('report', report)).toEqual([]);
    expect(run.code).toBe(1);
    expect(report).toMatchObject({
      verdict: 'fail',
      changes: [{ id: 'plugin:page-kit', verdict: 'fail' }],
    });
    const same = JSON.parse(runBundle(directory, 'check', '.', '--base', 'HEAD', '--json').out);
    expect(schemaErrors('report', same)).toEqual([]);
    expect(same).toMatchObject({ verdict: 'pass', changes: [] });
  });

  test('a report that lacks a field, or has one that nobody described, would be noticed', () => {
    const report = JSON.parse(runBundle(here, 'check', 'good', '--json').out);
    expect(schemaErrors('report', { ...report, skills: undefined })).not.toEqual([]);
    expect(schemaErrors('report', { ...report, extra: 1 })).not.toEqual([]);
    expect(schemaErrors('report', { ...report, packages: [{ path: 'x' }] })).not.toEqual([]);
  });
});

describe('explain', () => {
  const list = runBundle(here, 'explain');
  const ids = list.out
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '');

  test('lists every rule, sorted', () => {
    expect({ code: list.code, err: list.err }).toEqual({ code: 0, err: '' });
    expect(ids.length).toBeGreaterThan(100);
    expect(ids).toEqual(ids.toSorted());
    const json = JSON.parse(runBundle(here, 'explain', '--json').out);
    expect(json.rules.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(json.rules.flatMap((rule: unknown) => schemaErrors('rule', rule))).toEqual([]);
  });

  test('tells what, why, fix and example of one', () => {
    const { code, out } = runBundle(here, 'explain', 'row/sha256');
    expect(code).toBe(0);
    for (const part of ['row/sha256 (error, since 0.1.0)', 'Why: ', 'Fix: ', 'Fires on:']) {
      expect(out).toContain(part);
    }
    const json = JSON.parse(runBundle(here, 'explain', 'row/sha256', '--json').out);
    expect(schemaErrors('rule', json.rule)).toEqual([]);
  });
});

describe('a pipe', () => {
  test.each([
    ['check good bad --json', '{'],
    ['explain', 'agent-skill/allowed-tools '],
    ['digest good --frames', 'directory '],
  ])('that closes early is no failure of %s', (args, start) => {
    const run = spawnSync(
      'bash',
      [
        '-o',
        'pipefail',
        '-c',
        `"$NODE" "$BUNDLE" ${args} | { read -r line; echo "$line"; }; exit "\${PIPESTATUS[0]}"`,
      ],
      {
        cwd: here,
        encoding: 'utf8',
        env: { ...process.env, NODE: process.execPath, BUNDLE: bundle },
      },
    );
    expect(run.stderr).toBe('');
    expect(run.stdout.startsWith(start)).toBe(true);
    expect([0, 1]).toContain(run.status);
  });

  test('that is long is written whole before the process ends', () => {
    const many = temporaryDirectory();
    for (let at = 0; at < 400; at += 1) {
      writePackage(join(many, `kit-${at}`), { 'plugin.json': manifestText({ name: `kit-${at}` }) });
    }
    const run = spawnSync('bash', ['-c', '"$NODE" "$BUNDLE" check . --json | (sleep 0.5; cat)'], {
      cwd: many,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...process.env, NODE: process.execPath, BUNDLE: bundle },
    });
    expect(run.stdout.length).toBeGreaterThan(200_000);
    expect(JSON.parse(run.stdout).packages).toHaveLength(400);
  });
});

describe('colour', () => {
  const csi = '\u001b[';
  const run = (env: Readonly<Record<string, string>>, ...args: readonly string[]): string =>
    spawnSync(process.execPath, [bundle, ...args], {
      cwd: here,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', ...env },
    }).stdout;

  test('is for terminals, or where FORCE_COLOR asks for it, and NO_COLOR comes first', () => {
    expect(run({}, 'check', 'bad')).not.toContain(csi);
    expect(run({ FORCE_COLOR: '1' }, 'check', 'bad')).toContain(csi);
    expect(run({ FORCE_COLOR: '1', NO_COLOR: '1' }, 'check', 'bad')).not.toContain(csi);
  });

  test('is in no JSON', () => {
    expect(run({ FORCE_COLOR: '1' }, 'check', 'bad', '--json')).not.toContain(csi);
    expect(run({ FORCE_COLOR: '1' }, 'pin', 'unpinned', '--check', '--json')).not.toContain(csi);
  });
});

test('the library of a clone passes, and the last line says what was checked', () => {
  const copy = libraryCopy();
  const run = runBundle(copy, 'check', 'library');
  expect({ code: run.code, err: run.err }).toEqual({ code: 0, err: '' });
  expect(run.out.trimEnd().split('\n').at(-1)).toMatch(
    /^pass: no errors, no warnings; checked \d+ packages, \d+ rows, \d+ files \([\d.]+ kB\); nothing left unchecked$/,
  );
});
