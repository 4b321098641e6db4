// Packages that moved to another directory under another name: the files are the same but for the name in them and
// the version. Tells a rename from a package that goes and another one that comes. Reads objects of git only, and
// few of them. Specification: registry page, "The gate on a change" (renames).
import { Fault } from '../base/fault.ts';
import { oneSidedFiles, readBlob } from '../git/base-file.ts';
import type { Repository } from '../git/repository.ts';
import type { Row } from '../registry/registry.ts';
import { isRemoteText, parseLocalSource } from '../registry/source-url.ts';

/** Files of one package that may differ; a rename that edits more is a removal and an addition. */
const MOST_EDITED = 8;
/** Bytes of such a file. */
const MOST_BYTES = 1024 * 1024;

/** Says of a row that went and one that came, both local, whether the second is the first under another name. */
export class MovedPackages {
  readonly #repository: Repository;
  readonly #commit: string;
  /** Of the registry's folder, at the base and now; `''` or ending in `/`. */
  readonly #folders: { readonly commit: string; readonly index: string };
  #sides: Record<'commit' | 'index', ReadonlyMap<string, string>> | null = null;

  constructor(
    repository: Repository,
    commit: string,
    folders: { readonly commit: string; readonly index: string },
  ) {
    this.#repository = repository;
    this.#commit = commit;
    this.#folders = folders;
  }

  isRename(base: Row, head: Row): boolean {
    if (base.kind !== head.kind || base.name === null || head.name === null) return false;
    const before = this.#filesOf('commit', base);
    const now = this.#filesOf('index', head);
    if (!before.has('plugin.json') || before.size !== now.size) return false;
    const edited: [string, string, string][] = [];
    for (const [path, object] of before) {
      const other = now.get(path);
      if (other === undefined) return false;
      if (other !== object) edited.push([path, object, other]);
    }
    const { name } = base;
    const to = head.name;
    return (
      edited.length <= MOST_EDITED &&
      edited.every(([path, one, other]) => this.#sameButForName(path, [one, name], [other, to]))
    );
  }

  #sameButForName(path: string, ...sides: readonly [string, string][]): boolean {
    const [one, other] = sides.map(([object, name]) => {
      const bytes = this.#bytesOf(object);
      if (bytes === null || bytes.length > MOST_BYTES) return null;
      const text = bytes.toString('latin1').replaceAll(Buffer.from(name).toString('latin1'), '\0');
      return path === 'plugin.json' ? text.replace(/"version"\s*:\s*"[^"\n]{0,256}"/, '') : text;
    });
    return one !== null && one === other;
  }

  /** Null where a partial checkout lacks it: then it is no rename, and nothing else waits for it. */
  #bytesOf(object: string): Buffer | null {
    try {
      return readBlob(this.#repository, object);
    } catch (error) {
      if (error instanceof Fault && error.code === 'git') return null;
      throw error;
    }
  }

  /** Object by path relative to the package. */
  #filesOf(side: 'commit' | 'index', { sourceUrl }: Row): ReadonlyMap<string, string> {
    if (sourceUrl === null || isRemoteText(sourceUrl)) return new Map();
    const parsed = parseLocalSource(sourceUrl);
    if (!parsed.ok) return new Map();
    const prefix = `${this.#folders[side]}${parsed.path}/`;
    const files = [...this.#listed()[side]].filter(([path]) => path.startsWith(prefix));
    return new Map(files.map(([path, object]) => [path.slice(prefix.length), object]));
  }

  /** Asked of git once, and only where a row went and another one came. */
  #listed(): Record<'commit' | 'index', ReadonlyMap<string, string>> {
    if (this.#sides !== null) return this.#sides;
    const sides = { commit: new Map<string, string>(), index: new Map<string, string>() };
    for (const { side, path, object } of oneSidedFiles(this.#repository, this.#commit)) {
      sides[side].set(path, object);
    }
    this.#sides = sides;
    return sides;
  }
}
