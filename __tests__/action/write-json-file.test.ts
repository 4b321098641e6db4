// The JSON report lands where the workflow says, and nowhere a pull request would like it.
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { writeJsonFile } from '../../src/action/write-json-file.ts';
import { Fault } from '../../src/base/fault.ts';
import { temporaryDirectory } from '../support/tree.ts';

function faultOf(run: () => void): string {
  try {
    run();
  } catch (error) {
    return error instanceof Fault ? `${error.code}: ${error.message}` : String(error);
  }
  return 'written';
}

test('a new file, in directories that are made', () => {
  const root = temporaryDirectory();
  writeJsonFile(root, 'out/deep/report.json', '{}\n');
  expect(readFileSync(join(root, 'out/deep/report.json'), 'utf8')).toBe('{}\n');
});

test('an older report is replaced', () => {
  const root = temporaryDirectory();
  writeFileSync(join(root, 'report.json'), 'old');
  writeJsonFile(root, './report.json', 'new');
  expect(readFileSync(join(root, 'report.json'), 'utf8')).toBe('new');
});

test('a place outside of the workspace that the workflow names itself', () => {
  const [root, outside] = [temporaryDirectory(), temporaryDirectory()];
  writeJsonFile(root, join(outside, 'report.json'), '{}');
  expect(existsSync(join(outside, 'report.json'))).toBe(true);
});

describe('refused', () => {
  test('a link in place of the file', () => {
    const [root, outside] = [temporaryDirectory(), temporaryDirectory()];
    writeFileSync(join(outside, 'precious'), 'mine');
    symlinkSync(join(outside, 'precious'), join(root, 'report.json'));
    expect(faultOf(() => writeJsonFile(root, 'report.json', '{}'))).toBe(
      'usage: json-file: "report.json" is not a regular file',
    );
    expect(readFileSync(join(outside, 'precious'), 'utf8')).toBe('mine');
  });

  test.each(['out/report.json', 'out/new/report.json'])('a link on the way out: %s', (path) => {
    const [root, outside] = [temporaryDirectory(), temporaryDirectory()];
    symlinkSync(outside, join(root, 'out'));
    expect(faultOf(() => writeJsonFile(root, path, '{}'))).toContain(
      'leads out of the workspace through a link',
    );
    expect(existsSync(join(outside, 'report.json'))).toBe(false);
    expect(existsSync(join(outside, 'new'))).toBe(false);
  });

  test('a link to nothing on the way', () => {
    const [root, outside] = [temporaryDirectory(), temporaryDirectory()];
    symlinkSync(join(outside, 'later'), join(root, 'out'));
    expect(faultOf(() => writeJsonFile(root, 'out/report.json', '{}'))).toBe(
      'usage: json-file: no directory "out"',
    );
    expect(existsSync(join(outside, 'later'))).toBe(false);
  });

  test('a directory, and a file where a directory has to be', () => {
    const root = temporaryDirectory();
    mkdirSync(join(root, 'out'));
    writeFileSync(join(root, 'file'), '');
    expect(faultOf(() => writeJsonFile(root, 'out', '{}'))).toBe(
      'usage: json-file: "out" is not a regular file',
    );
    expect(faultOf(() => writeJsonFile(root, 'file/report.json', '{}'))).toBe(
      'usage: json-file: no directory "file"',
    );
  });
});
