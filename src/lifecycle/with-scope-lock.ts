// `withPluginScopeLock`: run a body as the only writer of a scope. The one function of this folder that
// throws. Specification: lifecycle page, "Functions", "Lock".
import { Fault, messageOf } from '../base/fault.ts';
import { scopeLayout } from './layout.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import { acquireScopeLock } from './scope-lock.ts';
import type { PluginScope } from './types.ts';
import { PluginWriterRefusal } from './writer-refusal.ts';

/**
 * Runs `body` under the lock and returns what it returns; the lock goes when the body ends, or when its
 * promise settles. Throws `PluginWriterRefusal` (`locked`, `linked_target`, `invalid`, `io`) when it cannot be
 * taken, and whatever the body throws.
 */
export function withPluginScopeLock<T>(host: LifecycleHost, scope: PluginScope, body: () => T): T {
  let lock: ReturnType<typeof acquireScopeLock>;
  try {
    lock = acquireScopeLock(host, scopeLayout(scope, host));
  } catch (error) {
    if (error instanceof PluginWriterRefusal || error instanceof Fault) throw error;
    throw new PluginWriterRefusal('io', `cannot lock the ${scope} scope: ${messageOf(error)}`);
  }
  let result: T;
  try {
    result = body();
  } catch (error) {
    lock.release();
    throw error;
  }
  if (isThenable(result)) {
    return Promise.resolve(result).finally(() => lock.release()) as T;
  }
  lock.release();
  return result;
}

// Not `instanceof`: a promise may come from another realm.
function isThenable(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  );
}
