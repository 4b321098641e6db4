import type { Server } from './mcp-server.ts';
/** Judges `cwd` where it is there. */
export declare function judgeCwd(server: Server): void;
