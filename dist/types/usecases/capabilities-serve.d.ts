import { type CapabilityServer } from '../capability/http/server.ts';
import { type JudgedFinding } from '../checks/judge.ts';
import { type CapabilitiesRequest } from './capabilities-place.ts';
export interface ServeRequest extends CapabilitiesRequest {
    /** 0 takes a free one. */
    readonly port: number;
}
export interface ServedCapabilities extends CapabilityServer {
    /** What is in the way of finding plugins as it starts; the screen shows it anew each time. */
    readonly findings: readonly JudgedFinding[];
}
/** Starts serving. Throws `Fault` (`usage`) where the port cannot be had. */
export declare function serveCapabilitiesAt(request: ServeRequest): Promise<ServedCapabilities>;
