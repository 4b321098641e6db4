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
export declare function fieldLine(key: string, field: LinedField): string;
