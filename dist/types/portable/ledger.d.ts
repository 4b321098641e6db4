import { type Finding, type FindingDraft } from '../base/finding.ts';
import { type PortableRule } from './boundaries.ts';
import type { PortableVerdict } from './verdict.ts';
/** A finding draft without the rule; portable findings never refuse. */
export type PortableFault = Omit<FindingDraft, 'rule' | 'refuses' | 'blockedBy' | 'package' | 'row'>;
export declare class Ledger {
    #private;
    add(rule: PortableRule, fault: PortableFault): void;
    /** Takes findings that belong to no boundary, such as Markdown hygiene. */
    addAll(findings: readonly Finding[]): void;
    /**
     * Notes a fault for all that it decides and says whether it is only counted; then there is no point in
     * wording it.
     */
    countsOnly(rule: PortableRule): boolean;
    /** Notes that a client leaves this out: `skills`, `skills/<dir>`, `mcp.json`, `mcp.json#<server>`. */
    skip(what: string): void;
    isSkipped(what: string): boolean;
    reportField(field: string): void;
    loadSkill(directory: string): void;
    loadServer(name: string): void;
    countSkill(): void;
    countServer(): void;
    /** A link that a finding of its own already tells about; the general ones keep quiet about it. */
    claim(path: string): void;
    isClaimed(path: string): boolean;
    verdict(strict: boolean): PortableVerdict;
}
