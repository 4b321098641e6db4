// Which skills a conforming client discovers: one for each immediate child directory of `skills/` with
// an exact-case SKILL.md. What looks like a skill elsewhere is named, so that nobody looks for it in vain.
// Never reads the disk. Specification: portable page, "Skills".
import { wholeFile } from '../base/finding.ts';
import { byCodeUnits } from '../base/order.ts';
import { quote } from '../base/quote.ts';
import { joinRelative } from '../base/relative-path.ts';
import { childrenOf, type Tree } from '../digest/tree.ts';
import { loadsNo, skipsSkill } from './effect.ts';
import type { Ledger } from './ledger.ts';
import { describeFate, resolvePath } from './resolve-path.ts';
import { judgeSkillFile } from './skill-file.ts';

const skillFile = 'SKILL.md';

/** Judges `skills/` and everything in it, and says which skills load. */
export function judgeSkills(tree: Tree, ledger: Ledger): void {
  const home = findHome(tree, ledger);
  if (home !== null) {
    const loaded: string[] = [];
    for (const child of childrenOf(tree, home)) {
      const name = child.path.slice(child.path.lastIndexOf('/') + 1);
      if (judgeChild(tree, ledger, home, name)) loaded.push(name);
    }
    for (const name of loaded.sort(byCodeUnits)) ledger.loadSkill(name);
  }
  judgeUndiscovered(tree, ledger, home);
}

/** Real path of the skills directory, or null where there is none to look into. */
function findHome(tree: Tree, ledger: Ledger): string | null {
  const resolved = resolvePath(tree, 'skills');
  switch (resolved.kind) {
    case 'missing':
      return null;
    case 'directory':
      return resolved.entry.path;
    case 'root':
      return '.';
    case 'lost':
      ledger.claim(resolved.link.path);
      ledger.skip('skills');
      ledger.add('portable/skills-location', {
        messageId: 'outside',
        message: loadsNo('skill', `"skills" is a link that ${describeFate(resolved.fate)}`),
        place: wholeFile('skills'),
        found: `a link to ${resolved.link.target}`,
        expected: 'a directory inside the package',
        fix: 'Put the directory itself in the place of the link "skills".',
      });
      return null;
    default:
      ledger.skip('skills');
      ledger.add('portable/skills-location', {
        messageId: 'not-a-directory',
        message: loadsNo('skill', '"skills" is a file, not a directory'),
        place: wholeFile('skills'),
        found: 'a file',
        expected: 'a directory',
        fix: 'Make "skills" a directory with one directory a skill, or rename the file.',
      });
      return null;
  }
}

/** Judges one child of `skills/`; true when a client loads it as a skill. */
function judgeChild(tree: Tree, ledger: Ledger, home: string, name: string): boolean {
  const what = `skills/${name}`;
  const child = resolvePath(tree, joinRelative(home, name));
  if (child.kind === 'lost') {
    ledger.claim(child.link.path);
    ledger.countSkill();
    return skip(ledger, what, {
      messageId: 'outside',
      message: skipsSkill(name, `${quote(what)} is a link that ${describeFate(child.fate)}`),
      path: child.link.path,
      found: `a link to ${child.link.target}`,
      expected: 'a directory inside the package',
    });
  }
  if (child.kind !== 'directory') return false;
  return judgeSkillDirectory(tree, ledger, child.entry.path, name);
}

/**
 * Judges the skill in the real directory `directory` (`.` is the root), called `name`; true when a client
 * loads it. A directory without SKILL.md is none.
 */
export function judgeSkillDirectory(
  tree: Tree,
  ledger: Ledger,
  directory: string,
  name: string,
): boolean {
  const what = `skills/${name}`;
  const path = joinRelative(directory, skillFile);
  const file = resolvePath(tree, path);
  if (file.kind === 'missing') return false;
  ledger.countSkill();
  if (file.kind === 'lost') {
    ledger.claim(file.link.path);
    return skip(ledger, what, {
      messageId: 'outside',
      message: skipsSkill(name, `its SKILL.md is a link that ${describeFate(file.fate)}`),
      path: file.link.path,
      found: `a link to ${file.link.target}`,
      expected: 'a file inside the package',
    });
  }
  if (file.kind !== 'file') {
    return skip(ledger, what, {
      messageId: 'not-a-file',
      message: skipsSkill(name, 'its SKILL.md is a directory, not a file'),
      path,
      found: 'a directory',
      expected: 'a file',
    });
  }
  const bytes = tree.captured.get(path) ?? tree.captured.get(file.entry.path) ?? null;
  const fine = judgeSkillFile({ directory: name, path, bytes, size: file.entry.size }, ledger);
  if (!fine) ledger.skip(what);
  return fine;
}

interface LocationFault {
  readonly messageId: string;
  readonly message: string;
  readonly path: string;
  readonly found: string;
  readonly expected: string;
}

function skip(ledger: Ledger, what: string, { path, ...fault }: LocationFault): false {
  ledger.skip(what);
  ledger.add('agent-skill/location', { ...fault, place: wholeFile(path) });
  return false;
}

/** Files that are called like a skill and lie where no client looks. */
function judgeUndiscovered(tree: Tree, ledger: Ledger, home: string | null): void {
  const inside = home === null || home === '.' ? null : `${home}/`;
  for (const { type, path } of tree.entries) {
    const parts = path.split('/');
    const base = parts.at(-1) ?? '';
    if (type === 'directory' || base.toLowerCase() !== skillFile.toLowerCase()) continue;
    if (parts.length === 1) {
      advise(ledger, path, 'root', 'it lies at the root', 'skills/<name>/SKILL.md');
      continue;
    }
    if (inside === null || !path.startsWith(inside)) continue;
    const depth = path.slice(inside.length).split('/').length;
    if (depth === 1) {
      advise(ledger, path, 'loose', 'it lies directly in "skills"', 'skills/<name>/SKILL.md');
    } else if (depth > 2) {
      const expected = `skills/${parts.at(-2) ?? ''}/SKILL.md`;
      advise(ledger, path, 'nested', 'it lies deeper than skills/<name>/SKILL.md', expected);
    } else if (
      base !== skillFile &&
      !tree.byPath.has(joinRelative(...parts.slice(0, -1), skillFile))
    ) {
      const expected = joinRelative(...parts.slice(0, -1), skillFile);
      advise(ledger, path, 'file-name', 'its name has to be SKILL.md, in upper case', expected);
    }
  }
}

function advise(
  ledger: Ledger,
  path: string,
  messageId: string,
  why: string,
  expected: string,
): void {
  ledger.countSkill();
  ledger.add('agent-skill/not-discovered', {
    messageId,
    message: `conforming clients do not discover the skill ${quote(path)}: ${why}`,
    place: wholeFile(path),
    found: path,
    expected,
    fix: `Move ${quote(path)} to ${quote(expected)} if clients are meant to load it.`,
  });
}
