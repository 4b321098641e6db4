/** `text` as it is where no shell would touch it, else in single quotes. */
export declare function shellWord(text: string): string;
