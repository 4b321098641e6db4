// One line on a terminal that says how far long work is: nothing in the first second, nothing in a pipe,
// and nothing left of it at the end. Specification: surfaces page, "Work over a second".
import { groupDigits } from '../report/counts.ts';
import type { Terminal } from './terminal.ts';

const SILENT_MS = 1000;
const BETWEEN_MS = 100;
/** Back to the start of the line, and empty it. */
const CLEAR = '\r\u001b[K';

export class ProgressLine {
  readonly #terminal: Pick<Terminal, 'err' | 'errInteractive'>;
  readonly #now: () => number;
  readonly #start: number;
  #drawn: number | null = null;
  #timer: NodeJS.Timeout | null = null;

  /** `now` gives milliseconds. */
  constructor(terminal: Pick<Terminal, 'err' | 'errInteractive'>, now: () => number = Date.now) {
    this.#terminal = terminal;
    this.#now = now;
    this.#start = now();
  }

  /** A `Progress` (src/usecases/progress.ts). */
  readonly tell = (what: string, done: number, total: number): void => {
    if (!this.#terminal.errInteractive) return;
    const now = this.#now();
    const silent = SILENT_MS - (now - this.#start);
    const draw = (at: number): void => {
      this.#drawn = at;
      this.#terminal.err(`${CLEAR}${what}: ${groupDigits(done)} of ${groupDigits(total)}`);
    };
    this.#stopTimer();
    if (silent > 0) {
      // Waiting for a server tells nothing for long: the last word is shown when the silence is over.
      this.#timer = setTimeout(() => draw(this.#now()), silent).unref();
      return;
    }
    if (this.#drawn === null || now - this.#drawn >= BETWEEN_MS) draw(now);
  };

  /** Takes the line away; call it before anything else is printed, on every way out. */
  clear(): void {
    this.#stopTimer();
    if (this.#drawn !== null) this.#terminal.err(CLEAR);
    this.#drawn = null;
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
