import { type MapNode, type Span } from './data-node.ts';
import { Source } from './source.ts';
import type { YamlRefusal } from './yaml.ts';
export type FrontmatterProblem = 
/** U+FEFF before everything: the file does not start at byte 0 with `---`. */
{
    readonly kind: 'byte-order-mark';
    readonly span: Span;
}
/** No frontmatter at all: the first line is something else. */
 | {
    readonly kind: 'missing';
    readonly span: Span;
}
/** A line `---` comes later: blanks, blank lines or text stand before it, or blanks after it. */
 | {
    readonly kind: 'not-at-start';
    readonly span: Span;
}
/** No line that is exactly `---` follows; the span is a line that nearly is, else the opening one. */
 | {
    readonly kind: 'unclosed';
    readonly span: Span;
} | {
    readonly kind: 'empty';
    readonly span: Span;
} | {
    readonly kind: 'not-a-mapping';
    readonly span: Span;
    readonly found: string;
}
/** A plain value holds a colon followed by a blank (or at its end); the span is that colon. */
 | {
    readonly kind: 'unquoted-colon';
    readonly span: Span;
    readonly key: string;
} | {
    readonly kind: 'syntax';
    readonly span: Span;
    readonly message: string;
}
/** Legal in full YAML, refused by strict readers. */
 | {
    readonly kind: 'refused';
    readonly span: Span;
    readonly refusal: YamlRefusal;
};
export interface Frontmatter {
    /** True when there is a mapping and no problem. */
    readonly ok: boolean;
    /** An opening line `---` stands at the start (a byte-order mark aside). */
    readonly present: boolean;
    /** The mapping, as far as it could be understood. */
    readonly node: MapNode | null;
    /** Offset in the source where the body starts; 0 where there is no frontmatter. */
    readonly body: number;
    /** In the order of the file. */
    readonly problems: readonly FrontmatterProblem[];
}
export type DecodedMarkdown = {
    readonly ok: true;
    readonly source: Source;
} | {
    readonly ok: false;
    readonly why: 'utf-16' | 'not-utf8';
    readonly line: number;
};
/** Decodes a Markdown file strictly, but keeps a byte-order mark as U+FEFF for `parseFrontmatter` to report. */
export declare function decodeMarkdown(file: string, bytes: Uint8Array): DecodedMarkdown;
/** Reads the frontmatter at the start of `source`. */
export declare function parseFrontmatter(source: Source): Frontmatter;
