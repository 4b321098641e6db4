// A fresh temporary directory for one look-up or fetch, readable by its owner only, removed on every way
// out. Holds nothing but what git gets from the server.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fault, systemCode } from '../base/fault.ts';
import { removeOnEveryWayOut } from './fetch-cleanup.ts';

export interface Staging {
  /** Absolute, real path. */
  readonly root: string;
  /** An empty home for git. */
  readonly home: string;
  /** A new file in which one git process writes the headers it receives. */
  readonly newTrace: () => Trace;
  readonly remove: () => void;
}

export interface Trace {
  readonly path: string;
  /** Its text, at most the last mebibyte. */
  readonly read: () => string;
}

/** Makes one in `TMPDIR` of the given environment, else the system's. Throws `Fault` (`io`) when the system's temporary directory cannot be written. */
export function makeStaging(environment: Readonly<Record<string, string | undefined>>): Staging {
  let root: string;
  try {
    root = realpathSync(mkdtempSync(join(environment['TMPDIR'] ?? tmpdir(), 'plugin-gate-fetch-')));
  } catch (error) {
    const why = systemCode(error) ?? 'error';
    throw new Fault('io', `cannot make a temporary directory (${why})`, null, error);
  }
  const remove = removeOnEveryWayOut(root);
  const home = join(root, 'home');
  mkdirSync(home);
  let traces = 0;
  const newTrace = (): Trace => {
    traces += 1;
    const path = join(root, `trace-${traces}`);
    return { path, read: () => readEnd(path) };
  };
  return { root, home, newTrace, remove };
}

function readEnd(path: string): string {
  try {
    return readFileSync(path)
      .subarray(-1024 * 1024)
      .toString('latin1');
  } catch {
    return '';
  }
}
