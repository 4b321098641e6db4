// A registry with rows on a loopback server, and the check of those rows as the product runs it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../src/base/finding.ts';
import { findRule } from '../../src/checks/find-rule.ts';
import { readTree } from '../../src/digest/read-tree.ts';
import { type FetchLimits, fetchLimits } from '../../src/git/fetch-limits.ts';
import { parseRegistry } from '../../src/registry/parse-registry.ts';
import type { Registry } from '../../src/registry/registry.ts';
import type { RemoteRow } from '../../src/registry/source/row-finding.ts';
import { type SourceServer, sourceServers } from '../../src/registry/source/servers.ts';
import {
  type RemoteCheck,
  type RemoteChecked,
  verifyRemoteRows,
} from '../../src/registry/source/verify-remote-rows.ts';
import { parseTreeUrl } from '../../src/registry/tree-url.ts';
import { manifestText, skillText, temporaryDirectory, writeFiles } from './tree.ts';

/** Names of files of a package `read-kit` below `at`, for repositories. */
export function packageFiles(at: string, name = 'read-kit'): Record<string, string> {
  const below = (path: string): string => (at === '' ? path : `${at}/${path}`);
  return {
    [below('plugin.json')]: manifestText({ name }),
    [below('skills/read/SKILL.md')]: skillText,
  };
}

/** The digest of a directory, which has to have one. */
export function digestOf(directory: string, path = ''): string {
  const { digest } = readTree(join(directory, path));
  if (digest === null) throw new Error(`no digest of ${directory}`);
  return digest;
}

export interface RowText {
  readonly name?: string;
  readonly url: string;
  readonly sha256: string;
  readonly version?: string;
}

/** A registry file's text with one row for each. */
export function registryText(rows: readonly RowText[]): string {
  return rows
    .map(
      ({ name = 'read-kit', url, sha256, version = '1.0.0' }) =>
        `- kind: plugin\n  name: ${name}\n  description: Reads pages.\n  version: ${version}\n  sourceUrl: ${url}\n  sha256: "${sha256}"\n`,
    )
    .join('');
}

/** The remote rows of a registry, on github.com or `serverUrl`. */
export function remoteRows(registry: Registry, serverUrl: string): readonly RemoteRow[] {
  return registry.rows.flatMap((row) => {
    const parsed = parseTreeUrl(row.sourceUrl ?? '', { serverUrl });
    return parsed.ok ? [{ row, source: parsed.source }] : [];
  });
}

export interface RunSettings extends Partial<Omit<RemoteCheck, 'registry' | 'rows'>> {
  readonly serverUrl: string;
  readonly apiUrl?: string | null;
  readonly token?: string | null;
}

/** Limits of time that no busy machine meets: only a test of a limit sets one that is small. */
export const patientLimits: FetchLimits = {
  ...fetchLimits,
  lookupMs: 120_000,
  requestMs: 60_000,
  stallSeconds: 60,
};

/** Parses the text and verifies its remote rows against the server. Waits take no time. */
export function verifyText(text: string, settings: RunSettings): Promise<RemoteChecked> {
  const { serverUrl, apiUrl = null, token = null, ...rest } = settings;
  const registry = parseRegistry(Buffer.from(text), 'registry.yaml');
  const servers: readonly SourceServer[] = sourceServers({ serverUrl, apiUrl, token });
  return verifyRemoteRows({
    registry,
    rows: remoteRows(registry, serverUrl),
    servers,
    environment: stagedBelow(),
    mode: 'changed',
    isError: (one) => findRule(one.rule)?.severity === 'error',
    clock: { now: Date.now, sleep: async () => undefined },
    limits: patientLimits,
    ...rest,
  });
}

const staging = temporaryDirectory();

/** An environment whose temporary directory is one of this test file's own. */
export function stagedBelow(): NodeJS.ProcessEnv {
  return { ...process.env, TMPDIR: staging };
}

/** What fetches have left there. */
export function leftovers(): readonly string[] {
  return readdirSync(staging);
}

/** `rule messageId: message` of each finding. */
export function told(findings: readonly Finding[]): readonly string[] {
  return findings.map((one) => `${one.rule} ${one.messageId}: ${one.message}`);
}

/** Writes a package into a work tree. */
export function writeKit(work: string, at: string, name?: string): void {
  writeFiles(work, packageFiles(at, name));
}
