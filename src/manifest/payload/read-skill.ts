// One skill as a Clio host reads it. Stricter readers are judged elsewhere (portable page); here only
// what keeps the host from loading it, and what it warns about.
// Specification: manifest page, "Payloads", Skills.
import { type DataNode, entryOf, type MapNode, stringOf } from '../../base/data-node.ts';
import { visible } from '../../base/escape.ts';
import type { Place } from '../../base/finding.ts';
import { wholeFile } from '../../base/finding.ts';
import { quote, shorten } from '../../base/quote.ts';
import type { FileJudgement } from './file-judgement.ts';
import type { FoundSkill } from './find-skills.ts';
import { judgeFrontmatter } from './frontmatter-faults.ts';
import { judgeHiddenCharacters } from './hidden-characters.ts';
import { type MarkdownPayload, openMarkdown } from './markdown-payload.ts';
import { payloadLimits } from './payload-limits.ts';
import { baseName, type TreeIndex } from './tree-index.ts';

export interface ReadSkill {
  readonly name: string;
  /** Place of the name's value, or of the file where the name comes from its path. */
  readonly namePlace: Place;
  readonly payload: MarkdownPayload | null;
  /** True when its bytes were not kept, so that nothing could be said. */
  readonly unread: boolean;
}

/** Reads the skill and judges it; what is wrong goes to `judgement`. */
export function readSkill(
  index: TreeIndex,
  skill: FoundSkill,
  judgement: FileJudgement,
): ReadSkill {
  const fallback =
    skill.directory ?? (skill.form === 'loose' ? baseName(skill.path).slice(0, -3) : '');
  const size = index.sizeOf(skill.path) ?? 0;
  const nothing = { name: fallback, namePlace: wholeFile(skill.path), payload: null };
  if (size > payloadLimits.skillBytes) {
    judgement.stops({
      rule: 'skill/too-large',
      messageId: 'too-large',
      message: `the skill has ${size} bytes, and a host reads at most ${payloadLimits.skillBytes}`,
      place: wholeFile(skill.path),
      found: `${size} bytes`,
      expected: `at most ${payloadLimits.skillBytes} bytes`,
    });
    return { ...nothing, unread: false };
  }
  const bytes = index.bytesOf(skill.path);
  if (bytes === null) return { ...nothing, unread: true };
  if (size > payloadLimits.skillAdvisedBytes) {
    judgement.remarks({
      rule: 'skill/long',
      messageId: 'long',
      message: `the skill has ${size} bytes, over the ${payloadLimits.skillAdvisedBytes} that fit into a context well`,
      place: wholeFile(skill.path),
      found: `${size} bytes`,
      expected: `at most ${payloadLimits.skillAdvisedBytes} bytes`,
    });
  }
  const payload = openMarkdown(skill.path, bytes, judgement);
  if (payload === null) return { ...nothing, unread: false };
  const node = payload.frontmatter.node;
  if (skill.form === 'loose' && isStray(payload)) {
    judgeStray(skill, payload, judgement);
    return { ...nothing, payload, unread: false };
  }
  judgeFrontmatter(payload, judgement);
  if (node === null) return { ...nothing, payload, unread: false };
  judgeDescription(node, payload, judgement);
  return { ...judgeName(node, skill, fallback, payload, judgement), payload, unread: false };
}

/** A loose file that nobody meant to be a skill: no frontmatter, or one without a description. */
function isStray({ frontmatter }: MarkdownPayload): boolean {
  const { node, problems } = frontmatter;
  if (problems.some(({ kind }) => kind === 'missing')) return true;
  return node !== null && problems.length === 0 && entryOf(node, 'description') === undefined;
}

function judgeStray(skill: FoundSkill, payload: MarkdownPayload, judgement: FileJudgement): void {
  const missing = payload.frontmatter.node === null;
  const what = missing ? 'no frontmatter' : 'no description';
  judgement.stops({
    rule: 'skill/stray-markdown',
    messageId: missing ? 'no-frontmatter' : 'no-description',
    message: `${quote(baseName(skill.path))} lies directly in the skills root, where a host reads every .md as a skill, and it has ${what}: that breaks the package`,
    place: payload.source.linePlace(1),
    found: `a Markdown file with ${what}`,
    expected: 'only skills',
    fix: `move ${quote(skill.path)} out of the skills root, or into the directory of the skill it is about`,
  });
}

function judgeDescription(node: MapNode, payload: MarkdownPayload, judgement: FileJudgement): void {
  const rule = 'skill/description-missing';
  const fix = 'write one sentence on what the skill does and when to use it into "description"';
  const entry = entryOf(node, 'description');
  if (entry === undefined) {
    judgement.stops({
      rule,
      messageId: 'missing',
      message: 'the frontmatter has no "description", and a host loads no skill without one',
      place: payload.source.linePlace(1),
      expected: 'a description',
      fix: `add a line "description: …": ${fix.replace(' into "description"', '')}`,
    });
    return;
  }
  const { span } = entry.value;
  const place = payload.source.place(span.start, span.end);
  const text = stringOf(entry.value);
  if (text === undefined && !isEmpty(entry.value)) {
    judgement.stops({
      rule,
      messageId: 'not-text',
      message: 'the "description" is not text, so a host takes it for missing',
      place,
      found: entry.value.type === 'scalar' ? entry.value.text : `a ${entry.value.type}`,
      expected: 'text',
      fix: 'write the description as text, in double quotes',
    });
  } else if (text === undefined || text.trim() === '') {
    judgement.stops({
      rule,
      messageId: 'blank',
      message: 'the "description" is blank, and a host loads no skill without one',
      place,
      found: 'nothing',
      expected: 'a description',
      fix,
    });
  } else if (text.length > payloadLimits.descriptionLength) {
    const length = text.length;
    judgement.remarks({
      rule: 'skill/description-long',
      messageId: 'long',
      message: `the description has ${length} characters, over ${payloadLimits.descriptionLength}`,
      place,
      found: `${length} characters`,
      expected: `at most ${payloadLimits.descriptionLength} characters`,
    });
  }
}

function isEmpty(node: DataNode): boolean {
  return node.type === 'scalar' && node.value === null;
}

function judgeName(
  node: MapNode,
  skill: FoundSkill,
  fallback: string,
  payload: MarkdownPayload,
  judgement: FileJudgement,
): { readonly name: string; readonly namePlace: Place } {
  const entry = entryOf(node, 'name');
  if (entry === undefined || isEmpty(entry.value)) {
    return { name: fallback, namePlace: wholeFile(skill.path) };
  }
  const place = payload.source.place(entry.value.span.start, entry.value.span.end);
  const name = stringOf(entry.value);
  if (name === undefined) {
    judgement.remarks({
      rule: 'skill/name-form',
      messageId: 'not-text',
      message: 'the "name" is not text',
      place,
      found: entry.value.type === 'scalar' ? entry.value.text : `a ${entry.value.type}`,
      expected: 'text',
      fix: 'write the name as text, in double quotes',
    });
    return { name: fallback, namePlace: place };
  }
  if (name.length > payloadLimits.skillNameLength) {
    judgement.remarks({
      rule: 'skill/name-long',
      messageId: 'long',
      message: `the name ${quote(name)} has ${name.length} characters, over ${payloadLimits.skillNameLength}`,
      place,
      found: `${name.length} characters`,
      expected: `at most ${payloadLimits.skillNameLength} characters`,
    });
  }
  if (!/^[a-z0-9-]+$/.test(name)) {
    const better = suggestedName(name);
    judgement.remarks({
      rule: 'skill/name-form',
      messageId: 'characters',
      message: `the name ${quote(name)} has characters other than a-z, 0-9 and -`,
      place,
      found: quote(name),
      expected: 'a-z, 0-9 and -',
      fix: better === '' ? null : `write "name: ${better}" and call the directory ${better} too`,
    });
  }
  judgeHiddenCharacters(name, 'name', place, judgement);
  if (skill.directory !== null && name !== skill.directory) {
    judgement.remarks({
      rule: 'skill/name-directory',
      messageId: 'differs',
      message: `the name is ${quote(name)} and its directory ${quote(skill.directory)}`,
      place,
      found: quote(name),
      expected: quote(skill.directory),
      fix: `write "name: ${shorten(visible(skill.directory))}", or rename the directory to match the name`,
    });
  }
  return { name, namePlace: place };
}

function suggestedName(name: string): string {
  return name
    .slice(0, payloadLimits.skillNameLength)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
