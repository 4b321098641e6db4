// What doctor says about one leftover, and the words for it. Pure.
// Specification: lifecycle page, "Crashes".
import { quote } from '../base/quote.ts';
import { shellWord } from '../registry/shell-word.ts';
import type { Leftover, LeftoverKind } from './leftovers.ts';
import type { PluginDiagnostic, PluginScope } from './types.ts';

export type DoctorAction =
  | 'restored' // the copy is back at its target
  | 'recorded' // the install was finished: the state says what stands there
  | 'deleted' // its bytes have another copy, or were verified and given up
  | 'kept' // it may be the only copy: a person decides
  | 'unlocked'
  | 'left'; // nothing was done; the message says why

export interface DoctorFinding {
  readonly scope: PluginScope;
  readonly kind: LeftoverKind | 'lock';
  readonly path: string;
  readonly id: string | null;
  /** What was done, or with a dry run what would be. */
  readonly action: DoctorAction;
  /** Lowercase phrase. */
  readonly message: string;
  /** For a kept copy: the commands that restore it or delete it. */
  readonly commands: readonly string[];
}

export interface DoctorResult {
  readonly findings: readonly DoctorFinding[];
  /** What could not be looked at or repaired. An error among them means: not done. */
  readonly diagnostics: readonly PluginDiagnostic[];
}

const words: Readonly<Record<LeftoverKind, string>> = {
  install: 'an unfinished staging copy',
  backup: 'the copy that an install put aside',
  removed: 'the copy that a removal put aside',
  journal: 'the plan of an unfinished install',
  discard: 'a verified copy whose deletion was interrupted',
  recovery: 'a copy that was kept because it is not what was recorded',
  'state-temporary': 'an unfinished state file',
  'lock-temporary': 'the facts of a lock that was not taken',
};

const outcomes: Readonly<Record<DoctorAction, string>> = {
  restored: 'put back',
  recorded: 'finished: the install is recorded',
  deleted: 'deleted',
  kept: 'kept: it may be the only copy',
  unlocked: 'taken away',
  left: 'left as it is',
};

export function leftoverFinding(
  scope: PluginScope,
  leftover: Leftover,
  action: DoctorAction,
  why?: string,
): DoctorFinding {
  const { kind, path, id } = leftover;
  const of = id === null ? '' : ` of ${quote(id)}`;
  const message = `${words[kind]}${of}: ${outcomes[action]}${why === undefined ? '' : `, ${why}`}`;
  const commands = action === 'kept' && id !== null ? recoveryCommands(scope, path) : [];
  return { scope, kind, path, id, action, message, commands };
}

/** The commands that put a kept copy back, and that delete it. */
export function recoveryCommands(scope: PluginScope, path: string): readonly string[] {
  const word = shellWord(path);
  return [`plugin-gate install ${word} --scope ${scope} --force`, `rm -r -- ${word}`];
}
