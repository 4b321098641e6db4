// A reviewed plan as it comes back from a file, and the comparison under the lock.
import { describe, expect, test } from '@jest/globals';
import { parseExpectedState } from '../../src/lifecycle/expected-state.ts';
import { assertCopy } from '../../src/lifecycle/guard.ts';
import { installPackage } from '../../src/lifecycle/install-plugin.ts';
import { observePluginCopy } from '../../src/lifecycle/observe-copy.ts';
import type { PluginExpectedCopy } from '../../src/lifecycle/types.ts';
import { makePackage } from './support/packages.ts';
import { testHost } from './support/test-host.ts';

const copy = {
  scope: 'user',
  id: 'page-kit',
  recorded: false,
  tree: 'absent',
  enabled: true,
} as const;

describe('parseExpectedState', () => {
  test('takes a plan alone, a dry run’s plan, and a whole dry-run result', () => {
    const plan = { copies: [copy] };
    expect(parseExpectedState(plan)).toEqual(plan);
    expect(parseExpectedState({ operation: 'install', expect: plan })).toEqual(plan);
    expect(parseExpectedState({ ok: true, plan: { expect: plan } })).toEqual(plan);
    expect(parseExpectedState({ copies: [] })).toEqual({ copies: [] });
  });

  test.each<[unknown, string]>([
    [null, 'the plan is null without a list "copies"'],
    [{}, 'the plan is an object without a list "copies"'],
    [{ copies: {} }, 'the plan is an object without a list "copies"'],
    [{ copies: [3] }, 'copies[0] of the plan is the number 3, not an object'],
    [{ copies: [{ ...copy, more: 1 }] }, 'copies[0] of the plan has an unknown fact "more"'],
    [{ copies: [{ ...copy, scope: 'system' }] }, 'copies[0].scope of the plan is not what'],
    [{ copies: [{ ...copy, id: '__proto__' }] }, 'copies[0].id of the plan is not what'],
    [{ copies: [{ ...copy, tree: 'ABC' }] }, 'copies[0].tree of the plan is not what'],
    [{ copies: [{ ...copy, recorded: 'no' }] }, 'copies[0].recorded of the plan is not what'],
    [{ copies: [{ ...copy, origin: { kind: 'x' } }] }, 'copies[0].origin of the plan is not what'],
    [{ copies: [copy, { scope: 'user' }] }, 'copies[1] of the plan lacks the fact "id"'],
    [{ copies: [{ scope: 'user', partial: true }] }, 'copies[0] of the plan lacks the fact "id"'],
  ])('refuses %j', (value, message) => {
    expect(() => parseExpectedState(value)).toThrow(message);
  });

  test('a partial copy needs no more than whose it is', () => {
    const partial = { copies: [{ scope: 'user', id: 'page-kit', partial: true }] };
    expect(parseExpectedState(partial)).toEqual(partial);
  });
});

describe('assertCopy', () => {
  const full: PluginExpectedCopy = {
    ...copy,
    recorded: true,
    origin: { kind: 'local', source: '/x' },
  };

  test('order of members does not matter, presence does', () => {
    const turned = { ...full, origin: { source: '/x', kind: 'local' } } as const;
    expect(() => assertCopy(turned, full)).not.toThrow();
    const { origin: _gone, ...without } = full;
    expect(() => assertCopy(without, full)).toThrow(
      'origin of "page-kit" in the user scope was not there',
    );
    expect(() => assertCopy(full, without)).toThrow('and is not there');
    expect(() => assertCopy({ ...without, partial: true }, full)).not.toThrow();
    expect(() => assertCopy({ ...full, partial: true }, without)).toThrow('origin of "page-kit"');
  });
});

test('what is observed of a copy', () => {
  const host = testHost();
  expect(observePluginCopy('user', 'page-kit', host)).toEqual(copy);
  const source = makePackage();
  const { plugin } = installPackage(source, { scope: 'user' }, host);
  expect(observePluginCopy('user', 'page-kit', host)).toEqual({
    scope: 'user',
    id: 'page-kit',
    recorded: true,
    tree: plugin?.contentDigest,
    enabled: true,
    recordedDigest: plugin?.contentDigest,
    kind: 'plugin',
    trust: 'trusted',
    origin: { kind: 'local', source },
  });
});
