import type { DataNode, Span } from '../base/data-node.ts';
import type { Server } from './mcp-server.ts';
export declare const pluginRoot = "${PLUGIN_ROOT}";
export declare const pluginData = "${PLUGIN_DATA}";
/** For a place where the two are replaced: advises on each other spelling, once. */
export declare function adviseSpellings(server: Server, node: DataNode, field: string, text: string): void;
/** For a place where nothing is replaced: advises on the first that looks like one. */
export declare function adviseElsewhere(server: Server, span: Span, where: string, text: string): void;
