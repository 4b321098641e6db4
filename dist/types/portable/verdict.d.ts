import type { Finding } from '../base/finding.ts';
import type { PortableBoundary } from './boundaries.ts';
/** What a conforming client loads of a package, and what it leaves. */
export interface PortableLoad {
    /** The package as a whole is rejected; then nothing is loaded and the other lists are empty. */
    readonly rejected: boolean;
    readonly loaded: {
        /** Directory names below `skills/`, in code-unit order. */
        readonly skills: readonly string[];
        /** Server names, in file order. */
        readonly mcpServers: readonly string[];
    };
    /** `skills`, `skills/<dir>`, `mcp.json` or `mcp.json#<server>`, each once. */
    readonly skipped: readonly {
        readonly what: string;
    }[];
    /** Manifest fields that are reported and ignored, each once. */
    readonly reported: readonly {
        readonly field: string;
    }[];
}
export interface PortableVerdict {
    /**
     * It follows the contract: no FATAL, TYPE, ENTRY or DENY. IGNORE and ADVICE leave it conformant,
     * because a client loads everything all the same; a strict judgement also counts unknown keys of skills.
     */
    readonly conformant: boolean;
    /** The outermost boundary of all findings, or null where there is none. */
    readonly boundary: PortableBoundary | null;
    readonly load: PortableLoad;
    /** What lies there, loadable or not, for "3 of 33 skills". */
    readonly present: {
        readonly skills: number;
        readonly mcpServers: number;
    };
    /** In the order found; files relative to the package root. */
    readonly findings: readonly Finding[];
}
export interface PortableOptions {
    /** Unknown keys in the frontmatter of a skill count against conformance. */
    readonly strict?: boolean;
}
