// Runs before each test file: nothing of the developer's machine may leak into a test. git reads no
// user or system configuration, variables that change our own behaviour are gone, the home is empty.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const home = mkdtempSync(join(tmpdir(), 'plugin-gate-home-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));

for (const name of Object.keys(process.env)) {
  if (/^(GIT_|GITHUB_|INPUT_|RUNNER_|CLIO_|XDG_|ACTIONS_)/.test(name)) delete process.env[name];
}
Object.assign(process.env, {
  HOME: home,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.invalid',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.invalid',
  LC_ALL: 'C.UTF-8',
  TZ: 'UTC',
  NO_COLOR: '1',
});
