/** The text without quotes; words where there is nothing to show. */
export declare function shownValue(text: string): string;
