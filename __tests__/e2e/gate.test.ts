// The gate through the Action and the command line, on the committed bundle: every verdict with its
// outputs, summary and exit code, on every event, with the read-only means of a fork.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { rowText } from '../support/registry.ts';
import {
  bumpKit,
  commitFiles,
  digestB,
  remoteRow,
  writeHistory,
  writeKitHistory,
} from '../support/registry-history.ts';
import { type ActionRun, runAction } from '../support/run-action.ts';
import { checkJson, repository, runBundle } from '../support/run-bundle.ts';
import { commitAll, git, skillText, temporaryDirectory, writeFiles } from '../support/tree.ts';

function idOf(directory: string, name: string): string {
  return git(directory, 'rev-parse', name).trim();
}

/** Rows on GitHub are not fetched here: what is judged is what changed. */
const offline = { offline: 'true' };

/** Runs the Action for an event with that payload. */
function onEvent(
  directory: string,
  name: string,
  payload: object,
  inputs: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): ActionRun {
  const folder = temporaryDirectory();
  writeFiles(folder, { 'event.json': JSON.stringify(payload) });
  return runAction(
    directory,
    { ...offline, ...inputs },
    {
      GITHUB_EVENT_NAME: name,
      GITHUB_EVENT_PATH: join(folder, 'event.json'),
      GITHUB_SHA: idOf(directory, 'HEAD'),
      ...env,
    },
  );
}

/** Makes HEAD what GitHub checks out for a pull request of branch `change` into `main`. */
function mergedPull(directory: string): object {
  const head = idOf(directory, 'change');
  const base = idOf(directory, 'main');
  git(directory, 'checkout', '--quiet', '--detach', 'main');
  git(directory, 'merge', '--quiet', '--no-ff', '--no-edit', 'change');
  return { pull_request: { base: { sha: base }, head: { sha: head } } };
}

/** A kit and its row on `main`, and a branch `change` to work on. */
function kitRepository(): string {
  const directory = temporaryDirectory();
  writeKitHistory(directory);
  git(directory, 'checkout', '--quiet', '-b', 'change');
  return directory;
}

const brief = ({ code, outputs }: ActionRun) => ({
  code,
  verdict: outputs['verdict'],
  changed: JSON.parse(outputs['changed'] ?? 'null') as unknown,
});

describe('a pull request through the Action', () => {
  test('pass: a bump with its pin', () => {
    const directory = kitRepository();
    bumpKit(directory, '1.0.1');
    git(directory, 'add', '--all');
    expect(runBundle(directory, 'pin', '.').code).toBe(0);
    commitFiles(directory, {});
    const run = onEvent(directory, 'pull_request', mergedPull(directory));
    expect(brief(run)).toEqual({
      code: 0,
      verdict: 'pass',
      changed: [{ id: 'plugin:page-kit', change: '1.0.0 to 1.0.1; sha256', verdict: 'pass' }],
    });
    expect(run.summary).toMatch(/^## ✅ Plugin Gate: pass\n/);
    expect(run.summary.indexOf('### Changed rows')).toBeLessThan(
      run.summary.indexOf('### Packages'),
    );
  });

  test('needs-review: a row goes; the step is green unless it is told otherwise', () => {
    const directory = kitRepository();
    commitFiles(directory, { 'registry.yaml': '[]\n' });
    const payload = mergedPull(directory);
    const run = onEvent(directory, 'pull_request', payload);
    expect(brief(run)).toEqual({
      code: 0,
      verdict: 'needs-review',
      changed: [{ id: 'plugin:page-kit', change: 'removed 1.0.0', verdict: 'needs-review' }],
    });
    expect(run.summary).toMatch(/^## 👀 Plugin Gate: needs-review\n/);
    expect(onEvent(directory, 'pull_request', payload, { 'fail-on': 'needs-review' }).code).toBe(1);
  });

  test('fail: a re-pin without a bump', () => {
    const directory = kitRepository();
    commitFiles(directory, { 'kit/skills/read/SKILL.md': `${skillText}More.\n` });
    expect(runBundle(directory, 'pin', '.').code).toBe(0);
    commitFiles(directory, {});
    const run = onEvent(directory, 'pull_request', mergedPull(directory));
    expect(brief(run)).toEqual({
      code: 1,
      verdict: 'fail',
      changed: [{ id: 'plugin:page-kit', change: 'sha256', verdict: 'fail' }],
    });
    expect(run.commands.filter(({ name }) => name === 'error')).toEqual([
      expect.objectContaining({
        properties: expect.objectContaining({ file: 'registry.yaml', line: '6' }),
      }),
    ]);
  });

  test('inconclusive: the base is not there and cannot be fetched', () => {
    const directory = kitRepository();
    const payload = {
      pull_request: { base: { sha: 'e'.repeat(40) }, head: { sha: 'f'.repeat(40) } },
    };
    const run = onEvent(directory, 'pull_request', payload, {}, { GITHUB_SHA: 'd'.repeat(40) });
    expect([run.code, run.outputs['verdict']]).toEqual([3, 'inconclusive']);
    expect(run.lines.join('\n')).toContain('git fetch --unshallow origin');
  });

  test('skipped: nothing that is looked at changed', () => {
    const directory = temporaryDirectory();
    writeKitHistory(directory);
    commitFiles(directory, { 'registry.yaml': null });
    git(directory, 'checkout', '--quiet', '-b', 'change');
    commitFiles(directory, { 'NOTES.txt': 'Notes.\n' });
    const run = onEvent(directory, 'pull_request', mergedPull(directory), {
      'changed-only': 'true',
    });
    expect([run.code, run.outputs['verdict']]).toEqual([0, 'skipped']);
    expect(run.summary).toContain('nothing that is looked at changed');
  });

  test('a pull request that waives itself fails all the same', () => {
    const directory = kitRepository();
    commitFiles(directory, {
      'registry.yaml': rowText({ version: '1.0.1', sha256: `"${digestB}"` }),
      'plugin-gate.yaml':
        'rules:\n  row/sha256: off\n  row/field-differs: off\n  policy/changed: off\n',
    });
    const run = onEvent(directory, 'pull_request', mergedPull(directory));
    expect(brief(run)).toMatchObject({ code: 1, verdict: 'fail' });
    expect(run.lines.join('\n')).toContain('policy/changed');
  });

  test('hostile texts of a row reach neither commands nor outputs raw', () => {
    const directory = temporaryDirectory();
    const hostile = '"1.0.0\\n::error::x ##[add-mask]y"';
    writeHistory(directory, [remoteRow('page-kit')], remoteRow('page-kit', { version: hostile }));
    git(directory, 'branch', 'change');
    git(directory, 'checkout', '--quiet', '-B', 'main', 'base');
    const run = onEvent(directory, 'pull_request', mergedPull(directory), { annotations: 'false' });
    expect(run.code).toBe(1);
    expect(run.commands).toEqual([]);
    expect(JSON.parse(run.outputs['changed'] ?? '')).toHaveLength(1);
    expect(run.outputs['changed']).not.toContain('\n');
  });
});

describe('other events through the Action', () => {
  function pushed(): string {
    const directory = temporaryDirectory();
    writeHistory(
      directory,
      [remoteRow('page-kit')],
      remoteRow('page-kit', { sha256: `"${digestB}"` }),
    );
    return directory;
  }

  test('merge_group', () => {
    const directory = pushed();
    const payload = { merge_group: { base_sha: idOf(directory, 'base') } };
    expect(brief(onEvent(directory, 'merge_group', payload))).toMatchObject({
      code: 1,
      verdict: 'fail',
    });
  });

  test('push', () => {
    const directory = pushed();
    const payload = {
      before: idOf(directory, 'base'),
      repository: { default_branch: 'main' },
    };
    const run = onEvent(directory, 'push', payload, {}, { GITHUB_REF: 'refs/heads/main' });
    expect(brief(run)).toMatchObject({ code: 1, verdict: 'fail' });
  });

  test('a push over a history that is gone stops, and asks for a base', () => {
    const directory = pushed();
    const payload = { before: 'e'.repeat(40), repository: { default_branch: 'main' } };
    const run = onEvent(directory, 'push', payload, {}, { GITHUB_REF: 'refs/heads/main' });
    expect(run.code).toBe(3);
    expect(run.lines.join('\n')).toContain('name an older commit of the branch in the input base');
  });

  test('schedule: no comparison, and it is said; with the input there is one', () => {
    const directory = pushed();
    const run = onEvent(directory, 'schedule', {});
    expect(brief(run)).toMatchObject({ code: 0, changed: [] });
    expect(run.summary).toContain('has no base; give the input base for one');
    expect(brief(onEvent(directory, 'schedule', {}, { base: 'base' }))).toMatchObject({ code: 1 });
  });

  test('an input that names nothing is the fault of the workflow', () => {
    expect(onEvent(pushed(), 'workflow_dispatch', {}, { base: 'no-such-branch' }).code).toBe(2);
  });
});

describe('the command line', () => {
  test('check --base, in a shallow clone of the working state', () => {
    const origin = temporaryDirectory();
    writeHistory(
      origin,
      [
        remoteRow('page-kit', { version: '2.0.0' }),
        remoteRow('page-kit', { sha256: `"${digestB}"` }),
      ],
      remoteRow('page-kit', { version: '1.5.0', sha256: `"${'c'.repeat(64)}"` }),
    );
    const clone = join(temporaryDirectory(), 'clone');
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${origin}`, clone]);
    const { code, report } = checkJson(clone, '.', '--base', 'base', '--offline');
    expect(code).toBe(1);
    expect(report?.findings.map(({ rule }) => rule)).toContain('change/version-lower');
    expect(report?.changes).toEqual([
      { id: 'plugin:page-kit', change: '1.0.0 to 1.5.0; sha256', verdict: 'fail' },
    ]);
  });

  test('usage', () => {
    const directory = temporaryDirectory();
    writeKitHistory(directory);
    expect(runBundle(directory, 'check', '--base', 'nowhere').code).toBe(2);
    expect(runBundle(directory, 'check', '--changed-only').code).toBe(2);
    expect(runBundle(directory, 'check', '--policy', 'nowhere.yaml').code).toBe(2);
  });

  test('a policy beside the registry counts without a base too', () => {
    const directory = temporaryDirectory();
    writeKitHistory(directory);
    commitFiles(directory, { 'registry.yaml': rowText({ description: 'Other.' }) });
    expect(runBundle(directory, 'check').code).toBe(0);
    writeFiles(directory, { 'plugin-gate.yaml': 'rules:\n  row/description-differs: error\n' });
    expect(runBundle(directory, 'check').code).toBe(1);
  });
});

test('init says what it did, and leaves alone what is there', () => {
  const directory = temporaryDirectory();
  writeFiles(directory, {
    'registry.yaml': '[]\n',
    '.github/workflows/plugin-gate.yml': 'on: push\n',
  });
  const first = runBundle(directory, 'init');
  expect([first.code, first.out.split('\n').map((line) => line.split(':')[0])]).toEqual([
    0,
    [
      'wrote .github/workflows/registry-gate.yml',
      'wrote .github/workflows/registry-verify.yml',
      '',
      'Put the owner of your copy of plugin-gate in place of OWNER, or run this again with --action OWNER/REPO@REF.',
      '',
    ],
  ]);
  const kept = runBundle(directory, 'init', 'plugin', 'registry', '--action', 'a/b@c');
  expect([kept.code, kept.out.split('\n')]).toEqual([
    1,
    [
      'left .github/workflows/plugin-gate.yml alone: another file is there; delete it and run this again, or take what you need from --print',
      'wrote .github/workflows/registry-gate.yml: judges every change of the registry, to be made a required check',
      '',
    ],
  ]);
  const printed = runBundle(directory, 'init', 'release', '--print', '--action', 'a/b@c');
  expect([printed.code, printed.out]).toEqual([
    0,
    expect.stringContaining('        uses: a/b@c\n'),
  ]);
  expect(JSON.parse(runBundle(directory, 'init', 'release', '--json').out)).toMatchObject({
    version: 1,
    placeholder: true,
    files: [{ kind: 'release', path: '.github/workflows/plugin-release.yml', outcome: 'written' }],
  });
  expect(runBundle(directory, 'init', 'releases').code).toBe(2);
});

test('from init to a blocked re-pin and an accepted bump', () => {
  const directory = temporaryDirectory();
  git(directory, 'init', '--quiet');
  cpSync(join(repository, 'library'), join(directory, 'library'), { recursive: true });
  writeFiles(directory, { '.gitattributes': '* -text\n' });
  const init = runBundle(directory, 'init', '--action', 'acme/plugin-gate@v0');
  expect(init.code).toBe(0);
  expect(init.out.split('\n')[0]).toBe(
    'wrote .github/workflows/registry-gate.yml: judges every change of the registry, to be made a required check',
  );
  commitAll(directory);
  git(directory, 'checkout', '--quiet', '-b', 'change');
  const skill = 'library/skills/registry/pin-mismatch';
  mkdirSync(join(directory, skill, 'notes'));
  writeFiles(directory, { [`${skill}/notes/more.txt`]: 'More.\n' });
  git(directory, 'add', '--all');
  expect(runBundle(directory, 'pin', 'library').code).toBe(0);
  const blocked = runBundle(directory, 'check', 'library', '--base', 'main');
  expect(blocked.code).toBe(1);
  expect(blocked.out).toContain('change/same-version-other-bytes');
  const manifest = join(directory, skill, 'plugin.json');
  const bumped = spawnSync('sed', ['-i', 's/"version": "[0-9.]*"/"version": "9.9.9"/', manifest]);
  expect(bumped.status).toBe(0);
  git(directory, 'add', '--all');
  expect(runBundle(directory, 'pin', 'library').code).toBe(0);
  commitAll(directory);
  const accepted = runBundle(directory, 'check', 'library', '--base', 'main');
  expect(accepted.out).toContain('pass skill:pin-mismatch');
  expect(accepted.code).toBe(0);
});
