import type { Repository } from '../git/repository.ts';
import type { Row } from '../registry/registry.ts';
/** Says of a row that went and one that came, both local, whether the second is the first under another name. */
export declare class MovedPackages {
    #private;
    constructor(repository: Repository, commit: string, folders: {
        readonly commit: string;
        readonly index: string;
    });
    isRename(base: Row, head: Row): boolean;
}
