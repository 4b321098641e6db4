import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import type { SmokeRequest, SmokeResult } from './smoke-types.ts';
/** Tries the package in both scopes. Never throws, whatever the package or the disk does. */
export declare function runSmoke(request: SmokeRequest, host: LifecycleHost): Promise<readonly SmokeResult[]>;
