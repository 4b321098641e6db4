// Remote rows against a git server on loopback: what 20 wanted files of a repository of 5,000 files and
// 200 MB cost beside a shallow clone, and 300 rows in 40 repositories, first run and cached run.
import { execFile, fork, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const here = dirname(fileURLToPath(import.meta.url));
const compiled = join(here, '..', '..', 'build');
const schema = 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json';
const environment = {
  ...process.env,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Bench',
  GIT_AUTHOR_EMAIL: 'bench@example.invalid',
  GIT_COMMITTER_NAME: 'Bench',
  GIT_COMMITTER_EMAIL: 'bench@example.invalid',
};

function git(cwd, ...args) {
  const run = spawnSync('git', args, { cwd, env: environment, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`git ${args[0]}: ${run.stderr}`);
  return run.stdout.trim();
}

function writeKit(directory, name) {
  mkdirSync(join(directory, 'skills', 'read'), { recursive: true });
  const manifest = { $schema: schema, name, version: '1.0.0', description: 'Reads pages.' };
  writeFileSync(join(directory, 'plugin.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(
    join(directory, 'skills', 'read', 'SKILL.md'),
    '---\nname: read\ndescription: Reads a page. Use when a page is given.\n---\n\nRead it.\n',
  );
}

/** Bytes no packer can make smaller, the same in every run. */
function noise(length, seed) {
  const bytes = Buffer.alloc(length);
  let state = seed * 2_654_435_761 + 1;
  for (let at = 0; at + 4 <= length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes.writeUInt32LE(state, at);
  }
  return bytes;
}

function makeRepository(root, name, fill) {
  const directory = join(root, `${name}.git`);
  const work = mkdtempSync(join(tmpdir(), 'plugin-gate-bench-'));
  try {
    fill(work);
    git(work, 'init', '--quiet', '--initial-branch=main');
    git(work, 'add', '--all');
    git(work, 'commit', '--quiet', '--message', 'all');
    git(work, 'tag', 'v1');
    mkdirSync(dirname(directory), { recursive: true });
    git(root, 'clone', '--quiet', '--bare', work, directory);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function fillLarge(work, files, bytesEach) {
  writeKit(join(work, 'kits', 'read'), 'read-kit');
  for (let at = 0; at < 18; at += 1) {
    writeFileSync(join(work, 'kits', 'read', `note-${at}.md`), `note ${at}\n`);
  }
  for (let at = 0; at < files; at += 1) {
    const folder = join(work, 'data', String(at % 50));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${at}.bin`), noise(bytesEach, at));
  }
}

async function timed(work) {
  const started = process.hrtime.bigint();
  const result = await work();
  return { result, wall: Math.round(Number(process.hrtime.bigint() - started) / 1e6) };
}

/** Rows of figures. `modules` holds the compiled sources; default: build/, made by `npm run bundle`. */
export async function run({
  modules = compiled,
  files = 5_000,
  bytesEach = 42_000,
  rows = 300,
  repositories = 40,
} = {}) {
  if (!existsSync(modules)) throw new Error(`${modules} is missing; run npm run bundle`);
  const load = (name) => import(pathToFileURL(join(modules, name)).href);
  const root = mkdtempSync(join(tmpdir(), 'plugin-gate-bench-'));
  const server = fork(join(here, 'git-server.mjs'), [root], { silent: true });
  try {
    const [port] = await new Promise((resolve) =>
      server.stdout.once('data', (text) => resolve(String(text).trim().split('\n'))),
    );
    const serverUrl = `http://127.0.0.1:${port}`;
    const bytes = async () => Number(await (await fetch(`${serverUrl}/bytes`)).text());
    const large = await benchLarge({ load, root, serverUrl, bytes, files, bytesEach });
    const many = await benchMany({ load, root, serverUrl, bytes, rows, repositories });
    return [...large, ...many];
  } finally {
    server.kill();
    rmSync(root, { recursive: true, force: true });
  }
}

async function benchLarge({ load, root, serverUrl, bytes, files, bytesEach }) {
  const { fetchPluginSource } = await load('usecases/fetch-plugin-source.js');
  makeRepository(root, 'acme/large', (work) => fillLarge(work, files, bytesEach));
  const clone = join(root, 'clone');
  const shallow = await timed(() =>
    promisify(execFile)(
      'git',
      ['clone', '--quiet', '--depth=1', '--branch=v1', `${serverUrl}/acme/large.git`, clone],
      { env: environment },
    ),
  );
  const shallowBytes = await bytes();
  rmSync(clone, { recursive: true });
  const source = await timed(() =>
    fetchPluginSource(`${serverUrl}/acme/large/tree/v1/kits/read`, root, { serverUrl }),
  );
  if (!source.result.ok) throw new Error(JSON.stringify(source.result));
  source.result.remove();
  const wantedBytes = await bytes();
  return [
    { what: `shallow clone of ${files} files`, wall: shallow.wall, bytes: shallowBytes },
    {
      what: '20 wanted files of it',
      wall: source.wall,
      bytes: wantedBytes,
      ratio: Number((wantedBytes / shallowBytes).toFixed(5)),
    },
  ];
}

async function benchMany({ load, root, serverUrl, bytes, rows, repositories }) {
  const { parseRegistry } = await load('registry/parse-registry.js');
  const { parseTreeUrl } = await load('registry/tree-url.js');
  const { sourceServers } = await load('registry/source/servers.js');
  const { verifyRemoteRows } = await load('registry/source/verify-remote-rows.js');
  const { readTree } = await load('digest/read-tree.js');
  const lines = [];
  const each = Math.ceil(rows / repositories);
  for (let at = 0; at < repositories; at += 1) {
    makeRepository(root, `acme/many-${at}`, (work) => {
      for (let kit = at * each; kit < Math.min(rows, (at + 1) * each); kit += 1) {
        const name = `kit-${kit}`;
        writeKit(join(work, name), name);
        lines.push(
          `- kind: plugin\n  name: ${name}\n  description: Reads pages.\n  version: 1.0.0\n  sourceUrl: ${serverUrl}/acme/many-${at}/tree/v1/${name}\n  sha256: "${readTree(join(work, name)).digest}"\n`,
        );
      }
      writeFileSync(join(work, 'README.md'), `${at}\n`);
    });
  }
  const registry = parseRegistry(Buffer.from(lines.join('')), 'registry.yaml');
  const check = {
    registry,
    rows: registry.rows.map((row) => ({
      row,
      source: parseTreeUrl(row.sourceUrl, { serverUrl }).source,
    })),
    servers: sourceServers({ serverUrl, apiUrl: null, token: null }),
    environment: process.env,
    mode: 'all',
    isError: () => true,
    cache: { directory: join(root, 'cache'), write: true },
  };
  const figures = [];
  for (const what of ['first run', 'cached run']) {
    await bytes();
    const { result, wall } = await timed(() => verifyRemoteRows(check));
    const passed = result.verdicts.filter((one) => one.verdict === 'pass').length;
    if (passed !== rows) throw new Error(`${passed} of ${rows} rows pass`);
    figures.push({
      what: `${rows} rows in ${repositories} repositories, ${what}`,
      wall,
      bytes: await bytes(),
    });
  }
  return figures;
}
