// One entry of a listing: what stands at a target, against what its record says.
// Specification: lifecycle page, "Listing, precedence, dependents".
import { join } from 'node:path';
import type { Disk } from '../base/disk.ts';
import type { Finding } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
import { refusal } from './diagnostic.ts';
import type {
  InstalledPlugin,
  PluginDiagnostic,
  PluginInstallRecord,
  PluginScope,
} from './types.ts';

export interface EntryFacts {
  readonly scope: PluginScope;
  readonly id: string;
  readonly path: string;
  /** Real path of the base. */
  readonly canonicalBase: string;
  readonly record: PluginInstallRecord | null;
  readonly enabled: boolean;
  /** Null when nothing, or nothing that is a directory, has that name. */
  readonly candidate: PluginCandidate | null;
  /** What is wrong with the state as a whole, so that no record can be believed; else null. */
  readonly stateFault: PluginDiagnostic | null;
}

/** The entry before precedence: `effective`, `loadable` and `overriddenBy` come from there. */
export function listEntry(facts: EntryFacts): InstalledPlugin {
  const { scope, id, path, record, enabled, candidate } = facts;
  const diagnostics = entryDiagnostics(facts);
  const manifest = candidate?.manifest ?? null;
  const valid = diagnostics.length === 0 && candidate !== null;
  return {
    id,
    scope,
    path,
    canonicalRoot: candidate === null ? null : join(facts.canonicalBase, id),
    version: manifest?.version ?? candidate?.statedVersion ?? null,
    kind: manifest?.kind ?? record?.kind ?? null,
    enabled,
    valid,
    compatible: candidate?.compatible ?? false,
    effective: false,
    loadable: false,
    overriddenBy: null,
    contentDigest: candidate?.contentDigest ?? null,
    manifestDigest: candidate?.manifestDigest ?? null,
    record,
    manifest,
    diagnostics:
      valid && candidate.compatible === false
        ? [{ ...incompatible(facts, candidate), type: 'warning' }]
        : diagnostics,
  };
}

/** How a finding reads inside a diagnostic: `plugin.json:3:5 message`. */
export function findingText({ place, message }: Finding): string {
  const at = [place.file, place.line, place.column].filter((part) => part !== null).join(':');
  return `${at} ${message}`;
}

/** What to write after "run": the command that puts a broken copy right. */
export function repairCommand(scope: PluginScope, id: string): string {
  return `plugin-gate update ${id} --scope ${scope} --force`;
}

function entryDiagnostics(facts: EntryFacts): readonly PluginDiagnostic[] {
  const { scope, id, path, record, candidate, stateFault } = facts;
  const found: PluginDiagnostic[] = [];
  if (stateFault !== null) found.push(stateFault);
  if (candidate === null) {
    found.push(
      refusal(
        'missing_directory',
        `${quote(id)} is recorded in the ${scope} scope, but ${path} is not a directory; install it again or remove it`,
      ),
    );
    return found;
  }
  if (record === null && stateFault === null) {
    found.push(
      refusal(
        'unrecorded',
        `${path} is not recorded in the ${scope} scope: nothing here installed it; install over it with --force or remove it`,
      ),
    );
  }
  if (candidate.contentDigest === null) {
    const why = candidate.diagnostics.filter((finding) => finding.refuses).map(findingText);
    found.push(refusal('unreadable', `${quote(id)} has no digest: ${why[0] ?? 'no reason given'}`));
  } else if (record !== null && record.contentDigest !== candidate.contentDigest) {
    found.push(
      refusal(
        'drifted',
        `${quote(id)} was changed after it was installed: recorded ${record.contentDigest}, found ${candidate.contentDigest}; run ${repairCommand(scope, id)}`,
      ),
    );
  }
  if (candidate.statedName !== null && candidate.statedName !== id) {
    found.push(
      refusal(
        'misnamed',
        `the directory ${quote(id)} holds a package named ${quote(candidate.statedName)}`,
      ),
    );
  }
  if (!candidate.valid && candidate.contentDigest !== null) {
    for (const finding of candidate.diagnostics) {
      if (finding.refuses) found.push(refusal('invalid', findingText(finding)));
    }
  }
  if (found.length === 0 && !candidate.valid) {
    found.push(refusal('invalid', `${quote(id)} is not a package that a host admits`));
  }
  return found;
}

function incompatible({ id }: EntryFacts, candidate: PluginCandidate): PluginDiagnostic {
  const range = candidate.manifest?.compatibility.clio ?? 'no range';
  return refusal('incompatible', `${quote(id)} is for Clio ${quote(range)} only`);
}

/** True for a directory entry that a listing shows although nothing recorded it. */
export function isListable(disk: Disk, path: string): boolean {
  const facts = disk.lstatSync(path, { throwIfNoEntry: false });
  return facts?.isDirectory() === true || facts?.isSymbolicLink() === true;
}
