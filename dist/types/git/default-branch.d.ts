import type { Repository } from './repository.ts';
/**
 * What `origin` calls its default branch; without that `main` or `master` where one is there, else the branch
 * that is checked out. Null where none of it is known. A branch's name is hostile text. Throws `Fault` (`git`)
 * where git did not run.
 */
export declare function defaultBranch(repository: Repository): string | null;
