import type { Span } from './data-node.ts';
import { type ParsedYaml } from './yaml.ts';
/** A colon followed by a blank, inside the plain value of `key`. */
export interface LooseColon {
    readonly span: Span;
    readonly key: string;
}
export interface MendedYaml extends ParsedYaml {
    /** In the order of the file; the tree is given as if each stood in quotes. */
    readonly colons: readonly LooseColon[];
}
/**
 * A colon and a blank inside a plain value make the whole text unreadable. Where the text does not
 * parse, such colons are reported and replaced by a stand-in of the same length, so that the other
 * faults of the file can be seen as well. A replacement that does not help is taken back.
 */
export declare function parseMendedYaml(yaml: string): MendedYaml;
/** The line that starts at `start`, without its line feed. */
export declare function lineAt(text: string, start: number): Span;
