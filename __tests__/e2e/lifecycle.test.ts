// The committed command line installs for real, in both scopes: a whole life, every refusal, two processes
// at once, a process that is killed or interrupted in the middle.
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readTree } from '../../src/digest/read-tree.ts';
import { makePackage } from '../lifecycle/support/packages.ts';
import { namesIn, picture } from '../lifecycle/support/test-host.ts';
import { type Diagnostic, ended, Installer, until } from '../support/installer.ts';

interface Changed {
  readonly ok: boolean;
  readonly plugin: { readonly loadable: boolean; readonly version: string } | null;
  readonly diagnostics: readonly Diagnostic[];
}

interface Listed {
  readonly plugins: readonly {
    readonly id: string;
    readonly scope: string;
    readonly loadable: boolean;
    readonly valid: boolean;
    readonly contentDigest: string;
  }[];
}

const user = ['--scope', 'user'] as const;

function installer(): Installer {
  const made = new Installer();
  makePackage({}, join(made.project, 'kit'));
  return made;
}

describe('a whole life', () => {
  test.each(['user', 'project'] as const)('in the %s scope', (scope) => {
    const made = installer();
    const base = scope === 'user' ? made.userBase : made.projectBase;
    const own = ['--scope', scope] as const;
    const paths = (): readonly string[] =>
      made
        .json<{ resources: readonly { path: string }[] }>(['resources', 'skills'])
        .value.resources.map(({ path }) => path);
    const loadable = () => made.json<Listed>(['list']).value.plugins.map((one) => one.loadable);

    expect(made.run(['install', 'kit', ...own]).code).toBe(0);
    expect(loadable()).toEqual([true]);
    expect(made.run(['disable', 'page-kit', ...own]).code).toBe(0);
    expect([loadable(), paths()]).toEqual([[false], []]);
    expect(made.run(['enable', 'page-kit', ...own]).code).toBe(0);
    expect([loadable(), paths()]).toEqual([[true], [join(base, 'page-kit/skills')]]);
    makePackage({ version: '1.1.0' }, join(made.project, 'kit'));
    const updated = made.json<Changed>(['update', 'page-kit', ...own]);
    expect([updated.code, updated.value.plugin?.version]).toEqual([0, '1.1.0']);
    expect(made.json<Listed>(['list']).value.plugins[0]?.contentDigest).toBe(
      readTree(join(made.project, 'kit')).digest,
    );
    expect(made.run(['remove', 'page-kit', ...own]).code).toBe(0);
    expect([namesIn(base), loadable()]).toEqual([['state.json'], []]);
    expect(made.run(['doctor']).out).toBe('nothing was left behind\n');
    // Nothing anywhere else.
    expect([namesIn(made.home), namesIn(made.temporary)]).toEqual([[], []]);
    expect(existsSync(scope === 'user' ? made.projectBase : made.config)).toBe(false);
  });

  test('project before user, and what it hides comes back', () => {
    const made = installer();
    made.run(['install', 'kit', ...user]);
    made.run(['install', 'kit', '--scope', 'project']);
    const seen = () =>
      made
        .json<Listed>(['list', '--all'])
        .value.plugins.map(({ scope, loadable }) => `${scope} ${loadable}`);
    expect(seen()).toEqual(['project true', 'user false']);
    made.run(['remove', 'page-kit', '--scope', 'project']);
    expect(seen()).toEqual(['user true']);
  });
});

type Arrange = (made: Installer) => readonly string[];

/** Gives the record of page-kit other members, as a host could have written them. */
const editRecord = (made: Installer, members: Readonly<Record<string, unknown>>): void => {
  const path = join(made.userBase, 'state.json');
  const state: { installed: Record<string, object> } = JSON.parse(readFileSync(path, 'utf8'));
  state.installed['page-kit'] = { ...state.installed['page-kit'], ...members };
  writeFileSync(path, JSON.stringify(state));
};
const installed = (made: Installer): void => {
  expect(made.run(['install', 'kit', ...user]).code).toBe(0);
};

const refusals: readonly (readonly [string, Arrange])[] = [
  [
    'locked',
    (made) => {
      installed(made);
      writeFileSync(join(made.userBase, '.mutation.lock'), '');
      return ['disable', 'page-kit', ...user];
    },
  ],
  [
    'stale_plan',
    (made) => {
      const { out } = made.run(['install', 'kit', ...user, '--dry-run']);
      writeFileSync(join(made.project, 'plan.json'), out);
      installed(made);
      return ['install', 'kit', '--force', ...user, '--expect', 'plan.json'];
    },
  ],
  [
    'dependents',
    (made) => {
      installed(made);
      makePackage({ name: 'needy', requires: ['plugin:page-kit'] }, join(made.project, 'needy'));
      expect(made.run(['install', 'needy', ...user]).code).toBe(0);
      return ['remove', 'page-kit', ...user];
    },
  ],
  [
    'foreign_origin',
    (made) => {
      installed(made);
      editRecord(made, { origin: { kind: 'interop', host: 'other', source: '/kit' } });
      return ['update', 'page-kit', '--force', ...user];
    },
  ],
  [
    'kind_change',
    (made) => {
      installed(made);
      makePackage({ kind: 'skill' }, join(made.project, 'kit'));
      return ['install', 'kit', '--force', ...user];
    },
  ],
  [
    'exists',
    (made) => {
      installed(made);
      return ['install', 'kit', ...user];
    },
  ],
  [
    'linked_target',
    (made) => {
      mkdirSync(made.userBase, { recursive: true });
      symlinkSync(made.home, join(made.userBase, 'page-kit'));
      return ['install', 'kit', '--force', ...user];
    },
  ],
  [
    'contained',
    (made) => {
      installed(made);
      return ['install', join(made.userBase, 'page-kit'), '--force', ...user];
    },
  ],
  ['mismatch', () => ['install', 'kit', ...user, '--expect-version', '9.0.0']],
  [
    'incompatible',
    (made) => {
      makePackage({ clio: '>=0.6.2' }, join(made.project, 'kit'));
      return ['install', 'kit', ...user, '--clio-version', '0.5.0'];
    },
  ],
  ['invalid', () => ['install', 'nowhere', ...user]],
  [
    'missing_row',
    (made) => {
      installed(made);
      editRecord(made, { source: 'https://github.com/o/r/tree/v1/kit' });
      return ['update', 'page-kit', ...user];
    },
  ],
  [
    'io',
    (made) => {
      writeFileSync(made.config, 'a file where the configuration should be');
      return ['install', 'kit', ...user];
    },
  ],
];

describe('a refusal ends with 1, comes first and leaves every byte as it was', () => {
  test.each(refusals)('%s', (code, arrange) => {
    const made = installer();
    const args = arrange(made);
    const before = picture(made.root);
    const run = made.json<Changed>(args);
    expect([run.code, run.value.ok, run.value.plugin]).toEqual([1, false, null]);
    expect(run.value.diagnostics[0]).toMatchObject({ type: 'error', code });
    expect(picture(made.root)).toEqual(before);
    const text = made.run(args);
    expect(text.code).toBe(1);
    expect(text.out).toMatch(new RegExp(`^not [a-z]+\\n {2}error ${code}: `));
    expect(picture(made.root)).toEqual(before);
  });
});

/** A package that takes long enough to install for something to happen meanwhile. */
function largeKit(made: Installer, version = '1.0.0'): void {
  const files = Array.from(
    { length: 1_500 },
    (_, at) => [`data/${at}.txt`, `${version} ${at}\n`] as const,
  );
  makePackage({ version, files: Object.fromEntries(files) }, join(made.project, 'kit'));
}

const locked = (made: Installer) => () => existsSync(join(made.userBase, '.mutation.lock'));
const staging = (made: Installer) => () =>
  namesIn(made.userBase).some((name) => name.includes('.install-'));

describe('two processes', () => {
  test('the second is told at once who is writing, and the first ends as if alone', async () => {
    const made = installer();
    largeKit(made);
    const first = made.start(['install', 'kit', ...user]);
    const done = ended(first);
    expect(await until(locked(made), first)).toBe(true);
    first.kill('SIGSTOP');
    const second = made.json<Changed>(['install', 'kit', '--force', ...user]);
    expect(second.value.diagnostics[0]).toMatchObject({ type: 'error', code: 'locked' });
    expect(second.value.diagnostics[0]?.message).toContain(`process ${first.pid} on `);
    // Its owner lives: nobody may take the lock away.
    expect(made.run(['doctor', '--unlock', '--force']).code).toBe(1);
    first.kill('SIGCONT');
    expect(await done).toMatchObject({ code: 0, signal: null });
    expect(namesIn(made.userBase)).toEqual(['page-kit', 'state.json']);
  });

  test('of six at once each is done or told that it is locked, and the list is what was done', async () => {
    const made = installer();
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `kit-${letter}`);
    for (const name of names) makePackage({ name }, join(made.project, name));
    const runs = await Promise.all(
      names.map(async (name) => ({
        name,
        ...(await ended(made.start(['install', name, ...user, '--json']))),
      })),
    );
    const done = runs.filter(({ code }) => code === 0).map(({ name }) => name);
    for (const { code, out } of runs.filter((run) => run.code !== 0)) {
      const value: Changed = JSON.parse(out);
      expect([code, value.diagnostics[0]?.code]).toEqual([1, 'locked']);
    }
    expect(done.length).toBeGreaterThan(0);
    const { value } = made.json<Listed>(['list']);
    expect(value.plugins.map(({ id, loadable }) => [id, loadable])).toEqual(
      done.map((name) => [name, true]),
    );
  });
});

describe('a process that goes in the middle', () => {
  test('killed: what is there is told truly, doctor gives it back, a second try works', async () => {
    const made = installer();
    expect(made.run(['install', 'kit', ...user]).code).toBe(0);
    largeKit(made, '2.0.0');
    const child = made.start(['install', 'kit', '--force', ...user]);
    const done = ended(child);
    expect(await until(staging(made), child)).toBe(true);
    child.kill('SIGKILL');
    expect((await done).signal).toBe('SIGKILL');

    const listed = made.json<Listed>(['list']).value.plugins;
    expect(listed.map(({ id, loadable }) => [id, loadable])).toEqual([['page-kit', true]]);
    const again = ['install', 'kit', '--force', ...user];
    expect(made.json<Changed>(again).value.diagnostics[0]?.code).toBe('locked');
    const looked = made.run(['doctor']);
    expect(looked.code).toBe(1);
    expect(looked.out).toContain('its owner is gone; doctor --unlock takes it away');
    const repaired = made.json<{ findings: readonly { kind: string; action: string }[] }>([
      'doctor',
      '--unlock',
    ]);
    expect(repaired.code).toBe(0);
    expect(repaired.value.findings.map(({ kind, action }) => `${kind} ${action}`)).toEqual(
      expect.arrayContaining(['lock unlocked', 'install deleted']),
    );
    expect(namesIn(made.userBase)).toEqual(['page-kit', 'state.json']);
    expect(made.run(again).code).toBe(0);
    expect(made.json<Listed>(['list']).value.plugins[0]?.loadable).toBe(true);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s: the change is whole, told, and the lock is back',
    async (signal) => {
      const made = installer();
      largeKit(made);
      const child = made.start(['install', 'kit', ...user]);
      const done = ended(child);
      expect(await until(staging(made), child)).toBe(true);
      child.kill(signal);
      const run = await done;
      expect(run.signal).toBe(signal);
      expect(run.out).toContain('installed page-kit 1.0.0 (plugin) in the user scope\n');
      expect(namesIn(made.userBase)).toEqual(['page-kit', 'state.json']);
      expect(made.json<Listed>(['list']).value.plugins[0]?.loadable).toBe(true);
    },
  );
});
