// Reading a package root: the tree is hashed once, plugin.json is judged from the hashed bytes, and
// everything found comes back as one value. Never throws for a bad package, never reads a byte twice.
// Specification: manifest page, "Reading".
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { memberOf } from '../base/data-node.ts';
import type { Disk } from '../base/disk.ts';
import type { Finding } from '../base/finding.ts';
import { readTree } from '../digest/read-tree.ts';
import { parseDigest, type Tree } from '../digest/tree.ts';
import { isHeld } from './captures.ts';
import { type ChosenVerdict, judgeForHosts } from './choose-generation.ts';
import { reportDuplicateKeys } from './duplicate-keys.ts';
import { FindingList } from './finding-list.ts';
import { emptyGraph, statedText } from './judge-manifest.ts';
import type { ClioVersion, PluginCandidate, PluginManifest } from './manifest.ts';
import { judgeManifestFile } from './manifest-file.ts';
import { type ManifestText, manifestFile, parseManifestText } from './manifest-text.ts';
import { reportReservedNames } from './reserved-names.ts';
import { clioNamespace } from './root-object.ts';

export interface ReadManifestOptions {
  /** `auto` (default) or the version of the host to judge for. */
  readonly clioVersion?: ClioVersion;
  readonly disk?: Disk;
  /** Files to keep besides those every reading keeps, by root-relative path and size in bytes. */
  readonly capture?: (path: string, size: number) => boolean;
}

/**
 * Reads and judges the package at `root`. Whatever is wrong with the package is in `diagnostics`. Throws
 * `Fault`: `usage` where `clioVersion` is no version, `io` where the machine failed.
 */
export function readPluginManifest(
  root: string,
  options: ReadManifestOptions = {},
): PluginCandidate {
  return judgePackageTree(readPackageTree(root, options), options.clioVersion);
}

/** Reads the tree of a package with the files that judging it needs. */
export function readPackageTree(root: string, options: ReadManifestOptions = {}): Tree {
  const also = options.capture;
  return readTree(root, {
    capture: (path, size) => isHeld(path, size) || also?.(path, size) === true,
    ...(options.disk === undefined ? {} : { disk: options.disk }),
  });
}

/** Judges a tree that was read by `readPackageTree`. Pure. */
export function judgePackageTree(tree: Tree, clioVersion: ClioVersion = 'auto'): PluginCandidate {
  const findings = new FindingList();
  findings.addAll(tree.findings);
  reportReservedNames(tree, findings);
  const bytes = judgeManifestFile(tree, findings);
  const text = bytes === null ? noText : parseManifestText(bytes, findings);
  const chosen = judgeText(text, tree, clioVersion, findings);
  const { root } = text;
  const valid = chosen !== null && findings.refusals === 0;
  return {
    path: tree.root,
    manifestPath: join(tree.root, manifestFile),
    manifest: chosen?.verdict.manifest ?? null,
    statedName: statedText(root, 'name'),
    statedVersion: statedText(root, 'version'),
    statedKind: statedKind(root),
    valid,
    compatible: chosen?.compatible ?? false,
    generation: valid ? (chosen?.verdict.generation.id ?? null) : null,
    diagnostics: findings.list(manifestFile),
    contentDigest: tree.digest,
    manifestDigest:
      bytes === null ? null : parseDigest(createHash('sha256').update(bytes).digest('hex')),
    graph: chosen?.verdict.graph ?? emptyGraph,
    tree,
    source: text.source,
  };
}

export interface ParsedManifest {
  /** Null where anything is refused. */
  readonly manifest: PluginManifest | null;
  readonly valid: boolean;
  readonly diagnostics: readonly Finding[];
}

/**
 * Judges manifest bytes as the plugin.json of the package at `root`, whose tree is read for the paths it
 * names. The tree's own faults are not part of the answer. Throws as `readPluginManifest` does.
 */
export function parsePluginManifest(
  bytes: Uint8Array,
  root: string,
  options: ReadManifestOptions = {},
): ParsedManifest {
  const tree = readPackageTree(root, options);
  const findings = new FindingList();
  const text = parseManifestText(bytes, findings);
  const chosen = judgeText(text, tree, options.clioVersion ?? 'auto', findings);
  return {
    manifest: chosen?.verdict.manifest ?? null,
    valid: chosen !== null && findings.refusals === 0,
    diagnostics: findings.list(manifestFile),
  };
}

const noText: ManifestText = { source: null, root: null };

function judgeText(
  { source, root }: ManifestText,
  tree: Tree,
  clioVersion: ClioVersion,
  findings: FindingList,
): ChosenVerdict | null {
  if (source === null || root === null) return null;
  reportDuplicateKeys(source, root, findings);
  const chosen = judgeForHosts({ source, root, tree }, clioVersion);
  findings.absorb(chosen.verdict.findings);
  findings.addAll(chosen.aboutHosts);
  return chosen;
}

/** The kind as written; that of a manifest which says nothing. Null where it is no text. */
function statedKind(root: ManifestText['root']): string | null {
  const extensions = root?.type === 'map' ? memberOf(root, 'extensions') : undefined;
  const block = extensions?.type === 'map' ? memberOf(extensions, clioNamespace) : undefined;
  const unsaid =
    block === undefined || (block.type === 'map' && memberOf(block, 'kind') === undefined);
  return unsaid && root?.type === 'map'
    ? 'plugin'
    : statedText(root, 'extensions', clioNamespace, 'kind');
}
