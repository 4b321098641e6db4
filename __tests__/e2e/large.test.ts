// Inputs made to be too much, through the committed bundle: each ends in findings or in numbers, and never in
// a stack trace. That it ends is the time-out of every run; how fast, the benchmark says.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { schemaErrors } from '../support/report-schema.ts';
import { runBundle } from '../support/run-bundle.ts';
import { manifestText, temporaryDirectory, writeFiles, writePackage } from '../support/tree.ts';

interface Told {
  readonly rule: string;
  readonly severity: string;
  readonly file: string;
  readonly line: number | null;
}

/** Checks and gives what was told, after holding the run to what must hold for all of them. */
function told(cwd: string, path: string): readonly Told[] {
  const run = runBundle(cwd, 'check', path, '--json');
  expect(run.err).toBe('');
  expect([0, 1]).toContain(run.code);
  const report = JSON.parse(run.out);
  expect(schemaErrors('report', report)).toEqual([]);
  const text = runBundle(cwd, 'check', path);
  expect(text.err).toBe('');
  expect(text.code).toBe(run.code);
  return report.findings;
}

const errors = (findings: readonly Told[]): readonly string[] => [
  ...new Set(findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)),
];

function registryOf(text: string | Buffer): string {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, 'registry.yaml'), text);
  return directory;
}

const row = (name: string, source: string): string =>
  `- kind: plugin\n  name: ${name}\n  description: Reads pages.\n  version: 1.0.0\n  sourceUrl: ${source}\n  sha256: "${'0'.repeat(64)}"\n`;

describe('a registry', () => {
  test('of 10,000 rows is judged whole, each wrong pin at its line', () => {
    const names = Array.from({ length: 10_000 }, (_, at) => `kit-${String(at).padStart(5, '0')}`);
    const directory = registryOf(
      names.map((name) => row(name, `https://github.com/owner/repo/tree/v1/${name}`)).join(''),
    );
    writePackage(join(directory, 'last'), { 'plugin.json': manifestText({ name: 'last-kit' }) });
    writeFiles(directory, { 'more/registry.yaml': '' });
    writeFileSync(
      join(directory, 'registry.yaml'),
      names.map((name) => row(name, `https://github.com/owner/repo/tree/v1/${name}`)).join('') +
        row('last-kit', 'last'),
    );
    const run = runBundle(directory, 'check', '.', '--offline', '--json');
    const report = JSON.parse(run.out);
    expect(report.registry.rows).toHaveLength(10_001);
    expect(
      report.findings
        .filter(({ rule }: Told) => rule === 'row/sha256')
        .map(({ file, line }: Told) => `${file}:${line}`),
    ).toEqual(['registry.yaml:60006']);
    expect(report.notChecked.length).toBeGreaterThanOrEqual(1);
    expect(schemaErrors('report', report)).toEqual([]);
    const pinned = runBundle(directory, 'pin', '.', '--offline');
    expect(pinned.code).toBe(0);
    expect(pinned.out).toContain('update plugin:last-kit: sha256');
  });

  test('of 10,000 rows whose directories are all gone says so of each, up to the cap', () => {
    const directory = registryOf(
      Array.from({ length: 10_000 }, (_, at) => row(`kit-${at}`, `kit-${at}`)).join(''),
    );
    const findings = told(directory, '.');
    expect(errors(findings)).toContain('row/source-missing');
  });

  const deep = 5_000;
  test.each<readonly [string, string | Buffer]>([
    ['5,000 nested brackets', '['.repeat(deep)],
    ['5,000 nested brackets, closed', `${'['.repeat(deep)}${']'.repeat(deep)}`],
    ['5,000 nested braces', `${'{a: '.repeat(deep)}`],
    ['5,000 nested dashes', `${'- '.repeat(deep)}x\n`],
    [
      '5,000 levels of block mappings',
      Array.from({ length: deep }, (_, at) => `${' '.repeat(at)}a:\n`).join(''),
    ],
    [
      'an alias bomb',
      `a: &a [x, x]\n${Array.from({ length: 30 }, (_, at) => `b${at}: &b${at} [${at === 0 ? '*a, *a' : `*b${at - 1}, *b${at - 1}`}]\n`).join('')}`,
    ],
    ['a directive', '%YAML 1.1\n---\nentries: []\n'],
    ['a tag', 'entries: !!python/object:os.system []\n'],
    ['a merge key', 'entries:\n  - <<: { kind: plugin }\n'],
    ['duplicate keys', 'entries: []\nentries: []\n'],
    ['a duplicate key in a row', `${row('kit', 'kit')}  name: kit\n`],
    ['__proto__', `- __proto__: { polluted: true }\n`],
    ['two documents', 'entries: []\n---\nentries: []\n'],
    ['a NUL', 'entries: []\n\0'],
    ['UTF-16', Buffer.from('\ufeffentries: []\n', 'utf16le')],
    ['bytes that are not UTF-8', Buffer.from([0x65, 0x6e, 0xff, 0xfe, 0x0a])],
    ['a tab', 'entries:\n\t- kind: plugin\n'],
    ['a number', '42\n'],
    ['one long line', `entries: [${'"x", '.repeat(200_000)}]\n`],
    ['17 MiB', `# ${'x'.repeat(17 * 1024 * 1024)}\nentries: []\n`],
    ['60,000 rows', '- {}\n'.repeat(60_000)],
  ])('with %s ends in findings', (_name, text) => {
    const findings = told(registryOf(text), '.');
    expect(findings.length).toBeGreaterThan(0);
    expect(errors(findings).length).toBeGreaterThan(0);
    expect(findings.every(({ file }) => file === 'registry.yaml')).toBe(true);
  });

  test.each([
    ['a directory', (path: string) => mkdirSync(path)],
    ['an empty file', (path: string) => writeFileSync(path, '')],
  ] as const)('that is %s is an error, not "no rows"', (_name, make) => {
    const directory = temporaryDirectory();
    make(join(directory, 'registry.yaml'));
    expect(errors(told(directory, '.'))).toHaveLength(1);
  });
});

describe('a manifest', () => {
  const clean = manifestText();
  test.each<readonly [string, string | Buffer]>([
    ['100,000 nested arrays', `{"a": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['100,000 nested arrays that never close', '['.repeat(100_000)],
    ['100,000 nested objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['duplicate keys', clean.replace('"version"', '"name": "other-kit",\n  "version"')],
    ['__proto__', clean.replace('"version"', '"__proto__": { "name": "other" },\n  "version"')],
    ['a byte-order mark', `\ufeff${clean}`],
    ['UTF-16', Buffer.from(clean, 'utf16le')],
    ['a lone surrogate', clean.replace('Reads pages.', '\\ud800')],
    ['a NUL', clean.replace('Reads pages.', '\0')],
    ['50 MB', `{"a": "${'x'.repeat(50_000_000)}"}`],
    ['an empty text', ''],
    ['null', 'null'],
  ])('with %s ends in findings', (_name, text) => {
    const directory = temporaryDirectory();
    writePackage(join(directory, 'kit'));
    writeFileSync(join(directory, 'kit', 'plugin.json'), text);
    const findings = told(directory, 'kit');
    expect(findings.filter(({ file }) => file === 'kit/plugin.json').length).toBeGreaterThan(0);
  });
});

describe('a package', () => {
  test('of 1,000 skills is read whole', () => {
    const directory = temporaryDirectory();
    writePackage(
      join(directory, 'kit'),
      Object.fromEntries(
        Array.from({ length: 1_000 }, (_, at) => [
          `skills/skill-${at}/SKILL.md`,
          `---\nname: skill-${at}\ndescription: Reads page ${at}. Use when it is given.\n---\n\nRead it.\n`,
        ]),
      ),
    );
    const run = runBundle(directory, 'check', 'kit', '--json');
    expect(run.code).toBe(0);
    expect(JSON.parse(run.out).packages[0].load.loaded.skills).toHaveLength(1_001);
  });

  test.each<readonly [string, string]>([
    ['5,000 nested brackets', `---\nname: ${'['.repeat(5_000)}\n---\n`],
    ['a frontmatter that never ends', `---\n${'a: b\n'.repeat(50_000)}`],
    ['duplicate keys', '---\nname: read\nname: read\ndescription: Reads.\n---\n'],
    ['__proto__', '---\n__proto__:\n  x: 1\nname: read\ndescription: ""\n---\n'],
    ['two megabytes', `---\nname: read\ndescription: Reads.\n---\n${'word '.repeat(500_000)}`],
    [
      'a thousand links',
      `---\nname: read\ndescription: Reads.\n---\n${'[a](b.md) '.repeat(20_000)}`,
    ],
    ['unclosed brackets', `---\nname: read\ndescription: Reads.\n---\n${'[![['.repeat(100_000)}`],
    ['unclosed code', `---\nname: read\ndescription: Reads.\n---\n${'`` ` '.repeat(100_000)}`],
  ])('with a skill of %s ends in findings', (_name, text) => {
    const directory = temporaryDirectory();
    writePackage(join(directory, 'kit'), { 'skills/read/SKILL.md': text });
    const findings = told(directory, 'kit');
    expect(findings.length).toBeGreaterThan(0);
    // The same skill without a package.
    expect(told(directory, 'kit/skills').length).toBeGreaterThan(0);
  });

  test('more levels deep than are walked has no digest, and says where', () => {
    const directory = temporaryDirectory();
    writePackage(join(directory, 'kit'), { [`${'d/'.repeat(1_200)}x.txt`]: 'x' });
    expect(errors(told(directory, 'kit'))).toContain('tree/too-deep');
  });
});
