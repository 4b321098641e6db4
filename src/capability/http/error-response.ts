// Errors as answers: the one typed error keeps its code on the wire. Never an absolute path, and nothing of
// the machine where the disk refused. Specification: capabilities page, "HTTP and the capability screen".
import { Fault } from '../../base/fault.ts';
import { CapabilityError, type CapabilityErrorCode } from '../capability-error.ts';
import { type ApiResponse, json } from './exchange.ts';

const statuses: Readonly<Record<CapabilityErrorCode, number>> = {
  'bad-name': 400,
  'bad-task': 400,
  'not-found': 404,
  'plugin-owned': 409,
  'owner-changed': 409,
  broken: 409,
  exists: 409,
  'would-override': 409,
  linked: 409,
};

/** The answer to an error; what is not known to be told is a plain 500. */
export function errorResponse(error: unknown): ApiResponse {
  if (error instanceof CapabilityError) {
    const { code, entry: name, plugin } = error;
    if (code === 'plugin-owned') return json(409, { error: code, plugin, name });
    const { message, hint } = error;
    return json(statuses[code], { error: code, plugin, name, message, hint });
  }
  if (error instanceof Fault && error.code === 'changed') {
    return json(409, { error: 'changed', message: 'somebody else changed it meanwhile' });
  }
  return json(500, {
    error: 'internal',
    message: 'the machine refused; nothing more is told here',
  });
}
