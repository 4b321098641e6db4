// The fields of plugin.json for a conforming client: types decide, null is a violation, forms are
// advice, what is unknown is reported and ignored. Specification: portable page, 2, 4 and 5.
import {
  type DataNode,
  describeNode,
  entryOf,
  type MapEntry,
  type MapNode,
  stringOf,
} from '../base/data-node.ts';
import { nearestOf } from '../base/nearest.ts';
import { quote } from '../base/quote.ts';
import type { Source } from '../base/source.ts';
import { pluginNameFault, suggestPluginName } from '../manifest/plugin-id.ts';
import { ignores, rejects } from './effect.ts';
import type { Ledger } from './ledger.ts';
import { judgeExtensions } from './manifest-extensions.ts';
import { judgeMetadataForms } from './metadata-forms.ts';

const stringFields = ['version', 'description', 'homepage', 'repository', 'license'] as const;
const authorFields: readonly string[] = ['name', 'email', 'url'];
const knownFields: readonly string[] = [
  '$schema',
  'name',
  ...stringFields,
  'author',
  'keywords',
  'extensions',
];

/** Fields that other formats put into the manifest, and where the thing belongs here. */
const placesOfForeignFields: ReadonlyMap<string, string> = new Map([
  ['skills', 'Remove the field; skills are found in the directory "skills".'],
  ['mcpServers', 'Move the servers into the file "mcp.json" and remove the field.'],
  ...['kind', 'requires', 'compatibility', 'resources', 'components'].map(
    (key) => [key, 'Move it into extensions["ai.iowarp.clio"].'] as const,
  ),
  ...['prompts', 'agents', 'fleets', 'playbooks'].map(
    (key) => [key, 'Move it into "resources" of extensions["ai.iowarp.clio"].'] as const,
  ),
]);

/** Judges every field but `$schema`. */
export function judgeManifestFields(source: Source, root: MapNode, ledger: Ledger): void {
  judgeName(source, root, ledger);
  for (const field of stringFields) {
    const node = entryOf(root, field)?.value;
    if (node !== undefined) expectString(source, ledger, field, node);
  }
  judgeAuthor(source, root, ledger);
  judgeKeywords(source, root, ledger);
  judgeExtensions(source, root, ledger);
  judgeUnknown(source, root, ledger);
  judgeMetadataForms(source, root, ledger);
}

function judgeName(source: Source, root: MapNode, ledger: Ledger): void {
  const node = entryOf(root, 'name')?.value;
  const rule = 'portable/name';
  if (node === undefined) {
    ledger.add(rule, {
      messageId: 'missing',
      message: rejects('plugin.json has no "name"'),
      place: source.linePlace(1),
      expected: 'a name',
      fix: 'Add "name" with 1 to 64 of a-z, 0-9, dot and hyphen.',
    });
    return;
  }
  const place = source.place(node.span.start, node.span.end);
  const name = stringOf(node);
  if (name === undefined) {
    const found = describeNode(node);
    ledger.add(rule, {
      messageId: 'wrong-type',
      message: rejects(`"name" is ${found}, not a string`),
      place,
      found,
      expected: 'a string',
    });
    return;
  }
  const fault = pluginNameFault(name);
  // The host's reserved name means nothing to other clients.
  if (fault === null || fault === 'reserved') return;
  const suggestion = suggestPluginName(name);
  ledger.add(rule, {
    messageId: 'form',
    message: rejects(
      `the name ${quote(name)} is not 1 to 64 of a-z, 0-9, dot and hyphen, well placed`,
    ),
    place,
    found: name,
    expected: '1 to 64 of a-z 0-9 . -, first and last a letter or digit, no "--", no ".."',
    fix: suggestion === null ? null : `Name the package ${quote(suggestion)}.`,
  });
}

function wrongType(
  source: Source,
  ledger: Ledger,
  field: string,
  node: DataNode,
  expected: string,
): void {
  if (ledger.countsOnly('portable/metadata')) return;
  const found = describeNode(node);
  const isNull = node.type === 'scalar' && node.value === null;
  ledger.add('portable/metadata', {
    messageId: 'wrong-type',
    message: rejects(`${quote(field)} is ${found}, not ${expected}`),
    place: source.place(node.span.start, node.span.end),
    found,
    expected,
    fix: isNull
      ? `Remove ${quote(field)} or give it a value.`
      : `Make ${quote(field)} ${expected}.`,
  });
}

function expectString(source: Source, ledger: Ledger, field: string, node: DataNode): void {
  if (stringOf(node) === undefined) wrongType(source, ledger, field, node, 'a string');
}

function judgeAuthor(source: Source, root: MapNode, ledger: Ledger): void {
  const node = entryOf(root, 'author')?.value;
  if (node === undefined) return;
  if (node.type !== 'map') {
    wrongType(source, ledger, 'author', node, 'an object with name, email and url');
    return;
  }
  for (const entry of node.entries) {
    if (authorFields.includes(entry.key)) {
      expectString(source, ledger, `author.${entry.key}`, entry.value);
      continue;
    }
    if (ledger.countsOnly('portable/metadata')) continue;
    ledger.add('portable/metadata', {
      messageId: 'author-key',
      message: rejects(
        `"author" has the key ${quote(entry.key)}, and only name, email and url are allowed`,
      ),
      place: source.place(entry.keySpan.start, entry.keySpan.end),
      found: entry.key,
      expected: 'name, email, url',
      fix: fixForUnknown(entry.key, authorFields),
    });
  }
}

function judgeKeywords(source: Source, root: MapNode, ledger: Ledger): void {
  const node = entryOf(root, 'keywords')?.value;
  if (node === undefined) return;
  if (node.type !== 'list') {
    wrongType(source, ledger, 'keywords', node, 'a list of strings');
    return;
  }
  for (const [at, item] of node.items.entries()) {
    expectString(source, ledger, `keywords[${at}]`, item);
  }
}

function judgeUnknown(source: Source, root: MapNode, ledger: Ledger): void {
  const seen = new Set<string>();
  for (const entry of root.entries) {
    if (knownFields.includes(entry.key) || seen.has(entry.key)) continue;
    seen.add(entry.key);
    ledger.reportField(entry.key);
    if (!ledger.countsOnly('portable/unknown-field')) addUnknown(source, ledger, entry);
  }
}

function addUnknown(source: Source, ledger: Ledger, entry: MapEntry): void {
  ledger.add('portable/unknown-field', {
    messageId: 'unknown',
    message: ignores(entry.key, 'Agent Plugins 1.0.0 has no such field'),
    place: source.place(entry.keySpan.start, entry.keySpan.end),
    found: entry.key,
    expected: knownFields.join(', '),
    fix: placesOfForeignFields.get(entry.key) ?? fixForUnknown(entry.key, knownFields),
  });
}

function fixForUnknown(key: string, known: readonly string[]): string {
  const near = nearestOf(key, known);
  return near === null
    ? `Remove ${quote(key)}.`
    : `Write ${quote(near)} instead of ${quote(key)}, or remove it.`;
}
