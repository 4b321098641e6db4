/** The line `name: …` for `name`, in quotes where YAML would read anything but text. */
export declare function nameLine(name: string): string;
/** The fix for `name` in `directory`. A directory that is no name itself can only be renamed. */
export declare function namingFix(name: string, directory: string): string;
/** A name that every reader of skills takes. */
export declare function isPlainName(name: string): boolean;
