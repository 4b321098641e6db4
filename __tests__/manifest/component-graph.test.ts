// What an author sees of the component graph: every fault at its reference, every circle with its path.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hasNoCycle } from '../../src/manifest/cycle-walk.ts';
import { findCycles } from '../../src/manifest/cycles.ts';
import type { Json } from '../support/tree.ts';
import { readPackage, told } from './support/read-package.ts';

type Requires = Readonly<Record<string, readonly string[]>>;

/** Tools by id, each with what it requires, as `id` of another tool or as a whole reference. */
function tools(requires: Requires): readonly Json[] {
  return Object.entries(requires).map(([id, targets]) => ({
    kind: 'tool',
    id,
    path: 'plugin.json',
    requires: targets.map((target) => (target.includes(':') ? target : `tool:${target}`)),
  }));
}

function graphOf(requires: Requires) {
  return readPackage({ clio: { components: tools(requires) } });
}

function circles(requires: Requires): readonly string[] {
  return graphOf(requires).graph.cycles.map((path) => path.join(' → '));
}

describe('the graph', () => {
  test('lists nodes in file order and every edge between them', () => {
    const { graph, valid } = graphOf({ c: ['a', 'b'], a: [], b: ['a'] });
    expect(valid).toBe(true);
    expect(graph).toEqual({
      nodes: ['tool:c', 'tool:a', 'tool:b'],
      edges: [
        { from: 'tool:c', to: 'tool:a' },
        { from: 'tool:c', to: 'tool:b' },
        { from: 'tool:b', to: 'tool:a' },
      ],
      cycles: [],
    });
  });

  test('is given for a package that is not admitted too', () => {
    const { graph, valid } = readPackage({
      root: { tags: [] },
      clio: { components: tools({ a: ['b'], b: [] }) },
    });
    expect(valid).toBe(false);
    expect(graph.edges).toEqual([{ from: 'tool:a', to: 'tool:b' }]);
  });

  test('has the same node once for kinds that share an id', () => {
    const { graph, valid } = readPackage({
      clio: {
        components: [
          { kind: 'tool', id: 'a', path: 'plugin.json' },
          { kind: 'script', id: 'a', path: 'plugin.json', requires: ['tool:a'] },
        ],
      },
    });
    expect(valid).toBe(true);
    expect(graph.nodes).toEqual(['tool:a', 'script:a']);
  });
});

describe('references', () => {
  test('a missing one names the nearest', () => {
    const { diagnostics } = graphOf({ a: ['bensh'], bench: [] });
    expect(diagnostics).toMatchObject([
      {
        rule: 'component/missing-target',
        message: 'the package has no component "tool:bensh"',
        found: 'tool:bensh',
        fix: 'write "tool:bench", or declare "tool:bensh" as a component',
        refuses: true,
        place: { line: 15, column: 13 },
      },
    ]);
  });

  test('a missing one that resembles nothing names none', () => {
    const { diagnostics } = graphOf({ a: ['entirely-different'] });
    expect(diagnostics).toMatchObject([{ rule: 'component/missing-target', fix: null }]);
  });

  test('one listed twice is a warning and one edge', () => {
    const { graph, diagnostics, valid } = graphOf({ a: ['b', 'b'], b: [] });
    expect(valid).toBe(true);
    expect(graph.edges).toHaveLength(1);
    expect(told(diagnostics)).toEqual(['component/reference-twice twice plugin.json:16:13']);
  });

  test('one to itself is no circle', () => {
    const { graph, diagnostics, valid } = graphOf({ a: ['a'] });
    expect(valid).toBe(false);
    expect(graph.cycles).toEqual([]);
    expect(told(diagnostics)).toEqual(['component/self-reference self plugin.json:15:13']);
  });

  test.each(['bench', ':bench', 'tool:', 'tool:Bench', 'tool:a:b', 'tool: bench', 'to ol:b'])(
    '%j has not the form kind:id',
    (reference) => {
      const { diagnostics } = readPackage({
        clio: {
          components: [{ kind: 'tool', id: 'a', path: 'plugin.json', requires: [reference] }],
        },
      });
      expect(told(diagnostics)).toEqual(['component/reference form plugin.json:15:13']);
    },
  );

  test('to a component of an unknown kind is not a second fault', () => {
    const { diagnostics } = readPackage({
      clio: {
        components: [
          { kind: 'hook', id: 'h', path: 'plugin.json' },
          { kind: 'tool', id: 'a', path: 'plugin.json', requires: ['hook:h'] },
        ],
      },
    });
    expect(told(diagnostics)).toEqual(['component/kind unknown-kind plugin.json:11:19']);
  });

  test('a second declaration is reported at its id and shows the first', () => {
    const component = { kind: 'tool', id: 'a', path: 'plugin.json' };
    const { diagnostics, graph } = readPackage({ clio: { components: [component, component] } });
    expect(told(diagnostics)).toEqual(['component/duplicate duplicate plugin.json:17:17']);
    expect(diagnostics[0]?.related).toMatchObject([{ place: { line: 12, column: 17 } }]);
    expect(graph.nodes).toEqual(['tool:a']);
  });
});

describe('circles', () => {
  test('are shown with the whole path, at the reference that closes them', () => {
    const { diagnostics } = readPackage({
      clio: {
        resources: { agents: 'agents', prompts: 'prompts' },
        components: [
          { kind: 'skill', id: 'a', path: 'skills/read/SKILL.md', requires: ['agent:b'] },
          { kind: 'agent', id: 'b', path: 'agents/b.md', requires: ['prompt:c'] },
          { kind: 'prompt', id: 'c', path: 'prompts/c.md', requires: ['skill:a'] },
        ],
      },
      files: { 'agents/b.md': 'x', 'prompts/c.md': 'x' },
    });
    expect(diagnostics).toMatchObject([
      {
        rule: 'component/cycle',
        message:
          'components require each other in a circle: skill:a → agent:b → prompt:c → skill:a',
        place: { line: 35, column: 13, excerpt: '            "skill:a"' },
      },
    ]);
  });

  test('apart from one another are each told once', () => {
    expect(circles({ a: ['b'], b: ['a'], x: ['y'], y: ['z'], z: ['x'] })).toEqual([
      'tool:a → tool:b → tool:a',
      'tool:x → tool:y → tool:z → tool:x',
    ]);
  });

  test('that share a component are each told', () => {
    expect(circles({ a: ['b', 'c'], b: ['a'], c: ['a'] })).toEqual([
      'tool:a → tool:b → tool:a',
      'tool:a → tool:c → tool:a',
    ]);
  });

  test('are not seen where paths only meet again', () => {
    expect(circles({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([]);
  });

  test('behind a path that leads into them show only the circle', () => {
    expect(circles({ a: ['b'], b: ['c'], c: ['b'] })).toEqual(['tool:b → tool:c → tool:b']);
  });
});

describe('findCycles', () => {
  const graphs = fc.integer({ min: 1, max: 9 }).chain((size) =>
    fc
      .uniqueArray(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), {
        maxLength: 24,
        selector: ([from, to]) => `${from} ${to}`,
      })
      .map((pairs) => ({
        nodes: Array.from({ length: size }, (_, at) => `n${at}`),
        edges: pairs
          .filter(([from, to]) => from !== to)
          .map(([from, to]) => ({ from: `n${from}`, to: `n${to}`, mark: `n${from} n${to}` })),
      })),
  );

  /** Takes away nodes that nothing leads to until none is left or a circle remains. */
  function hasCircle(nodes: readonly string[], edges: readonly { from: string; to: string }[]) {
    let left = new Set(nodes);
    for (;;) {
      const entered = new Set(
        edges.filter(({ from, to }) => left.has(from) && left.has(to)).map(({ to }) => to),
      );
      if (entered.size === left.size) return left.size > 0;
      left = entered;
    }
  }

  test('finds something exactly where there is a circle', () => {
    fc.assert(
      fc.property(graphs, ({ nodes, edges }) => {
        expect(findCycles(nodes, edges).length > 0).toBe(hasCircle(nodes, edges));
      }),
    );
  });

  test('and the quick look says the same', () => {
    fc.assert(
      fc.property(graphs, ({ nodes, edges }) => {
        const targets = nodes.map((node) =>
          edges.filter(({ from }) => from === node).map(({ to }) => nodes.indexOf(to)),
        );
        expect(hasNoCycle(targets)).toBe(!hasCircle(nodes, edges));
      }),
    );
  });

  test('gives real circles, each once, closed by the edge it names', () => {
    fc.assert(
      fc.property(graphs, ({ nodes, edges }) => {
        const cycles = findCycles(nodes, edges);
        const known = new Set(edges.map((edge) => edge.mark));
        for (const { path, closedBy } of cycles) {
          expect(path[0]).toBe(path.at(-1));
          expect(new Set(path).size).toBe(path.length - 1);
          const steps = path.slice(1).map((to, at) => `${path[at]} ${to}`);
          expect(steps.filter((step) => !known.has(step))).toEqual([]);
          expect(steps.at(-1)).toBe(closedBy);
        }
        expect(new Set(cycles.map((cycle) => cycle.closedBy)).size).toBe(cycles.length);
      }),
    );
  });

  test('without the closing edges nothing is left of a circle', () => {
    fc.assert(
      fc.property(graphs, ({ nodes, edges }) => {
        const closing = new Set(findCycles(nodes, edges).map((cycle) => cycle.closedBy));
        expect(
          hasCircle(
            nodes,
            edges.filter((edge) => !closing.has(edge.mark)),
          ),
        ).toBe(false);
      }),
    );
  });

  test('tells a hundred circles apart from one another, each once', () => {
    const edges = Array.from({ length: 100 }, (_, at) => [
      { from: `a${at}`, to: `b${at}`, mark: at },
      { from: `b${at}`, to: `a${at}`, mark: at },
    ]).flat();
    const nodes = Array.from({ length: 100 }, (_, at) => [`a${at}`, `b${at}`]).flat();
    expect(findCycles(nodes, edges).map((cycle) => cycle.closedBy)).toEqual(
      Array.from({ length: 100 }, (_, at) => at),
    );
  });

  test('keeps a dense tangle readable and still names every component in it', () => {
    const nodes = Array.from({ length: 150 }, (_, at) => `n${at}`);
    const edges = nodes.flatMap((from) =>
      nodes.filter((to) => to !== from).map((to) => ({ from, to, mark: null })),
    );
    const cycles = findCycles(nodes, edges);
    expect(cycles.length).toBeLessThan(250);
    expect(new Set(cycles.flatMap((cycle) => cycle.path)).size).toBe(150);
  });

  test('past a size, still tells every circle apart from the earlier ones', () => {
    const tangle = Array.from({ length: 500 }, (_, at) => `n${at}`);
    const pairs = Array.from({ length: 40 }, (_, at) => [`a${at}`, `b${at}`] as const);
    const edges = [
      ...tangle.flatMap((from, at) =>
        [...tangle.slice(at + 1, at + 2), ...tangle.slice(0, 50)]
          .filter((to) => to !== from)
          .map((to) => ({ from, to, mark: '' })),
      ),
      ...pairs.flatMap(([a, b]) => [
        { from: a, to: b, mark: '' },
        { from: b, to: a, mark: a },
      ]),
    ];
    const cycles = findCycles([...tangle, ...pairs.flat()], edges);
    expect(cycles.reduce((sum, { path }) => sum + path.length, 0)).toBeLessThan(25_000);
    expect(cycles.map(({ closedBy }) => closedBy).filter((mark) => mark !== '')).toEqual(
      pairs.map(([a]) => a),
    );
  });

  test('walks a chain of a hundred thousand without recursion', () => {
    const nodes = Array.from({ length: 100_000 }, (_, at) => `n${at}`);
    const edges = nodes.map((from, at) => ({ from, to: `n${(at + 1) % 100_000}`, mark: at }));
    const cycles = findCycles(nodes, edges);
    expect(cycles.map((cycle) => [cycle.path.length, cycle.closedBy])).toEqual([[100_001, 99_999]]);
  });
});

test('a manifest with 1,024 components and 100,000 references is read whole', () => {
  const ids = Array.from({ length: 1_024 }, (_, at) => `n${at}`);
  const requires = Object.fromEntries(
    ids.map((id, at) => [id, ids.slice(at + 1, at + 1 + (at % 200))]),
  );
  const { valid, graph } = graphOf(requires);
  expect(valid).toBe(true);
  expect(graph.edges.length).toBeGreaterThan(80_000);
});
