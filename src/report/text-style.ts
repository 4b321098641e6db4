// Colours and line breaking of text output. A piece goes through `visible` before it is coloured, a
// finished line through `guardLogLine` (text.ts), so neither a terminal nor a runner is steered by it.
import pico from 'picocolors';
import type { Severity } from '../checks/rule.ts';
import type { Verdict } from '../checks/verdict.ts';
import { displayWidth } from './display-width.ts';

type Paint = (text: string) => string;

export interface TextStyle {
  /** Terminal columns lines are broken at, or null for a pipe: lines stay whole. */
  readonly width: number | null;
  readonly strong: Paint;
  readonly faint: Paint;
  readonly place: Paint;
  readonly severity: Readonly<Record<Severity, Paint>>;
  readonly verdict: Readonly<Record<Verdict, Paint>>;
}

export function textStyle(color: boolean, width: number | null): TextStyle {
  const paint = pico.createColors(color);
  return {
    width: width === null ? null : Math.max(width, 40),
    strong: paint.bold,
    faint: paint.dim,
    place: paint.cyan,
    severity: { error: paint.red, warning: paint.yellow, note: paint.blue },
    verdict: {
      pass: paint.green,
      fail: paint.red,
      'needs-review': paint.yellow,
      inconclusive: paint.yellow,
      skipped: paint.dim,
    },
  };
}

/**
 * Breaks printable text at blanks so that each line is at most `cells` wide; a longer word keeps a line
 * of its own, so that paths and digests can be copied. Null keeps one line.
 */
export function wrap(text: string, cells: number | null): readonly string[] {
  if (cells === null || displayWidth(text) <= cells) return [text];
  const lines: string[] = [];
  let line: string | null = null;
  let used = 0;
  for (const word of text.split(' ')) {
    const width = displayWidth(word);
    if (line === null) {
      line = word;
      used = width;
    } else if (used + 1 + width > cells) {
      lines.push(line);
      line = word;
      used = width;
    } else {
      line = `${line} ${word}`;
      used += 1 + width;
    }
  }
  lines.push(line ?? '');
  return lines;
}
