// Agents, fleets and packages that hold them, which start valid so that a test states only the defect.
import { type Json, manifestText, writePackage } from './tree.ts';

const agentLines: Readonly<Record<string, string>> = {
  version: 'version: 1',
  name: 'name: Reader',
  description: 'description: Reads pages.',
  tools: 'tools: {required: [read], optional: []}',
  skills: 'skills: [read]',
  audience: 'audience: custom',
  category: 'category: research',
  capabilityClass: 'capabilityClass: read-only',
  latencyClass: 'latencyClass: fast',
  projectContextTier: 'projectContextTier: bounded',
  budget: 'budget: {toolCalls: 20, readReserve: 5, synthesis: 2}',
  resultContract: 'resultContract: summary',
  tags: 'tags: [pages]',
};

/** An agent recipe: `version` on line 2 to `tags` on line 14, the body on line 17. A null takes a line away. */
export function agentText(
  changes: Readonly<Record<string, string | null>> = {},
  body = '\nRead the page.\n',
): string {
  const lines = Object.entries({ ...agentLines, ...changes }).flatMap(([, line]) => line ?? []);
  return `---\n${lines.join('\n')}\n---\n${body}`;
}

/** One step that is right in every version from 1 to 3, as lines of the list `steps`. */
export const oneStep = ['  - id: read', '    agent: reader', '    scope: readonly'];

/**
 * A fleet or playbook: version, name, maxWorkers and onFailure on lines 2 to 5, `steps:` on line 6, its
 * first step on line 7.
 */
export function fleetText(
  steps: readonly string[] = oneStep,
  changes: Readonly<Record<string, string | null>> = {},
  body = '\nGo.\n',
): string {
  const fields: Record<string, string | null> = {
    version: 'version: 1',
    name: 'name: Tour',
    maxWorkers: 'maxWorkers: 2',
    onFailure: 'onFailure: stop',
    steps: ['steps:', ...steps].join('\n'),
    ...changes,
  };
  const lines = Object.values(fields).flatMap((line) => line ?? []);
  return `---\n${lines.join('\n')}\n---\n${body}`;
}

/** Writes the valid package with `files` added and the resource roots they lie in declared. */
export function writePayloads(
  root: string,
  files: Readonly<Record<string, string | null>>,
  components: readonly Json[] = [],
): void {
  const roots = new Set(
    Object.keys(files)
      .map((path) => path.split('/')[0] ?? '')
      .filter((name) => ['prompts', 'agents', 'fleets', 'playbooks'].includes(name)),
  );
  const resources = Object.fromEntries([...roots].map((name) => [name, name]));
  const range = roots.has('playbooks') ? '>=0.6.2' : '<0.6.2';
  const clio = {
    resources,
    ...(roots.has('fleets') || roots.has('playbooks') ? { compatibility: { clio: range } } : {}),
    ...(components.length > 0 ? { components } : {}),
  };
  writePackage(root, { 'plugin.json': manifestText({}, clio), ...files });
}
