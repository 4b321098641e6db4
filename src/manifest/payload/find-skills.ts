// Which files a Clio host takes for skills below a skills root: a directory with SKILL.md is one skill
// and is not searched further, a loose .md at the top is read as one too. Looks at names only.
// Specification: manifest page, "Payloads", Skills.
import { joinRelative } from '../../base/relative-path.ts';
import { baseName, type TreeIndex } from './tree-index.ts';

export interface FoundSkill {
  readonly path: string;
  /** `loose` is a .md directly in the skills root. */
  readonly form: 'directory' | 'loose';
  /** Name of the directory it has to be called after; null for a loose file and for the root itself. */
  readonly directory: string | null;
}

export interface FoundSkills {
  readonly skills: readonly FoundSkill[];
  /** SKILL.md files that no host reaches, because a directory above them is a skill already. */
  readonly hidden: readonly { readonly path: string; readonly owner: string }[];
}

/** Directories of a skill that hold material, where a SKILL.md is no lost skill. */
const materialDirectories = new Set(['assets', 'references', 'scripts']);

interface Waiting {
  /** The path as a host walks it. */
  readonly shown: string;
  /** Where that really is. */
  readonly real: string;
}

/** Walks the skills root `root` (root-relative, `.` possible). Linear; survives link cycles. */
export function findSkills(index: TreeIndex, root: string): FoundSkills {
  const skills: FoundSkill[] = [];
  const hidden: { path: string; owner: string }[] = [];
  const start = index.realDirectory(root);
  if (start === null) return { skills, hidden };
  const seen = new Set<string>();
  const linked: Waiting[] = [];
  const walk = (waiting: Waiting[], onlyOnce: boolean): void => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { shown, real } = next;
      const file = joinRelative(shown, 'SKILL.md');
      if (index.isFile(joinRelative(real, 'SKILL.md'))) {
        const isRoot = shown === root;
        skills.push({ path: file, form: 'directory', directory: isRoot ? null : baseName(shown) });
        if (!onlyOnce) collectHidden(index, real, shown, hidden);
        continue;
      }
      // A linked directory is walked once; its own skills were found above however often they are linked.
      if (onlyOnce && seen.has(real)) continue;
      seen.add(real);
      for (const child of index.childrenOf(real)) {
        const name = baseName(child.path);
        if (isSkipped(name)) continue;
        const place = joinRelative(shown, name);
        if (child.type === 'directory') waiting.push({ shown: place, real: child.path });
        else if (shown === root && name.endsWith('.md') && index.isFile(child.path)) {
          skills.push({ path: place, form: 'loose', directory: null });
        } else if (child.type === 'link') {
          const target = index.realDirectory(child.path);
          if (target !== null) linked.push({ shown: place, real: target });
        }
      }
    }
  };
  walk([{ shown: root, real: start }], false);
  // Links found behind links join `linked` while it is being walked.
  walk(linked, true);
  skills.sort((a, b) => (a.path < b.path ? -1 : 1));
  hidden.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { skills, hidden };
}

function isSkipped(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

function collectHidden(
  index: TreeIndex,
  real: string,
  shown: string,
  hidden: { path: string; owner: string }[],
): void {
  const waiting = index
    .childrenOf(real)
    .filter((child) => !materialDirectories.has(baseName(child.path)))
    .filter((child) => child.type === 'directory')
    .map((child) => child.path);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (isSkipped(baseName(next))) continue;
    const below = real === '.' ? next : next.slice(real.length + 1);
    if (index.isFile(`${next}/SKILL.md`)) {
      hidden.push({ path: joinRelative(shown, below, 'SKILL.md'), owner: shown });
    }
    for (const child of index.childrenOf(next)) {
      if (child.type === 'directory') waiting.push(child.path);
    }
  }
}
