// Other people at work while we install: their bytes stay, and the result says where.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Disk, realDisk } from '../../src/base/disk.ts';
import { examineScopes } from '../../src/lifecycle/doctor.ts';
import { installPackage } from '../../src/lifecycle/install-plugin.ts';
import type { LifecycleHost } from '../../src/lifecycle/lifecycle-host.ts';
import { listPlugins } from '../../src/lifecycle/list-installed.ts';
import { removeInstalled } from '../../src/lifecycle/remove-plugin.ts';
import { codes, makePackage } from './support/packages.ts';
import { namesIn, testHost, userBase } from './support/test-host.ts';

const user = { scope: 'user' } as const;

/** A disk on which `act` happens once, right after an operation that `when` says yes to. */
function interfere(
  when: (name: string, args: readonly string[]) => boolean,
  act: () => void,
): { readonly disk: Disk; readonly happened: () => boolean } {
  let happened = false;
  const disk = new Proxy(realDisk, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      const wrapped = (...args: readonly unknown[]) => {
        const result: unknown = Reflect.apply(value, target, args);
        if (!happened && when(String(name), args.map(String))) {
          happened = true;
          act();
        }
        return result;
      };
      return Object.assign(wrapped, 'native' in value ? { native: value.native } : {});
    },
  });
  return { disk, happened: () => happened };
}

const renamed = (part: string) => (name: string, args: readonly string[]) =>
  name === 'renameSync' && args.some((path) => path.includes(part));
const staged = (name: string, args: readonly string[]) =>
  name === 'mkdirSync' && (args[0] ?? '').includes('.install-');

function withPlugin(): { host: LifecycleHost; target: string } {
  const host = testHost();
  installPackage(makePackage(), user, host);
  return { host, target: join(userBase(host), 'page-kit') };
}

describe('edits in the installed copy', () => {
  test('while its replacement is staged are in the recovery copy', () => {
    const { host, target } = withPlugin();
    const { disk, happened } = interfere(staged, () => {
      writeFileSync(join(target, 'notes.txt'), 'my edit');
    });
    const newer = makePackage({ version: '2.0.0' });
    const result = installPackage(newer, { ...user, force: true }, { ...host, disk });
    expect(happened()).toBe(true);
    expect(codes(result)).toEqual([]);
    expect(readFileSync(join(result.recovery?.packageBackup ?? '', 'notes.txt'), 'utf8')).toBe(
      'my edit',
    );
    expect(result.plugin).toMatchObject({ version: '2.0.0', valid: true });
  });

  test('after it was put aside are kept as well', () => {
    const { host } = withPlugin();
    const base = userBase(host);
    const { disk, happened } = interfere(renamed('.backup-'), () => {
      const backup = namesIn(base).find((name) => name.includes('.backup-')) ?? '';
      writeFileSync(join(base, backup, 'notes.txt'), 'my edit');
    });
    const newer = makePackage({ version: '2.0.0' });
    const result = installPackage(newer, { ...user, force: true }, { ...host, disk });
    expect(happened()).toBe(true);
    expect(readFileSync(join(result.recovery?.packageBackup ?? '', 'notes.txt'), 'utf8')).toBe(
      'my edit',
    );
  });

  test('while it is being removed are kept', () => {
    const { host } = withPlugin();
    const base = userBase(host);
    const { disk, happened } = interfere(renamed('.removed-'), () => {
      const aside = namesIn(base).find((name) => name.includes('.removed-')) ?? '';
      writeFileSync(join(base, aside, 'notes.txt'), 'my edit');
    });
    const result = removeInstalled('page-kit', user, { ...host, disk });
    expect(happened()).toBe(true);
    expect(codes(result)).toEqual([]);
    expect(readFileSync(join(result.recovery?.packageBackup ?? '', 'notes.txt'), 'utf8')).toBe(
      'my edit',
    );
  });
});

describe('what stands at the target and is not ours', () => {
  test('an edit to the freshly published copy: it stays, and so does the old one', () => {
    const { host, target } = withPlugin();
    const { disk, happened } = interfere(
      (name, args) => name === 'renameSync' && (args[0] ?? '').includes('.install-'),
      () => writeFileSync(join(target, 'notes.txt'), 'their work'),
    );
    const newer = makePackage({ version: '2.0.0' });
    const result = installPackage(newer, { ...user, force: true }, { ...host, disk });
    expect(happened()).toBe(true);
    expect(codes(result)).toEqual(['mismatch', '(io)']);
    expect(readFileSync(join(target, 'notes.txt'), 'utf8')).toBe('their work');
    const backup = result.recovery?.packageBackup ?? '';
    expect(readFileSync(join(backup, 'plugin.json'), 'utf8')).toContain('1.0.0');
    expect(result.diagnostics[1]?.message).toContain(backup);
    // Doctor leaves both alone.
    expect(examineScopes(host).findings.map(({ action }) => action)).toEqual(['kept']);
    expect(readFileSync(join(target, 'notes.txt'), 'utf8')).toBe('their work');
  });

  test('a directory that appears between the two renames', () => {
    const { host, target } = withPlugin();
    const { disk, happened } = interfere(renamed('.backup-'), () => {
      mkdirSync(target);
      writeFileSync(join(target, 'theirs.txt'), 'their work');
    });
    const newer = makePackage({ version: '2.0.0' });
    const result = installPackage(newer, { ...user, force: true }, { ...host, disk });
    expect(happened()).toBe(true);
    expect(codes(result)).toEqual(['io', '(io)']);
    expect(readFileSync(join(target, 'theirs.txt'), 'utf8')).toBe('their work');
    expect(namesIn(result.recovery?.packageBackup ?? '')).toContain('plugin.json');
  });

  test('a directory that appears while a plugin is removed', () => {
    const { host, target } = withPlugin();
    const { disk } = interfere(renamed('.removed-'), () => {
      mkdirSync(target);
      writeFileSync(join(target, 'theirs.txt'), 'their work');
    });
    const result = removeInstalled('page-kit', user, { ...host, disk });
    expect(result.removed).toEqual({ id: 'page-kit', scope: 'user' });
    expect(readFileSync(join(target, 'theirs.txt'), 'utf8')).toBe('their work');
  });
});

describe('the state file edited between read and write', () => {
  test.each([
    [
      'install',
      (host: LifecycleHost) =>
        installPackage(makePackage({ version: '2.0.0' }), { ...user, force: true }, host),
    ],
    ['remove', (host: LifecycleHost) => removeInstalled('page-kit', user, host)],
  ])('%s is taken back and their edit stays', (_name, run) => {
    const { host, target } = withPlugin();
    const path = join(userBase(host), 'state.json');
    const theirs = readFileSync(path, 'utf8').replace(
      '"version": 1,',
      '"version": 1,\n  "theirs": true,',
    );
    const { disk, happened } = interfere(
      (name, args) => name === 'openSync' && (args[0] ?? '').includes('.state.json.'),
      () => writeFileSync(path, theirs),
    );
    const result = run({ ...host, disk });
    expect(happened()).toBe(true);
    expect(codes(result)[0]).toBe('io');
    expect(result.diagnostics[0]?.message).toContain('has changed since it was read');
    expect(readFileSync(path, 'utf8')).toBe(theirs);
    expect(readFileSync(join(target, 'plugin.json'), 'utf8')).toContain('1.0.0');
    expect(listPlugins(host).plugins[0]).toMatchObject({ valid: true, version: '1.0.0' });
    expect(namesIn(userBase(host))).toEqual(['page-kit', 'state.json']);
  });
});

test('a staging copy that somebody tampers with is not published', () => {
  const { host } = withPlugin();
  const elsewhere = join(host.home, 'elsewhere');
  mkdirSync(elsewhere);
  const source = makePackage({ name: 'other' });
  const base = userBase(host);
  const { disk, happened } = interfere(
    (name, args) => name === 'mkdirSync' && (args[0] ?? '').endsWith('skills'),
    () => {
      const staging = namesIn(base).find((name) => name.includes('.install-')) ?? '';
      realDisk.rmSync(join(base, staging, 'skills'), { recursive: true });
      realDisk.symlinkSync(elsewhere, join(base, staging, 'skills'));
    },
  );
  const result = installPackage(source, user, { ...host, disk });
  expect(happened()).toBe(true);
  expect(codes(result)[0]).toBe('mismatch');
  expect(listPlugins(host, { all: true }).plugins.map(({ id }) => id)).toEqual(['page-kit']);
});
