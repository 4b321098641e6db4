// A fault: we or the machine failed. Faults are thrown, findings (finding.ts) are returned.
// A fault never says that a package is wrong.

export type FaultCode =
  | 'usage' // the caller's arguments or configuration
  | 'io' // the operating system refused
  | 'too-large' // an input is over its cap
  | 'git' // git is missing or failed
  | 'network' // no answer that can be trusted
  | 'locked' // somebody else is writing
  | 'changed' // the file changed between reading and writing
  | 'internal'; // a bug of ours

/** An error with a code that callers branch on, and a hint that says what to do. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: FaultCode;
  /** What the reader can do about it, or null. */
  readonly hint: string | null;

  constructor(code: FaultCode, message: string, hint: string | null = null, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.hint = hint;
  }
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  const message = memberOf(error, 'message');
  return typeof message === 'string' ? message : String(error);
}

/** The operating system's code (`ENOENT`) of whatever was thrown, or null. */
export function systemCode(error: unknown): string | null {
  const code = memberOf(error, 'code');
  return typeof code === 'string' ? code : null;
}

// Not `instanceof Error`: errors of node:fs may come from another realm (test runners, worker contexts).
function memberOf(error: unknown, name: 'message' | 'code'): unknown {
  if (typeof error !== 'object' || error === null || !(name in error)) return undefined;
  return (error as Record<typeof name, unknown>)[name];
}
