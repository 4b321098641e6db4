// All skills below one skills root: each file, names that occur twice, skills nobody reaches, and a
// root without any. Specification: manifest page, "Payloads", Skills.
import { wholeFile } from '../../base/finding.ts';
import { quote } from '../../base/quote.ts';
import { FileJudgement } from './file-judgement.ts';
import { type FoundSkill, findSkills } from './find-skills.ts';
import type { PayloadFile } from './payload-file.ts';
import { type ReadSkill, readSkill } from './read-skill.ts';
import { twiceFault } from './skill-name-twice.ts';
import type { TreeIndex } from './tree-index.ts';

export interface ReadSkills {
  readonly files: readonly PayloadFile[];
  /** Findings about the root as a whole. */
  readonly judgement: FileJudgement;
  readonly foundAny: boolean;
}

/** Reads every skill below `root`. `rootDirectory` is what a SKILL.md in the root itself must be called. */
export function readSkills(
  index: TreeIndex,
  root: string,
  rootDirectory: string | null = null,
): ReadSkills {
  const judgement = new FileJudgement();
  const found = findSkills(index, root);
  const earlier = new Map<string, ReadSkill & { readonly path: string }>();
  const files = found.skills.map((one): PayloadFile => {
    const skill: FoundSkill =
      one.form === 'directory' && one.directory === null
        ? { ...one, directory: rootDirectory }
        : one;
    const own = new FileJudgement();
    const read = readSkill(index, skill, own);
    if (!read.unread && own.stopper === null) judgeTwice(skill.path, read, earlier, own);
    return {
      kind: 'skill',
      name: read.name,
      namePlace: read.namePlace,
      path: skill.path,
      judgement: own,
      payload: read.payload,
      unread: read.unread,
    };
  });
  for (const { path, owner } of found.hidden) {
    judgement.remarks({
      rule: 'skill/nested',
      messageId: 'nested',
      message: `this skill lies inside the skill ${quote(owner)}, which is not searched further, so no host loads it`,
      place: wholeFile(path),
      found: quote(path),
      expected: `a directory beside ${quote(owner)}`,
      fix: `move its directory out of ${quote(owner)}`,
    });
  }
  return { files, judgement, foundAny: found.skills.length > 0 };
}

function judgeTwice(
  path: string,
  read: ReadSkill,
  earlier: Map<string, ReadSkill & { readonly path: string }>,
  judgement: FileJudgement,
): void {
  const first = earlier.get(read.name);
  if (first === undefined) {
    earlier.set(read.name, { ...read, path });
    return;
  }
  judgement.stops(twiceFault({ ...read, path }, first));
}
