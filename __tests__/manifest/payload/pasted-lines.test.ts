// Each fix about a field of an agent, fleet or playbook is a line that can be pasted as it is: pasted, the
// finding is gone and nothing new comes. Where many fields are missing one paste ends them all.
import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../../src/base/finding.ts';
import { agentText, fleetText, writePayloads } from '../../support/payload-texts.ts';
import { payloadsOf, told } from './payloads-of.ts';

function findingsIn(path: string, text: string): readonly Finding[] {
  return payloadsOf((directory) => writePayloads(directory, { [path]: text })).findings.filter(
    ({ rule }) => rule !== 'payload/undeclared',
  );
}

/** What the fix says to add, carried out at the end of the frontmatter. */
function pasted(text: string, fix: string | null): string {
  const lines = /^add (?:this line: |these lines[^\n]*:\n)([\s\S]+)$/.exec(fix ?? '')?.[1];
  expect(lines).toBeDefined();
  const end = text.indexOf('\n---', 3);
  return `${text.slice(0, end)}\n${lines}${text.slice(end)}`;
}

/** Findings of missing fields as a report shows them: those of one place by their message. */
function missingIn(findings: readonly Finding[]): readonly Finding[] {
  return findings
    .filter(({ rule }) => rule.endsWith('/missing-key'))
    .sort((a, b) => (a.message < b.message ? -1 : 1));
}

const agentKeys = [
  'version',
  'name',
  'description',
  'tools',
  'skills',
  'audience',
  'category',
  'capabilityClass',
  'latencyClass',
  'projectContextTier',
  'budget',
  'resultContract',
  'tags',
];

describe('a file with nothing but a name', () => {
  test.each([
    ['agents/a.md', 'name: Reader', 12],
    ['agents/a.md', 'title: Reader\nname: Reader', 13],
    ['fleets/a.md', 'name: Tour', 4],
    ['playbooks/a.md', 'name: Tour', 4],
  ])('%s (%s): the first fix is all of it', (path, field, count) => {
    const text = `---\n${field}\n---\nRead.\n`;
    const before = findingsIn(path, text);
    expect(before).toHaveLength(count);
    const [first] = missingIn(before);
    const after = findingsIn(path, pasted(text, first?.fix ?? null));
    expect(told(after)).toEqual(
      field.startsWith('title') ? ['agent/unknown-key unknown agents/a.md:2:1'] : [],
    );
  });

  test('reads as a skeleton', () => {
    const [first] = missingIn(findingsIn('agents/a.md', '---\nname: Reader\n---\nRead.\n'));
    expect(first?.fix?.split('\n')).toEqual([
      'add these lines and replace the words in <>; that is all 12 missing fields:',
      'version: 1',
      'description: "<what this agent does, and when to use it>"',
      'tools: {required: [read], optional: []}  # both are lists of tools',
      'skills: []  # names of skills of this package',
      'audience: custom',
      'category: explore  # one of: explore, plan, research, implement, quality, science, evolution, operations, internal',
      'capabilityClass: read-only  # one of: read-only, artifact-write, workspace-edit, verification, orchestration, internal',
      'latencyClass: fast  # one of: fast, balanced, deep',
      'projectContextTier: none  # one of: none, bounded',
      'budget: {toolCalls: 20, readReserve: 5, synthesis: 2}  # readReserve is less than toolCalls',
      'resultContract: "<what the agent hands back, in one sentence>"  # words as a rule; any value but an empty one',
      'tags: [example]  # words to find the agent by; [] is fine',
    ]);
  });
});

describe('one field missing', () => {
  test.each(agentKeys)('%s of an agent', (key) => {
    const text = agentText({ [key]: null });
    const before = findingsIn('agents/a.md', text);
    expect(before.map(({ message }) => message)).toEqual([`the agent has no "${key}"`]);
    expect(told(findingsIn('agents/a.md', pasted(text, before[0]?.fix ?? null)))).toEqual([]);
  });

  test.each(['version', 'name', 'steps', 'maxWorkers', 'onFailure'])('%s of a fleet', (key) => {
    const text = fleetText(undefined, { [key]: null });
    const before = findingsIn('fleets/a.md', text);
    expect(before.map(({ message }) => message)).toEqual([`the fleet has no "${key}"`]);
    expect(told(findingsIn('fleets/a.md', pasted(text, before[0]?.fix ?? null)))).toEqual([]);
  });

  test.each([
    ['tools', 'tools:\n  optional: []', 'required'],
    ['tools', 'tools:\n  required: []', 'optional'],
    ['budget', 'budget:\n  toolCalls: 9\n  readReserve: 1', 'synthesis'],
    ['budget', 'budget:\n  toolCalls: 9\n  synthesis: 1', 'readReserve'],
    ['budget', 'budget:\n  readReserve: 1\n  synthesis: 1', 'toolCalls'],
  ])('of "%s": %s', (key, lines, inner) => {
    const [only, ...rest] = findingsIn('agents/a.md', agentText({ [key]: lines }));
    expect(rest).toEqual([]);
    const said = new RegExp(`^add this line to "${key}": (${inner}: .+)$`).exec(only?.fix ?? '');
    expect(said).not.toBeNull();
    const after = agentText({ [key]: `${lines}\n  ${said?.[1]}` });
    expect(told(findingsIn('agents/a.md', after))).toEqual([]);
  });

  test.each([
    ['a scope', ['  - id: read', '    agent: reader'], 'version: 1'],
    ['what it runs', ['  - id: read', '    scope: readonly'], 'version: 1'],
    ['a check', ['  - id: read', '    maxAttempts: 3', '    repair: x'], 'version: 3'],
  ])('of a step: %s', (_, step, version) => {
    const [only, ...rest] = findingsIn('fleets/a.md', fleetText(step, { version }));
    expect(rest).toEqual([]);
    const said = /^add this line: (.+)$/.exec(only?.fix ?? '')?.[1];
    expect(said).toBeDefined();
    const after = fleetText([...step, `    ${said}`], { version });
    expect(told(findingsIn('fleets/a.md', after))).toEqual([]);
  });
});

describe('a field of the wrong form', () => {
  const wrong = ['', '[]', '{}', '5.5', '"x y"', 'pages', '-1', '""', '[{}]', '1'];
  test.each(agentKeys.flatMap((key) => wrong.map((value) => [key, value])))(
    'agent, %s: %s',
    (key, value) => {
      const before = findingsIn('agents/a.md', agentText({ [key]: `${key}: ${value}` }));
      const [first] = [
        ...missingIn(before),
        ...before.filter(({ rule }) => rule !== 'agent/skill-unknown'),
      ];
      if (first === undefined) return;
      // Words and items are put in place of what is marked, lines in place of the whole line.
      const said = /^write: (.+)$/.exec(first.fix ?? '')?.[1];
      const word = /^write ("[^"]+")$/.exec(first.fix ?? '')?.[1];
      const items = /^add these lines to "\w+"[^\n]*:\n([\s\S]+)$/.exec(first.fix ?? '')?.[1];
      const line =
        items === undefined
          ? (said ?? `${key}: ${word}`)
          : `${key}:\n  ${items.replaceAll('\n', '\n  ')}`;
      if (first.fix?.startsWith('write the item') || first.fix?.startsWith('delete')) return;
      expect(line).toMatch(new RegExp(`^${key}:`));
      expect(line).not.toContain('undefined');
      const after = findingsIn('agents/a.md', agentText({ [key]: line }));
      expect(told(after.filter(({ rule }) => rule !== 'agent/skill-unknown'))).toEqual([]);
    },
  );

  test.each([
    ['tags: pages', 'write: tags: ["pages"]'],
    ['tags: 5', 'write: tags: [example]  # words to find the agent by; [] is fine'],
    ['tools: read', 'write: tools: {required: [read], optional: []}  # both are lists of tools'],
    [
      'budget: 20',
      'write: budget: {toolCalls: 20, readReserve: 5, synthesis: 2}  # readReserve is less than toolCalls',
    ],
    ['name: 1.0', 'write: name: "1.0"'],
    ['latencyClass: slow', 'write: latencyClass: fast  # one of: fast, balanced, deep'],
    ['version: 2', 'write: version: 1'],
  ])('%s', (line, fix) => {
    const key = line.slice(0, line.indexOf(':'));
    expect(findingsIn('agents/a.md', agentText({ [key]: line })).map((one) => one.fix)).toEqual([
      fix,
    ]);
  });

  test.each([
    ['maxWorkers: 0', 'write: maxWorkers: 1  # a whole number of at least 1'],
    ['onFailure: retry', 'write: onFailure: stop  # one of: stop, continue'],
    ['steps: []', 'write: steps: [{id: read, agent: reader, scope: readonly}]'],
    ['steps: read', 'write: steps: [{id: read, agent: reader, scope: readonly}]  # at least one'],
    ['steps: [read]', 'write: - {id: read, agent: reader, scope: readonly}'],
  ])('fleet, %s', (line, fix) => {
    const key = line.slice(0, line.indexOf(':'));
    expect(
      findingsIn('fleets/a.md', fleetText(undefined, { [key]: line })).map((one) => one.fix),
    ).toEqual([fix]);
  });
});
