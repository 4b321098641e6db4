/** How the scalar to be replaced is written; `double` where there is none. */
export type ScalarStyle = 'plain' | 'single' | 'double';
/** Renders `value` on one line. `flow`: inside `[…]` or `{…}`. */
export declare function renderScalar(value: string, style: ScalarStyle, flow: boolean): string;
/** The style of a scalar from its text in the file. */
export declare function scalarStyleOf(written: string): ScalarStyle;
