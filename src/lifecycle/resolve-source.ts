// What an install reads before it takes the lock: the source resolved, digested, and held against what
// the caller expects. Writes nothing. Specification: lifecycle page, "Install".
import { basename, dirname, isAbsolute, join, resolve, sep } from 'node:path';
import type { Disk } from '../base/disk.ts';
import type { Finding } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import type { ClioVersion, PluginCandidate, PluginManifest } from '../manifest/manifest.ts';
import { shellWord } from '../registry/shell-word.ts';
import type { RecordOptions } from './apply-install.ts';
import { refusal } from './diagnostic.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import { findingText } from './list-entry.ts';
import { readSource } from './read-copy.ts';
import type { PluginDiagnostic } from './types.ts';
import { PluginWriterRefusal } from './writer-refusal.ts';

export interface ExpectedSource {
  readonly expectedKind?: string;
  readonly expectedId?: string;
  readonly expectedVersion?: string;
  readonly expectedDigest?: string;
}

/** A package that may be installed. */
export interface ResolvedSource {
  /** Absolute path. */
  readonly path: string;
  readonly candidate: PluginCandidate;
  readonly manifest: PluginManifest;
  readonly digest: string;
}

/** Absolute path of a source: a leading `~/` is the home, the rest is relative to the working directory. */
export function sourcePathOf(source: string, host: LifecycleHost): string {
  if (source === '~') return host.home;
  if (source.startsWith('~/')) return join(host.home, source.slice(2));
  return isAbsolute(source) ? resolve(source) : resolve(host.cwd, source);
}

/** Throws `PluginWriterRefusal`: `invalid`, `incompatible`, `mismatch`. */
export function resolveSource(
  source: string,
  expected: ExpectedSource & Pick<RecordOptions, 'origin' | 'recordedSource'>,
  host: LifecycleHost,
  clioVersion: ClioVersion,
): ResolvedSource {
  if (source === '' || source.includes('\0')) {
    throw new PluginWriterRefusal('invalid', `${quote(source)} is not a path`);
  }
  const path = sourcePathOf(source, host);
  const candidate = readSource(path, host.disk, clioVersion);
  const { manifest, contentDigest } = candidate;
  if (!candidate.valid || manifest === null || contentDigest === null) {
    if (host.disk.statSync(path, { throwIfNoEntry: false }) === undefined) {
      throw new PluginWriterRefusal('invalid', `there is no directory ${path}`);
    }
    const [first, ...more] = candidate.diagnostics
      .filter((finding) => finding.refuses)
      .map((finding) => refusal('invalid', reasonOf(finding)));
    throw new PluginWriterRefusal(
      'invalid',
      `${path} is not a package that a Clio host admits: ${first?.message ?? 'no reason given'}; plugin-gate check ${shellWord(path)} tells everything`,
      null,
      more,
    );
  }
  const [mismatch, ...more] = compare(expected, manifest, contentDigest);
  if (mismatch !== undefined) {
    const why = whyMismatch(expected, path, contentDigest);
    throw new PluginWriterRefusal('mismatch', `${mismatch.message}${why}`, null, more);
  }
  if (!candidate.compatible) {
    const range = manifest.compatibility.clio ?? '';
    const judged = clioVersion === 'auto' ? 'no known host' : `not ${clioVersion}`;
    throw new PluginWriterRefusal(
      'incompatible',
      `${quote(manifest.name)} ${manifest.version} is for Clio ${quote(range)}, ${judged}; it was not installed`,
    );
  }
  return { path, candidate, manifest, digest: contentDigest };
}

/** One fault with what mends it, where the fault knows. */
function reasonOf(finding: Finding): string {
  const fix = finding.fix === null ? '' : `; ${finding.fix}`;
  return `${findingText(finding)}${fix}`;
}

/** Who demands it, and how to see what differs in a directory that stays. */
function whyMismatch(
  { expectedDigest, origin, recordedSource }: Parameters<typeof resolveSource>[1],
  path: string,
  digest: string,
): string {
  const row =
    typeof origin === 'object' && origin.kind === 'catalog'
      ? `; the row ${quote(origin.source)} demands that`
      : '';
  return expectedDigest === undefined || expectedDigest === digest || recordedSource !== undefined
    ? row
    : `${row}; plugin-gate digest ${shellWord(path)} --explain ${expectedDigest} says why the digests differ`;
}

/** Throws `PluginWriterRefusal` (`contained`) when source and target are one, or one is inside the other. */
export function assertApart(disk: Disk, source: string, target: string): void {
  const from = realPath(disk, source);
  const to = realPath(disk, target);
  const isInside = (inner: string, outer: string) =>
    inner === outer || inner.startsWith(outer.endsWith(sep) ? outer : `${outer}${sep}`);
  if (!isInside(from, to) && !isInside(to, from)) return;
  throw new PluginWriterRefusal(
    'contained',
    `the source ${from} and the destination ${to} contain one another`,
  );
}

/** The real path of what exists of it, with the rest as written. */
function realPath(disk: Disk, path: string): string {
  const rest: string[] = [];
  let current = path;
  while (disk.lstatSync(current, { throwIfNoEntry: false }) === undefined) {
    if (dirname(current) === current) return path;
    rest.unshift(basename(current));
    current = dirname(current);
  }
  // The name itself stays: a link at the target is refused for what it is.
  const parent = disk.realpathSync(rest.length === 0 ? dirname(current) : current);
  return rest.length === 0 ? join(parent, basename(current)) : join(parent, ...rest);
}

function compare(
  expected: ExpectedSource,
  manifest: PluginManifest,
  digest: string,
): readonly PluginDiagnostic[] {
  const pairs: readonly (readonly [string, string | undefined, string])[] = [
    ['kind', expected.expectedKind, manifest.kind],
    ['name', expected.expectedId, manifest.name],
    ['version', expected.expectedVersion, manifest.version],
    ['digest', expected.expectedDigest, digest],
  ];
  return pairs.flatMap(([what, wanted, found]) =>
    wanted === undefined || wanted === found
      ? []
      : [
          refusal(
            'mismatch',
            `the ${what} of the package is ${quote(found)}, expected ${quote(wanted)}`,
          ),
        ],
  );
}
