// A fetched package against its row: admitted, fields, digest, and what a clone does to its bytes. A pin
// that was true before and is not now means that the source moved. Pure but for what it is given.
// Specification: registry page, "Row against package" and "The gate on a change" (scheduled run).
import { realDisk } from '../../base/disk.ts';
import { type Finding, finding } from '../../base/finding.ts';
import { quote } from '../../base/quote.ts';
import { nameOf } from '../../git/remote-address.ts';
import type { PluginCandidate } from '../../manifest/manifest.ts';
import { compareRow } from '../compare-row.ts';
import { rowPlace } from '../row-place.ts';
import { shellWord } from '../shell-word.ts';
import type { TreeUrl } from '../tree-url.ts';
import type { AttributeNote } from './attribute-notes.ts';
import { submoduleFinding } from './judge-way.ts';
import type { SeenPin } from './package-cache.ts';
import { type RemoteRow, reportFor } from './row-finding.ts';
import type { SourceWorld } from './source-world.ts';

export interface FetchedPackage {
  readonly candidate: PluginCandidate;
  readonly commit: string;
  readonly attributes: readonly AttributeNote[];
  readonly submodules: readonly string[];
  /** What this row's ref led to when its pin was last found true, or null. */
  readonly seen: SeenPin | null;
}

/** Every finding of the comparison, at the row's fields. */
export function judgePackage(
  world: SourceWorld,
  { row, source }: RemoteRow,
  fetched: FetchedPackage,
): readonly Finding[] {
  const { registry } = world;
  const { candidate } = fetched;
  const report = reportFor(registry, row);
  const compared = compareRow(registry, row, source.url, candidate, {
    folder: '',
    readPackage: () => candidate,
    provides: world.provides,
    tracks: () => null,
    explain: () => null,
    display: () => source.url,
    packages: [],
    serverUrl: source.server,
    disk: realDisk,
  });
  const submodule = submoduleFinding(fetched.submodules, report);
  return [
    ...(candidate.valid || row.kind === 'extension'
      ? []
      : [notAdmitted(source, candidate, report)]),
    ...compared.map((one) => aboutRemote(world, { row, source }, fetched, one)),
    ...(submodule === null ? [] : [submodule]),
    ...fetched.attributes.map((note) => report(note)),
  ];
}

function notAdmitted(
  source: TreeUrl,
  candidate: PluginCandidate,
  report: ReturnType<typeof reportFor>,
): Finding {
  const reasons = candidate.diagnostics.filter((one) => one.refuses);
  const [first] = reasons;
  const more = reasons.length > 1 ? ` (and ${reasons.length - 1} more)` : '';
  const why = first === undefined ? '' : `: ${first.message}${more}`;
  return report({
    rule: 'row/package-not-admitted',
    messageId: 'not-admitted',
    message: `a Clio host refuses the package at ${quote(source.url)}${why}`,
    found: source.url,
    expected: 'a package that a host admits',
    fix: 'check the package in its own repository with plugin-gate check, and pin a release that passes',
  });
}

/** Words and fix of a digest that differs fit a package that is not on this disk. */
function aboutRemote(
  world: SourceWorld,
  remote: RemoteRow,
  fetched: FetchedPackage,
  one: Finding,
): Finding {
  if (one.rule !== 'row/sha256' || one.messageId === 'no-digest') return one;
  const { row, source } = remote;
  const { seen, commit } = fetched;
  const fix = `see the bytes with: ${reproduce(source, row.sha256 ?? '')}; if they are meant, pin them with plugin-gate pin --update ${shellWord(row.label)}`;
  const knownTrue = seen !== null && seen.digest === row.sha256 && seen.commit !== commit;
  if (!knownTrue && !world.acceptedBefore(row)) return { ...one, fix };
  const where = `${quote(source.ref)} of ${nameOf(source)}`;
  const message = knownTrue
    ? `the source moved since it was pinned: ${where} was ${seen.commit.slice(0, 12)} and is ${commit.slice(0, 12)}`
    : `the source moved since it was pinned, or the pin was never true: ${where} is ${commit.slice(0, 12)}`;
  return finding({
    rule: 'source/moved',
    messageId: knownTrue ? 'moved' : 'moved-or-wrong',
    message,
    place: rowPlace(world.registry, row, 'sha256'),
    found: row.sha256,
    expected: fetched.candidate.contentDigest,
    fix,
    row: row.label,
  });
}

/** The commands that give a person the same bytes. */
function reproduce(source: TreeUrl, expected: string): string {
  const url = `${source.server}/${nameOf(source)}`;
  const directory = source.path === '' ? source.repo : `${source.repo}/${source.path}`;
  return `git clone --depth 1 --branch ${source.ref} ${url} && plugin-gate digest --explain ${expected} ${shellWord(directory)}`;
}
