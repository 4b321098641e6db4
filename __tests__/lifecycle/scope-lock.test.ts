// The lock: at once or not at all, never empty, gone on every way out.
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { realDisk } from '../../src/base/disk.ts';
import { withPluginScopeLock } from '../../src/lifecycle/with-scope-lock.ts';
import { namesIn, picture, projectBase, testHost, userBase } from './support/test-host.ts';

function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
  return 'none';
}

describe('withPluginScopeLock', () => {
  test('holds readable owner facts while the body runs, and leaves nothing behind', () => {
    const host = testHost();
    const seen = withPluginScopeLock(host, 'user', () => {
      expect(namesIn(userBase(host))).toEqual(['.mutation.lock']);
      return readFileSync(join(userBase(host), '.mutation.lock'), 'utf8');
    });
    expect(JSON.parse(seen)).toMatchObject({
      pid: process.pid,
      host: 'test-machine',
      startedAt: '2026-01-02T03:04:05.000Z',
      command: 'plugin-gate test',
    });
    expect(existsSync(host.configDirectory)).toBe(false);
  });

  test('a held lock is refused at once with its owner, and stays as it is', () => {
    const host = testHost();
    withPluginScopeLock(host, 'project', () => {
      const before = picture(host.cwd);
      expect(() => withPluginScopeLock(host, 'project', () => 1)).toThrow(
        `the project scope is locked by process ${process.pid} on "test-machine" since "2026-01-02T03:04:05.000Z", "plugin-gate test"`,
      );
      expect(picture(host.cwd)).toEqual(before);
      expect(withPluginScopeLock(host, 'user', () => 'another scope')).toBe('another scope');
    });
    expect(withPluginScopeLock(host, 'project', () => 2)).toBe(2);
  });

  test.each(['', 'no facts', '{"pid":"1"}', '{"pid":1,"host":""}'])(
    'a lock that holds %j counts as held',
    (text) => {
      const host = testHost();
      mkdirSync(userBase(host), { recursive: true });
      writeFileSync(join(userBase(host), '.mutation.lock'), text);
      expect(() => withPluginScopeLock(host, 'user', () => 1)).toThrow(
        'locked by somebody who left no readable facts',
      );
      expect(readFileSync(join(userBase(host), '.mutation.lock'), 'utf8')).toBe(text);
    },
  );

  test('a body that throws, and a promise that rejects, give it back', async () => {
    const host = testHost();
    expect(() =>
      withPluginScopeLock(host, 'user', () => {
        throw new Error('broken body');
      }),
    ).toThrow('broken body');
    const pending = withPluginScopeLock(host, 'user', async () => {
      await Promise.resolve();
      expect(namesIn(userBase(host))).toEqual(['.mutation.lock']);
      throw new Error('broken promise');
    });
    expect(codeOf(() => withPluginScopeLock(host, 'user', () => 1))).toBe('locked');
    await expect(pending).rejects.toThrow('broken promise');
    expect(existsSync(host.configDirectory)).toBe(false);
  });

  test('somebody else’s lock is not taken away by the release', () => {
    const host = testHost();
    const lock = join(userBase(host), '.mutation.lock');
    withPluginScopeLock(host, 'user', () => {
      realDisk.unlinkSync(lock);
      writeFileSync(lock, 'theirs');
    });
    expect(readFileSync(lock, 'utf8')).toBe('theirs');
  });

  test('the configuration directory may be a link, what lies below it may not', () => {
    const host = testHost();
    const elsewhere = join(host.home, 'elsewhere');
    mkdirSync(elsewhere);
    symlinkSync(elsewhere, host.configDirectory);
    expect(withPluginScopeLock(host, 'user', () => namesIn(elsewhere))).toEqual(['plugins']);
    symlinkSync(elsewhere, join(host.cwd, '.clio-coder'));
    const before = picture(host.cwd);
    expect(codeOf(() => withPluginScopeLock(host, 'project', () => 1))).toBe('linked_target');
    expect(picture(host.cwd)).toEqual(before);
    expect(namesIn(elsewhere)).toEqual([]);
  });

  test('a base that is a file or a dangling link is refused and left alone', () => {
    const host = testHost();
    mkdirSync(join(host.cwd, '.clio-coder'));
    writeFileSync(projectBase(host), 'a file');
    expect(codeOf(() => withPluginScopeLock(host, 'project', () => 1))).toBe('invalid');
    symlinkSync('/nowhere/at/all', host.configDirectory);
    expect(codeOf(() => withPluginScopeLock(host, 'user', () => 1))).toBe('linked_target');
    expect(readFileSync(projectBase(host), 'utf8')).toBe('a file');
  });

  test('a base that another writer takes away at this moment is made again', () => {
    const host = testHost();
    mkdirSync(userBase(host), { recursive: true });
    let left = 3;
    const disk = new Proxy(realDisk, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (name !== 'openSync' || typeof value !== 'function') return value;
        return (...args: readonly unknown[]) => {
          left -= 1;
          if (left >= 0) realDisk.rmdirSync(userBase(host));
          return Reflect.apply(value, target, args);
        };
      },
    });
    expect(withPluginScopeLock({ ...host, disk }, 'user', () => namesIn(userBase(host)))).toEqual([
      '.mutation.lock',
    ]);
    expect(left).toBeLessThan(0);
  });

  test('one failed operation never leaves a lock', () => {
    for (let failing = 0; ; failing += 1) {
      const host = testHost();
      let operation = 0;
      let failed = false;
      const disk = new Proxy(realDisk, {
        get(target, name, receiver) {
          const value: unknown = Reflect.get(target, name, receiver);
          if (typeof value !== 'function') return value;
          return (...args: readonly unknown[]) => {
            operation += 1;
            if (operation - 1 === failing) {
              failed = true;
              throw Object.assign(new Error('injected'), { code: 'EIO' });
            }
            return Reflect.apply(value, target, args);
          };
        },
      });
      try {
        withPluginScopeLock({ ...host, disk }, 'user', () => 1);
      } catch (error) {
        expect(String(error)).toMatch(/injected|cannot lock/);
      }
      expect(withPluginScopeLock(host, 'user', () => 'again')).toBe('again');
      if (!failed) {
        expect(failing).toBeGreaterThan(10);
        break;
      }
    }
  });
});
