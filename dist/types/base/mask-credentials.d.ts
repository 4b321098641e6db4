/** `text` with the user information of every `//user:password@host` in it replaced by `***`. */
export declare function maskCredentials(text: string): string;
/** The same for a source line, whose columns have to stay where they are. */
export declare function hideCredentials(line: string): string;
