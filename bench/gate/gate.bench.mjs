// The gate on a registry of 2,000 rows on GitHub with 500 commits of history: with 5 changed rows, which are
// fetched from a server on loopback, and with none. Wall time, git processes, bytes that git sent.
import { fork, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const cli = join(here, '..', '..', 'dist', 'cli', 'index.js');
const environment = {
  ...process.env,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Bench',
  GIT_AUTHOR_EMAIL: 'bench@example.invalid',
  GIT_COMMITTER_NAME: 'Bench',
  GIT_COMMITTER_EMAIL: 'bench@example.invalid',
};
const ROWS = 2_000;
const COMMITS = 500;
const changed = [5, 600, 1_000, 1_500, 1_999];

function git(cwd, ...args) {
  const run = spawnSync('git', args, { cwd, env: environment, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`git ${args[0]}: ${run.stderr}`);
  return run.stdout.trim();
}

const nameOf = (at) => `kit-${String(at).padStart(4, '0')}`;

function rowText(url, at, version, sha256) {
  const name = nameOf(at);
  const pin = sha256 ?? createHash('sha256').update(`${name} ${version}`).digest('hex');
  return `- kind: plugin\n  name: ${name}\n  description: Reads pages of sort ${at} and lists what they claim.\n  version: ${version}\n  sourceUrl: ${url}/acme/kits/tree/v${version}/${name}\n  sha256: "${pin}"\n  category: reading\n  audit: pass\n`;
}

/** The five packages that changed, at a tag of a repository on the server; their digests. */
function publish(root) {
  const work = join(root, 'work');
  mkdirSync(work, { recursive: true });
  git(work, 'init', '--quiet', '-b', 'main');
  const digests = new Map();
  for (const at of changed) {
    const kit = join(work, nameOf(at));
    mkdirSync(kit);
    const manifest = {
      $schema: 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json',
      name: nameOf(at),
      version: '1.2.0',
      description: `Reads pages of sort ${at} and lists what they claim.`,
    };
    writeFileSync(join(kit, 'plugin.json'), `${JSON.stringify(manifest)}\n`);
    const out = spawnSync(process.execPath, [cli, 'digest', kit], { encoding: 'utf8' }).stdout;
    digests.set(at, out.slice(0, 64));
  }
  git(work, 'add', '--all');
  git(work, 'commit', '--quiet', '-m', 'kits');
  git(work, 'tag', 'v1.2.0');
  mkdirSync(join(root, 'server', 'acme'), { recursive: true });
  git(root, 'clone', '--quiet', '--bare', work, join(root, 'server', 'acme', 'kits.git'));
  return digests;
}

/** A catalogue with its history, and the branches `none` and `five`. */
function catalogue(root, url, digests) {
  const directory = join(root, 'catalogue');
  mkdirSync(directory);
  git(directory, 'init', '--quiet', '-b', 'main');
  const versions = new Array(ROWS).fill('1.0.0');
  const textOf = () => versions.map((version, at) => rowText(url, at, version)).join('');
  const stream = [];
  for (let commit = 0; commit < COMMITS; commit += 1) {
    versions[commit % ROWS] = '1.0.1';
    const text = textOf();
    stream.push(
      `commit refs/heads/main\ncommitter Bench <bench@example.invalid> 1700000000 +0000\ndata 0\nM 100644 inline registry.yaml\ndata ${Buffer.byteLength(text)}\n${text}\n`,
    );
  }
  spawnSync('git', ['fast-import', '--quiet'], { cwd: directory, input: stream.join('') });
  git(directory, 'reset', '--quiet', '--hard', 'main');
  git(directory, 'gc', '--quiet');
  git(directory, 'checkout', '--quiet', '-b', 'none');
  git(directory, 'commit', '--quiet', '--allow-empty', '-m', 'nothing');
  git(directory, 'checkout', '--quiet', '-b', 'five', 'main');
  const now = versions.map((version, at) =>
    digests.has(at) ? rowText(url, at, '1.2.0', digests.get(at)) : rowText(url, at, version),
  );
  writeFileSync(join(directory, 'registry.yaml'), now.join(''));
  git(directory, 'commit', '--quiet', '--all', '-m', 'five');
  return directory;
}

/** A `git` before the real one on PATH that counts its starts. */
function countingGit(root) {
  const bin = join(root, 'bin');
  const count = join(root, 'count');
  mkdirSync(bin);
  const real = spawnSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).stdout.trim();
  writeFileSync(join(bin, 'git'), `#!/bin/sh\necho x >> ${count}\nexec ${real} "$@"\n`);
  chmodSync(join(bin, 'git'), 0o755);
  return {
    path: `${bin}:${process.env.PATH}`,
    take: () => {
      const starts = readFileSync(count, 'utf8').length / 2;
      writeFileSync(count, '');
      return starts;
    },
    reset: () => writeFileSync(count, ''),
  };
}

function check(directory, env) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [cli, 'check', '--base', 'main', '--json'], {
      cwd: directory,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const out = [];
    child.stdout.on('data', (chunk) => out.push(chunk));
    child.on('close', (code) => {
      const report = JSON.parse(Buffer.concat(out).toString('utf8'));
      resolve({ code, wall: performance.now() - began, report });
    });
  });
}

export async function run() {
  const root = mkdtempSync(join(tmpdir(), 'plugin-gate-bench-'));
  const server = fork(join(here, '..', 'sources', 'git-server.mjs'), [join(root, 'server')], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  try {
    const port = await new Promise((resolve) => {
      server.stdout.once('data', (chunk) => resolve(Number(chunk)));
    });
    const url = `http://127.0.0.1:${port}`;
    const digests = publish(root);
    const directory = catalogue(root, url, digests);
    const counter = countingGit(root);
    const env = { ...environment, PATH: counter.path, GITHUB_SERVER_URL: url };
    const rows = [];
    for (const branch of ['none', 'five']) {
      git(directory, 'checkout', '--quiet', branch);
      await fetch(`${url}/bytes`);
      counter.reset();
      const { code, wall, report } = await check(directory, env);
      rows.push({
        what: `${ROWS} rows, ${COMMITS} commits, ${report.changes.length} changed rows`,
        verdict: report.verdict,
        code,
        ms: Math.round(wall),
        gitProcesses: counter.take(),
        bytes: Number(await (await fetch(`${url}/bytes`)).text()),
      });
    }
    return rows;
  } finally {
    server.kill();
    rmSync(root, { recursive: true, force: true });
  }
}
