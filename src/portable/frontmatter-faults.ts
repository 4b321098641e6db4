// What a problem of the frontmatter means for a client of Agent Skills, in words, with the fix that
// makes it go away. Specification: portable page, "Skills", the last sentences.
import type { FrontmatterProblem } from '../base/frontmatter.ts';
import { quote } from '../base/quote.ts';
import type { YamlRefusal } from '../base/yaml.ts';
import type { PortableFault } from './ledger.ts';

const refusals: Readonly<Record<YamlRefusal, string>> = {
  directive: 'a YAML directive',
  tag: 'a YAML tag',
  anchor: 'a YAML anchor',
  alias: 'a YAML alias',
  'merge-key': 'a YAML merge key',
  'complex-key': 'a key that is no text',
  'second-document': 'a second YAML document',
};

const fields = 'the fields "name" and "description"';

/** The finding without its place; the message is the end of a sentence. */
export function describeProblem(problem: FrontmatterProblem): Omit<PortableFault, 'place'> {
  switch (problem.kind) {
    case 'byte-order-mark':
      return {
        messageId: 'byte-order-mark',
        message: 'its SKILL.md begins with a byte-order mark, so no frontmatter is seen',
        found: 'a byte-order mark',
        expected: '"---" at the first byte',
        fix: 'Save the file as UTF-8 without a byte-order mark.',
      };
    case 'missing':
      return {
        messageId: 'missing',
        message: 'its SKILL.md has no frontmatter',
        expected: '"---" as the first line',
        fix: `Begin the file with a line "---", ${fields}, and a line "---".`,
      };
    case 'not-at-start':
      return {
        messageId: 'not-at-start',
        message: 'the line "---" that opens its frontmatter is not exactly the first line',
        expected: '"---" as the first line, without blanks',
        fix: 'Remove everything before the first "---" and any blanks after it.',
      };
    case 'unclosed':
      return {
        messageId: 'unclosed',
        message: 'its frontmatter is not closed by a line "---"',
        expected: 'a line that is exactly "---"',
        fix: 'Add a line that is exactly "---" after the last field.',
      };
    case 'empty':
      return {
        messageId: 'empty',
        message: 'its frontmatter is empty',
        expected: fields,
        fix: `Write ${fields} between the two lines "---".`,
      };
    case 'not-a-mapping':
      return {
        messageId: 'not-a-mapping',
        message: `its frontmatter is ${problem.found}, not a mapping`,
        found: problem.found,
        expected: 'lines "key: value"',
        fix: 'Write one field a line, as "key: value".',
      };
    case 'unquoted-colon':
      return {
        messageId: 'unquoted-colon',
        message: `the value of ${quote(problem.key)} holds a colon and a blank without quotes, which is not YAML`,
        found: 'an unquoted ": "',
        expected: 'the value in double quotes',
        fix: `Put the whole value of ${quote(problem.key)} in double quotes.`,
      };
    case 'syntax':
      return {
        messageId: 'syntax',
        message: `its frontmatter is not YAML: ${problem.message}`,
        expected: 'a YAML mapping',
      };
    case 'refused':
      return {
        messageId: 'refused',
        message: `its frontmatter has ${refusals[problem.refusal]}, which careful readers refuse`,
        found: refusals[problem.refusal],
        expected: 'plain keys and values',
        fix: 'Write the value out in full, and in double quotes if it begins with "&", "*", "!" or "%".',
      };
    default:
      return problem satisfies never;
  }
}
