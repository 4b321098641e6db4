import { describe, expect, test } from '@jest/globals';
import { agentText, writePayloads } from '../../support/payload-texts.ts';
import { loaded, payloadsOf, told } from './payloads-of.ts';

function agent(text: string): readonly string[] {
  const { findings } = payloadsOf((directory) =>
    writePayloads(directory, { 'agents/reader.md': text }),
  );
  return told(findings).map((line) => line.replace(' agents/reader.md', ''));
}

describe('every field of a recipe', () => {
  const fields = [
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

  test.each(fields)('%s is required', (field) => {
    expect(agent(agentText({ [field]: null }))).toEqual(['agent/missing-key missing:1:1']);
  });

  test.each(fields)('%s must not be empty', (field) => {
    const text = agentText({ [field]: `${field}:` });
    expect(agent(text)).toEqual([expect.stringMatching(/^agent\/wrong-type wrong-type:\d+:\d+$/)]);
  });

  test('all of them wrong are told all together', () => {
    const wrong = Object.fromEntries(fields.map((field) => [field, `${field}: []`]));
    const text = agentText({ ...wrong, skills: 'skills: {}', tags: 'tags: {}' });
    const lines = agent(text).map((line) => line.replace('agent/wrong-type wrong-type:', ''));
    expect(lines).toEqual([
      '10:15',
      '11:21',
      '12:9',
      '14:7',
      '2:10',
      '3:7',
      '4:14',
      '5:8',
      '6:9',
      '7:11',
      '8:11',
      '9:18',
    ]);
  });
});

describe('the words a field takes', () => {
  const words: Readonly<Record<string, readonly string[]>> = {
    audience: ['custom'],
    category: [
      'explore',
      'plan',
      'research',
      'implement',
      'quality',
      'science',
      'evolution',
      'operations',
      'internal',
    ],
    capabilityClass: [
      'read-only',
      'artifact-write',
      'workspace-edit',
      'verification',
      'orchestration',
      'internal',
    ],
    latencyClass: ['fast', 'balanced', 'deep'],
    projectContextTier: ['none', 'bounded'],
  };

  test.each(Object.entries(words))('%s takes each of its words', (field, all) => {
    expect(all.flatMap((word) => agent(agentText({ [field]: `${field}: ${word}` })))).toEqual([]);
  });

  test.each(Object.keys(words))('%s takes no other', (field) => {
    expect(agent(agentText({ [field]: `${field}: other` }))).toEqual([
      expect.stringMatching(/^agent\/value not-one-of:\d+:\d+$/),
    ]);
  });
});

describe('the budget', () => {
  const budget = (text: string): readonly string[] =>
    agent(agentText({ budget: `budget: ${text}` }));

  test.each([
    ['{toolCalls: 1, readReserve: 0, synthesis: 0}'],
    ['{toolCalls: 100, readReserve: 99, synthesis: true}'],
  ])('%s is fine', (text) => {
    expect(budget(text)).toEqual([]);
  });

  test.each([
    ['{toolCalls: 5, readReserve: 5, synthesis: 1}', 'agent/budget reserve:12:37'],
    ['{toolCalls: 5, readReserve: 9, synthesis: 1}', 'agent/budget reserve:12:37'],
    ['{toolCalls: 0, readReserve: 0, synthesis: 1}', 'agent/value out-of-range:12:21'],
    ['{toolCalls: 5, readReserve: -1, synthesis: 1}', 'agent/value out-of-range:12:37'],
    ['{toolCalls: 2.5, readReserve: 1, synthesis: 1}', 'agent/value out-of-range:12:21'],
    ['{toolCalls: many, readReserve: 1, synthesis: 1}', 'agent/wrong-type wrong-type:12:21'],
    ['{toolCalls: 5, readReserve: 1}', 'agent/missing-key missing:12:1'],
    ['{toolCalls: 5, readReserve: 1, synthesis: 1, usd: 2}', 'agent/unknown-key unknown:12:54'],
  ])('%s is not', (text, expected) => {
    expect(budget(text)).toEqual([expected]);
  });
});

describe('tools', () => {
  test.each([
    ['{required: [read]}', 'agent/missing-key missing:5:1'],
    ['{optional: [read]}', 'agent/missing-key missing:5:1'],
    ['{required: read, optional: []}', 'agent/wrong-type wrong-type:5:19'],
    ['{required: [read, 3], optional: []}', 'agent/wrong-type wrong-type:5:26'],
    ['{required: [""], optional: []}', 'agent/value blank:5:20'],
  ])('%s is told', (text, expected) => {
    expect(agent(agentText({ tools: `tools: ${text}` }))).toEqual([expected]);
  });
});

describe('which files are agents', () => {
  test('those directly in the root, named after the file', () => {
    const payloads = payloadsOf((directory) =>
      writePayloads(directory, {
        'agents/reader.md': agentText({ name: 'name: Somebody Else' }),
        'agents/deep/other.md': agentText(),
        'agents/notes.txt': 'none\n',
      }),
    );
    expect(loaded(payloads)).toEqual(['agent:reader', 'skill:read']);
    expect(told(payloads.findings)).toEqual(['payload/too-deep too-deep agents/deep/other.md']);
  });

  test('a skill that is broken still counts as one of the package', () => {
    const { findings } = payloadsOf((directory) =>
      writePayloads(directory, {
        'agents/reader.md': agentText({ skills: 'skills: [scan]' }),
        'skills/scan/SKILL.md': '---\nname: scan\n---\n',
      }),
    );
    expect(told(findings)).toEqual(['skill/description-missing missing skills/scan/SKILL.md:1:1']);
  });
});
