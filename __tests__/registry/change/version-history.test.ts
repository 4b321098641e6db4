// Reading the past piece by piece gives what reading every text as a whole gives.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readVersionHistory } from '../../../src/registry/change/version-history.ts';
import { parseRegistry } from '../../../src/registry/parse-registry.ts';

interface Past {
  readonly commit: string;
  readonly bytes: Uint8Array;
}

/** The plain way: every text whole. */
function wholly(texts: readonly Past[], names: ReadonlySet<string>): Map<string, string[]> {
  const history = new Map<string, string[]>();
  for (const { commit, bytes } of texts) {
    for (const { name, version, sha256 } of parseRegistry(bytes, 'r').rows) {
      if (name === null || version === null || sha256 === null || !names.has(name)) continue;
      const known = history.get(name) ?? [];
      const key = `${version} ${sha256}`;
      if (!known.some((one) => one.startsWith(`${key} `))) known.push(`${key} ${commit}`);
      history.set(name, known);
    }
  }
  return history;
}

function pieceByPiece(texts: readonly Past[], names: ReadonlySet<string>): Map<string, string[]> {
  return new Map(
    [...readVersionHistory(texts, names)].map(([name, past]) => [
      name,
      past.map(({ version, sha256, commit }) => `${version} ${sha256} ${commit}`),
    ]),
  );
}

const quoted = (text: string) =>
  fc.constantFrom(text, `"${text}"`, `'${text}'`, `"${text.replace('k', '\\x6b')}"`);
const row = fc
  .record({
    name: fc.constantFrom('kit', 'kit-a', 'a-kit', 'other').chain(quoted),
    version: fc.constantFrom('1.0.0', '1.0.1', '2.0.0').chain(quoted),
    sha256: fc.constantFrom('a', 'b').map((digit) => `"${digit.repeat(64)}"`),
    description: fc.constantFrom('Reads.', '|\n    - kind: plugin\n    name: kit', '"- x\\n- y"'),
    comment: fc.constantFrom('', '  # kit\n', '# - name: kit\n', '\n'),
  })
  .map(
    ({ name, version, sha256, description, comment }) =>
      `- name: ${name}\n  kind: plugin\n  description: ${description}\n${comment}  requires:\n  - plugin:other\n  version: ${version}\n  sha256: ${sha256}\n`,
  );
const text = fc
  .tuple(fc.array(row, { minLength: 0, maxLength: 4 }), fc.constantFrom(0, 1, 2, 3, 4, 5, 6))
  .map(([rows, form]) => {
    const list = rows.length === 0 ? '[]\n' : rows.join('');
    const indented = list.replace(/^(?=.)/gm, '  ');
    return (
      [
        list,
        `entries:\n${list}`,
        `# kits\n---\nentries: # all\n${indented}`,
        list.replaceAll('\n', '\r\n'),
        `${list}more: 1\n`,
        `entries:\n${list}more: 1\n`,
        list.replaceAll('- name', '-\n  name'),
      ][form] ?? list
    );
  });

test('any past, in any form', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 5 }), (all) => {
      const texts = all.map((one, at) => ({ commit: `c${at}`, bytes: Buffer.from(one) }));
      for (const names of [['kit'], ['kit-a', 'other'], ['none'], []]) {
        expect(pieceByPiece(texts, new Set(names))).toEqual(wholly(texts, new Set(names)));
      }
    }),
    { numRuns: 400 },
  );
});

describe('many names at once', () => {
  const names = Array.from({ length: 100 }, (_, at) => `kit-${at}`);
  const textOf = (version: string): string =>
    names
      .map((name) => `- name: ${name}\n  version: ${version}\n  sha256: "${'a'.repeat(64)}"\n`)
      .join('');

  test('are read the other way, to the same end', () => {
    const texts = ['2.0.0', '1.0.0'].map((version, at) => ({
      commit: `c${at}`,
      bytes: Buffer.from(textOf(version)),
    }));
    const history = pieceByPiece(texts, new Set(names));
    expect(history).toEqual(wholly(texts, new Set(names)));
    expect(history.size).toBe(100);
  });
});

test('bytes that are no text, and texts that are no registry, have no versions', () => {
  const texts = [Buffer.from([0xff, 0xfe, 0x2d, 0x20]), Buffer.from(''), Buffer.from('- [')].map(
    (bytes, at) => ({ commit: `c${at}`, bytes }),
  );
  expect(readVersionHistory(texts, new Set(['kit'])).size).toBe(0);
});
