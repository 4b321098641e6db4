// What a run knows before it reads any package: the registry, the policy, the gate where there is a base,
// and what may be left out because it did not change.
import { dirname } from 'node:path';
import type { Finding, NotChecked } from '../base/finding.ts';
import type { BaseWorld } from '../git/base-request.ts';
import { repositoryPath } from '../git/repository.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { Registry, Row } from '../registry/registry.ts';
import type { CheckRequest } from './check.ts';
import type { Gate } from './gate.ts';
import { readRunPolicy } from './gate-policy.ts';
import { PolicyDesk } from './policy-desk.ts';
import type { Targets } from './targets.ts';

export interface PreparedGate {
  readonly gate: Gate | null;
  /** Read once for the whole run; null where there is none. */
  readonly registry: Registry | null;
  readonly desk: PolicyDesk;
  /** Files relative to the working directory. */
  readonly findings: readonly Finding[];
  readonly notChecked: readonly NotChecked[];
  /** What differs from the base; null without one. */
  readonly touched: Narrow | null;
  /** The same where nothing else is looked at; null: everything is. */
  readonly narrow: Narrow | null;
}

/** What is looked at where only changes are. */
export interface Narrow {
  /** For an absolute directory: something in it changed. */
  readonly directory: (path: string) => boolean;
  readonly row: (row: Row) => boolean;
}

/** Prepares a run. Throws `Fault` as `openGate` and `readRunPolicy` do. */
export async function prepareGate(request: CheckRequest, targets: Targets): Promise<PreparedGate> {
  const file = targets.registry;
  const registry = file === null ? null : readRegistry(file);
  const opened = await open(request, targets, registry);
  const gate = opened !== null && 'base' in opened ? opened : null;
  const policy = readRunPolicy({
    cwd: request.cwd,
    given: request.policy ?? null,
    folder: file === null ? null : dirname(file),
    base:
      gate === null
        ? null
        : { repository: gate.repository, commit: gate.base.commit, folder: gate.baseFolder },
  });
  const touched = gate === null ? null : touchedSince(gate);
  return {
    gate,
    registry,
    desk: new PolicyDesk(policy, request.today ?? new Date().toISOString().slice(0, 10)),
    findings: gate?.findings ?? [],
    notChecked: gate?.notChecked ?? (opened === null ? [] : [opened as NotChecked]),
    touched,
    narrow: request.changedOnly === true ? touched : null,
  };
}

async function open(
  request: CheckRequest,
  targets: Targets,
  registry: Registry | null,
): Promise<Gate | NotChecked | null> {
  const choice = request.base ?? null;
  if (choice === null) return null;
  const common = {
    cwd: request.cwd,
    choice,
    environment: { ...(request.env ?? process.env) },
    serverUrl: request.serverUrl ?? null,
    world: worldOf(request),
  };
  if (targets.registry !== null && registry !== null) {
    const { openGate } = await import('./gate.ts');
    return openGate({
      ...common,
      file: targets.registry,
      registry,
      around: targets.directories,
    });
  }
  const { openBareGate } = await import('./gate-bare.ts');
  // A policy is read from the base: without one, a change could bring its own.
  const policy = (request.policy ?? null) !== null;
  const needed = request.changedOnly === true || choice.kind === 'ref' || policy;
  return openBareGate({ ...common, directories: targets.directories, needed });
}

function worldOf(request: CheckRequest): BaseWorld {
  return { token: request.token ?? null, server: request.serverUrl ?? 'https://github.com' };
}

function touchedSince(gate: Gate): Narrow {
  const touched = new Set(['.']);
  for (const path of gate.changedPaths) {
    for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
      touched.add(at);
    }
  }
  if (gate.changedPaths.length === 0) touched.clear();
  return {
    directory: (path) => {
      const inside = repositoryPath(gate.repository, path);
      // What lies in another repository cannot be told, and is looked at.
      return inside === null || touched.has(inside);
    },
    row: (row) => gate.changed.has(row.label),
  };
}
