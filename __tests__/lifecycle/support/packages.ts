// Packages to install, and short names for what a mutation said.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginMutationResult } from '../../../src/lifecycle/types.ts';
import {
  type Json,
  manifestText,
  skillText,
  temporaryDirectory,
  writeFiles,
} from '../../support/tree.ts';

export interface PackageChoice {
  readonly name?: string;
  readonly version?: string;
  readonly kind?: string;
  readonly requires?: readonly string[];
  readonly clio?: string;
  /** Files to add or replace; null leaves one out. */
  readonly files?: Readonly<Record<string, string | null>>;
}

/** The text of the plugin.json of such a package. */
export function manifestOf(choice: PackageChoice = {}): string {
  const block: Record<string, Json> = {};
  if (choice.kind !== undefined) {
    block['kind'] = choice.kind;
    if (choice.kind === 'skill') {
      block['components'] = [{ kind: 'skill', id: 'read', path: 'skills/read/SKILL.md' }];
      block['resources'] = { skills: 'skills' };
    }
  }
  if (choice.requires !== undefined) block['requires'] = choice.requires;
  if (choice.clio !== undefined) block['compatibility'] = { clio: choice.clio };
  return manifestText(
    { name: choice.name ?? 'page-kit', version: choice.version ?? '1.0.0' },
    Object.keys(block).length === 0 ? undefined : block,
  );
}

/** Writes such a package into a directory (a fresh one by default) and returns it. */
export function makePackage(choice: PackageChoice = {}, at?: string): string {
  const directory = at ?? join(temporaryDirectory(), 'package');
  rmSync(directory, { recursive: true, force: true });
  const files: Record<string, string | null> = {
    'plugin.json': manifestOf(choice),
    'skills/read/SKILL.md': skillText,
    ...choice.files,
  };
  writeFiles(
    directory,
    Object.fromEntries(
      Object.entries(files).flatMap(([path, text]) => (text === null ? [] : [[path, text]])),
    ),
  );
  return directory;
}

/** Codes in the order they were said. */
export function codes(result: PluginMutationResult): readonly string[] {
  return result.diagnostics.map(({ type, code }) => (type === 'error' ? code : `(${code})`));
}

/** True when the change was made. */
export function succeeded(result: PluginMutationResult): boolean {
  return result.diagnostics.every(({ type }) => type !== 'error');
}
