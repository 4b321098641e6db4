import { type DataNode, type MapNode } from '../base/data-node.ts';
import { Source } from '../base/source.ts';
import type { Server } from './mcp-server.ts';
export interface StringInServer {
    readonly field: 'args' | 'env' | 'headers';
    /** Name of the variable or header, or index of the argument. */
    readonly key: string;
    readonly text: string;
}
/** Why a string is taken for a secret, or null. */
export declare function secretIn({ field, key, text }: StringInServer): 'value' | 'name' | null;
/** Warns where the string looks like a secret. The value itself goes nowhere. */
export declare function adviseSecret(server: Server, node: DataNode, string: StringInServer): void;
/** The text with everything that has the form of a credential replaced, quoted. */
export declare function shown(text: string): string;
/** The same source with secrets, users and queries of URLs starred out; every offset stays. */
export declare function maskSecrets(source: Source, root: MapNode): Source;
