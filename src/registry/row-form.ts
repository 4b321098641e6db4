// The form of a row's fields: what can be said from the text alone.
// Specification: registry page, the table in "The file".
import type { MapEntry } from '../base/data-node.ts';
import { nearestOf } from '../base/nearest.ts';
import { quote } from '../base/quote.ts';
import { parseDigest } from '../digest/tree.ts';
import { generations, renamedTo } from '../manifest/generations.ts';
import { pluginNameFault, suggestPluginName } from '../manifest/plugin-id.ts';
import { suggestVersion, versionFault } from '../manifest/strict-version.ts';
import { type RowReading, reportRow, spanOf } from './row-reading.ts';

const knownKinds: readonly string[] = [
  ...new Set(generations.flatMap((generation) => generation.names.row)),
];
const audits: readonly string[] = ['pass', 'warn', 'fail', 'unknown'];

/** True for a kind that some known generation takes in a row. */
export function isKnownKind(kind: string): boolean {
  return knownKinds.includes(kind);
}

type FormCheck = (report: RowReading, entry: MapEntry, text: string) => void;

const kindForm: FormCheck = (report, entry, text) => {
  if (isKnownKind(text)) return;
  const near = renamedTo(text) ?? nearestOf(text, knownKinds);
  reportRow(report, 'kind', spanOf(entry), {
    rule: 'row/kind',
    messageId: 'unknown',
    message: `${quote(text)} is no package kind`,
    found: text,
    expected: `one of ${knownKinds.join(', ')}`,
    fix: near === null ? 'give one of the expected kinds' : `write kind: ${near}`,
  });
};

const nameForm: FormCheck = (report, entry, text) => {
  if (pluginNameFault(text) === null) return;
  const near = suggestPluginName(text);
  reportRow(report, 'name', spanOf(entry), {
    rule: 'row/name',
    messageId: 'form',
    message: `${quote(text)} is no package name`,
    found: text,
    expected: '1 to 64 of a-z 0-9 . -, first and last a letter or digit, no "--", no ".."',
    fix:
      near === null
        ? 'give the name that plugin.json states'
        : `write name: ${near}, here and in plugin.json`,
  });
};

const versionForm: FormCheck = (report, entry, text) => {
  if (versionFault(text) === null) return;
  const near = suggestVersion(text);
  reportRow(report, 'version', spanOf(entry), {
    rule: 'row/version',
    messageId: 'form',
    message: `${quote(text)} is no semantic version`,
    found: text,
    expected: 'a version such as 1.2.0, without v, = or spaces',
    fix: near === null ? 'give the version that plugin.json states' : `write version: ${near}`,
  });
};

const digestForm: FormCheck = (report, entry, text) => {
  if (parseDigest(text) !== null) return;
  reportRow(report, 'sha256', spanOf(entry), {
    rule: 'row/sha256',
    messageId: 'form',
    message: `${quote(text)} is no digest${text.length === 64 ? '' : ` (${text.length} characters)`}`,
    found: text,
    expected: '64 of 0-9 a-f',
    fix: 'run plugin-gate pin, or give what plugin-gate digest prints for the package',
  });
};

const auditForm: FormCheck = (report, entry, text) => {
  if (audits.includes(text)) return;
  reportRow(report, 'audit', spanOf(entry), {
    rule: 'row/audit',
    messageId: 'unknown',
    message: `${quote(text)} is no audit result`,
    found: text,
    expected: `one of ${audits.join(', ')}`,
    fix: `write audit: ${nearestOf(text, audits) ?? 'unknown'}`,
  });
};

/** The form each text of a row must have; keys that are not here may hold any text. */
export const rowForms: ReadonlyMap<string, FormCheck> = new Map([
  ['kind', kindForm],
  ['name', nameForm],
  ['version', versionForm],
  ['sha256', digestForm],
  ['audit', auditForm],
]);
