// Rows are compared by what they say, whatever their text looks like.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareRows } from '../../../src/registry/change/compare-rows.ts';
import { parseRegistry } from '../../../src/registry/parse-registry.ts';
import { describeChange } from '../../../src/usecases/gate-changes.ts';
import { digestA, digestB, digestC, remoteRow } from '../../support/registry-history.ts';

function changes(base: string, head: string): readonly string[] {
  const parse = (text: string) => parseRegistry(Buffer.from(text), 'registry.yaml');
  return compareRows(parse(base), parse(head), null).changes.map(
    (one) => `${one.id}: ${describeChange(one)}`,
  );
}

const kit = remoteRow('page-kit', { requires: '[plugin:a, plugin:b]', triggers: '[read, page]' });

describe('what says the same', () => {
  test.each([
    ['a comment', `# kits\n${kit}`],
    ['rows under entries', `entries:\n${kit}`],
    ['Windows line breaks', kit.replaceAll('\n', '\r\n')],
    ['other quotes', kit.replaceAll('"', "'")],
    ['a quoted version', kit.replace('1.0.0', '"1.0.0"')],
    ['a flow list as block', kit.replace('[read, page]', '\n    - read\n    - page')],
    ['requirements in another order', kit.replace('plugin:a, plugin:b', 'plugin:b, plugin:a')],
    [
      'keys in another order',
      `- name: page-kit\n  kind: plugin\n${kit.split('\n').slice(2).join('\n')}`,
    ],
  ])('%s', (_what, text) => {
    expect(changes(kit, text)).toEqual([]);
  });
});

describe('what says something else', () => {
  test.each([
    ['a field', kit.replace('Reads pages.', 'Reads.'), 'description'],
    ['a field that is new', `${kit}  category: reading\n`, 'category'],
    ['a key nobody knows', `${kit}  colour: red\n`, 'colour'],
    ['a key that objects have', `${kit}  __proto__: red\n`, '__proto__'],
    ['a number for a text', kit.replace('Reads pages.', '7'), 'description'],
    ['a word of another type', kit.replace('[read, page]', '[read, true]'), 'triggers'],
    ['triggers in another order', kit.replace('read, page', 'page, read'), 'triggers'],
    ['a requirement less', kit.replace('plugin:a, plugin:b', 'plugin:a'), 'requires'],
    ['the version', kit.replace('1.0.0', '1.0.1'), '1.0.0 to 1.0.1'],
    [
      'version and pin',
      kit.replace('1.0.0', '1.0.1').replace(digestA, digestB),
      '1.0.0 to 1.0.1; sha256',
    ],
  ])('%s', (_what, text, change) => {
    expect(changes(kit, text)).toEqual([`plugin:page-kit: ${change}`]);
  });
});

describe('rows that come and go', () => {
  const row = (name: string, digest: string): string => remoteRow(name, { sha256: `"${digest}"` });

  test('in the order of the file now, what went last', () => {
    const base = row('a', digestA) + row('b', digestB);
    const head = row('d', digestC) + row('b', 'd'.repeat(64));
    expect(changes(base, head)).toEqual([
      'plugin:d: added 1.0.0',
      'plugin:b: sha256',
      'plugin:a: removed 1.0.0',
    ]);
  });

  test('two renames at once are paired by their bytes', () => {
    const base = row('a', digestA) + row('b', digestB);
    expect(changes(base, row('y', digestB) + row('z', digestA))).toEqual([
      'plugin:y: renamed from plugin:b',
      'plugin:z: renamed from plugin:a',
    ]);
  });

  test('one that went is the past of one that came, not of two', () => {
    expect(changes(row('a', digestA), row('y', digestA) + row('z', digestA))).toEqual([
      'plugin:y: renamed from plugin:a',
      'plugin:z: added 1.0.0',
    ]);
  });

  test('a row that was there twice is compared with the one that is like it', () => {
    const base = row('a', digestA) + row('a', digestB);
    expect(changes(base, row('a', digestB))).toEqual([
      'plugin:a: a second row of this name removed',
    ]);
    expect(changes(base, row('a', digestC))).toEqual(['plugin:a: sha256']);
  });

  test('a row that is there twice now is compared twice', () => {
    const head = row('a', digestA) + row('a', digestB);
    expect(changes(row('a', digestA), head)).toEqual(['plugin:a: sha256']);
  });

  test('a row that says again what another one says is one that came', () => {
    const one = row('a', digestA);
    expect(changes(one, one + one)).toEqual(['plugin:a: added 1.0.0']);
    expect(changes(one, one + one + one)).toEqual([
      'plugin:a: added 1.0.0',
      'plugin:a: added 1.0.0',
    ]);
    expect(changes(one + one, one + one)).toEqual([]);
    expect(changes(one + one, one)).toEqual(['plugin:a: a second row of this name removed']);
  });

  test('a row without a readable name is told where it comes and goes, and never for its place', () => {
    const one = row('a', digestA);
    expect(changes(one, `${one}- kind: plugin\n`)).toEqual(['row 2: added']);
    expect(changes(one, `${one}- words\n`)).toEqual(['row 2: added']);
    expect(changes(`${one}- kind: plugin\n`, one)).toEqual(['row 2: removed']);
    expect(changes(`${one}- kind: plugin\n`, `- kind: plugin\n${one}`)).toEqual([]);
    expect(changes(`${one}- kind: plugin\n`, `${one}- kind: plugin\n- kind: skill\n`)).toEqual([
      'row 3: added',
    ]);
  });
});

const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 });
const registry = names.chain((all) =>
  fc.tuple(
    fc.constant(all),
    fc.array(fc.constantFrom(digestA, digestB, digestC), { minLength: 6, maxLength: 6 }),
  ),
);

test('of any two registries: every row that differs is told once, and no other', () => {
  fc.assert(
    fc.property(registry, registry, ([before, oldPins], [now, newPins]) => {
      const textOf = (all: readonly string[], pins: readonly string[]): string =>
        all.length === 0
          ? '[]\n'
          : all
              .map((name, at) =>
                remoteRow(name, {
                  sha256: `"${pins[at] ?? ''}"`,
                  sourceUrl: `https://github.com/acme/${name}/tree/v1`,
                }),
              )
              .join('');
      const told = changes(textOf(before, oldPins), textOf(now, newPins));
      const gone = before.filter((name) => !now.includes(name)).length;
      const came = now.filter((name) => !before.includes(name)).length;
      const renamed = told.filter((one) => one.includes('renamed')).length;
      const differ = now.filter(
        (name, at) => before.includes(name) && oldPins[before.indexOf(name)] !== newPins[at],
      ).length;
      expect(told.length).toBe(gone + came + differ - renamed);
      expect(new Set(told.map((one) => one.split(': ')[0])).size).toBe(told.length);
    }),
  );
});
