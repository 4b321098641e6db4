/** The file name less its last extension. */
export declare function withoutExtension(name: string): string;
