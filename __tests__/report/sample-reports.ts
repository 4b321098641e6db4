// Reports that printers are tried on: builders that start harmless, and three whole reports (clean,
// failing, hostile) that the golden files are made from.
import type { Place } from '../../src/base/finding.ts';
import type {
  PackageReport,
  RegistryReport,
  Report,
  ReportFinding,
  RowReport,
} from '../../src/report/report.ts';
import { hostileStrings } from './hostile.ts';

export const noGraph = { nodes: [], edges: [], cycles: [] } as const;

export function placeOf(file: string, rest: Partial<Place> = {}): Place {
  return { file, line: null, column: null, endColumn: null, excerpt: null, ...rest };
}

export function findingOf(draft: Partial<ReportFinding> = {}): ReportFinding {
  return {
    rule: 'manifest/version',
    messageId: 'not-semver',
    message: 'version "1.0" is not a semantic version',
    place: placeOf('page-kit/plugin.json', {
      line: 4,
      column: 14,
      endColumn: 19,
      excerpt: '  "version": "1.0",',
    }),
    found: '"1.0"',
    expected: 'MAJOR.MINOR.PATCH, such as "1.0.0"',
    fix: 'write "version": "1.0.0"',
    related: [],
    package: 'page-kit',
    row: null,
    refuses: true,
    blockedBy: null,
    severity: 'error',
    boundary: null,
    why: 'A host compares versions to decide what to update.',
    ...draft,
  };
}

export function packageOf(draft: Partial<PackageReport> = {}): PackageReport {
  return {
    path: 'page-kit',
    name: 'page-kit',
    kind: 'plugin',
    version: '1.0.0',
    digest: 'a3'.repeat(32),
    files: 3,
    bytes: 2_048,
    admitted: true,
    conformant: true,
    compatible: true,
    generation: 'clio-0.6',
    load: null,
    resources: null,
    prerequisites: null,
    graph: noGraph,
    leftOut: [],
    smoke: null,
    ...draft,
  };
}

export function rowOf(draft: Partial<RowReport> = {}): RowReport {
  return {
    id: 'plugin:page-kit',
    verdict: 'pass',
    version: '1.0.0',
    sha256: 'a3'.repeat(32),
    digest: 'a3'.repeat(32),
    sourceUrl: 'page-kit',
    package: 'page-kit',
    resolvedCommit: null,
    ...draft,
  };
}

export function registryOf(draft: Partial<RegistryReport> = {}): RegistryReport {
  return { path: 'registry.yaml', rows: [rowOf()], graph: noGraph, ...draft };
}

/** A report whose counts and order follow from its findings. */
export function reportOf(draft: Partial<Report> = {}): Report {
  const findings = draft.findings ?? [];
  const count = (severity: string) => findings.filter((one) => one.severity === severity).length;
  const counts = { error: count('error'), warning: count('warning'), note: count('note') };
  return {
    version: 1,
    verdict: counts.error > 0 ? 'fail' : 'pass',
    reason: null,
    counts,
    packages: [packageOf()],
    skills: [],
    registry: null,
    changes: null,
    notChecked: [],
    ...draft,
    findings,
  };
}

export const cleanReport = reportOf({
  packages: [
    packageOf({
      path: 'library/page-kit',
      files: 6,
      bytes: 14_220,
      load: {
        rejected: false,
        loaded: { skills: ['read', 'write'], mcpServers: ['pages'] },
        skipped: [],
        reported: [],
      },
      graph: {
        nodes: ['skill:read', 'agent:reader', 'prompt:summary'],
        edges: [
          { from: 'agent:reader', to: 'skill:read' },
          { from: 'prompt:summary', to: 'agent:reader' },
        ],
        cycles: [],
      },
      resources: [
        { kind: 'agent', name: 'reader', path: 'agents/reader.md' },
        { kind: 'prompt', name: 'summary', path: 'prompts/summary.md' },
        { kind: 'skill', name: 'read', path: 'skills/read/SKILL.md' },
        { kind: 'skill', name: 'write', path: 'skills/write/SKILL.md' },
      ],
      prerequisites: { commands: ['pandoc'], agents: [] },
    }),
    packageOf({
      path: 'library/skill-notes',
      name: 'skill-notes',
      kind: 'skill',
      version: '0.3.1',
      files: 1,
      bytes: 640,
      digest: '0b'.repeat(32),
      leftOut: ['.git'],
    }),
  ],
  registry: registryOf({
    path: 'library/registry.yaml',
    rows: [
      rowOf({ package: 'library/page-kit', sourceUrl: 'page-kit' }),
      rowOf({
        id: 'skill:skill-notes',
        version: '0.3.1',
        sha256: '0b'.repeat(32),
        digest: '0b'.repeat(32),
        sourceUrl: 'skill-notes',
        package: 'library/skill-notes',
      }),
    ],
    graph: {
      nodes: ['plugin:page-kit', 'skill:skill-notes'],
      edges: [{ from: 'plugin:page-kit', to: 'skill:skill-notes' }],
      cycles: [],
    },
  }),
});

export const failingReport = reportOf({
  packages: [
    packageOf({
      admitted: false,
      conformant: false,
      version: '1.0',
      files: 4,
      load: {
        rejected: false,
        loaded: { skills: ['read'], mcpServers: [] },
        skipped: [{ what: 'skills/write/SKILL.md' }, { what: 'MCP server pages' }],
        reported: [{ field: 'keywords' }],
      },
      graph: {
        nodes: ['skill:read', 'agent:reader', 'prompt:summary'],
        edges: [
          { from: 'skill:read', to: 'agent:reader' },
          { from: 'agent:reader', to: 'prompt:summary' },
          { from: 'prompt:summary', to: 'skill:read' },
        ],
        cycles: [['skill:read', 'agent:reader', 'prompt:summary', 'skill:read']],
      },
    }),
    packageOf({ path: 'quiet-kit', name: 'quiet-kit', files: 2, bytes: 300 }),
  ],
  registry: registryOf({
    rows: [
      rowOf({ verdict: 'fail', digest: '7f'.repeat(32) }),
      rowOf({
        id: 'agent:far-away',
        verdict: 'inconclusive',
        digest: null,
        package: null,
        sourceUrl: 'https://github.com/example/agents/tree/main/far-away',
      }),
    ],
  }),
  changes: [
    { id: 'plugin:page-kit', change: 'changed: version, sha256', verdict: 'fail' },
    { id: 'agent:far-away', change: 'added', verdict: 'needs-review' },
  ],
  findings: [
    findingOf({
      rule: 'portable/skill-description',
      messageId: 'missing',
      message: 'other clients skip the skill "write": it has no description',
      place: placeOf('page-kit/skills/write/SKILL.md', {
        line: 1,
        column: 1,
        endColumn: 4,
        excerpt: '---',
      }),
      found: null,
      expected: 'a description of 1 to 1024 characters',
      fix: 'add a line "description: …" between the two --- lines that says what the skill does and when to use it',
      refuses: false,
      boundary: 'ENTRY',
    }),
    findingOf(),
    findingOf({
      rule: 'manifest/component-cycle',
      messageId: 'cycle',
      message:
        'components require each other in a circle: skill:read -> agent:reader -> prompt:summary -> skill:read',
      place: placeOf('page-kit/plugin.json', {
        line: 21,
        column: 10,
        endColumn: 26,
        excerpt: '\t\t\t"id": "読む skill:read",',
      }),
      found: null,
      expected: null,
      fix: 'take one requirement out of the circle',
      related: [
        {
          message: 'is required here',
          place: placeOf('page-kit/plugin.json', { line: 30, column: 9 }),
        },
      ],
      blockedBy: 'manifest/version',
    }),
    findingOf({
      rule: 'row/sha256',
      messageId: 'differs',
      severity: 'error',
      message: 'the pin of plugin:page-kit is not the digest of page-kit',
      place: placeOf('registry.yaml', {
        line: 7,
        column: 11,
        endColumn: 75,
        excerpt: `  sha256: ${'a3'.repeat(32)}`,
      }),
      found: 'a3'.repeat(32),
      expected: '7f'.repeat(32),
      fix: 'run plugin-gate pin',
      package: 'page-kit',
      row: 'plugin:page-kit',
      refuses: false,
    }),
    findingOf({
      rule: 'discovery/no-package',
      severity: 'note',
      message: 'nothing below docs is a package',
      place: placeOf('docs'),
      found: null,
      expected: null,
      fix: 'leave docs out of the paths',
      package: null,
      refuses: false,
    }),
    findingOf({
      rule: 'manifest/unknown-field',
      severity: 'warning',
      message: 'unknown field "licence"; did you mean "license"?',
      place: placeOf('page-kit/plugin.json', {
        line: 6,
        column: 3,
        endColumn: 12,
        excerpt: '  "licence": "Apache-2.0",',
      }),
      found: null,
      expected: null,
      fix: 'write "license"',
      refuses: false,
    }),
  ],
  notChecked: [
    { what: 'bytes of agent:far-away', why: 'its source is on GitHub and the run is offline' },
    { what: 'whether git tracks the files', why: 'the directory is not in a git repository' },
  ],
});

/** A report in which every string that comes from outside is what `next` gives. */
export function reportOfStrings(next: () => string): Report {
  const place = (): Place =>
    placeOf(next(), { line: 3, column: 2, endColumn: 5, excerpt: ` ${next()}` });
  const graph = () => {
    const [a, b] = [next(), next()];
    return {
      nodes: [a, b],
      edges: [
        { from: a, to: b },
        { from: b, to: a },
      ],
      cycles: [[a, b, a]],
    };
  };
  const finding = (draft: Partial<ReportFinding>): ReportFinding =>
    findingOf({
      message: next(),
      place: place(),
      found: next(),
      expected: next(),
      fix: next(),
      related: [{ message: next(), place: place() }],
      package: null,
      row: next(),
      ...draft,
    });
  const path = next();
  const registry = next();
  const skill = next();
  return reportOf({
    verdict: 'inconclusive',
    reason: next(),
    packages: [
      packageOf({
        path,
        name: next(),
        kind: next(),
        version: next(),
        digest: next(),
        load: {
          rejected: false,
          loaded: { skills: [next(), next()], mcpServers: [next()] },
          skipped: [{ what: next() }],
          reported: [{ field: next() }],
        },
        resources: [{ kind: next(), name: next(), path: next() }],
        prerequisites: { commands: [next()], agents: [next()] },
        graph: graph(),
        leftOut: [next()],
        smoke: {
          result: 'fail',
          reason: next(),
          assertions: [{ name: next(), ok: false, detail: next() }],
        },
      }),
    ],
    skills: [
      {
        path: skill,
        name: next(),
        digest: next(),
        files: 1,
        bytes: 7,
        loaded: false,
        conformant: false,
        leftOut: [next()],
      },
    ],
    registry: registryOf({
      path: registry,
      rows: [
        rowOf({
          id: next(),
          verdict: 'fail',
          version: next(),
          sha256: next(),
          digest: next(),
          sourceUrl: next(),
          package: next(),
          resolvedCommit: next(),
        }),
      ],
      graph: graph(),
    }),
    changes: [{ id: next(), change: next(), verdict: 'needs-review' }],
    findings: [
      finding({ package: path }),
      finding({ severity: 'warning', place: placeOf(registry, { line: 1, column: 1 }) }),
      finding({ severity: 'note', place: placeOf(next()), blockedBy: next() }),
      finding({ severity: 'note', place: placeOf(`${skill}/SKILL.md`), row: null }),
    ],
    notChecked: [{ what: next(), why: next() }],
  });
}

/** Every trick of the list, each somewhere. */
export const hostileReport = (() => {
  let at = 0;
  return reportOfStrings(() => {
    at += 1;
    return `${hostileStrings[at % hostileStrings.length]}`;
  });
})();
