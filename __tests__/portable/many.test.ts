// Size: a thousand skills, thousands of servers, and texts made to be slow. All of them are judged; how fast,
// the benchmark says.
import { expect, test } from '@jest/globals';
import type { PortableVerdict } from '../../src/portable/verdict.ts';
import { mcpText, overHttp, stdio, usual } from '../support/portable-packages.ts';
import { type Json, manifestText, temporaryDirectory, writeFiles } from '../support/tree.ts';
import { judged } from './support/judged.ts';

function verdictOn(files: Readonly<Record<string, string>>): PortableVerdict {
  const root = temporaryDirectory();
  writeFiles(root, { 'plugin.json': manifestText(), ...files });
  return judged(root);
}

test('a thousand skills are read and judged', () => {
  const files = Object.fromEntries(
    Array.from({ length: 1000 }, (_, at) => [
      `skills/s${at}/SKILL.md`,
      `---\nname: s${at}\ndescription: Reads page ${at}.\n---\n\n${'Read it with `care`.\n'.repeat(50)}`,
    ]),
  );
  const { load, findings } = verdictOn(files);
  expect(load.loaded.skills.length).toBe(1000);
  expect(findings).toEqual([]);
});

test('a thousand heavy skills, two hundred broken links in each: two of each are told, the rest is counted', () => {
  const links = Array.from({ length: 200 }, (_, at) => `See [page ${at}](page-${at}.md) here.\n`);
  const files = Object.fromEntries(
    Array.from({ length: 1000 }, (_, at) => [
      `skills/s${at}/SKILL.md`,
      `---\nname: s${at}\ndescription: Reads page ${at}.\n---\n\n${links.join('')}`,
    ]),
  );
  const { load, findings } = verdictOn(files);
  expect(load.loaded.skills.length).toBe(1000);
  expect(findings.filter(({ rule }) => rule === 'markdown/broken-link')).toHaveLength(2000);
  expect(findings.at(-1)?.message).toMatch(/^48000 more findings/);
});

test('five thousand servers with every kind of advice are all read', () => {
  const servers: Record<string, Json> = {};
  for (let at = 0; at < 5000; at += 1) {
    servers[`s${at}`] =
      at % 2 === 0
        ? stdio({ args: ['$HOME_$PLUGIN_ROOT'], env: { API_TOKEN: 'correct-horse-battery' } })
        : overHttp({ headers: { 'X-A': 'a', 'x-b': 'b' } });
  }
  const { load } = verdictOn({ 'mcp.json': mcpText(servers) });
  expect(load.loaded.mcpServers.length).toBe(5000);
});

const head = `---\n${usual.join('\n')}\n---\n\n`;
test.each([
  ['brackets that open', '['.repeat(200_000)],
  ['links that do not close', '](aaaa'.repeat(50_000)],
  ['links to nothing', '[a](b) '.repeat(50_000)],
  ['definitions', '[a]: b\n'.repeat(50_000)],
  [
    'backtick runs of every length',
    Array.from({ length: 600 }, (_, at) => '`'.repeat(at)).join(' '),
  ],
  ['comments that open', '<!--'.repeat(50_000)],
  ['mentions', 'scripts/a.b '.repeat(30_000)],
  ['a path without end', `scripts/${'a/'.repeat(100_000)}`],
  ['unseen characters', 'a\u200B'.repeat(100_000)],
  ['right-to-left marks', '\u05D0\u200F'.repeat(50_000)],
])('a body of %s is judged', (_name, body) => {
  const { load } = verdictOn({ 'skills/read/SKILL.md': head + body });
  expect(load.loaded.skills).toEqual(['read']);
});

test.each([
  ['colons without quotes', Array.from({ length: 3000 }, (_, at) => `k${at}: a: b`).join('\n')],
  ['nested flow lists', `a: ${'['.repeat(5000)}`],
  ['one value of a megabyte', `a: ${'x: '.repeat(300_000)}`],
])('frontmatter of %s is judged', (_name, lines) => {
  const verdict = verdictOn({ 'skills/read/SKILL.md': `---\n${lines}\n---\n` });
  expect(verdict.load.loaded.skills).toEqual([]);
});

test.each([
  ['tokens that nearly are', 'eyJ'.repeat(100_000)],
  ['keys of a service', `${'sk-a'.repeat(100_000)}`],
  ['a user without end', `https://${'a'.repeat(200_000)}`],
  ['a query without end', `https://a?${'a='.repeat(100_000)}`],
])('mcp.json with %s is judged', (_name, text) => {
  const { load } = verdictOn({
    'mcp.json': mcpText({ a: overHttp({ url: text }), b: stdio({ args: [text] }) }),
  });
  expect(load.loaded.mcpServers).toContain('b');
});
