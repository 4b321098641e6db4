/** A package that may be meant by a path where nothing is, or null; after many questions only one of that name. */
export declare function nearestPackage(packages: readonly string[], path: string): string | null;
