// Two skills of one name: a host loads the first and not the second.
// Specification: manifest page, "Payloads", Skills.
import type { FindingDraft, Place } from '../../base/finding.ts';
import { quote } from '../../base/quote.ts';

export interface NamedSkill {
  readonly name: string;
  readonly namePlace: Place;
  /** Path of its SKILL.md. */
  readonly path: string;
}

/** The fault of the later one; both have the name of `first`. Places stay as they are given. */
export function twiceFault(later: NamedSkill, first: NamedSkill): FindingDraft {
  return {
    rule: 'skill/name-twice',
    messageId: 'twice',
    message: `the skill name ${quote(later.name)} is taken by ${quote(first.path)} already`,
    place: later.namePlace,
    found: quote(later.name),
    expected: 'a name of its own',
    fix: 'give one of the two another name, and its directory the same',
    related: [{ message: 'the other skill of this name', place: first.namePlace }],
  };
}
