// The smoke install: the package is really installed, listed, projected, switched, updated, spoilt and
// removed in throw-away directories, by the same code as for real. Nothing of it is ever executed, and
// the real configuration is not touched. Specification: lifecycle page, "Smoke install".
import { join } from 'node:path';
import { messageOf } from '../base/fault.ts';
import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import type { PluginScope } from '../lifecycle/types.ts';
import { SmokeFailure, SmokeInconclusive, SmokeNotRun } from './smoke-failure.ts';
import { smokeSequence } from './smoke-sequence.ts';
import type { SmokeAssertion, SmokeRequest, SmokeResult, SmokeStep } from './smoke-types.ts';
import { makeSmokeWorld, markRealDirectories, type SmokeWorld } from './smoke-world.ts';

const smokeScopes: readonly PluginScope[] = ['user', 'project'];

/** Tries the package in both scopes. Never throws, whatever the package or the disk does. */
export async function runSmoke(
  request: SmokeRequest,
  host: LifecycleHost,
): Promise<readonly SmokeResult[]> {
  const results: SmokeResult[] = [];
  for (const scope of smokeScopes) results.push(await smokeScope(request, scope, host));
  return results;
}

async function smokeScope(
  request: SmokeRequest,
  scope: PluginScope,
  host: LifecycleHost,
): Promise<SmokeResult> {
  const assertions: SmokeAssertion[] = [];
  const result = (kind: SmokeResult['result'], reason: string | null): SmokeResult => ({
    package: request.label,
    scope,
    result: kind,
    reason,
    assertions,
  });
  if (request.obstacle !== null) return result('not-run', request.obstacle);
  let world: SmokeWorld | null = null;
  let current: SmokeStep = 'requirements installed';
  try {
    const mark = markRealDirectories(host);
    world = makeSmokeWorld(host, request.temporaryRoot);
    for (const step of smokeSequence(request, scope, world.host)) {
      current = step.name;
      step.run();
      assertions.push({ name: current, ok: true, detail: null });
      await betweenSteps(request.signal);
    }
    current = 'real configuration untouched';
    if (markRealDirectories(host) !== mark) {
      throw new SmokeInconclusive(
        'somebody wrote to the real plugin directories during the run; run it again',
      );
    }
    assertions.push({ name: current, ok: true, detail: null });
  } catch (error) {
    if (error instanceof SmokeFailure) {
      assertions.push({ name: current, ok: false, detail: error.message });
      return leave(world, result('fail', null));
    }
    if (error instanceof SmokeNotRun) return leave(world, result('not-run', error.message));
    const why = `${current}: ${messageOf(error)}`;
    return leave(world, result('inconclusive', why));
  }
  return leave(world, result('pass', remarks(request, scope, host)));
}

const trustRemark =
  'later hosts also ask for workspace trust before they load project copies; that is the host’s';

/** What a pass does not say. */
function remarks(request: SmokeRequest, scope: PluginScope, host: LifecycleHost): string | null {
  const hasGit = host.disk.existsSync(join(request.path, '.git'));
  const told = [
    ...(hasGit ? ['its own .git was left out'] : []),
    ...(scope === 'project' ? [trustRemark] : []),
  ];
  return told.length === 0 ? null : told.join('; ');
}

/** Takes the directories away. Where that fails a pass is none: something is left behind. */
function leave(world: SmokeWorld | null, result: SmokeResult): SmokeResult {
  try {
    world?.remove();
    return result;
  } catch (error) {
    const reason = `the throw-away directories could not be removed: ${messageOf(error)}`;
    return result.result === 'pass' ? { ...result, result: 'inconclusive', reason } : result;
  }
}

/** Lets signals in, and ends the run when it was aborted. */
async function betweenSteps(signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => setImmediate(resolve));
  if (signal?.aborted === true) throw new SmokeInconclusive('interrupted');
}
