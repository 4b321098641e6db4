// Results of smoke installs as text: one line a package and scope, with the assertion that does not hold
// and its diagnostic, or why nothing can be said. Prints nothing itself; lines leave through `guardLogLine`.
// Specification: lifecycle page, "Smoke install".
import { guardLogLine, visible } from '../base/escape.ts';
import type { SmokeResult } from '../smoke/smoke-types.ts';
import { countOf } from './counts.ts';
import { type TextStyle, textStyle } from './text-style.ts';

const kinds = ['fail', 'inconclusive', 'not-run', 'pass'] as const;

/** All results; ends with the counts. */
export function renderSmoke(
  results: readonly SmokeResult[],
  options: { readonly color: boolean },
): string {
  const style = textStyle(options.color, null);
  const lines = [...results.flatMap((result) => resultLines(result, style)), lastLine(results)];
  return `${lines.map(guardLogLine).join('\n')}\n`;
}

function resultLines(result: SmokeResult, style: TextStyle): readonly string[] {
  const paint = style.verdict[result.result === 'not-run' ? 'inconclusive' : result.result];
  const held = result.assertions.filter(({ ok }) => ok).length;
  const count = countOf(held, 'assertion');
  const asserted = result.result === 'not-run' ? '' : `, ${count} ${held === 1 ? 'holds' : 'hold'}`;
  return [
    `${paint(result.result)} ${visible(result.package)} (${result.scope} scope)${asserted}`,
    ...result.assertions
      .filter(({ ok }) => !ok)
      .map(({ name, detail }) => `  ${name}: ${visible(detail ?? 'no reason given')}`),
    ...(result.reason === null ? [] : [`  ${visible(result.reason)}`]),
  ];
}

/** `12 pass, 1 fail`, with every kind that occurs. */
function lastLine(results: readonly SmokeResult[]): string {
  const counts = kinds.flatMap((kind) => {
    const count = results.filter(({ result }) => result === kind).length;
    return count === 0 ? [] : [`${count} ${kind}`];
  });
  return `smoke installs: ${counts.join(', ')}`;
}
