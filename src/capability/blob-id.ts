// The id that git gives to bytes, so that a file can be compared with a history without reading old versions.
import { createHash } from 'node:crypto';

/** SHA-1 object id of a blob, 40 hexadecimal digits. */
export function blobId(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
