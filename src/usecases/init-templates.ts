// The workflows that `init` writes, as texts: in the bundle, so that nothing has to be found on disk.
// Values of a run reach scripts through `env:` only. A test has GitHub's own parser read each of them, and
// holds their inputs against action.yml.

export const workflowKinds = ['plugin', 'registry', 'verify', 'release'] as const;
export type WorkflowKind = (typeof workflowKinds)[number];

export interface TemplateValues {
  /** `OWNER/REPO@REF` of the Action. */
  readonly action: string;
  /** Path of the registry from the repository's root, or null where the Action finds it by itself. */
  readonly registry: string | null;
  /** The branch that work goes into; null or left out: not known, which is main or master. Hostile text. */
  readonly branch?: string | null;
}

export interface WorkflowTemplate {
  /** Path from the repository's root. */
  readonly path: string;
  /** What it does, in a phrase. */
  readonly does: string;
  readonly text: (values: TemplateValues) => string;
}

/** The template of each kind. */
export const workflowTemplates: Readonly<Record<WorkflowKind, WorkflowTemplate>> = {
  plugin: {
    path: '.github/workflows/plugin-gate.yml',
    does: 'checks the plugins and skills of the repository on every pull request',
    text: ({
      action,
      branch,
    }) => `# Checks every plugin and skill of this repository. The read-only token is enough, also for forks.
name: Plugin Gate
on:
  pull_request:
  push:
    branches: ${branchesOf(branch)}
permissions:
  contents: read
concurrency:
  group: plugin-gate-\${{ github.ref }}
  cancel-in-progress: true
jobs:
  plugin-gate:
    name: Plugin Gate
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: actions/checkout@v4
        with:
          persist-credentials: false
      - uses: ${action}
`,
  },
  registry: {
    path: '.github/workflows/registry-gate.yml',
    does: 'judges every change of the registry, to be made a required check',
    text: ({
      action,
      registry,
      branch,
    }) => `# Judges every change of the registry against its base. Make "Registry Gate" a required check: it has no path
# filter and always reports. Levels of rules and waivers are in plugin-gate.yaml beside the registry.
name: Registry Gate
on:
  pull_request:
  merge_group:
  push:
    branches: ${branchesOf(branch)}
permissions:
  contents: read
jobs:
  gate:
    name: Registry Gate
    runs-on: ubuntu-latest
    timeout-minutes: 15
    outputs:
      verdict: \${{ steps.gate.outputs.verdict }}
    steps:
      - uses: actions/checkout@v4
        with:
          # All of the history: versions are compared with those that a name had before.
          fetch-depth: 0
          persist-credentials: false
      - id: gate
        uses: ${action}
${withOf({ registry })}
  # Where a person is needed, a label says so until a later run passes. A pull request from a fork has no right to
  # labels: there the job summary says it.
  ask:
    name: Ask for a review
    needs: gate
    if: >-
      !cancelled() && github.event_name == 'pull_request' &&
      github.event.pull_request.head.repo.full_name == github.repository
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions:
      pull-requests: write
      issues: write
    steps:
      - env:
          GH_TOKEN: \${{ github.token }}
          GH_REPO: \${{ github.repository }}
          NUMBER: \${{ github.event.pull_request.number }}
          VERDICT: \${{ needs.gate.outputs.verdict }}
        run: |
          labels=$(gh pr view "$NUMBER" --json labels --jq '.labels[].name')
          case "$VERDICT" in
            needs-review)
              gh label create needs-review --color FBCA04 --description 'A person has to look at this change' --force
              gh pr edit "$NUMBER" --add-label needs-review
              ;;
            pass | skipped)
              if grep -qxF needs-review <<< "$labels"; then
                gh pr edit "$NUMBER" --remove-label needs-review
              fi
              ;;
          esac
`,
  },
  verify: {
    path: '.github/workflows/registry-verify.yml',
    does: 'verifies every row once a week, whether or not anything changed',
    text: ({
      action,
      registry,
    }) => `# Verifies every row of the registry once a week: a tag can move and a repository can go without any change here.
name: Registry Verification
on:
  schedule:
    - cron: '23 4 * * 1'
  workflow_dispatch:
    inputs:
      base:
        description: Branch, tag or commit to compare with; empty for none
        required: false
        default: ''
permissions:
  contents: read
jobs:
  verify:
    name: Verify every row
    runs-on: ubuntu-latest
    timeout-minutes: 60
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0
          persist-credentials: false
      - uses: ${action}
${withOf({ registry, base: `\${{ inputs.base }}`, 'json-file': `\${{ runner.temp }}/plugin-gate.json` })}
      - if: \${{ !cancelled() }}
        uses: actions/upload-artifact@v4
        with:
          name: plugin-gate-report
          path: \${{ runner.temp }}/plugin-gate.json
          if-no-files-found: ignore
`,
  },
  release: {
    path: '.github/workflows/plugin-release.yml',
    does: 'verifies a tag, attests the digests of its packages, and releases it',
    text: ({
      action,
      registry,
    }) => `# Verifies what a tag holds, attests the digest of every package in it, and makes the release. A tag whose pins
# are not true is not released.
name: Plugin Release
on:
  push:
    tags: ['v*']
permissions:
  contents: read
jobs:
  release:
    name: Verify, attest, release
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: write
      id-token: write
      attestations: write
    steps:
      - uses: actions/checkout@v4
        with:
          persist-credentials: false
      - id: gate
        uses: ${action}
${withOf({ registry, 'fail-on': 'warning', 'json-file': `\${{ runner.temp }}/plugin-gate.json` })}
      - name: List the digests
        env:
          PACKAGES: \${{ steps.gate.outputs.packages }}
        run: jq -r '.[] | "\\(.digest)  \\(.path)"' <<< "$PACKAGES" | tee "$RUNNER_TEMP/digests.txt"
      - uses: actions/attest-build-provenance@v2
        with:
          subject-checksums: \${{ runner.temp }}/digests.txt
      - name: Release
        env:
          GH_TOKEN: \${{ github.token }}
          GH_REPO: \${{ github.repository }}
          TAG: \${{ github.ref_name }}
        run: |
          gh release create "$TAG" --verify-tag --generate-notes \\
            "$RUNNER_TEMP/digests.txt" "$RUNNER_TEMP/plugin-gate.json"
`,
  },
};

/** A list of branch patterns that are these branches and no pattern. */
function branchesOf(branch: string | null | undefined): string {
  if (!branch || branch === 'main' || branch === 'master') return '[main, master]';
  const literal = branch.replace(/[\\*?+[\]!]/g, '\\$&');
  const plain =
    /^[A-Za-z][A-Za-z0-9_/-]*$/.test(branch) &&
    !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(branch);
  return `[${plain ? literal : `'${literal.replaceAll("'", "''")}'`}]`;
}

/** The `with:` of a step, indented; no line at all where nothing is given. */
function withOf(inputs: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(inputs).flatMap(([name, value]) =>
    value === null ? [] : [`          ${name}: ${scalar(value)}`],
  );
  return given.length === 0 ? '' : ['        with:', ...given].join('\n');
}

/** Plain where that is safe, else in single quotes. Expressions of GitHub are ours and stay as they are. */
function scalar(value: string): string {
  if (value.startsWith('${{') || /^[A-Za-z0-9][A-Za-z0-9_./-]*$/.test(value)) return value;
  return `'${value.replaceAll("'", "''")}'`;
}
