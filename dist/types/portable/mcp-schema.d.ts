import type { McpFile } from './mcp.ts';
/** Judges `$schema`; `manifestVersion` is what plugin.json names, or null. */
export declare function judgeMcpSchema({ source, root, drop }: McpFile, manifestVersion: string | null): void;
