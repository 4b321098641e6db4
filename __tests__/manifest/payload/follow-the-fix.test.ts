// The common faults of a new author: what the finding tells to do, done to the letter, makes it go away.
import { describe, expect, test } from '@jest/globals';
import { findRule } from '../../../src/checks/find-rule.ts';
import { agentText, fleetText, oneStep, writePayloads } from '../../support/payload-texts.ts';
import { skillText } from '../../support/tree.ts';
import { payloadsOf, told } from './payloads-of.ts';

interface Fault {
  readonly name: string;
  readonly rule: string;
  readonly fix: string;
  readonly before: Readonly<Record<string, string | null>>;
  readonly after: Readonly<Record<string, string | null>>;
}

const skill = 'skills/read/SKILL.md';
const usual = 'description: Reads a page. Use when a page is given.';

const faults: readonly Fault[] = [
  {
    name: 'an unquoted colon',
    rule: 'payload/frontmatter',
    fix: 'put the whole value of "description" in double quotes',
    before: { [skill]: '---\nname: read\ndescription: Reads: pages and "books".\n---\n' },
    after: { [skill]: '---\nname: read\ndescription: "Reads: pages and \\"books\\"."\n---\n' },
  },
  {
    name: 'a byte-order mark',
    rule: 'payload/frontmatter',
    fix: 'save the file as UTF-8 without a byte-order mark',
    before: { [skill]: `\uFEFF${skillText}` },
    after: { [skill]: skillText },
  },
  {
    name: 'no frontmatter',
    rule: 'payload/frontmatter',
    fix: 'put a line --- first, the fields below it, and a second line --- after them',
    before: { [skill]: `name: read\n${usual}\n\nRead.\n` },
    after: { [skill]: `---\nname: read\n${usual}\n---\n\nRead.\n` },
  },
  {
    name: 'a blank line first',
    rule: 'payload/frontmatter',
    fix: 'delete everything before the opening --- and any blanks after it',
    before: { [skill]: `\n${skillText}` },
    after: { [skill]: skillText },
  },
  {
    name: 'a frontmatter that does not end',
    rule: 'payload/frontmatter',
    fix: 'put a line with only --- after the last field',
    before: { [skill]: `---\nname: read\n${usual}\n\nRead.\n` },
    after: { [skill]: `---\nname: read\n${usual}\n---\n\nRead.\n` },
  },
  {
    name: 'a name other than the directory',
    rule: 'skill/name-directory',
    fix: 'rename the directory to "reader"; or write: name: read',
    before: { [skill]: skillText.replace('name: read', 'name: reader') },
    after: { [skill]: skillText },
  },
  {
    name: 'the same, the other way',
    rule: 'skill/name-directory',
    fix: 'rename the directory to "reader"; or write: name: read',
    before: { [skill]: skillText.replace('name: read', 'name: reader') },
    after: {
      [skill]: null,
      'skills/reader/SKILL.md': skillText.replace('name: read', 'name: reader'),
    },
  },
  {
    name: 'a name in capitals',
    rule: 'skill/name-form',
    fix: 'write "name: read-pages" and call the directory read-pages too',
    before: { [skill]: skillText.replace('name: read', 'name: Read Pages!') },
    after: {
      [skill]: null,
      'skills/read-pages/SKILL.md': skillText.replace('name: read', 'name: read-pages'),
    },
  },
  {
    name: 'no description',
    rule: 'skill/description-missing',
    fix: 'add this line and replace the words in <>: description: "<what this skill does, and when to use it>"',
    before: { [skill]: '---\nname: read\n---\n\nRead.\n' },
    after: { [skill]: skillText },
  },
  {
    name: 'an empty description',
    rule: 'skill/description-missing',
    fix: 'write, and replace the words in <>: description: "<what this skill does, and when to use it>"',
    before: { [skill]: '---\nname: read\ndescription:\n---\n' },
    after: { [skill]: skillText },
  },
  {
    name: 'our own placeholder for a description',
    rule: 'skill/description-missing',
    fix: 'write in its place, in one sentence, what the skill does and when to use it',
    before: {
      [skill]:
        '---\nname: read\ndescription: "<what this skill does, and when to use it>"\n---\n\nRead.\n',
    },
    after: { [skill]: skillText },
  },
  {
    name: 'an ellipsis for a description',
    rule: 'skill/description-missing',
    fix: 'write in its place, in one sentence, what the skill does and when to use it',
    before: { [skill]: '---\nname: read\ndescription: …\n---\n\nRead.\n' },
    after: { [skill]: skillText },
  },
  {
    name: 'a directory that is no name',
    rule: 'skill/name-directory',
    fix: 'rename the directory to "read"',
    before: { [skill]: null, 'skills/tmp.Xy12/SKILL.md': skillText },
    after: { [skill]: skillText },
  },
  {
    name: 'a directory that YAML takes for a number',
    rule: 'skill/name-directory',
    fix: 'rename the directory to "read"; or write: name: "123"',
    before: { [skill]: null, 'skills/123/SKILL.md': skillText },
    after: { [skill]: null, 'skills/123/SKILL.md': skillText.replace('read', '"123"') },
  },
  {
    name: 'a skill inside a skill',
    rule: 'skill/nested',
    fix: 'move its directory out of "skills/read"',
    before: { 'skills/read/page/SKILL.md': skillText.replace('name: read', 'name: page') },
    after: { 'skills/page/SKILL.md': skillText.replace('name: read', 'name: page') },
  },
  {
    name: 'a README among the skills',
    rule: 'skill/stray-markdown',
    fix: 'move "skills/README.md" out of the skills root, or into the directory of the skill it is about',
    before: { 'skills/README.md': '# Skills\n' },
    after: { 'README.md': '# Skills\n' },
  },
  {
    name: 'a prompt argument in braces',
    rule: 'prompt/argument',
    fix: `write $1 instead of \${1}`,
    before: { 'prompts/review.md': `Review \${1}.\n` },
    after: { 'prompts/review.md': 'Review $1.\n' },
  },
  {
    name: 'the version of an agent in quotes',
    rule: 'agent/wrong-type',
    fix: 'take the quotes away: 1',
    before: { 'agents/reader.md': agentText({ version: 'version: "1"' }) },
    after: { 'agents/reader.md': agentText() },
  },
  {
    name: 'a word misspelt in an agent',
    rule: 'agent/value',
    fix: 'write "workspace-edit"',
    before: { 'agents/a.md': agentText({ capabilityClass: 'capabilityClass: workspace-edits' }) },
    after: { 'agents/a.md': agentText({ capabilityClass: 'capabilityClass: workspace-edit' }) },
  },
  {
    name: 'a version as a name of a tool',
    rule: 'agent/wrong-type',
    fix: 'write "1.0"',
    before: { 'agents/a.md': agentText({ tags: 'tags: [1.0]' }) },
    after: { 'agents/a.md': agentText({ tags: 'tags: ["1.0"]' }) },
  },
  {
    name: 'a field from a later version',
    rule: 'fleet/later-field',
    fix: 'write "version: 2", or delete "command"',
    before: { 'fleets/tour.md': fleetText(['  - id: build', '    command: make']) },
    after: {
      'fleets/tour.md': fleetText(['  - id: build', '    command: make'], {
        version: 'version: 2',
      }),
    },
  },
  {
    name: 'a misspelt field of a fleet',
    rule: 'fleet/unknown-key',
    fix: 'write "description"',
    before: { 'fleets/tour.md': fleetText(oneStep, { more: 'descripton: A tour.' }) },
    after: { 'fleets/tour.md': fleetText(oneStep, { more: 'description: A tour.' }) },
  },
];

function read(files: Fault['before']) {
  return payloadsOf((directory) => writePayloads(directory, files)).findings;
}

describe.each(faults)('$name', ({ rule, fix, before, after }) => {
  test('is told once, with what to do', () => {
    const found = read(before).filter((one) => one.rule === rule);
    expect(found.map((one) => one.fix ?? findRule(rule)?.fix)).toEqual([fix]);
  });

  test('is gone once that is done, and nothing new comes', () => {
    expect(told(read(after))).toEqual([]);
  });
});
