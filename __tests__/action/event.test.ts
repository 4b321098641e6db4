// What each event of GitHub compares with, from its payload alone.
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { baseOfEvent } from '../../src/action/event.ts';
import type { BaseChoice } from '../../src/git/base-request.ts';
import { temporaryDirectory, writeFiles } from '../support/tree.ts';

const [base, head, merge] = ['a', 'b', 'c'].map((digit) => digit.repeat(40));
const zero = '0'.repeat(40);

function choiceOf(
  name: string,
  payload: unknown,
  env: Readonly<Record<string, string>> = {},
  input: string | null = null,
): BaseChoice | null {
  const directory = temporaryDirectory();
  writeFiles(directory, {
    'event.json': typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  const all = { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: join(directory, 'event.json'), ...env };
  return baseOfEvent(all, input);
}

const pull = { pull_request: { base: { sha: base }, head: { sha: head } } };

test.each([
  ['pull_request', merge],
  // There GITHUB_SHA is a commit of the base.
  ['pull_request_target', null],
])('%s', (name, checkedOut) => {
  expect(choiceOf(name, pull, { GITHUB_SHA: merge ?? '' })).toEqual({
    kind: 'pull-request',
    base,
    head,
    checkedOut,
  });
});

test('merge_group', () => {
  const payload = { merge_group: { base_sha: base, head_sha: head } };
  expect(choiceOf('merge_group', payload)).toEqual({ kind: 'merge-group', base });
});

describe('push', () => {
  const payload = { before: base, after: head, repository: { default_branch: 'trunk' } };

  test('to the default branch', () => {
    expect(choiceOf('push', payload, { GITHUB_REF: 'refs/heads/trunk' })).toEqual({
      kind: 'push',
      before: base,
      defaultBranch: 'trunk',
      toDefault: true,
    });
  });

  test('of a new branch', () => {
    const env = { GITHUB_REF: 'refs/heads/feature' };
    expect(choiceOf('push', { ...payload, before: zero }, env)).toEqual({
      kind: 'push',
      before: zero,
      defaultBranch: 'trunk',
      toDefault: false,
    });
  });

  test('of a tag', () => {
    expect(choiceOf('push', payload, { GITHUB_REF: 'refs/tags/v1' })).toEqual({
      kind: 'none',
      why: 'a tag was pushed, which changes no branch',
    });
  });
});

test.each(['schedule', 'workflow_dispatch', 'release', 'constructor', '::error::x'])(
  '%s has no base, and says where one is given',
  (name) => {
    expect(choiceOf(name, {})).toEqual({
      kind: 'none',
      why: `"${name}" has no base; give the input base for one`,
    });
  },
);

test('the input counts on every event', () => {
  for (const name of ['pull_request', 'schedule', '']) {
    expect(choiceOf(name, 'no JSON', {}, 'v1.0.0')).toEqual({ kind: 'ref', ref: 'v1.0.0' });
  }
});

test('outside of GitHub nothing is compared', () => {
  expect(baseOfEvent({}, null)).toBeNull();
});

describe('a payload that says nothing stops the run, and is never taken for a base that is empty', () => {
  test.each([
    ['no JSON', '{'],
    ['an empty file', ''],
    ['a list', []],
    ['null', null],
    ['no pull request', {}],
    ['no base', { pull_request: { head: { sha: head } } }],
    ['an id that is a number', { pull_request: { base: { sha: 1 }, head: { sha: head } } }],
    ['an empty id', { pull_request: { base: { sha: '' }, head: { sha: head } } }],
  ])('%s', (_what, payload) => {
    expect(() => choiceOf('pull_request', payload)).toThrow(
      expect.objectContaining({
        code: 'git',
        hint: 'give the input base: a branch, a tag or a commit',
      }),
    );
  });

  test('what only a prototype has is not there', () => {
    const payload = '{"__proto__": {"before": "x"}}';
    expect(() => choiceOf('push', payload)).toThrow('the payload of push names no base');
  });

  test('no payload at all', () => {
    expect(() => baseOfEvent({ GITHUB_EVENT_NAME: 'push' }, null)).toThrow(
      'GITHUB_EVENT_PATH is not set',
    );
    const env = { GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: '/nowhere/event.json' };
    expect(() => baseOfEvent(env, null)).toThrow('the payload of the event cannot be read');
  });
});
