import { type CapabilityServer } from '../capability/http/server.ts';
import { type CapabilitiesRequest } from './capabilities-place.ts';
export interface ServeRequest extends CapabilitiesRequest {
    /** 0 takes a free one. */
    readonly port: number;
}
/** Starts serving. Throws `Fault` (`usage`) where the port cannot be had. */
export declare function serveCapabilitiesAt(request: ServeRequest): Promise<CapabilityServer>;
