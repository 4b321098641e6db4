// Twelve mixed packages and what a by-hand reading of the page says a conforming client loads of each.
import { describe, expect, test } from '@jest/globals';
import { mcpText, overHttp, stdio } from '../support/portable-packages.ts';
import { manifestText, schema, writeFiles, writePackage, writeTree } from '../support/tree.ts';
import { judgedGiven } from './support/judged.ts';

interface Mixed {
  readonly name: string;
  readonly given: (directory: string) => void;
  readonly load: {
    readonly rejected: boolean;
    readonly skills: readonly string[];
    readonly mcpServers: readonly string[];
    readonly skipped: readonly string[];
    readonly reported: readonly string[];
  };
  /** Skills and servers that lie there. */
  readonly present: readonly [skills: number, mcpServers: number];
}

function skill(name: string, ...lines: readonly string[]): string {
  return `---\nname: ${name}\ndescription: Does it. Use when asked.\n${lines.map((line) => `${line}\n`).join('')}---\n\nDo it.\n`;
}

const nothing = { skills: [], mcpServers: [], skipped: [], reported: [] } as const;

const packages: readonly Mixed[] = [
  {
    name: 'a catalogue that shows one of its four skills',
    given: (directory) =>
      writePackage(directory, {
        'skills/pages/write/SKILL.md': skill('write'),
        'skills/pages/edit/SKILL.md': skill('edit'),
        'skills/draw/skill.md': skill('draw'),
      }),
    load: { rejected: false, ...nothing, skills: ['read'] },
    present: [4, 0],
  },
  {
    name: 'good and bad skills in one directory',
    given: (directory) =>
      writePackage(directory, {
        'skills/b/SKILL.md': skill('b'),
        'skills/c/SKILL.md': skill('d'),
        'skills/e/SKILL.md': 'Do it.\n',
        'skills/f/notes.md': 'none\n',
      }),
    load: { rejected: false, ...nothing, skills: ['b', 'read'], skipped: ['skills/c', 'skills/e'] },
    present: [4, 0],
  },
  {
    name: 'good and bad servers in one file',
    given: (directory) =>
      writePackage(directory, {
        'mcp.json': mcpText({
          zed: stdio(),
          http: { type: 'http', url: 'https://tools.example/' },
          alpha: overHttp(),
          none: null,
        }),
      }),
    load: {
      rejected: false,
      skills: ['read'],
      mcpServers: ['zed', 'alpha'],
      skipped: ['mcp.json#http', 'mcp.json#none'],
      reported: [],
    },
    present: [1, 4],
  },
  {
    name: 'servers of another vendor beside good skills',
    given: (directory) =>
      writePackage(directory, { 'mcp.json': mcpText({ a: stdio(), b: stdio() }, {}) }),
    load: { rejected: false, ...nothing, skills: ['read'], skipped: ['mcp.json'] },
    present: [1, 2],
  },
  {
    name: 'a file where the skills should be, beside good servers',
    given: (directory) =>
      writePackage(directory, {
        'skills/read/SKILL.md': null,
        skills: 'none',
        'mcp.json': mcpText({ a: stdio() }),
      }),
    load: { rejected: false, ...nothing, mcpServers: ['a'], skipped: ['skills'] },
    present: [0, 1],
  },
  {
    name: 'both locations unusable',
    given: (directory) => {
      writePackage(directory, { 'skills/read/SKILL.md': null, skills: 'none' });
      writeTree(directory, [{ path: 'mcp.json', type: 'link', target: '/srv/mcp.json' }]);
    },
    load: { rejected: false, ...nothing, skipped: ['skills', 'mcp.json'] },
    present: [0, 0],
  },
  {
    name: 'fields that nobody knows',
    given: (directory) =>
      writePackage(directory, {
        'plugin.json': manifestText({ commands: './x', hooks: {}, extensions: 'none' }),
      }),
    load: {
      rejected: false,
      ...nothing,
      skills: ['read'],
      reported: ['extensions', 'commands', 'hooks'],
    },
    present: [1, 0],
  },
  {
    name: 'a manifest of the draft',
    given: (directory) =>
      writePackage(directory, {
        'plugin.json': manifestText({ $schema: schema.replace('1.0.0', '1.1.0'), more: 1 }),
        'mcp.json': mcpText({ a: stdio() }),
      }),
    load: { rejected: true, ...nothing },
    present: [1, 1],
  },
  {
    name: 'links inside and outside',
    given: (directory) => {
      writePackage(directory, { 'lib/inner/SKILL.md': skill('inner') });
      writeTree(directory, [
        { path: 'skills/inner', type: 'link', target: '../lib/inner' },
        { path: 'skills/outer', type: 'link', target: '../../outer' },
        { path: 'skills/read/data', type: 'link', target: '/srv/data' },
        { path: 'skills/half/SKILL.md', type: 'link', target: '../../lib/inner/SKILL.md' },
      ]);
    },
    load: {
      rejected: false,
      ...nothing,
      skills: ['inner', 'read'],
      skipped: ['skills/half', 'skills/outer'],
    },
    present: [4, 0],
  },
  {
    name: 'faults that are only warnings or advice',
    given: (directory) =>
      writePackage(directory, {
        'plugin.json': manifestText({ version: 'v1', license: 'Apache 2' }),
        'skills/read/SKILL.md': skill(
          'read',
          'allowed-tools: [Read]',
          'metadata: {version: 1.0}',
          'model: fast',
        ),
        'mcp.json': mcpText({
          a: stdio({ command: './bin/none', env: { API_TOKEN: 'correct-horse-battery' } }),
          b: overHttp({ url: 'http://127.1/' }),
        }),
      }),
    load: { rejected: false, ...nothing, skills: ['read'], mcpServers: ['a', 'b'] },
    present: [1, 2],
  },
  {
    name: 'one server name twice, the last of them good',
    given: (directory) =>
      writeFiles(directory, {
        'plugin.json': manifestText(),
        'mcp.json': mcpText({ a: null, b: stdio() }).replace('"b"', '"a"'),
      }),
    load: { rejected: false, ...nothing, mcpServers: ['a'] },
    present: [0, 1],
  },
  {
    name: 'a name that only a Clio host refuses, and a root skill',
    given: (directory) =>
      writePackage(directory, {
        'plugin.json': manifestText({ name: 'state.json' }),
        'SKILL.md': skill('state'),
      }),
    load: { rejected: false, ...nothing, skills: ['read'] },
    present: [2, 0],
  },
];

describe('effective load', () => {
  test.each(packages.map((one): [string, Mixed] => [one.name, one]))('%s', (_name, mixed) => {
    const { load, present } = judgedGiven(mixed.given);
    expect({
      rejected: load.rejected,
      skills: load.loaded.skills,
      mcpServers: load.loaded.mcpServers,
      skipped: load.skipped.map(({ what }) => what),
      reported: load.reported.map(({ field }) => field),
    }).toEqual(mixed.load);
    expect([present.skills, present.mcpServers]).toEqual(mixed.present);
  });
});
