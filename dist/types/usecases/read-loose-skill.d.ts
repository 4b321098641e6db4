import type { Finding, NotChecked } from '../base/finding.ts';
import type { NamedSkill } from '../manifest/payload/skill-name-twice.ts';
import type { SkillReport } from '../report/report.ts';
export interface SkillReading {
    readonly report: SkillReport;
    /** Its name and where that stands; places and paths as in `findings`. */
    readonly named: NamedSkill;
    /** Files are relative to the working directory, like `report.path`. */
    readonly findings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
}
/** Reads the skill in the absolute directory `root`; `path` is how the report names that. */
export declare function readLooseSkill(root: string, path: string): SkillReading;
