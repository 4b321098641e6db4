// The capability screen: one self-contained page, readable without its script. Every text of an entry goes
// through the HTML escaper. A plugin's entry has no control in the tree at all: a line says whose it is.
// Specification: capabilities page, "the capability screen".
import { randomBytes } from 'node:crypto';
import { forHtml } from '../../base/escape.ts';
import type { ApiResponse } from '../http/exchange.ts';
import type { Screen, ScreenEntry } from './read-screen.ts';
import { script } from './script.ts';
import { styles } from './styles.ts';

const titles = {
  task: 'Tasks',
  skill: 'Skills',
  affordance: 'Affordances',
  notification: 'Notifications',
} as const;

/** The page as an answer; `token` is that of this run. */
export function renderScreen(screen: Screen, token: string): ApiResponse {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    body: html(screen, token, nonce),
  };
}

function html(screen: Screen, token: string, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Capabilities</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body data-token="${forHtml(token)}">
<a class="skip" href="#main">Skip to the entries</a>
<header><h1>Capabilities</h1>
<p>Read where they live: yours from your store, the others from their plugins.</p>
<nav aria-label="Kinds">${screen.kinds.map(({ kind, entries }) => `<a href="#${kind}">${titles[kind]} (${entries.length})</a>`).join(' ')}</nav>
</header>
<p id="status" role="status" aria-live="polite"></p>
<main id="main" tabindex="-1">
${problems(screen.problems)}
${screen.kinds.map(section).join('\n')}
</main>
<dialog id="edit" aria-labelledby="edit-title"><form method="dialog">
<h2 id="edit-title">Edit</h2>
<label id="row-name">Name <input name="name" autocomplete="off" maxlength="255"></label>
<label>Title <input name="title" autocomplete="off" required></label>
<label>Description <textarea name="description" rows="3" required></textarea></label>
<label>Implementation <input name="implementation" autocomplete="off" required></label>
<label>File patterns, one a line <textarea name="patterns" rows="3"></textarea></label>
<label id="row-content"><span id="content-title">New content of the implementation, empty to keep it</span> <textarea name="content" rows="6"></textarea></label>
<p class="error" role="alert"></p>
<p class="buttons"><button value="save">Save</button> <button value="cancel" formnovalidate>Cancel</button></p>
</form></dialog>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
}

function problems(messages: readonly string[]): string {
  if (messages.length === 0) return '';
  return `<ul class="problems">${messages.map((message) => `<li>${forHtml(message)}</li>`).join('')}</ul>`;
}

function section({ kind, folder, entries }: Screen['kinds'][number]): string {
  const create = kind === 'task' ? '<button type="button" data-create>New task</button>' : '';
  const list =
    entries.length === 0
      ? `<p class="none">Nothing in <code>${folder}/</code> of your store or of an enabled plugin.</p>`
      : `<ul class="entries">${entries.map(item).join('')}</ul>`;
  return `<section id="${kind}" aria-labelledby="${kind}-title"><h2 id="${kind}-title">${titles[kind]}</h2>${create}${list}</section>`;
}

function item(entry: ScreenEntry): string {
  const name = forHtml(entry.name);
  const title =
    entry.title === null || entry.title === entry.name
      ? ''
      : ` <span class="title">${forHtml(entry.title)}</span>`;
  return `<li class="entry ${entry.state}" data-kind="${entry.kind}" data-name="${name}" data-plugin="${entry.plugin === null ? '' : forHtml(entry.plugin)}">
<h3>${name}${title}</h3>
${entry.description === null ? '' : `<p>${forHtml(entry.description)}</p>`}
${stateLine(entry)}${problems(entry.problems)}${ownerPart(entry, name)}</li>`;
}

function stateLine({ state, shadowedBy }: ScreenEntry): string {
  if (state === 'broken') return '<p class="state">Broken: it does not run.</p>';
  if (state !== 'shadowed') return '';
  const who = shadowedBy === 'owner' ? 'yours' : `that of ${forHtml(shadowedBy ?? '')}`;
  return `<p class="state">Shadowed by ${who} of the same name.</p>`;
}

/** Controls for what may be changed here; else, in their place, a line that says whose it is. */
function ownerPart(entry: ScreenEntry, name: string): string {
  if (entry.plugin !== null) {
    return `<p class="owner">From the plugin <strong>${forHtml(entry.plugin)}</strong>. To change it, update or disable the plugin.</p>`;
  }
  if (!entry.editable) {
    return `<p class="owner">Yours, at <code>${forHtml(entry.path)}</code> in your store.</p>`;
  }
  return `<p class="owner">Yours. <button type="button" data-edit aria-label="Edit ${name}">Edit</button> <button type="button" data-delete aria-label="Delete ${name}">Delete</button></p>`;
}
