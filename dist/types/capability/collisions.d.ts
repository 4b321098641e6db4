import { type Finding } from '../base/finding.ts';
import type { Provided } from './catalogue.ts';
/** Findings about names of one kind; `provided` is a catalogue's, in its order. */
export declare function collisionFindings(provided: readonly Provided[]): readonly Finding[];
