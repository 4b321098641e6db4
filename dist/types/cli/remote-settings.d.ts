import type { RemoteSettings } from '../usecases/remote-rows.ts';
import type { Terminal } from './terminal.ts';
/** `cache`: directory relative to the working directory, or null for none. */
export declare function remoteSettings(env: Terminal['env'], cache: string | null): RemoteSettings;
