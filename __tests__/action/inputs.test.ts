// Inputs of the Action: what a step may write, and what it is told when it is wrong.
import { describe, expect, test } from '@jest/globals';
import { inputNames, readInputs } from '../../src/action/inputs.ts';
import { outputNames } from '../../src/action/outputs.ts';
import { Fault } from '../../src/base/fault.ts';
import { readActionMetadata } from '../support/run-action.ts';

function faultOf(env: Readonly<Record<string, string>>): Fault {
  try {
    readInputs(env);
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('no fault');
}

describe('action.yml', () => {
  const action = readActionMetadata();

  test('names exactly the inputs and outputs there are', () => {
    expect(Object.keys(action.inputs)).toEqual([...inputNames]);
    expect(Object.keys(action.outputs)).toEqual([...outputNames]);
  });

  test('describes each of them in a sentence', () => {
    for (const { description } of [
      ...Object.values(action.inputs),
      ...Object.values(action.outputs),
    ]) {
      expect(description.length).toBeGreaterThan(15);
      expect(description).toMatch(/\.$/);
    }
  });

  test('its defaults mean the same as nothing at all', () => {
    const defaults = Object.entries(action.inputs).map(([name, input]) => [
      `INPUT_${name.toUpperCase()}`,
      // An expression is the runner's to evaluate, and a run may have no token.
      input.default?.startsWith('${{') ? '' : (input.default ?? ''),
    ]);
    expect(readInputs(Object.fromEntries(defaults))).toEqual(readInputs({}));
  });
});

test('nothing given', () => {
  expect(readInputs({ PATH: '/bin', GITHUB_WORKSPACE: '/w' })).toEqual({
    paths: ['.'],
    registry: null,
    clioVersion: 'auto',
    failOn: 'error',
    base: null,
    changedOnly: false,
    smokeInstall: false,
    capabilities: null,
    policy: null,
    sources: null,
    token: null,
    summary: true,
    annotations: true,
    jsonFile: null,
  });
});

test('everything given', () => {
  expect(
    readInputs({
      INPUT_PATH: ' plugins/a\r\n\n plugins/b c \n',
      INPUT_REGISTRY: 'library/registry.yaml',
      'INPUT_CLIO-VERSION': '0.6.2',
      'INPUT_FAIL-ON': 'needs-review',
      INPUT_BASE: 'origin/main',
      'INPUT_CHANGED-ONLY': 'TRUE',
      'INPUT_SMOKE-INSTALL': 'true',
      INPUT_CAPABILITIES: 'fork/capabilities\n checked/plugins \r\ninventory.json\n',
      INPUT_POLICY: 'library/plugin-gate.yaml',
      INPUT_SOURCES: 'changed',
      INPUT_OFFLINE: 'false',
      'INPUT_GITHUB-TOKEN': 'a-token',
      INPUT_SUMMARY: 'False',
      INPUT_ANNOTATIONS: 'FALSE',
      'INPUT_JSON-FILE': 'report.json',
    }),
  ).toEqual({
    paths: ['plugins/a', 'plugins/b c'],
    registry: 'library/registry.yaml',
    clioVersion: '0.6.2',
    failOn: 'needs-review',
    base: 'origin/main',
    changedOnly: true,
    smokeInstall: true,
    capabilities: {
      store: 'fork/capabilities',
      plugins: 'checked/plugins',
      inventory: 'inventory.json',
    },
    policy: 'library/plugin-gate.yaml',
    sources: 'changed',
    token: 'a-token',
    summary: false,
    annotations: false,
    jsonFile: 'report.json',
  });
});

test('everything wrong is told at once', () => {
  const fault = faultOf({
    INPUT_PATHS: 'a',
    INPUT_SUMARY: 'true',
    INPUT_ELSEWHERE: '',
    'INPUT_FAIL-ON': 'errors',
    INPUT_SUMMARY: 'no',
    INPUT_ANNOTATIONS: '::error::x\n',
    INPUT_REGISTRY: 'r.yaml',
    'INPUT_JSON-FILE': 'r.yaml',
  });
  expect(fault.code).toBe('usage');
  expect(fault.message.split('; ').sort()).toEqual(
    [
      'there is no input "elsewhere"',
      'there is no input "paths"',
      'did you mean path?',
      'there is no input "sumary"',
      'did you mean summary?',
      'fail-on is "errors"',
      'it takes error, warning, needs-review',
      'summary is "no"',
      'it takes true or false',
      'annotations is "::error::x"',
      'it takes true or false',
      'json-file and registry are both "r.yaml"',
    ].sort(),
  );
  expect(fault.hint).toBe('correct the "with:" part of the step');
});

test.each([
  [{ INPUT_SOURCES: 'some' }, 'sources is "some"; it takes none, changed, all'],
  [{ INPUT_SOURCES: 'all', INPUT_OFFLINE: 'true' }, 'offline is true and sources is "all"'],
  [{ INPUT_SOURCES: 'changed', INPUT_OFFLINE: 'true' }, 'offline is true and sources is "changed"'],
  [{ INPUT_SOURCES: 'all', 'INPUT_CHANGED-ONLY': 'true' }, 'changed-only is true and sources is'],
])('which rows are fetched: %j is refused', (env, message) => {
  expect(faultOf(env).message).toContain(message);
});

test.each([
  ['capabilities', 'plugins'],
  ['fork/capabilities/', 'fork/plugins'],
  ['.', '../plugins'],
])('a store at %s has its plugins in %s', (store, plugins) => {
  expect(readInputs({ INPUT_CAPABILITIES: store }).capabilities).toEqual({
    store,
    plugins,
    inventory: null,
  });
});

test('a store is at most three lines', () => {
  expect(faultOf({ INPUT_CAPABILITIES: 'a\nb\nc\nd\ne' }).message).toBe(
    'capabilities has 5 lines; it takes at most three: store, plugins, inventory',
  );
});

test('offline is sources none, said twice or once', () => {
  expect(readInputs({ INPUT_OFFLINE: 'true' }).sources).toBe('none');
  expect(readInputs({ INPUT_OFFLINE: 'true', INPUT_SOURCES: 'none' }).sources).toBe('none');
  expect(readInputs({ INPUT_OFFLINE: 'false', INPUT_SOURCES: '' }).sources).toBeNull();
});
