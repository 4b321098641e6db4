// The plugins domain for a host that embeds us: this process's machine and its one store of snapshots.
// Specification: lifecycle page, "Functions".
import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import {
  createPluginsBundle as createBundle,
  type PluginsBundle,
  PluginsManifest,
} from '../projection/domain-module.ts';
import type { PluginsReloadedPayload } from '../projection/reload-payload.ts';
import { processHost } from './process-host.ts';
import { processSnapshots } from './resource-calls.ts';

export interface PluginsDomainContext {
  /** Default: this process, working in `cwd`. */
  readonly host?: LifecycleHost;
  readonly cwd?: string;
  /** Told after each reload. */
  readonly emit?: (payload: PluginsReloadedPayload) => void;
}

export function createPluginsBundle(context: PluginsDomainContext = {}): PluginsBundle {
  const { emit } = context;
  return createBundle({
    host: context.host ?? processHost(context.cwd),
    store: processSnapshots,
    ...(emit === undefined ? {} : { emit }),
  });
}

export const PluginsDomainModule = {
  manifest: PluginsManifest,
  createBundle: createPluginsBundle,
} as const;
