// The environment of every git process that talks to a server: an allow-list, so that no configuration,
// credential, hook, filter, alias or URL rewrite of the user or the machine reaches it. Pure.
// Specification: registry page, "Getting the bytes" (Safety); threats page, "git".

/** What may pass from our own environment: where programs are, and how the network is reached. */
const passed = [
  'PATH',
  'TMPDIR',
  'http_proxy',
  'https_proxy',
  'HTTPS_PROXY',
  'all_proxy',
  'ALL_PROXY',
  'no_proxy',
  'NO_PROXY',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'CURL_CA_BUNDLE',
  'GIT_SSL_CAINFO',
  'GIT_SSL_CAPATH',
] as const;

export interface FetchSurroundings {
  /** Our own environment; only names of the allow-list are read. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** An empty directory that serves as home. */
  readonly home: string;
  /** The git directory, and the directory files are checked out into; null for look-ups. */
  readonly repository: { readonly gitDirectory: string; readonly workTree: string } | null;
  /** `https://github.com` or the configured server; the only one that is talked to. */
  readonly server: string;
  /** Sent to `server` only, where the user asked for private sources; else null. */
  readonly token: string | null;
  readonly stallSeconds: number;
  /** File in which git writes the headers it received. */
  readonly trace: string;
  /** Configuration of one repository, such as its remote. */
  readonly config?: readonly (readonly [string, string])[];
}

/** The whole environment for one git process. */
export function fetchEnvironment(surroundings: FetchSurroundings): Record<string, string> {
  const result: Record<string, string> = {};
  for (const name of passed) {
    const value = surroundings.environment[name];
    if (value !== undefined) result[name] = value;
  }
  const scheme = surroundings.server.startsWith('http://') ? 'http' : 'https';
  Object.assign(result, {
    HOME: surroundings.home,
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_LFS_SKIP_SMUDGE: '1',
    GIT_ALLOW_PROTOCOL: scheme,
    GIT_CEILING_DIRECTORIES: surroundings.home,
    GIT_TRACE_CURL: surroundings.trace,
    GIT_TRACE_CURL_NO_DATA: '1',
  });
  if (surroundings.repository !== null) {
    result['GIT_DIR'] = surroundings.repository.gitDirectory;
    result['GIT_WORK_TREE'] = surroundings.repository.workTree;
  }
  addConfig(result, [...fixedConfig(surroundings), ...(surroundings.config ?? [])]);
  return result;
}

function fixedConfig(surroundings: FetchSurroundings): readonly (readonly [string, string])[] {
  const config: (readonly [string, string])[] = [
    // A redirect is looked at by us: another host is never followed, and a token never travels.
    ['http.followRedirects', 'false'],
    ['http.lowSpeedLimit', '1'],
    ['http.lowSpeedTime', String(surroundings.stallSeconds)],
    ['protocol.version', '2'],
    ['credential.helper', ''],
    ['core.hooksPath', '/dev/null'],
    ['core.fsmonitor', 'false'],
    ['core.autocrlf', 'false'],
    ['core.symlinks', 'true'],
    ['core.fileMode', 'true'],
    ['core.attributesFile', '/dev/null'],
    ['core.excludesFile', '/dev/null'],
    ['init.templateDir', ''],
    ['submodule.recurse', 'false'],
    ['fetch.recurseSubmodules', 'false'],
    ['fetch.writeCommitGraph', 'false'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    ['advice.detachedHead', 'false'],
  ];
  if (surroundings.token !== null) {
    const basic = Buffer.from(`x-access-token:${surroundings.token}`).toString('base64');
    config.push([`http.${surroundings.server}/.extraHeader`, `Authorization: Basic ${basic}`]);
  }
  return config;
}

function addConfig(
  environment: Record<string, string>,
  config: readonly (readonly [string, string])[],
): void {
  environment['GIT_CONFIG_COUNT'] = String(config.length);
  for (const [at, [key, value]] of config.entries()) {
    environment[`GIT_CONFIG_KEY_${at}`] = key;
    environment[`GIT_CONFIG_VALUE_${at}`] = value;
  }
}
