import type { CapabilityPlace } from '../place.ts';
export interface CapabilityServer {
    /** `http://127.0.0.1:PORT/`. */
    readonly url: string;
    /** Token of this run; writes carry it in the header `x-plugin-gate-token`. */
    readonly token: string;
    readonly close: () => Promise<void>;
}
/** Starts serving; port 0 takes a free one. Throws `Fault` (`usage`) where the port cannot be had. */
export declare function serveCapabilities(place: CapabilityPlace, port: number): Promise<CapabilityServer>;
