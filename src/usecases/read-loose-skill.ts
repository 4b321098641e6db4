// One skill without a package, read whole: its tree, what a Clio host makes of it, what a conforming client
// does, names; as its part of the report. Writes nothing, prints nothing.
// Specification: manifest page, "Payloads", Skills; portable page, "Skills".
import { basename } from 'node:path';
import type { Finding, NotChecked } from '../base/finding.ts';
import { keepFindings } from '../base/keep-findings.ts';
import { joinRelative } from '../base/relative-path.ts';
import { nameFindings } from '../digest/name-findings.ts';
import { readLooseSkills } from '../manifest/payload/loose-skills.ts';
import type { NamedSkill } from '../manifest/payload/skill-name-twice.ts';
import { readPackageTree } from '../manifest/read-manifest.ts';
import { judgeLooseSkill } from '../portable/loose-skill.ts';
import type { SkillReport } from '../report/report.ts';
import { rebase } from './display-path.ts';

export interface SkillReading {
  readonly report: SkillReport;
  /** Its name and where that stands; places and paths as in `findings`. */
  readonly named: NamedSkill;
  /** Files are relative to the working directory, like `report.path`. */
  readonly findings: readonly Finding[];
  readonly notChecked: readonly NotChecked[];
}

/** Reads the skill in the absolute directory `root`; `path` is how the report names that. */
export function readLooseSkill(root: string, path: string): SkillReading {
  const tree = readPackageTree(root);
  // The root of a repository is called as each clone likes.
  const freeName = tree.leftOut.includes('.git');
  const host = readLooseSkills(tree, freeName ? null : basename(root));
  const portable = judgeLooseSkill(tree, freeName);
  const own = host.names.find((one) => one.path === 'SKILL.md');
  const place = own?.place ?? null;
  const keeper = keepFindings(path);
  for (const some of [tree.findings, nameFindings(tree), host.findings, portable.findings]) {
    for (const one of some) keeper.add(one);
  }
  const findings = keeper.findings.map((finding) => rebase(finding, path));
  const file = joinRelative(path, 'SKILL.md');
  const name = own?.name ?? basename(root);
  return {
    report: {
      path,
      name,
      digest: tree.digest,
      files: tree.counts.files,
      bytes: tree.counts.bytes,
      loaded: host.skills.some((one) => one.path === 'SKILL.md'),
      conformant: portable.loads,
      leftOut: tree.leftOut,
    },
    named: {
      name,
      path: file,
      namePlace: {
        ...(place ?? { line: null, column: null, endColumn: null, excerpt: null }),
        file,
      },
    },
    findings,
    notChecked: [
      ...keeper.notChecked(),
      ...host.notChecked.map(({ what, why }) => ({ what: joinRelative(path, what), why })),
      ...(freeName
        ? [
            {
              what: `whether the skill in ${path} is called after its directory`,
              why: 'that is the root of a repository, which every clone names as it likes',
            },
          ]
        : []),
    ],
  };
}
