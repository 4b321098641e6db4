// The form of a rule's cases. One file a rule at __tests__/cases/<area>/<name>.ts; the parity test
// demands that every message of every rule fires once and that every rule has a silent twin.

/** A repository `OWNER/REPO` on a real git server that a case brings with it. */
export interface RemoteSetup {
  /** Writes the files of its one commit on `main`. */
  readonly make?: (work: string) => void;
  /** Makes tags and branches of that commit; everything is published afterwards. */
  readonly afterPush?: (work: string) => void;
  /** What the API says of it. */
  readonly api?: { readonly archived?: boolean; readonly movedTo?: string };
  /** The server answers every request for it with this status. */
  readonly status?: number;
}

export interface RuleCase {
  readonly name: string;
  /** Makes real files below `directory` (empty before); `check` then runs on it. */
  readonly given: (directory: string) => void;
  /** PATH arguments relative to the directory; default `['.']`. */
  readonly paths?: readonly string[];
  readonly clioVersion?: string;
  /** `GITHUB_SERVER_URL` of the run. */
  readonly serverUrl?: string;
  /** Ref to compare with, as `--base` takes it. */
  readonly base?: string;
  /** Smoke-install the packages too, as `--smoke` does. */
  readonly smoke?: true;
  /** By `OWNER/REPO`; `SERVER` in `registry.yaml` stands for the server they are on. */
  readonly remote?: Readonly<Record<string, RemoteSetup>>;
  /** The run is `capabilities check` on a fork (support/fork.ts), not `check`. */
  readonly fork?: true;
}

export interface FiringCase extends RuleCase {
  readonly messageId: string;
  /** Literal expectations, worked out by hand: `file`, `file:line` or `file:line:column`. */
  readonly at: string;
  /** The finding's message, literally. */
  readonly message: string;
}

export interface RuleCases {
  readonly rule: string;
  readonly fires: readonly FiringCase[];
  readonly silent: readonly RuleCase[];
  /**
   * Messages that no tree at rest can fire (a race, a machine without rights), each with the test file below
   * `__tests__` that fires it and holds the message literally.
   */
  readonly elsewhere?: Readonly<
    Record<string, { readonly test: string; readonly message: string }>
  >;
}
