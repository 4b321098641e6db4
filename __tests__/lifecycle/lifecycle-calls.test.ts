// The calls under the host's names, the machine they work with, rows as sources, and JSON results.
import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { configDirectory, parseSibling, scopeLayout } from '../../src/lifecycle/layout.ts';
import type { SmokeResult } from '../../src/smoke/smoke-types.ts';
import { rowSource } from '../../src/usecases/install-row.ts';
import {
  disablePlugin,
  doctorPlugins,
  enablePlugin,
  installPlugin,
  listInstalledPlugins,
  observePluginCopy,
  removePlugin,
  updatePlugin,
  withPluginScopeLock,
} from '../../src/usecases/lifecycle-calls.ts';
import { isDone, listJson, mutationJson } from '../../src/usecases/lifecycle-json.ts';
import { PluginsDomainModule } from '../../src/usecases/plugins-domain.ts';
import { processHost } from '../../src/usecases/process-host.ts';
import {
  committedPluginResourceRoots,
  enabledPluginResourceRoots,
  pluginSnapshotFor,
  reloadPluginResources,
} from '../../src/usecases/resource-calls.ts';
import { smokeReportOf } from '../../src/usecases/smoke-report.ts';
import { temporaryDirectory } from '../support/tree.ts';
import { compiledSources } from './support/compiled-sources.ts';
import { makePackage } from './support/packages.ts';
import { testHost, userBase } from './support/test-host.ts';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');

describe('where things live', () => {
  test.each<[Record<string, string | undefined>, string]>([
    [{}, '/home/me/.config/clio-coder'],
    [{ XDG_CONFIG_HOME: '/xdg' }, '/xdg/clio-coder'],
    [{ XDG_CONFIG_HOME: 'relative' }, '/home/me/.config/clio-coder'],
    [{ XDG_CONFIG_HOME: '' }, '/home/me/.config/clio-coder'],
    [{ XDG_CONFIG_HOME: '/xdg', CLIO_CODER_HOME: '/clio' }, '/clio/config'],
    [{ CLIO_CODER_HOME: '/clio', CLIO_CODER_CONFIG_DIR: '/own' }, '/own'],
    [{ CLIO_CODER_HOME: '/clio', CLIO_CODER_CONFIG_DIR: '' }, '/clio/config'],
    [{ CLIO_CODER_CONFIG_DIR: 'here' }, '/work/here'],
  ])('%j', (variables, expected) => {
    expect(configDirectory(variables, '/home/me', '/work')).toBe(expected);
  });

  test('a layout answers every path', () => {
    const where = { configDirectory: '/c', cwd: '/p' };
    expect(scopeLayout('user', where).target('page-kit')).toBe('/c/plugins/page-kit');
    const layout = scopeLayout('project', where);
    expect(layout.state).toBe('/p/.clio-coder/plugins/state.json');
    expect(layout.lock).toBe('/p/.clio-coder/plugins/.mutation.lock');
    expect(layout.sibling('page-kit', 'install', '7-ab')).toBe(
      '/p/.clio-coder/plugins/.page-kit.install-7-ab',
    );
  });

  test.each([
    ['.a.b-c.backup-12-ff', { id: 'a.b-c', kind: 'backup', token: '12-ff' }],
    ['.x.install-1-a', { id: 'x', kind: 'install', token: '1-a' }],
    ['.x.install-1', null],
    ['x.install-1-a', null],
    ['.x.other-1-a', null],
    ['.X.install-1-a', null],
    [`.${'a'.repeat(300)}.install-1-a`, null],
  ])('the sibling %s', (name, expected) => {
    const parsed = parseSibling(name);
    expect(
      parsed === null ? null : { id: parsed.id, kind: parsed.kind, token: parsed.token },
    ).toEqual(expected);
  });
});

describe('the process host', () => {
  test('knows itself, a gone process, and another process with the same number', () => {
    const host = processHost('/', {});
    expect(host.processState(process.pid, host.startMark)).toBe('running');
    const other = host.startMark === '' ? 'unknown' : 'gone';
    expect(host.processState(process.pid, 'another boot:1')).toBe(other);
    expect(host.processState(process.pid, '')).toBe('unknown');
    const ended = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' });
    expect(host.processState(Number(ended), host.startMark)).toBe('gone');
    expect(Date.parse(host.startedAt)).toBeLessThanOrEqual(Date.now());
    expect(host.randomHex()).toMatch(/^[0-9a-f]{16}$/);
    expect(host.randomHex()).not.toBe(host.randomHex());
  });

  test('a child’s mark is its own for as long as it lives', async () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], {
      stdio: 'ignore',
    });
    const host = processHost('/', {});
    expect(host.processState(child.pid ?? 0, host.startMark)).not.toBe('running');
    child.kill();
    await new Promise((resolve) => child.on('exit', resolve));
    expect(host.processState(child.pid ?? 0, '')).toBe('gone');
  });
});

test('the calls, one after another, on a host that is given', () => {
  const host = testHost();
  const { cwd } = host;
  const source = makePackage();
  const options = { scope: 'user', host } as const;
  expect(listInstalledPlugins(cwd, { host })).toEqual({ plugins: [], diagnostics: [] });
  expect(isDone(installPlugin(source, options))).toBe(true);
  expect(observePluginCopy('user', 'page-kit', { host }).recorded).toBe(true);
  expect(pluginSnapshotFor(cwd, host).entries).toHaveLength(1);
  expect(enabledPluginResourceRoots('skills', cwd, host)).toHaveLength(1);
  expect(isDone(disablePlugin('page-kit', options))).toBe(true);
  expect(enabledPluginResourceRoots('skills', cwd, host)).toEqual([]);
  expect(committedPluginResourceRoots('skills', cwd, host)).toHaveLength(1);
  expect(isDone(enablePlugin('page-kit', options))).toBe(true);
  expect(isDone(updatePlugin('page-kit', options))).toBe(true);
  expect(reloadPluginResources(cwd, host).generation).toBe(2);
  expect(withPluginScopeLock('user', () => installPlugin(source, options), { host })).toMatchObject(
    {
      diagnostics: [{ code: 'locked' }],
    },
  );
  expect(isDone(removePlugin('page-kit', options))).toBe(true);
  expect(doctorPlugins(cwd, { host })).toEqual({ findings: [], diagnostics: [] });
});

test('without a host they work with this process and the directory that is given', () => {
  const cwd = temporaryDirectory();
  const result = installPlugin(makePackage(), { scope: 'project', cwd });
  expect(result.plugin?.path).toBe(join(cwd, '.clio-coder/plugins/page-kit'));
  expect(listInstalledPlugins(cwd).plugins.map(({ id }) => id)).toEqual(['page-kit']);
});

test('the domain bundle shares the snapshots of the process', () => {
  const host = testHost();
  const told: unknown[] = [];
  const { extension, contract } = PluginsDomainModule.createBundle({
    host,
    emit: (payload) => told.push(payload),
  });
  expect(PluginsDomainModule.manifest.dependsOn).toEqual(['config']);
  extension.start();
  installPlugin(makePackage(), { scope: 'user', host });
  contract.reload();
  expect(told).toMatchObject([{ generation: 1, added: [{ id: 'page-kit' }] }]);
  expect(enabledPluginResourceRoots('skills', host.cwd, host)).toHaveLength(1);
  extension.stop();
  expect(contract.reload().generation).toBe(1);
});

describe('smoke results in a report', () => {
  const result = (
    scope: 'user' | 'project',
    kind: SmokeResult['result'],
    reason: string | null,
  ) => ({
    package: 'p',
    scope,
    result: kind,
    reason,
    assertions: [{ name: 'admitted', ok: kind === 'pass', detail: null }] as const,
  });

  test('the worse scope counts, and both are told', () => {
    expect(smokeReportOf([])).toBeNull();
    expect(
      smokeReportOf([result('user', 'pass', null), result('project', 'pass', 'trust')]),
    ).toEqual({
      result: 'pass',
      reason: 'project scope: trust',
      assertions: [
        { name: 'admitted (user scope)', ok: true, detail: null },
        { name: 'admitted (project scope)', ok: true, detail: null },
      ],
    });
    expect(
      smokeReportOf([result('user', 'not-run', 'why'), result('project', 'fail', null)])?.result,
    ).toBe('fail');
    expect(
      smokeReportOf([result('user', 'inconclusive', 'disk'), result('project', 'pass', null)]),
    ).toMatchObject({ result: 'inconclusive', reason: 'user scope: disk' });
  });
});

describe('JSON results', () => {
  test('have the members that scripts rely on, and survive JSON', () => {
    const host = testHost();
    const options = { scope: 'user', host } as const;
    const made = mutationJson(installPlugin(makePackage(), options));
    expect(JSON.parse(JSON.stringify(made))).toMatchObject({
      ok: true,
      plugin: {
        id: 'page-kit',
        scope: 'user',
        version: '1.0.0',
        contentDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      removed: null,
      recovery: null,
      diagnostics: [],
    });
    const again = mutationJson(installPlugin(makePackage(), options));
    expect(again).toMatchObject({
      ok: false,
      plugin: null,
      diagnostics: [{ code: 'exists', changed: null }],
    });
    writeFileSync(join(userBase(host), 'page-kit/notes.txt'), 'x');
    const listed = listJson(listInstalledPlugins(host.cwd, { host }));
    expect(Object.keys(listed.plugins[0] ?? {})).toEqual(
      expect.arrayContaining([
        'id',
        'scope',
        'version',
        'enabled',
        'valid',
        'compatible',
        'effective',
        'loadable',
        'overriddenBy',
        'contentDigest',
        'diagnostics',
      ]),
    );
    const removed = mutationJson(removePlugin('page-kit', options));
    expect(removed).toMatchObject({ ok: true, removed: { id: 'page-kit', scope: 'user' } });
    const path = removed.recovery?.packageBackup ?? '';
    expect(removed.recovery?.commands).toEqual([
      `plugin-gate install ${path} --scope user --force`,
      `rm -r -- ${path}`,
    ]);
  });
});

describe('a row as the source', () => {
  test('demands everything that it says and is recorded as the catalogue', () => {
    const host = testHost();
    const { path, origin, expected } = rowSource(
      'skill:pin-mismatch',
      'library/registry.yaml',
      repository,
    );
    const result = installPlugin(path, { scope: 'user', host, origin, ...expected });
    expect(result.diagnostics).toEqual([]);
    expect(result.plugin?.record).toMatchObject({
      origin: { kind: 'catalog', source: 'skill:pin-mismatch' },
      kind: 'skill',
      contentDigest: expected.expectedDigest,
    });
  });

  test('that is not there, is remote, or is incomplete is a usage fault', () => {
    const cwd = temporaryDirectory();
    writeFileSync(
      join(cwd, 'registry.yaml'),
      "- {kind: skill, name: far, description: d, version: 1.0.0, sourceUrl: 'https://github.com/a/b/tree/v1/c', sha256: x}\n- {kind: skill, name: bare, sourceUrl: bare}\n",
    );
    for (const id of ['skill:nobody', 'skill:far', 'skill:bare']) {
      expect(() => rowSource(id, 'registry.yaml', cwd)).toThrow(
        expect.objectContaining({ name: 'Fault', code: 'usage' }),
      );
    }
  });
});

test('nothing that loads asks the unverified roots: smoke and payload readers never name them', () => {
  const sources = (folder: string) =>
    readdirSync(join(repository, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(repository, 'src', folder, name), 'utf8'));
  const texts = [...sources('smoke'), ...sources('manifest/payload')];
  expect(texts.length).toBeGreaterThan(20);
  expect(
    texts.filter((text) => /committed(?:Plugin)?(?:Resource)?Roots|resource-calls/.test(text)),
  ).toEqual([]);
  expect(readFileSync(join(repository, 'src/projection/snapshot-store.ts'), 'utf8')).toContain(
    'NOT VERIFIED',
  );
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s waits for the change under way, and no lock is left',
  async (signal) => {
    const root = await compiledSources();
    const cwd = temporaryDirectory();
    const text = `
    import { untilInterrupted } from ${JSON.stringify(join(root, 'usecases/until-interrupted.js'))};
    import { installPlugin } from ${JSON.stringify(join(root, 'usecases/lifecycle-calls.js'))};
    await untilInterrupted(async (signal) => {
      for (let done = 0; !signal.aborted; done += 1) {
        installPlugin(${JSON.stringify(makePackage())}, { scope: 'project', force: true, cwd: ${JSON.stringify(cwd)} });
        if (done === 2) process.stdout.write('under way');
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    process.stdout.write('not reached');`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', text], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {},
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output === 'under way') child.kill(signal);
    });
    const by = await new Promise((resolve) => child.on('exit', (_code, how) => resolve(how)));
    expect([output, by]).toEqual(['under way', signal]);
    expect(readdirSync(join(cwd, '.clio-coder/plugins')).sort()).toEqual([
      'page-kit',
      'state.json',
    ]);
  },
);
