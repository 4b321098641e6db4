// The skills of a run that lie in no package, each read once, and the names that occur twice among them.
import { type Finding, finding } from '../base/finding.ts';
import { byCodeUnits } from '../base/order.ts';
import { type NamedSkill, twiceFault } from '../manifest/payload/skill-name-twice.ts';
import { displayPath } from './display-path.ts';
import type { Progress } from './progress.ts';
import { readLooseSkill, type SkillReading } from './read-loose-skill.ts';

export interface SkillShelf {
  /** Sorted by path. */
  readonly readings: readonly SkillReading[];
  /** About more than one of them. */
  readonly findings: readonly Finding[];
}

/** Reads the skills in absolute directories; places are relative to `cwd`. */
export function readSkillShelf(
  cwd: string,
  roots: readonly string[],
  progress?: Progress,
): SkillShelf {
  const sorted = roots
    .map((root, at) => {
      progress?.('skills', at, roots.length);
      return readLooseSkill(root, displayPath(cwd, root));
    })
    .sort((a, b) => byCodeUnits(a.report.path, b.report.path));
  const first = new Map<string, NamedSkill>();
  const findings: Finding[] = [];
  const readings = sorted.map((reading) => {
    const { named, report } = reading;
    const earlier = report.loaded ? first.get(named.name) : undefined;
    if (earlier === undefined) {
      if (report.loaded) first.set(named.name, named);
      return reading;
    }
    findings.push(finding(twiceFault(named, earlier)));
    return { ...reading, report: { ...report, loaded: false } };
  });
  return { readings, findings };
}
