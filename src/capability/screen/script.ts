// The script of the capability screen: editing and deleting the owner's tasks by the HTTP surface. Text of
// entries is only ever put in by `value` and `textContent`. The page shows everything without it.

export const script = `
'use strict';
const token = document.body.dataset.token;
const status = document.getElementById('status');
const dialog = document.getElementById('edit');
const form = dialog.querySelector('form');
const error = dialog.querySelector('.error');
let save = null;

async function call(method, path, body) {
  const headers = { 'x-plugin-gate-token': token };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new Error(answer.message || (answer.plugin ? 'It belongs to the plugin ' + answer.plugin + '.' : 'Refused (' + response.status + ').'));
}

function path(name) { return '/api/tasks/' + encodeURIComponent(name); }

function again(message) {
  try { sessionStorage.setItem('said', message); } catch {}
  location.reload();
}

function open(title, values, isNew, then) {
  document.getElementById('edit-title').textContent = title;
  document.getElementById('row-name').hidden = !isNew;
  form.elements.name.required = isNew;
  form.elements.content.required = isNew;
  document.getElementById('content-title').textContent = isNew ? 'Content of the implementation, the file that runs' : 'New content of the implementation, empty to keep it';
  for (const field of ['name', 'title', 'description', 'implementation', 'content']) form.elements[field].value = values[field] || '';
  form.elements.patterns.value = (values.patterns || []).join('\\n');
  error.textContent = '';
  save = then;
  dialog.showModal();
}

form.addEventListener('submit', async (event) => {
  if (event.submitter && event.submitter.value === 'cancel') return;
  event.preventDefault();
  const draft = { title: form.elements.title.value, description: form.elements.description.value, implementation: form.elements.implementation.value, patterns: form.elements.patterns.value.split('\\n').map((line) => line.trim()).filter((line) => line !== '') };
  if (form.elements.content.value !== '') draft.content = form.elements.content.value;
  try { await save(draft); } catch (refused) { error.textContent = refused.message; }
});

document.addEventListener('click', async (event) => {
  const button = event.target.closest('button[data-edit],button[data-delete],button[data-create]');
  if (button === null) return;
  const entry = button.closest('.entry');
  const name = entry === null ? null : entry.dataset.name;
  try {
    if ('create' in button.dataset) {
      open('New task', { implementation: 'run.sh' }, true, async (draft) => {
        const made = await call('POST', '/api/tasks', { name: form.elements.name.value, ...draft });
        again('Created ' + made.name + '.');
      });
    } else if ('edit' in button.dataset) {
      const task = await call('GET', path(name)).catch(() => ({ implementation: 'run.sh' }));
      open('Edit ' + name, task, false, async (draft) => { await call('PUT', path(name), draft); again('Saved ' + name + '.'); });
    } else if (confirm('Delete ' + name + ' from your store?')) {
      const gone = await call('DELETE', path(name));
      again('Deleted ' + name + '.' + (gone.reveals ? ' The one of the plugin ' + gone.reveals + ' has the name now.' : ''));
    }
  } catch (refused) { status.textContent = refused.message; }
});

try {
  const said = sessionStorage.getItem('said');
  sessionStorage.removeItem('said');
  if (said) status.textContent = said;
} catch {}
`;
