import type { Server } from './mcp-server.ts';
/** Judges `command`, which has to be there. */
export declare function judgeCommand(server: Server): void;
