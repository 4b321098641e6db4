// The order between steps: each id once, each dependency there, no step waiting for itself. Linear in
// steps and dependencies. Specification: manifest page, "Payloads", Fleets / playbooks.
import { visible } from '../../base/escape.ts';
import { quote, shorten } from '../../base/quote.ts';
import { findCycles } from '../cycles.ts';
import { type FieldReader, placeIn } from './field-reader.ts';
import type { NamedSpan, Step } from './read-step.ts';

/** Judges ids and dependencies of all steps of one file. */
export function judgeDependencies(reader: FieldReader, steps: readonly Step[]): void {
  const byId = new Map<string, Step>();
  const idSpans = new Map<string, NamedSpan>();
  for (const step of steps) {
    if (step.id === null) continue;
    const first = idSpans.get(step.id.id);
    if (first === undefined) {
      byId.set(step.id.id, step);
      idSpans.set(step.id.id, step.id);
    } else judgeTwice(reader, step.id, first);
  }
  const ids: ReadonlySet<string> = new Set(byId.keys());
  for (const step of steps) {
    for (const dependency of step.dependencies) {
      if (dependency.id === step.id?.id) judgeSelf(reader, dependency);
      else if (!ids.has(dependency.id)) judgeMissing(reader, dependency, ids);
    }
  }
  judgeCycles(reader, byId);
}

function judgeTwice(reader: FieldReader, second: NamedSpan, first: NamedSpan): void {
  reader.judgement.stops({
    rule: 'fleet/step-twice',
    messageId: 'twice',
    message: `the step id ${quote(second.id)} is taken already`,
    place: placeIn(reader, second.span),
    found: quote(second.id),
    expected: 'an id of its own',
    fix: 'give this step another id, and name that in the dependencies meant for it',
    related: [{ message: 'the first step of this id', place: placeIn(reader, first.span) }],
  });
}

function judgeSelf(reader: FieldReader, dependency: NamedSpan): void {
  reader.judgement.stops({
    rule: 'fleet/dependency',
    messageId: 'self',
    message: `the step ${quote(dependency.id)} depends on itself`,
    place: placeIn(reader, dependency.span),
    found: quote(dependency.id),
    expected: 'another step',
    fix: `delete ${quote(dependency.id)} from its own dependencies`,
  });
}

function judgeMissing(reader: FieldReader, dependency: NamedSpan, ids: ReadonlySet<string>): void {
  const near = reader.judgement.nearest(dependency.id, ids);
  reader.judgement.stops({
    rule: 'fleet/dependency',
    messageId: 'missing',
    message:
      near === null
        ? `there is no step ${quote(dependency.id)} to depend on`
        : `there is no step ${quote(dependency.id)} to depend on; did you mean ${quote(near)}?`,
    place: placeIn(reader, dependency.span),
    found: quote(dependency.id),
    expected: 'the id of a step of this file',
    fix: near === null ? 'add that step, or delete the dependency' : `write ${quote(near)}`,
  });
}

function judgeCycles(reader: FieldReader, byId: ReadonlyMap<string, Step>): void {
  const edges = [...byId].flatMap(([from, { dependencies }]) =>
    dependencies.map((mark) => ({ from, to: mark.id, mark })),
  );
  for (const { path, closedBy } of findCycles([...byId.keys()], edges)) {
    // A step that depends on itself is told of above.
    if (path.length > 2) reportCycle(reader, closedBy, path);
  }
}

/** Steps of a cycle shown before the rest is counted. */
const MOST_SHOWN = 24;

function reportCycle(reader: FieldReader, closing: NamedSpan, path: readonly string[]): void {
  const names = path.map((id) => shorten(visible(id)));
  const shown =
    names.length <= MOST_SHOWN
      ? names.join(' → ')
      : `${names.slice(0, MOST_SHOWN).join(' → ')} → … (${names.length - 1} steps)`;
  reader.judgement.stops({
    rule: 'fleet/dependency-cycle',
    messageId: 'cycle',
    message: `the steps wait for each other: ${shown}`,
    place: placeIn(reader, closing.span),
    found: shown,
    expected: 'an order in which each step comes after those it depends on',
    fix: `delete the dependency on ${quote(closing.id)} here, or another one on this way`,
  });
}
