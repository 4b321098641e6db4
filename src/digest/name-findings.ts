// Names that are not the same everywhere: two that one file system takes for one, names Windows cannot
// hold, names a reader cannot see. Digest page, last section, "Names"; threats page, "Text". Pure.
import { hasUnseen } from '../base/escape.ts';
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import type { Tree, TreeEntry } from './tree.ts';

/** What is wrong with the names of a tree, in walk order. */
export function nameFindings(tree: Tree): readonly Finding[] {
  const seen = new Map<string, TreeEntry>();
  return tree.entries.flatMap((entry) => {
    const name = entry.path.slice(entry.path.lastIndexOf('/') + 1);
    return [...unseen(entry, name), ...twin(entry, seen), ...windows(entry, name)];
  });
}

function unseen(entry: TreeEntry, name: string): readonly Finding[] {
  if (!hasUnseen(name)) return [];
  return [
    finding({
      rule: 'tree/name-unseen',
      messageId: 'unseen',
      message: `the name ${quote(name)} has characters that a reader cannot see`,
      place: wholeFile(entry.path),
      found: name,
      fix: `rename ${quote(entry.path)} so that its name has only characters that show`,
    }),
  ];
}

function twin(entry: TreeEntry, seen: Map<string, TreeEntry>): readonly Finding[] {
  // The parent is taken as it is: what lies below two twin directories is told by telling the two.
  const cut = entry.path.lastIndexOf('/') + 1;
  const key = entry.path.slice(0, cut) + fold(entry.path.slice(cut));
  const first = seen.get(key);
  if (first === undefined) {
    seen.set(key, entry);
    return [];
  }
  const same = first.path.normalize('NFC') === entry.path.normalize('NFC');
  return [
    finding({
      rule: 'tree/name-twins',
      messageId: same ? 'normalisation' : 'case',
      message: same
        ? `${quote(entry.path)} and another entry differ only in how their accents are encoded`
        : `${quote(entry.path)} and ${quote(first.path)} differ only in upper and lower case`,
      place: wholeFile(entry.path),
      found: entry.path,
      fix: 'rename or remove one of the two',
      related: [{ message: 'the other one', place: wholeFile(first.path) }],
    }),
  ];
}

function fold(name: string): string {
  return name.normalize('NFC').toLowerCase().normalize('NFC');
}

const reserved =
  /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])(?:\.|$)/i;
const forbidden = /[<>:"|?*\\]/;

function windows(entry: TreeEntry, name: string): readonly Finding[] {
  const character = forbidden.exec(name)?.[0];
  const problem: readonly [string, string] | null = reserved.test(name)
    ? ['reserved', `the name ${quote(name)} is one Windows keeps for a device`]
    : character !== undefined
      ? [
          'character',
          `the name ${quote(name)} has ${quote(character)}, which Windows does not allow`,
        ]
      : /[ .]$/.test(name)
        ? [
            'ending',
            `the name ${quote(name)} ends with a ${name.endsWith('.') ? 'dot' : 'blank'}, which Windows drops`,
          ]
        : null;
  if (problem === null) return [];
  return [
    finding({
      rule: 'tree/name-not-portable',
      messageId: problem[0],
      message: problem[1],
      place: wholeFile(entry.path),
      found: name,
      fix: `rename ${quote(entry.path)}`,
    }),
  ];
}
