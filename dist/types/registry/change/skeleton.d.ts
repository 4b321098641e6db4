/** Without the separators that no one remembers. */
export declare function withoutSeparators(name: string): string;
/** What a hurried reader sees. Two names with one skeleton are confusable. */
export declare function skeletonOf(name: string): string;
