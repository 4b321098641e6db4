import type { BaseRequest, BaseWorld, NoBase, ResolvedBase } from './base-request.ts';
import type { Repository } from './repository.ts';
/**
 * Resolves the base. Throws `Fault`: `usage` for a base that no one knows, `git` where history is missing
 * and could not be fetched; the hint of that is the command that fetches it.
 */
export declare function resolveBase(repository: Repository, request: BaseRequest, world: BaseWorld): Promise<ResolvedBase | NoBase>;
