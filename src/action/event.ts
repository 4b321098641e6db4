// What an event of GitHub compares with. The payload is GitHub's, its texts are anybody's: only object
// ids and one branch name are taken out of it, and both are checked again where they are used.
// Specification: registry page, "The gate on a change".
import { readFileSync, statSync } from 'node:fs';
import { Fault, messageOf } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import type { BaseChoice } from '../git/base-request.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** GitHub's payloads have at most 25 MB. */
const PAYLOAD_BYTES = 32 * 1024 * 1024;

/**
 * The base of this run: the input `base` where it is given, else what the event says; null outside of
 * GitHub. Throws `Fault` (`git`) where an event has a base and its payload cannot be read.
 */
export function baseOfEvent(env: Environment, input: string | null): BaseChoice | null {
  if (input !== null) return { kind: 'ref', ref: input };
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  if (name === '') return null;
  const read = readers.get(name);
  if (read === undefined) {
    return { kind: 'none', why: `${quote(name)} has no base; give the input base for one` };
  }
  const choice = read(readPayload(env), env);
  if (choice !== null) return choice;
  throw unreadable(`the payload of ${name} names no base`);
}

type Reader = (payload: unknown, env: Environment) => BaseChoice | null;

const pullRequest: Reader = (payload, env) => {
  const base = textAt(payload, 'pull_request', 'base', 'sha');
  const head = textAt(payload, 'pull_request', 'head', 'sha');
  if (base === null || head === null) return null;
  // On pull_request_target that is the newest commit of the base, and no merge of anything.
  const merge = env['GITHUB_EVENT_NAME'] === 'pull_request' ? env['GITHUB_SHA'] : undefined;
  return { kind: 'pull-request', base, head, checkedOut: merge ?? null };
};

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['pull_request', pullRequest],
  ['pull_request_target', pullRequest],
  [
    'merge_group',
    (payload) => {
      const base = textAt(payload, 'merge_group', 'base_sha');
      return base === null ? null : { kind: 'merge-group', base };
    },
  ],
  [
    'push',
    (payload, env) => {
      const before = textAt(payload, 'before');
      if (before === null) return null;
      const ref = env['GITHUB_REF'] ?? '';
      if (ref.startsWith('refs/tags/')) {
        return { kind: 'none', why: 'a tag was pushed, which changes no branch' };
      }
      const defaultBranch = textAt(payload, 'repository', 'default_branch');
      const toDefault = defaultBranch !== null && ref === `refs/heads/${defaultBranch}`;
      return { kind: 'push', before, defaultBranch, toDefault };
    },
  ],
]);

function readPayload(env: Environment): unknown {
  const path = env['GITHUB_EVENT_PATH'] ?? '';
  if (path === '') throw unreadable('GITHUB_EVENT_PATH is not set');
  try {
    if (statSync(path).size > PAYLOAD_BYTES)
      throw unreadable('the payload of the event is too large');
    const payload: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return payload;
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw unreadable(`the payload of the event cannot be read: ${messageOf(error)}`);
  }
}

function textAt(payload: unknown, ...keys: readonly string[]): string | null {
  let at = payload;
  for (const key of keys) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return null;
    at = (at as Readonly<Record<string, unknown>>)[key];
  }
  return typeof at === 'string' && at !== '' ? at : null;
}

function unreadable(message: string): Fault {
  return new Fault('git', message, 'give the input base: a branch, a tag or a commit');
}
