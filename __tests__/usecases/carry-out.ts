// Carries out the printed text of a fix, and nothing else, on real files: the hands of a newcomer who does
// what is written to the letter. A fix in other words is an error here.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReportFinding } from '../../src/report/report.ts';

type Hand = readonly [words: RegExp, act: (edit: Edit, ...parts: readonly string[]) => void];

interface Edit {
  /** The file the finding is in. */
  readonly path: string;
  /** The package root. */
  readonly root: string;
  readonly lines: string[];
  /** Index of the marked line. */
  readonly at: number;
  readonly finding: ReportFinding;
}

const hands: readonly Hand[] = [
  [
    /^put the whole value of "(\w+)" in double quotes\.?$/i,
    ({ lines }, key) => {
      const at = lines.findIndex((line) => line.startsWith(`${key}: `));
      const value = (lines[at] ?? '').slice(`${key}: `.length);
      lines[at] = `${key}: "${value.replaceAll('"', '\\"')}"`;
    },
  ],
  [
    /^save the file as UTF-8 without a byte-order mark\.?$/i,
    ({ lines }) => {
      lines[0] = (lines[0] ?? '').replace(/^\uFEFF/, '');
    },
  ],
  [
    /^rename the directory to "([^"]+)"/,
    ({ path, lines }, name) => {
      writeFileSync(path, lines.join('\n'));
      renameSync(dirname(path), join(dirname(dirname(path)), name ?? ''));
    },
  ],
  [
    /^write: (\w[\w-]*: .+)$/,
    ({ lines, at }, line) => {
      lines[at] = line ?? '';
    },
  ],
  [
    /^add this line and replace the words in <>: (.+)$/,
    ({ lines }, line) => {
      lines.splice(1, 0, (line ?? '').replace(/<.*>/, 'Reads a page. Use when one is given.'));
    },
  ],
  [
    /^Write (allowed-tools): (".+")$/,
    ({ lines }, key, value) => {
      const at = lines.findIndex((line) => line.startsWith(`${key}:`));
      const rest = lines.slice(at + 1).findIndex((line) => !/^\s/.test(line));
      lines.splice(at, rest + 1, `${key}: ${value}`);
    },
  ],
  [
    /^move "([^"]+)" to "([^"]+)"/i,
    ({ root }, from, to) => {
      mkdirSync(dirname(join(root, to ?? '')), { recursive: true });
      renameSync(join(root, from ?? ''), join(root, to ?? ''));
    },
  ],
  [
    /^move its directory out of "(skills)\/[^"]+"$/,
    ({ path, root }, skills) => {
      const directory = dirname(path);
      renameSync(
        directory,
        join(root, skills ?? '', directory.slice(dirname(directory).length + 1)),
      );
    },
  ],
  [
    /^Rename "([^"]+)" to "([^"]+)"\.$/,
    ({ lines, at }, from, to) => {
      lines[at] = (lines[at] ?? '').replace(`"${from}"`, `"${to}"`);
    },
  ],
  [
    /^(?:rename it to|Write) "(\w+)"(?: instead of "\w+",| if that is meant,)/,
    ({ lines, at, finding }, to) => {
      const start = (finding.place.column ?? 1) - 1;
      const line = lines[at] ?? '';
      const end = (finding.place.endColumn ?? 1) - 1;
      lines[at] = `${line.slice(0, start)}"${to}"${line.slice(end)}`;
    },
  ],
  [
    /^Add ("[^"]+": "[^"]+")\.$/,
    ({ lines, at }, member) => {
      lines[at] = (lines[at] ?? '').replace('{', `{${member}, `);
    },
  ],
  [
    /^Write "(https:\/\/)";/,
    ({ lines, at }, scheme) => {
      lines[at] = (lines[at] ?? '').replace('http://', scheme ?? '');
    },
  ],
  [
    /^Write ("command": "[^"]+") and ("args": \[[^\]]*\])\.$/,
    ({ lines, at }, command, args) => {
      lines[at] = (lines[at] ?? '').replace(/"command": "[^"]*"/, `${command}, ${args}`);
    },
  ],
  [
    /^Move "(\w+)" below "metadata", as a string\.$/,
    ({ lines, at }, key) => {
      const value = (lines[at] ?? '').slice(`${key}: `.length);
      lines.splice(at, 1, 'metadata:', `  ${key}: "${value}"`);
    },
  ],
  [
    /^remove mcp\.json /,
    ({ path }) => {
      rmSync(path);
    },
  ],
];

/** Does what `finding.fix` says in the package at `root`. `cwd` is what the finding's file is relative to. */
export function carryOut(cwd: string, root: string, finding: ReportFinding): void {
  for (const [words, act] of hands) {
    const parts = words.exec(finding.fix);
    if (parts === null) continue;
    const path = join(cwd, finding.place.file);
    const lines = readFileSync(path, 'utf8').split('\n');
    const at = (finding.place.line ?? 1) - 1;
    act({ path, root, lines, at, finding }, ...parts.slice(1));
    if (existsSync(path)) writeFileSync(path, lines.join('\n'));
    return;
  }
  throw new Error(`nobody can carry that out to the letter: ${finding.rule}: ${finding.fix}`);
}
