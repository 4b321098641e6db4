// One step of a fleet or playbook: an agent step, a code step, or one of the later forms.
// Specification: manifest page, "Payloads", Fleets / playbooks.
import {
  type DataNode,
  entryOf,
  type MapEntry,
  type MapNode,
  type Span,
  stringOf,
} from '../../base/data-node.ts';
import type { Place } from '../../base/finding.ts';
import { quote } from '../../base/quote.ts';
import { type FieldReader, placeIn } from './field-reader.ts';
import { judgeValue, mapping } from './field-value.ts';
import { judgeFields } from './fields.ts';
import { stepFields, stepSample } from './fleet-fields.ts';
import type { StepText, StepUses } from './payload-file.ts';
import { payloadLimits } from './payload-limits.ts';
import { judgeLoop, judgeOpenLoop } from './step-loop.ts';
import { textsOf } from './step-uses.ts';
import { judgeWrites } from './step-writes.ts';

export interface NamedSpan {
  readonly id: string;
  readonly span: Span;
}

export interface Step {
  /** Null where the step has no readable id. */
  readonly id: NamedSpan | null;
  readonly dependencies: readonly NamedSpan[];
  readonly uses: StepUses;
}

const laterForms = ['loop', 'maxAttempts', 'check', 'repair', 'gate', 'gates', 'plan', 'plans'];

/** Reads and judges the step `node`; `path` names it in messages. Null when it is no mapping. */
export function readStep(reader: FieldReader, node: DataNode, path: string): Step | null {
  if (!judgeValue(reader, node, mapping, path, `- ${stepSample}`) || node.type !== 'map')
    return null;
  const home = stepPlace(reader, node);
  const good = judgeFields(reader, node, stepFields, `${path}.`, home);
  const scope = stringOf(good.get('scope')?.value) ?? null;
  judgeForm(reader, node, path, home);
  judgeWrites(reader, good.get('writes'), {
    path,
    home,
    required: scope === 'workspace' && entryOf(node, 'writes') === undefined,
  });
  const loop = good.get('loop');
  const inLoop =
    loop === undefined
      ? judgeOpenLoop(reader, node, path, home)
      : judgeLoop(reader, loop.value, `${path}.loop`, placeIn(reader, loop.keySpan));
  const agent = stringOf(good.get('agent')?.value);
  return {
    id: nameOf(good.get('id')?.value),
    dependencies: namesOf(good.get('dependencies')),
    uses: {
      agents: [...(agent === undefined ? [] : [agent]), ...inLoop.agents],
      commands: [...textsOf(good.get('command')?.value, `${path}.command`), ...inLoop.commands],
      arguments: [...readArguments(reader, good.get('args'), path), ...inLoop.arguments],
    },
  };
}

/** The place of a step as a whole: its first key. */
function stepPlace(reader: FieldReader, node: MapNode): Place {
  return placeIn(reader, node.entries[0]?.keySpan ?? node.span);
}

function judgeForm(reader: FieldReader, node: MapNode, path: string, home: Place): void {
  const has = (key: string): boolean => entryOf(node, key) !== undefined;
  const report = (messageId: string, message: string, place: Place, fix: string): void =>
    reader.judgement.stops({
      rule: 'fleet/step-form',
      messageId,
      message,
      place,
      expected: 'either "agent" (an agent step) or "command" (a code step)',
      fix,
    });
  const command = entryOf(node, 'command');
  if (has('agent') && command !== undefined) {
    const message = `${quote(path)} has both "agent" and "command"`;
    const fix = 'delete one of the two, or make two steps of it';
    report('both', message, placeIn(reader, command.keySpan), fix);
  } else if (!has('agent') && !has('command') && !laterForms.some(has)) {
    const fix =
      'add this line: agent: reader  # the name of an agent; or write "command" with what to run';
    report('neither', `${quote(path)} has neither "agent" nor "command"`, home, fix);
  }
  const args = entryOf(node, 'args');
  if (has('agent') && args !== undefined && command === undefined) {
    const message = `${quote(path)} is an agent step and has "args", which only code steps take`;
    report('arguments', message, placeIn(reader, args.keySpan), 'delete "args"');
  }
  if (has('agent') && !has('scope')) {
    reader.judgement.stops({
      rule: 'fleet/missing-key',
      messageId: 'missing',
      message: `the ${reader.noun} has no ${quote(`${path}.scope`)}`,
      place: home,
      expected: quote(`${path}.scope`),
      fix: 'add this line: scope: readonly  # or workspace, where the agent changes files',
    });
  }
}

function readArguments(
  reader: FieldReader,
  entry: MapEntry | undefined,
  path: string,
): readonly StepText[] {
  if (entry?.value.type !== 'list') return [];
  const { items } = entry.value;
  if (items.length > payloadLimits.stepArguments) {
    reader.judgement.stops({
      rule: 'fleet/arguments',
      messageId: 'too-many',
      message: `${quote(path)} has ${items.length} arguments, over ${payloadLimits.stepArguments}`,
      place: placeIn(reader, entry.keySpan),
      found: `${items.length} arguments`,
      expected: `at most ${payloadLimits.stepArguments}`,
      fix: 'put the arguments into a file and name that file instead',
    });
  }
  const given = items.flatMap((item, at) => textsOf(item, `${path}.args[${at}]`));
  for (const one of given) {
    if (one.text.length <= payloadLimits.argumentLength) continue;
    reader.judgement.stops({
      rule: 'fleet/arguments',
      messageId: 'too-long',
      message: `${quote(one.path)} has ${one.text.length} characters, over ${payloadLimits.argumentLength}`,
      place: placeIn(reader, one.span),
      found: `${one.text.length} characters`,
      expected: `at most ${payloadLimits.argumentLength}`,
      fix: 'put the text into a file and name that file instead',
    });
  }
  return given;
}

function nameOf(node: DataNode | undefined): NamedSpan | null {
  const id = stringOf(node);
  return node === undefined || id === undefined || id.trim() === ''
    ? null
    : { id, span: node.span };
}

function namesOf(entry: MapEntry | undefined): readonly NamedSpan[] {
  if (entry?.value.type !== 'list') return [];
  return entry.value.items.map(nameOf).filter((name) => name !== null);
}
