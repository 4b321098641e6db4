import { describe, expect, test } from '@jest/globals';
import { ProgressLine } from '../../src/cli/progress-line.ts';

function drawn(errInteractive: boolean) {
  const written: string[] = [];
  let now = 50_000;
  const line = new ProgressLine(
    { errInteractive, err: (text) => void written.push(text) },
    () => now,
  );
  return {
    line,
    written,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('on a terminal', () => {
  test('nothing is drawn in the first second', () => {
    const { line, written, wait } = drawn(true);
    line.tell('packages', 0, 1_000);
    wait(999);
    line.tell('packages', 500, 1_000);
    line.clear();
    expect(written).toEqual([]);
  });

  test('waiting longer than that shows what was told last, however long ago', async () => {
    const { line, written, wait } = drawn(true);
    wait(980);
    line.tell('remote rows', 0, 2);
    line.tell('remote rows', 1, 2);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(written).toEqual(['\r\u001b[Kremote rows: 1 of 2']);
    line.clear();
    expect(written).toHaveLength(2);
  });

  test('nothing is drawn any more once it was cleared', async () => {
    const { line, written, wait } = drawn(true);
    wait(980);
    line.tell('remote rows', 0, 2);
    line.clear();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(written).toEqual([]);
  });

  test('after it, what is done and how many of how many, ten times a second at most', () => {
    const { line, written, wait } = drawn(true);
    wait(1_000);
    line.tell('packages', 499, 1_000);
    wait(99);
    line.tell('packages', 500, 1_000);
    wait(1);
    line.tell('packages', 1_000, 12_345);
    expect(written).toEqual([
      '\r\u001b[Kpackages: 499 of 1,000',
      '\r\u001b[Kpackages: 1,000 of 12,345',
    ]);
  });

  test('nothing of it stays', () => {
    const { line, written, wait } = drawn(true);
    wait(2_000);
    line.tell('skills', 1, 2);
    line.clear();
    line.clear();
    expect(written).toEqual(['\r\u001b[Kskills: 1 of 2', '\r\u001b[K']);
  });
});

test('in a pipe nothing is drawn, however long it takes', () => {
  const { line, written, wait } = drawn(false);
  wait(60_000);
  line.tell('packages', 1, 2);
  line.clear();
  expect(written).toEqual([]);
});
