// Operation 0, 1, 2 … of every change fails until a run finishes with nothing injected: once, once after
// its work was done, and for ever as in a crash; and a power cut that leaves only synced bytes.
// By default: every operation that changes the disk, and every seventh of all (a failed read mostly says
// the same as the one before). PLUGIN_GATE_FAULTS=all tries every one of all of them.
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { examineScopes } from '../../src/lifecycle/doctor.ts';
import type { LifecycleHost } from '../../src/lifecycle/lifecycle-host.ts';
import { type Fault, faultyDisk } from './support/faulty-disk.ts';
import { memoryDirectory } from './support/memory-directory.ts';
import { assertRepaired, assertWhole, scenarios, worldMaker } from './support/scenarios.ts';
import { syncedDisk } from './support/synced-disk.ts';
import { namesIn, testHost, userBase } from './support/test-host.ts';

const isFull = process.env['PLUGIN_GATE_FAULTS'] === 'all';
const step = isFull ? 1 : 7;
let points = 0;

describe.each(scenarios)('$name', (scenario) => {
  test.each([
    ['once', 'changes', 1],
    ['after', 'changes', 1],
    ['once', 'all', step],
    ...(isFull ? [['after', 'all', 1] as const] : []),
  ] as const)('an operation fails: %s, of %s', (fault: Fault, counts, every) => {
    const make = worldMaker(scenario);
    for (let failing = 0; ; failing += every) {
      const { host, world } = make();
      const faulty = faultyDisk(failing, fault, { counts });
      const result = scenario.run({ ...host, disk: faulty.disk }, world);
      try {
        // The lock is given back and the picture is whole at once, without doctor.
        expect(namesIn(userBase(host))).not.toContain('.mutation.lock');
        assertWhole(host, scenario);
        if (!faulty.hit()) expect(result.diagnostics).toEqual([]);
        // Nobody else was there: what we did ourselves is never taken for their work.
        expect(result.diagnostics.filter(({ message }) => /somebody/.test(message))).toEqual([]);
        assertRepaired(host, scenario, world);
      } catch (error) {
        throw new Error(`operation ${failing} (${fault}): ${String(error)}`);
      }
      if (!faulty.hit()) break;
      points += 1;
    }
  });

  test('nothing happens any more from an operation on', () => {
    const make = worldMaker(scenario);
    for (let failing = 0; ; failing += 1) {
      const { host, world } = make();
      const faulty = faultyDisk(failing, 'crash', { counts: 'changes' });
      scenario.run({ ...host, disk: faulty.disk }, world);
      try {
        assertRepaired({ ...host, processState: () => 'gone' }, scenario, world);
      } catch (error) {
        throw new Error(`crash at operation ${failing}: ${String(error)}`);
      }
      if (!faulty.hit()) break;
      points += 1;
    }
  });

  test.each([
    ['', false],
    [', and deletions', true],
  ])('only synced bytes are left%s', (_name, eager) => {
    const make = worldMaker(scenario);
    for (let failing = 0; ; failing += 1) {
      const { host, world } = make();
      const synced = syncedDisk(join(world.root, 'config'), eager);
      const faulty = faultyDisk(failing, 'crash', { counts: 'changes', inner: synced.disk });
      scenario.run({ ...host, disk: faulty.disk }, world);
      const root = memoryDirectory();
      synced.crashCopy(join(root, 'config'));
      const survivor = testHost({ processState: () => 'gone' }, root);
      try {
        assertRepaired(survivor, scenario, world);
      } catch (error) {
        throw new Error(`power cut at operation ${failing}: ${String(error)}`);
      }
      if (!faulty.hit()) break;
      points += 1;
    }
  });
});

describe('doctor itself', () => {
  test.each(['replace an edited copy', 'install', 'remove an edited copy'])('after %s', (name) => {
    const scenario = scenarios.find((each) => each.name === name);
    if (scenario === undefined) throw new Error(name);
    const make = worldMaker(scenario);
    for (let crash = isFull ? 0 : 3; ; crash += isFull ? 1 : 4) {
      let reached = false;
      for (let failing = 0; ; failing += step) {
        const { host, world } = make();
        const first = faultyDisk(crash, 'crash', { counts: 'changes' });
        scenario.run({ ...host, disk: first.disk }, world);
        reached = first.hit();
        const dead: LifecycleHost = { ...host, processState: () => 'gone' };
        const second = faultyDisk(failing, failing % 2 === 0 ? 'once' : 'crash');
        examineScopes({ ...dead, disk: second.disk }, { unlock: true });
        try {
          assertRepaired(dead, scenario, world);
        } catch (error) {
          throw new Error(`crash at ${crash}, doctor at ${failing}: ${String(error)}`);
        }
        if (!second.hit()) break;
        points += 1;
      }
      if (!reached) break;
    }
  });
});

test('doctor never takes what it cannot read for what is not there', () => {
  // The picture in which everything hangs on reading right: published, not yet recorded.
  const scenario = scenarios[0];
  if (scenario === undefined) throw new Error('no scenario');
  const make = worldMaker(scenario);
  const crashed = (crash: number) => {
    const { host, world } = make();
    scenario.run({ ...host, disk: faultyDisk(crash, 'crash', { counts: 'changes' }).disk }, world);
    const dead: LifecycleHost = { ...host, processState: () => 'gone' };
    return { dead, world };
  };
  const isPublished = (crash: number) =>
    examineScopes(crashed(crash).dead, { unlock: true, dryRun: true }).findings.some(
      ({ action }) => action === 'recorded',
    );
  let crash = 0;
  while (crash < 500 && !isPublished(crash)) crash += 1;
  expect(crash).toBeLessThan(500);
  for (let failing = 0; ; failing += 1) {
    const { dead, world } = crashed(crash);
    const faulty = faultyDisk(failing, 'once');
    examineScopes({ ...dead, disk: faulty.disk }, { unlock: true });
    try {
      assertRepaired(dead, scenario, world);
    } catch (error) {
      throw new Error(`doctor at ${failing}: ${String(error)}`);
    }
    if (!faulty.hit()) break;
    points += 1;
  }
});

test('that was more than a few points', () => {
  expect(points).toBeGreaterThan(1_000);
  process.stdout.write(`fault injection: ${points} points\n`);
});
