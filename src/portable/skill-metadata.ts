// The two structured fields of a skill: metadata, strings to strings, and allowed-tools, one string.
// Near misses that most clients read are warnings. Specification: portable page, "Skills".
import { entryOf, stringOf } from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import { describe, placeOf, type SkillFields } from './skill-field.ts';

export function judgeMetadata(fields: SkillFields): void {
  const node = entryOf(fields.node, 'metadata')?.value;
  if (node === undefined) return;
  if (node.type !== 'map') {
    fields.tell('agent-skill/metadata', {
      messageId: 'wrong-type',
      message: `its metadata is ${describe(node)}, not a mapping`,
      place: placeOf(fields, node),
      found: describe(node),
      expected: 'a mapping of strings to strings',
    });
    return;
  }
  for (const { key, value } of node.entries) {
    if (stringOf(value) !== undefined) continue;
    const place = placeOf(fields, value);
    const found = describe(value);
    if (value.type !== 'scalar') {
      fields.tell('agent-skill/metadata', {
        messageId: 'nested',
        message: `its metadata ${quote(key)} is ${found}, not a string`,
        place,
        found,
        expected: 'a string',
        fix: `Write ${quote(key)} as one string, such as values joined by commas.`,
      });
      continue;
    }
    fields.tell('agent-skill/metadata-value', {
      messageId: 'not-string',
      message: `other clients may not read the metadata ${quote(key)}: it is ${found}, not a string`,
      place,
      found,
      expected: 'a string',
      fix:
        value.text === ''
          ? `Give ${quote(key)} a value.`
          : `Put the value in quotes: ${quote(value.text)}.`,
    });
  }
}

export function judgeAllowedTools(fields: SkillFields): void {
  const node = entryOf(fields.node, 'allowed-tools')?.value;
  if (node === undefined) return;
  const text = stringOf(node);
  const place = placeOf(fields, node);
  const expected = 'one string, tools separated by blanks';
  if (node.type === 'list') {
    const tools = node.items.map((item) => stringOf(item) ?? '…').slice(0, 20);
    fields.tell('agent-skill/allowed-tools-list', {
      messageId: 'list',
      message: 'other clients may not read "allowed-tools": it is a list, not one string',
      place,
      found: 'a list',
      expected,
      fix: `Write allowed-tools: ${quote(tools.join(' '))}`,
    });
  } else if (text === undefined) {
    fields.tell('agent-skill/allowed-tools', {
      messageId: 'wrong-type',
      message: `its allowed-tools is ${describe(node)}, not a string`,
      place,
      found: describe(node),
      expected,
    });
  } else if (text.replace(/\([^()]*\)/g, '').includes(',')) {
    fields.tell('agent-skill/allowed-tools-list', {
      messageId: 'commas',
      message: 'other clients may not read "allowed-tools": its tools are separated by commas',
      place,
      found: text,
      expected,
      fix: 'Separate the tools by single blanks.',
    });
  }
}
