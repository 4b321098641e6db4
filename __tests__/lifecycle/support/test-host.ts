// A lifecycle host on real directories of its own, and what a test wants to know about them.
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { realDisk } from '../../../src/base/disk.ts';
import type { LifecycleHost } from '../../../src/lifecycle/lifecycle-host.ts';
import { temporaryDirectory } from '../../support/tree.ts';

let counter = 0;

/** A host below a fresh directory: `config` does not exist yet, `project` and `home` do. */
export function testHost(given: Partial<LifecycleHost> = {}, root?: string): LifecycleHost {
  const directory = root ?? temporaryDirectory();
  mkdirSync(join(directory, 'project'), { recursive: true });
  mkdirSync(join(directory, 'home'), { recursive: true });
  return {
    disk: realDisk,
    cwd: join(directory, 'project'),
    configDirectory: join(directory, 'config'),
    home: join(directory, 'home'),
    pid: process.pid,
    hostname: 'test-machine',
    startedAt: '2026-01-02T03:04:05.000Z',
    startMark: 'boot:1',
    command: 'plugin-gate test',
    now: () => new Date('2026-02-03T04:05:06.000Z'),
    randomHex: () => {
      counter += 1;
      return counter.toString(16).padStart(8, '0');
    },
    processState: () => 'running',
    ...given,
  };
}

/** Every path below `root` with what it holds; two equal pictures are equal byte for byte. */
export function picture(root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (relative: string): void => {
    const path = join(root, relative);
    const facts = lstatSync(path, { throwIfNoEntry: false });
    if (facts === undefined) return;
    if (facts.isSymbolicLink()) found.set(relative, `link ${readlinkSync(path)}`);
    else if (facts.isDirectory()) {
      found.set(relative, 'directory');
      for (const name of readdirSync(path).sort()) visit(join(relative, name));
    } else if (facts.isFile()) {
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
      found.set(relative, `file ${(facts.mode & 0o777).toString(8)} ${facts.nlink} ${hash}`);
    } else found.set(relative, 'other');
  };
  visit('.');
  return found;
}

export function userBase(host: LifecycleHost): string {
  return join(host.configDirectory, 'plugins');
}

export function projectBase(host: LifecycleHost): string {
  return join(host.cwd, '.clio-coder', 'plugins');
}

/** Names in a directory, sorted; empty when it does not exist. */
export function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory).sort();
  } catch {
    return [];
  }
}
