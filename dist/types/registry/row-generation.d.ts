import { type Finding } from '../base/finding.ts';
import { type Generation } from '../manifest/generations.ts';
import type { Registry } from './registry.ts';
/** Findings for kinds of rows and of their requirements that hosts of `generation` do not know. */
export declare function generationFindings(registry: Registry, generation: Generation): readonly Finding[];
