// The common faults of new authors through the real check: whoever does what is printed, to the letter, is rid
// of each finding, and ends with a package that passes.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../src/report/report.ts';
import { checkPaths } from '../../src/usecases/check.ts';
import { mcpSchema, mcpText, overHttp, stdio } from '../support/portable-packages.ts';
import {
  manifestText,
  skillText,
  temporaryDirectory,
  writeFiles,
  writePackage,
} from '../support/tree.ts';
import { carryOut } from './carry-out.ts';

type Files = Readonly<Record<string, string | null>>;

async function check(
  cwd: string,
  policy: string | null = null,
  path = 'page-kit',
): Promise<Report> {
  return checkPaths({
    cwd,
    paths: [path],
    registry: null,
    clioVersion: 'auto',
    failOn: 'warning',
    env: {},
    policy,
    today: '2026-06-15',
  });
}

function skill(...lines: readonly string[]): Files {
  return { 'skills/read/SKILL.md': `---\n${lines.join('\n')}\n---\n\nRead it.\n` };
}

const usual = 'description: Reads a page. Use when a page is given.';
const vendor = `{"servers": {\n  "tools": {"command": "node"}\n}}\n`;

const faults: readonly (readonly [name: string, files: Files, rules: readonly string[]])[] = [
  [
    'an unquoted colon',
    skill('name: read', 'description: Use when: a page is given'),
    ['agent-skill/frontmatter', 'payload/frontmatter'],
  ],
  [
    'a byte-order mark',
    { 'skills/read/SKILL.md': `\uFEFF${skillText}` },
    ['agent-skill/frontmatter', 'payload/frontmatter'],
  ],
  [
    'a name that differs from its directory',
    skill('name: reader', usual),
    ['agent-skill/name-directory', 'skill/name-directory'],
  ],
  [
    'a directory that is no name',
    { 'skills/read/SKILL.md': null, 'skills/My Read/SKILL.md': skillText },
    ['agent-skill/name-directory', 'skill/name-directory'],
  ],
  [
    'a missing description',
    skill('name: read'),
    ['agent-skill/description', 'skill/description-missing'],
  ],
  [
    'a list in allowed-tools',
    skill('name: read', usual, 'allowed-tools:', '  - Read', '  - Bash(git:*)'),
    ['agent-skill/allowed-tools-list'],
  ],
  [
    'a nested skill',
    { 'skills/read/page/SKILL.md': skillText.replace('name: read', 'name: page') },
    ['agent-skill/not-discovered', 'skill/nested'],
  ],
  [
    'mcp.json from another vendor',
    { 'mcp.json': vendor },
    ['manifest/mcp-not-run', 'mcp/schema', 'mcp/server', 'mcp/unknown-key'],
  ],
  [
    'plain http',
    { 'mcp.json': mcpText({ tools: overHttp({ url: 'http://tools.example/mcp' }) }) },
    ['manifest/mcp-not-run', 'mcp/url'],
  ],
  [
    'a command with arguments',
    { 'mcp.json': mcpText({ tools: stdio({ command: 'node server.js --port 80' }) }) },
    ['manifest/mcp-not-run', 'mcp/command'],
  ],
  [
    'an unknown key of the manifest',
    { 'plugin.json': manifestText({ licence: 'MIT' }) },
    ['manifest/unknown-key', 'portable/unknown-field'],
  ],
  [
    'an unknown key of a skill',
    skill('name: read', usual, 'version: 1.0.0'),
    ['agent-skill/unknown-key'],
  ],
];

describe.each(faults)('%s', (_, files, rules) => {
  test('is over once what is printed is done', async () => {
    const cwd = temporaryDirectory();
    const root = join(cwd, 'page-kit');
    writePackage(root, files);
    let report = await check(cwd);
    expect([...new Set(report.findings.map(({ rule }) => rule))].sort()).toEqual(rules);
    const most = report.findings.length;
    for (let round = 0; report.findings.length > 0; round += 1) {
      expect(round).toBeLessThan(most);
      // A server is put right first: the warning about the whole file is the last thing left.
      const [next] = report.findings.toSorted(
        (a, b) =>
          Number(a.rule === 'manifest/mcp-not-run') - Number(b.rule === 'manifest/mcp-not-run'),
      );
      if (next === undefined) break;
      carryOut(cwd, root, next);
      const before = report.findings.length;
      report = await check(cwd);
      const seen = report.findings.map(({ rule, message }) => `${rule} ${message}`);
      expect(seen).not.toContain(`${next.rule} ${next.message}`);
      expect(report.findings.length).toBeLessThan(before);
    }
    expect(report.verdict).not.toBe('fail');
    expect(report.packages.map(({ admitted, conformant }) => [admitted, conformant])).toEqual([
      [true, true],
    ]);
  });
});

describe('mcp.json kept for other clients', () => {
  const keep = (cwd: string) =>
    writePackage(join(cwd, 'page-kit'), {
      'mcp.json': mcpText({ tools: stdio() }, { $schema: mcpSchema }),
    });

  test('is allowed by the line that the fix says', async () => {
    const cwd = temporaryDirectory();
    keep(cwd);
    const [warning, ...rest] = (await check(cwd)).findings;
    expect(rest).toEqual([]);
    const said = /put the line "([^"]+)" into ([\w.-]+) and pass --policy ([\w.-]+)/.exec(
      warning?.fix ?? '',
    );
    expect(said?.[2]).toBe(said?.[3]);
    writeFileSync(join(cwd, said?.[2] ?? ''), `${said?.[1]}\n`);
    const report = await check(cwd, said?.[3]);
    expect(report.findings).toEqual([]);
  });
});

describe('a lone SKILL.md in a directory called otherwise', () => {
  test.each([
    ['tmp.Xy12', 'rename the directory to "read"'],
    ['work', 'rename the directory to "read"; or write: name: work'],
  ])('%s', async (directory, fix) => {
    const cwd = temporaryDirectory();
    writeFiles(join(cwd, directory), { 'SKILL.md': skillText });
    const { findings } = await check(cwd, null, directory);
    expect(findings.map((one) => [one.rule, one.fix])).toEqual([
      ['agent-skill/name-directory', fix],
      ['skill/name-directory', fix],
    ]);
    renameSync(join(cwd, directory), join(cwd, 'read'));
    expect((await check(cwd, null, 'read')).findings).toEqual([]);
  });
});
