// The policy at work: judges findings under it, and says at the end which waivers are over or unused.
import { type Finding, finding } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import { type Judgement, severityOf } from '../checks/judge.ts';
import { type Waiver, WaiverDesk } from '../checks/waiver.ts';
import type { RowReport } from '../report/report.ts';
import type { RunPolicy } from './gate-policy.ts';
import { isStoreWaiver } from './store-waiver.ts';

export class PolicyDesk {
  readonly #policy: RunPolicy;
  readonly #waivers: WaiverDesk;
  readonly #elsewhere: (waiver: Waiver) => boolean;
  readonly #rowOf = new Map<string, string>();
  readonly #unseen = new Set<string>();

  /**
   * `today` is `YYYY-MM-DD` in UTC. `elsewhere` tells waivers that another run needs: they are never unused
   * here; default: those for entries of a capability store.
   */
  constructor(policy: RunPolicy, today: string, elsewhere = isStoreWaiver) {
    this.#policy = policy;
    this.#elsewhere = elsewhere;
    this.#waivers = new WaiverDesk(policy.policy.waivers, today);
  }

  get judgement(): Judgement {
    return {
      policy: this.#policy.policy,
      waiverOf: (one) => this.#waivers.waiverOf(one, (path) => this.#rowOf.get(path) ?? null),
    };
  }

  isError(one: Finding): boolean {
    return severityOf(one, this.judgement) === 'error';
  }

  /** Learns which package belongs to which row, and which rows were not looked at. */
  learnRows(rows: readonly RowReport[]): void {
    for (const { id, package: path, verdict } of rows) {
      if (path !== null) this.#rowOf.set(path, id);
      if (verdict === 'skipped' || verdict === 'inconclusive') this.#unseen.add(id);
    }
  }

  /** What the policy itself has wrong, once every other finding was judged. Files relative to the working directory. */
  closing(): readonly Finding[] {
    const kept = new Set(this.#policy.now.waivers.map(keyOf));
    const still = (waiver: Waiver): boolean => kept.has(keyOf(waiver));
    return [
      ...this.#policy.findings,
      ...this.#waivers.expired().filter(still).map(expired),
      ...this.#waivers
        .unused()
        .filter(still)
        // A change is over when it is merged; a row that was not looked at may well need its waiver.
        .filter(({ rule, row }) => !rule.startsWith('change/') && !this.#unseen.has(row))
        .filter((waiver) => !this.#elsewhere(waiver))
        .map(unused),
    ];
  }
}

function keyOf({ rule, row }: Waiver): string {
  return `${rule}\n${row}`;
}

function expired({ rule, row, expires, place }: Waiver): Finding {
  return finding({
    rule: 'policy/waiver-expired',
    messageId: 'expired',
    message: `the waiver of ${rule} for ${quote(row)} was over after ${expires}`,
    place,
    found: expires,
    expected: 'a day that is not over',
  });
}

function unused({ rule, row, place }: Waiver): Finding {
  return finding({
    rule: 'policy/waiver-unused',
    messageId: 'unused',
    message: `the waiver of ${rule} for ${quote(row)} waives nothing`,
    place,
    found: row,
    expected: 'a finding to waive',
  });
}
