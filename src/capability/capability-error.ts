// The one typed error of capabilities: a caller asked for something that is refused. Callers branch on
// the code; the same value whichever way the request came in (function, HTTP, message, stored job).
import { quote } from '../base/quote.ts';
import { type NameFault, nameFaultText } from './capability-name.ts';

export type CapabilityErrorCode =
  | 'bad-name' // refused by rule, before any look at the disk
  | 'not-found' // nothing enabled has that name
  | 'plugin-owned' // only its plugin may change it
  | 'owner-changed' // found, but not whose it was when the job was stored
  | 'broken' // it is there and cannot run
  | 'exists' // the owner has one of that name
  | 'would-override' // an enabled plugin has one, and overriding was not asked for
  | 'bad-task' // what was to be written is no task
  | 'linked'; // a link leads out of the store

export interface CapabilityErrorFacts {
  readonly code: CapabilityErrorCode;
  /** Lowercase phrase. Hostile text inside: escape before printing. */
  readonly message: string;
  /** The entry's name; null where the name itself was refused. */
  readonly name: string | null;
  /** The plugin it is about, or null. */
  readonly plugin?: string | null;
  /** What the caller can do, or null. */
  readonly hint?: string | null;
}

export class CapabilityError extends Error {
  override readonly name = 'CapabilityError';
  readonly code: CapabilityErrorCode;
  readonly entry: string | null;
  readonly plugin: string | null;
  readonly hint: string | null;

  constructor(facts: CapabilityErrorFacts) {
    super(facts.message);
    this.code = facts.code;
    this.entry = facts.name;
    this.plugin = facts.plugin ?? null;
    this.hint = facts.hint ?? null;
  }
}

/** The refusal of a name. Says nothing of the value when it is no string: it may be anything. */
export function badName(value: unknown, fault: NameFault): CapabilityError {
  const subject = typeof value === 'string' ? `the name ${quote(value)}` : 'the name';
  return new CapabilityError({
    code: 'bad-name',
    message: `${subject} ${nameFaultText[fault]}`,
    name: null,
    hint: 'give the name of an entry as the list shows it',
  });
}
