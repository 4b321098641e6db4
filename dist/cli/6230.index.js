export const id = 6230;
export const ids = [6230,4172];
export const modules = {

/***/ 3530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ writeFileAtomic),
/* harmony export */   z: () => (/* binding */ syncDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7835);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7052);
// Replacing a file so that at every moment the old bytes or the new ones are there, and nobody else's
// edit is overwritten. Used for registry.yaml and state.json.




/**
 * Writes a sibling temporary file (exclusive), syncs it, checks that the target still holds `expected`,
 * renames, and syncs the directory. On any failure the temporary file is removed and the target is
 * untouched. Throws `Fault` (`changed`, `io`); a target that is a link or not a regular file is refused.
 */
function writeFileAtomic(write) {
    const disk = write.disk ?? _disk_js__WEBPACK_IMPORTED_MODULE_2__/* .realDisk */ .U;
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(write.path);
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(write.path)}.${process.pid}-${uniqueSuffix()}.tmp`);
    let staged = false;
    try {
        const mode = write.mode ?? currentMode(disk, write.path) ?? 0o644;
        const handle = disk.openSync(temporary, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0), mode);
        staged = true;
        try {
            disk.fchmodSync(handle, mode);
            writeAll(disk, handle, write.bytes);
            disk.fsyncSync(handle);
        }
        finally {
            disk.closeSync(handle);
        }
        assertUnchanged(disk, write.path, write.expected);
        disk.renameSync(temporary, write.path);
        staged = false;
        syncDirectory(disk, directory);
    }
    catch (error) {
        if (staged)
            removeQuietly(disk, temporary);
        if (error instanceof _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC)
            throw error;
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('io', `cannot write ${write.path} (${(0,_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .xU)(error) ?? 'error'})`, null, error);
    }
}
/** Makes a rename in `directory` durable; systems that cannot sync a directory are left alone. */
function syncDirectory(disk, directory) {
    let handle;
    try {
        handle = disk.openSync(directory, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY ?? 0));
    }
    catch (error) {
        if (['EISDIR', 'EPERM', 'EACCES', 'EINVAL'].includes((0,_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .xU)(error) ?? ''))
            return;
        throw error;
    }
    try {
        disk.fsyncSync(handle);
    }
    catch (error) {
        if (!['EINVAL', 'ENOTSUP', 'EPERM'].includes((0,_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .xU)(error) ?? ''))
            throw error;
    }
    finally {
        disk.closeSync(handle);
    }
}
let counter = 0;
function uniqueSuffix() {
    counter += 1;
    return `${process.hrtime.bigint().toString(36)}${counter.toString(36)}`;
}
function writeAll(disk, handle, bytes) {
    let at = 0;
    while (at < bytes.length)
        at += disk.writeSync(handle, bytes, at, bytes.length - at);
}
function currentMode(disk, path) {
    const facts = disk.lstatSync(path, { throwIfNoEntry: false });
    return facts?.isFile() === true ? facts.mode & 0o777 : null;
}
function assertUnchanged(disk, path, expected) {
    const facts = disk.lstatSync(path, { throwIfNoEntry: false });
    if (facts === undefined && expected === null)
        return;
    const hint = 'nothing was written; run the command again';
    if (facts === undefined)
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('changed', `${path} has gone since it was read`, hint);
    if (!facts.isFile())
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('changed', `${path} is not a regular file`, hint);
    if (expected === null || !Buffer.from(expected).equals(disk.readFileSync(path))) {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('changed', `${path} has changed since it was read`, hint);
    }
}
function removeQuietly(disk, path) {
    try {
        disk.unlinkSync(path);
    }
    catch {
        // The first error is the one worth telling; a leftover has a name that says what it is.
    }
}


/***/ }),

/***/ 7835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ realDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
// The disk as a value, so that a test can fail operation 0, 1, 2 … of real code on a real disk.
// Code that writes takes a `Disk`; `realDisk` is node:fs itself. Nothing here adds behaviour.

const realDisk = node_fs__WEBPACK_IMPORTED_MODULE_0__;


/***/ }),

/***/ 4172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ byCodeUnits)
/* harmony export */ });
// Order that never depends on locale, file system or timing.
/** Compares as sequences of UTF-16 code units, JavaScript's default sort. */
function byCodeUnits(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 9327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ joinRelative),
/* harmony export */   z: () => (/* binding */ parseRelativePath)
/* harmony export */ });
// Relative paths inside a package or repository: `/`-separated, never absolute, never above the root.
/**
 * Normalises `text` lexically (`./a//b/` becomes `a/b`, the root itself becomes `.`).
 * Refuses the empty text, backslashes, NUL, absolute paths (POSIX or drive letter) and paths that
 * climb above the root. Specification: manifest page, "Paths".
 */
function parseRelativePath(text) {
    if (text === '')
        return { ok: false, fault: 'empty' };
    if (text.includes('\\'))
        return { ok: false, fault: 'backslash' };
    if (text.includes('\0'))
        return { ok: false, fault: 'nul' };
    if (text.startsWith('/') || /^[A-Za-z]:/.test(text))
        return { ok: false, fault: 'absolute' };
    const kept = [];
    for (const part of text.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            kept.push(part);
        else if (kept.pop() === undefined)
            return { ok: false, fault: 'outside' };
    }
    return { ok: true, path: (kept.length === 0 ? '.' : kept.join('/')) };
}
/** Joins `/`-separated relative parts; `.` and empty parts vanish. */
function joinRelative(...parts) {
    const kept = parts.filter((part) => part !== '' && part !== '.');
    return kept.length === 0 ? '.' : kept.join('/');
}


/***/ }),

/***/ 2382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ killOnEveryWayOut),
/* harmony export */   ev: () => (/* binding */ removeOnEveryWayOut),
/* harmony export */   i0: () => (/* binding */ killGroup),
/* harmony export */   ww: () => (/* binding */ makeTemporary)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
// What must be gone on every way out: staging directories and process groups of git, also when this
// process is told to stop by a signal. Handlers are installed only while there is something to remove.
// Specification: registry page, "Getting the bytes" (Safety).

const directories = new Set();
const groups = new Set();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let installed = false;
/** Remembers a directory until the returned function removes it. Calling that twice is harmless. */
function removeOnEveryWayOut(directory) {
    directories.add(directory);
    install();
    return () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(directory, { recursive: true, force: true, maxRetries: 2 });
        directories.delete(directory);
        uninstallWhenIdle();
    };
}
/**
 * Makes a directory whose name starts with `prefix` (absolute), to be gone on every way out: no signal can
 * come between. Throws what the system throws.
 */
function makeTemporary(prefix) {
    install();
    try {
        const directory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(prefix);
        return { directory, remove: removeOnEveryWayOut(directory) };
    }
    catch (error) {
        uninstallWhenIdle();
        throw error;
    }
}
/** Remembers a process group until the returned function is called, which does not kill it. */
function killOnEveryWayOut(group) {
    groups.add(group);
    install();
    return () => {
        groups.delete(group);
        uninstallWhenIdle();
    };
}
/** Kills a whole process group at once. A group that has ended already is fine. */
function killGroup(group) {
    try {
        process.kill(-group, 'SIGKILL');
    }
    catch {
        // Gone, which is what was wanted.
    }
}
function install() {
    if (installed)
        return;
    installed = true;
    process.on('exit', removeAll);
    for (const signal of signals)
        process.on(signal, onSignal);
}
/**
 * Not at once: a signal that came during synchronous work is heard only when the event loop polls again,
 * and would be lost with the handlers. One turn may end right after the poll, the second comes behind one.
 */
function uninstallWhenIdle() {
    setImmediate(() => setImmediate(uninstall));
}
function uninstall() {
    if (!installed || directories.size > 0 || groups.size > 0)
        return;
    installed = false;
    process.off('exit', removeAll);
    for (const signal of signals)
        process.off(signal, onSignal);
}
function onSignal(signal) {
    removeAll();
    for (const each of signals)
        process.off(each, onSignal);
    // Nobody else wants the signal: die of it, as the sender expects. Else the other handler decides.
    if (process.listenerCount(signal) === 0)
        process.kill(process.pid, signal);
}
function removeAll() {
    for (const group of groups)
        killGroup(group);
    for (const directory of directories) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
        }
        catch {
            // The process is ending; there is nobody left to tell.
        }
    }
}


/***/ }),

/***/ 167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ displayPath),
/* harmony export */   RU: () => (/* binding */ rebase),
/* harmony export */   dN: () => (/* binding */ realPathOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_relative_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9327);
// Paths as people see them: relative to the working directory, with `/`.



/** `path` relative to `from`; `.` for itself, `../…` outside. */
function displayPath(from, path) {
    const text = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(from, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    return text === '' ? '.' : text;
}
/** The finding with its places moved from their own root to below `folder`. */
function rebase(finding, folder) {
    const move = (place) => ({ ...place, file: (0,_base_relative_path_js__WEBPACK_IMPORTED_MODULE_2__/* .joinRelative */ .r)(folder, place.file) });
    return {
        ...finding,
        place: move(finding.place),
        related: finding.related.map((related) => ({ ...related, place: move(related.place) })),
    };
}
/** The real path, or the path itself where there is none. */
function realPathOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return path;
    }
}


/***/ }),

/***/ 1594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initWorkflows: () => (/* binding */ initWorkflows),
  placeholderAction: () => (/* binding */ placeholderAction)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/atomic-file.js
var atomic_file = __webpack_require__(3530);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/git/local-git.js
var local_git = __webpack_require__(8417);
// EXTERNAL MODULE: ./build/git/repository-view.js
var repository_view = __webpack_require__(6213);
;// CONCATENATED MODULE: ./build/git/default-branch.js
// The branch that a repository's work goes into, as far as the checkout tells; never asks the network.


const REMOTE = 'refs/remotes/origin/';
/**
 * What `origin` calls its default branch; without that `main` or `master` where one is there, else the branch
 * that is checked out. Null where none of it is known. A branch's name is hostile text. Throws `Fault` (`git`)
 * where git did not run.
 */
function defaultBranch(repository) {
    const remote = symbolic(repository, `${REMOTE}HEAD`);
    if (remote?.startsWith(REMOTE) === true)
        return remote.slice(REMOTE.length);
    const usual = ['main', 'master'].find((name) => isThere(repository, `refs/heads/${name}`));
    if (usual !== undefined)
        return usual;
    const head = symbolic(repository, 'HEAD');
    return head?.startsWith('refs/heads/') === true ? head.slice('refs/heads/'.length) : null;
}
function symbolic(repository, name) {
    const asked = (0,local_git/* askLocalGit */.hT)((0,repository_view/* gitOf */.Od)(repository), ['symbolic-ref', '--quiet', name]);
    return asked.status === 0 ? asked.stdout.toString('utf8').replace(/\n$/, '') : null;
}
function isThere(repository, ref) {
    return (0,local_git/* askLocalGit */.hT)((0,repository_view/* gitOf */.Od)(repository), ['show-ref', '--verify', '--quiet', ref]).status === 0;
}

// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(5799);
// EXTERNAL MODULE: ./build/usecases/display-path.js
var display_path = __webpack_require__(167);
;// CONCATENATED MODULE: ./build/usecases/init-templates.js
// The workflows that `init` writes, as texts: in the bundle, so that nothing has to be found on disk.
// Values of a run reach scripts through `env:` only. A test has GitHub's own parser read each of them, and
// holds their inputs against action.yml.
const workflowKinds = (/* unused pure expression or super */ null && (['plugin', 'registry', 'verify', 'release']));
/** The template of each kind. */
const workflowTemplates = {
    plugin: {
        path: '.github/workflows/plugin-gate.yml',
        does: 'checks the plugins and skills of the repository on every pull request',
        text: ({ action, branch, }) => `# Checks every plugin and skill of this repository. The read-only token is enough, also for forks.
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
        text: ({ action, registry, branch, }) => `# Judges every change of the registry against its base. Make "Registry Gate" a required check: it has no path
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
        text: ({ action, registry, }) => `# Verifies every row of the registry once a week: a tag can move and a repository can go without any change here.
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
        text: ({ action, registry, }) => `# Verifies what a tag holds, attests the digest of every package in it, and makes the release. A tag whose pins
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
function branchesOf(branch) {
    if (!branch || branch === 'main' || branch === 'master')
        return '[main, master]';
    const literal = branch.replace(/[\\*?+[\]!]/g, '\\$&');
    const plain = /^[A-Za-z][A-Za-z0-9_/-]*$/.test(branch) &&
        !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(branch);
    return `[${plain ? literal : `'${literal.replaceAll("'", "''")}'`}]`;
}
/** The `with:` of a step, indented; no line at all where nothing is given. */
function withOf(inputs) {
    const given = Object.entries(inputs).flatMap(([name, value]) => value === null ? [] : [`          ${name}: ${scalar(value)}`]);
    return given.length === 0 ? '' : ['        with:', ...given].join('\n');
}
/** Plain where that is safe, else in single quotes. Expressions of GitHub are ours and stay as they are. */
function scalar(value) {
    if (value.startsWith('${{') || /^[A-Za-z0-9][A-Za-z0-9_./-]*$/.test(value))
        return value;
    return `'${value.replaceAll("'", "''")}'`;
}

// EXTERNAL MODULE: ./build/usecases/targets.js
var targets = __webpack_require__(1591);
;// CONCATENATED MODULE: ./build/usecases/init.js
// Writes workflows into a repository. Never replaces a file that a person wrote or edited, and never follows a
// link; a workflow of ours that still has the place holder for the Action is written with the Action's name.
// Prints nothing. Specification: surfaces page, `init`.










const placeholderAction = 'OWNER/plugin-gate@v0';
/** Writes the workflows. Throws `Fault`: `usage` for a name that is no Action and for links on the way, `io`. */
function initWorkflows(request) {
    const action = request.action ?? placeholderAction;
    if (!/^(?:\.\/|[A-Za-z0-9_.-]+\/[A-Za-z0-9_./-]+@[A-Za-z0-9_./-]+$)/.test(action) ||
        /\s/.test(action)) {
        throw new fault/* Fault */.vC('usage', `${(0,quote/* quote */.hD)(action)} is no Action`, 'write it as OWNER/REPO@REF, best with the full commit id as REF');
    }
    const repository = (0,git_repository/* findRepository */.W1)(request.cwd, request.env);
    const root = repository?.root ?? request.cwd;
    const registry = registryOf(request, root);
    const kinds = request.kinds.length > 0 ? request.kinds : fitting(registry);
    const values = {
        action,
        registry: registry === null || isFound(registry) ? null : registry,
        branch: branchOf(repository),
    };
    return {
        files: [...new Set(kinds)].map((kind) => {
            const template = workflowTemplates[kind];
            const text = template.text(values);
            const file = (0,external_node_path_.join)(root, template.path);
            const unnamed = template.text({ ...values, action: placeholderAction });
            const outcome = place(root, template.path, { text, unnamed }, request.print);
            return { kind, path: (0,display_path/* displayPath */.Gt)(request.cwd, file), does: template.does, text, outcome };
        }),
        placeholder: request.action === null,
    };
}
/** Null also where git cannot be asked: the usual branches are written then. */
function branchOf(repository) {
    if (repository === null)
        return null;
    try {
        return defaultBranch(repository);
    }
    catch (error) {
        if (error instanceof fault/* Fault */.vC && error.code === 'git')
            return null;
        throw error;
    }
}
/** Path of the registry from the repository's root, or null. */
function registryOf(request, root) {
    const { cwd, registry } = request;
    const found = (0,targets/* resolveTargets */.h)({ cwd, paths: ['.'], registry }).registry ??
        (0,targets/* resolveTargets */.h)({ cwd: root, paths: ['.'], registry: null }).registry;
    if (found === null)
        return null;
    if ((0,external_node_fs_.lstatSync)(found, { throwIfNoEntry: false })?.isFile() !== true) {
        throw new fault/* Fault */.vC('usage', `there is no registry at ${(0,quote/* quote */.hD)((0,display_path/* displayPath */.Gt)(cwd, found))}`, 'name one that is there');
    }
    const path = (0,display_path/* displayPath */.Gt)(root, found);
    if (!path.startsWith('../'))
        return path;
    throw new fault/* Fault */.vC('usage', `${(0,quote/* quote */.hD)(path)} is outside the repository`, 'name the registry in it');
}
/** True for the places in which the Action looks by itself. */
function isFound(registry) {
    return registry === 'registry.yaml' || registry === 'library/registry.yaml';
}
function fitting(registry) {
    return registry === null ? ['plugin'] : ['registry', 'verify'];
}
/** `unnamed` is the text with the place holder, which nobody has edited where it is there as it was written. */
function place(root, path, { text, unnamed }, plan) {
    const file = (0,external_node_path_.join)(root, path);
    let expected = null;
    let at = root;
    for (const part of path.split('/')) {
        at = (0,external_node_path_.join)(at, part);
        const facts = (0,external_node_fs_.lstatSync)(at, { throwIfNoEntry: false });
        if (facts === undefined)
            break;
        const right = at === file ? facts.isFile() : facts.isDirectory();
        if (!right) {
            throw new fault/* Fault */.vC('usage', `${(0,quote/* quote */.hD)((0,display_path/* displayPath */.Gt)(root, at))} is ${facts.isSymbolicLink() ? 'a symbolic link' : 'something else'}`, 'move it away; workflows are written into real directories only');
        }
        if (at !== file)
            continue;
        expected = (0,external_node_fs_.readFileSync)(file);
        if (expected.equals(Buffer.from(text)))
            return 'same';
        if (!expected.equals(Buffer.from(unnamed)))
            return 'kept';
    }
    if (plan)
        return 'planned';
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
    }
    catch (error) {
        throw new fault/* Fault */.vC('io', `cannot make ${(0,external_node_path_.dirname)(path)}: ${(0,fault/* messageOf */.bD)(error)}`);
    }
    (0,atomic_file/* writeFileAtomic */.Z)({ path: file, bytes: Buffer.from(text), expected, mode: 0o644 });
    return 'written';
}


/***/ }),

/***/ 2664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ factsBehind),
/* harmony export */   v: () => (/* binding */ factsAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
// What lies at a path that somebody typed: nothing there is an answer, a disk that will not say is a fault.



/** Codes that mean: no path like this leads anywhere. */
const nowhere = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);
/** Facts of what the absolute path leads to, or null where it leads nowhere. Throws `Fault` (`io`). */
function factsBehind(path) {
    return factsOr(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync);
}
/** Facts of what lies at the absolute path itself, a dangling link too. Throws `Fault` (`io`). */
function factsAt(path) {
    return factsOr(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync);
}
function factsOr(path, ask) {
    try {
        return ask(path);
    }
    catch (error) {
        if (nowhere.has((0,_base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .xU)(error) ?? ''))
            return null;
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('io', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} cannot be looked at: ${(0,_base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`, null, error);
    }
}


/***/ }),

/***/ 1591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ resolveTargets)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
/* harmony import */ var _display_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(167);
/* harmony import */ var _path_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2664);
// What PATH arguments mean: directories to search, a registry, or one of each.
// Specification: surfaces page, "the registry is PATH/registry.yaml, PATH/library/registry.yaml or --registry".





/** Resolves PATH arguments. Throws `Fault` (`usage`) for a path that is not there and for two registries. */
function resolveTargets(request) {
    const directories = [];
    const registries = [];
    for (const text of request.paths) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(request.cwd, text);
        const facts = (0,_path_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .factsBehind */ .i)(path);
        if (facts === null) {
            throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `there is nothing at ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)}`, 'give a directory, or a registry file');
        }
        if (facts.isDirectory()) {
            directories.push(path);
            const found = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, 'registry.yaml'), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, 'library', 'registry.yaml')].find(isThere);
            if (found !== undefined) {
                assertInside(path, found, text);
                registries.push(found);
            }
        }
        else if (/\.ya?ml$/.test(path)) {
            directories.push((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
            registries.push(path);
        }
        else if (['plugin.json', 'SKILL.md'].includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path))) {
            directories.push((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
        }
        else {
            throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)} is a file that check does not know`, 'give a directory, a registry (.yaml), a plugin.json or a SKILL.md');
        }
    }
    return { directories: [...new Set(directories)], registry: theRegistry(request, registries) };
}
function theRegistry(request, found) {
    if (request.registry !== null)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(request.cwd, request.registry);
    const distinct = [...new Set(found)];
    if (distinct.length > 1) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `${distinct.length} registries found`, 'check one at a time, or name it with --registry');
    }
    return distinct[0] ?? null;
}
/** A committed link must not lead what is read, and what `pin` writes, out of what a person named. */
function assertInside(path, registry, text) {
    const folder = (0,_display_path_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(registry));
    const root = (0,_display_path_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(path);
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, folder);
    if (inside !== '..' && !inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside))
        return;
    const link = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(registry));
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(link)} in ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)} is a link that leads outside, so its registry is not used`, 'put the directory itself there, or name the registry with its own path');
}
/** Anything under that name counts, a directory or a dangling link too: it must not be overlooked. */
function isThere(path) {
    return (0,_path_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .factsAt */ .v)(path) !== null;
}


/***/ })

};
