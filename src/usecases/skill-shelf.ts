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

export interface SkillsToRead {
  /** Absolute; places are relative to it. */
  readonly cwd: string;
  /** Absolute directories with a SKILL.md. */
  readonly roots: readonly string[];
  /** Absolute roots of the packages of the run: one may lie inside a skill, and its skills are its own. */
  readonly packages: readonly string[];
  readonly progress?: Progress | undefined;
}

/** Reads the skills. Throws `Fault` (`io`) as reading a tree does. */
export function readSkillShelf({ cwd, roots, packages, progress }: SkillsToRead): SkillShelf {
  const owned = new Set(packages.map((root) => displayPath(cwd, root)));
  const sorted = roots
    .map((root, at) => {
      progress?.('skills', at, roots.length);
      const reading = readLooseSkill(root, displayPath(cwd, root));
      const findings = reading.findings.filter(
        ({ rule, place }) => rule !== 'skill/nested' || !liesIn(place.file, owned),
      );
      return { ...reading, findings };
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

function liesIn(file: string, directories: ReadonlySet<string>): boolean {
  for (let slash = file.lastIndexOf('/'); slash > 0; slash = file.lastIndexOf('/', slash - 1)) {
    if (directories.has(file.slice(0, slash))) return true;
  }
  return false;
}
