// `capabilities serve`: the task store and the capability screen on loopback, until somebody stops it.
import { type CapabilityServer, serveCapabilities } from '../capability/http/server.ts';
import { type CapabilitiesRequest, capabilitiesPlace } from './capabilities-place.ts';

export interface ServeRequest extends CapabilitiesRequest {
  /** 0 takes a free one. */
  readonly port: number;
}

/** Starts serving. Throws `Fault` (`usage`) where the port cannot be had. */
export async function serveCapabilitiesAt(request: ServeRequest): Promise<CapabilityServer> {
  return await serveCapabilities(capabilitiesPlace(request), request.port);
}
