// Which host generation a manifest is judged by, whether a known host is in its range, and what other
// hosts in the range will say. Specification: manifest page, "Host generations".
import { type DataNode, memberOf } from '../base/data-node.ts';
import { type Finding, finding, type Place } from '../base/finding.ts';
import { listNames, quote } from '../base/quote.ts';
import type { Source } from '../base/source.ts';
import { type Generation, generations, renamedTo } from './generations.ts';
import { generationOfHost, generationsInRange, hostSatisfies, rangeFault } from './host-range.ts';
import {
  judgeManifest,
  type ManifestInput,
  type ManifestVerdict,
  statedText,
} from './judge-manifest.ts';
import { clioNamespace } from './root-object.ts';
import { shownValue } from './shown-value.ts';

export interface ChosenVerdict {
  readonly verdict: ManifestVerdict;
  readonly compatible: boolean;
  /** What to say about hosts besides the verdict's own findings. */
  readonly aboutHosts: readonly Finding[];
}

/**
 * Judges for one host version, or with `auto` for every known generation the range reaches: the first
 * that admits decides. Where none does, the one with the fewest refusals speaks. Throws `Fault`
 * (`usage`) where `clioVersion` is neither `auto` nor a version.
 */
export function judgeForHosts(
  input: Omit<ManifestInput, 'range'>,
  clioVersion: string,
): ChosenVerdict {
  const range = statedRange(input.root);
  const host = clioVersion === 'auto' ? null : generationOfHost(clioVersion);
  const reached = generationsInRange(range);
  const candidates = host !== null ? [host] : reached.length > 0 ? reached : generations;
  let best: ManifestVerdict | null = null;
  for (const generation of candidates) {
    const verdict = judgeManifest({ ...input, range }, generation);
    if (best === null || verdict.findings.refusals < best.findings.refusals) best = verdict;
    if (best.findings.refusals === 0) break;
  }
  const verdict = best ?? judgeManifest({ ...input, range }, generations[0]);
  const compatible = host === null ? reached.length > 0 : hostSatisfies(clioVersion, range);
  const place = rangePlace(input.source, input.root);
  const aboutHosts: Finding[] = [];
  if (!compatible && range !== null) aboutHosts.push(incompatible(range, clioVersion, place));
  if (verdict.findings.refusals === 0) {
    const others = reached.filter((generation) => generation !== verdict.generation);
    for (const other of others) aboutHosts.push(...otherHosts(input.source, verdict, other, range));
  }
  return { verdict, compatible, aboutHosts };
}

/** `compatibility.clio` where it is a string that is a range, else null. */
function statedRange(root: DataNode): string | null {
  const text = statedText(root, 'extensions', clioNamespace, 'compatibility', 'clio');
  return text !== null && rangeFault(text) === null ? text : null;
}

function rangePlace(source: Source, root: DataNode): Place {
  let node: DataNode | undefined = root;
  for (const key of ['extensions', clioNamespace, 'compatibility', 'clio']) {
    node = node?.type === 'map' ? memberOf(node, key) : undefined;
  }
  return source.place(node?.span.start ?? 0, node?.span.end ?? 0);
}

function incompatible(range: string, clioVersion: string, place: Place): Finding {
  const auto = clioVersion === 'auto';
  return finding({
    rule: 'manifest/incompatible',
    messageId: auto ? 'no-host' : 'other-host',
    message: auto
      ? `no known Clio host is in compatibility.clio ${quote(range)}`
      : `Clio ${clioVersion} is not in compatibility.clio ${quote(range)}`,
    place,
    found: shownValue(range),
    expected: auto ? 'a range that some host satisfies' : `a range that holds ${clioVersion}`,
  });
}

function otherHosts(
  source: Source,
  verdict: ManifestVerdict,
  other: Generation,
  range: string | null,
): readonly Finding[] {
  const refused = verdict.uses.filter((use) => !other.names[use.role].includes(use.name));
  const first = refused[0];
  if (first === undefined) return [];
  const older = generations.indexOf(verdict.generation) < generations.indexOf(other);
  const names = [...new Set(refused.map((use) => use.name))];
  const words = listNames(names.map((name) => quote(name)));
  const renamed = names.map((name) => {
    const to = renamedTo(name);
    return to === null ? `remove ${quote(name)}` : `rename ${quote(name)} to ${quote(to)}`;
  });
  const stated = range === null ? 'the package' : `compatibility.clio ${quote(range)}`;
  const place = (use: { readonly span: { readonly start: number; readonly end: number } }) =>
    source.place(use.span.start, use.span.end);
  return [
    finding({
      rule: older ? 'manifest/older-vocabulary' : 'manifest/newer-vocabulary',
      messageId: 'refused-elsewhere',
      message: `${other.label} refuses ${words}, and ${stated} does not exclude those hosts`,
      place: place(first),
      found: listNames(names),
      expected: `names of ${other.label}, or a range without those hosts`,
      fix: `${renamed.join(', ')} in resources, kinds and requirements, or ${rangeFix(older, range)}`,
      related: refused
        .slice(1, 21)
        .map((use) => ({ message: `${quote(use.name)} here`, place: place(use) })),
    }),
  ];
}

function rangeFix(older: boolean, range: string | null): string {
  if (range === null) return `set compatibility.clio to ${older ? '"<0.6.2"' : '">=0.6.2"'}`;
  return older
    ? 'let compatibility.clio end with "<0.6.2"'
    : 'let compatibility.clio begin with ">=0.6.2"';
}
