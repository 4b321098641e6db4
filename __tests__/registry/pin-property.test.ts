// Random registries of every form: pinning is idempotent, keeps every comment, and touches only the rows
// that change. The model is the text itself, line by line.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseRegistry } from '../../src/registry/parse-registry.ts';
import { writeFiles } from '../support/tree.ts';
import { digestAt, pinText, requestFor, type Shelf, shelfOf, told } from './pinning.ts';

const names = ['a', 'b.x', 'c-1', 'd', 'e'] as const;
const descriptions: Readonly<Record<string, string>> = {
  a: 'Reads pages.',
  'b.x': "It's: # odd, [really] {so}",
  'c-1': ' "quoted" \\ and é ',
  d: 'yes',
  e: '- dash',
};
const shelf = shelfOf(
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        description: descriptions[name] ?? '',
        requires: name === 'd' ? ['plugin:a', 'plugin:e'] : [],
      },
    ]),
  ),
);
// The packages never change here, so that each is read once for all runs.
const { readPackage } = requestFor(withEmptyRegistry(shelf));
const digests = new Map(names.map((name) => [name, digestAt(shelf, `p/${name}`)]));

function withEmptyRegistry(one: Shelf): Shelf {
  writeFiles(one.directory, { 'registry.yaml': '[]\n' });
  return one;
}

const quoted = (value: string) =>
  fc.constantFrom(JSON.stringify(value), `'${value.replaceAll("'", "''")}'`);
const comment = fc.constantFrom('', '', ' # c1', '  # c2: [x');

interface Line {
  readonly key: string;
  readonly value: string;
}

/** The lines of a row for one package: some right, some stale, some missing, some a person's own. */
const rowLines = (name: string): fc.Arbitrary<readonly Line[]> => {
  const digest = digests.get(name as (typeof names)[number]) ?? '';
  const value = (key: string, right: string, stale: readonly string[]) =>
    fc.option(
      fc
        .oneof(quoted(right), ...stale.map((text) => fc.constant(text)))
        .map((text): Line => ({ key, value: text })),
      { freq: 4 },
    );
  return fc
    .tuple(
      value('kind', 'plugin', ['plugin', 'skill', '7', '']),
      value('description', descriptions[name] ?? '', [
        'Old.',
        '>-\n    Old\n    text',
        '|-\n    Old',
        '~',
      ]),
      value('version', '1.0.0', ['1.0.0', '1.10', "'0.9.0'", '[1]']),
      value('sha256', digest, [digest, 'a'.repeat(64), '12e5']),
      fc.option(
        fc
          .constantFrom(
            '[]',
            '[plugin:a]',
            '[ plugin:e, "plugin:a" ]',
            '\n    - plugin:a # x\n    # y\n    - plugin:q',
            '[plugin:q, # z\n    plugin:e]',
            '',
          )
          .map((text): Line => ({ key: 'requires', value: text })),
      ),
      fc.option(fc.constant<Line>({ key: 'category', value: 'tools' })),
      fc.option(fc.constant<Line>({ key: 'audit', value: '"pass"' })),
    )
    .chain((lines) =>
      fc.shuffledSubarray(
        [
          { key: 'name', value: name },
          { key: 'sourceUrl', value: `p/${name}` },
          ...lines.filter((line) => line !== null),
        ],
        { minLength: 2 + lines.filter((line) => line !== null).length },
      ),
    );
};

const blockRow = (name: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      rowLines(name),
      fc.infiniteStream(comment),
      fc.constantFrom('', '# above\n', '# one\n# two\n'),
    )
    .map(([lines, comments, above]) => {
      const texts = lines.map(({ key, value }) => {
        const behind = value.includes('\n') ? '' : (comments.next().value ?? '');
        return `${key}:${value === '' || value.startsWith('\n') ? '' : ' '}${value}${behind}`;
      });
      return `${above}- ${texts.join('\n  ')}\n`;
    });

const flowRow = (name: string): fc.Arbitrary<string> =>
  rowLines(name).map(
    (lines) =>
      `- {${lines
        .filter(({ value }) => !value.includes('\n'))
        .map(({ key, value }) => `${key}: ${value}`)
        .join(', ')}}\n`,
  );

const registry = fc
  .shuffledSubarray([...names], { minLength: 1 })
  .chain((some) =>
    fc.tuple(
      fc.tuple(
        ...some.map((name) => fc.oneof({ weight: 3, arbitrary: blockRow(name) }, flowRow(name))),
      ),
      fc.constantFrom('', '\n'),
      fc.constantFrom('', '# head\n\n'),
      fc.constantFrom('', '\n# tail\n'),
      fc.constantFrom('list', 'entries'),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
    ),
  )
  .map(([rows, between, head, tail, form, newline, ends]) => {
    const list = rows.join(between);
    const text =
      form === 'list'
        ? `${head}${list}${tail}`
        : `${head}entries:\n${list.replace(/^(?=.)/gm, '  ')}${tail}`;
    return (ends ? text : text.trimEnd()).replaceAll('\n', newline);
  });

const commentsOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .flatMap(
      (line) => /(?:^|\s)(# (?:c1|c2: \[x|above|one|two|head|tail|x|y|z))$/.exec(line)?.[1] ?? [],
    )
    .sort();

describe('pinning a random registry', () => {
  test('gives true rows in order, twice changes nothing, comments stay', () => {
    let looked = 0;
    fc.assert(
      fc.property(registry, (text) => {
        const before = parseRegistry(Buffer.from(text), 'registry.yaml');
        fc.pre(before.readable);
        looked += 1;
        const { plan, text: after } = pinText(shelf, text, { readPackage });
        expect(plan.refusals.map(told)).toEqual([]);
        const read = parseRegistry(Buffer.from(after), 'registry.yaml');
        expect(read.rows.map((row) => row.name)).toEqual([...names]);
        for (const row of read.rows) {
          expect([row.kind, row.version, row.description, row.sha256]).toEqual([
            'plugin',
            '1.0.0',
            descriptions[row.name ?? ''],
            digests.get(row.name as (typeof names)[number]),
          ]);
          expect(row.requires.map(({ id }) => id).sort()).toEqual(
            row.name === 'd' ? ['plugin:a', 'plugin:e'] : [],
          );
        }
        for (const row of before.rows) {
          const same = read.rows.find((other) => other.name === row.name);
          for (const key of ['category', 'audit', 'sourceUrl']) {
            expect(same?.entries.has(key)).toBe(row.entries.has(key));
          }
        }
        expect(pinText(shelf, after, { readPackage }).text).toBe(after);
        // A comment may go only with a value or an item that goes.
        const gone = new Set(['# x', '# z']);
        expect(commentsOf(after).filter((one) => !gone.has(one))).toEqual(
          commentsOf(text).filter((one) => !gone.has(one)),
        );
        if (text.includes('\r\n')) expect(after.replaceAll('\r\n', '')).not.toContain('\n');
      }),
      { numRuns: 200 },
    );
    expect(looked).toBeGreaterThanOrEqual(200);
  });

  test('of a true registry in which one row went stale, only lines of that row change', () => {
    fc.assert(
      fc.property(registry, fc.constantFrom(...names), (text, name) => {
        fc.pre(parseRegistry(Buffer.from(text), 'registry.yaml').readable);
        const right = pinText(shelf, text, { readPackage }).text;
        const digest = digests.get(name) ?? '';
        const stale = right.replace(digest, 'b'.repeat(64));
        expect(pinText(shelf, stale, { readPackage }).text).toBe(right);
        const { plan } = pinText(shelf, stale, { readPackage });
        expect(plan.changes).toEqual([
          { id: `plugin:${name}`, change: 'updated', keys: ['sha256'] },
        ]);
      }),
      { numRuns: 60 },
    );
  });
});
