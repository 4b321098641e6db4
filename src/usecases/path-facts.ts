// What lies at a path that somebody typed: nothing there is an answer, a disk that will not say is a fault.
import { lstatSync, type Stats, statSync } from 'node:fs';
import { Fault, messageOf, systemCode } from '../base/fault.ts';
import { quote } from '../base/quote.ts';

/** Codes that mean: no path like this leads anywhere. */
const nowhere = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);

/** Facts of what the absolute path leads to, or null where it leads nowhere. Throws `Fault` (`io`). */
export function factsBehind(path: string): Stats | null {
  return factsOr(path, statSync);
}

/** Facts of what lies at the absolute path itself, a dangling link too. Throws `Fault` (`io`). */
export function factsAt(path: string): Stats | null {
  return factsOr(path, lstatSync);
}

function factsOr(path: string, ask: (path: string) => Stats): Stats | null {
  try {
    return ask(path);
  } catch (error) {
    if (nowhere.has(systemCode(error) ?? '')) return null;
    throw new Fault('io', `${quote(path)} cannot be looked at: ${messageOf(error)}`, null, error);
  }
}
