// The line of a field as a person can paste it: valid YAML whatever else is said, because that stands in a
// comment. Specification: manifest page, "Payloads", Agents and Fleets.
import type { FieldType } from './field-value.ts';

/** A field with what a writer may put there where the type alone does not tell. */
export interface LinedField {
  readonly type: FieldType;
  /** A value in YAML that is right; absent: taken from the type. */
  readonly sample?: string;
  /** What the value is about; absent: taken from the type. */
  readonly about?: string;
}

/** `key: value  # about`, one line. */
export function fieldLine(key: string, field: LinedField): string {
  const about = field.about ?? aboutType(field.type);
  const line = `${key}: ${field.sample ?? sampleOf(field.type)}`;
  return about === null ? line : `${line}  # ${about}`;
}

function sampleOf(type: FieldType): string {
  switch (type.holds) {
    case 'one-of':
      return type.values[0] ?? '""';
    case 'integer':
      return String(type.least);
    case 'number-above':
      return String(type.bound + 1);
    case 'list':
    case 'texts':
      return '[]';
    case 'mapping':
    case 'structure':
      return '{}';
    case 'text':
    case 'something':
      return '"<text>"';
    default: {
      const never: never = type;
      return never;
    }
  }
}

function aboutType(type: FieldType): string | null {
  if (type.holds === 'one-of') {
    return type.values.length > 1 ? `one of: ${type.values.join(', ')}` : null;
  }
  if (type.holds === 'integer') return type.least === type.most ? null : type.words;
  return type.holds === 'number-above' ? type.words : null;
}
