// No fault hides another: blocked findings, the outermost boundary, conformance, and roots of all kinds.
import { realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  mcpSchema,
  mcpText,
  overHttp,
  stdio,
  usual,
  writeSkill,
} from '../support/portable-packages.ts';
import {
  type Json,
  manifestText,
  schema,
  skillText,
  temporaryDirectory,
  writeFiles,
  writePackage,
  writeTree,
} from '../support/tree.ts';
import { judged, judgedGiven, told } from './support/judged.ts';

const elevenBadServers: Readonly<Record<string, Json>> = {
  a: null,
  b: { command: 'node' },
  c: { type: 'http', url: 'https://tools.example/' },
  d: stdio({ command: 'node server.js' }),
  e: stdio({ args: [1] }),
  f: stdio({ env: { PLUGIN_ROOT: 'x' } }),
  g: stdio({ cwd: 'data' }),
  h: overHttp({ url: 'http://tools.example/' }),
  i: overHttp({ headers: { '': 'x' } }),
  j: stdio({ url: 'https://tools.example/' }),
  k: overHttp({ url: '/mcp' }),
};

function skillOf(name: string, lines: readonly string[]): Readonly<Record<string, string>> {
  return { [`skills/${name}/SKILL.md`]: `---\n${lines.join('\n')}\n---\n\nDo it.\n` };
}

describe('no masking', () => {
  test('a fatal manifest, four bad skills and eleven bad servers are sixteen findings', () => {
    const verdict = judgedGiven((directory) =>
      writeFiles(directory, {
        'plugin.json': '{ "name": }',
        ...skillOf('a', ['name: b', 'description: Works.']),
        ...skillOf('b', ['name: b', 'description: Use when: asked']),
        ...skillOf('c', ['name: c']),
        'skills/d/SKILL.md': 'Do it.\n',
        'mcp.json': mcpText(elevenBadServers),
      }),
    );
    expect(told(verdict)).toEqual([
      'portable/manifest-json plugin.json:1',
      'agent-skill/name-directory skills/a/SKILL.md:2',
      'agent-skill/frontmatter skills/b/SKILL.md:3',
      'agent-skill/description skills/c/SKILL.md:1',
      'agent-skill/frontmatter skills/d/SKILL.md:1',
      'mcp/server mcp.json:4',
      'mcp/server mcp.json:5',
      'mcp/server mcp.json:9',
      'mcp/command mcp.json:14',
      'mcp/args mcp.json:20',
      'mcp/env mcp.json:27',
      'mcp/cwd mcp.json:33',
      'mcp/url mcp.json:37',
      'mcp/headers mcp.json:43',
      'mcp/server-key mcp.json:49',
      'mcp/url mcp.json:53',
    ]);
    expect(new Set(verdict.findings.slice(1).map((one) => one.blockedBy))).toEqual(
      new Set(['portable/manifest-json']),
    );
    expect(verdict.findings[0]?.blockedBy).toBeNull();
    expect(verdict.boundary).toBe('FATAL');
    expect(verdict.load).toEqual({
      rejected: true,
      loaded: { skills: [], mcpServers: [] },
      skipped: [],
      reported: [],
    });
    expect(verdict.present).toEqual({ skills: 4, mcpServers: 11 });
  });

  test('two fatal faults do not block each other', () => {
    const verdict = judgedGiven((directory) =>
      writePackage(directory, {
        'plugin.json': manifestText({ name: 7, description: null, more: 1 }),
      }),
    );
    expect(verdict.findings.map(({ rule, blockedBy }) => [rule, blockedBy])).toEqual([
      ['portable/name', null],
      ['portable/metadata', null],
      ['portable/unknown-field', 'portable/name'],
    ]);
  });

  test('a dropped mcp.json still has its servers judged', () => {
    const verdict = judgedGiven((directory) =>
      writePackage(directory, {
        'mcp.json': mcpText({ a: null, b: stdio() }, { $schema: mcpSchema, extra: 1 }),
      }),
    );
    expect(told(verdict)).toEqual(['mcp/unknown-key mcp.json:3', 'mcp/server mcp.json:5']);
    expect(verdict.load.skipped).toEqual([{ what: 'mcp.json' }]);
    expect(verdict.load.loaded.mcpServers).toEqual([]);
  });

  test('a byte-order mark, a colon and a wrong name are three faults of one skill', () => {
    const verdict = judgedGiven((directory) => {
      writePackage(directory);
      writeFiles(directory, {
        'skills/read/SKILL.md':
          '\uFEFF---\nname: write\ndescription: Use when: asked\nmetadata: none\n---\n\nDo it.\n',
      });
    });
    expect(verdict.findings.map(({ rule, messageId }) => `${rule} ${messageId}`)).toEqual([
      'agent-skill/frontmatter byte-order-mark',
      'agent-skill/frontmatter unquoted-colon',
      'agent-skill/name-directory differs',
      'agent-skill/metadata wrong-type',
    ]);
  });
});

describe('conformance', () => {
  test('a package without faults has no boundary and no finding', () => {
    const verdict = judgedGiven((directory) => writePackage(directory));
    expect(verdict).toMatchObject({ conformant: true, boundary: null, findings: [] });
  });

  test('an unknown field of the manifest is ignored, so the package conforms', () => {
    const verdict = judgedGiven((directory) =>
      writePackage(directory, { 'plugin.json': manifestText({ skills: [] }) }),
    );
    expect(verdict).toMatchObject({ conformant: true, boundary: 'IGNORE' });
    expect(verdict.load.reported).toEqual([{ field: 'skills' }]);
  });

  test('a path that leads outside is refused, so the package does not conform, and all loads', () => {
    const verdict = judgedGiven((directory) => {
      writePackage(directory);
      writeTree(directory, [{ path: 'skills/read/host', type: 'link', target: '/etc/hostname' }]);
    });
    expect(verdict).toMatchObject({ conformant: false, boundary: 'DENY' });
    expect(verdict.load.loaded.skills).toEqual(['read']);
  });

  test('an unknown key of a skill conforms, but not when strict', () => {
    const given = (directory: string): void => writeSkill(directory, [...usual, 'version: "1.0"']);
    expect(judgedGiven(given)).toMatchObject({ conformant: true, boundary: 'ADVICE' });
    expect(judgedGiven(given, { strict: true })).toMatchObject({ conformant: false });
  });

  test('no finding ever says that a Clio host refuses', () => {
    const verdict = judgedGiven((directory) =>
      writeFiles(directory, { 'plugin.json': '[]', 'mcp.json': mcpText(elevenBadServers) }),
    );
    expect(verdict.findings.filter((one) => one.refuses)).toEqual([]);
  });
});

describe('roots', () => {
  test('an empty directory is rejected', () => {
    expect(told(judged(temporaryDirectory()))).toEqual(['portable/manifest-missing plugin.json']);
  });

  test('the package behind a linked root is judged by its real path', () => {
    const home = temporaryDirectory();
    writePackage(join(home, 'real'));
    symlinkSync('real', join(home, 'linked'));
    expect(judged(realpathSync(join(home, 'linked')))).toMatchObject({ conformant: true });
  });

  test('a package of another case in its file name is told so', () => {
    const { findings } = judgedGiven((directory) =>
      writePackage(directory, { 'plugin.json': null, 'Plugin.json': manifestText() }),
    );
    expect(findings[0]).toMatchObject({
      message:
        'conforming clients reject the package: there is no plugin.json at the root, only "Plugin.json"',
      fix: 'Rename "Plugin.json" to "plugin.json".',
    });
  });

  test('skills behind a link inside are read, and told by their real place', () => {
    const verdict = judgedGiven((directory) => {
      writePackage(directory, {
        'skills/read/SKILL.md': null,
        'lib/read/SKILL.md': skillText,
        'lib/write/SKILL.md': skillText,
      });
      writeTree(directory, [{ path: 'skills', type: 'link', target: 'lib' }]);
    });
    expect(verdict.load.loaded.skills).toEqual(['read']);
    expect(verdict.load.skipped).toEqual([{ what: 'skills/write' }]);
    expect(told(verdict)).toEqual([
      'agent-skill/name-directory lib/write/SKILL.md:2',
      'portable/link skills',
    ]);
  });

  test('a refused tree is judged all the same', () => {
    const verdict = judgedGiven((directory) => {
      writeFiles(directory, { 'plugin.json': `{ "$schema": "${schema}", "name": "kit" }` });
      writeTree(directory, [{ path: 'skills/a', type: 'link', target: '/srv/a' }]);
    });
    expect(told(verdict)).toEqual(['agent-skill/location skills/a']);
  });
});
