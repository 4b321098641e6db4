// Skills without a package: a lone SKILL.md, or a directory of skills, held against the same rules as the
// skills root of a package. Reads only the tree. Specification: manifest page, "Payloads", Skills.
import { basename } from 'node:path';
import {
  type Finding,
  finding,
  type NotChecked,
  type Place,
  wholeFile,
} from '../../base/finding.ts';
import { byCodeUnits } from '../../base/order.ts';
import type { Tree } from '../../digest/tree.ts';
import type { PayloadResource } from './payloads.ts';
import { readSkills } from './read-skills.ts';
import { indexTree } from './tree-index.ts';

export interface LooseSkills {
  /** Those a host would load, sorted by name and path. */
  readonly skills: readonly PayloadResource[];
  /** Every skill found, loaded or not, in walk order: what it is called and where that stands. */
  readonly names: readonly {
    readonly name: string;
    readonly path: string;
    readonly place: Place;
  }[];
  readonly findings: readonly Finding[];
  readonly notChecked: readonly NotChecked[];
}

/**
 * Judges a tree without plugin.json as a skills root; a SKILL.md in its root is one skill, to be called after
 * `directory` (null: its name is free).
 */
export function readLooseSkills(
  tree: Tree,
  directory: string | null = basename(tree.root),
): LooseSkills {
  const { files, judgement, foundAny } = readSkills(indexTree(tree), '.', directory);
  const findings = [...judgement.findings];
  if (!foundAny) {
    findings.push(
      finding({
        rule: 'skill/none',
        messageId: 'present',
        message: 'the skills root "." has no skill in it',
        place: wholeFile('.'),
        found: 'no skill',
        expected: 'at least one directory with a SKILL.md',
        fix: 'put a skill into the directory, or name another one',
      }),
    );
  }
  for (const file of files) findings.push(...file.judgement.findings);
  return {
    skills: files
      .filter((file) => !file.unread && file.judgement.stopper === null)
      .map(({ kind, name, path }) => ({ kind, name, path, component: null }))
      .sort((a, b) => byCodeUnits(a.name, b.name) || byCodeUnits(a.path, b.path)),
    names: files.map(({ name, path, namePlace }) => ({
      name,
      path,
      place: namePlace ?? wholeFile(path),
    })),
    findings,
    notChecked: files
      .filter(({ unread }) => unread)
      .map(({ path }) => ({ what: path, why: 'the file is too large to be read' })),
  };
}
