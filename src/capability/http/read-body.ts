// Reads the body of a request: JSON of a known length at most, or a refusal. Never more than the cap is kept.
import type { IncomingMessage } from 'node:http';
import { decodeUtf8 } from '../../base/decode.ts';
import { type ApiResponse, json } from './exchange.ts';

/** Most bytes of a body. */
export const BODY_BYTES = 1024 * 1024;

export type BodyReading =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly response: ApiResponse };

/** The body of a request that has one; undefined for GET, HEAD and DELETE. */
export async function readBody(request: IncomingMessage): Promise<BodyReading> {
  if (request.method !== 'POST' && request.method !== 'PUT') return { ok: true, body: undefined };
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return refused(415, 'the body is not application/json');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length > BODY_BYTES) return refused(413, `the body is larger than ${BODY_BYTES} bytes`);
    chunks.push(chunk as Buffer);
  }
  const decoded = decodeUtf8(Buffer.concat(chunks));
  if (!decoded.ok) return refused(400, 'the body is no strict UTF-8');
  try {
    return { ok: true, body: JSON.parse(decoded.text) };
  } catch {
    return refused(400, 'the body is no JSON');
  }
}

function refused(status: number, message: string): BodyReading {
  // What was not read must not be taken for the next request.
  return {
    ok: false,
    response: json(status, { error: 'bad-body', message }, { connection: 'close' }),
  };
}
