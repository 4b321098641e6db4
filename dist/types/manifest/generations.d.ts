/**
 * What a name stands for: a key of `resources`, the kind of a package, the kind of a registry row or
 * requirement (package kinds and what only a registry knows), or the kind of a component.
 */
export type NameRole = 'resource' | 'package' | 'row' | 'component';
export interface Generation {
    /** Stable id, as reports show it. */
    readonly id: string;
    /** In words, for the middle of a sentence. */
    readonly label: string;
    /** SemVer range of its hosts, pre-releases included. */
    readonly hosts: string;
    readonly names: Readonly<Record<NameRole, readonly string[]>>;
    /** Public component kind to the resource kind it lives in. */
    readonly homes: ReadonlyMap<string, string>;
}
/** Every known generation, oldest first. The first is the default vocabulary. */
export declare const generations: readonly [Generation, ...Generation[]];
export type NameStanding = {
    readonly standing: 'known';
} | {
    readonly standing: 'retired';
}
/** Another generation knows it; `renamed` is what this one says instead, or null. */
 | {
    readonly standing: 'elsewhere';
    readonly where: Generation;
    readonly renamed: string | null;
} | {
    readonly standing: 'unknown';
};
/** True where every known generation has the name in this role. */
export declare function isKnownToAll(role: NameRole, name: string): boolean;
/** How `name` stands with one generation, in a role. */
export declare function standingOf(generation: Generation, role: NameRole, name: string): NameStanding;
/** What `name` is called in the neighbouring generation, or null. */
export declare function renamedTo(name: string): string | null;
