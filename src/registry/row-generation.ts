// Kinds against the host that was asked for. Without one (`auto`) a row's kinds are those of the generation
// that admitted its package, which comparing with the manifest already holds, or of any known one.
// Specification: registry page, "Row against package"; manifest page, "Host generations".
import { type Finding, finding } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import { type Generation, renamedTo } from '../manifest/generations.ts';
import type { Registry, Row } from './registry.ts';
import { isKnownKind } from './row-form.ts';
import { rowPlace } from './row-place.ts';
import { parseReference } from './row-reference.ts';

/** Findings for kinds of rows and of their requirements that hosts of `generation` do not know. */
export function generationFindings(registry: Registry, generation: Generation): readonly Finding[] {
  return registry.rows.flatMap((row) => {
    const found: Finding[] = [];
    if (row.kind !== null && isKnownKind(row.kind) && !generation.names.row.includes(row.kind)) {
      found.push(otherGeneration(row, row.kind, rowPlace(registry, row, 'kind'), generation));
    }
    for (const { id, span } of row.requires) {
      const kind = parseReference(id)?.kind ?? '';
      if (!isKnownKind(kind) || generation.names.row.includes(kind)) continue;
      const place = registry.source?.place(span.start, span.end) ?? row.place;
      found.push(otherGeneration(row, kind, place, generation));
    }
    return found;
  });
}

function otherGeneration(
  row: Row,
  kind: string,
  place: Finding['place'],
  generation: Generation,
): Finding {
  const renamed = renamedTo(kind);
  return finding({
    rule: 'row/kind',
    messageId: 'other-generation',
    message: `${generation.label} does not know the kind ${quote(kind)}`,
    place,
    found: kind,
    expected: `one of ${generation.names.row.join(', ')}`,
    fix:
      renamed !== null && generation.names.row.includes(renamed)
        ? `write ${renamed} in plugin.json and run plugin-gate pin, or check for another host`
        : 'check for a host that knows it, or remove the row',
    row: row.label,
  });
}
