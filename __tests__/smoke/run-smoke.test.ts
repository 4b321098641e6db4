// The smoke install: passes for what loads, fails with the right assertion, leaves nothing behind.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Disk, realDisk } from '../../src/base/disk.ts';
import { readTree } from '../../src/digest/read-tree.ts';
import { installPackage } from '../../src/lifecycle/install-plugin.ts';
import type { LifecycleHost } from '../../src/lifecycle/lifecycle-host.ts';
import { runSmoke } from '../../src/smoke/run-smoke.ts';
import {
  type SmokeRequest,
  type SmokeResult,
  type SmokeStep,
  smokeSteps,
} from '../../src/smoke/smoke-types.ts';
import { memoryDirectory } from '../lifecycle/support/memory-directory.ts';
import { makePackage, manifestOf } from '../lifecycle/support/packages.ts';
import { namesIn, picture, testHost } from '../lifecycle/support/test-host.ts';
import { skillText, temporaryDirectory } from '../support/tree.ts';

function request(path: string, given: Partial<SmokeRequest> = {}): SmokeRequest {
  return {
    label: 'the package',
    path,
    pin: null,
    requirements: [],
    obstacle: null,
    clioVersion: 'auto',
    temporaryRoot: memoryDirectory(),
    ...given,
  };
}

/** Runs it, and demands that no file is left and the real directories are as before. */
async function smoke(asked: SmokeRequest, host = testHost()): Promise<readonly SmokeResult[]> {
  const real = dirname(host.configDirectory);
  const before = picture(real);
  const results = await runSmoke(asked, host);
  expect(picture(real)).toEqual(before);
  expect(namesIn(asked.temporaryRoot)).toEqual([]);
  expect(results.map(({ scope }) => scope)).toEqual(['user', 'project']);
  return results;
}

function failedAt(result: SmokeResult | undefined): readonly [SmokeStep | null, string | null] {
  const last = result?.assertions.at(-1);
  return last?.ok === false ? [last.name, last.detail] : [null, null];
}

describe('passes', () => {
  test('every assertion in its order, in both scopes; the project says what is the host’s', async () => {
    const results = await smoke(request(makePackage()));
    for (const result of results) {
      expect(result.result).toBe('pass');
      expect(result.assertions).toEqual(
        smokeSteps.map((name) => ({ name, ok: true, detail: null })),
      );
    }
    expect(results.map(({ reason }) => reason)).toEqual([
      null,
      'later hosts also ask for workspace trust before they load project copies; that is the host’s',
    ]);
  });

  test('with requirements of requirements, pinned', async () => {
    const base = makePackage({ name: 'base' });
    const middle = makePackage({ name: 'middle', requires: ['plugin:base'] });
    const path = makePackage({ requires: ['plugin:middle'] });
    const pin = (root: string) => readTree(root).digest;
    const results = await smoke(
      request(path, {
        pin: pin(path),
        requirements: [
          { reference: 'plugin:base', path: base, pin: pin(base) },
          { reference: 'plugin:middle', path: middle, pin: pin(middle) },
        ],
      }),
    );
    expect(results.map(({ result }) => result)).toEqual(['pass', 'pass']);
  });

  test('beside a real configuration that is in use, and even locked', async () => {
    const host = testHost();
    installPackage(makePackage(), { scope: 'user' }, host);
    writeFileSync(join(host.configDirectory, 'plugins/.mutation.lock'), '');
    const results = await smoke(request(makePackage()), host);
    expect(results.map(({ result }) => result)).toEqual(['pass', 'pass']);
  });

  test('nothing of the package is executed', async () => {
    const marker = join(temporaryDirectory(), 'marker');
    const path = makePackage({
      files: {
        'package.json': `{"scripts":{"install":"touch ${marker}","prepare":"touch ${marker}"}}`,
        '.git/hooks/post-checkout': `#!/bin/sh\ntouch ${marker}\n`,
        '.git/config': `[core]\n\tfsmonitor = touch ${marker}\n`,
        'index.js': `require('node:fs').writeFileSync(${JSON.stringify(marker)}, '')`,
      },
    });
    const [user] = await smoke(request(path));
    expect(user).toMatchObject({ result: 'pass', reason: 'its own .git was left out' });
    expect(namesIn(dirname(marker))).toEqual([]);
  });
});

describe('fails with the right assertion', () => {
  test.each<[string, Parameters<typeof makePackage>[0], SmokeStep, string]>([
    [
      'a manifest that no host admits',
      { files: { 'plugin.json': manifestOf().replace('"1.0.0"', '"v1"') } },
      'admitted',
      'version',
    ],
    ['no manifest', { files: { 'plugin.json': null } }, 'admitted', 'plugin.json'],
    ['a range that no known host is in', { clio: '>=0.6.0 <0.5.0' }, 'admitted', ''],
    [
      'a skill without a description',
      { files: { 'skills/read/SKILL.md': '---\nname: read\n---\n\nRead.\n' } },
      'payloads load from the installed copy',
      'skills/read/SKILL.md',
    ],
    [
      'a stray README in the skills root',
      { files: { 'skills/README.md': '# Skills\n' } },
      'payloads load from the installed copy',
      'skills/README.md',
    ],
    [
      'two skills with one name',
      { files: { 'skills/again/SKILL.md': skillText } },
      'payloads load from the installed copy',
      'read',
    ],
    [
      'a skills root without a skill',
      { files: { 'skills/read/SKILL.md': null, 'skills/read/notes.txt': 'x' } },
      'payloads load from the installed copy',
      'skills',
    ],
    [
      'frontmatter that is no YAML',
      { files: { 'skills/read/SKILL.md': '---\nname: [\n---\n\nRead.\n' } },
      'payloads load from the installed copy',
      'skills/read/SKILL.md',
    ],
  ])('%s', async (_name, choice, step, detail) => {
    const results = await smoke(request(makePackage(choice)));
    for (const result of results) {
      expect(result.result).toBe('fail');
      expect(failedAt(result)[0]).toBe(step);
      expect(failedAt(result)[1]).toContain(detail);
    }
  });

  test('another digest than the pin', async () => {
    const pin = 'ab'.repeat(32);
    const [result] = await smoke(request(makePackage(), { pin }));
    expect(failedAt(result)).toEqual([
      'digest equals the pin',
      `pinned ${pin}, installed ${readTree(makePackage()).digest}`,
    ]);
  });
});

describe('is not run', () => {
  test('with an obstacle', async () => {
    const results = await smoke(request(makePackage(), { obstacle: 'nobody has skill:x' }));
    expect(results).toEqual(
      (['user', 'project'] as const).map((scope) => ({
        package: 'the package',
        scope,
        result: 'not-run',
        reason: 'nobody has skill:x',
        assertions: [],
      })),
    );
  });

  test('when a requirement is not what its row pins, or cannot be installed', async () => {
    const base = makePackage({ name: 'base' });
    const path = makePackage({ requires: ['plugin:base'] });
    const [pinned] = await smoke(
      request(path, {
        requirements: [{ reference: 'plugin:base', path: base, pin: 'ab'.repeat(32) }],
      }),
    );
    expect(pinned).toMatchObject({ result: 'not-run', assertions: [] });
    expect(pinned?.reason).toContain('the requirement plugin:base: mismatch');
    const [missing] = await smoke(
      request(path, {
        requirements: [{ reference: 'plugin:base', path: `${base}-gone`, pin: null }],
      }),
    );
    expect(missing).toMatchObject({ result: 'not-run' });
  });
});

/** A disk that refuses to write from the n-th write on, below one directory. */
function fullDisk(code: string, after: number): Disk {
  let writes = 0;
  return new Proxy(realDisk, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      if (!['writeSync', 'mkdirSync', 'mkdtempSync', 'writeFileSync'].includes(String(name))) {
        return value;
      }
      return (...args: readonly unknown[]) => {
        writes += 1;
        if (writes > after) throw Object.assign(new Error(`${code}: injected`), { code });
        return Reflect.apply(value, target, args);
      };
    },
  });
}

describe('is inconclusive', () => {
  test.each(['ENOSPC', 'EROFS'])('when the disk says %s, whenever it does', async (code) => {
    for (let after = 0; ; after += 3) {
      const host: LifecycleHost = { ...testHost(), disk: fullDisk(code, after) };
      const [user] = await smoke(request(makePackage()), host);
      if (user?.result === 'pass') break;
      expect(user?.result).toBe('inconclusive');
      expect(user?.reason).toContain(code);
      expect(after).toBeLessThan(500);
    }
  });

  test('when its temporary place does not exist', async () => {
    const temporaryRoot = join(temporaryDirectory(), 'missing');
    const results = await runSmoke(request(makePackage(), { temporaryRoot }), testHost());
    expect(results.map(({ result }) => result)).toEqual(['inconclusive', 'inconclusive']);
  });

  test('when it is interrupted, and then nothing is left', async () => {
    const abort = new AbortController();
    const asked = request(makePackage(), { signal: abort.signal });
    const running = smoke(asked);
    setTimeout(() => abort.abort(), 5);
    const results = await running;
    expect(results.map(({ result }) => result)).not.toContain('fail');
    expect(results.at(-1)).toMatchObject({ result: 'inconclusive' });
    expect(results.at(-1)?.reason).toContain('interrupted');
  });

  test('when somebody writes to the real directories meanwhile', async () => {
    const host = testHost();
    mkdirSync(join(host.configDirectory, 'plugins'), { recursive: true });
    const running = runSmoke(request(makePackage()), host);
    await new Promise((resolve) => setImmediate(resolve));
    writeFileSync(join(host.configDirectory, 'plugins/state.json'), '{}');
    const [user, project] = await running;
    expect(user).toMatchObject({ result: 'inconclusive' });
    expect(user?.reason).toContain('somebody wrote to the real plugin directories');
    expect(project?.result).toBe('pass');
  });
});

test('the source is left as it was', async () => {
  const path = makePackage();
  const before = picture(path);
  await smoke(request(path));
  expect(picture(path)).toEqual(before);
  expect(readFileSync(join(path, 'plugin.json'), 'utf8')).toBe(manifestOf());
});
