// The Clio block of plugin.json: manifest version, package kind, requirements, hosts. Resources and
// components have their own readers. Specification: manifest page, `extensions["ai.iowarp.clio"]`.
import { entryOf } from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import { readRange } from './compatibility.ts';
import { type Judgement, refuse, report } from './judgement.ts';
import { type ManifestObject, refuseMissingKey, refuseUnknownKeys } from './manifest-object.ts';
import { judgeName } from './names-in-manifest.ts';
import { readRequires } from './requirements.ts';
import { type StringValue, stringMember } from './typed-fields.ts';

const blockKeys = [
  'manifestVersion',
  'kind',
  'requires',
  'evals',
  'compatibility',
  'resources',
  'components',
] as const;

export interface BlockFields {
  /** The package kind; null where what is written is no kind. */
  readonly kind: string | null;
  /** The `kind` value where it is written. */
  readonly kindAt: StringValue | null;
  readonly requires: readonly string[];
  /** A range without faults, or null. */
  readonly range: string | null;
}

/** Validates the block without resources and components; an absent block has the defaults. */
export function readClioBlock(judgement: Judgement, block: ManifestObject | null): BlockFields {
  if (block === null) return { kind: 'plugin', kindAt: null, requires: [], range: null };
  refuseUnknownKeys(judgement, block, blockKeys);
  readManifestVersion(judgement, block);
  const kindAt = stringMember(judgement, block, 'kind');
  const evals = entryOf(block.map, 'evals');
  if (evals !== undefined) {
    report(judgement, 'manifest/evals-retired', {
      messageId: 'evals',
      message: '"evals" is retired and ignored',
      at: evals.keySpan,
      found: 'evals',
      expected: 'no such key',
    });
  }
  return {
    kind: readKind(judgement, block, kindAt),
    kindAt,
    requires: readRequires(judgement, block),
    range: readRange(judgement, block),
  };
}

function readManifestVersion(judgement: Judgement, block: ManifestObject): void {
  const entry = entryOf(block.map, 'manifestVersion');
  if (entry === undefined) {
    refuseMissingKey(judgement, block, 'manifestVersion', 'the number 1');
    return;
  }
  const value = entry.value;
  if (value.type === 'scalar' && value.value === 1) return;
  const found =
    value.type === 'scalar' && typeof value.value === 'string'
      ? `the string ${quote(value.value)}`
      : value.type === 'scalar'
        ? value.text
        : value.type === 'list'
          ? 'a list'
          : 'an object';
  refuse(judgement, 'manifest/manifest-version', {
    messageId: 'other-version',
    message: `manifestVersion is ${found}, not the number 1`,
    at: value.span,
    found,
    expected: 'the number 1',
    fix: 'write 1, without quotes',
  });
}

function readKind(
  judgement: Judgement,
  block: ManifestObject,
  kind: StringValue | null,
): string | null {
  if (kind === null) return entryOf(block.map, 'kind') === undefined ? 'plugin' : null;
  const known = judgeName(judgement, {
    role: 'package',
    name: kind.value,
    at: kind.span,
    unknownRule: 'manifest/kind',
  });
  return known ? kind.value : null;
}
