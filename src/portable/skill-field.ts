// Reading one frontmatter field of a skill: where it is, what it is, and the string it should be.
// Specification: portable page, "Skills".
import { type DataNode, describeNode, entryOf, type MapNode, stringOf } from '../base/data-node.ts';
import type { Place } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import type { Source } from '../base/source.ts';
import { isPlainName, nameLine } from '../manifest/payload/naming-fix.ts';
import { addDescription } from '../manifest/payload/skill-description.ts';
import type { PortableRule } from './boundaries.ts';
import type { TellSkill } from './skill-file.ts';

export interface SkillFields {
  readonly source: Source;
  readonly node: MapNode;
  readonly directory: string;
  readonly tell: TellSkill;
}

export function placeOf({ source }: SkillFields, node: DataNode): Place {
  return source.place(node.span.start, node.span.end);
}

/** What stands there, as the writer sees it. */
export function describe(node: DataNode): string {
  return node.type === 'scalar' && node.value === null && node.text === ''
    ? 'empty'
    : describeNode(node);
}

/** The string of a field, or null after telling that it is something else (or that it is missing). */
export function readString(
  fields: SkillFields,
  key: string,
  rule: PortableRule,
  required = false,
): { readonly text: string; readonly node: DataNode } | null {
  const node = entryOf(fields.node, key)?.value;
  if (node === undefined) {
    if (!required) return null;
    fields.tell(rule, {
      messageId: 'missing',
      message: `its frontmatter has no ${quote(key)}`,
      place: fields.source.linePlace(1),
      expected: key === 'description' ? 'a description' : key,
      fix: missingFix(fields, key),
    });
    return null;
  }
  const text = stringOf(node);
  if (text !== undefined) return { text, node };
  const plain = node.type === 'scalar' && node.text !== '';
  fields.tell(rule, {
    messageId: 'wrong-type',
    message: `its ${key} is ${describe(node)}, not a string`,
    place: placeOf(fields, node),
    found: describe(node),
    expected: 'a string',
    fix: plain
      ? `Put the value in quotes: ${key}: ${quote(node.text)}.`
      : required
        ? `Write the ${key} as one string.`
        : `Write the ${key} as one string, or remove the field.`,
  });
  return null;
}

function missingFix({ directory }: SkillFields, key: string): string {
  if (key === 'description') return addDescription;
  if (key === 'name' && isPlainName(directory)) return `add this line: ${nameLine(directory)}`;
  return `Add a line with "${key}" to the frontmatter.`;
}
