// What to paste into plugin.json, and where, so that a resource root or a component is declared. Depends on
// what the manifest has already: following it never ends in an unknown or a duplicate key.
// Specification: manifest page, `extensions["ai.iowarp.clio"]`.
import { quote } from '../../base/quote.ts';
import { isComponentId } from '../component-id.ts';
import type { PluginManifest } from '../manifest.ts';
import { clioNamespace } from '../root-object.ts';
import type { PayloadFile } from './payload-file.ts';
import type { StatedBlock } from './stated-block.ts';
import { baseName } from './tree-index.ts';

/** Components written out in one fix; more would not be read. */
const MOST_WRITTEN = 8;

/** How to add `key: value` to the Clio block, as a phrase that ends with the text to paste. */
function addToBlock(stated: StatedBlock | null, member: string): string {
  const block = `${quote(clioNamespace)}: { "manifestVersion": 1, ${member} }`;
  if (stated === null || stated.extensions === null) {
    return `add to the root object of plugin.json: "extensions": { ${block} }`;
  }
  if (stated.block === null) return `add to "extensions" in plugin.json: ${block}`;
  return `add to the ${quote(clioNamespace)} block of plugin.json: ${member}`;
}

/**
 * How to declare the resource root `key`, a directory of that name. `all` are the roots that lack it: where
 * an object has to be made for it, it holds all of them, so that one paste is enough.
 */
export function declareRoot(
  stated: StatedBlock | null,
  key: string,
  all: readonly string[],
): string {
  const member = (one: string) => `${quote(one)}: ${quote(one)}`;
  if (stated?.resources) return `add to "resources" in plugin.json: ${member(key)}`;
  return addToBlock(stated, `"resources": { ${all.map(member).join(', ')} }`);
}

/** How to declare `files`, each a component; `manifest` says which ids are taken. */
export function declareComponents(
  stated: StatedBlock | null,
  manifest: PluginManifest,
  files: readonly PayloadFile[],
): string {
  const taken = new Set(manifest.components.map(({ kind, id }) => `${kind}:${id}`));
  const [loose] = files.filter(
    ({ kind, path }) => kind === 'skill' && baseName(path) !== 'SKILL.md',
  );
  if (loose !== undefined) {
    const stem = baseName(loose.path).replace(/\.md$/, '');
    return `move ${quote(loose.path)} to ${quote(`skills/${stem}/SKILL.md`)}: only a SKILL.md can be declared`;
  }
  const objects = files.slice(0, MOST_WRITTEN).map((file) => {
    const id = freeId(file, taken);
    taken.add(`${file.kind}:${id}`);
    return `{ "kind": ${quote(file.kind)}, "id": ${quote(id)}, "path": ${quote(file.path)} }`;
  });
  const rest = files.length - objects.length;
  const more = rest === 0 ? '' : `; and ${rest} more like these`;
  if (stated?.components && files.length === 1) {
    return `add to "components" in plugin.json: ${objects.join('')}`;
  }
  const list = `"components": [${objects.join(', ')}]`;
  if (stated?.components) return `write in plugin.json: ${list}${more}`;
  return `${addToBlock(stated, list)}${more}`;
}

/** The file's name as an id, with a number behind it where its kind has that id already. */
function freeId({ kind, name }: PayloadFile, taken: ReadonlySet<string>): string {
  const word = name
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '');
  const base = isComponentId(word) ? word : kind;
  for (let at = 1; ; at += 1) {
    const id = at === 1 ? base : `${base}-${at}`;
    if (!taken.has(`${kind}:${id}`)) return id;
  }
}
