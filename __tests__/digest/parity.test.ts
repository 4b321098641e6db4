// The digest against a second implementation of the page, written apart from this one, and against the
// independent reference where that is present: on random trees they give the same.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readTree } from '../../src/digest/read-tree.ts';

type Node = Uint8Array | Map<string, Node> | { readonly target: string };

const name = fc
  .oneof(
    fc.stringMatching(/^[A-Za-z0-9._ -]{1,6}$/),
    fc.constantFrom(
      'a',
      'a-',
      'a.',
      'A',
      'aa',
      'é',
      'e\u0301',
      '\uFF5E',
      '\u{1F600}',
      '\uD7FF',
      '\uE000',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
  )
  .filter(
    (text) =>
      !/[\0/]/.test(text) &&
      !/^(?:\.{1,2}|\.git)$/i.test(text) &&
      Buffer.from(text).toString() === text &&
      Buffer.byteLength(text) < 60,
  );

const { tree } = fc.letrec<{ tree: Map<string, Node>; node: Node }>((tie) => ({
  tree: fc
    .uniqueArray(fc.tuple(name, tie('node')), { selector: ([key]) => key, maxLength: 6 })
    .map((entries) => new Map(entries)),
  node: fc.oneof(
    { maxDepth: 4 },
    fc.uint8Array({ maxLength: 40 }),
    fc.uint8Array({ minLength: 200, maxLength: 900 }),
    fc.constant({ target: '.' }),
    tie('tree'),
  ),
}));

function write(root: string, node: Map<string, Node>): void {
  mkdirSync(root, { recursive: true });
  for (const [key, child] of node) {
    const path = join(root, key);
    if (child instanceof Map) write(path, child);
    else if (child instanceof Uint8Array) writeFileSync(path, child);
    else symlinkSync(child.target, path);
  }
}

/** The page, read aloud: no disk, no batches. */
function plainDigest(root: Map<string, Node>): string {
  const hash = createHash('sha256');
  const frame = (kind: string, path: string, payload: Uint8Array): void => {
    hash.update(Buffer.from(`${kind}\0${path}\0${payload.length}\0`, 'utf8'));
    hash.update(payload);
    hash.update(Buffer.from([0]));
  };
  const visit = (node: Node, path: string): void => {
    if (node instanceof Uint8Array) frame('file', path, node);
    else if (!(node instanceof Map)) frame('link', path, Buffer.from(node.target));
    else {
      frame('directory', path, new Uint8Array(0));
      for (const key of [...node.keys()].sort()) {
        const child = node.get(key);
        if (child !== undefined) visit(child, path === '' ? key : `${path}/${key}`);
      }
    }
  };
  visit(root, '');
  return hash.digest('hex');
}

function onDisk<T>(node: Map<string, Node>, use: (root: string) => T): T {
  const base = mkdtempSync(join(tmpdir(), 'plugin-gate-parity-'));
  try {
    const root = join(base, 'kit');
    write(root, node);
    return use(root);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

test('random trees have the digest of the page, whatever the buffer, captured or not', () => {
  fc.assert(
    fc.property(tree, fc.integer({ min: 1, max: 700 }), (node, chunkBytes) => {
      const expected = plainDigest(node);
      onDisk(node, (root) => {
        expect(readTree(root).digest).toBe(expected);
        expect(readTree(root, { chunkBytes }).digest).toBe(expected);
        expect(readTree(root, { capture: () => true, chunkBytes }).digest).toBe(expected);
        expect(readTree(root, { entries: false, frames: () => undefined }).digest).toBe(expected);
      });
    }),
    { numRuns: 150 },
  );
});

test('any one change to a tree changes its digest', () => {
  fc.assert(
    fc.property(tree, name, fc.uint8Array({ maxLength: 5 }), (node, key, bytes) => {
      const before = onDisk(node, (root) => readTree(root).digest);
      const child = node.get(key);
      const same = child instanceof Uint8Array && Buffer.from(child).equals(Buffer.from(bytes));
      const changed = new Map(node).set(key, bytes);
      const after = onDisk(changed, (root) => readTree(root).digest);
      expect(after === before).toBe(same);
    }),
    { numRuns: 100 },
  );
});

const shared = process.env['PLUGIN_GATE_SHARED'] ?? resolve(import.meta.dirname, '../../../shared');
const reference = join(shared, 'tools/tree-digest.py');
const withReference = existsSync(reference) && hasPython() ? test : test.skip;

withReference('random trees have the digest of the independent reference', () => {
  fc.assert(
    fc.property(tree, (node) =>
      onDisk(node, (root) => {
        const printed = execFileSync('python3', [reference, root], {
          encoding: 'utf8',
          env: { PATH: process.env['PATH'] ?? '', PYTHONUTF8: '1' },
          cwd: dirname(root),
        });
        expect(readTree(root).digest).toBe(printed.trim());
      }),
    ),
    { numRuns: 40 },
  );
});

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
