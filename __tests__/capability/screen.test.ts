// The capability screen in a real browser: what a person sees, clicks and cannot do. Skipped where there is none.
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Browser, chromium, type Page } from 'playwright-core';
import { picture } from '../lifecycle/support/test-host.ts';
import { skill, task } from '../support/fork.ts';
import { temporaryDirectory } from '../support/tree.ts';
import { type Fork, makeFork, textOf } from './support/fork.ts';
import { serve } from './support/http.ts';

const executable = process.env['PLUGIN_GATE_CHROMIUM'] ?? '/usr/bin/chromium';
const inBrowser = existsSync(executable) ? describe : describe.skip;
if (!existsSync(executable)) {
  console.warn(
    `no browser at ${executable} (set PLUGIN_GATE_CHROMIUM): the screen is not tested in one`,
  );
}

const usual = (): Fork =>
  makeFork({
    ...task('capabilities/tasks/mine'),
    ...task('capabilities/tasks/both'),
    ...task('plugins/notes/tasks/both'),
    ...task('plugins/notes/tasks/theirs'),
    ...skill('capabilities/skills/own'),
    ...skill('plugins/notes/skills/read'),
  });

inBrowser('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: executable,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      env: { HOME: temporaryDirectory(), PATH: process.env['PATH'] ?? '' },
    });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
  });

  async function open(fork: Fork): Promise<Page> {
    const { url } = await serve(fork);
    const page = await browser.newPage();
    page.setDefaultTimeout(50_000);
    await page.goto(url);
    return page;
  }

  const entry = (page: Page, name: string, plugin: string) =>
    page.locator(`.entry[data-name="${name}"][data-plugin="${plugin}"]`);

  test('every entry with its owner: edit and delete for the owner’s, a line in their place for a plugin’s', async () => {
    const page = await open(usual());
    const mine = entry(page, 'mine', '');
    expect(await mine.getByRole('button').allTextContents()).toEqual(['Edit', 'Delete']);
    expect(await mine.getByRole('button').first().getAttribute('aria-label')).toBe('Edit mine');
    for (const name of ['theirs', 'both']) {
      const theirs = entry(page, name, 'notes');
      expect(await theirs.locator('.owner').textContent()).toBe(
        'From the plugin notes. To change it, update or disable the plugin.',
      );
      // Absent from the tree, not hidden in it.
      expect(
        await theirs.locator('button, input, form, a, [role=button], [tabindex]').count(),
      ).toBe(0);
    }
    expect(await entry(page, 'own', '').locator('.owner').textContent()).toBe(
      'Yours, at skills/own in your store.',
    );
    expect(await entry(page, 'read', 'notes').locator('button').count()).toBe(0);
    await page.close();
  }, 60_000);

  test('delete asks, deletes, and says whose entry has the name now', async () => {
    const fork = usual();
    const before = picture(fork.plugins);
    const page = await open(fork);
    page.once('dialog', (dialog) => void dialog.dismiss());
    await entry(page, 'both', '').getByRole('button', { name: 'Delete both' }).click();
    expect(existsSync(join(fork.store, 'tasks/both'))).toBe(true);
    page.once('dialog', (dialog) => void dialog.accept());
    await entry(page, 'both', '').getByRole('button', { name: 'Delete both' }).click();
    await page.getByText('Deleted both. The one of the plugin notes has the name now.').waitFor();
    expect(existsSync(join(fork.store, 'tasks/both'))).toBe(false);
    expect(await entry(page, 'both', '').count()).toBe(0);
    expect(await entry(page, 'both', 'notes').locator('.state').count()).toBe(0);
    expect(picture(fork.plugins)).toEqual(before);
    await page.close();
  }, 60_000);

  test('edit and create, by keyboard alone', async () => {
    const fork = usual();
    const page = await open(fork);
    await entry(page, 'mine', '').getByRole('button', { name: 'Edit mine' }).focus();
    await page.keyboard.press('Enter');
    // The page asks for the task first, and opens the dialog once it is filled.
    await page.getByRole('dialog').waitFor();
    const title = page.getByLabel('Title');
    expect(await title.inputValue()).toBe('Sync notes');
    await title.fill('Sync "all" <b>');
    await page.keyboard.press('Enter');
    await page.getByText('Saved mine.').waitFor();
    expect(textOf(fork.store, 'tasks/mine/task.yaml')).toContain('name: "Sync \\"all\\" <b>"\n');
    expect(await entry(page, 'mine', '').locator('h3').textContent()).toBe('mine Sync "all" <b>');

    await page.getByRole('button', { name: 'New task' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Name', { exact: true }).fill('../evil');
    await page.getByLabel('Title').fill('T');
    await page.getByLabel('Description').fill('D.');
    await page.getByLabel('Content of the implementation').fill('echo fresh');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('the name "../evil" has a slash, a backslash or a colon').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('fresh');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Created fresh.').waitFor();
    expect(textOf(fork.store, 'tasks/fresh/run.sh')).toBe('echo fresh');
    await page.close();
  }, 60_000);

  test('it reads without its script, in light, dark and a narrow window', async () => {
    const { url } = await serve(usual());
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        colorScheme,
        javaScriptEnabled: false,
        viewport: { width: 320, height: 640 },
      });
      const page = await context.newPage();
      await page.goto(url);
      expect(await page.locator('.entry').count()).toBe(6);
      const [ink, paper] = [
        await page.evaluate('getComputedStyle(document.body).color'),
        await page.evaluate('getComputedStyle(document.body).backgroundColor'),
      ];
      expect(ink === paper).toBe(false);
      const wide = await page.evaluate('document.documentElement.scrollWidth');
      expect(wide).toBeLessThanOrEqual(320);
      await context.close();
    }
  }, 60_000);

  test('another page in the browser can neither read nor delete', async () => {
    const fork = usual();
    const { url, token } = await serve(fork);
    const before = picture(fork.root);
    const evil: Server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>evil</title>');
    });
    await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(evil.address() as AddressInfo).port}/`);
    const outcomes = await page.evaluate(
      async ({ url, token }) => {
        const attempt = async (path: string, init: RequestInit): Promise<string> => {
          try {
            const response = await fetch(`${url}${path}`, init);
            return `${response.type} ${response.status}`;
          } catch {
            return 'failed';
          }
        };
        return [
          await attempt('api/tasks', {}),
          await attempt('api/tasks/mine', { method: 'DELETE' }),
          await attempt('api/tasks/mine', {
            method: 'DELETE',
            headers: { 'x-plugin-gate-token': token },
          }),
          await attempt('api/tasks', { method: 'POST', mode: 'no-cors', body: '{"name":"x"}' }),
          await attempt('', { mode: 'no-cors' }),
        ];
      },
      { url, token },
    );
    // An opaque answer has no status and no body to read; all others never arrive.
    expect(outcomes.slice(0, 3)).toEqual(['failed', 'failed', 'failed']);
    expect(outcomes.slice(3).every((outcome) => ['failed', 'opaque 0'].includes(outcome))).toBe(
      true,
    );
    expect(picture(fork.root)).toEqual(before);
    // A text, since this file is no page: what a page would see of a frame with the screen in it.
    const framed = await page.evaluate(`(async () => {
      const frame = document.createElement('iframe');
      frame.src = ${JSON.stringify(url)};
      document.body.append(frame);
      await new Promise((resolve) => { frame.onload = resolve; });
      try { return frame.contentDocument?.querySelectorAll('.entry').length ?? 'blocked'; }
      catch { return 'blocked'; }
    })()`);
    expect(framed).toBe('blocked');
    await page.close();
    await new Promise((resolve) => evil.close(resolve));
  }, 60_000);
});

if (!existsSync(executable)) {
  test('without a browser the screen is looked at in http.test.ts only', () => {
    expect(existsSync(executable)).toBe(false);
  });
}
