// `capabilities serve`: the task store and the capability screen on loopback, until somebody stops it.
import { type CapabilityServer, serveCapabilities } from '../capability/http/server.ts';
import { readCapabilitySources } from '../capability/sources.ts';
import { type JudgedFinding, judge } from '../checks/judge.ts';
import { placed } from './capabilities-list.ts';
import { type CapabilitiesRequest, capabilitiesPlace } from './capabilities-place.ts';

export interface ServeRequest extends CapabilitiesRequest {
  /** 0 takes a free one. */
  readonly port: number;
}

export interface ServedCapabilities extends CapabilityServer {
  /** What is in the way of finding plugins as it starts; the screen shows it anew each time. */
  readonly findings: readonly JudgedFinding[];
}

/** Starts serving. Throws `Fault` (`usage`) where the port cannot be had. */
export async function serveCapabilitiesAt(request: ServeRequest): Promise<ServedCapabilities> {
  const place = capabilitiesPlace(request);
  const { findings } = readCapabilitySources(place);
  const server = await serveCapabilities(place, request.port);
  return { ...server, findings: judge(placed(request.cwd, findings)) };
}
