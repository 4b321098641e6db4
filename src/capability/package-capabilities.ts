// The capabilities of one package, from its tree as it was hashed: which names it brings, and whether they are
// sound. Pure. Skills are judged by the rules of payloads; a folder `tasks` in which nothing has a `task.yaml`
// is no folder of tasks. Specification: capabilities page, "Checks".
import { decodeUtf8 } from '../base/decode.ts';
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import { childrenOf, resolveInTree, type Tree, type TreeEntry } from '../digest/tree.ts';
import { nameFaultText, parseCapabilityName } from './capability-name.ts';
import { withoutExtension } from './entry-name.ts';
import { type CapabilityKind, type KindRow, kindRows } from './kinds.ts';
import { parseTaskMetadata } from './task-metadata.ts';

export interface PackageCapability {
  readonly kind: CapabilityKind;
  readonly name: string;
  /** Relative to the package's root. */
  readonly path: string;
}

/** Names that the package brings, by kind in the order of the table, then in the order of the tree. */
export function packageCapabilities(tree: Tree): readonly PackageCapability[] {
  return kindRows.flatMap((row) =>
    entriesOf(tree, row)
      .filter(({ path }) => row.entryFile === null || tree.byPath.has(`${path}/${row.entryFile}`))
      .map(({ name, path }) => ({ kind: row.kind, name, path })),
  );
}

/** What is wrong with the tasks, affordances and notifications of a package; files relative to its root. */
export function packageCapabilityFindings(tree: Tree): readonly Finding[] {
  return kindRows.flatMap((row) => {
    if (row.kind === 'skill') return [];
    const entries = entriesOf(tree, row);
    const isTasks = entries.some(({ path }) => tree.byPath.has(`${path}/task.yaml`));
    if (row.kind === 'task' && !isTasks) return [];
    const seen = new Map<string, string>();
    return entries.flatMap(({ name, path }) => {
      const parsed = parseCapabilityName(name);
      if (!parsed.ok) return [refused(name, path, nameFaultText[parsed.fault])];
      const before = seen.get(name);
      if (before !== undefined) return [same(name, path, before)];
      seen.set(name, path);
      return row.kind === 'task' ? taskFindings(tree, name, path) : [];
    });
  });
}

function entriesOf(
  tree: Tree,
  row: KindRow,
): readonly { readonly name: string; readonly path: string }[] {
  return childrenOf(tree, row.folder).flatMap(({ path }) => {
    const base = path.slice(path.lastIndexOf('/') + 1);
    if (base.startsWith('.')) return [];
    const real = resolveInTree(tree, path);
    if (real === null || real === 'root') return [];
    if (real.type === 'directory') return [{ name: base, path }];
    return real.type === 'file' && row.singleFiles ? [{ name: withoutExtension(base), path }] : [];
  });
}

function taskFindings(tree: Tree, name: string, path: string): readonly Finding[] {
  const file = `${path}/task.yaml`;
  const bytes = tree.captured.get(file);
  if (!tree.byPath.has(file)) return [entryFile(name, path)];
  // Over the cap, or a link to what is no file: told elsewhere or not for this rule.
  if (bytes === undefined) return [];
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) {
    const place = { ...wholeFile(file), line: decoded.line };
    const message = `task.yaml is no strict UTF-8 (line ${decoded.line})`;
    return [finding({ rule: 'capability/task-metadata', messageId: 'syntax', message, place })];
  }
  const { metadata, findings } = parseTaskMetadata(file, decoded.text);
  if (metadata === null) return findings;
  return implementationFindings(tree, path, file, metadata.implementation);
}

function implementationFindings(
  tree: Tree,
  path: string,
  file: string,
  implementation: string,
): readonly Finding[] {
  const own = resolveInTree(tree, path);
  const real = resolveInTree(tree, `${path}/${implementation}`);
  const inside = own !== null && own !== 'root' ? own.path : path;
  const named = quote(implementation);
  if (real === null) {
    const link = tree.byPath.get(`${path}/${implementation}`)?.type === 'link';
    return link
      ? [outside(file, implementation)]
      : [missing(file, 'missing', `the implementation ${named} is not there`, implementation)];
  }
  if (!isBelow(real, inside)) return [outside(file, implementation)];
  if (real !== 'root' && real.type === 'file') return [];
  return [missing(file, 'not-a-file', `the implementation ${named} is not a file`, implementation)];
}

function isBelow(entry: TreeEntry | 'root', directory: string): boolean {
  return entry !== 'root' && entry.path.startsWith(`${directory}/`);
}

function missing(file: string, messageId: string, message: string, found: string): Finding {
  const place = wholeFile(file);
  return finding({ rule: 'capability/implementation', messageId, message, place, found });
}

function outside(file: string, found: string): Finding {
  return finding({
    rule: 'capability/outside',
    messageId: 'implementation',
    message: `the implementation ${quote(found)} is not inside the task's own directory`,
    place: wholeFile(file),
    found,
  });
}

function entryFile(name: string, path: string): Finding {
  return finding({
    rule: 'capability/entry-file',
    messageId: 'missing',
    message: `the task ${quote(name)} has no task.yaml`,
    place: wholeFile(path),
    expected: 'task.yaml',
    fix: 'add task.yaml, or move the directory out of tasks/',
  });
}

function refused(name: string, path: string, why: string): Finding {
  return finding({
    rule: 'capability/name',
    messageId: 'refused',
    message: `the name ${quote(name)} ${why}, so nothing can ask for it`,
    place: wholeFile(path),
    found: name,
  });
}

function same(name: string, path: string, before: string): Finding {
  return finding({
    rule: 'capability/name-twins',
    messageId: 'same',
    message: `two entries of one folder are named ${quote(name)}; only the first counts`,
    place: wholeFile(path),
    found: name,
    related: [{ message: 'the one that counts', place: wholeFile(before) }],
  });
}
