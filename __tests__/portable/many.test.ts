// Size: a thousand skills, thousands of servers, and texts made to be slow. The bounds are many times what
// is measured; they catch what grows with the square, not a slow machine.
import { expect, test } from '@jest/globals';
import type { PortableVerdict } from '../../src/portable/verdict.ts';
import { mcpText, overHttp, stdio, usual } from '../support/portable-packages.ts';
import { type Json, manifestText, temporaryDirectory, writeFiles } from '../support/tree.ts';
import { judged } from './support/judged.ts';

function timed(files: Readonly<Record<string, string>>): readonly [PortableVerdict, number] {
  const root = temporaryDirectory();
  writeFiles(root, { 'plugin.json': manifestText(), ...files });
  const start = performance.now();
  return [judged(root), performance.now() - start];
}

test('a thousand skills are read and judged in under a second', () => {
  const files = Object.fromEntries(
    Array.from({ length: 1000 }, (_, at) => [
      `skills/s${at}/SKILL.md`,
      `---\nname: s${at}\ndescription: Reads page ${at}.\n---\n\n${'Read it with `care`.\n'.repeat(50)}`,
    ]),
  );
  const [{ load, findings }, milliseconds] = timed(files);
  expect(load.loaded.skills.length).toBe(1000);
  expect(findings).toEqual([]);
  expect(milliseconds).toBeLessThan(1000);
});

test('a thousand heavy skills, two hundred broken links in each, stay under a second of work', () => {
  const links = Array.from({ length: 200 }, (_, at) => `See [page ${at}](page-${at}.md) here.\n`);
  const files = Object.fromEntries(
    Array.from({ length: 1000 }, (_, at) => [
      `skills/s${at}/SKILL.md`,
      `---\nname: s${at}\ndescription: Reads page ${at}.\n---\n\n${links.join('')}`,
    ]),
  );
  const used = process.cpuUsage();
  const [{ load, findings }] = timed(files);
  const { user } = process.cpuUsage(used);
  expect(load.loaded.skills.length).toBe(1000);
  expect(findings.filter(({ rule }) => rule === 'markdown/broken-link')).toHaveLength(2000);
  expect(findings.at(-1)?.message).toMatch(/^48000 more findings/);
  // Writing the files is in it, and the machine of a test is busy: three times what is allowed.
  expect(user / 1000).toBeLessThan(3000);
});

test('five thousand servers with every kind of advice stay linear', () => {
  const servers: Record<string, Json> = {};
  for (let at = 0; at < 5000; at += 1) {
    servers[`s${at}`] =
      at % 2 === 0
        ? stdio({ args: ['$HOME_$PLUGIN_ROOT'], env: { API_TOKEN: 'correct-horse-battery' } })
        : overHttp({ headers: { 'X-A': 'a', 'x-b': 'b' } });
  }
  const [{ load }, milliseconds] = timed({ 'mcp.json': mcpText(servers) });
  expect(load.loaded.mcpServers.length).toBe(5000);
  expect(milliseconds).toBeLessThan(4000);
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
])('a body of %s is judged in time', (_name, body) => {
  const [, milliseconds] = timed({ 'skills/read/SKILL.md': head + body });
  expect(milliseconds).toBeLessThan(3000);
});

test.each([
  ['colons without quotes', Array.from({ length: 3000 }, (_, at) => `k${at}: a: b`).join('\n')],
  ['nested flow lists', `a: ${'['.repeat(5000)}`],
  ['one value of a megabyte', `a: ${'x: '.repeat(300_000)}`],
])('frontmatter of %s is judged in time', (_name, lines) => {
  const [verdict, milliseconds] = timed({ 'skills/read/SKILL.md': `---\n${lines}\n---\n` });
  expect(verdict.load.loaded.skills).toEqual([]);
  expect(milliseconds).toBeLessThan(3000);
});

test.each([
  ['tokens that nearly are', 'eyJ'.repeat(100_000)],
  ['keys of a service', `${'sk-a'.repeat(100_000)}`],
  ['a user without end', `https://${'a'.repeat(200_000)}`],
  ['a query without end', `https://a?${'a='.repeat(100_000)}`],
])('mcp.json with %s is judged in time', (_name, text) => {
  const [, milliseconds] = timed({
    'mcp.json': mcpText({ a: overHttp({ url: text }), b: stdio({ args: [text] }) }),
  });
  expect(milliseconds).toBeLessThan(3000);
});
