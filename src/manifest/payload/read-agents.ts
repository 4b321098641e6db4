// The agents of an agents root: `.md` files directly in it, each a version-1 recipe.
// Specification: manifest page, "Payloads", Agents.
import { type MapEntry, stringOf } from '../../base/data-node.ts';
import { listNames, quote } from '../../base/quote.ts';
import { agentFields, budgetFields, toolFields } from './agent-fields.ts';
import { type FieldReader, placeIn } from './field-reader.ts';
import { type FieldTable, judgeFields } from './fields.ts';
import { FileJudgement } from './file-judgement.ts';
import { judgeFrontmatter } from './frontmatter-faults.ts';
import { judgeHiddenCharacters } from './hidden-characters.ts';
import { type MarkdownPayload, openMarkdown } from './markdown-payload.ts';
import type { PayloadFile } from './payload-file.ts';
import { topMarkdown } from './top-markdown.ts';
import { baseName, type TreeIndex } from './tree-index.ts';

/** Reads every agent of `root`. `skills` are the names of the package's own skills. */
export function readAgents(
  index: TreeIndex,
  root: string,
  skills: ReadonlySet<string>,
): readonly PayloadFile[] {
  return topMarkdown(index, root).map((path): PayloadFile => {
    const judgement = new FileJudgement();
    const bytes = index.bytesOf(path);
    const payload = bytes === null ? null : openMarkdown(path, bytes, judgement);
    if (payload !== null) judgeAgent(payload, judgement, skills);
    const name = baseName(path).slice(0, -3);
    return { kind: 'agent', name, path, judgement, payload, unread: bytes === null };
  });
}

function judgeAgent(
  payload: MarkdownPayload,
  judgement: FileJudgement,
  skills: ReadonlySet<string>,
): void {
  const { frontmatter, source } = payload;
  judgeFrontmatter(payload, judgement, 'agent');
  if (frontmatter.present && source.text.slice(frontmatter.body).trim() === '') {
    judgement.stops({
      rule: 'agent/body-blank',
      messageId: 'blank',
      message: 'the agent has no text after its frontmatter, so it has no instructions',
      place: source.place(source.text.length),
      found: 'nothing',
      expected: 'instructions',
    });
  }
  if (frontmatter.node === null) return;
  const reader: FieldReader = {
    source,
    judgement,
    area: 'agent',
    noun: 'agent',
    version: 1,
    closed: true,
  };
  const top = judgeFields(reader, frontmatter.node, agentFields, '', source.linePlace(1));
  nested(reader, top.get('tools'), toolFields);
  judgeReserve(reader, nested(reader, top.get('budget'), budgetFields));
  const name = top.get('name');
  if (name !== undefined) {
    const place = placeIn(reader, name.value.span);
    judgeHiddenCharacters(stringOf(name.value) ?? '', 'name', place, judgement);
  }
  judgeBoundSkills(reader, top.get('skills'), skills);
}

function nested(
  reader: FieldReader,
  entry: MapEntry | undefined,
  table: FieldTable,
): ReadonlyMap<string, MapEntry> {
  if (entry?.value.type !== 'map') return new Map();
  return judgeFields(reader, entry.value, table, `${entry.key}.`, placeIn(reader, entry.keySpan));
}

function judgeReserve(reader: FieldReader, budget: ReadonlyMap<string, MapEntry>): void {
  const calls = budget.get('toolCalls')?.value;
  const reserve = budget.get('readReserve')?.value;
  if (calls?.type !== 'scalar' || reserve?.type !== 'scalar') return;
  if (Number(reserve.value) < Number(calls.value)) return;
  reader.judgement.stops({
    rule: 'agent/budget',
    messageId: 'reserve',
    message: `"budget.readReserve" is ${reserve.text}, which is not less than the ${calls.text} of "budget.toolCalls"`,
    place: placeIn(reader, reserve.span),
    found: reserve.text,
    expected: `less than ${calls.text}`,
  });
}

function judgeBoundSkills(
  reader: FieldReader,
  entry: MapEntry | undefined,
  skills: ReadonlySet<string>,
): void {
  if (entry?.value.type !== 'list') return;
  for (const item of entry.value.items) {
    const name = stringOf(item);
    if (name === undefined || name.trim() === '' || skills.has(name)) continue;
    const near = reader.judgement.nearest(name, skills);
    reader.judgement.stops({
      rule: 'agent/skill-unknown',
      messageId: 'unknown',
      message:
        near === null
          ? `the agent binds the skill ${quote(name)}, which the package does not have`
          : `the agent binds the skill ${quote(name)}, which the package does not have; did you mean ${quote(near)}?`,
      place: placeIn(reader, item.span),
      found: quote(name),
      expected:
        skills.size === 0 ? 'no skill, as the package has none' : listNames([...skills].sort()),
      fix:
        near === null
          ? `add the skill ${quote(name)} to the package, or delete it from "skills"`
          : `write ${quote(near)}`,
    });
  }
}
