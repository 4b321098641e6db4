// Names of entries that are not the same everywhere: what Windows cannot hold, and two that one file system
// takes for one. Pure. Specification: capabilities page, "Checks".
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { quote } from '../base/quote.ts';

export interface NamedEntry {
  readonly kind: string;
  readonly name: string;
  /** What a finding points at. */
  readonly file: string;
}

const reserved =
  /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])(?:\.|$)/i;
const forbidden = /[<>"|?*]/;

/** What is wrong with names; entries of one kind and exactly one name are not twins. */
export function entryNameFindings(entries: readonly NamedEntry[]): readonly Finding[] {
  const seen = new Map<string, NamedEntry>();
  return entries.flatMap((entry) => [...portable(entry), ...twin(entry, seen)]);
}

function portable(entry: NamedEntry): readonly Finding[] {
  const { kind, name, file } = entry;
  const character = forbidden.exec(name)?.[0];
  const [messageId, why] = reserved.test(name)
    ? ['reserved', 'is one Windows keeps for a device']
    : character !== undefined
      ? ['character', `has ${quote(character)}, which Windows does not allow`]
      : /[ .]$/.test(name)
        ? ['ending', `ends with a ${name.endsWith('.') ? 'dot' : 'blank'}, which Windows drops`]
        : [null, null];
  if (messageId === null) return [];
  return [
    finding({
      rule: 'capability/name-not-portable',
      messageId,
      message: `the ${kind} name ${quote(name)} ${why}`,
      place: wholeFile(file),
      found: name,
      fix: `rename ${quote(name)}; jobs store the name`,
    }),
  ];
}

function twin(entry: NamedEntry, seen: Map<string, NamedEntry>): readonly Finding[] {
  const { kind, name, file } = entry;
  const key = `${kind}\0${name.normalize('NFC').toLowerCase().normalize('NFC')}`;
  const first = seen.get(key);
  if (first === undefined) seen.set(key, entry);
  if (first === undefined || first.name === name) return [];
  const accents = first.name.normalize('NFC') === name.normalize('NFC');
  return [
    finding({
      rule: 'capability/name-twins',
      messageId: accents ? 'normalisation' : 'case',
      message: accents
        ? `two ${kind} names read ${quote(name)} and differ only in how their accents are encoded`
        : `the ${kind} names ${quote(name)} and ${quote(first.name)} differ only in upper and lower case`,
      place: wholeFile(file),
      found: name,
      fix: 'rename one of the two',
      related: [{ message: 'the other one', place: wholeFile(first.file) }],
    }),
  ];
}
