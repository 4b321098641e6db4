// One SKILL.md as a conforming client reads it: bytes, frontmatter, fields. Every fault is told, and any
// that is no advice makes the client skip this skill alone. Specification: portable page, "Skills".
import { duplicateEntries } from '../base/data-node.ts';
import { type Place, wholeFile } from '../base/finding.ts';
import { decodeMarkdown, parseFrontmatter } from '../base/frontmatter.ts';
import { limits } from '../base/limits.ts';
import { quote } from '../base/quote.ts';
import { boundaryOf, type PortableRule } from './boundaries.ts';
import { skipsSkill } from './effect.ts';
import { describeProblem } from './frontmatter-faults.ts';
import type { Ledger, PortableFault } from './ledger.ts';
import { judgeSkillFields } from './skill-fields.ts';

export interface SkillFile {
  /** Name of the directory below `skills/`. */
  readonly directory: string;
  /** Root-relative path of its SKILL.md. */
  readonly path: string;
  /** Null when it was too large to be kept. */
  readonly bytes: Uint8Array | null;
  readonly size: number;
}

/** Tells a fault of one skill; the text is the end of the sentence "clients skip this skill: …". */
export type TellSkill = (rule: PortableRule, fault: PortableFault) => void;

/** Judges the file; true when a client loads the skill. */
export function judgeSkillFile(skill: SkillFile, ledger: Ledger): boolean {
  let fine = true;
  const tell: TellSkill = (rule, fault) => {
    if (boundaryOf(rule) === 'ADVICE') {
      ledger.add(rule, fault);
      return;
    }
    fine = false;
    ledger.add(rule, { ...fault, message: skipsSkill(skill.directory, fault.message) });
  };
  readSkill(skill, tell);
  return fine;
}

function readSkill(skill: SkillFile, tell: TellSkill): void {
  if (skill.bytes === null) {
    tell('agent-skill/encoding', {
      messageId: 'too-large',
      message: `its SKILL.md has ${skill.size} bytes, and ${limits.capturedFileBytes} are read`,
      place: wholeFile(skill.path),
      found: `${skill.size} bytes`,
      expected: `at most ${limits.capturedFileBytes} bytes`,
      fix: 'Move long parts into files of their own that SKILL.md links to.',
    });
    return;
  }
  const decoded = decodeMarkdown(skill.path, skill.bytes);
  if (!decoded.ok) {
    const place: Place = { ...wholeFile(skill.path), line: decoded.line };
    tell('agent-skill/encoding', {
      messageId: decoded.why,
      message:
        decoded.why === 'utf-16'
          ? 'its SKILL.md is UTF-16'
          : `its SKILL.md is not UTF-8 from line ${decoded.line} on`,
      place,
      found: decoded.why === 'utf-16' ? 'UTF-16' : 'bytes that are not UTF-8',
      expected: 'UTF-8',
      fix: 'Save the file as UTF-8 without a byte-order mark.',
    });
    return;
  }
  const { source } = decoded;
  const frontmatter = parseFrontmatter(source);
  for (const problem of frontmatter.problems) {
    tell('agent-skill/frontmatter', {
      ...describeProblem(problem),
      place: source.place(problem.span.start, problem.span.end),
    });
  }
  if (frontmatter.node === null) return;
  for (const entry of duplicateEntries(frontmatter.node)) {
    tell('agent-skill/frontmatter', {
      messageId: 'duplicate-key',
      message: `its frontmatter has the key ${quote(entry.key)} twice`,
      place: source.place(entry.keySpan.start, entry.keySpan.end),
      found: entry.key,
      expected: 'each key once',
      fix: `Keep one ${quote(entry.key)} and remove the other.`,
    });
  }
  judgeSkillFields({ source, node: frontmatter.node, directory: skill.directory, tell });
}
