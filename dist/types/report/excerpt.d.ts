import type { Place } from '../base/finding.ts';
export interface Excerpt {
    /** Three parts of one printable line: before the mark, the marked text, after it. */
    readonly before: string;
    readonly marked: string;
    readonly after: string;
    /** `^^^` below the marked text, with the blanks before it; empty when nothing on the line is marked. */
    readonly marker: string;
}
/**
 * Draws `place` in at most `cells` terminal cells; null when it has no line or only blanks. Indentation
 * is dropped, a tab takes four cells (inside the mark it shows as `\t`), and of a long line the part
 * around the mark is kept.
 */
export declare function drawExcerpt(place: Place, cells: number): Excerpt | null;
