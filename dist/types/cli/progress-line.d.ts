import type { Terminal } from './terminal.ts';
export declare class ProgressLine {
    #private;
    /** `now` gives milliseconds. */
    constructor(terminal: Pick<Terminal, 'err' | 'errInteractive'>, now?: () => number);
    /** A `Progress` (src/usecases/progress.ts). */
    readonly tell: (what: string, done: number, total: number) => void;
    /** Takes the line away; call it before anything else is printed, on every way out. */
    clear(): void;
}
