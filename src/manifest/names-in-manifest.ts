// Judging one kind name against the host generation: known, known to other hosts, retired, or unknown.
// Specification: manifest page, "Host generations".
import type { Span } from '../base/data-node.ts';
import { nearestOf } from '../base/nearest.ts';
import { listNames, quote } from '../base/quote.ts';
import { isKnownToAll, type NameRole, standingOf } from './generations.ts';
import { type Judgement, refuse, suggest } from './judgement.ts';
import { shownValue } from './shown-value.ts';

const roleWords: Readonly<Record<NameRole, string>> = {
  resource: 'resource kind',
  package: 'package kind',
  row: 'requirement kind',
  component: 'component kind',
};

const retiredFixes: Readonly<Record<NameRole, string>> = {
  resource: 'delete the key and the files of the directory',
  package: 'write a kind that hosts take, or leave the key out for a plugin',
  row: 'delete the requirement',
  component: 'delete the component and its file',
};

export interface NameInPlace {
  readonly role: NameRole;
  readonly name: string;
  readonly at: Span;
  /** The rule for a name that no host knows. */
  readonly unknownRule: string;
  /** What to do about a name that no host knows, where more is known than a list of names. */
  readonly unknownFix?: string;
}

/** True where the generation knows the name; else the finding is added. Uses that other generations refuse are noted. */
export function judgeName(judgement: Judgement, name: NameInPlace): boolean {
  const standing = standingOf(judgement.generation, name.role, name.name);
  if (standing.standing === 'known') {
    if (!isKnownToAll(name.role, name.name)) {
      judgement.uses.push({ role: name.role, name: name.name, span: name.at });
    }
    return true;
  }
  const words = roleWords[name.role];
  const known = judgement.generation.names[name.role];
  const expected = `one of ${listNames(known, known.length)}`;
  const found = quote(name.name);
  if (standing.standing === 'retired') {
    refuse(judgement, 'manifest/retired-kind', {
      messageId: 'retired',
      message: `the ${words} ${found} is retired: no host takes it any more`,
      at: name.at,
      found: shownValue(name.name),
      expected,
      fix: retiredFixes[name.role],
    });
  } else if (standing.standing === 'elsewhere') {
    const renamed = standing.renamed;
    const reach = judgement.range === null ? '' : ' and a range that reaches it';
    const only =
      judgement.range === null ? '' : `, and compatibility.clio is ${quote(judgement.range)}`;
    refuse(judgement, 'manifest/other-generation', {
      messageId: 'other-generation',
      message: `only ${standing.where.label} knows the ${words} ${found}; ${judgement.generation.label} refuses it${only}`,
      at: name.at,
      found: shownValue(name.name),
      expected,
      fix:
        renamed === null
          ? `remove ${found}, or use only names of ${standing.where.label}${reach}`
          : `rename it to ${quote(renamed)}, or use only names of ${standing.where.label}${reach}`,
    });
  } else {
    const near = suggest(judgement, () => nearestOf(name.name, known));
    refuse(judgement, name.unknownRule, {
      messageId: 'unknown-kind',
      message: `unknown ${words} ${found}`,
      at: name.at,
      found: shownValue(name.name),
      expected,
      fix: name.unknownFix ?? (near === null ? `use ${expected}` : `write ${quote(near)}`),
    });
  }
  return false;
}
