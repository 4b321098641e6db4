// Small pieces of the texts about capabilities: whose, how many, and lines that are harmless in a log. Pure.
import { forLog } from '../base/escape.ts';
import type { NotChecked } from '../base/finding.ts';
import { quote } from '../base/quote.ts';

/** What was not looked at, a line each. */
export function notCheckedLines(notChecked: readonly NotChecked[]): readonly string[] {
  return notChecked.map(({ what, why }) => `not checked: ${what} (${why})`);
}

/** Whose an entry is. */
export function whose(plugin: string | null): string {
  return plugin === null ? 'yours' : `plugin ${quoteWhereNeeded(plugin)}`;
}

/** A plain name as it is, any other in quotes. */
export function quoteWhereNeeded(name: string): string {
  return /^[\w.-]+$/.test(name) ? name : quote(name);
}

/** `1 file`, `2 files`. */
export function count(many: number, what: string): string {
  return `${many} ${what}${many === 1 ? '' : 's'}`;
}

/** Whole lines of a log, each made harmless. */
export function lines(all: readonly string[]): string {
  return all.map((line) => `${forLog(line)}\n`).join('');
}
