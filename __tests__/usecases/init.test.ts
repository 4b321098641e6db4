// The workflows that init writes: GitHub's parser takes them, the Action knows every input they give, and
// nothing that is there is replaced.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { initWorkflows } from '../../src/usecases/init.ts';
import { workflowKinds, workflowTemplates } from '../../src/usecases/init-templates.ts';
import { remoteRow } from '../support/registry-history.ts';
import { readActionMetadata } from '../support/run-action.ts';
import { git, temporaryDirectory, writeFiles, writePackage } from '../support/tree.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      { readonly steps: readonly Step[]; readonly permissions?: object; readonly if?: string }
    >
  >;
}

const action = 'acme/plugin-gate@0123456789abcdef0123456789abcdef01234567';
const registries = [null, 'shelf/it\'s a "list".yaml', 'catalogue/registry.yaml'];

function texts(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    workflowKinds.flatMap((kind) =>
      registries.map((registry, at) => [
        `${kind}-${at}.yml`,
        workflowTemplates[kind].text({ action, registry }),
      ]),
    ),
  );
}

function errorsOf(workflows: Readonly<Record<string, string>>): Readonly<Record<string, string[]>> {
  const script = join(import.meta.dirname, '..', 'support', 'workflow-parser.mjs');
  const out = execFileSync(process.execPath, ['--no-warnings', script], {
    input: JSON.stringify(workflows),
    encoding: 'utf8',
  });
  return JSON.parse(out) as Readonly<Record<string, string[]>>;
}

function parse(text: string): Workflow {
  return load(text) as Workflow;
}

function stepsOf(workflow: Workflow): readonly Step[] {
  return Object.values(workflow.jobs).flatMap(({ steps }) => steps);
}

describe("GitHub's own parser", () => {
  test('takes every workflow', () => {
    const workflows = texts();
    expect(errorsOf(workflows)).toEqual(
      Object.fromEntries(Object.keys(workflows).map((name) => [name, []])),
    );
  });

  test('is one that refuses: a misspelt key, an unknown event, an open expression', () => {
    const text = workflowTemplates.registry.text({ action, registry: null });
    const errors = errorsOf({
      key: text.replace('runs-on:', 'run-on:'),
      event: text.replace('merge_group:', 'merge_groups:'),
      expression: text.replace('steps.gate.outputs.verdict }}', 'step.gate.outputs.verdict }}'),
    });
    for (const found of Object.values(errors)) expect(found.length).toBeGreaterThan(0);
  });
});

describe.each(Object.entries(texts()))('%s', (_name, text) => {
  const workflow = parse(text);

  test('gives the Action inputs that it has', () => {
    const { inputs } = readActionMetadata();
    const given = stepsOf(workflow).filter(({ uses }) => uses === action);
    expect(given).toHaveLength(1);
    for (const name of Object.keys(given[0]?.with ?? {}))
      expect(Object.keys(inputs)).toContain(name);
  });

  test('starts with nothing but the right to read, and checks out without credentials', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const { uses, with: values } of stepsOf(workflow)) {
      if (uses?.startsWith('actions/checkout@')) {
        expect(values).toMatchObject({ 'persist-credentials': false });
      }
    }
  });

  test('puts no value of a run into a script', () => {
    for (const { run } of stepsOf(workflow)) expect(run ?? '').not.toContain('${{');
  });

  test('never runs on pull_request_target', () => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
  });
});

describe('the gate of a registry', () => {
  const workflow = parse(workflowTemplates.registry.text({ action, registry: null }));

  test('reports on every pull request and in the merge queue, with all of the history', () => {
    expect(workflow.on).toEqual({
      pull_request: null,
      merge_group: null,
      push: { branches: ['main', 'master'] },
    });
    expect(workflow.jobs['gate']?.steps[0]?.with).toMatchObject({ 'fetch-depth': 0 });
    expect(workflow.jobs['gate']?.if).toBeUndefined();
  });

  test.each([
    ['trunk', 'trunk', '[trunk]'],
    ['a slash', 'release/next', '[release/next]'],
    ['a word YAML takes for another type', 'on', "['on']"],
    ['a number', '1.0', "['1.0']"],
    ['what a pattern would read', 'c++!', "['c\\+\\+\\!']"],
    ['quotes and a comma', `it's, "so"`, `['it''s, "so"']`],
  ])('runs on the branch that there is: %s', (_what, branch, written) => {
    const text = workflowTemplates.registry.text({ action, registry: null, branch });
    expect(text).toContain(`\n    branches: ${written}\n`);
    const branches = (parse(text).on['push'] as { readonly branches: readonly unknown[] }).branches;
    expect(branches).toEqual([branch.replace(/[+!]/g, '\\$&')]);
    expect(errorsOf({ text })).toEqual({ text: [] });
  });

  test.each<[string, string, string, string[]]>([
    [
      'asks',
      'needs-review',
      '',
      ['label create needs-review', 'pr edit 7 --add-label needs-review'],
    ],
    [
      'asks again',
      'needs-review',
      'needs-review\n',
      ['label create needs-review', 'pr edit 7 --add-label needs-review'],
    ],
    [
      'takes it back once it passes',
      'pass',
      'bug\nneeds-review\n',
      ['pr edit 7 --remove-label needs-review'],
    ],
    [
      'takes it back once nothing is left to look at',
      'skipped',
      'needs-review\n',
      ['pr edit 7 --remove-label needs-review'],
    ],
    ['takes back only what is there', 'pass', 'needs-review-soon\n', []],
    ['leaves it where it fails', 'fail', 'needs-review\n', []],
    ['leaves it where nothing was decided', 'inconclusive', 'needs-review\n', []],
    ['leaves it where the gate did not report', '', 'needs-review\n', []],
  ])('the label: %s', (_what, verdict, labels, done) => {
    const directory = temporaryDirectory();
    writeFiles(directory, {
      'bin/gh':
        '#!/bin/sh\nif [ "$2" = view ]; then printf %s "$LABELS"; else echo "$@" >> "$DONE"; fi\n',
      done: '',
    });
    chmodSync(join(directory, 'bin/gh'), 0o755);
    const script = workflow.jobs['ask']?.steps[0]?.run ?? '';
    execFileSync('bash', ['-eo', 'pipefail', '-c', script], {
      env: {
        PATH: `${join(directory, 'bin')}:${process.env['PATH']}`,
        LABELS: labels,
        DONE: join(directory, 'done'),
        NUMBER: '7',
        VERDICT: verdict,
      },
    });
    const told = readFileSync(join(directory, 'done'), 'utf8').split('\n').filter(Boolean);
    expect(told.map((line) => line.replace(/ --color.*/, ''))).toEqual(done);
  });

  test('the label is looked after whatever the gate came to', () => {
    expect(workflow.jobs['ask']?.if).toMatch(
      /^!cancelled\(\) && github\.event_name == 'pull_request'/,
    );
  });

  test('only the label needs more, and only where the token has it', () => {
    expect(workflow.jobs['gate']?.permissions).toBeUndefined();
    expect(workflow.jobs['ask']?.permissions).toEqual({
      'pull-requests': 'write',
      issues: 'write',
    });
    expect(workflow.jobs['ask']?.if).toContain('head.repo.full_name == github.repository');
  });
});

const env = process.env;
const request = { kinds: [], action, registry: null, print: false, env };

describe('what is written', () => {
  test('a plugin repository gets its workflow, at the root of the repository', () => {
    const directory = temporaryDirectory();
    git(directory, 'init', '--quiet');
    writePackage(join(directory, 'kit'));
    const { files } = initWorkflows({ ...request, cwd: join(directory, 'kit') });
    expect(files.map(({ path, outcome }) => [path, outcome])).toEqual([
      ['../.github/workflows/plugin-gate.yml', 'written'],
    ]);
    expect(readFileSync(join(directory, '.github/workflows/plugin-gate.yml'), 'utf8')).toBe(
      workflowTemplates.plugin.text({ action, registry: null }),
    );
  });

  test('a registry gets its gate and its verification, which find it', () => {
    const directory = temporaryDirectory();
    writeFiles(directory, { 'shelf/kits.yaml': remoteRow('page-kit') });
    const { files } = initWorkflows({ ...request, cwd: directory, registry: 'shelf/kits.yaml' });
    expect(files.map(({ path }) => path)).toEqual([
      '.github/workflows/registry-gate.yml',
      '.github/workflows/registry-verify.yml',
    ]);
    for (const { text } of files) expect(text).toContain('          registry: shelf/kits.yaml\n');
    expect(readdirSync(join(directory, '.github/workflows')).sort()).toEqual([
      'registry-gate.yml',
      'registry-verify.yml',
    ]);
  });

  test('a second time nothing happens', () => {
    const directory = temporaryDirectory();
    initWorkflows({ ...request, cwd: directory });
    const again = initWorkflows({ ...request, cwd: directory });
    expect(again.files.map(({ outcome }) => outcome)).toEqual(['same']);
  });

  test('a file that a person wrote stays', () => {
    const directory = temporaryDirectory();
    writeFiles(directory, { '.github/workflows/plugin-gate.yml': 'on: push\n' });
    const { files } = initWorkflows({ ...request, cwd: directory, kinds: ['plugin', 'release'] });
    expect(files.map(({ outcome }) => outcome)).toEqual(['kept', 'written']);
    expect(readFileSync(join(directory, '.github/workflows/plugin-gate.yml'), 'utf8')).toBe(
      'on: push\n',
    );
  });

  test('a workflow of ours without an Action takes its name, as long as nobody edited it', () => {
    const directory = temporaryDirectory();
    const kinds = ['plugin', 'release'] as const;
    initWorkflows({ ...request, cwd: directory, kinds, action: null });
    const edited = join(directory, '.github/workflows/plugin-release.yml');
    writeFileSync(edited, `${readFileSync(edited, 'utf8')}# mine\n`);
    const plan = initWorkflows({ ...request, cwd: directory, kinds, print: true });
    expect(plan.files.map(({ outcome }) => outcome)).toEqual(['planned', 'kept']);
    const { files } = initWorkflows({ ...request, cwd: directory, kinds });
    expect(files.map(({ outcome }) => outcome)).toEqual(['written', 'kept']);
    const text = readFileSync(join(directory, '.github/workflows/plugin-gate.yml'), 'utf8');
    expect(text).toContain(`      - uses: ${action}\n`);
    expect(readFileSync(edited, 'utf8')).toMatch(/# mine\n$/);
    const other = initWorkflows({ ...request, cwd: directory, action: 'acme/other@v1' });
    expect(other.files.map(({ outcome }) => outcome)).toEqual(['kept']);
  });

  test('a repository on another branch gets a workflow for it', () => {
    const directory = temporaryDirectory();
    git(directory, 'init', '--quiet', '-b', 'trunk');
    const { files } = initWorkflows({ ...request, cwd: directory });
    expect(files[0]?.text).toContain('\n    branches: [trunk]\n');
  });

  test('printing writes nothing', () => {
    const directory = temporaryDirectory();
    const { files } = initWorkflows({ ...request, cwd: directory, print: true });
    expect(files.map(({ outcome }) => outcome)).toEqual(['planned']);
    expect(existsSync(join(directory, '.github'))).toBe(false);
  });

  test.each([['.github'], ['.github/workflows'], ['.github/workflows/plugin-gate.yml']])(
    'a link at %s is not followed',
    (at) => {
      const directory = temporaryDirectory();
      const outside = temporaryDirectory();
      mkdirSync(join(directory, at, '..'), { recursive: true });
      symlinkSync(outside, join(directory, at));
      expect(() => initWorkflows({ ...request, cwd: directory })).toThrow(
        `"${at}" is a symbolic link`,
      );
      expect(readdirSync(outside)).toEqual([]);
    },
  );

  test.each([
    ['a/b'],
    ['a@b'],
    ['a/b@c\nevil: 1'],
    ['a/b@c # x'],
    [`\${{ github.token }}/b@c`],
    [''],
  ])('%j is no Action', (name) => {
    expect(() => initWorkflows({ ...request, cwd: temporaryDirectory(), action: name })).toThrow(
      'is no Action',
    );
  });

  test('a registry that is not there is a fault', () => {
    const cwd = temporaryDirectory();
    expect(() => initWorkflows({ ...request, cwd, registry: 'no.yaml' })).toThrow(
      'there is no registry at "no.yaml"',
    );
  });
});
