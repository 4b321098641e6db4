// A text as a YAML scalar, in the style that was there where that style can hold it. What is written is
// read back before it is used, so a value never changes its type or its text.
import { hasUnseen } from '../base/escape.ts';
import { parseYaml } from '../base/yaml.ts';

/** How the scalar to be replaced is written; `double` where there is none. */
export type ScalarStyle = 'plain' | 'single' | 'double';

/** Renders `value` on one line. `flow`: inside `[…]` or `{…}`. */
export function renderScalar(value: string, style: ScalarStyle, flow: boolean): string {
  const candidate = style === 'plain' ? value : style === 'single' ? singleQuoted(value) : null;
  if (candidate !== null && readsBack(candidate, value, flow)) return candidate;
  return doubleQuoted(value);
}

/** The style of a scalar from its text in the file. */
export function scalarStyleOf(written: string): ScalarStyle {
  if (written.startsWith('"')) return 'double';
  return written.startsWith("'") ? 'single' : 'plain';
}

function singleQuoted(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

/** JSON strings are YAML double-quoted scalars; what JSON leaves raw but a reader cannot see is escaped too. */
function doubleQuoted(value: string): string {
  const text = JSON.stringify(value);
  if (!hasUnseen(text)) return text;
  return [...text].map((one) => (hasUnseen(one) ? escaped(one) : one)).join('');
}

function escaped(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16);
  return hex.length > 4 ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}

/** What older YAML readers take for a boolean, a number, a date or null: quoted, though ours would not need it. */
const surprising =
  /^(?:y|yes|n|no|on|off|true|false|null|~|[-+.]?[0-9][0-9a-fA-FxXoO_.:eE+-]*|[-+.]?\.(?:inf|nan))$/i;

function readsBack(candidate: string, value: string, flow: boolean): boolean {
  if (hasUnseen(candidate)) return false;
  if (candidate === value && surprising.test(value) && !isVersionOrDigest(value)) return false;
  const { root, syntax, problems } = parseYaml(
    flow ? `{k: ${candidate}, z: z}` : `k: ${candidate}\n`,
  );
  if (root?.type !== 'map' || syntax !== null || problems.length > 0) return false;
  const read = root.entries[0]?.value;
  const alone = root.entries.length === (flow ? 2 : 1);
  return alone && read?.type === 'scalar' && read.value === value;
}

/** Three numbers with two dots, or 64 hex digits, are no number in any YAML unless read back as one. */
function isVersionOrDigest(value: string): boolean {
  return /^[0-9]+\.[0-9]+\.[0-9]+/.test(value) || /^[0-9a-f]{64}$/.test(value);
}
