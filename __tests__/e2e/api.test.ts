// The library as programs get it: the bundle behind package.json's `exports`, imported by name in another
// process, with its types beside it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { kitDigest } from '../support/registry.ts';
import { repository } from '../support/run-bundle.ts';
import { temporaryDirectory, writePackage } from '../support/tree.ts';

const directory = temporaryDirectory();
writePackage(join(directory, 'kit'));
mkdirSync(join(directory, 'node_modules'));
symlinkSync(repository, join(directory, 'node_modules', 'plugin-gate'));

/** Runs a module body that has the library as `gate`, and gives what it hands to `tell`. */
function told(body: string): unknown {
  const script = `import * as gate from 'plugin-gate';\nconst tell = (value) => process.stdout.write(JSON.stringify(value));\n${body}`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  expect({ status: run.status, err: run.stderr }).toEqual({ status: 0, err: '' });
  return JSON.parse(run.stdout);
}

/** Names that src/api.ts exports, those of types apart. */
const source = readFileSync(join(repository, 'src', 'api.ts'), 'utf8');
const exported = [...source.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap((found) =>
  (found[2] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => ({
      name: name.replace(/^type /, ''),
      isType: found[1] !== undefined || name.startsWith('type '),
    })),
);
const values = exported.filter(({ isType }) => !isType).map(({ name }) => name);

describe('the library', () => {
  test('has exactly what src/api.ts exports', () => {
    expect(values.length).toBeGreaterThan(8);
    expect(told('tell(Object.keys(gate).sort());')).toEqual(values.toSorted());
    expect(told('tell(Object.values(gate).filter((value) => value == null));')).toEqual([]);
  });

  test('has its types beside it', () => {
    const manifest = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
    const { types, default: main } = manifest.exports['.'];
    expect(existsSync(join(repository, main))).toBe(true);
    const declared = readFileSync(join(repository, types), 'utf8');
    for (const { name } of exported) expect(declared).toContain(name);
  });

  test('checks', () => {
    const report = told(
      `tell(await gate.checkPaths({ cwd: process.cwd(), paths: ['kit'], registry: null, clioVersion: 'auto', failOn: 'error' }));`,
    );
    expect(report).toMatchObject({
      version: 1,
      verdict: 'pass',
      packages: [{ path: 'kit', digest: kitDigest, admitted: true }],
    });
  });

  test('digests, with and without capture', () => {
    expect(told(`tell(gate.pluginContentDigest('kit'));`)).toBe(kitDigest);
    expect(told(`tell(gate.readTree('kit').digest);`)).toBe(kitDigest);
  });

  test('reads manifests and finds packages, each once in a pass', () => {
    expect(
      told(
        `const { valid, contentDigest, manifest } = gate.readPluginManifest('kit'); tell({ valid, contentDigest, name: manifest.name });`,
      ),
    ).toEqual({ valid: true, contentDigest: kitDigest, name: 'page-kit' });
    expect(
      told(`tell(gate.discoverPluginPackages('.').candidates.map(({ path }) => path));`),
    ).toContainEqual(expect.stringMatching(/\/kit$/));
    expect(
      told(
        `tell(gate.withPluginDiscoveryPass(() => gate.passPluginCandidate('kit') === gate.passPluginCandidate('kit')));`,
      ),
    ).toBe(true);
  });

  test('parses GitHub sources as strictly as a host', () => {
    const parse = (url: string): unknown =>
      told(`tell(gate.parsePluginGithubSource(${JSON.stringify(url)}));`);
    expect(parse('https://github.com/owner/repo/tree/v1/kit')).toMatchObject({
      owner: 'owner',
      repo: 'repo',
      ref: 'v1',
      path: 'kit',
    });
    expect(parse('https://github.com@evil.example/owner/repo/tree/v1')).toBeNull();
  });

  test('takes a directory for a source as it is, and refuses what is neither that nor a tree URL', () => {
    expect(
      told(
        `const { ok, root, kind, commit } = await gate.fetchPluginSource('kit', process.cwd()); tell({ ok, root, kind, commit });`,
      ),
    ).toEqual({ ok: true, root: expect.stringMatching(/\/kit$/), kind: 'local', commit: null });
    expect(
      told(
        `const { ok, findings, undecided } = await gate.fetchPluginSource('https://me:pw@github.com/a/b/tree/v1', process.cwd()); tell({ ok, undecided, says: findings.map(({ message }) => message) });`,
      ),
    ).toEqual({
      ok: false,
      undecided: null,
      says: [
        '"https://***@github.com/a/b/tree/v1" is no GitHub tree URL: it does not begin with https://github.com/',
      ],
    });
  });

  test('throws what callers can tell apart', () => {
    expect(
      told(
        `try { await gate.checkPaths({ cwd: process.cwd(), paths: ['gone'], registry: null, clioVersion: 'auto', failOn: 'error' }); } catch (error) { tell({ name: error.name, code: error.code, message: error.message }); }`,
      ),
    ).toEqual({ name: 'Fault', code: 'usage', message: 'there is nothing at "gone"' });
  });
});
