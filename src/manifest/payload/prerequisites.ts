// What a package expects from outside: commands that its steps start, agents that they ask. Listed, never
// a fault. Specification: manifest page, "Payloads", last sentence.
import { byCodeUnits } from '../../base/order.ts';
import { parseRelativePath } from '../../base/relative-path.ts';
import { scanMarkers } from './markers.ts';
import type { PayloadFile } from './payload-file.ts';
import type { Prerequisites } from './payloads.ts';
import type { TreeIndex } from './tree-index.ts';

/** Commands and agents of all steps that the package does not bring itself. */
export function prerequisitesOf(files: readonly PayloadFile[], index: TreeIndex): Prerequisites {
  const own = new Set(files.filter(({ kind }) => kind === 'agent').map(({ name }) => name));
  const commands = new Set<string>();
  const agents = new Set<string>();
  for (const { uses } of files) {
    for (const agent of uses?.agents ?? []) if (!own.has(agent)) agents.add(agent);
    for (const { text } of uses?.commands ?? []) {
      if (!isOwnCommand(text, index)) commands.add(text);
    }
  }
  return {
    commands: [...commands].sort(byCodeUnits),
    agents: [...agents].sort(byCodeUnits),
  };
}

function isOwnCommand(command: string, index: TreeIndex): boolean {
  if (scanMarkers(command).markers[0]?.start === 0) return true;
  const path = parseRelativePath(command);
  return command.includes('/') && path.ok && index.isFile(path.path);
}
