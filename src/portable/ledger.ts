// Where the portable readers write: findings under their rule, and what is loaded, skipped, reported.
// The first fatal finding marks all that is not fatal as blocked; nothing is ever dropped unsaid.
// Specification: portable page, "After a FATAL, keep inspecting".
import { type Finding, type FindingDraft, finding, wholeFile } from '../base/finding.ts';
import { keepFindings } from '../base/keep-findings.ts';
import { limits } from '../base/limits.ts';
import {
  boundaryOf,
  boundaryOrder,
  type PortableBoundary,
  type PortableRule,
  raisedWhenStrict,
} from './boundaries.ts';
import type { PortableLoad, PortableVerdict } from './verdict.ts';

/** A finding draft without the rule; portable findings never refuse. */
export type PortableFault = Omit<
  FindingDraft,
  'rule' | 'refuses' | 'blockedBy' | 'package' | 'row'
>;

export class Ledger {
  readonly #keeper = keepFindings('the package');
  readonly #boundaries = new Set<PortableBoundary>();
  readonly #rules = new Set<string>();
  readonly #skipped = new Set<string>();
  readonly #reported = new Set<string>();
  readonly #skills: string[] = [];
  readonly #servers: string[] = [];
  readonly #claimed = new Set<string>();
  #firstFatal: string | null = null;
  #presentSkills = 0;
  #presentServers = 0;

  add(rule: PortableRule, fault: PortableFault): void {
    const boundary = boundaryOf(rule);
    if (boundary !== null) this.#boundaries.add(boundary);
    if (boundary === 'FATAL') this.#firstFatal ??= rule;
    this.#rules.add(rule);
    this.#keeper.add(finding({ ...fault, rule }));
  }

  /** Takes findings that belong to no boundary, such as Markdown hygiene. */
  addAll(findings: readonly Finding[]): void {
    for (const one of findings) this.#keeper.add(one);
  }

  /**
   * Notes a fault for all that it decides and says whether it is only counted; then there is no point in
   * wording it.
   */
  countsOnly(rule: PortableRule): boolean {
    if (!this.#keeper.isFull(rule)) return false;
    this.#keeper.count(rule);
    return true;
  }

  /** Notes that a client leaves this out: `skills`, `skills/<dir>`, `mcp.json`, `mcp.json#<server>`. */
  skip(what: string): void {
    this.#skipped.add(what);
  }

  isSkipped(what: string): boolean {
    return this.#skipped.has(what);
  }

  reportField(field: string): void {
    this.#reported.add(field);
  }

  loadSkill(directory: string): void {
    this.#skills.push(directory);
  }

  loadServer(name: string): void {
    this.#servers.push(name);
  }

  countSkill(): void {
    this.#presentSkills += 1;
  }

  countServer(): void {
    this.#presentServers += 1;
  }

  /** A link that a finding of its own already tells about; the general ones keep quiet about it. */
  claim(path: string): void {
    this.#claimed.add(path);
  }

  isClaimed(path: string): boolean {
    return this.#claimed.has(path);
  }

  verdict(strict: boolean): PortableVerdict {
    const outermost = boundaryOrder.find((boundary) => this.#boundaries.has(boundary)) ?? null;
    const loadable = outermost === null || outermost === 'IGNORE' || outermost === 'ADVICE';
    const strictFault = strict && raisedWhenStrict.some((rule) => this.#rules.has(rule));
    return {
      conformant: loadable && !strictFault,
      boundary: outermost,
      load: this.#load(outermost === 'FATAL'),
      present: { skills: this.#presentSkills, mcpServers: this.#presentServers },
      findings: this.#marked(),
    };
  }

  #load(rejected: boolean): PortableLoad {
    if (rejected) {
      return { rejected, loaded: { skills: [], mcpServers: [] }, skipped: [], reported: [] };
    }
    return {
      rejected,
      loaded: { skills: this.#skills, mcpServers: this.#servers },
      skipped: [...this.#skipped].map((what) => ({ what })),
      reported: [...this.#reported].map((field) => ({ field })),
    };
  }

  #marked(): readonly Finding[] {
    const findings = this.#keeper.findings.map((one) => {
      const boundary = boundaryOf(one.rule);
      return boundary === null || boundary === 'FATAL' || this.#firstFatal === null
        ? one
        : { ...one, blockedBy: this.#firstFatal };
    });
    const left = this.#keeper.left();
    if (left === 0) return findings;
    const more = finding({
      rule: 'portable/more-findings' satisfies PortableRule,
      messageId: 'more',
      message: `${left} more findings about other clients are not shown`,
      place: wholeFile('plugin.json'),
      found: String(findings.length + left),
      expected: `at most ${limits.findingsEach} of each rule`,
      blockedBy: this.#firstFatal,
    });
    return [...findings, more];
  }
}
