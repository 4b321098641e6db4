import type { Server } from './mcp-server.ts';
/** Judges `args` where it is there. */
export declare function judgeArgs(server: Server): void;
/** Judges `env` where it is there. Values are never quoted: they may be secrets. */
export declare function judgeEnvironment(server: Server): void;
