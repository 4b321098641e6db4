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
  return error instanceof Error ? error.message : String(error);
}

/** The operating system's code (`ENOENT`) of whatever was thrown, or null. */
export function systemCode(error: unknown): string | null {
  const code: unknown =
    error instanceof Error && 'code' in error ? (error as { code: unknown }).code : null;
  return typeof code === 'string' ? code : null;
}
