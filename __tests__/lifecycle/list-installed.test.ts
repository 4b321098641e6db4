// Listing, precedence and dependents, as a person sees them.
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { newlyBrokenDependents } from '../../src/lifecycle/dependents.ts';
import { installPackage } from '../../src/lifecycle/install-plugin.ts';
import type { LifecycleHost } from '../../src/lifecycle/lifecycle-host.ts';
import { type ListOptions, listPlugins } from '../../src/lifecycle/list-installed.ts';
import { resolvePluginPrecedence } from '../../src/lifecycle/precedence.ts';
import { removeInstalled } from '../../src/lifecycle/remove-plugin.ts';
import { disableInstalled, enableInstalled } from '../../src/lifecycle/set-enabled.ts';
import type { InstalledPlugin } from '../../src/lifecycle/types.ts';
import { codes, makePackage } from './support/packages.ts';
import { projectBase, testHost, userBase } from './support/test-host.ts';

const user = { scope: 'user' } as const;
const project = { scope: 'project' } as const;

/** `id@scope` with flags: v(alid) c(ompatible) e(ffective) l(oadable), and who overrides it. */
function shown(host: LifecycleHost, options: ListOptions = { all: true }): readonly string[] {
  return listPlugins(host, options).plugins.map((entry) => {
    const flags = [
      entry.valid ? 'v' : '-',
      entry.compatible ? 'c' : '-',
      entry.effective ? 'e' : '-',
      entry.loadable ? 'l' : '-',
    ].join('');
    const over = entry.overriddenBy === null ? '' : ` <${entry.overriddenBy}`;
    return `${entry.id}@${entry.scope} ${flags}${over}`;
  });
}

function codesOf(host: LifecycleHost, id: string): readonly string[] {
  const entry = listPlugins(host, { all: true }).plugins.find((each) => each.id === id);
  return (entry?.diagnostics ?? []).map(({ code }) => code);
}

describe('invalid entries, each with its diagnostic, none hiding the others', () => {
  test('nothing installed, in no directory at all', () => {
    expect(listPlugins(testHost(), { all: true })).toEqual({ plugins: [], diagnostics: [] });
  });

  test('every way to be broken at once', () => {
    const host = testHost();
    const base = userBase(host);
    for (const name of ['fine', 'drifted', 'gone', 'linked', 'file', 'unreadable', 'renamed']) {
      installPackage(makePackage({ name }), user, host);
    }
    writeFileSync(join(base, 'drifted/extra.txt'), 'x');
    for (const name of ['gone', 'linked', 'file']) rmSync(join(base, name), { recursive: true });
    symlinkSync(join(base, 'fine'), join(base, 'linked'));
    writeFileSync(join(base, 'file'), 'x');
    symlinkSync('/etc', join(base, 'unreadable/out'));
    makePackage({ name: 'renamed' }, join(base, 'another'));
    makePackage({ name: 'stranger' }, join(base, 'stranger'));
    mkdirSync(join(base, 'empty'));
    writeFileSync(join(base, 'README'), 'not a plugin');
    mkdirSync(join(base, '.hidden'));
    expect(shown(host)).toEqual([
      'another@user -c--',
      'drifted@user -c--',
      'empty@user ----',
      'file@user ----',
      'fine@user vcel',
      'gone@user ----',
      'linked@user ----',
      'renamed@user vcel',
      'stranger@user -c--',
      'unreadable@user -c--',
    ]);
    expect(codesOf(host, 'another')).toEqual(['unrecorded', 'misnamed']);
    expect(codesOf(host, 'drifted')).toEqual(['drifted']);
    expect(codesOf(host, 'empty')).toEqual(['unrecorded', 'invalid']);
    expect(codesOf(host, 'file')).toEqual(['missing_directory']);
    expect(codesOf(host, 'gone')).toEqual(['missing_directory']);
    expect(codesOf(host, 'linked')).toEqual(['unreadable']);
    expect(codesOf(host, 'stranger')).toEqual(['unrecorded']);
    expect(codesOf(host, 'unreadable')).toEqual(['unreadable']);
    // Invalid ones are shown without asking.
    expect(shown(host, {})).toEqual(shown(host));
  });

  test('a base that is a file, or a link, is said, and the other scope is listed', () => {
    const host = testHost();
    installPackage(makePackage(), user, host);
    mkdirSync(join(host.cwd, '.clio-coder'));
    writeFileSync(projectBase(host), 'a file');
    const listing = listPlugins(host);
    expect(listing.plugins.map(({ id }) => id)).toEqual(['page-kit']);
    expect(listing.diagnostics.map(({ code }) => code)).toEqual(['invalid']);
    rmSync(projectBase(host));
    symlinkSync(userBase(host), projectBase(host));
    expect(listPlugins(host).diagnostics.map(({ code }) => code)).toEqual(['linked_target']);
  });

  test('a malformed state makes its scope’s entries invalid and is named once', () => {
    const host = testHost();
    installPackage(makePackage(), user, host);
    installPackage(makePackage({ name: 'other' }), project, host);
    writeFileSync(join(userBase(host), 'state.json'), '{"version":1,"disabled":[]}');
    expect(shown(host)).toEqual(['other@project vcel', 'page-kit@user -c--']);
    expect(listPlugins(host).diagnostics).toHaveLength(1);
    expect(listPlugins(host).diagnostics[0]?.message).toContain(
      'installed is nothing, not an object',
    );
  });

  test('a .git put into an installed copy is a change of its bytes', () => {
    const host = testHost();
    installPackage(makePackage(), user, host);
    mkdirSync(join(userBase(host), 'page-kit/.git'));
    expect(codesOf(host, 'page-kit')).toEqual(['drifted']);
  });
});

describe('precedence', () => {
  test('the project wins, disabled or not; the default list shows who counts', () => {
    const host = testHost();
    installPackage(makePackage(), user, host);
    installPackage(makePackage({ version: '2.0.0' }), project, host);
    expect(shown(host)).toEqual(['page-kit@project vcel', 'page-kit@user vc-- <project']);
    expect(shown(host, {})).toEqual(['page-kit@project vcel']);
    disableInstalled('page-kit', project, host);
    expect(shown(host)).toEqual(['page-kit@project vce-', 'page-kit@user vc-- <project']);
    expect(shown(host, { all: true, scope: 'user' })).toEqual(['page-kit@user vc-- <project']);
  });

  test('an invalid or incompatible project copy shadows nothing', () => {
    const host = testHost();
    installPackage(makePackage(), user, host);
    installPackage(makePackage({ clio: '>=0.6.0' }), project, host);
    expect(shown(host, { all: true, clioVersion: '0.5.0' })).toEqual([
      'page-kit@project v--- <user',
      'page-kit@user vcel',
    ]);
    writeFileSync(join(projectBase(host), 'page-kit/x.txt'), 'x');
    expect(shown(host)).toEqual(['page-kit@project -c-- <user', 'page-kit@user vcel']);
  });

  test('for any entries: at most one copy of an id is effective, and the project’s where it may be', () => {
    const entry = fc.record({
      id: fc.constantFrom('a', 'b'),
      scope: fc.constantFrom('user' as const, 'project' as const),
      valid: fc.boolean(),
      compatible: fc.boolean(),
      enabled: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(entry, { selector: ({ id, scope }) => `${id}${scope}` }),
        (given) => {
          const before = given.map((each) => each as InstalledPlugin);
          const resolved = resolvePluginPrecedence(before);
          for (const id of ['a', 'b']) {
            const copies = resolved.filter((each) => each.id === id);
            const winners = copies.filter(({ effective }) => effective);
            const able = copies.filter(({ valid, compatible }) => valid && compatible);
            expect(winners.length).toBe(able.length === 0 ? 0 : 1);
            const best = able.find(({ scope }) => scope === 'project') ?? able[0];
            expect(winners[0]).toBe(best);
            for (const copy of copies) {
              expect(copy.overriddenBy).toBe(
                best === undefined || best === copy ? null : best.scope,
              );
              expect(copy.loadable).toBe(copy === best && copy.enabled);
            }
          }
        },
      ),
    );
  });
});

describe('dependents', () => {
  test('removing a project copy that reveals a satisfying user copy breaks nothing', () => {
    const host = testHost();
    installPackage(makePackage({ name: 'base' }), user, host);
    installPackage(makePackage({ name: 'base' }), project, host);
    installPackage(makePackage({ requires: ['plugin:base'] }), user, host);
    expect(codes(disableInstalled('base', project, host))).toEqual(['dependents']);
    expect(codes(removeInstalled('base', project, host))).toEqual([]);
    expect(codes(removeInstalled('base', user, host))).toEqual(['dependents']);
  });

  test('one that reveals a copy of another kind, or a disabled one, breaks', () => {
    const host = testHost();
    installPackage(makePackage({ name: 'base', kind: 'skill' }), user, host);
    installPackage(makePackage({ name: 'base' }), project, host);
    installPackage(makePackage({ requires: ['plugin:base'] }), user, host);
    expect(codes(removeInstalled('base', project, host))).toEqual(['dependents']);
    const other = testHost();
    installPackage(makePackage({ name: 'base' }), user, other);
    disableInstalled('base', user, other);
    installPackage(makePackage({ name: 'base' }), project, other);
    installPackage(makePackage({ requires: ['plugin:base'] }), user, other);
    expect(codes(removeInstalled('base', project, other))).toEqual(['dependents']);
  });

  test('what was broken before is told, not refused', () => {
    const host = testHost();
    installPackage(makePackage({ name: 'base' }), user, host);
    installPackage(makePackage({ requires: ['plugin:base', 'skill:far'] }), user, host);
    const refusedFirst = disableInstalled('base', user, host);
    expect(codes(refusedFirst)).toEqual(['dependents', '(dependents)']);
    expect(refusedFirst.diagnostics[0]?.message).not.toContain('skill:far');
    expect(refusedFirst.diagnostics[1]?.message).toBe(
      '"page-kit" in the user scope requires "skill:far", which no loadable plugin provides; plugin-gate install \'skill:far\' --registry FILE --scope user installs it',
    );
    installPackage(makePackage({ name: 'free' }), user, host);
    const told = disableInstalled('free', user, host);
    expect(codes(told)).toEqual(['(dependents)']);
    expect(told.plugin).toMatchObject({ enabled: false });
  });

  test('a disabled, shadowed or invalid dependent does not count', () => {
    const host = testHost();
    installPackage(makePackage({ name: 'base' }), user, host);
    installPackage(makePackage({ name: 'off', requires: ['plugin:base'] }), user, host);
    disableInstalled('off', user, host);
    installPackage(makePackage({ name: 'below', requires: ['plugin:base'] }), user, host);
    installPackage(makePackage({ name: 'below' }), project, host);
    installPackage(makePackage({ name: 'spoilt', requires: ['plugin:base'] }), user, host);
    writeFileSync(join(userBase(host), 'spoilt/x.txt'), 'x');
    expect(codes(disableInstalled('base', user, host))).toEqual([]);
  });

  test('a shadowed copy that would be revealed with an unmet requirement is not called broken', () => {
    const host = testHost();
    installPackage(makePackage({ requires: ['skill:far'] }), user, host);
    installPackage(makePackage(), project, host);
    expect(codes(removeInstalled('page-kit', project, host))).toEqual([]);
  });

  test('nor one that needed the very copy that shadows it', () => {
    const host = testHost();
    installPackage(makePackage({ kind: 'skill', requires: ['plugin:page-kit'] }), user, host);
    installPackage(makePackage(), project, host);
    expect(codes(removeInstalled('page-kit', project, host))).toEqual([]);
  });

  test('a plugin that requires itself, and two that require each other, can go', () => {
    const host = testHost();
    installPackage(makePackage({ name: 'self', requires: ['plugin:self'] }), user, host);
    expect(codes(removeInstalled('self', user, host))).toEqual([]);
    installPackage(makePackage({ name: 'one', requires: ['plugin:two'] }), user, host);
    installPackage(makePackage({ name: 'two', requires: ['plugin:one'] }), user, host);
    expect(codes(removeInstalled('one', user, host))).toEqual(['dependents']);
    disableInstalled('two', user, host);
    expect(codes(disableInstalled('two', user, host))).toEqual(['dependents']);
  });

  test('enabling lists unmet requirements and goes through', () => {
    const host = testHost();
    installPackage(makePackage({ requires: ['skill:far'] }), user, host);
    disableInstalled('page-kit', user, host);
    const result = enableInstalled('page-kit', user, host);
    expect(codes(result)).toEqual(['(dependents)']);
    expect(result.plugin).toMatchObject({ enabled: true, loadable: true });
  });

  test('of a thousand plugins that all require one each is found', () => {
    const entries = Array.from(
      { length: 1_000 },
      (_, at) =>
        ({
          id: `plugin-${at}`,
          scope: 'user',
          kind: 'plugin',
          valid: true,
          compatible: true,
          enabled: true,
          manifest: { requires: ['plugin:plugin-0'] },
        }) as unknown as InstalledPlugin,
    );
    const broken = newlyBrokenDependents(entries, {
      action: 'remove',
      scope: 'user',
      id: 'plugin-0',
    });
    expect(broken).toHaveLength(999);
  });
});

test('switching twice is no change and no fault', () => {
  const host = testHost();
  installPackage(makePackage(), user, host);
  expect(codes(enableInstalled('page-kit', user, host))).toEqual([]);
  disableInstalled('page-kit', user, host);
  expect(codes(disableInstalled('page-kit', user, host))).toEqual([]);
  expect(shown(host)).toEqual(['page-kit@user vce-']);
});

test('a recorded copy under another name than its directory is invalid', () => {
  const host = testHost();
  installPackage(makePackage({ name: 'one' }), user, host);
  installPackage(makePackage({ name: 'two' }), user, host);
  const base = userBase(host);
  renameSync(join(base, 'one'), join(base, 'swap'));
  renameSync(join(base, 'two'), join(base, 'one'));
  renameSync(join(base, 'swap'), join(base, 'two'));
  expect(codesOf(host, 'one')).toEqual(['drifted', 'misnamed']);
});
