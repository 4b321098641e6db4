import type { Server } from './mcp-server.ts';
/** Judges `headers` where it is there. */
export declare function judgeHeaders(server: Server): void;
