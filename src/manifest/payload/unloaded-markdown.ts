// Markdown that looks like a payload and is none: below a root that is read without its subdirectories,
// or in a directory called like a root that nothing declares. Notes only.
// Specification: manifest page, "Payloads" ("directly in the root") and `resources`.
import { type Finding, finding, wholeFile } from '../../base/finding.ts';
import { quote } from '../../base/quote.ts';
import type { PluginCandidate } from '../manifest.ts';
import { declareRoot } from './declare.ts';
import { kindOfRoot } from './payload-kinds.ts';
import type { PayloadRoot } from './payload-roots.ts';
import { statedBlock } from './stated-block.ts';
import { directoryOf, type TreeIndex } from './tree-index.ts';

const flatKinds = new Set(['agent', 'fleet', 'playbook']);

/** Notes on Markdown files a host never reads although they lie where payloads lie. */
export function unloadedMarkdown(
  index: TreeIndex,
  roots: readonly PayloadRoot[],
  candidate: PluginCandidate,
): readonly Finding[] {
  const flat = roots.filter(({ kind }) => flatKinds.has(kind));
  const findings = flat.flatMap((root) => tooDeep(index, root));
  const undeclared = [...kindOfRoot].filter(([key]) => {
    if (roots.some((root) => root.key === key || root.path === key)) return false;
    const real = index.realDirectory(key);
    if (real === null || real === '.') return false;
    return index.childrenOf(real).some(({ path }) => path.endsWith('.md'));
  });
  if (undeclared.length === 0) return findings;
  const stated = statedBlock(candidate);
  const keys = undeclared.map(([key]) => key);
  for (const [key, kind] of undeclared) {
    findings.push(
      finding({
        rule: 'payload/root-undeclared',
        messageId: 'undeclared',
        message: `the directory ${quote(key)} is not declared, so a Clio host loads no ${kind} from it`,
        place: wholeFile(key),
        found: `no ${quote(key)} in "resources"`,
        expected: `"${key}": "${key}" in "resources"`,
        fix: `if Clio hosts are to load it, ${declareRoot(stated, key, keys)}`,
      }),
    );
  }
  return findings;
}

function tooDeep(index: TreeIndex, root: PayloadRoot): Finding[] {
  if (root.path === '.') return [];
  const start = index.realDirectory(root.path);
  const waiting = start === null ? [] : [start];
  const findings: Finding[] = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const child of index.childrenOf(next)) {
      if (child.type === 'directory') waiting.push(child.path);
      if (child.type !== 'file' || next === start || !child.path.endsWith('.md')) continue;
      findings.push(
        finding({
          rule: 'payload/too-deep',
          messageId: 'too-deep',
          message: `${quote(child.path)} is not directly in ${quote(root.path)}, so no host loads it as ${root.kind}`,
          place: wholeFile(child.path),
          found: quote(directoryOf(child.path)),
          expected: quote(root.path),
          fix: `move it directly into ${quote(root.path)}, if it is meant to be loaded`,
        }),
      );
    }
  }
  return findings;
}
