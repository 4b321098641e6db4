// Reading a package root: what comes back for good and for broken ones, and that nothing is left out.
import { createHash } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { pluginContentDigest } from '../../src/digest/content-digest.ts';
import { parsePluginManifest, readPluginManifest } from '../../src/manifest/read-manifest.ts';
import { pluginResourcePath } from '../../src/manifest/resource-path.ts';
import { manifestText, temporaryDirectory, writeFiles, writePackage } from '../support/tree.ts';
import { makePackage, readPackage, rulesOf, told } from './support/read-package.ts';

describe('a sound package', () => {
  test('comes back whole', () => {
    const text = manifestText(
      {
        version: '1.4.0-rc.1+page.7',
        author: { name: 'Pages', email: 'pages@example.invalid', url: 'https://example.invalid' },
        homepage: 'https://example.invalid/kit',
        repository: 'https://example.invalid/kit.git',
        license: 'MIT',
        keywords: ['pages', 'reading'],
      },
      {
        requires: ['skill:page-reader', 'agent:scout'],
        compatibility: { clio: '>=0.5.0' },
        resources: { prompts: './text//prompts/' },
        components: [
          { kind: 'skill', id: 'read', path: 'skills/read/SKILL.md', requires: ['prompt:sum-up'] },
          { kind: 'prompt', id: 'sum-up', path: 'text/prompts/sum-up.md' },
        ],
      },
    );
    const root = makePackage({ text, files: { 'text/prompts/sum-up.md': 'Sum it up.' } });
    const candidate = readPluginManifest(root);
    expect(candidate.diagnostics).toEqual([]);
    expect(candidate).toMatchObject({
      path: root,
      manifestPath: join(root, 'plugin.json'),
      valid: true,
      compatible: true,
      generation: 'before-0.6.2',
      statedName: 'page-kit',
      statedVersion: '1.4.0-rc.1+page.7',
      statedKind: 'plugin',
    });
    expect(candidate.manifest).toEqual({
      name: 'page-kit',
      version: '1.4.0-rc.1+page.7',
      description: 'Reads pages.',
      homepage: 'https://example.invalid/kit',
      repository: 'https://example.invalid/kit.git',
      license: 'MIT',
      author: { name: 'Pages', email: 'pages@example.invalid', url: 'https://example.invalid' },
      keywords: ['pages', 'reading'],
      kind: 'plugin',
      requires: ['skill:page-reader', 'agent:scout'],
      compatibility: { clio: '>=0.5.0' },
      resources: new Map([
        ['prompts', 'text/prompts'],
        ['skills', 'skills'],
      ]),
      components: [
        {
          kind: 'skill',
          id: 'read',
          path: 'skills/read/SKILL.md',
          requires: ['prompt:sum-up'],
          place: expect.objectContaining({ file: 'plugin.json', line: 22, column: 17 }),
        },
        {
          kind: 'prompt',
          id: 'sum-up',
          path: 'text/prompts/sum-up.md',
          requires: [],
          place: expect.objectContaining({ line: 30 }),
        },
      ],
    });
    expect(candidate.contentDigest).toBe(pluginContentDigest(root));
    expect(candidate.manifestDigest).toBe(createHash('sha256').update(text).digest('hex'));
    expect(pluginResourcePath(candidate, 'prompts')).toBe(join(root, 'text/prompts'));
    expect(pluginResourcePath(candidate, 'skills')).toBe(join(root, 'skills'));
    expect(pluginResourcePath(candidate, 'agents')).toBeNull();
  });

  test('without a Clio block is a plugin without requirements, and its skills/ counts', () => {
    const { valid, manifest } = readPackage();
    expect(valid).toBe(true);
    expect(manifest).toMatchObject({ kind: 'plugin', requires: [], compatibility: { clio: null } });
    expect([...(manifest?.resources ?? [])]).toEqual([['skills', 'skills']]);
  });

  test('may hold no payload at all', () => {
    const files = { 'skills/read/SKILL.md': null };
    expect(readPackage({ files }).valid).toBe(true);
    expect(readPackage({ clio: {}, files }).valid).toBe(true);
    expect(
      readPackage({ clio: { resources: {}, components: [], requires: [] }, files }).valid,
    ).toBe(true);
  });

  test('holds the bytes that later readers need, and those alone', () => {
    const { tree } = readPackage({
      files: {
        'mcp.json': '{}',
        'docs/a.md': 'a',
        'data.csv': '1',
        '.claude-plugin/plugin.json': '{}',
      },
    });
    expect([...tree.captured.keys()].sort()).toEqual([
      '.claude-plugin/plugin.json',
      'docs/a.md',
      'mcp.json',
      'plugin.json',
      'skills/read/SKILL.md',
    ]);
  });

  test('holds what the caller asks for besides', () => {
    const root = makePackage({ files: { 'data.csv': '1' } });
    const { tree } = readPluginManifest(root, { capture: (path) => path === 'data.csv' });
    expect(tree.captured.get('data.csv')).toEqual(Buffer.from('1'));
    expect(tree.captured.has('plugin.json')).toBe(true);
  });
});

describe('the root', () => {
  test('state.json at the root is refused, whatever it is; deeper it is fine', () => {
    const root = makePackage();
    mkdirSync(join(root, 'state.json'));
    expect(rulesOf(readPluginManifest(root))).toEqual(['manifest/state-json-reserved']);
    expect(readPluginManifest(root).valid).toBe(false);
    expect(readPackage({ files: { 'templates/state.json': '{}' } }).valid).toBe(true);
  });

  test('mcp.json at the root is a warning', () => {
    const candidate = readPackage({ files: { 'mcp.json': 'not even JSON' } });
    expect(candidate.valid).toBe(true);
    expect(told(candidate.diagnostics)).toEqual(['manifest/mcp-not-run kept mcp.json']);
  });

  test('that does not exist is one finding', () => {
    const candidate = readPluginManifest(join(temporaryDirectory(), 'nowhere'));
    expect(candidate).toMatchObject({
      valid: false,
      manifest: null,
      contentDigest: null,
      source: null,
    });
    expect(candidate.diagnostics.map(({ message }) => message)).toEqual([
      'the package root does not exist',
    ]);
  });

  test('that is a file or a link is one finding', () => {
    const directory = temporaryDirectory();
    writePackage(join(directory, 'kit'));
    symlinkSync('kit', join(directory, 'link'));
    const read = (name: string) => readPluginManifest(join(directory, name));
    expect(read('link').diagnostics.map(({ message }) => message)).toEqual([
      'the package root is itself a symbolic link',
    ]);
    expect(read('kit/plugin.json').diagnostics.map(({ message }) => message)).toEqual([
      'the package root is not a directory',
    ]);
    expect([read('link').valid, read('kit/plugin.json').valid]).toEqual([false, false]);
  });
});

describe('a refused tree', () => {
  test('is not admitted, and its manifest is judged all the same', () => {
    const root = makePackage({
      root: { tags: [] },
      files: { 'state.json': '{}', 'mcp.json': '{}' },
    });
    symlinkSync('nowhere', join(root, 'a'));
    const candidate = readPluginManifest(root);
    expect(candidate).toMatchObject({ valid: false, contentDigest: null, statedName: 'page-kit' });
    expect(rulesOf(candidate).slice(1)).toEqual([
      'manifest/state-json-reserved',
      'manifest/mcp-not-run',
      'manifest/unknown-key',
    ]);
    expect(candidate.diagnostics[0]?.rule).toMatch(/^tree\//);
    expect(candidate.manifestDigest).toMatch(/^[0-9a-f]{64}$/);
  });

  test('keeps the manifest where only the tree has faults', () => {
    const root = makePackage();
    symlinkSync('nowhere', join(root, 'z'));
    expect(readPluginManifest(root)).toMatchObject({
      valid: false,
      manifest: { name: 'page-kit' },
    });
  });
});

describe('plugin.json', () => {
  test('that is not there suggests a name that is close', () => {
    const candidate = readPackage({
      files: { 'plugin.json': null, 'Plugin.json': manifestText() },
    });
    expect(candidate.valid).toBe(false);
    expect(candidate.diagnostics).toMatchObject([
      { rule: 'manifest/missing', fix: 'rename "Plugin.json" to "plugin.json"' },
    ]);
  });

  test('reached through a link inside is refused, but not read a second time', () => {
    const root = makePackage({
      files: { 'plugin.json': null, 'meta/plugin.json': manifestText() },
    });
    symlinkSync('meta/plugin.json', join(root, 'plugin.json'));
    const candidate = readPluginManifest(root);
    expect(told(candidate.diagnostics)).toEqual(['manifest/not-regular link plugin.json']);
    expect(candidate).toMatchObject({ valid: false, manifest: null, manifestDigest: null });
    expect(candidate.contentDigest).not.toBeNull();
  });

  test('over the cap is said by its size', () => {
    const candidate = readPackage({ text: `${manifestText()}${' '.repeat(4 * 1024 * 1024)}` });
    expect(rulesOf(candidate)).toEqual(['manifest/too-large']);
    expect(candidate.valid).toBe(false);
    expect(candidate.contentDigest).not.toBeNull();
  });

  test('of exactly the cap is read', () => {
    const text = manifestText();
    const candidate = readPackage({ text: `${text}${' '.repeat(4 * 1024 * 1024 - text.length)}` });
    expect(candidate.valid).toBe(true);
  });

  test('with a byte-order mark says so', () => {
    const { diagnostics, valid } = readPackage({ text: `\uFEFF${manifestText()}` });
    expect(valid).toBe(false);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'plugin.json begins with a byte-order mark',
    ]);
  });

  test('that is not UTF-8 says on which line', () => {
    const root = makePackage();
    writeFileSync(
      join(root, 'plugin.json'),
      Buffer.from('{\n"name": "a",\n"license": "\xe9"\n}', 'latin1'),
    );
    expect(told(readPluginManifest(root).diagnostics)).toEqual([
      'manifest/not-utf8 not-utf8 plugin.json:3',
    ]);
  });

  test.each([
    ['', 'the text ends too early', 1, 1],
    ['{', 'the text ends too early', 1, 2],
    ['{"a":', 'the text ends too early', 1, 6],
    ['{"a": "b', 'the text ends too early', 1, 9],
    ['{\n  "name": "a"\n\n', 'the text ends too early', 2, 14],
    ['{"name": "a",\n}', 'a comma before the closing "}"', 2, 1],
    ['{\n  // the name\n  "name": "a"\n}', 'a comment; JSON has none', 2, 3],
    ["{'name': 'a'}", 'a single quote; JSON strings take double quotes', 1, 2],
    ['{"a": 1\n "b": 2}', 'a missing comma or colon before this string', 2, 2],
    ['{"a": "b\nc"}', 'a raw control character inside a string; write it as an escape', 1, 9],
  ])('%j is not JSON: %s', (text, why, line, column) => {
    const { diagnostics, valid } = readPackage({ text });
    expect(valid).toBe(false);
    expect(diagnostics).toMatchObject([
      {
        rule: 'manifest/not-json',
        message: `plugin.json is not JSON: ${why}`,
        place: { file: 'plugin.json', line, column },
      },
    ]);
  });

  test.each(['NaN', '01', '{"a": 0x1}', '[1] [2]', '"\\x"', 'undefined'])(
    '%s is not JSON',
    (text) => {
      expect(rulesOf(readPackage({ text }))).toEqual(['manifest/not-json']);
    },
  );

  test('may be written with CRLF, and lines are counted right', () => {
    const text = manifestText({ tags: [] }).replaceAll('\n', '\r\n');
    expect(told(readPackage({ text }).diagnostics)).toEqual([
      'manifest/unknown-key unknown plugin.json:6:3',
    ]);
  });
});

describe('duplicate keys', () => {
  const twice = manifestText({}, { kind: 'plugin' })
    .replace('"version": "1.0.0"', '"version": "x",\n  "version": "1.0.0"')
    .replace('"kind": "plugin"', '"kind": "nonsense", "kind": "plugin"');

  test('are told at the second one, and admission stays what the last one makes it', () => {
    const candidate = readPackage({ text: twice });
    expect(told(candidate.diagnostics)).toEqual([
      'manifest/duplicate-key duplicate plugin.json:5:3',
      'manifest/duplicate-key duplicate plugin.json:10:27',
    ]);
    expect(candidate.diagnostics[0]?.related).toMatchObject([{ place: { line: 4, column: 3 } }]);
    expect(candidate).toMatchObject({
      valid: true,
      manifest: { version: '1.0.0', kind: 'plugin' },
    });
  });

  test('whose last one is wrong are not admitted', () => {
    const candidate = readPackage({
      text: manifestText().replace('"version": "1.0.0"', '"version": "1.0.0", "version": "x"'),
    });
    expect(candidate.valid).toBe(false);
    expect(rulesOf(candidate)).toEqual(['manifest/duplicate-key', 'manifest/version']);
  });

  test('are found in namespaces of other clients too', () => {
    const text = manifestText({ extensions: { 'com.example.pages': { list: [{ a: 1 }] } } });
    const candidate = readPackage({ text: text.replace('"a": 1', '"a": 1, "a": 2, "a": 3') });
    expect(rulesOf(candidate)).toEqual(['manifest/duplicate-key', 'manifest/duplicate-key']);
    expect(candidate.valid).toBe(true);
  });
});

test('twelve faults in one manifest are twelve findings', () => {
  const candidate = readPackage({
    root: { $schema: 'x', name: 'Page', version: 'v1.0.0', license: null, keywords: [1], tags: [] },
    clio: {
      requires: ['reader'],
      compatibility: { node: '>=20' },
      resources: { prompts: 'a\\b' },
      components: [
        { kind: 'hook', id: 'a', path: 'plugin.json' },
        { kind: 'tool', id: 'B', path: 'plugin.json' },
        { kind: 'tool', id: 'c', path: 'nowhere' },
      ],
    },
  });
  expect(candidate).toMatchObject({ valid: false, manifest: null, generation: null });
  expect(told(candidate.diagnostics)).toEqual([
    'manifest/unknown-key unknown plugin.json:41:3',
    'manifest/schema other-schema plugin.json:2:14',
    'manifest/name form plugin.json:3:11',
    'manifest/version prefix plugin.json:4:14',
    'manifest/wrong-type wrong-type plugin.json:39:5',
    'manifest/wrong-type wrong-type plugin.json:37:14',
    'manifest/requires form plugin.json:10:9',
    'manifest/unknown-key unknown plugin.json:13:9',
    'manifest/resource-path backslash plugin.json:16:20',
    'component/kind unknown-kind plugin.json:20:19',
    'component/id form plugin.json:26:17',
    'component/path missing plugin.json:32:19',
  ]);
});

describe('parsePluginManifest', () => {
  test('judges bytes against the tree at the root', () => {
    const root = makePackage({ files: { 'prompts/a.md': 'x' } });
    const bytes = (clio: Readonly<Record<string, string>>) =>
      Buffer.from(manifestText({ name: 'other' }, { resources: clio }));
    expect(parsePluginManifest(bytes({ prompts: 'prompts' }), root)).toMatchObject({
      valid: true,
      manifest: { name: 'other' },
      diagnostics: [],
    });
    const bad = parsePluginManifest(bytes({ prompts: 'agents' }), root);
    expect(bad).toMatchObject({ valid: false, manifest: null });
    expect(told(bad.diagnostics)).toEqual(['manifest/resource-path missing plugin.json:10:20']);
  });

  test('leaves the tree and the file at the root alone', () => {
    const root = makePackage({ text: 'broken', files: { 'state.json': '{}' } });
    expect(parsePluginManifest(Buffer.from(manifestText()), root).valid).toBe(true);
    expect(parsePluginManifest(Buffer.from('['), root).valid).toBe(false);
  });
});

test('a package read twice gives equal findings and digests', () => {
  const root = makePackage({ root: { tags: [], name: 'X' } });
  writeFiles(root, { 'a.md': 'x' });
  const [one, two] = [readPluginManifest(root), readPluginManifest(root)];
  expect(two.diagnostics).toEqual(one.diagnostics);
  expect(two.contentDigest).toBe(one.contentDigest);
});
