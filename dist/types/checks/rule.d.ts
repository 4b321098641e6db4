export type Severity = 'error' | 'warning' | 'note';
/** What a conforming client does about a fault of the portable contract (portable page). */
export type Boundary = 'FATAL' | 'TYPE' | 'ENTRY' | 'IGNORE' | 'DENY' | 'ADVICE';
export interface Rule {
    /** `area/name`; the file is `rules/<area>/<name>.ts`. */
    readonly id: string;
    readonly severity: Severity;
    /** Set exactly on rules of the portable contract. */
    readonly boundary: Boundary | null;
    /** Version of the product that brought the rule. */
    readonly since: string;
    /** A person has to look at what it finds: at its own level it makes the verdict `needs-review`. */
    readonly review?: true;
    /** Its level under a strict policy, where that is another one. */
    readonly strict?: Severity;
    /** One lowercase phrase: what is wrong. */
    readonly summary: string;
    /** Why it matters to a person who installs the package. One to three sentences. */
    readonly why: string;
    /** What to do. Imperative, one to three sentences. */
    readonly fix: string;
    /** A small piece of text that fires the rule, and the same piece put right. */
    readonly example: {
        readonly bad: string;
        readonly good: string;
    };
    /** Message id to the situation it is for, one entry for each messageId a finding of this rule can have. */
    readonly messages: Readonly<Record<string, string>>;
}
