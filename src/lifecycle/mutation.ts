// The frame of every mutation: plan and refusals before anything is written, then lock, guard, steps
// with undo, and a fresh listing. Never throws; whatever happens comes back as diagnostics.
// Specification: lifecycle page, "Functions", "Install", "Guard".
import { quote } from '../base/quote.ts';
import { outsidePluginDiscoveryPass } from '../discovery/discovery-pass.ts';
import type { ClioVersion } from '../manifest/manifest.ts';
import { isPluginId } from '../manifest/plugin-id.ts';
import { inspectBase } from './base-directory.ts';
import { notice } from './diagnostic.ts';
import { assertExpectedState, assertIncoming } from './guard.ts';
import { type ScopeLayout, scopeLayout } from './layout.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import { listPlugins } from './list-installed.ts';
import { observeWithState } from './observe-copy.ts';
import { acquireScopeLock } from './scope-lock.ts';
import { readStateFile, type StateOnDisk } from './state-file.ts';
import type {
  PluginDiagnostic,
  PluginExpectedState,
  PluginMutationResult,
  PluginPlan,
  PluginScope,
} from './types.ts';
import { Undo } from './undo.ts';
import { diagnosticsOf, PluginWriterRefusal } from './writer-refusal.ts';

/** What every mutation takes. */
export interface MutationOptions {
  readonly scope: PluginScope;
  /** The reviewed plan; compared under the lock before anything is written. */
  readonly expect?: PluginExpectedState;
  /** What the reviewed plan saw coming in; compared as soon as the source has been read. */
  readonly expectIncoming?: Partial<NonNullable<PluginPlan['incoming']>>;
  /** Look and refuse as for real, write nothing, return the plan. */
  readonly dryRun?: boolean;
  readonly clioVersion?: ClioVersion;
}

export interface MutationContext {
  readonly host: LifecycleHost;
  readonly layout: ScopeLayout;
  readonly id: string;
  readonly target: string;
  /** `<pid>-<hex>`, for the siblings of this operation. */
  readonly token: string;
  readonly undo: Undo;
  readonly onDisk: StateOnDisk;
  readonly clioVersion: ClioVersion;
  /** Told whatever becomes of the mutation. */
  readonly told: PluginDiagnostic[];
  /** Where bytes were kept that belong to somebody; set by steps and by their undo. */
  recovery: string | null;
  /** What an update replaces, as far as it could be read. */
  before: PluginMutationResult['before'] | null;
}

export interface Mutation {
  readonly operation: PluginPlan['operation'];
  readonly id: string;
  readonly incoming: PluginPlan['incoming'];
  /** Refuses by throwing `PluginWriterRefusal`; writes nothing. */
  readonly check: (context: MutationContext) => void;
  /** Makes the change. Whatever it throws is undone, unless it called `undo.commit`. */
  readonly apply: (context: MutationContext) => void;
  readonly removes?: boolean;
}

/** Runs a mutation. `prepare` does what comes before the lock: sources are read there. */
export function runMutation(
  host: LifecycleHost,
  options: MutationOptions,
  prepare: () => Mutation,
): PluginMutationResult {
  return outsidePluginDiscoveryPass(() => {
    try {
      const mutation = prepare();
      // An id becomes a path: nothing but a plugin id may.
      if (!isPluginId(mutation.id)) {
        throw new PluginWriterRefusal('invalid', `${quote(mutation.id)} is not a plugin id`);
      }
      assertIncoming(options, mutation);
      return options.dryRun === true
        ? planMutation(host, options, mutation)
        : applyMutation(host, options, mutation);
    } catch (error) {
      return { diagnostics: diagnosticsOf(error) };
    }
  });
}

function planMutation(
  host: LifecycleHost,
  options: MutationOptions,
  mutation: Mutation,
): PluginMutationResult {
  const layout = scopeLayout(options.scope, host);
  inspectBase(host.disk, layout);
  const context = contextOf(host, layout, options, mutation);
  const plan: PluginPlan = {
    operation: mutation.operation,
    scope: layout.scope,
    id: mutation.id,
    incoming: mutation.incoming,
    expect: {
      copies: [
        observeWithState(
          host.disk,
          layout.scope,
          mutation.id,
          context.target,
          context.onDisk.state,
        ),
      ],
    },
  };
  try {
    if (options.expect !== undefined) assertExpectedState(host, options.expect);
    mutation.check(context);
  } catch (error) {
    return { plan, diagnostics: [...diagnosticsOf(error), ...context.told] };
  }
  return { plan, ...beforeOf(context), diagnostics: context.told };
}

function applyMutation(
  host: LifecycleHost,
  options: MutationOptions,
  mutation: Mutation,
): PluginMutationResult {
  const layout = scopeLayout(options.scope, host);
  const lock = acquireScopeLock(host, layout);
  const released: PluginDiagnostic[] = [];
  let result: PluginMutationResult;
  try {
    result = applyLocked(host, layout, options, mutation);
  } finally {
    released.push(...lock.release());
  }
  return { ...result, diagnostics: [...result.diagnostics, ...released] };
}

function applyLocked(
  host: LifecycleHost,
  layout: ScopeLayout,
  options: MutationOptions,
  mutation: Mutation,
): PluginMutationResult {
  const context = contextOf(host, layout, options, mutation);
  try {
    if (options.expect !== undefined) assertExpectedState(host, options.expect);
    mutation.check(context);
    mutation.apply(context);
    context.undo.commit();
  } catch (error) {
    const undone = context.undo.run();
    return {
      ...recoveryOf(context),
      diagnostics: [...diagnosticsOf(error), ...context.told, ...undone],
    };
  }
  if (mutation.removes === true) {
    const removed = { id: mutation.id, scope: layout.scope };
    return { removed, ...recoveryOf(context), diagnostics: context.told };
  }
  return {
    ...freshEntry(context),
    ...beforeOf(context),
    ...recoveryOf(context),
    diagnostics: context.told,
  };
}

function contextOf(
  host: LifecycleHost,
  layout: ScopeLayout,
  options: MutationOptions,
  mutation: Mutation,
): MutationContext {
  return {
    host,
    layout,
    id: mutation.id,
    target: layout.target(mutation.id),
    token: `${host.pid}-${host.randomHex()}`,
    undo: new Undo(),
    onDisk: readStateFile(host.disk, layout.state),
    clioVersion: options.clioVersion ?? 'auto',
    told: [],
    recovery: null,
    before: null,
  };
}

function freshEntry(context: MutationContext): Pick<PluginMutationResult, 'plugin'> {
  const { host, layout, id, clioVersion } = context;
  try {
    const { plugins } = listPlugins(host, { all: true, ids: [id], clioVersion });
    const plugin = plugins.find((entry) => entry.scope === layout.scope);
    if (plugin !== undefined) return { plugin };
    context.told.push(
      notice('io', 'the change was made, but the copy is missing from a fresh listing'),
    );
  } catch (error) {
    const [why] = diagnosticsOf(error);
    context.told.push(
      notice('io', `the change was made, but listing it failed: ${why?.message ?? ''}`),
    );
  }
  return {};
}

function recoveryOf(context: MutationContext): Pick<PluginMutationResult, 'recovery'> {
  return context.recovery === null ? {} : { recovery: { packageBackup: context.recovery } };
}

function beforeOf({ before }: MutationContext): Pick<PluginMutationResult, 'before'> {
  return before == null ? {} : { before };
}
