// The facts in a lock: who writes, where, since when, doing what. Pure.
// Specification: lifecycle page, "Lock".
import { decodeUtf8 } from '../base/decode.ts';
import { quote } from '../base/quote.ts';
import { membersOf } from './json-value.ts';
import type { LifecycleHost } from './lifecycle-host.ts';

export interface LockOwner {
  readonly pid: number;
  readonly host: string;
  /** When its process started, ISO 8601. */
  readonly startedAt: string;
  readonly startMark: string;
  readonly command: string;
}

/** Facts of this process; `nonce` makes the bytes of every lock different. */
export function lockOwnerBytes(host: LifecycleHost, nonce: string): Uint8Array {
  const owner: LockOwner & { readonly nonce: string } = {
    pid: host.pid,
    host: host.hostname,
    startedAt: host.startedAt,
    startMark: host.startMark,
    command: host.command.slice(0, 1_000),
    nonce,
  };
  return Buffer.from(`${JSON.stringify(owner)}\n`);
}

/** The facts, or null when the bytes hold none that can be read (a host's own lock is empty). */
export function parseLockOwner(bytes: Uint8Array): LockOwner | null {
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) return null;
  let value: unknown;
  try {
    value = JSON.parse(decoded.text);
  } catch {
    return null;
  }
  const members = membersOf(value);
  const pid = members?.get('pid');
  const host = members?.get('host');
  const startedAt = members?.get('startedAt');
  const startMark = text(members?.get('startMark'));
  const command = text(members?.get('command'));
  if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid < 1) return null;
  if (typeof host !== 'string' || host === '' || typeof startedAt !== 'string') return null;
  return { pid, host, startedAt, startMark, command };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** In words, for a refusal. */
export function describeLockOwner(owner: LockOwner | null): string {
  if (owner === null) return 'somebody who left no readable facts in it';
  const doing = owner.command === '' ? '' : `, ${quote(owner.command)}`;
  return `process ${owner.pid} on ${quote(owner.host)} since ${quote(owner.startedAt)}${doing}`;
}

/** True only when the owner is certainly gone: same machine, and no such process or a later one. */
export function isOwnerGone(host: LifecycleHost, owner: LockOwner | null): boolean {
  if (owner === null || owner.host !== host.hostname) return false;
  return host.processState(owner.pid, owner.startMark) === 'gone';
}
