// What the parts of a loop use: check and repair may be steps written in place, whose agents, commands
// and arguments count like those of any step. Judges nothing.
import { type DataNode, type MapNode, memberOf, stringOf } from '../../base/data-node.ts';
import type { StepText, StepUses } from './payload-file.ts';

export const noUses: StepUses = { agents: [], commands: [], arguments: [] };

/** What `check` and `repair` of `loop` use. */
export function usesInLoop(loop: MapNode, path: string): StepUses {
  return joinUses(
    ['check', 'repair'].map((key) => {
      const part = memberOf(loop, key);
      return part?.type === 'map' ? usesInStep(part, `${path}.${key}`) : noUses;
    }),
  );
}

function usesInStep(step: MapNode, path: string): StepUses {
  const agent = stringOf(memberOf(step, 'agent'));
  const args = memberOf(step, 'args');
  const items = args?.type === 'list' ? args.items : [];
  return {
    agents: agent === undefined ? [] : [agent],
    commands: textsOf(memberOf(step, 'command'), `${path}.command`),
    arguments: items.flatMap((item, at) => textsOf(item, `${path}.args[${at}]`)),
  };
}

/** The text of a string, with its place and its path for messages; nothing for another value. */
export function textsOf(node: DataNode | undefined, path: string): readonly StepText[] {
  const text = stringOf(node);
  return node === undefined || text === undefined ? [] : [{ text, span: node.span, path }];
}

/** All of them together, in their order. */
export function joinUses(all: readonly StepUses[]): StepUses {
  return {
    agents: all.flatMap(({ agents }) => agents),
    commands: all.flatMap(({ commands }) => commands),
    arguments: all.flatMap((uses) => uses.arguments),
  };
}
