// A discovery pass: within one synchronous body every package root is hashed and judged once, so that
// parts which ask for the same package see the same bytes. Nothing outlives the body.
// Specification: lifecycle page, "Discovery pass".
import { resolve } from 'node:path';
import type { Tree } from '../digest/tree.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
import {
  judgePackageTree,
  type ReadManifestOptions,
  readPackageTree,
} from '../manifest/read-manifest.ts';

/** Only its identity matters: memos keep their values by it. */
class Pass {}

let current: Pass | null = null;

/**
 * Runs `body` in a pass and returns what it returns. Inside another pass that one is shared. The pass ends
 * with the synchronous body: on a throw too, and where the body returns a promise, before that settles.
 */
export function withPluginDiscoveryPass<T>(body: () => T): T {
  return current === null ? runIn(new Pass(), body) : body();
}

/** Runs `body` outside any pass, so that it reads the disk afresh, and restores the pass after it. */
export function outsidePluginDiscoveryPass<T>(body: () => T): T {
  return runIn(null, body);
}

/**
 * Makes a memo that lasts as long as the running pass; outside a pass it always calls `make`. A result
 * is kept whatever it says; where `make` throws, nothing is kept.
 */
export function passMemo<T>(): (key: string, make: () => T) => T {
  const passes = new WeakMap<Pass, Map<string, { readonly value: T }>>();
  return (key, make) => {
    const pass = current;
    if (pass === null) return make();
    const values = passes.get(pass) ?? new Map<string, { readonly value: T }>();
    passes.set(pass, values);
    const known = values.get(key);
    if (known !== undefined) return known.value;
    const value = make();
    values.set(key, { value });
    return value;
  };
}

const trees = passMemo<Tree>();
const candidates = passMemo<PluginCandidate>();

/**
 * The candidate at `root`: in a pass the first result for that root, else a fresh one. Options other than
 * `clioVersion` count only for the first reading. Throws as `readPluginManifest` does.
 */
export function passPluginCandidate(
  root: string,
  options: ReadManifestOptions = {},
): PluginCandidate {
  const path = resolve(root);
  const clioVersion = options.clioVersion ?? 'auto';
  return candidates(`${clioVersion}\0${path}`, () =>
    judgePackageTree(
      trees(path, () => readPackageTree(path, options)),
      clioVersion,
    ),
  );
}

function runIn<T>(pass: Pass | null, body: () => T): T {
  const before = current;
  current = pass;
  try {
    return body();
  } finally {
    current = before;
  }
}
