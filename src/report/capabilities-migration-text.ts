// A migration as text for people: the plan with its reasons, or what was done. Decides nothing.
import type { NotChecked } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import { count, lines, notCheckedLines } from './capabilities-lines.ts';

/** What a migration would delete or did, what it keeps and why. */
export function renderMigration(migration: {
  readonly plan: {
    readonly files: readonly {
      readonly path: string;
      readonly plugin: string;
      readonly version: string;
    }[];
    readonly directories: readonly string[];
    readonly kept: readonly { readonly path: string; readonly why: string }[];
    readonly notChecked: readonly NotChecked[];
  };
  readonly applied: {
    readonly refusals: readonly { readonly code: string; readonly message: string }[];
    readonly deleted: readonly string[];
    readonly directories: readonly string[];
  } | null;
}): string {
  const { plan, applied } = migration;
  if (applied !== null && applied.refusals.length > 0) {
    return lines([
      ...applied.refusals.map(({ code, message }) => `refused (${code}): ${message}`),
      'nothing was deleted; make a new plan and review it',
    ]);
  }
  if (applied !== null) {
    return lines([
      ...applied.deleted.map((path) => `deleted ${path}`),
      ...applied.directories.map((path) => `removed the empty directory ${path}`),
      `${count(applied.deleted.length, 'file')} deleted`,
    ]);
  }
  return lines([
    ...plan.files.map(
      ({ path, plugin, version }) =>
        `delete ${path}: ${version === 'older' ? 'an older version' : 'a copy'} of the plugin ${quote(plugin)}'s`,
    ),
    ...plan.directories.map((path) => `remove ${path}: it would be empty`),
    ...plan.kept.map(({ path, why }) => `keep ${path}: ${why}`),
    ...notCheckedLines(plan.notChecked),
    `${count(plan.files.length, 'file')} to delete, ${plan.kept.length} kept; nothing was written in the store`,
  ]);
}
