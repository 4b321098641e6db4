// Doctor: what it names, what it repairs, what it never touches.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { breakLock } from '../../src/lifecycle/dead-lock.ts';
import { type DoctorOptions, examineScopes } from '../../src/lifecycle/doctor.ts';
import { installPackage } from '../../src/lifecycle/install-plugin.ts';
import { scopeLayout } from '../../src/lifecycle/layout.ts';
import type { LifecycleHost } from '../../src/lifecycle/lifecycle-host.ts';
import { listPlugins } from '../../src/lifecycle/list-installed.ts';
import { removeInstalled } from '../../src/lifecycle/remove-plugin.ts';
import { withPluginScopeLock } from '../../src/lifecycle/with-scope-lock.ts';
import { codes, makePackage } from './support/packages.ts';
import { namesIn, picture, testHost, userBase } from './support/test-host.ts';

const user = { scope: 'user' } as const;

function said(host: LifecycleHost, options: DoctorOptions = {}): readonly string[] {
  const { findings, diagnostics } = examineScopes(host, options);
  return [
    ...findings.map(({ kind, action }) => `${kind} ${action}`),
    ...diagnostics.map(({ code }) => `! ${code}`),
  ];
}

/** A host with page-kit 1.0.0 installed for the user. */
function withPlugin(given: Partial<LifecycleHost> = {}): LifecycleHost {
  const host = testHost(given);
  installPackage(makePackage(), user, host);
  return host;
}

function lockOf(host: LifecycleHost): string {
  return join(userBase(host), '.mutation.lock');
}

test('nothing to say, nothing changed', () => {
  const host = withPlugin();
  const before = picture(host.configDirectory);
  expect(said(testHost())).toEqual([]);
  expect(said(host)).toEqual([]);
  expect(picture(host.configDirectory)).toEqual(before);
});

describe('locks', () => {
  const facts = (more: object = {}) =>
    JSON.stringify({
      pid: 4_000_000,
      host: 'test-machine',
      startedAt: 'x',
      startMark: 'b:1',
      ...more,
    });

  test('a dead owner’s goes with --unlock only', () => {
    const host = withPlugin({ processState: () => 'gone' });
    writeFileSync(lockOf(host), facts());
    const before = picture(host.configDirectory);
    expect(said(host)).toEqual(['lock left', '! locked']);
    expect(said(host, { force: true })).toEqual(['lock left', '! locked']);
    expect(said(host, { unlock: true, dryRun: true })).toEqual(['lock unlocked']);
    expect(picture(host.configDirectory)).toEqual(before);
    expect(said(host, { unlock: true })).toEqual(['lock unlocked']);
    expect(namesIn(userBase(host))).toEqual(['page-kit', 'state.json']);
  });

  test.each(['running', 'unknown'] as const)('a %s owner’s stays, whatever is asked', (state) => {
    const host = withPlugin({ processState: () => state });
    writeFileSync(lockOf(host), facts());
    expect(said(host, { unlock: true, force: true })).toEqual(['lock left', '! locked']);
    expect(readFileSync(lockOf(host), 'utf8')).toBe(facts());
  });

  test.each([
    ['no facts', ''],
    ['facts of another machine', facts({ host: 'elsewhere' })],
  ])('%s: --unlock is not enough, --unlock --force is', (_name, text) => {
    const host = withPlugin({ processState: () => 'gone' });
    writeFileSync(lockOf(host), text);
    expect(said(host, { unlock: true })).toEqual(['lock left', '! locked']);
    expect(said(host, { unlock: true, force: true })).toEqual(['lock unlocked']);
    expect(existsSync(lockOf(host))).toBe(false);
  });

  test('the owner’s state is asked with what the lock recorded', () => {
    const asked: unknown[] = [];
    const host = withPlugin({
      processState: (...args) => {
        asked.push(args);
        return 'running';
      },
    });
    withPluginScopeLock(host, 'user', () => said(host));
    expect(asked).toEqual([[process.pid, 'boot:1']]);
  });

  test('a lock that a living owner took since it was judged is put back', () => {
    const host = withPlugin();
    writeFileSync(lockOf(host), 'theirs');
    const layout = scopeLayout('user', host);
    expect(breakLock(host, layout, Buffer.from('the dead one'))).toBe(
      'somebody else took the lock meanwhile',
    );
    expect(readFileSync(lockOf(host), 'utf8')).toBe('theirs');
    expect(breakLock(host, layout, Buffer.from('theirs'))).toBeNull();
    expect(breakLock(host, layout, Buffer.from('theirs'))).toBeNull();
    expect(namesIn(userBase(host))).toEqual(['page-kit', 'state.json']);
  });

  test('leftovers under a held lock are named and left', () => {
    const host = withPlugin();
    mkdirSync(join(userBase(host), '.page-kit.install-1-ab'));
    withPluginScopeLock(host, 'user', () => {
      expect(said(host)).toEqual(['lock left', 'install left', '! locked']);
    });
    expect(said(host)).toEqual(['install deleted']);
  });

  test('facts that were written beside and never linked go with their process', () => {
    const host = withPlugin({ processState: (pid) => (pid === 11 ? 'gone' : 'running') });
    writeFileSync(`${lockOf(host)}.11-ab`, facts());
    writeFileSync(`${lockOf(host)}.12-ab`, facts());
    expect(said(host)).toEqual(['lock-temporary deleted', 'lock-temporary left']);
  });
});

describe('copies', () => {
  const sibling = (host: LifecycleHost, kind: string, id = 'page-kit') =>
    join(userBase(host), `.${id}.${kind}-77-ab`);

  test('staging, discarded copies and unfinished state files are deleted', () => {
    const host = withPlugin();
    makePackage({}, sibling(host, 'install'));
    makePackage({}, sibling(host, 'discard'));
    writeFileSync(join(userBase(host), '.state.json.77-ab1.tmp'), '{');
    expect(said(host)).toEqual(['state-temporary deleted', 'discard deleted', 'install deleted']);
    expect(namesIn(userBase(host))).toEqual(['page-kit', 'state.json']);
  });

  test('a copy put aside goes back where the record’s directory is missing', () => {
    for (const kind of ['backup', 'removed']) {
      const host = withPlugin();
      renameSync(join(userBase(host), 'page-kit'), sibling(host, kind));
      expect(said(host, { dryRun: true })).toEqual([`${kind} restored`]);
      expect(said(host)).toEqual([`${kind} restored`]);
      expect(listPlugins(host).plugins[0]).toMatchObject({ valid: true, loadable: true });
    }
  });

  test('of several the one that is what the record says goes back; the others are kept', () => {
    const host = withPlugin();
    makePackage({ version: '0.1.0' }, join(userBase(host), '.page-kit.backup-1-aa'));
    renameSync(join(userBase(host), 'page-kit'), join(userBase(host), '.page-kit.backup-2-bb'));
    makePackage({ version: '0.2.0' }, join(userBase(host), '.page-kit.backup-3-cc'));
    expect(said(host)).toEqual(['backup restored', 'backup kept', 'backup kept']);
    expect(listPlugins(host).plugins[0]).toMatchObject({ valid: true, version: '1.0.0' });
  });

  test('several that are not what the record says are all kept', () => {
    const host = withPlugin();
    renameSync(join(userBase(host), 'page-kit'), join(host.home, 'elsewhere'));
    makePackage({ version: '0.1.0' }, join(userBase(host), '.page-kit.backup-1-aa'));
    makePackage({ version: '0.2.0' }, join(userBase(host), '.page-kit.backup-3-cc'));
    expect(said(host)).toEqual(['backup kept', 'backup kept']);
  });

  test('beside an installed copy the same bytes are deleted, other bytes are kept', () => {
    const host = withPlugin();
    makePackage({}, sibling(host, 'backup'));
    makePackage({ version: '0.1.0' }, sibling(host, 'removed'));
    const result = examineScopes(host);
    expect(result.findings.map(({ kind, action }) => [kind, action])).toEqual([
      ['backup', 'deleted'],
      ['removed', 'kept'],
    ]);
    const path = sibling(host, 'removed');
    expect(result.findings[1]).toMatchObject({
      path,
      commands: [`plugin-gate install ${path} --scope user --force`, `rm -r -- ${path}`],
    });
    expect(said(host)).toEqual(['removed kept']);
  });

  test('after a removal the kept copy is named and stays, and its own commands work', () => {
    const host = withPlugin();
    writeFileSync(join(userBase(host), 'page-kit/notes.txt'), 'my edit');
    const { recovery } = removeInstalled('page-kit', user, host);
    expect(said(host)).toEqual(['recovery kept']);
    const path = recovery?.packageBackup ?? '';
    expect(codes(installPackage(path, { ...user, force: true }, host))).toEqual(['(leftover)']);
    expect(existsSync(join(userBase(host), 'page-kit/notes.txt'))).toBe(true);
  });

  test('with a state that cannot be believed nothing is touched', () => {
    const host = withPlugin();
    makePackage({}, sibling(host, 'install'));
    renameSync(join(userBase(host), 'page-kit'), sibling(host, 'backup'));
    writeFileSync(join(userBase(host), 'state.json'), '{"version":2}');
    const before = picture(host.configDirectory);
    expect(said(host)).toEqual(['backup left', 'install left', '! invalid']);
    expect(picture(host.configDirectory)).toEqual(before);
  });

  test('a torn journal was never acted upon and goes', () => {
    const host = withPlugin();
    makePackage({}, sibling(host, 'install'));
    writeFileSync(sibling(host, 'journal'), '{"version":1,"id":"page-k');
    expect(said(host)).toEqual(['install deleted', 'journal deleted']);
    expect(listPlugins(host).plugins[0]).toMatchObject({ valid: true });
  });

  test('a journal that another operation has overtaken changes nothing', () => {
    const host = withPlugin();
    const record = listPlugins(host).plugins[0]?.record;
    const stale = { ...record, installedAt: '2020-01-01T00:00:00.000Z' };
    writeFileSync(
      sibling(host, 'journal'),
      JSON.stringify({ version: 1, id: 'page-kit', next: stale, previous: null }),
    );
    const state = readFileSync(join(userBase(host), 'state.json'), 'utf8');
    expect(said(host)).toEqual(['journal deleted']);
    expect(readFileSync(join(userBase(host), 'state.json'), 'utf8')).toBe(state);
  });

  test('names that only look like leftovers are none', () => {
    const host = withPlugin();
    for (const name of [
      '.page-kit.install',
      '.x.other-1-ab',
      '.page-kit.install-x-ab',
      '.DS_Store',
    ]) {
      writeFileSync(join(userBase(host), name), 'mine');
    }
    const before = picture(host.configDirectory);
    expect(said(host)).toEqual([]);
    expect(picture(host.configDirectory)).toEqual(before);
  });
});
