import { KeptRows } from './kept-rows.ts';
import type { RemoteSettings } from './remote-rows.ts';
export interface KeptRequest {
    readonly cwd: string;
    /** Absolute path of the registry. */
    readonly file: string;
    /** Labels of remote rows. */
    readonly named: readonly string[];
    /** Absolute roots of local packages that are tried too. */
    readonly roots: readonly string[];
    readonly settings: RemoteSettings;
    readonly environment: Readonly<Record<string, string | undefined>>;
    readonly clioVersion: string;
}
/** Fetches; null where there is nothing to fetch. The caller removes what is kept. Throws `Fault` (`usage`, `io`). */
export declare function fetchKept(request: KeptRequest): Promise<KeptRows | null>;
