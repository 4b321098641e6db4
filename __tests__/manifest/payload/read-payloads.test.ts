import { describe, expect, test } from '@jest/globals';
import { agentText, fleetText, writePayloads } from '../../support/payload-texts.ts';
import { manifestText, skillText, writePackage } from '../../support/tree.ts';
import { loaded, payloadsOf, told } from './payloads-of.ts';

const codeSteps = [
  '  - id: read',
  '    agent: reader',
  '    scope: readonly',
  '  - id: ask',
  '    agent: outsider',
  '    scope: readonly',
  '    dependencies: [read]',
  '  - id: build',
  '    command: make',
  '    args: [all]',
  '  - id: scan',
  '    command: tools/scan.sh',
  '  - id: list',
  `    command: \${pluginRoot}/tools/scan.sh`,
];

const everyKind = (root: 'fleets' | 'playbooks', kind: string) => (directory: string) =>
  writePayloads(
    directory,
    {
      'prompts/git/commit.md': 'Commit $ARGUMENTS.\n',
      'prompts/review.md': '---\ndescription: Reviews.\n---\nReview $1.\n',
      'agents/reader.md': agentText(),
      [`${root}/tour.md`]: fleetText(codeSteps, { version: 'version: 2' }),
      'tools/scan.sh': 'true\n',
    },
    [
      { kind: 'skill', id: 'reading', path: 'skills/read/SKILL.md' },
      { kind: 'prompt', id: 'commit', path: 'prompts/git/commit.md' },
      { kind: 'prompt', id: 'review', path: 'prompts/review.md' },
      { kind: 'agent', id: 'reader', path: 'agents/reader.md' },
      { kind, id: 'tour', path: `${root}/tour.md` },
      { kind: 'script', id: 'scan', path: 'tools/scan.sh' },
    ],
  );

describe('a package with one of everything', () => {
  test('loads on older hosts, with its fleet', () => {
    const payloads = payloadsOf(everyKind('fleets', 'fleet'));
    expect(payloads).toEqual({
      resources: [
        { kind: 'agent', name: 'reader', path: 'agents/reader.md', component: 'agent:reader' },
        { kind: 'fleet', name: 'tour', path: 'fleets/tour.md', component: 'fleet:tour' },
        {
          kind: 'prompt',
          name: 'git:commit',
          path: 'prompts/git/commit.md',
          component: 'prompt:commit',
        },
        { kind: 'prompt', name: 'review', path: 'prompts/review.md', component: 'prompt:review' },
        { kind: 'skill', name: 'read', path: 'skills/read/SKILL.md', component: 'skill:reading' },
      ],
      broken: [],
      prerequisites: { commands: ['make'], agents: ['outsider'] },
      findings: [],
      notChecked: [],
    });
  });

  test('loads on newer hosts, with its playbook', () => {
    const payloads = payloadsOf(everyKind('playbooks', 'playbook'));
    expect(payloads.findings).toEqual([]);
    expect(loaded(payloads)).toEqual([
      'agent:reader',
      'playbook:tour',
      'prompt:git:commit',
      'prompt:review',
      'skill:read',
    ]);
  });
});

describe('what does not load', () => {
  test('is listed with the finding that keeps it out', () => {
    const payloads = payloadsOf((directory) =>
      writePayloads(directory, {
        'skills/scan/SKILL.md': '---\nname: scan\n---\n',
        'agents/reader.md': agentText({ category: null, budget: null }),
        'prompts/review.md': '---\nReview.\n',
      }),
    );
    expect(loaded(payloads)).toEqual(['skill:read']);
    expect(payloads.broken.map(({ kind, path, finding }) => [kind, path, finding.rule])).toEqual([
      ['agent', 'agents/reader.md', 'agent/missing-key'],
      ['prompt', 'prompts/review.md', 'payload/frontmatter'],
      ['skill', 'skills/scan/SKILL.md', 'skill/description-missing'],
    ]);
    expect(told(payloads.findings)).toEqual([
      'agent/missing-key missing agents/reader.md:1:1',
      'agent/missing-key missing agents/reader.md:1:1',
      'payload/frontmatter unclosed prompts/review.md:1:1',
      'skill/description-missing missing skills/scan/SKILL.md:1:1',
    ]);
  });

  test('a warning keeps nothing out', () => {
    const payloads = payloadsOf((directory) =>
      writePackage(directory, { 'skills/read/SKILL.md': skillText.replace('read', 'Read It') }),
    );
    expect(loaded(payloads)).toEqual(['skill:Read It']);
    expect(told(payloads.findings)).toEqual([
      'skill/name-directory differs skills/read/SKILL.md:2:7',
      'skill/name-form characters skills/read/SKILL.md:2:7',
    ]);
  });

  test('the second of two skills of one name', () => {
    const payloads = payloadsOf((directory) =>
      writePackage(directory, { 'skills/a/SKILL.md': skillText }),
    );
    expect(payloads.resources.map(({ path }) => path)).toEqual(['skills/a/SKILL.md']);
    const twice = payloads.findings.find(({ rule }) => rule === 'skill/name-twice');
    expect(
      twice?.related.map(({ place }) => `${place.file}:${place.line}:${place.column}`),
    ).toEqual(['skills/a/SKILL.md:2:7']);
  });

  test('a README where each Markdown file is an agent is told both ways out', () => {
    const { findings } = payloadsOf((directory) =>
      writePayloads(directory, { 'agents/README.md': '# Agents\n' }),
    );
    const missing = findings.find(({ rule }) => rule === 'payload/frontmatter');
    expect(missing?.message).toBe(
      'the file has no frontmatter: its first line is not ---, and a host reads every .md here as agent',
    );
    expect(missing?.fix).toContain('or move the file elsewhere, if it is no agent');
  });
});

describe('a package whose manifest has faults', () => {
  test('is read at the roots that it states', () => {
    const payloads = payloadsOf((directory) =>
      writePackage(directory, {
        'plugin.json': manifestText({ version: 'v1' }, { resources: { prompts: 'texts' } }),
        'texts/review.md': 'Review.\n',
        'prompts/not-here.md': 'No.\n',
      }),
    );
    expect(loaded(payloads)).toEqual(['prompt:review', 'skill:read']);
  });

  test('is read at the usual roots where it states nothing readable', () => {
    const payloads = payloadsOf((directory) =>
      writePackage(directory, {
        'plugin.json': '{',
        'prompts/review.md': 'Review.\n',
        'playbooks/tour.md': fleetText(),
        'fleets/tour.md': fleetText(),
      }),
    );
    expect(loaded(payloads)).toEqual([
      'fleet:tour',
      'playbook:tour',
      'prompt:review',
      'skill:read',
    ]);
  });

  test('is read without a manifest', () => {
    const payloads = payloadsOf((directory) =>
      writePackage(directory, { 'plugin.json': null, 'skills/bad/SKILL.md': 'text\n' }),
    );
    expect(loaded(payloads)).toEqual(['skill:read']);
    expect(told(payloads.findings)).toEqual([
      'payload/frontmatter missing skills/bad/SKILL.md:1:1',
    ]);
  });

  test('never admits or refuses', () => {
    const { findings } = payloadsOf((directory) =>
      writePayloads(directory, { 'skills/README.md': 'x', 'agents/a.md': 'x', 'fleets/f.md': 'x' }),
    );
    expect(findings.length).toBeGreaterThan(2);
    expect(findings.filter(({ refuses }) => refuses)).toEqual([]);
  });
});

describe('components and what loads', () => {
  test('a skill inside a skill is no component', () => {
    const { findings } = payloadsOf((directory) =>
      writePackage(directory, {
        'skills/read/page/SKILL.md': '---\nname: page\ndescription: Reads a page.\n---\n',
        'plugin.json': manifestText(
          {},
          {
            components: [
              { kind: 'skill', id: 'read', path: 'skills/read/SKILL.md' },
              { kind: 'skill', id: 'page', path: 'skills/read/page/SKILL.md' },
            ],
          },
        ),
      }),
    );
    expect(told(findings)).toEqual([
      'payload/component-not-loaded not-loaded plugin.json:17:17',
      'skill/nested nested skills/read/page/SKILL.md',
    ]);
  });

  test('a component of another kind than public is nobody’s business here', () => {
    const { findings } = payloadsOf((directory) =>
      writePackage(directory, {
        'tools/scan.sh': 'true\n',
        'plugin.json': manifestText(
          {},
          {
            components: [
              { kind: 'skill', id: 'read', path: 'skills/read/SKILL.md' },
              { kind: 'script', id: 'scan', path: 'tools/scan.sh' },
            ],
          },
        ),
      }),
    );
    expect(findings).toEqual([]);
  });

  test('a broken file is told of once, and its component is not called lost', () => {
    const { findings, resources } = payloadsOf((directory) =>
      writePackage(directory, {
        'skills/read/SKILL.md': '---\nname: read\n---\n',
        'plugin.json': manifestText(
          {},
          { components: [{ kind: 'skill', id: 'read', path: 'skills/read/SKILL.md' }] },
        ),
      }),
    );
    expect(resources).toEqual([]);
    expect(told(findings)).toEqual(['skill/description-missing missing skills/read/SKILL.md:1:1']);
  });
});

describe('a package of kind skill at its root', () => {
  test('has the one skill, and its README is no skill', () => {
    const payloads = payloadsOf((directory) =>
      writePackage(directory, {
        'skills/read/SKILL.md': null,
        'SKILL.md': skillText,
        'README.md': '# Read\n',
        'plugin.json': manifestText(
          {},
          {
            kind: 'skill',
            resources: { skills: '.' },
            components: [{ kind: 'skill', id: 'read', path: 'SKILL.md' }],
          },
        ),
      }),
    );
    expect(payloads.resources).toEqual([
      { kind: 'skill', name: 'read', path: 'SKILL.md', component: 'skill:read' },
    ]);
    expect(payloads.findings).toEqual([]);
  });
});
