// Rows and repositories for cases of remote sources: a package `read-kit` at `read`, tagged `v1`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFiles, registryText } from './remote-registry.ts';
import type { RemoteSetup } from './rule-case.ts';
import { git, writeFiles } from './tree.ts';

/** Writes the package into a work tree. */
export function readKit(work: string, at: string): void {
  writeFiles(work, packageFiles(at));
}

/** Digest of that package, worked out once; a test holds it. */
export const kitDigest = '10a7fbb0ce3c96ad52961e93c9bb3199cbb178fde7803d67fe8e799d9134a5e8';

/** Writes a registry with one row for `SERVER/REPOSITORY/tree/REST`. */
export function kitRow(rest: string, repository = 'acme/kits'): (directory: string) => void {
  const url = `SERVER/${repository}/tree/${rest}`;
  return (directory) => {
    writeFileSync(join(directory, 'registry.yaml'), registryText([{ url, sha256: kitDigest }]));
  };
}

/** A repository with the package at `read` and the tag `v1`; `more` may add refs or commits before the tag. */
export function tagged(more: (work: string) => unknown = () => undefined): RemoteSetup {
  return {
    make: (work) => readKit(work, 'read'),
    afterPush: (work) => {
      more(work);
      git(work, 'tag', 'v1');
    },
  };
}

/** That repository with a submodule at `path`. */
export function withSubmodule(path: string): Readonly<Record<string, RemoteSetup>> {
  return {
    'acme/kits': tagged((work) => {
      const id = git(work, 'rev-parse', 'HEAD').trim();
      git(work, 'update-index', '--add', '--cacheinfo', `160000,${id},${path}`);
      git(work, 'commit', '--quiet', '--message', 'submodule');
    }),
  };
}

/** Commits a file under a path that git itself would not add, such as one below a nested `.git`. */
export function commitPath(work: string, path: string): void {
  const parts = path.split('/');
  let id = hashObject(work, 'blob', Buffer.from('x\n'));
  let mode = '100644';
  for (const part of parts.toReversed().slice(0, -1)) {
    id = tree(work, [[mode, part, id]]);
    mode = '40000';
  }
  const top = parts[0] ?? '';
  const read = git(work, 'rev-parse', 'HEAD:read').trim();
  const entries = [
    [mode, top, id],
    ['40000', 'read', read],
  ] as const;
  const root = tree(work, entries);
  const commit = git(work, 'commit-tree', root, '-p', 'HEAD', '-m', 'odd').trim();
  git(work, 'update-ref', 'HEAD', commit);
}

function tree(work: string, entries: readonly (readonly [string, string, string])[]): string {
  const bytes = entries.flatMap(([mode, name, id]) => [
    Buffer.from(`${mode} ${name}\0`),
    Buffer.from(id, 'hex'),
  ]);
  return hashObject(work, 'tree', Buffer.concat(bytes));
}

function hashObject(work: string, type: string, bytes: Buffer): string {
  const file = join(work, '.git', 'object-to-write');
  writeFileSync(file, bytes);
  return git(work, 'hash-object', '-w', '--literally', '-t', type, file).trim();
}
