// The routes of the task store. The router decodes a path exactly once; a name goes from there into the one
// parser of names, like every other way in. Specification: capabilities page, "HTTP and the capability screen".

import { relative, sep } from 'node:path';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import { membersOf } from '../../lifecycle/json-value.ts';
import { badName } from '../capability-error.ts';
import { parseCapabilityName } from '../capability-name.ts';
import { lookUp, type Provided, readCatalogue } from '../catalogue.ts';
import { type CapabilityKind, kindRow, kindRows } from '../kinds.ts';
import type { CapabilityPlace } from '../place.ts';
import { recordOf, type TaskRecord } from '../records.ts';
import { readCapabilitySources } from '../sources.ts';
import { getTaskByDirName, listTasks, notFound } from '../tasks.ts';
import { createTask, deleteTask, updateTask } from '../write-tasks.ts';
import { errorResponse } from './error-response.ts';
import { type ApiRequest, type ApiResponse, json } from './exchange.ts';

type Handler = (call: {
  readonly name: unknown;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}) => ApiResponse;

export interface Routes {
  /** The answer to what no route takes, whatever its body: 404, 405 or 400; null where one takes it. */
  readonly refuse: (request: Omit<ApiRequest, 'body'>) => ApiResponse | null;
  readonly answer: (request: ApiRequest) => ApiResponse;
}

const methods: readonly HTTPMethod[] = ['GET', 'POST', 'PUT', 'DELETE'];

/** The routes over a place; `page` answers `/`. Never throws. */
export function makeRoutes(place: CapabilityPlace, page: () => ApiResponse): Routes {
  const router = findMyWay({ maxParamLength: 65_536 });
  const on = (method: HTTPMethod, path: string, handler: Handler): void => {
    router.on(method, path, () => undefined, { handler });
  };
  on('GET', '/', page);
  for (const { kind, folder, writable } of kindRows) {
    if (!writable) {
      on('GET', `/api/${folder}`, () => json(200, { version: 1, [folder]: listKind(place, kind) }));
      on('GET', `/api/${folder}/:name`, ({ name }) => json(200, oneOf(place, kind, name)));
    }
  }
  on('GET', '/api/tasks', ({ query }) => {
    const file = query['file'];
    const tasks = listTasks(place, typeof file === 'string' ? { file } : {});
    return json(200, { version: 1, tasks: tasks.map(taskJson) });
  });
  on('GET', '/api/tasks/:name', ({ name }) => json(200, taskJson(getTaskByDirName(place, name))));
  on('PUT', '/api/tasks/:name', ({ name, body }) =>
    json(200, taskJson(updateTask(place, name, changesOf(name, body)))),
  );
  on('DELETE', '/api/tasks/:name', ({ name }) => {
    const { name: deleted, reveals } = deleteTask(place, name);
    return json(200, { deleted, reveals });
  });
  on('POST', '/api/tasks', ({ body }) => create(place, body));
  const guarded = <T>(act: () => T): T | ApiResponse => {
    try {
      return act();
    } catch (error) {
      return errorResponse(error);
    }
  };
  return {
    refuse: (request) => guarded(() => found(router, request).refused),
    answer: (request) => guarded(() => answer(router, request)),
  };
}

type Router = ReturnType<typeof findMyWay>;

function answer(router: Router, request: ApiRequest): ApiResponse {
  const { match, refused } = found(router, request);
  if (refused !== null) return refused;
  const { handler }: { readonly handler: Handler } = match.store;
  return handler({ name: match.params['name'], query: match.searchParams, body: request.body });
}

type Match = NonNullable<ReturnType<Router['find']>>;
type Found =
  | { readonly match: Match; readonly refused: null }
  | { readonly match: null; readonly refused: ApiResponse };

function found(router: Router, { method, target }: Omit<ApiRequest, 'body'>): Found {
  const refuse = (refused: ApiResponse): Found => ({ match: null, refused });
  if (!target.startsWith('/')) return refuse(noRoute());
  if (isMalformed(target)) {
    return refuse(json(400, { error: 'bad-name', message: 'the path has a malformed escape' }));
  }
  const wanted = method === 'HEAD' ? 'GET' : methods.find((known) => known === method);
  const match = wanted === undefined ? null : router.find(wanted, target);
  if (match !== null) return { match, refused: null };
  const allowed = methods.filter((known) => router.find(known, target) !== null).join(', ');
  if (allowed === '') return refuse(noRoute());
  const message = 'this path does not take that method';
  const hint = `it takes ${allowed}`;
  return refuse(json(405, { error: 'method-not-allowed', message, hint }, { allow: allowed }));
}

function noRoute(): ApiResponse {
  const folders = kindRows.map(({ folder }) => folder).join(', ');
  return json(404, {
    error: 'no-route',
    message: 'nothing is served at this path',
    hint: `ask for / or for /api/KIND or /api/KIND/NAME, where KIND is one of ${folders}`,
  });
}

/** True where the path has a `%` that begins no escape, or escapes that are no UTF-8. */
function isMalformed(target: string): boolean {
  const end = target.search(/[?#]/);
  try {
    decodeURIComponent(end < 0 ? target : target.slice(0, end));
    return false;
  } catch {
    return true;
  }
}

function create(place: CapabilityPlace, body: unknown): ApiResponse {
  const members = new Map(membersOf(body) ?? []);
  const { name, override } = { name: members.get('name'), override: members.get('override') };
  members.delete('name');
  members.delete('override');
  const draft = membersOf(body) === null ? body : Object.fromEntries(members);
  const task = createTask(place, name, draft, { override: override === true });
  return json(201, taskJson(task), {
    location: `/api/tasks/${encodeURIComponent(task.name)}`,
  });
}

/** A record that a client got and sends back is a draft too: what it cannot change is left out. */
function changesOf(name: unknown, body: unknown): unknown {
  const members = membersOf(body);
  if (members === null) return body;
  const fixed = ['kind', 'plugin', 'path', 'state', 'shadowedBy'];
  return Object.fromEntries(
    [...members].filter(
      ([key, value]) => !fixed.includes(key) && !(key === 'name' && value === name),
    ),
  );
}

function listKind(place: CapabilityPlace, kind: CapabilityKind): readonly unknown[] {
  const { sources } = readCapabilitySources(place);
  return readCatalogue(place, sources, kindRow(kind))
    .provided.filter(({ state }) => state === 'effective')
    .map(providedJson);
}

function oneOf(place: CapabilityPlace, kind: CapabilityKind, name: unknown): unknown {
  const parsed = parseCapabilityName(name);
  if (!parsed.ok) throw badName(name, parsed.fault);
  const { sources } = readCapabilitySources(place);
  const provided = lookUp(place, sources, kindRow(kind), parsed.name);
  const winner = provided.find(({ state }) => state === 'effective');
  if (winner === undefined) throw notFound(parsed.name, kind);
  return providedJson(winner);
}

function taskJson(task: TaskRecord): Readonly<Record<string, unknown>> {
  const implementation = relative(task.path, task.implementation).split(sep).join('/');
  // An entry is a direct child of its kind's folder, so this is all that is left of its path.
  return { ...task, path: `tasks/${task.name}`, implementation };
}

/** A record with its path relative to its source. */
function providedJson(provided: Provided): Readonly<Record<string, unknown>> {
  const { entry } = provided;
  const path = relative(entry.source.path, entry.path).split(sep).join('/');
  return { ...recordOf(provided), path };
}
