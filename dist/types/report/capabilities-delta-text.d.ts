import type { NotChecked } from '../base/finding.ts';
/** Every name that has more than one provider, with its chain; with `all` every name. */
export declare function renderDelta(delta: {
    readonly names: readonly {
        readonly kind: string;
        readonly name: string;
        readonly class: string;
        readonly chain: readonly {
            readonly plugin: string | null;
            readonly path: string;
            readonly state: string;
            readonly why: string | null;
            readonly compared: string | null;
        }[];
    }[];
    readonly notChecked: readonly NotChecked[];
}, all: boolean): string;
