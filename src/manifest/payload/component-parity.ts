// Declared components against what a host loads: each component is one of the loaded files, and what
// loads undeclared is said. Specification: manifest page, "Payloads", last paragraph.
import { type Finding, finding, wholeFile } from '../../base/finding.ts';
import { listNames, quote } from '../../base/quote.ts';
import type { ManifestComponent, PluginCandidate, PluginManifest } from '../manifest.ts';
import { declareComponents } from './declare.ts';
import type { PayloadFile } from './payload-file.ts';
import { kindOfRoot } from './payload-kinds.ts';
import { type StatedBlock, statedBlock } from './stated-block.ts';
import type { TreeIndex } from './tree-index.ts';

export interface Parity {
  /** Path of a payload file to the `kind:id` of the component that declares it. */
  readonly componentOf: ReadonlyMap<PayloadFile, string>;
  readonly findings: readonly Finding[];
}

const publicKinds: ReadonlySet<string> = new Set(kindOfRoot.values());

/** Holds the components of `manifest` against the files that were found. */
export function judgeParity(
  candidate: PluginCandidate,
  manifest: PluginManifest,
  files: readonly PayloadFile[],
  index: TreeIndex,
): Parity {
  const byPath = new Map<string, PayloadFile>();
  for (const file of files) {
    byPath.set(`${file.kind}:${index.realFile(file.path) ?? file.path}`, file);
  }
  const componentOf = new Map<PayloadFile, string>();
  const findings: Finding[] = [];
  for (const component of manifest.components) {
    if (!publicKinds.has(component.kind)) continue;
    const real = index.realFile(component.path) ?? component.path;
    const file = byPath.get(`${component.kind}:${real}`);
    if (file === undefined) findings.push(notLoaded(component, manifest));
    else if (!componentOf.has(file)) componentOf.set(file, `${component.kind}:${component.id}`);
  }
  const undeclared = files.filter(
    (file) => !file.unread && file.judgement.stopper === null && !componentOf.has(file),
  );
  if (undeclared.length === 0) return { componentOf, findings };
  const stated = statedBlock(candidate);
  if (manifest.components.length > 0) {
    findings.push(...undeclared.map((file) => isUndeclared(file, manifest, stated)));
  } else if (stated?.block) {
    // Without a Clio block nothing is declared because nothing has to be.
    findings.push(noneDeclared(undeclared, manifest, stated));
  }
  return { componentOf, findings };
}

function notLoaded(component: ManifestComponent, manifest: PluginManifest): Finding {
  const node = `${component.kind}:${component.id}`;
  const key = [...kindOfRoot].find(([, kind]) => kind === component.kind)?.[0] ?? '';
  const root = manifest.resources.get(key) ?? key;
  const below = component.path.startsWith(`${root}/`)
    ? component.path.slice(root.length + 1)
    : null;
  const direct = component.kind !== 'skill' && component.kind !== 'prompt';
  const fix =
    direct && below?.includes('/') === true
      ? `move ${quote(component.path)} directly into ${quote(root)}`
      : !component.path.endsWith('.md')
        ? `name a .md file in ${quote(root)}`
        : `move ${quote(component.path)} to where a host looks for ${component.kind}s, or delete the component`;
  return finding({
    rule: 'payload/component-not-loaded',
    messageId: 'not-loaded',
    message: `the component ${quote(node)} is ${quote(component.path)}, which no host loads as ${component.kind}`,
    place: component.place,
    found: quote(component.path),
    expected: `a ${component.kind} that a host finds`,
    fix,
  });
}

function isUndeclared(
  file: PayloadFile,
  manifest: PluginManifest,
  stated: StatedBlock | null,
): Finding {
  return finding({
    rule: 'payload/undeclared',
    messageId: 'undeclared',
    message: `the ${file.kind} ${quote(file.name)} loads, and no component declares it`,
    place: wholeFile(file.path),
    found: quote(file.path),
    expected: `a component of kind ${file.kind} with this path`,
    fix: declareComponents(stated, manifest, [file]),
  });
}

function noneDeclared(
  files: readonly PayloadFile[],
  manifest: PluginManifest,
  stated: StatedBlock,
): Finding {
  const names = files.map(({ kind, name }) => quote(`${kind}:${name}`));
  return finding({
    rule: 'payload/undeclared',
    messageId: 'none-declared',
    message: `the package declares no components, and a host loads ${listNames(names)} from it`,
    place: wholeFile('plugin.json'),
    found: 'no component',
    expected: `${files.length === 1 ? 'one component' : `${files.length} components`}`,
    fix: declareComponents(stated, manifest, files),
  });
}
