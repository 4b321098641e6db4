// One name, several providers: two plugins is an error that names every party and what to do, the owner before
// a plugin is a note. Pure. Specification: capabilities page, "Checks".
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { listNames, quote } from '../base/quote.ts';
import type { Provided } from './catalogue.ts';

/** Findings about names of one kind; `provided` is a catalogue's, in its order. */
export function collisionFindings(provided: readonly Provided[]): readonly Finding[] {
  const byName = new Map<string, Provided[]>();
  for (const each of provided) {
    const same = byName.get(each.entry.name);
    if (same === undefined) byName.set(each.entry.name, [each]);
    else same.push(each);
  }
  return [...byName.values()].flatMap((same) => (same.length < 2 ? [] : collision(same)));
}

function collision(same: readonly Provided[]): readonly Finding[] {
  const own = same.find(({ entry }) => entry.source.plugin === null);
  const plugins = same.filter(({ entry }) => entry.source.plugin !== null);
  return [
    ...(plugins.length > 1 ? [twoPlugins(plugins, own)] : []),
    ...(own === undefined ? [] : [shadows(own, plugins)]),
  ];
}

function twoPlugins(plugins: readonly Provided[], own: Provided | undefined): Finding {
  const [first] = plugins;
  const { name, row, path } = (first as Provided).entry;
  const parties = plugins.map(({ entry }) => quote(entry.source.plugin ?? ''));
  const winner = own === undefined ? `${parties[0]} is used` : 'your own entry is used';
  return finding({
    rule: 'capability/two-plugins',
    messageId: 'name',
    message: `the plugins ${listNames(parties, 20)} provide the ${row.kind} ${quote(name)}; ${winner}`,
    place: wholeFile(path),
    row: `${row.kind}:${name}`,
    found: parties.join(', '),
    expected: 'one enabled plugin with that name',
    fix: `disable ${listNames(parties.slice(1), 20)}, or have it renamed, or put an entry ${quote(name)} of your own into ${row.folder}/ of the store and waive capability/two-plugins for ${row.kind}:${name} in plugin-gate.yaml`,
    related: plugins.slice(1).map(({ entry }) => ({
      message: `that of ${quote(entry.source.plugin ?? '')}`,
      place: wholeFile(entry.path),
    })),
  });
}

function shadows(own: Provided, plugins: readonly Provided[]): Finding {
  const { name, row, path } = own.entry;
  const parties = plugins.map(({ entry }) => quote(entry.source.plugin ?? ''));
  return finding({
    rule: 'capability/shadows',
    messageId: 'name',
    message: `your ${row.kind} ${quote(name)} shadows that of ${listNames(parties, 20)}`,
    place: wholeFile(path),
    row: `${row.kind}:${name}`,
    related: plugins.map(({ entry }) => ({
      message: `that of ${quote(entry.source.plugin ?? '')}`,
      place: wholeFile(entry.path),
    })),
  });
}
