// Installing a package into a scope: what is asked, refused and done, in this order.
// Specification: lifecycle page, "Install".
import { quote } from '../base/quote.ts';
import { applyInstall, type RecordOptions } from './apply-install.ts';
import { assertReplaceable, type InstallPolicy } from './assert-replaceable.ts';
import { notice } from './diagnostic.ts';
import { scopeLayout } from './layout.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import { type Mutation, type MutationOptions, runMutation } from './mutation.ts';
import { tellMissing } from './requirement-refusal.ts';
import { assertApart, type ExpectedSource, resolveSource } from './resolve-source.ts';
import { restoredRecord, tellRestored } from './restored-record.ts';
import type { PluginMutationResult } from './types.ts';

export interface InstallOptions extends MutationOptions, ExpectedSource, RecordOptions {
  /** Replace what stands at the target. */
  readonly force?: boolean;
  /** The registry that a hint about a missing requirement names, as the command line does. */
  readonly registry?: string | null;
}

/** Installs the package at `source` (a path; `~/` and relative ones are resolved) into a scope. */
export function installPackage(
  source: string,
  options: InstallOptions,
  host: LifecycleHost,
): PluginMutationResult {
  return runMutation(host, options, () =>
    prepareInstall(source, options, host, {
      operation: 'install',
      mayReplace: options.force === true,
    }),
  );
}

/** What comes before the lock, and the mutation that follows. Throws `PluginWriterRefusal`. */
export function prepareInstall(
  source: string,
  options: InstallOptions,
  host: LifecycleHost,
  policy: InstallPolicy,
): Mutation {
  const resolved = resolveSource(source, options, host, options.clioVersion ?? 'auto');
  const { manifest, path, digest } = resolved;
  assertApart(host.disk, path, scopeLayout(options.scope, host).target(manifest.name));
  const { version, kind } = manifest;
  return {
    operation: policy.operation,
    id: manifest.name,
    incoming: { source: options.recordedSource ?? path, version, kind, contentDigest: digest },
    check: (context) => {
      assertReplaceable(context, resolved, policy);
      for (const name of resolved.candidate.tree.leftOut) {
        context.told.push(notice('left_out', `${quote(name)} of the source was left out`));
      }
      tellMissing(context, manifest.requires, options.registry ?? null);
      tellRestored(context, path, options);
    },
    apply: (context) => applyInstall(context, resolved, restoredRecord(context, path, options)),
  };
}
