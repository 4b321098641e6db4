import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Finding } from '../../src/base/finding.ts';
import { parseRegistry } from '../../src/registry/parse-registry.ts';
import { kitDigest, rowText } from '../support/registry.ts';

const parse = (text: string) => parseRegistry(Buffer.from(text), 'registry.yaml');
const line = ({ place, row, rule, message }: Finding): string =>
  `${place.line}:${place.column} ${row ?? '-'} ${rule} ${message}`;
const lines = (text: string): string[] => parse(text).findings.map(line);

describe('a registry that is right', () => {
  const text = `# ours\nentries:\n  - kind: skill\n    name: read\n    description: "Reads: pages"\n    version: 1.0.0\n    sourceUrl: read\n    sha256: ${kitDigest}\n    requires: [agent:a, skill:b]\n    provides:\n      - {kind: skill, name: read}\n      - kind: prompt\n        name: a:b\n        description: Asks.\n    category: tools\n    audit: pass\n    triggers: [read this, '1']\n`;

  test('gives every field with its value', () => {
    const registry = parse(text);
    expect(registry.findings).toEqual([]);
    expect(registry.notChecked).toEqual([]);
    expect([registry.form, registry.readable, registry.rows.length]).toEqual(['entries', true, 1]);
    expect(registry.rows[0]).toMatchObject({
      index: 0,
      id: 'skill:read',
      label: 'skill:read',
      kind: 'skill',
      name: 'read',
      description: 'Reads: pages',
      version: '1.0.0',
      sourceUrl: 'read',
      sha256: kitDigest,
      provides: [
        { kind: 'skill', name: 'read', description: null },
        { kind: 'prompt', name: 'a:b', description: 'Asks.' },
      ],
      triggers: ['read this', '1'],
      place: { line: 3, column: 5, excerpt: '  - kind: skill' },
    });
    expect(registry.rows[0]?.requires.map(({ id }) => id)).toEqual(['agent:a', 'skill:b']);
  });

  test('is the same with CRLF', () => {
    const registry = parse(text.replaceAll('\n', '\r\n'));
    expect(registry.findings).toEqual([]);
    expect(registry.rows[0]?.description).toBe('Reads: pages');
    expect(registry.rows[0]?.place.line).toBe(3);
  });

  test('may be a list, in flow style, and JSON', () => {
    const row = {
      kind: 'skill',
      name: 'a',
      description: '',
      version: '1.0.0',
      sourceUrl: 'a',
      sha256: kitDigest,
    };
    for (const one of [JSON.stringify([row]), JSON.stringify({ entries: [row] }), rowText()]) {
      expect(parse(one).findings).toEqual([]);
      expect(parse(one).rows).toHaveLength(1);
    }
  });

  test('without rows is readable and has none', () => {
    for (const one of ['[]', 'entries: []\n']) {
      expect(parse(one)).toMatchObject({ readable: true, rows: [], findings: [] });
    }
  });
});

describe('typed scalars', () => {
  test.each([
    ['version', '1.10', '4:12', 'quote it and give all three numbers: version: "1.10.0"'],
    ['version', '1', '4:12', 'quote it and give all three numbers: version: "1.0.0"'],
    ['description', 'null', '3:16', 'quote it: description: "null"'],
    ['description', '~', '3:16', 'quote it: description: "~"'],
    ['name', '0x1F', '2:9', 'quote it: name: "0x1F"'],
    [
      'sha256',
      `${'1'.repeat(63)}e`.replace(/e$/, '1'),
      '6:11',
      `quote it: sha256: "${'1'.repeat(64)}"`,
    ],
    [
      'sha256',
      `${'1'.repeat(40)}e${'2'.repeat(23)}`,
      '6:11',
      `quote it: sha256: "${'1'.repeat(40)}e${'2'.repeat(23)}"`,
    ],
    ['requires', '[true]', '7:14', 'quote it: - "true"'],
    ['audit', 'no', '7:10', 'write audit: unknown'],
  ])('%s: %s at %s', (key, value, at, fix) => {
    const found = parse(rowText({ [key]: value })).findings.filter(
      (one) => `${one.place.line}:${one.place.column}` === at,
    );
    expect(found.map((one) => one.fix)).toEqual([fix]);
  });

  test('the fix for a quoted value makes the finding go away', () => {
    expect(lines(rowText({ version: '"1.10.0"', description: '"null"' }))).toEqual([]);
    expect(parse(rowText({ sha256: `"${'1'.repeat(40)}e${'2'.repeat(23)}"` })).findings).toEqual(
      [],
    );
  });

  test('a value that was refused as YAML is not reported again for its type', () => {
    expect(lines(rowText({ description: '&d x', version: '*d' }))).toEqual([
      '3:16 plugin:page-kit registry/yaml-feature an anchor ("&d")',
      '4:12 plugin:page-kit registry/yaml-feature an alias ("*d")',
    ]);
  });
});

describe('a broken row never hides the next one', () => {
  test('every fault of every row is reported, with the row and its place', () => {
    const text = [
      '- name: Read',
      '  version: v1',
      '- 7',
      '-',
      '- kind: skills',
      '  name: read',
      '  sourceUrl: ../read',
      '  description: [x]',
      '  requires: {a: b}',
      '',
    ].join('\n');
    expect(lines(text)).toEqual([
      '1:3 row 1 row/missing-key "kind" is missing',
      '1:3 row 1 row/missing-key "description" is missing',
      '1:3 row 1 row/missing-key "sourceUrl" is missing',
      '1:3 row 1 row/missing-key "sha256" is missing',
      '1:9 row 1 row/name "Read" is no package name',
      '2:12 row 1 row/version "v1" is no semantic version',
      '3:3 row 2 row/not-a-mapping row 2 is the number 7',
      '4:2 row 3 row/not-a-mapping row 3 is empty',
      '5:3 skills:read row/missing-key "version" is missing',
      '5:3 skills:read row/missing-key "sha256" is missing',
      '5:9 skills:read row/kind "skills" is no package kind',
      '8:16 skills:read row/wrong-type "description" is a list',
      '7:14 skills:read row/source-url "../read" climbs with ".."',
      '9:13 skills:read row/wrong-type "requires" is an object',
    ]);
  });

  test('a syntax error ends the reading and the rest is not checked', () => {
    const registry = parse(`- kind: [\n${rowText()}`);
    expect(registry.findings.map(line)).toEqual([
      '2:1 - registry/syntax not YAML: a quote or bracket opened above is not closed',
    ]);
    expect(registry).toMatchObject({ readable: false, rows: [], form: null });
    expect(registry.notChecked).toEqual([
      { what: 'the rows of registry.yaml', why: 'the file cannot be read past line 2' },
    ]);
  });

  test.each([
    ['a bracket that is not closed', '- requires: [a\n', 14],
    ['a quote that is not closed', '- name: "a\n', 14],
    ['a tab', '- kind: skill\n\tname: a\n', 14],
    ['a colon', '- description: a: b\n', 13],
    ['a tab in the row behind', '- kind: skill\n- kind: skill\n\tname: a\n', 15],
  ])('rows before %s are read all the same', (_name, broken, errorLine) => {
    const registry = parse(`${rowText()}${rowText({ version: 'v1' })}${broken}${rowText()}`);
    expect(registry.readable).toBe(false);
    expect(registry.rows.slice(0, 2).map((row) => row.label)).toEqual([
      'plugin:page-kit',
      'plugin:page-kit',
    ]);
    expect(registry.findings.slice(0, 2).map((one) => `${one.place.line} ${one.rule}`)).toEqual([
      `${errorLine} registry/syntax`,
      '10 row/version',
    ]);
    expect(registry.notChecked.at(-1)).toEqual({
      what: `the rows of registry.yaml from line ${errorLine === 15 ? 14 : 13} on, and the rules over the whole file`,
      why: `the file cannot be read past line ${errorLine}`,
    });
  });

  test('rows under entries before a fault are read too', () => {
    const registry = parse('entries:\n  - name: A\n  - name: [\n  - name: b\n');
    expect(registry.rows).toHaveLength(1);
    expect(registry.findings.map((one) => `${one.place.line} ${one.rule}`)).toContain('2 row/name');
  });

  test.each([
    '',
    ' \n',
    '# x\n',
    '---\n',
    '---\n...\n',
    'entries:\n',
    'rows: []\n',
    '7\n',
    '"x"\n',
  ])('%j is unreadable, not a registry without rows', (text) => {
    const registry = parse(text);
    expect(registry.readable).toBe(false);
    expect(registry.findings.length).toBeGreaterThan(0);
    expect(registry.notChecked).toHaveLength(1);
  });
});

describe('hints', () => {
  const provides = (value: string): string[] => lines(rowText({ provides: value }));
  test.each([
    ['x', '7:13 plugin:page-kit row/provides "provides" is dropped: it is a string, not a list'],
    [
      '[{kind: skill}]',
      '7:14 plugin:page-kit row/provides "provides" is dropped: an item without a readable "name"',
    ],
    [
      '[{name: a}]',
      '7:14 plugin:page-kit row/provides "provides" is dropped: an item without a readable "kind"',
    ],
    [
      '[{kind: skill, name: 1.0}]',
      '7:34 plugin:page-kit row/provides "provides" is dropped: an item without a readable "name"',
    ],
    [
      '[{kind: skill, name: a b}]',
      '7:34 plugin:page-kit row/provides "provides" is dropped: the name "a b" (at most 128 of A-Z a-z 0-9 . _ : -)',
    ],
    [
      `[{kind: skill, name: a, description: ${'x'.repeat(257)}}]`,
      '7:50 plugin:page-kit row/provides "provides" is dropped: a description of 257 characters, more than 256',
    ],
    [
      '[{kind: skill, name: a, description: 7}]',
      '7:50 plugin:page-kit row/provides "provides" is dropped: a "description" that is no string',
    ],
  ])('%s', (value, expected) => {
    expect(provides(value)).toEqual([expected]);
    expect(parse(rowText({ provides: value })).rows[0]?.provides).toBeNull();
  });

  test('256 hints with the longest names and descriptions are taken', () => {
    const hint = `{kind: skill, name: ${'n'.repeat(128)}, description: ${'d'.repeat(256)}}`;
    const text = rowText({ provides: `[${Array(256).fill(hint).join(', ')}]` });
    expect(lines(text)).toEqual([]);
    expect(parse(text).rows[0]?.provides).toHaveLength(256);
  });
});

describe('hostile text', () => {
  test('keys of object prototypes are only strings', () => {
    expect(
      lines(rowText({ __proto__x: 'a', constructor: 'b' }).replace('__proto__x', '__proto__')),
    ).toEqual([
      '7:3 plugin:page-kit row/unknown-key "__proto__" is no key of a row',
      '8:3 plugin:page-kit row/unknown-key "constructor" is no key of a row',
    ]);
  });

  test('200,000 rows: the first 50,000 are read, the rest is said not to be', () => {
    const registry = parse('- {kind: skill, name: a}\n'.repeat(200_000));
    expect(registry.rows).toHaveLength(50_000);
    expect(
      registry.findings.filter(({ rule }) => rule === 'registry/too-many-rows').map(line),
    ).toEqual(['50001:3 - registry/too-many-rows 200000 rows, more than 50000']);
    expect(registry.notChecked).toEqual([
      {
        what: '198000 more findings of row/missing-key in registry.yaml',
        why: 'only the first 2000 of a rule are kept',
      },
      {
        what: 'rows after row 50000 of registry.yaml',
        why: 'a registry has at most 50000 rows',
      },
    ]);
  });

  test('a flood of lines is refused before anything is parsed', () => {
    expect(lines('-\n'.repeat(1_600_000))).toEqual([
      'null:null - registry/unreadable registry.yaml has more than 1500000 lines and list items',
    ]);
  });

  test('a flood of warnings cannot push an error out', () => {
    const text = `${rowText({ x: '1' }).repeat(2_500)}${rowText({ name: 'Bad Name' })}`;
    const registry = parse(text);
    expect(registry.findings.filter(({ rule }) => rule === 'row/unknown-key')).toHaveLength(2_000);
    expect(registry.findings.filter(({ rule }) => rule === 'row/name').map(line)).toEqual([
      '17502:9 plugin:Bad Name row/name "Bad Name" is no package name',
    ]);
  });

  test('text nobody can see is shown in messages', () => {
    expect(lines(rowText({ name: '"a\\u202eb\\n::error::x"' }))).toEqual([
      '2:9 plugin:a\u202eb\n::error::x row/name "a\\u202Eb\\n::error::x" is no package name',
    ]);
  });

  test('whatever the bytes: no exception, and every finding in this file', () => {
    const bits = fc.constantFrom(
      '- ',
      'kind: skill',
      'name: a',
      'version: 1.0.0',
      'sourceUrl: a',
      'requires: ',
      '[',
      ']',
      '{',
      '}',
      '\n',
      '  ',
      '\n  ',
      '\n- ',
      ': ',
      ', ',
      '"',
      '&a ',
      '*a',
      'entries:',
      '\t',
      '# c',
      '1.10',
      'skill:a',
      '\0',
      '\u00ff',
      'provides: ',
      '|\n',
      '__proto__: ',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 40 }), (parts) => {
        const registry = parse(parts.join(''));
        expect(registry.readable || registry.findings.length > 0).toBe(true);
        for (const one of registry.findings) expect(one.place.file).toBe('registry.yaml');
      }),
      { numRuns: 1_000 },
    );
  });
});
