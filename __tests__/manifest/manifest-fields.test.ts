// The fields of plugin.json: what each takes, and where a finding points when it does not.
import { describe, expect, test } from '@jest/globals';
import { type Json, manifestText, schema } from '../support/tree.ts';
import { readPackage, rulesOf, told } from './support/read-package.ts';

const rootFault = (root: Readonly<Record<string, Json>>) => told(readPackage({ root }).diagnostics);
const blockFault = (clio: Readonly<Record<string, Json>>) =>
  told(readPackage({ clio }).diagnostics);

describe('the root object', () => {
  test.each(['[]', '"kit"', '1', 'null', 'true'])('%s is not an object', (text) => {
    const candidate = readPackage({ text });
    expect(candidate).toMatchObject({ valid: false, manifest: null, compatible: true });
    expect(told(candidate.diagnostics)).toEqual(['manifest/wrong-type wrong-type plugin.json:1:1']);
  });

  test('an empty one lacks three keys, told on line 1', () => {
    const { diagnostics } = readPackage({ text: '\n\n{}' });
    expect(diagnostics.map(({ message, place }) => [message, place.line])).toEqual([
      ['the root object has no "$schema"', 1],
      ['the root object has no "name"', 1],
      ['the root object has no "version"', 1],
    ]);
  });

  test.each([
    ['description', 7],
    ['homepage', null],
    ['repository', {}],
    ['license', ['MIT']],
  ])('%s is a string', (key, value) => {
    expect(readPackage({ root: { [key]: '' } }).valid).toBe(true);
    const candidate = readPackage({ root: { [key]: value } });
    expect(candidate.valid).toBe(false);
    expect(rulesOf(candidate)).toEqual(['manifest/wrong-type']);
  });

  test.each(['$schema', 'name', 'version'])('%s of another type is told once', (key) => {
    expect(rulesOf(readPackage({ root: { [key]: 1 } }))).toEqual(['manifest/wrong-type']);
    expect(rulesOf(readPackage({ root: { [key]: null } }))).toEqual(['manifest/wrong-type']);
  });

  test.each([
    `${schema}/`,
    schema.replace('https', 'http'),
    schema.toUpperCase(),
    ` ${schema}`,
    '',
  ])('$schema %j is not the identifier', (text) =>
    expect(rootFault({ $schema: text })).toEqual(['manifest/schema other-schema plugin.json:2:14']),
  );

  test('author is closed and holds strings', () => {
    expect(readPackage({ root: { author: {} } }).valid).toBe(true);
    expect(rootFault({ author: 'Pages' })).toEqual([
      'manifest/wrong-type wrong-type plugin.json:6:13',
    ]);
    expect(rootFault({ author: { name: 1, mail: 'x' } })).toEqual([
      'manifest/unknown-key unknown plugin.json:8:5',
      'manifest/wrong-type wrong-type plugin.json:7:13',
    ]);
  });

  test('keywords holds strings, each fault at its item', () => {
    expect(readPackage({ root: { keywords: [] } }).valid).toBe(true);
    expect(rootFault({ keywords: ['a', 1, null, 'b'] })).toEqual([
      'manifest/wrong-type wrong-type plugin.json:8:5',
      'manifest/wrong-type wrong-type plugin.json:9:5',
    ]);
  });

  test('extensions holds objects, of any namespace and content', () => {
    expect(readPackage({ root: { extensions: {} } }).valid).toBe(true);
    expect(
      readPackage({ root: { extensions: { 'com.example.pages': { kind: 7, hooks: [null] } } } })
        .valid,
    ).toBe(true);
    const { diagnostics } = readPackage({
      root: { extensions: { 'com.example.pages': [], other: null, 'ai.iowarp.clio': 'x' } },
    });
    expect(diagnostics.map(({ message, place }) => [message, place.line])).toEqual([
      ['extensions["com.example.pages"] is a list, not an object', 7],
      ['extensions["other"] is null, not an object', 8],
      ['extensions["ai.iowarp.clio"] is a string, not an object', 9],
    ]);
  });

  test('an unknown key suggests the nearest one, or where it belongs', () => {
    const fixes = (root: Readonly<Record<string, Json>>) =>
      readPackage({ root }).diagnostics.map(({ fix }) => fix);
    expect(fixes({ licence: 'MIT' })).toEqual([
      'rename it to "license" if that is meant, else remove it',
    ]);
    expect(fixes({ components: [] })).toEqual([
      'move it into extensions["ai.iowarp.clio"]: "extensions": { "ai.iowarp.clio": { "manifestVersion": 1, "components": … } }',
    ]);
    expect(fixes({ agents: 'agents' })).toEqual([
      'move it into "resources" of extensions["ai.iowarp.clio"]: "extensions": { "ai.iowarp.clio": { "manifestVersion": 1, "resources": { "agents": "agents" } } }',
    ]);
    expect(fixes({ components: [], extensions: {} })).toEqual([
      'move it into extensions["ai.iowarp.clio"]',
    ]);
    expect(fixes({ mcpServers: {} })).toEqual(['remove it']);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '%s is an unknown key',
    (key) => {
      const text = manifestText().replace('"name"', `"${key}": {"name": "x"},\n  "name"`);
      const candidate = readPackage({ text });
      expect(told(candidate.diagnostics)).toEqual(['manifest/unknown-key unknown plugin.json:3:3']);
      expect(candidate.statedName).toBe('page-kit');
    },
  );

  test('what is stated is kept for reports also where it is wrong', () => {
    expect(
      readPackage({ root: { name: 'Page Kit', version: 'v1' }, clio: { kind: 'hook' } }),
    ).toMatchObject({
      statedName: 'Page Kit',
      statedVersion: 'v1',
      statedKind: 'hook',
      manifest: null,
    });
    expect(readPackage({ root: { name: 1 } })).toMatchObject({
      statedName: null,
      statedKind: 'plugin',
    });
    expect(readPackage({ clio: { kind: 1 } })).toMatchObject({ statedKind: null });
    expect(readPackage({ text: '[]' })).toMatchObject({ statedKind: null });
  });
});

describe('the Clio block', () => {
  test.each([
    [2, '2'],
    [1.5, '1.5'],
    ['1', 'the string "1"'],
    [true, 'true'],
    [null, 'null'],
    [[1], 'a list'],
    [{}, 'an object'],
  ])('manifestVersion %j is not the number 1', (manifestVersion, found) => {
    expect(readPackage({ clio: { manifestVersion } }).diagnostics).toMatchObject([
      {
        rule: 'manifest/manifest-version',
        message: `manifestVersion is ${found}, not the number 1`,
        place: { line: 8, column: 26 },
      },
    ]);
  });

  test('manifestVersion 1.0 is the number 1', () => {
    const text = manifestText({}, {}).replace('"manifestVersion": 1', '"manifestVersion": 1.0');
    expect(readPackage({ text }).valid).toBe(true);
  });

  test('without manifestVersion is told at its key', () => {
    const { diagnostics } = readPackage({ root: { extensions: { 'ai.iowarp.clio': {} } } });
    expect(told(diagnostics)).toEqual(['manifest/missing-key missing plugin.json:7:5']);
  });

  test('kind is a string and a package kind', () => {
    expect(blockFault({ kind: 1 })).toEqual(['manifest/wrong-type wrong-type plugin.json:9:15']);
    expect(blockFault({ kind: '' })).toEqual(['manifest/kind unknown-kind plugin.json:9:15']);
    expect(blockFault({ kind: 'Plugin' })).toEqual(['manifest/kind unknown-kind plugin.json:9:15']);
    expect(readPackage({ clio: { kind: 'skils' } }).diagnostics[0]?.fix).toBe('write "skill"');
  });

  test('evals is a note whatever it holds', () => {
    for (const evals of [null, {}, 'x', { a: 'evals/none.yaml' }]) {
      const candidate = readPackage({ clio: { evals } });
      expect(candidate.valid).toBe(true);
      expect(told(candidate.diagnostics)).toEqual(['manifest/evals-retired evals plugin.json:9:7']);
    }
  });

  test.each(['skill:a', 'plugin:0', 'prompt:a.b-c', 'agent:a--b', `skill:${'a'.repeat(200)}`])(
    '%j is a requirement',
    (requirement) => {
      const candidate = readPackage({ clio: { requires: [requirement] } });
      expect(candidate.valid).toBe(true);
      expect(candidate.manifest?.requires).toEqual([requirement]);
    },
  );

  test.each([
    '',
    'reader',
    ':reader',
    'skill:',
    'skill:Reader',
    'skill:-a',
    'skill:.a',
    'skill:a_b',
    'skill:a:b',
    'skill: a',
    'skill:a\n',
  ])('%j has not the form of a requirement', (requirement) =>
    expect(blockFault({ requires: [requirement] })).toEqual([
      'manifest/requires form plugin.json:10:9',
    ]),
  );

  test.each(['hook:a', 'Skill:a', 'script:a', '__proto__:a'])(
    '%j is of no package kind',
    (requirement) => {
      expect(blockFault({ requires: [requirement] })).toEqual([
        'manifest/requires unknown-kind plugin.json:10:9',
      ]);
    },
  );

  test('requires is a list of strings', () => {
    expect(blockFault({ requires: 'skill:a' })).toEqual([
      'manifest/wrong-type wrong-type plugin.json:9:19',
    ]);
    expect(blockFault({ requires: ['skill:a', 7] })).toEqual([
      'manifest/wrong-type wrong-type plugin.json:11:9',
    ]);
  });

  test('compatibility is an object with clio alone', () => {
    expect(readPackage({ clio: { compatibility: {} } }).valid).toBe(true);
    expect(blockFault({ compatibility: '>=0.5.0' })).toEqual([
      'manifest/wrong-type wrong-type plugin.json:9:24',
    ]);
    expect(blockFault({ compatibility: { clio: 5 } })).toEqual([
      'manifest/wrong-type wrong-type plugin.json:10:17',
    ]);
    expect(blockFault({ compatibility: { clio: 'latest', node: '>=20' } })).toEqual([
      'manifest/unknown-key unknown plugin.json:11:9',
      'manifest/compatibility not-a-range plugin.json:10:17',
    ]);
  });

  test('resources is an object and components a list', () => {
    expect(blockFault({ resources: ['skills'] })).toEqual([
      'manifest/wrong-type wrong-type plugin.json:9:20',
    ]);
    expect(blockFault({ components: {} })).toEqual([
      'manifest/wrong-type wrong-type plugin.json:9:21',
    ]);
  });
});

describe('hidden characters in prose', () => {
  test.each([
    ['Reads\u202Esegap.', 'description has characters that cannot be seen: "Reads\\u202Esegap."'],
    ['Reads\u200B pages.', 'description has characters that cannot be seen: "Reads\\u200B pages."'],
    [
      'Reads\u{E0041} pages.',
      'description has characters that cannot be seen: "Reads\\u{E0041} pages."',
    ],
    [
      'Reads\u001B[31m pages.',
      'description has characters that cannot be seen: "Reads\\x1B[31m pages."',
    ],
    ['Reads\uD800 pages.', 'description has characters that cannot be seen: "Reads\\uD800 pages."'],
  ])('%j is shown decoded and stays admitted', (description, message) => {
    const candidate = readPackage({ root: { description } });
    expect(candidate.valid).toBe(true);
    expect(candidate.diagnostics).toMatchObject([{ rule: 'manifest/hidden-character', message }]);
  });

  test('are looked for in every text of the root', () => {
    const hidden = 'a\u200Bb';
    const root = {
      homepage: hidden,
      repository: hidden,
      license: hidden,
      author: { name: hidden },
      keywords: [hidden],
    };
    expect(rulesOf(readPackage({ root }))).toEqual(Array(5).fill('manifest/hidden-character'));
  });

  test('lines, tabs, scripts and emoji are nothing to hide', () => {
    const description =
      'Zeile\n\tzwei, 読む, مرحبا, \u{1F468}\u{1F3FD}\u200D\u{1F33E} \u2764\uFE0F\u200D\u{1F525}';
    expect(rulesOf(readPackage({ root: { description } }))).toEqual([]);
  });
});
