// Judging a parsed manifest by one host generation: every part is read, every fault kept. Pure: JSON
// tree, text and package tree in, a verdict out. Specification: manifest page.
import { type DataNode, describeNode, memberOf } from '../base/data-node.ts';
import type { Source } from '../base/source.ts';
import type { Tree } from '../digest/tree.ts';
import { readClioBlock } from './clio-block.ts';
import { buildComponentGraph } from './component-graph.ts';
import { type DeclaredComponent, readComponents } from './components.ts';
import { FindingList } from './finding-list.ts';
import type { Generation } from './generations.ts';
import { type Judgement, type NameUse, refuse } from './judgement.ts';
import type { ComponentGraph, ManifestComponent, PluginManifest } from './manifest.ts';
import { readResourceRoots } from './resource-roots.ts';
import { readExtensions, readRootFields } from './root-object.ts';
import { judgeSingleKind } from './single-kind.ts';

export const emptyGraph: ComponentGraph = { nodes: [], edges: [], cycles: [] };

export interface ManifestVerdict {
  readonly generation: Generation;
  /** Null where anything in the manifest is refused. */
  readonly manifest: PluginManifest | null;
  readonly graph: ComponentGraph;
  /** Also knows how much is refused. */
  readonly findings: FindingList;
  readonly uses: readonly NameUse[];
}

export interface ManifestInput {
  readonly source: Source;
  readonly root: DataNode;
  readonly tree: Tree;
  /** `compatibility.clio` where it is a range, else null. */
  readonly range: string | null;
}

/** Judges by the names of `generation`. */
export function judgeManifest(input: ManifestInput, generation: Generation): ManifestVerdict {
  const findings = new FindingList();
  const uses: NameUse[] = [];
  const judgement: Judgement = { ...input, generation, findings, uses, suggestions: { left: 64 } };
  const finish = (manifest: PluginManifest | null, graph: ComponentGraph): ManifestVerdict => {
    const kept = findings.refusals === 0 ? manifest : null;
    return { generation, manifest: kept, graph, findings, uses };
  };
  if (input.root.type !== 'map') {
    refuse(judgement, 'manifest/wrong-type', {
      messageId: 'wrong-type',
      message: `plugin.json is ${describeNode(input.root)}, not an object`,
      at: input.root.span,
      found: describeNode(input.root),
      expected: 'an object',
    });
    return finish(null, emptyGraph);
  }
  const root = {
    map: input.root,
    label: 'the root object',
    prefix: '',
    anchor: { start: 0, end: 0 },
  };
  const fields = readRootFields(judgement, root);
  const block = readExtensions(judgement, root);
  const clio = readClioBlock(judgement, block);
  const resources = readResourceRoots(judgement, block, clio.kind);
  const components = readComponents(judgement, block, resources);
  const graph = buildComponentGraph(judgement, components);
  if (clio.kind !== null && clio.kindAt !== null) {
    judgeSingleKind(judgement, clio.kindAt, components, resources);
  }
  const manifest: PluginManifest = {
    ...fields,
    kind: clio.kind ?? 'plugin',
    requires: clio.requires,
    compatibility: { clio: clio.range },
    resources: new Map([...resources.roots].map(([kind, found]) => [kind, found.path])),
    components: components.flatMap((component) => manifestComponent(judgement, component)),
  };
  return finish(manifest, graph);
}

function manifestComponent(
  judgement: Judgement,
  { kind, id, file, requires }: DeclaredComponent,
): readonly ManifestComponent[] {
  if (kind === null || id === null || file === null) return [];
  return [
    {
      kind: kind.value,
      id: id.value,
      path: file.path,
      requires: [...new Set(requires.map((reference) => reference.value))],
      place: judgement.source.place(id.span.start, id.span.end),
    },
  ];
}

/** The string at a path of keys, or null. */
export function statedText(root: DataNode | null, ...keys: readonly string[]): string | null {
  let node = root;
  for (const key of keys) node = node?.type === 'map' ? (memberOf(node, key) ?? null) : null;
  return node?.type === 'scalar' && typeof node.value === 'string' ? node.value : null;
}
