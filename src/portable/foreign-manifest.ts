// Manifests of other clients beside plugin.json: recognised and named, so that nobody believes they
// change what is checked; where name or version disagree, a person would install one thing and get
// another. Judges nothing else in them. Reads the tree value only.
import { type DataNode, entryOf, type MapNode, stringOf } from '../base/data-node.ts';
import { decodeUtf8 } from '../base/decode.ts';
import { wholeFile } from '../base/finding.ts';
import { parseJson } from '../base/json.ts';
import { quote } from '../base/quote.ts';
import { Source } from '../base/source.ts';
import type { Tree } from '../digest/tree.ts';
import { foreignManifests } from '../manifest/captures.ts';
import type { Ledger } from './ledger.ts';

const compared = ['name', 'version'] as const;

/** Names each foreign manifest and compares it with `ours`, the root of plugin.json. */
export function judgeForeignManifests(tree: Tree, ours: MapNode | null, ledger: Ledger): void {
  for (const path of foreignManifests) {
    const entry = tree.byPath.get(path);
    if (entry === undefined || entry.type === 'directory') continue;
    const bytes = tree.captured.get(path);
    const decoded = bytes === undefined ? null : decodeUtf8(bytes);
    const parsed = decoded?.ok === true ? parseJson(decoded.text) : null;
    const root = parsed?.ok === true && parsed.root.type === 'map' ? parsed.root : null;
    ledger.add('portable/foreign-manifest', {
      messageId: root === null ? 'unreadable' : 'found',
      message:
        root === null
          ? `${quote(path)} is a manifest of another client, is not checked, and is no JSON object`
          : `${quote(path)} is a manifest of another client and is not checked`,
      place: wholeFile(path),
    });
    if (root === null || ours === null || decoded?.ok !== true) continue;
    const source = new Source(path, decoded.text);
    const packages = path.endsWith('marketplace.json') ? ourEntries(root, ours) : [root];
    for (const theirs of packages) compare(source, theirs, ours, ledger);
  }
}

/** The entries of a marketplace that mean this package: one that has its name, or the one at its root. */
function ourEntries(root: MapNode, ours: MapNode): readonly MapNode[] {
  const plugins = entryOf(root, 'plugins')?.value;
  if (plugins?.type !== 'list') return [];
  const name = textOf(ours, 'name');
  return plugins.items.filter((item): item is MapNode => {
    if (item.type !== 'map') return false;
    const place = textOf(item, 'source');
    return place === undefined ? textOf(item, 'name') === name : place === '.' || place === './';
  });
}

function textOf(map: MapNode, key: string): string | undefined {
  return stringOf(entryOf(map, key)?.value);
}

function compare(source: Source, theirs: MapNode, ours: MapNode, ledger: Ledger): void {
  for (const field of compared) {
    const node: DataNode | undefined = entryOf(theirs, field)?.value;
    const their = stringOf(node);
    const our = textOf(ours, field);
    if (node === undefined || their === undefined || our === undefined || their === our) continue;
    ledger.add('portable/foreign-disagrees', {
      messageId: field,
      message: `the ${field} ${quote(their)} in ${quote(source.file)} disagrees with ${quote(our)} in plugin.json`,
      place: source.place(node.span.start, node.span.end),
      found: their,
      expected: our,
      fix: `Write the same ${field} in both files.`,
    });
  }
}
