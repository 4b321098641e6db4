export declare const limits: {
    /** Bytes of `plugin.json`. */
    readonly manifestBytes: number;
    /** Bytes of `registry.yaml`, and its rows. */
    readonly registryBytes: number;
    readonly registryRows: 50000;
    /** Bytes of a scope's `state.json`, and of small files beside it (a lock's facts, a plan). */
    readonly stateBytes: number;
    readonly smallFileBytes: number;
    /** Nesting of JSON and of YAML documents. */
    readonly jsonDepth: 512;
    readonly yamlDepth: 100;
    /** Directory levels below a package root. */
    readonly treeDepth: 1000;
    /** Bytes kept in memory for one captured file, and for all of one package. */
    readonly capturedFileBytes: number;
    readonly capturedBytes: number;
    /** Components of one manifest. */
    readonly components: 1024;
    /** Characters of a version, a range, a package name, a component id. */
    readonly versionLength: 256;
    readonly nameLength: 64;
    readonly componentIdLength: 80;
    /** Characters of a source line kept for an excerpt, and of a value quoted in a message. */
    readonly excerptLength: 240;
    readonly quotedLength: 120;
    /** Findings kept for one package or registry; the rest is counted and said. */
    readonly findingsEach: 2000;
};
