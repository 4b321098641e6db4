import type { Server } from './mcp-server.ts';
/** Judges `url`, which has to be there. */
export declare function judgeUrl(server: Server): void;
