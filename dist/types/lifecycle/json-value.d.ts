/** The own members of a JSON object, or null when `value` is none. */
export declare function membersOf(value: unknown): ReadonlyMap<string, unknown> | null;
/** What a JSON value is, in words. */
export declare function describeJson(value: unknown): string;
/** JSON text with sorted keys: equal texts are equal values. Undefined members vanish. */
export declare function canonicalJson(value: unknown): string;
