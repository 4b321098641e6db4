// Undo of a mutation: each step says beforehand how it is taken back; a failure takes all back in
// reverse. An undo that fails does not stop the others; what it leaves is told, and doctor's to repair.
// Specification: lifecycle page, "Install".
import { messageOf } from '../base/fault.ts';
import { notice } from './diagnostic.ts';
import type { PluginDiagnostic } from './types.ts';

/** Takes one step back; returns what a person must know about it. */
export type UndoStep = () => readonly PluginDiagnostic[];

export class Undo {
  readonly #steps: UndoStep[] = [];
  #failed = false;

  /** Registers the way back before the step is tried: a step may do its work and fail all the same. */
  before(step: UndoStep): void {
    this.#steps.push(step);
  }

  /** The change stands: nothing is taken back any more. */
  commit(): void {
    this.#steps.length = 0;
  }

  /** True when a step could not be taken back. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Takes everything back, last first. Throws nothing. */
  run(): readonly PluginDiagnostic[] {
    const told: PluginDiagnostic[] = [];
    for (const step of this.#steps.splice(0).reverse()) {
      try {
        told.push(...step());
      } catch (error) {
        this.#failed = true;
        told.push(
          notice('io', `a step could not be undone: ${messageOf(error)}; run plugin-gate doctor`),
        );
      }
    }
    return told;
  }
}
