// Making a package, reading it, and telling what was found in one line a finding.
import { join } from 'node:path';
import type { Finding } from '../../../src/base/finding.ts';
import type { PluginCandidate } from '../../../src/manifest/manifest.ts';
import { readPluginManifest } from '../../../src/manifest/read-manifest.ts';
import { type Json, manifestText, temporaryDirectory, writePackage } from '../../support/tree.ts';

export interface PackageParts {
  readonly root?: Readonly<Record<string, Json>>;
  readonly clio?: Readonly<Record<string, Json>>;
  /** The whole manifest, instead of `root` and `clio`. */
  readonly text?: string;
  readonly files?: Readonly<Record<string, string | null>>;
  readonly clioVersion?: string;
}

/** Writes the package and gives its root. */
export function makePackage(parts: PackageParts = {}): string {
  const root = join(temporaryDirectory(), 'package');
  const text = parts.text ?? manifestText(parts.root, parts.clio);
  writePackage(root, { 'plugin.json': text, ...parts.files });
  return root;
}

/** Writes the package and reads it. */
export function readPackage(parts: PackageParts = {}): PluginCandidate {
  return readPluginManifest(makePackage(parts), { clioVersion: parts.clioVersion ?? 'auto' });
}

/** `rule messageId file:line:column` of each finding, in order. */
export function told(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ rule, messageId, place }) => {
    const at = [place.file, place.line, place.column].filter((part) => part !== null).join(':');
    return `${rule} ${messageId} ${at}`;
  });
}

/** Rule ids of the findings, in order. */
export function rulesOf(candidate: PluginCandidate): readonly string[] {
  return candidate.diagnostics.map((finding) => finding.rule);
}
