// The fleets (older hosts) or playbooks (newer hosts) of their root: `.md` files directly in it, each a
// plan of steps. Specification: manifest page, "Payloads", Fleets / playbooks.
import { type DataNode, entryOf, type MapEntry, stringOf } from '../../base/data-node.ts';
import { type FieldReader, placeIn } from './field-reader.ts';
import { judgeFields } from './fields.ts';
import { FileJudgement } from './file-judgement.ts';
import { fleetFields, newestFleetVersion, stepSample } from './fleet-fields.ts';
import { judgeFrontmatter } from './frontmatter-faults.ts';
import { judgeHiddenCharacters } from './hidden-characters.ts';
import { type MarkdownPayload, openMarkdown } from './markdown-payload.ts';
import type { PayloadFile, StepUses } from './payload-file.ts';
import { readStep } from './read-step.ts';
import { judgeDependencies } from './step-dependencies.ts';
import { judgeLoop } from './step-loop.ts';
import { joinUses, noUses } from './step-uses.ts';
import { topMarkdown } from './top-markdown.ts';
import { baseName, type TreeIndex } from './tree-index.ts';

/** Reads every file of `root`; `kind` is `fleet` or `playbook`. */
export function readFleets(index: TreeIndex, root: string, kind: string): readonly PayloadFile[] {
  return topMarkdown(index, root).map((path): PayloadFile => {
    const judgement = new FileJudgement();
    const bytes = index.bytesOf(path);
    const payload = bytes === null ? null : openMarkdown(path, bytes, judgement);
    const uses = payload === null ? noUses : judgeFleet(payload, judgement, kind);
    const name = baseName(path).slice(0, -3);
    return { kind, name, path, judgement, payload, unread: bytes === null, uses };
  });
}

function judgeFleet(payload: MarkdownPayload, judgement: FileJudgement, kind: string): StepUses {
  const { frontmatter, source } = payload;
  judgeFrontmatter(payload, judgement, kind);
  if (frontmatter.node === null) return noUses;
  const reader: FieldReader = {
    source,
    judgement,
    area: 'fleet',
    noun: kind,
    version: versionOf(entryOf(frontmatter.node, 'version')?.value),
    closed: false,
  };
  const top = judgeFields(reader, frontmatter.node, fleetFields, '', source.linePlace(1));
  const name = top.get('name')?.value;
  if (name !== undefined) {
    judgeHiddenCharacters(stringOf(name) ?? '', 'name', placeIn(reader, name.span), judgement);
  }
  return joinUses([...judgeLoops(reader, top.get('loops')), judgeSteps(reader, top.get('steps'))]);
}

/** The stated version, or the newest where it is not readable: then no field is called too new. */
function versionOf(node: DataNode | undefined): number {
  const value = node?.type === 'scalar' ? node.value : null;
  const known =
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= 1 &&
    value <= newestFleetVersion;
  return known ? value : newestFleetVersion;
}

function judgeLoops(reader: FieldReader, loops: MapEntry | undefined): readonly StepUses[] {
  if (loops?.value.type !== 'list') return [];
  return loops.value.items.map((loop, at) =>
    judgeLoop(reader, loop, `loops[${at}]`, placeIn(reader, loop.span)),
  );
}

function judgeSteps(reader: FieldReader, entry: MapEntry | undefined): StepUses {
  if (entry?.value.type !== 'list') return noUses;
  if (entry.value.items.length === 0) {
    reader.judgement.stops({
      rule: 'fleet/no-steps',
      messageId: 'empty',
      message: `the ${reader.noun} has no steps`,
      place: placeIn(reader, entry.value.span),
      found: 'no step',
      expected: 'at least one step',
      fix: `write: steps: [${stepSample}]`,
    });
  }
  const steps = entry.value.items
    .map((item, at) => readStep(reader, item, `steps[${at}]`))
    .filter((step) => step !== null);
  judgeDependencies(reader, steps);
  return joinUses(steps.map(({ uses }) => uses));
}
