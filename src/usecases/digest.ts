// The digest of one directory, the frames it is made of, or why it is not the expected one.
import { resolve } from 'node:path';
import { Fault } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import type { Frame } from '../digest/frame-hash.ts';
import { readTree } from '../digest/read-tree.ts';
import { parseDigest } from '../digest/tree.ts';
import type { DigestReport } from '../report/digest-report.ts';
import { factsBehind } from './path-facts.ts';

export interface DigestRequest {
  readonly cwd: string;
  /** Directory relative to `cwd`. */
  readonly path: string;
  /** Keep what was hashed. */
  readonly frames: boolean;
  /** The digest it should have, or null. */
  readonly expected: string | null;
  /** Environment for git; default: this process's. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Digests a directory. Throws `Fault` (`usage`) for a path that is not there and a digest that is none. */
export async function digestPath(request: DigestRequest): Promise<DigestReport> {
  const root = resolve(request.cwd, request.path);
  if (factsBehind(root) === null) {
    throw new Fault(
      'usage',
      `there is nothing at ${quote(request.path)}`,
      'give the directory of a package',
    );
  }
  const expected = request.expected === null ? null : parseDigest(request.expected);
  if (request.expected !== null && expected === null) {
    throw new Fault(
      'usage',
      `${quote(request.expected)} is no digest`,
      'give 64 lowercase hexadecimal digits',
    );
  }
  const frames: Frame[] = [];
  const tree = readTree(root, {
    entries: false,
    ...(request.frames ? { frames: (frame: Frame) => void frames.push(frame) } : {}),
  });
  const explanation =
    expected === null || tree.digest === null ? null : await explain(request, root, expected);
  return {
    path: request.path,
    digest: tree.digest,
    files: tree.counts.files,
    bytes: tree.counts.bytes,
    findings: tree.findings,
    leftOut: tree.leftOut,
    frames: request.frames ? frames : null,
    explanation,
    notChecked: explanation?.notChecked ?? [],
  };
}

/** git and the ways to explain are loaded only where an explanation is asked for. */
async function explain(
  request: DigestRequest,
  root: string,
  expected: string,
): Promise<DigestReport['explanation']> {
  const { describeExplanation, explainDigest } = await import('../digest/explain.ts');
  const { GitFacts } = await import('./git-facts.ts');
  const git = new GitFacts(request.cwd, request.env ?? process.env, [root]);
  const explanation = explainDigest({ root, expected, view: git.placeOf(root)?.view ?? null });
  return { ...explanation, says: describeExplanation(explanation) };
}
