// One package from where a person names it: a directory, or a GitHub tree URL whose bytes are fetched as a
// host fetches them. The caller removes what was fetched.
// Specification: registry page, "Getting the bytes"; lifecycle page, "Install" (resolve the source).
import { resolve } from 'node:path';
import { type Finding, finding, wholeFile } from '../../base/finding.ts';
import { maskCredentials } from '../../base/mask-credentials.ts';
import { quote } from '../../base/quote.ts';
import type { FetchLimits } from '../../git/fetch-limits.ts';
import { isRemoteText } from '../source-url.ts';
import { parseTreeUrl, type TreeUrl } from '../tree-url.ts';
import type { Clock } from './clock.ts';
import { type FetchedRef, fetchRef, isVerdict } from './fetch-ref.ts';
import { type GatePolicy, HostGate } from './host-gate.ts';
import { judgeRef, type WantedRef } from './judge-ref.ts';
import { goneRepository, missingRepository, refusedCommit } from './judge-repository.ts';
import { judgeWay } from './judge-way.ts';
import { locateRepository } from './locate-repository.ts';
import { refuseRef } from './refuse-ref.ts';
import type { ReportRow } from './row-finding.ts';
import type { SourceServer } from './servers.ts';
import { fetchContextOf, undecidedBy } from './source-world.ts';

export interface SourceRequest {
  /** A path (`~/` stands for `home`), or a GitHub tree URL. */
  readonly source: string;
  /** Absolute; paths are relative to it. */
  readonly cwd: string;
  readonly home: string;
  readonly servers: readonly SourceServer[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly limits: FetchLimits;
  readonly policy: GatePolicy;
}

export interface PluginSource {
  readonly ok: true;
  /** Absolute directory of the package. */
  readonly root: string;
  readonly kind: 'local' | 'github';
  /** The commit the bytes are from, or null for a directory. */
  readonly commit: string | null;
  /** What a person should know all the same, such as that REF is a branch. */
  readonly findings: readonly Finding[];
  /** Removes what was fetched; does nothing to a local directory. */
  readonly remove: () => void;
}

/** `undecided` is one phrase where nothing could be found out; else `findings` says what is wrong. */
export interface NoPluginSource {
  readonly ok: false;
  readonly findings: readonly Finding[];
  readonly undecided: string | null;
}

/** Brings the package to disk. Never throws for what a source, a server or the network does. */
export async function fetchSource(request: SourceRequest): Promise<PluginSource | NoPluginSource> {
  const { source } = request;
  if (!isRemoteText(source)) return localSource(request);
  const shown = maskCredentials(source);
  const report: ReportRow = (draft) => finding({ ...draft, place: wholeFile(shown) });
  for (const server of request.servers) {
    const parsed = parseTreeUrl(source, { serverUrl: server.prefix });
    if (parsed.ok && parsed.source.server === server.prefix) {
      return remoteSource(request, server, parsed.source, report);
    }
  }
  const parsed = parseTreeUrl(source);
  const phrase = parsed.ok ? 'its server is not one of this run' : parsed.phrase;
  const found = report({
    rule: 'row/source-url',
    messageId: 'not-tree-url',
    message: `${quote(shown)} is no GitHub tree URL: ${phrase}`,
    found: shown,
    expected: 'https://github.com/OWNER/REPO/tree/REF[/PATH], or a directory',
  });
  return no([found]);
}

function localSource({ source, cwd, home }: SourceRequest): PluginSource {
  const path = source === '~' || source.startsWith('~/') ? home + source.slice(1) : source;
  return {
    ok: true,
    root: resolve(cwd, path),
    kind: 'local',
    commit: null,
    findings: [],
    remove: () => undefined,
  };
}

async function remoteSource(
  request: SourceRequest,
  server: SourceServer,
  source: TreeUrl,
  report: ReportRow,
): Promise<PluginSource | NoPluginSource> {
  const refused = refuseRef(source, report);
  if (refused !== null) return no([refused]);
  const context = fetchContextOf(request, server);
  const gate = new HostGate(
    server.gitUrl.replace(/^https?:\/\//, ''),
    request.clock,
    request.policy,
  );
  const address = { server: server.gitUrl, owner: source.owner, repo: source.repo };
  try {
    const located = await locateRepository(context, address, gate);
    if (located.kind === 'undecided') return no([], located.why);
    if (located.kind !== 'found') {
      const judge = located.kind === 'gone' ? goneRepository : missingRepository;
      return no([judge(source, located.status, report)]);
    }
    const judged = judgeRef(located.refs, source, report);
    if (judged.ref === null) return no(judged.findings);
    const ways: Finding[] = [];
    const fetched = await fetchRef(
      context,
      wantedOf(located.url, source, judged.ref),
      gate,
      (listing) => {
        ways.length = 0;
        const way = judgeWay(listing, source, true, report);
        if (way !== null) ways.push(way);
        return way === null ? [source.path] : [];
      },
    );
    if (isVerdict(fetched)) return no([refusedCommit(source, fetched.failure, report)]);
    if (!fetched.ok) return no([], fetched.decided ? 'no verdict' : fetched.why);
    if (ways.length > 0) fetched.value.commit.remove();
    return ways.length > 0
      ? no([...judged.findings, ...ways])
      : keep(fetched.value, source, judged.findings);
  } catch (error) {
    return no([], undecidedBy(error));
  }
}

function wantedOf(url: string, source: TreeUrl, ref: WantedRef) {
  return { url, ref: ref.name, paths: [source.path], directoryName: source.repo };
}

function keep(fetched: FetchedRef, source: TreeUrl, findings: readonly Finding[]): PluginSource {
  return {
    ok: true,
    root: fetched.directoryOf(source.path),
    kind: 'github',
    commit: fetched.commit.id,
    findings,
    remove: () => fetched.commit.remove(),
  };
}

function no(findings: readonly Finding[], undecided: string | null = null): NoPluginSource {
  return { ok: false, findings, undecided };
}
