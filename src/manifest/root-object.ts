// The root object of plugin.json and its plain fields. The Clio block has its own reader.
// Specification: manifest page, "Root object".
import { entryOf } from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import { reportHiddenText } from './hidden-text.ts';
import { type Judgement, refuse } from './judgement.ts';
import type { PluginManifest } from './manifest.ts';
import {
  effectiveEntries,
  type ManifestObject,
  memberLabel,
  refuseMissingKey,
  refuseType,
  refuseUnknownKeys,
} from './manifest-object.ts';
import { readName, readVersion } from './name-and-version.ts';
import { shownValue } from './shown-value.ts';
import { objectMember, stringItems, stringMember } from './typed-fields.ts';

export const manifestSchema = 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json';
export const clioNamespace = 'ai.iowarp.clio';

const rootKeys = [
  '$schema',
  'name',
  'version',
  'description',
  'author',
  'homepage',
  'repository',
  'license',
  'keywords',
  'extensions',
] as const;
const authorKeys = ['name', 'email', 'url'] as const;

/** Keys that people write in the root and that belong into the Clio block. */
const clioKeys: readonly string[] = [
  'kind',
  'requires',
  'compatibility',
  'resources',
  'components',
];

/** Resource roots that people declare in the root. */
const resourceKeys: readonly string[] = ['prompts', 'agents', 'fleets', 'playbooks'];

export type RootFields = Pick<
  PluginManifest,
  'name' | 'version' | 'description' | 'homepage' | 'repository' | 'license' | 'author' | 'keywords'
>;

/** Validates the root object without its Clio block. The result is only whole where nothing was refused. */
export function readRootFields(judgement: Judgement, root: ManifestObject): RootFields {
  const bare = entryOf(root.map, 'extensions') === undefined;
  refuseUnknownKeys(judgement, root, rootKeys, (key) => misplacedKey(key, bare));
  readSchema(judgement, root);
  const name = readName(judgement, root);
  const version = readVersion(judgement, root);
  const text = (key: 'description' | 'homepage' | 'repository' | 'license') =>
    proseMember(judgement, root, key);
  const keywords = stringItems(judgement, root, 'keywords');
  for (const keyword of keywords) reportHiddenText(judgement, 'a keyword', keyword);
  return {
    name,
    version,
    description: text('description'),
    homepage: text('homepage'),
    repository: text('repository'),
    license: text('license'),
    author: readAuthor(judgement, root),
    keywords: keywords.map((item) => item.value),
  };
}

/** Where a key of the root belongs that is one of the Clio block or of its resources; null for another. */
function misplacedKey(key: string, bare: boolean): string | null {
  const isRoot = resourceKeys.includes(key);
  if (!isRoot && !clioKeys.includes(key)) return null;
  const home = `extensions["${clioNamespace}"]`;
  const move = isRoot ? `move it into "resources" of ${home}` : `move it into ${home}`;
  const member = isRoot ? `"resources": { "${key}": "${key}" }` : `"${key}": …`;
  const example = `"extensions": { "${clioNamespace}": { "manifestVersion": 1, ${member} } }`;
  return bare ? `${move}: ${example}` : move;
}

/** The Clio block, or null where the manifest has none. Members of `extensions` that are no objects are reported. */
export function readExtensions(judgement: Judgement, root: ManifestObject): ManifestObject | null {
  const extensions = objectMember(judgement, root, 'extensions');
  if (extensions === null) return null;
  for (const entry of effectiveEntries(extensions.map)) {
    if (entry.key !== clioNamespace && entry.value.type !== 'map') {
      refuseType(judgement, `extensions[${quote(entry.key)}]`, entry.value, 'an object');
    }
  }
  const own = entryOf(extensions.map, clioNamespace);
  if (own === undefined) return null;
  const label = `extensions["${clioNamespace}"]`;
  if (own.value.type === 'map') return { map: own.value, label, prefix: '', anchor: own.keySpan };
  refuseType(judgement, label, own.value, 'an object');
  return null;
}

function readSchema(judgement: Judgement, root: ManifestObject): void {
  const expected = `"${manifestSchema}"`;
  if (entryOf(root.map, '$schema') === undefined) {
    refuseMissingKey(judgement, root, '$schema', expected);
    return;
  }
  const schema = stringMember(judgement, root, '$schema');
  if (schema === null || schema.value === manifestSchema) return;
  refuse(judgement, 'manifest/schema', {
    messageId: 'other-schema',
    message: `$schema is ${quote(schema.value)}, not the 1.0.0 identifier`,
    at: schema.span,
    found: shownValue(schema.value),
    expected,
    fix: `write ${expected}`,
  });
}

function readAuthor(judgement: Judgement, root: ManifestObject): RootFields['author'] {
  const author = objectMember(judgement, root, 'author');
  if (author === null) return null;
  refuseUnknownKeys(judgement, author, authorKeys);
  const fields = authorKeys.flatMap((key) => {
    const value = proseMember(judgement, author, key);
    return value === null ? [] : [[key, value] as const];
  });
  return Object.fromEntries(fields);
}

function proseMember(judgement: Judgement, object: ManifestObject, key: string): string | null {
  const text = stringMember(judgement, object, key);
  if (text !== null) reportHiddenText(judgement, memberLabel(object, key), text);
  return text?.value ?? null;
}
