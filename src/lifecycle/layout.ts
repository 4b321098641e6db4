// Where installed plugins live: one type answers every path question. Pure; reads no disk.
// Specification: lifecycle page, "Where things live".
import { isAbsolute, join, resolve } from 'node:path';
import type { PluginScope } from './types.ts';

/**
 * Hidden siblings of a plugin's directory. `install`, `backup` and `removed` exist while something is
 * under way, `journal` says what. `discard` was verified and is being deleted; `recovery` is kept for a
 * person.
 */
export const siblingKinds = [
  'install',
  'backup',
  'removed',
  'journal',
  'discard',
  'recovery',
] as const;
export type SiblingKind = (typeof siblingKinds)[number];

export interface Sibling {
  readonly name: string;
  readonly id: string;
  readonly kind: SiblingKind;
  /** `<pid>-<hex>`: the same for everything one operation makes. */
  readonly token: string;
}

export interface ScopeLayout {
  readonly scope: PluginScope;
  /** What may be reached through links: the configuration directory, or the project. */
  readonly anchor: string;
  /** Directory names from the anchor to the base; each a real directory. */
  readonly parts: readonly string[];
  readonly base: string;
  readonly state: string;
  readonly lock: string;
  readonly target: (id: string) => string;
  readonly sibling: (id: string, kind: SiblingKind, token: string) => string;
}

const STATE = 'state.json';
const LOCK = '.mutation.lock';

export function scopeLayout(
  scope: PluginScope,
  where: { readonly configDirectory: string; readonly cwd: string },
): ScopeLayout {
  const anchor = scope === 'user' ? where.configDirectory : where.cwd;
  const parts = scope === 'user' ? ['plugins'] : ['.clio-coder', 'plugins'];
  const base = join(anchor, ...parts);
  return {
    scope,
    anchor,
    parts,
    base,
    state: join(base, STATE),
    lock: join(base, LOCK),
    target: (id) => join(base, id),
    sibling: (id, kind, token) => join(base, `.${id}.${kind}-${token}`),
  };
}

/** The sibling a directory entry is, or null. */
export function parseSibling(name: string): Sibling | null {
  if (name.length > 255) return null;
  const parts = /^\.([a-z0-9][a-z0-9.-]*)\.([a-z]+)-([0-9]+-[0-9a-f]+)$/.exec(name);
  const [, id, kindText, token] = parts ?? [];
  const kind = siblingKinds.find((known) => known === kindText);
  return id === undefined || token === undefined || kind === undefined
    ? null
    : { name, id, kind, token };
}

/** True for what a crash may leave of writing the state file (base/atomic-file.ts). */
export function isStateTemporary(name: string): boolean {
  return /^\.state\.json\.[0-9]+-[0-9a-z]+\.tmp$/.test(name);
}

/** The pid in the name of a lock's facts that were written beside, or null. */
export function parseLockTemporary(name: string): number | null {
  const pid = /^\.mutation\.lock\.([0-9]{1,10})-[0-9a-f]+$/.exec(name)?.[1];
  return pid === undefined ? null : Number(pid);
}

/**
 * The configuration directory: `CLIO_CODER_CONFIG_DIR`, else `CLIO_CODER_HOME/config`, else
 * `clio-coder` in `XDG_CONFIG_HOME` or `~/.config`. Empty variables count as absent, and so does a
 * relative `XDG_CONFIG_HOME`, as its specification asks.
 */
export function configDirectory(
  variables: Readonly<Record<string, string | undefined>>,
  home: string,
  cwd: string,
): string {
  const own = variables['CLIO_CODER_CONFIG_DIR'];
  if (own !== undefined && own !== '') return resolve(cwd, own);
  const clioHome = variables['CLIO_CODER_HOME'];
  if (clioHome !== undefined && clioHome !== '') return resolve(cwd, clioHome, 'config');
  const xdg = variables['XDG_CONFIG_HOME'];
  const platform = xdg !== undefined && isAbsolute(xdg) ? xdg : join(home, '.config');
  return join(platform, 'clio-coder');
}
