// One package read whole: manifest and tree, payloads, portable contract, names; as its part of the
// report. What only git can tell is added by `git-facts.ts`. Writes nothing, prints nothing.
import type { Finding, NotChecked } from '../base/finding.ts';
import { keepFindings } from '../base/keep-findings.ts';
import { packageCapabilityFindings } from '../capability/package-capabilities.ts';
import { nameFindings } from '../digest/name-findings.ts';
import type { Tree } from '../digest/tree.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
import { readPayloads } from '../manifest/payload/read-payloads.ts';
import { readPackageTree, readPluginManifest } from '../manifest/read-manifest.ts';
import { judgePortable } from '../portable/judge-portable.ts';
import type { PackageReport } from '../report/report.ts';
import { realPathOf } from './display-path.ts';

export interface PackageReading {
  /** Of its captured bytes only a root SKILL.md is kept (pinning reads triggers there): the rest has been read. */
  readonly candidate: PluginCandidate;
  readonly report: PackageReport;
  /** Files are relative to the package root. */
  readonly findings: readonly Finding[];
  readonly notChecked: readonly NotChecked[];
}

/** Reads the package at the absolute path `root`; `path` is how the report names it. */
export function readPackage(root: string, path: string, clioVersion: string): PackageReading {
  const candidate = readPluginManifest(root, { clioVersion });
  const payloads = readPayloads(candidate);
  const portable = judgePortable(portableTree(root, candidate));
  const keeper = keepFindings('the package');
  for (const some of [
    candidate.diagnostics,
    nameFindings(candidate.tree),
    payloads.findings,
    packageCapabilityFindings(candidate.tree),
    portable.findings,
  ]) {
    // One by one: spreading a hundred thousand of them into a call overflows the stack.
    for (const one of some) keeper.add(one);
  }
  const findings = keeper.findings.map((finding) => ({ ...finding, package: path }));
  const { tree, manifest } = candidate;
  return {
    candidate: { ...candidate, tree: { ...tree, captured: keptBytes(tree) } },
    findings,
    notChecked: [...payloads.notChecked, ...keeper.notChecked()],
    report: {
      path,
      name: manifest?.name ?? candidate.statedName,
      kind: manifest?.kind ?? candidate.statedKind,
      version: manifest?.version ?? candidate.statedVersion,
      digest: candidate.contentDigest,
      files: tree.counts.files,
      bytes: tree.counts.bytes,
      admitted: candidate.valid,
      conformant: portable.conformant,
      compatible: candidate.compatible,
      generation: candidate.generation,
      load: portable.load,
      resources: payloads.resources,
      prerequisites: payloads.prerequisites,
      graph: candidate.graph,
      leftOut: tree.leftOut,
      smoke: null,
    },
  };
}

/** A root that is a link is refused by a Clio host and fine for other clients (portable page, 1). */
function portableTree(root: string, candidate: PluginCandidate): Tree {
  const linked = candidate.tree.findings.some(
    ({ rule, messageId }) => rule === 'tree/root' && messageId === 'link',
  );
  return linked ? readPackageTree(realPathOf(root)) : candidate.tree;
}

function keptBytes(tree: Tree): Tree['captured'] {
  const skill = tree.captured.get('SKILL.md');
  return skill === undefined ? new Map() : new Map([['SKILL.md', skill]]);
}
