// A skill without a package, as a conforming client of Agent Skills reads it: its SKILL.md, and the
// Markdown hygiene of its directory. Never reads the disk. Specification: portable page, "Skills".
import { basename } from 'node:path';
import type { Finding } from '../base/finding.ts';
import type { Tree } from '../digest/tree.ts';
import { boundaryOf } from './boundaries.ts';
import { Ledger } from './ledger.ts';
import { judgeMarkdown } from './markdown.ts';
import { judgeSkillDirectory } from './skills.ts';

export interface LooseSkillVerdict {
  /** Conforming clients load it. */
  readonly loads: boolean;
  /** Files relative to the skill's directory. */
  readonly findings: readonly Finding[];
}

/** Judges a tree whose root has a SKILL.md; `freeName` where the name of the directory means nothing. */
export function judgeLooseSkill(tree: Tree, freeName = false): LooseSkillVerdict {
  const ledger = new Ledger();
  judgeSkillDirectory(tree, ledger, '.', basename(tree.root));
  ledger.addAll(judgeMarkdown(tree));
  const findings = ledger
    .verdict(false)
    .findings.filter(({ rule }) => !freeName || rule !== 'agent-skill/name-directory');
  return { loads: findings.every(({ rule }) => boundaryOf(rule) !== 'ENTRY'), findings };
}
