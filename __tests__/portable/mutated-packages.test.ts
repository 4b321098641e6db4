// Two hundred packages mutated at random: judging never throws, every finding lies in a file or directory
// that is there (or is the one that is missing), on a line that the file has, and nothing both loads and
// is skipped.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findRule } from '../../src/checks/find-rule.ts';
import { boundaryOf } from '../../src/portable/boundaries.ts';
import { pluginRoot } from '../../src/portable/placeholders.ts';
import type { PortableVerdict } from '../../src/portable/verdict.ts';
import { mcpText, overHttp, stdio } from '../support/portable-packages.ts';
import { manifestText, skillText, temporaryDirectory, writeTree } from '../support/tree.ts';
import { judged } from './support/judged.ts';

const good: Readonly<Record<string, string>> = {
  'plugin.json': manifestText({
    author: { name: 'Team' },
    keywords: ['a'],
    extensions: { 'x.y': {} },
  }),
  'mcp.json': mcpText({
    a: stdio({ args: ['x'], env: { MODE: 'a' }, cwd: './skills' }),
    b: overHttp({ headers: { 'X-Mode': 'a' } }),
  }),
  'skills/read/SKILL.md': `${skillText}\nSee [it](references/a.md) and \`scripts/b.py\`.\n`,
  'skills/read/references/a.md': 'Text.\n',
  '.claude-plugin/plugin.json': '{ "name": "page-kit" }\n',
};
const paths = Object.keys(good);
/** What is told about the package before any change. */
const expectedAnyway = [
  'portable/foreign-manifest .claude-plugin/plugin.json',
  'markdown/missing-mention skills/read/SKILL.md',
];

const odd = fc.constantFrom(
  '\uFEFF',
  '\0',
  '"',
  ':',
  ': ',
  '---',
  '\n',
  '\r',
  '\t',
  '{',
  '}',
  '[',
  ']',
  '#',
  '&a',
  '*a',
  '!!str ',
  'null',
  '1',
  '${',
  pluginRoot,
  '../',
  '/',
  '\\',
  '\u202E',
  '\u{E0041}',
  '\uD800',
  '`',
  '```\n',
  '](x)',
  '<!--',
  '%YAML\n',
);
const mutation = fc.oneof(
  fc.record({
    kind: fc.constant('insert' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    text: odd,
  }),
  fc.record({
    kind: fc.constant('cut' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(40),
  }),
  fc.record({
    kind: fc.constant('replace' as const),
    word: fc.constantFrom(
      'read',
      'stdio',
      'name',
      'description',
      'https',
      '1.0.0',
      'node',
      'env',
      'a',
    ),
    text: odd,
  }),
);
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

function mutate(text: string, change: Mutation): string {
  if (change.kind === 'replace') return text.replaceAll(change.word, () => change.text);
  const at = Math.floor(change.at * text.length);
  return change.kind === 'insert'
    ? text.slice(0, at) + change.text + text.slice(at)
    : text.slice(0, at) + text.slice(at + change.length);
}

function linesOf(path: string): number {
  try {
    return readFileSync(path, 'utf8').split(/\r\n|\r|\n/).length;
  } catch {
    return 0;
  }
}

function faultsOf(
  root: string,
  files: ReadonlySet<string>,
  verdict: PortableVerdict,
): readonly string[] {
  const faults: string[] = [];
  for (const { rule, messageId, place, refuses, message } of verdict.findings) {
    if (findRule(rule)?.messages[messageId] === undefined) faults.push(`${rule} ${messageId}`);
    if (!files.has(place.file) && place.file !== 'plugin.json')
      faults.push(`${rule} in ${place.file}`);
    if (place.line !== null && place.line > linesOf(join(root, place.file))) {
      faults.push(`${rule} beyond ${place.file}:${place.line}`);
    }
    if (refuses) faults.push(`${rule} refuses`);
    if (/[\u0000-\u001f\u202e]/.test(message)) faults.push(`${rule} shows hostile text`);
  }
  const { load } = verdict;
  const skipped = new Set(load.skipped.map(({ what }) => what));
  for (const name of load.loaded.skills) if (skipped.has(`skills/${name}`)) faults.push(name);
  for (const name of load.loaded.mcpServers) if (skipped.has(`mcp.json#${name}`)) faults.push(name);
  const hard = verdict.findings.filter((one) =>
    ['FATAL', 'TYPE', 'ENTRY', 'DENY'].includes(boundaryOf(one.rule) ?? ''),
  );
  if ((hard.length === 0) !== verdict.conformant) faults.push('conformant');
  return faults;
}

test('mutated packages are judged, whatever they hold', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...paths), mutation), { minLength: 1, maxLength: 6 }),
      fc.option(fc.constantFrom('skills', 'mcp.json', 'plugin.json', 'skills/read', 'skills/new')),
      fc.constantFrom('../x', 'skills', 'skills/read', '.', '/etc/hostname', 'skills/new', 'none'),
      (changes, linked, target) => {
        const texts = new Map(Object.entries(good));
        for (const [path, change] of changes)
          texts.set(path, mutate(texts.get(path) ?? '', change));
        const root = temporaryDirectory();
        const files = new Set<string>(['skills', 'skills/read']);
        if (linked !== null) {
          writeTree(root, [{ path: linked, type: 'link', target }]);
          files.add(linked);
        }
        for (const [path, utf8] of texts) {
          if (linked !== null && (path === linked || path.startsWith(`${linked}/`))) continue;
          writeTree(root, [{ path, type: 'file', utf8 }]);
          files.add(path);
        }
        expect(faultsOf(root, files, judged(root))).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
});

/** Files whose findings may follow from a change of plugin.json: they have to agree with it. */
const agreeing = ['mcp.json', '.claude-plugin/plugin.json'];

test('a change of one file is told in that file, or in one that has to agree with it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...paths),
      fc.array(mutation, { minLength: 1, maxLength: 4 }),
      (changed, mutations) => {
        const root = temporaryDirectory();
        for (const path of paths) {
          const text = good[path] ?? '';
          const utf8 = path === changed ? mutations.reduce(mutate, text) : text;
          writeTree(root, [{ path, type: 'file', utf8 }]);
        }
        const allowed = new Set([changed, ...(changed === 'plugin.json' ? agreeing : [])]);
        const elsewhere = judged(root).findings.filter(
          ({ rule, place }) =>
            !allowed.has(place.file) && !expectedAnyway.includes(`${rule} ${place.file}`),
        );
        expect(elsewhere).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
});
