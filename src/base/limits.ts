// Every cap in one place. Over a cap is a finding or a fault, never a crash and never silence.

const KiB = 1024;
const MiB = 1024 * KiB;

export const limits = {
  /** Bytes of `plugin.json`. */
  manifestBytes: 4 * MiB,
  /** Bytes of `registry.yaml`, and its rows. */
  registryBytes: 16 * MiB,
  registryRows: 50_000,
  /** Bytes of a scope's `state.json`, and of small files beside it (a lock's facts, a plan). */
  stateBytes: 16 * MiB,
  smallFileBytes: 256 * KiB,
  /** Nesting of JSON and of YAML documents. */
  jsonDepth: 512,
  yamlDepth: 100,
  /** Directory levels below a package root. */
  treeDepth: 1_000,
  /** Bytes kept in memory for one captured file, and for all of one package. */
  capturedFileBytes: 4 * MiB,
  capturedBytes: 256 * MiB,
  /** Components of one manifest. */
  components: 1_024,
  /** Characters of a version, a range, a package name, a component id. */
  versionLength: 256,
  nameLength: 64,
  componentIdLength: 80,
  /** Characters of a source line kept for an excerpt, and of a value quoted in a message. */
  excerptLength: 240,
  quotedLength: 120,
  /** Findings kept for one package or registry; the rest is counted and said. */
  findingsEach: 2_000,
} as const;
