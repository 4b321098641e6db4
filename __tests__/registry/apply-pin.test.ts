// The write of a pin: whatever fails and whenever the process dies, the old file or the new one is there,
// whole, and nobody else's edit is lost. Real files, real child processes.
import { spawnSync } from 'node:child_process';
import fs, { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import type { Disk } from '../../src/base/disk.ts';
import { applyPin } from '../../src/registry/apply-pin.ts';
import type { PinPlan } from '../../src/registry/pin-request.ts';
import { planPin } from '../../src/registry/plan-pin.ts';
import type { readRegistry } from '../../src/registry/read-registry.ts';
import { writeFiles } from '../support/tree.ts';
import { requestFor, shelfOf } from './pinning.ts';

const old = '# ours\n- name: kit\n  sourceUrl: p/kit # here\n';

function planned(): {
  readonly path: string;
  readonly directory: string;
  readonly plan: PinPlan;
  readonly registry: ReturnType<typeof readRegistry>;
  readonly fresh: string;
} {
  const shelf = shelfOf({ kit: {} });
  writeFiles(shelf.directory, { 'registry.yaml': old });
  const request = requestFor(shelf);
  const plan = planPin(request);
  return {
    path: join(shelf.directory, 'registry.yaml'),
    directory: shelf.directory,
    plan,
    registry: request.registry,
    fresh: Buffer.from(plan.bytes ?? []).toString(),
  };
}

/** A disk that fails at operation `at`, counted from 0. */
function failingDisk(at: number): { readonly disk: Disk; readonly count: () => number } {
  let count = 0;
  const failing =
    <Args extends unknown[], Result>(run: (...args: Args) => Result) =>
    (...args: Args): Result => {
      count += 1;
      if (count - 1 === at) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      return run(...args);
    };
  const disk = {
    ...fs,
    openSync: failing(fs.openSync),
    writeSync: failing(fs.writeSync as (...args: unknown[]) => number),
    fsyncSync: failing(fs.fsyncSync),
    closeSync: failing(fs.closeSync),
    fchmodSync: failing(fs.fchmodSync),
    renameSync: failing(fs.renameSync),
    lstatSync: failing(fs.lstatSync as (...args: unknown[]) => unknown),
    readFileSync: failing(fs.readFileSync as (...args: unknown[]) => unknown),
  } as unknown as Disk;
  return { disk, count: () => count };
}

describe('applyPin', () => {
  test('writes the plan, keeps the mode, leaves nothing behind', () => {
    const { path, directory, plan, registry, fresh } = planned();
    chmodSync(path, 0o640);
    expect(applyPin(path, registry, plan)).toBe(true);
    expect(readFileSync(path, 'utf8')).toBe(fresh);
    expect(fresh).toContain('  sourceUrl: p/kit # here\n  sha256: ');
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(readdirSync(directory).sort()).toEqual(['p', 'registry.yaml']);
  });

  test('does not touch the file when nothing changes or the plan is refused', () => {
    const { path, plan, registry } = planned();
    const before = statSync(path);
    expect(applyPin(path, registry, { ...plan, changed: false })).toBe(false);
    expect(applyPin(path, registry, { ...plan, bytes: null })).toBe(false);
    expect(statSync(path)).toEqual(before);
  });

  test('refuses when somebody edited the file since it was read', () => {
    const { path, plan, registry } = planned();
    writeFileSync(path, `${old}# mine\n`);
    expect(() => applyPin(path, registry, plan)).toThrow(
      expect.objectContaining({ name: 'Fault', code: 'changed' }),
    );
    expect(readFileSync(path, 'utf8')).toBe(`${old}# mine\n`);
  });

  test('failing at any operation leaves the old file or the new one, and no other', () => {
    for (let at = 0; ; at += 1) {
      const { path, directory, plan, registry, fresh } = planned();
      const { disk, count } = failingDisk(at);
      let failed = false;
      try {
        applyPin(path, registry, plan, disk);
      } catch (error) {
        failed = true;
        expect(error).toMatchObject({ name: 'Fault' });
      }
      expect([old, fresh]).toContain(readFileSync(path, 'utf8'));
      expect(readdirSync(directory).sort()).toEqual(['p', 'registry.yaml']);
      if (!failed && count() <= at) {
        expect(readFileSync(path, 'utf8')).toBe(fresh);
        expect(at).toBeGreaterThan(6);
        return;
      }
    }
  });
});

const script = (path: string, bytesFile: string, oldFile: string, at: number): string => `
  import fs from 'node:fs';
  const { writeFileAtomic } = await import(process.argv[1]);
  let count = 0;
  const disk = { ...fs };
  for (const name of ['openSync', 'writeSync', 'fsyncSync', 'closeSync', 'fchmodSync', 'renameSync', 'lstatSync', 'readFileSync']) {
    disk[name] = (...args) => {
      if (count === ${at}) process.kill(process.pid, 'SIGKILL');
      count += 1;
      return fs[name](...args);
    };
  }
  writeFileAtomic({
    path: ${JSON.stringify(path)},
    bytes: fs.readFileSync(${JSON.stringify(bytesFile)}),
    expected: fs.readFileSync(${JSON.stringify(oldFile)}),
    mode: null,
    disk,
  });
  process.stdout.write('done ' + count);
`;

describe('a process killed while it writes', () => {
  test('at each operation: the old file or the new one is there, whole', async () => {
    const base = fileURLToPath(new URL('../../src/base/', import.meta.url));
    const module = await compiled(base);
    let last = -1;
    for (let at = 0; last < 0; at += 1) {
      const { path, directory, fresh, plan, registry } = planned();
      writeFileSync(join(directory, 'new'), plan.bytes ?? new Uint8Array());
      writeFileSync(join(directory, 'old'), old);
      const run = spawnSync(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          script(path, join(directory, 'new'), join(directory, 'old'), at),
          module,
        ],
        { encoding: 'utf8' },
      );
      const now = readFileSync(path, 'utf8');
      if (run.signal === 'SIGKILL') {
        expect([old, fresh]).toContain(now);
        // The next pin, which has nothing to write, tidies up after it.
        applyPin(path, registry, { ...plan, changed: false });
        expect(readdirSync(directory).sort()).toEqual(['new', 'old', 'p', 'registry.yaml']);
      } else {
        expect([run.status, run.stdout]).toEqual([0, `done ${at}`]);
        expect(now).toBe(fresh);
        last = at;
      }
    }
    expect(last).toBeGreaterThan(6);
  });
});

/** The real source of the atomic write, made loadable by a plain Node process. */
async function compiled(base: string): Promise<string> {
  const { transformSync } = await import('@swc/core');
  const directory = shelfOf({}).directory;
  for (const name of ['atomic-file', 'disk', 'fault']) {
    const { code } = transformSync(readFileSync(join(base, `${name}.ts`), 'utf8'), {
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      module: { type: 'es6' },
    });
    writeFileSync(
      join(directory, `${name}.mjs`),
      code.replace(/(from '\.\/[a-z-]+)\.ts'/g, "$1.mjs'"),
    );
  }
  return pathToFileURL(join(directory, 'atomic-file.mjs')).href;
}
