export interface Marker {
    /** Offset of the `$`; `markerEnd` is after the `}`, `end` after the suffix. */
    readonly start: number;
    readonly markerEnd: number;
    readonly end: number;
    readonly names: {
        readonly what: 'root';
    } | {
        readonly what: 'component';
        readonly kind: string;
        readonly id: string;
    };
    /** Without the leading `/`; empty where there is none. */
    readonly suffix: string;
}
export interface MalformedMarker {
    readonly start: number;
    readonly end: number;
    readonly text: string;
    readonly better: string | null;
}
export interface ScannedMarkers {
    readonly markers: readonly Marker[];
    readonly malformed: readonly MalformedMarker[];
}
/** The marker for the package root, and the form of the one for a component. */
export declare const rootMarker = "${pluginRoot}";
export declare const componentForm = "${component:kind:id}";
/** All markers of `text` from offset `from`, and what was surely meant as one. */
export declare function scanMarkers(text: string, from?: number): ScannedMarkers;
