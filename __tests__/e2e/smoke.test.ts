// The smoke install of the committed command line and of the Action: what passes, what fails where, what
// cannot be tried, and that nothing is left and nothing real is touched, interrupts included.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readTree } from '../../src/digest/read-tree.ts';
import type { SmokeResult } from '../../src/smoke/smoke-types.ts';
import { makePackage, manifestOf } from '../lifecycle/support/packages.ts';
import { namesIn, picture } from '../lifecycle/support/test-host.ts';
import { ended, Installer, until } from '../support/installer.ts';
import { rowText } from '../support/registry.ts';
import { runAction } from '../support/run-action.ts';
import { type JsonReport, libraryCopy, repository } from '../support/run-bundle.ts';
import { commitAll, skillText, temporaryDirectory } from '../support/tree.ts';

interface Smoked {
  readonly results: readonly SmokeResult[];
}

const library = join(repository, 'library');

/** Runs it beside an installed plugin, and demands that everything but the answer is as before. */
function smoke(
  made: Installer,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): { readonly code: number | null; readonly results: readonly SmokeResult[] } {
  makePackage({ name: 'resident' }, join(made.root, 'resident'));
  made.run(['install', join(made.root, 'resident'), '--scope', 'user']);
  made.run(['install', join(made.root, 'resident'), '--scope', 'project']);
  const before = picture(made.root);
  const { code, value } = made.json<Smoked>(['smoke', ...args], env);
  expect(picture(made.root)).toEqual(before);
  return { code, results: value.results };
}

const failedAt = ({ assertions }: SmokeResult): string | null =>
  assertions.find(({ ok }) => !ok)?.name ?? null;

test('every package of library/ passes in both scopes, requirements first', () => {
  const { code, results } = smoke(new Installer(), [library]);
  expect(code).toBe(0);
  expect(results).toHaveLength(10);
  expect(new Set(results.map(({ result }) => result))).toEqual(new Set(['pass']));
});

const broken: readonly (readonly [string, Parameters<typeof makePackage>[0], string])[] = [
  ['a version that is none', { version: 'v1' }, 'admitted'],
  ['a manifest that is no JSON', { files: { 'plugin.json': '{' } }, 'admitted'],
  ['a range that reaches no host', { clio: '>=0.6.0 <0.5.0' }, 'admitted'],
  [
    'a component that is not there',
    { kind: 'skill', files: { 'skills/read/SKILL.md': null, 'skills/scan/SKILL.md': skillText } },
    'admitted',
  ],
  [
    'a skill without a description',
    { files: { 'skills/read/SKILL.md': skillText.replace('description', 'about') } },
    'payloads load from the installed copy',
  ],
  [
    'two skills of one name',
    { files: { 'skills/again/SKILL.md': skillText } },
    'payloads load from the installed copy',
  ],
  [
    'a skill directory without a skill',
    { files: { 'skills/read/SKILL.md': null, 'skills/read/notes.md': 'x' } },
    'payloads load from the installed copy',
  ],
];

describe('a broken package fails with the assertion that does not hold', () => {
  test.each(broken)('%s', (_what, choice, assertion) => {
    const made = new Installer();
    makePackage(choice, join(made.project, 'kit'));
    const { code, results } = smoke(made, ['kit']);
    expect([code, results.map(({ result }) => result)]).toEqual([1, ['fail', 'fail']]);
    expect(results.map(failedAt)).toEqual([assertion, assertion]);
    const detail = results[0]?.assertions.at(-1)?.detail ?? '';
    expect(detail.length).toBeGreaterThan(10);
  });

  test('another digest than its row pins', () => {
    const made = new Installer();
    const kit = makePackage({}, join(made.project, 'kit'));
    const pin = 'ab'.repeat(32);
    writeFileSync(join(made.project, 'registry.yaml'), rowText({ sha256: `'${pin}'` }));
    const { code, results } = smoke(made, ['plugin:page-kit', '--registry', 'registry.yaml']);
    expect([code, results.map(failedAt)]).toEqual([
      1,
      ['digest equals the pin', 'digest equals the pin'],
    ]);
    expect(results[0]?.assertions.at(-1)?.detail).toBe(
      `pinned ${pin}, installed ${readTree(kit).digest}`,
    );
  });
});

test('a requirement that is not there: not run, never green', () => {
  const made = new Installer();
  makePackage({ requires: ['plugin:far'] }, join(made.project, 'kit'));
  const { code, results } = smoke(made, ['kit']);
  expect([code, results.map(({ result }) => result)]).toEqual([3, ['not-run', 'not-run']]);
});

describe('an environment that fails says nothing about the package', () => {
  const mounted: string[] = [];
  afterAll(() => {
    for (const path of mounted) spawnSync('umount', [path]);
  });
  /** A file system of its own, or null where this system does not let us mount one. */
  function mount(options: string): string | null {
    const path = join(temporaryDirectory(), 'mounted');
    mkdirSync(path);
    const run = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]);
    if (run.status !== 0) return null;
    mounted.push(path);
    return path;
  }

  test.each([
    ['a full disk', 'size=16k', 'ENOSPC'],
    ['a read-only disk', 'ro', 'EROFS'],
  ])('%s', (_what, options, systemCode) => {
    const path = mount(options);
    // Only root may mount; where nobody can, the injected faults of the unit tests stand alone.
    if (path === null) return;
    const made = new Installer();
    const notes = Array.from({ length: 8 }, (_, at) => [`${at}.txt`, 'x'.repeat(4_000)] as const);
    makePackage({ files: Object.fromEntries(notes) }, join(made.project, 'kit'));
    const { code, results } = smoke(made, ['kit'], { TMPDIR: path });
    expect([code, results.map(({ result }) => result)]).toEqual([
      3,
      ['inconclusive', 'inconclusive'],
    ]);
    expect(results[0]?.reason).toContain(systemCode);
    expect(namesIn(path)).toEqual([]);
  });

  test('no place for temporary files', () => {
    const made = new Installer();
    makePackage({}, join(made.project, 'kit'));
    const gone = join(made.root, 'gone');
    expect(smoke(made, ['kit'], { TMPDIR: gone }).code).toBe(3);
    commitAll(made.project);
    const { code, value } = made.json<JsonReport>(['check', 'kit', '--smoke'], { TMPDIR: gone });
    expect([code, value.verdict, value.packages[0]?.smoke?.result]).toEqual([
      3,
      'inconclusive',
      'inconclusive',
    ]);
  });
});

describe('interrupted', () => {
  const moments = [0, 1, 2, 3, 4, 5].flatMap((at) =>
    (['SIGINT', 'SIGTERM'] as const).map((signal) => [signal, at * 40] as const),
  );
  test.each(moments)('%s %i ms after it began: nothing is left', async (signal, wait) => {
    const made = new Installer();
    const args = wait % 80 === 0 ? ['smoke', library] : ['check', library, '--smoke'];
    const child = made.start(args);
    const done = ended(child);
    const began = await until(() => namesIn(made.temporary).length > 0, child);
    expect(began).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, wait));
    child.kill(signal);
    const run = await done;
    // It may have come to its end just before.
    expect(run.code === 0 || run.signal === signal).toBe(true);
    expect([namesIn(made.temporary), namesIn(made.home), namesIn(made.project)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('check --smoke and the Action', () => {
  test('pass for library/ with each package in the report', () => {
    const made = new Installer();
    const cwd = libraryCopy();
    const { code, value } = made.json<JsonReport>(['check', join(cwd, 'library'), '--smoke']);
    expect([code, value.verdict]).toEqual([0, 'pass']);
    expect(value.packages.map(({ smoke: one }) => one?.result)).toEqual(
      value.packages.map(() => 'pass'),
    );
    expect(value.notChecked).toEqual([]);
    expect(namesIn(made.temporary)).toEqual([]);
  });

  test('the Action tells it in the summary and the report, and fails for what does not load', () => {
    const good = libraryCopy();
    const passed = runAction(good, { path: 'library', 'smoke-install': 'true' });
    expect([passed.code, passed.outputs['verdict']]).toEqual([0, 'pass']);
    expect(passed.summary).toContain('smoke install: pass');
    const plain = runAction(good, { path: 'library' });
    expect(plain.summary).not.toContain('smoke install');

    const bad = temporaryDirectory();
    makePackage({ files: { 'plugin.json': manifestOf({ version: 'v1' }) } }, join(bad, 'kit'));
    commitAll(bad);
    const failed = runAction(bad, { 'smoke-install': 'true' });
    expect([failed.code, failed.outputs['verdict']]).toEqual([1, 'fail']);
    expect(
      failed.commands.some(({ message }) => message.includes('cannot be installed in both scopes')),
    ).toBe(true);

    const wrong = runAction(bad, { 'smoke-install': 'perhaps' });
    expect(wrong.code).toBe(2);
  });

  test('the Action with a requirement that is nowhere is inconclusive', () => {
    const directory = temporaryDirectory();
    makePackage({ requires: ['plugin:far'] }, join(directory, 'kit'));
    commitAll(directory);
    const run = runAction(directory, { 'smoke-install': 'true' });
    expect([run.code, run.outputs['verdict']]).toEqual([3, 'inconclusive']);
  });
});
