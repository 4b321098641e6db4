import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stringOf } from '../../src/base/data-node.ts';
import { parseYaml } from '../../src/base/yaml.ts';
import { editList } from '../../src/registry/edit-list.ts';
import { applyEdits } from '../../src/registry/text-edit.ts';

/** The list under the only key of `text` changed to hold `wanted`. */
function changed(text: string, wanted: readonly string[]): string {
  const { root } = parseYaml(text);
  const entry = root?.type === 'map' ? root.entries[0] : undefined;
  if (entry?.value.type !== 'list') throw new Error('no list');
  const edits = editList({
    text,
    list: entry.value,
    afterColon: text.indexOf(':') + 1,
    keyOf: (item) => stringOf(item) ?? null,
    wanted: wanted.map((key) => ({ key, text: key })),
  });
  return applyEdits(text, edits);
}

function itemsOf(text: string): (string | undefined)[] {
  const { root, syntax } = parseYaml(text);
  expect([text, syntax]).toEqual([text, null]);
  const list = root?.type === 'map' ? root.entries[0]?.value : undefined;
  return list?.type === 'list' ? list.items.map(stringOf) : [];
}

describe('a list changed in place', () => {
  test.each<[string, string, string[], string]>([
    ['nothing to do', 'k: [b, a]\n', ['a', 'b'], 'k: [b, a]\n'],
    ['flow: one goes, one comes', 'k: [a, b]\n', ['b', 'c'], 'k: [b, c]\n'],
    ['flow: quotes of what stays', 'k: ["a", \'b\']\n', ['a', 'b', 'c'], 'k: ["a", \'b\', c]\n'],
    ['flow: all go', 'k: [ a, b ]\n', [], 'k: []\n'],
    ['flow: from nothing', 'k: []\n', ['a', 'b'], 'k: [a, b]\n'],
    ['flow: a list in a list goes', 'k: [[a], b]\n', ['b'], 'k: [b]\n'],
    ['block: one goes', 'k:\n  - a\n  - b # b\n  - c\n', ['a', 'c'], 'k:\n  - a\n  - c\n'],
    [
      'block: one comes, behind the last that stays',
      'k:\n  - a # a\n  - b\n# end\n',
      ['a', 'c'],
      'k:\n  - a # a\n  - c\n# end\n',
    ],
    ['block: all are others', 'k:\n- a\n- b\nz: 1\n', ['c', 'd'], 'k:\n- c\n- d\nz: 1\n'],
    [
      'block: all go',
      'k: # why\n  - a\n  # note\n  - b\nz: 1\n',
      [],
      'k: [] # why\n  # note\nz: 1\n',
    ],
    ['block: without a last line break', 'k:\n  - a', ['a', 'b'], 'k:\n  - a\n  - b'],
    ['block: the last goes without a line break', 'k:\n  - a\n  - b', ['a'], 'k:\n  - a\n'],
    [
      'block: items over lines',
      'k:\n  - {x: 1,\n     y: 2}\n  -\n    a\n  - |\n    b\n',
      ['a'],
      'k:\n  -\n    a\n',
    ],
    ['block: CRLF', 'k:\r\n  - a\r\n', ['b'], 'k:\r\n  - b\r\n'],
    [
      'lines in flow: one goes with its line',
      'k: [\n  a,\n  b,\n  c\n  ]\n',
      ['a', 'c'],
      'k: [\n  a,\n  c\n  ]\n',
    ],
    [
      'lines in flow: the last goes',
      'k: [\n  a, # a\n  b # b\n  ]\n',
      ['a'],
      'k: [\n  a, # a\n   # b\n  ]\n',
    ],
    [
      'lines in flow: one comes behind a comment',
      'k: [\n  a # a\n  ]\n',
      ['a', 'b'],
      'k: [\n  a, # a\n  b\n  ]\n',
    ],
    [
      'lines in flow: a comma at the end stays',
      'k: [\n  a, # a\n  ]\n',
      ['a', 'b'],
      'k: [\n  a, # a\n  b,\n  ]\n',
    ],
    ['a comment alone in flow', 'k: [ # none\n  ]\n', ['a'], 'k: [a,  # none\n  ]\n'],
  ])('%s', (_name, text, wanted, expected) => {
    expect(changed(text, wanted)).toBe(expected);
  });

  test('of any list, in any style: exactly the wanted items, twice the same, comments stay', () => {
    const word = fc.constantFrom('a', 'b', 'c', 'd', '"a"', "'e'", '7', '[x]', '');
    const note = fc.constantFrom('', ' # n');
    const list = fc.oneof(
      fc.array(word).map((words) => `k: [${words.map((one) => one || '~').join(', ')}]\n`),
      fc
        .array(fc.tuple(word, note, fc.constantFrom(',', ',\n  ', ', # n\n  ')))
        .map(
          (items) =>
            `k: [\n  ${items.map(([one, , gap], at) => `${one || '~'}${at === items.length - 1 ? '' : gap}`).join('')} # n\n  ]\nz: 1\n`,
        ),
      fc
        .array(fc.tuple(word, note, fc.constantFrom('', '  # n\n')), { minLength: 1 })
        .map(
          (items) =>
            `k:\n${items.map(([one, behind, above]) => `${above}  - ${one}${behind}\n`).join('')}z: 1\n`,
        ),
    );
    fc.assert(
      fc.property(
        list,
        fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')),
        (text, wanted) => {
          const after = changed(text, wanted);
          expect(itemsOf(after).toSorted()).toEqual(wanted.toSorted());
          expect(changed(after, wanted)).toBe(after);
          const alone = (one: string): number => one.match(/^\s*# n$/gm)?.length ?? 0;
          expect(alone(after)).toBeGreaterThanOrEqual(alone(text));
          expect(after.endsWith('z: 1\n')).toBe(text.endsWith('z: 1\n'));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
