// The delta as text for people: each name with its class and its chain. Decides nothing.
import type { NotChecked } from '../base/finding.ts';
import { count, lines, notCheckedLines, quoteWhereNeeded, whose } from './capabilities-lines.ts';

/** Every name that has more than one provider, with its chain; with `all` every name. */
export function renderDelta(
  delta: {
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
  },
  all: boolean,
): string {
  const shown = delta.names.filter((name) => all || name.class !== 'unchanged');
  const unchanged = delta.names.filter((name) => name.class === 'unchanged').length;
  return lines([
    ...shown.flatMap((name) => [
      `${name.class}  ${name.kind} ${quoteWhereNeeded(name.name)}`,
      ...name.chain.map(
        ({ plugin, path, state, why, compared }) =>
          `  ${whose(plugin)}  ${path}  ${state}${why === null || why === 'is disabled' ? '' : ` (${why})`}${compared === null ? '' : `, bytes ${comparedText(compared)}`}`,
      ),
    ]),
    `${count(shown.length, 'name')} shown, ${unchanged} with one provider`,
    ...notCheckedLines(delta.notChecked),
  ]);
}

function comparedText(compared: string): string {
  return compared === 'older'
    ? 'that the first has from an older version'
    : compared === 'equal'
      ? 'equal to the first'
      : 'other than the first';
}
