// A fork's run: what is in its directories and its store, in one report, with a policy that no change can bring.
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Fault } from '../../src/base/fault.ts';
import { renderJson } from '../../src/report/json.ts';
import type { Report } from '../../src/report/report.ts';
import type { CheckRequest } from '../../src/usecases/check.ts';
import { checkWithStore, type StoreChoice } from '../../src/usecases/check-with-store.ts';
import { task, writeFork } from '../support/fork.ts';
import { rowText, writeKitAndRegistry } from '../support/registry.ts';
import { schemaErrors } from '../support/report-schema.ts';
import {
  commitAll,
  git,
  manifestText,
  temporaryDirectory,
  writeFiles,
  writePackage,
} from '../support/tree.ts';

const contested = { ...task('plugins/a/tasks/sync'), ...task('plugins/b/tasks/sync') };
const waiver = (row: string, rule = 'capability/two-plugins'): string =>
  `  - {rule: ${rule}, row: "${row}", reason: Known., expires: 2026-12-31}\n`;
const waived = `waivers:\n${waiver('task:sync')}`;

function forkWith(files: Readonly<Record<string, string>> = {}): string {
  const directory = temporaryDirectory();
  writeFork(directory, files);
  return directory;
}

async function run(
  cwd: string,
  request: Partial<CheckRequest> = {},
  choice: Partial<StoreChoice> = {},
): Promise<Report> {
  const report = await checkWithStore(
    {
      cwd,
      paths: ['.'],
      registry: null,
      clioVersion: 'auto',
      failOn: 'error',
      sources: 'none',
      today: '2026-11-30',
      ...request,
    },
    { store: 'capabilities', plugins: 'plugins', inventory: 'inventory.json', ...choice },
  );
  expect(schemaErrors('report', JSON.parse(renderJson(report)))).toEqual([]);
  return report;
}

const brief = ({ verdict, findings }: Report) => ({
  verdict,
  findings: findings.map(({ severity, rule, place }) => `${severity} ${rule} ${place.file}`),
});

async function faultOf(running: Promise<Report>): Promise<string> {
  try {
    await running;
  } catch (error) {
    if (error instanceof Fault) return `${error.code}: ${error.message}`;
    throw error;
  }
  throw new Error('no fault');
}

describe('a store alone', () => {
  test('is a complete run', async () => {
    const report = await run(forkWith(task('capabilities/tasks/mine')));
    expect(brief(report)).toEqual({ verdict: 'pass', findings: [] });
    expect([report.reason, report.packages, report.registry]).toEqual([null, [], null]);
    expect(report.store).toEqual({ path: 'capabilities', plugins: [], entries: 1 });
  });

  test('says how much of it was looked at, and whose', async () => {
    const fork = forkWith({ ...contested, ...task('capabilities/tasks/mine') });
    expect((await run(fork)).store).toEqual({
      path: 'capabilities',
      plugins: ['a', 'b'],
      entries: 3,
    });
  });

  test('fails by what is wrong in it', async () => {
    expect(brief(await run(forkWith(contested)))).toEqual({
      verdict: 'fail',
      findings: ['error capability/two-plugins plugins/a/tasks/sync'],
    });
  });

  test('is no excuse for a path that was named and holds nothing', async () => {
    const fork = forkWith({ 'docs/README.md': 'Nothing.\n' });
    expect(await faultOf(run(fork, { paths: ['docs'] }))).toBe(
      'usage: found neither a package, a skill nor a registry row in "docs"',
    );
  });

  test('has to be there', async () => {
    expect(await faultOf(run(forkWith(), {}, { store: 'capability' }))).toBe(
      'usage: there is no store at "capability"',
    );
  });
});

describe('a store and a package', () => {
  test('are judged in one report, in its order', async () => {
    const fork = forkWith(contested);
    writePackage(join(fork, 'kit'), { 'plugin.json': manifestText({ version: '1.0' }) });
    const report = await run(fork);
    expect(report.verdict).toBe('fail');
    expect(report.packages.map(({ path }) => path)).toEqual(['kit']);
    const errors = report.findings.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ place }) => place.file)).toEqual([
      ...errors.slice(1).map(() => 'kit/plugin.json'),
      'plugins/a/tasks/sync',
    ]);
    expect(report.counts.error).toBe(errors.length);
  });

  test('a sound package does not hide what is wrong in the store, nor the other way round', async () => {
    const fork = forkWith(task('capabilities/tasks/mine'));
    writePackage(join(fork, 'kit'), { 'plugin.json': manifestText({ version: '1.0' }) });
    expect((await run(fork)).verdict).toBe('fail');
    const other = forkWith(contested);
    writePackage(join(other, 'kit'));
    expect((await run(other)).verdict).toBe('fail');
  });
});

describe('one policy for a registry and a store', () => {
  test('a waiver of either is used where it belongs, and unused is said once', async () => {
    const fork = forkWith(contested);
    writeKitAndRegistry(fork, rowText({ description: 'Reads.' }));
    writeFiles(fork, {
      'plugin-gate.yaml': `${waived}${waiver('task:gone')}${waiver('plugin:page-kit', 'row/description-differs')}${waiver('plugin:gone', 'row/description-differs')}`,
    });
    const report = await run(fork);
    expect(report.verdict).toBe('pass');
    expect(
      report.findings
        .filter(({ rule }) => rule === 'policy/waiver-unused')
        .map(({ message }) => message),
    ).toEqual([
      'the waiver of capability/two-plugins for "task:gone" waives nothing',
      'the waiver of row/description-differs for "plugin:gone" waives nothing',
    ]);
  });

  test('a fault of it is told once', async () => {
    const fork = forkWith();
    writeKitAndRegistry(fork, rowText());
    writeFiles(fork, { 'plugin-gate.yaml': 'waiver: []\n' });
    const policy = (await run(fork)).findings.filter(({ rule }) => rule.startsWith('policy/'));
    expect(policy.map(({ place }) => `${place.file}:${place.line}`)).toEqual([
      'plugin-gate.yaml:1',
    ]);
  });
});

describe('the policy of a change', () => {
  /** `main` with what is given, then a branch that has `change` too. */
  function branch(
    before: Readonly<Record<string, string>>,
    change: Readonly<Record<string, string>>,
  ): string {
    const fork = forkWith(before);
    commitAll(fork);
    git(fork, 'branch', '--force', 'before');
    writeFiles(fork, change);
    commitAll(fork);
    return fork;
  }
  const base = { kind: 'ref', ref: 'before' } as const;

  test('does not count before it is at the base', async () => {
    const fork = branch(contested, { 'plugin-gate.yaml': waived });
    expect(brief(await run(fork, { base }))).toEqual({
      verdict: 'fail',
      findings: [
        'warning policy/changed plugin-gate.yaml',
        'error capability/two-plugins plugins/a/tasks/sync',
      ],
    });
  });

  test('counts once it is there', async () => {
    const fork = branch({ ...contested, 'plugin-gate.yaml': waived }, { 'README.md': 'New.\n' });
    expect(brief(await run(fork, { base }))).toEqual({
      verdict: 'pass',
      findings: ['note capability/two-plugins plugins/a/tasks/sync'],
    });
  });

  test('one that is named is read from the base too', async () => {
    const fork = branch(contested, { 'ci/gate.yaml': waived });
    const named = await run(fork, { base, policy: 'ci/gate.yaml' });
    expect(named.verdict).toBe('fail');
    expect(named.findings.map(({ rule }) => rule)).toContain('policy/changed');
  });

  test('where there is no base, the one in the work tree counts', async () => {
    const fork = branch(contested, { 'plugin-gate.yaml': waived });
    expect((await run(fork)).verdict).toBe('pass');
    const none = { kind: 'none', why: 'a schedule has no base' } as const;
    const report = await run(fork, { base: none });
    expect(report.verdict).toBe('pass');
    expect(report.notChecked).toContainEqual({
      what: 'what changed since the base',
      why: 'a schedule has no base',
    });
  });

  test('a base that nobody knows is a fault, not a policy of the change', async () => {
    const fork = branch(contested, { 'plugin-gate.yaml': waived });
    expect(await faultOf(run(fork, { base: { kind: 'ref', ref: 'nowhere' } }))).toContain(
      '"nowhere"',
    );
  });
});
