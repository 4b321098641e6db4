// Finds the repository a directory belongs to, by looking at files only: git itself is never asked, since
// asking it inside a package would obey that package's own `.git`. Threats page, "git".
import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { systemCode } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import type { Environment } from './local-git.ts';

export interface Repository {
  /** Absolute real path of the work tree. */
  readonly root: string;
  /** Absolute path of this work tree's git directory. */
  readonly gitDirectory: string;
  /** Absolute path of the git directory with the objects; another one in a linked work tree. */
  readonly commonDirectory: string;
  readonly environment: Environment;
}

/** Longest `.git` file that is read, in bytes. */
const LINK_BYTES = 8 * 1024;

/**
 * The repository of an absolute directory, or null. The nearest one above wins, but a `.git` in a package
 * root counts only where no repository holds that package. `environment` is our own; git later gets an
 * allow-listed part of it.
 */
export function findRepository(directory: string, environment: Environment): Repository | null {
  let own: Repository | null = null;
  for (let at = realPath(directory); ; at = dirname(at)) {
    const repository = repositoryAt(at, environment);
    if (repository !== null) {
      if (!isPackageRoot(at)) return repository;
      own = repository;
    }
    if (dirname(at) === at) return own;
  }
}

/**
 * The repository of an absolute directory in a run about the directories `given`: the one around the outermost of
 * them that holds it, because a `.git` further down may be anybody's. Where that lies in none, the nearest.
 */
export function findRepositoryBelow(
  given: readonly string[],
  directory: string,
  environment: Environment,
): Repository | null {
  const real = realPath(directory);
  const around = given
    .map(realPath)
    .filter((each) => real === each || real.startsWith(each.endsWith(sep) ? each : each + sep))
    .sort((a, b) => a.length - b.length)[0];
  const outer = around === undefined ? null : findRepository(around, environment);
  return outer ?? findRepository(directory, environment);
}

/** Why an absolute directory without a repository has none, as a phrase; null where no `.git` is around it. */
export function unusableGit(directory: string): string | null {
  for (let at = realPath(directory); ; at = dirname(at)) {
    const phrase = unusableAt(join(at, '.git'));
    if (phrase !== null) return `${quote(join(at, '.git'))} ${phrase}`;
    if (dirname(at) === at) return null;
  }
}

function unusableAt(path: string): string | null {
  try {
    const facts = lstatSync(path);
    if (facts.isDirectory()) readdirSync(path);
    if (facts.isSymbolicLink()) return 'is a link that leads elsewhere, so git is not asked';
    return 'is not a whole git directory';
  } catch (error) {
    const code = systemCode(error);
    return code === 'ENOENT' || code === 'ENOTDIR' ? null : `cannot be read (${code ?? 'error'})`;
  }
}

/** True where `.git` stands in a directory (absolute), whatever it is. */
export function hasGit(directory: string): boolean {
  return isThere(join(directory, '.git'));
}

/** `path` relative to the work tree with `/` (`.` for its root), or null when it lies outside. */
export function repositoryPath(repository: Repository, path: string): string | null {
  const inside = relative(repository.root, realPath(path)).split(sep).join('/');
  if (inside === '..' || inside.startsWith('../') || resolve(inside) === inside) return null;
  return inside === '' ? '.' : inside;
}

/** The repository whose `.git` stands in exactly that directory (a real path), or null. Reads files only. */
export function repositoryAt(directory: string, environment: Environment): Repository | null {
  const gitDirectory = gitDirectoryOf(join(directory, '.git'));
  if (gitDirectory === null) return null;
  const common = linkText(join(gitDirectory, 'commondir'));
  const commonDirectory = common === null ? gitDirectory : resolve(gitDirectory, common);
  const complete =
    isThere(join(gitDirectory, 'HEAD')) &&
    isDirectory(join(commonDirectory, 'objects')) &&
    isDirectory(join(commonDirectory, 'refs'));
  return complete ? { root: directory, gitDirectory, commonDirectory, environment } : null;
}

/** The git directory that `.git` is or, in a linked work tree or a submodule, names. */
function gitDirectoryOf(path: string): string | null {
  const facts = look(() => lstatSync(path));
  if (facts?.isDirectory() === true) return path;
  if (facts?.isSymbolicLink() === true) return linkedDirectory(path);
  if (facts?.isFile() !== true) return null;
  const named = /^gitdir: (.+)$/.exec(linkText(path) ?? '')?.[1];
  if (named === undefined) return null;
  const target = resolve(dirname(path), named);
  return isDirectory(target) ? target : null;
}

/** git follows a link; we only to a directory beside it, since further off may be anybody's. */
function linkedDirectory(path: string): string | null {
  const target = look(() => realpathSync.native(path));
  const beside = target !== null && target !== path && dirname(target) === dirname(path);
  return beside && isDirectory(target) ? target : null;
}

/** The one line of a small regular file, or null. */
function linkText(path: string): string | null {
  const facts = look(() => lstatSync(path));
  if (facts?.isFile() !== true || facts.size > LINK_BYTES) return null;
  return look(() => readFileSync(path, 'utf8').replace(/[\r\n]+$/, ''));
}

function isPackageRoot(directory: string): boolean {
  return isThere(join(directory, 'plugin.json'));
}

function isThere(path: string): boolean {
  return look(() => lstatSync(path)) !== null;
}

function isDirectory(path: string): boolean {
  return look(() => statSync(path))?.isDirectory() === true;
}

/** Null for what is not there and for what may not be looked at: neither is a repository to us. */
function look<T>(at: () => T): T | null {
  try {
    return at();
  } catch {
    return null;
  }
}

function realPath(path: string): string {
  return look(() => realpathSync.native(path)) ?? resolve(path);
}
