import { type Finding } from '../base/finding.ts';
import type { JudgedRow } from './judge-row.ts';
import type { PinRequest } from './pin-request.ts';
import type { Registry } from './registry.ts';
/** Where the package of a row really is, by the label of the row whose directory is not there. */
export type MovedPackages = ReadonlyMap<string, string>;
/** Packages without a row that have the kind and name of a row that leads nowhere. */
export declare function movedPackages(request: PinRequest, judged: readonly JudgedRow[], added: readonly string[]): MovedPackages;
/** Faults of the file and its rows that stop pinning. */
export declare function fileRefusals(registry: Registry, findings: readonly Finding[], moved?: MovedPackages): readonly Finding[];
/** What git says of the packages' files: nothing that a clone would lack may be pinned. */
export declare function untrackedRefusals(request: PinRequest, packages: readonly {
    readonly path: string;
    readonly row: string | null;
}[]): readonly Finding[];
/** A package that is to get a row: it must be admitted, describe itself, and have a name of its own. */
export declare function newPackageRefusals(request: PinRequest, path: string, judged: readonly JudgedRow[], moved: MovedPackages): readonly Finding[];
