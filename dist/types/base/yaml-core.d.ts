/**
 * What YAML 1.2 core makes of a plain scalar (its page "Tag Resolution"). A number too large to hold is
 * a number all the same: a digest of digits and one `e` is Infinity to a typed reader.
 */
export declare function typedValue(text: string): string | number | boolean | null;
