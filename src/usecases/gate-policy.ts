// The policy of a run: read from the base where there is one, so that a change cannot allow itself; else
// from the work tree. The file as it is now is judged too, since it counts from the merge on.
// Specification: registry page, "The gate on a change"; threats page, "Policy".
import { lstatSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Fault, systemCode } from '../base/fault.ts';
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { limits } from '../base/limits.ts';
import { quote } from '../base/quote.ts';
import { joinRelative } from '../base/relative-path.ts';
import { noPolicy, type Policy } from '../checks/policy.ts';
import { type ParsedPolicy, parsePolicy } from '../checks/policy-file.ts';
import { unreadablePolicy } from '../checks/policy-yaml.ts';
import { type FileAtCommit, readFileAt } from '../git/base-file.ts';
import { type Repository, repositoryPath } from '../git/repository.ts';
import { displayPath } from './display-path.ts';

export const policyName = 'plugin-gate.yaml';

export interface PolicyPlace {
  readonly cwd: string;
  /** `--policy`, relative to `cwd`, or null: beside the registry. */
  readonly given: string | null;
  /** Absolute folder of the registry, or null. */
  readonly folder: string | null;
  /** What the run compares with; null: no base. */
  readonly base: {
    readonly repository: Repository;
    readonly commit: string;
    /** Repository-relative folder of the registry at the base, or null. */
    readonly folder: string | null;
  } | null;
}

export interface RunPolicy {
  /** What counts in this run. */
  readonly policy: Policy;
  /** What the file says now: a waiver that has gone from it is no longer worth a word. */
  readonly now: Policy;
  /** Files relative to the working directory. */
  readonly findings: readonly Finding[];
}

/** Reads the policy. Throws `Fault`: `usage` where a named file is nowhere, `io` and `git` where the machine failed. */
export function readRunPolicy(place: PolicyPlace): RunPolicy {
  const path = pathOf(place);
  if (path === null) return { policy: noPolicy, now: noPolicy, findings: [] };
  const shown = displayPath(place.cwd, path);
  const now = readNow(path);
  const parsedNow = parsed(now, shown);
  const inside = place.base === null ? null : insidePath(place, path);
  if (place.base === null || inside === null) {
    if (now === null && place.given !== null) throw nowhere(place.given);
    return { policy: parsedNow.policy, now: parsedNow.policy, findings: parsedNow.findings };
  }
  const before = readFileAt(place.base.repository, place.base.commit, inside);
  if (now === null && before.type === 'absent' && place.given !== null) throw nowhere(place.given);
  const change = changeOf(now, before);
  return {
    policy: parsed(before.type === 'absent' ? null : before, shown).policy,
    now: parsedNow.policy,
    findings: [...parsedNow.findings, ...(change === null ? [] : [changed(change, shown)])],
  };
}

function pathOf(place: PolicyPlace): string | null {
  if (place.given !== null) return resolve(place.cwd, place.given);
  return place.folder === null ? null : join(place.folder, policyName);
}

/** The path at the base; null for a file outside the repository, which no change can edit. */
function insidePath(place: PolicyPlace, path: string): string | null {
  if (place.base === null) return null;
  if (place.given === null && place.base.folder !== null) {
    return joinRelative(place.base.folder, policyName);
  }
  const folder = repositoryPath(place.base.repository, dirname(path));
  return folder === null ? null : joinRelative(folder, basename(path));
}

type PolicyFile = Exclude<FileAtCommit, { readonly type: 'absent' }> | null;

function readNow(path: string): PolicyFile {
  try {
    const facts = lstatSync(path, { throwIfNoEntry: false });
    if (facts === undefined) return null;
    if (facts.isSymbolicLink()) return { type: 'link' };
    if (!facts.isFile()) return { type: 'directory' };
    // Over the cap by one byte is enough to say so.
    const bytes = facts.size > limits.smallFileBytes ? new Uint8Array(facts.size) : null;
    return { type: 'file', bytes: bytes ?? readFileSync(path) };
  } catch (error) {
    const code = systemCode(error) ?? 'error';
    if (code === 'ENOTDIR') return null;
    throw new Fault('io', `cannot read ${path} (${code})`, null, error);
  }
}

function parsed(file: PolicyFile, shown: string): ParsedPolicy {
  if (file === null) return { policy: noPolicy, findings: [] };
  if (file.type === 'file') return parsePolicy(file.bytes, shown);
  const what = file.type === 'link' ? 'a symbolic link' : 'no regular file';
  const findings = [unreadablePolicy(shown, 'not-a-file', `${shown} is ${what}`)];
  return { policy: noPolicy, findings };
}

function changeOf(now: PolicyFile, before: FileAtCommit): 'edited' | 'added' | 'removed' | null {
  if (now === null) return before.type === 'absent' ? null : 'removed';
  if (before.type === 'absent') return 'added';
  if (now.type !== 'file' || before.type !== 'file') {
    return now.type === before.type ? null : 'edited';
  }
  return Buffer.from(now.bytes).equals(before.bytes) ? null : 'edited';
}

function changed(how: 'edited' | 'added' | 'removed', shown: string): Finding {
  const message = {
    edited: `${shown} differs from the base, and this run was judged by the base's`,
    added: `${shown} is new, and does not count before it is at the base`,
    removed: `${shown} was removed, and this run was judged by the base's`,
  }[how];
  const place = wholeFile(shown);
  return finding({ rule: 'policy/changed', messageId: how, message, place });
}

function nowhere(given: string): Fault {
  return new Fault('usage', `there is no policy at ${quote(given)}`, 'name a file that is there');
}
