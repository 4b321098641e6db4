/** What is wrong with the name, as the end of a sentence; null when nothing is. */
export declare function skillNameFault(name: string): string | null;
