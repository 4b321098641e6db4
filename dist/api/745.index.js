export const id = 745;
export const ids = [745];
export const modules = {

/***/ 5745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkSmoke: () => (/* binding */ checkSmoke)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(1708);
// EXTERNAL MODULE: ./build/registry/shell-word.js
var shell_word = __webpack_require__(3325);
// EXTERNAL MODULE: ./build/report/counts.js
var counts = __webpack_require__(6423);
// EXTERNAL MODULE: ./build/smoke/run-smoke.js + 4 modules
var run_smoke = __webpack_require__(4373);
// EXTERNAL MODULE: ./build/usecases/plan-smoke.js + 1 modules
var plan_smoke = __webpack_require__(9773);
// EXTERNAL MODULE: ./build/usecases/process-host.js
var process_host = __webpack_require__(6695);
;// CONCATENATED MODULE: ./build/usecases/smoke-report.js
const worstFirst = ['fail', 'inconclusive', 'not-run', 'pass'];
/** Joins the results of one package; null without any. */
function smokeReportOf(results) {
    const result = worstFirst.find((kind) => results.some((each) => each.result === kind));
    if (result === undefined)
        return null;
    const reasons = results.flatMap(({ scope, reason }) => reason === null ? [] : [`${scope} scope: ${reason}`]);
    return {
        result,
        reason: reasons.length === 0 ? null : reasons.join('; '),
        assertions: results.flatMap(({ scope, assertions }) => assertions.map(({ name, ok, detail }) => ({ name: `${name} (${scope} scope)`, ok, detail }))),
    };
}
/** 1 where a package failed, 3 where one could not be tried or decided, else 0. */
function smokeExitCode(results) {
    if (results.some(({ result }) => result === 'fail'))
        return 1;
    return results.every(({ result }) => result === 'pass') ? 0 : 3;
}

;// CONCATENATED MODULE: ./build/usecases/until-interrupted.js
// Letting work end cleanly before a signal ends the process: locks are given back and throw-away directories
// taken away. Changes are synchronous, so a signal waits until the one under way is whole.
// Specification: lifecycle page, "Lock" ("released on every way out") and "Smoke install".
/** Runs `run` with a signal that SIGINT and SIGTERM abort, and lets the process die of them afterwards. */
async function untilInterrupted(run) {
    const abort = new AbortController();
    let received = null;
    const signals = ['SIGINT', 'SIGTERM'];
    const listen = (signal) => {
        received = signal;
        abort.abort();
    };
    for (const signal of signals)
        process.on(signal, listen);
    try {
        return await run(abort.signal);
    }
    finally {
        for (const signal of signals)
            process.off(signal, listen);
        if (received !== null)
            process.kill(process.pid, received);
    }
}

;// CONCATENATED MODULE: ./build/usecases/check-smoke.js
// The smoke installs of a check: every package that was read is really installed in throw-away
// directories. What fails is a finding; what could not be tried is undecided, and never looks green.
// Loaded only where it was asked for. Specification: lifecycle page, "Smoke install"; surfaces, `--smoke`.











/**
 * Tries each package; a signal meanwhile takes away what was made before it ends the process. Throws
 * `Fault` as `readRegistry` does; whatever a package does is a result.
 */
function checkSmoke(check) {
    return untilInterrupted((signal) => tryAll(check, signal));
}
async function tryAll(check, signal) {
    const host = (0,process_host/* processHost */.Q)(check.cwd, check.env);
    const subjects = subjectsOf(check);
    const requests = (0,plan_smoke/* planSmoke */.R)({
        cwd: check.cwd,
        roots: subjects.map(({ root }) => root),
        registry: check.registry,
        kept: check.kept,
        clioVersion: check.clioVersion,
        temporaryRoot: (0,external_node_os_.tmpdir)(),
        signal,
    }, host);
    const reports = new Map();
    const findings = [];
    const notChecked = [];
    const open = new Set();
    for (const [at, request] of requests.entries()) {
        const subject = subjects[at];
        if (subject === undefined)
            continue;
        check.progress?.('smoke installs', at, requests.length);
        const results = await (0,run_smoke/* runSmoke */.L)(request, host);
        const report = smokeReportOf(results);
        if (report !== null && subject.package !== null)
            reports.set(subject.package, report);
        findings.push(...failures(subject, results));
        const left = gaps(subject, results);
        notChecked.push(...left);
        if (left.length > 0)
            open.add(subject.target);
    }
    const gapped = notChecked.length;
    return {
        reports,
        findings,
        notChecked,
        open,
        undecided: gapped === 0 ? null : `${(0,counts/* countOf */.pq)(gapped, 'smoke install')} could not be tried to the end`,
    };
}
function subjectsOf({ readings, kept }) {
    const local = readings.map(({ candidate, report, findings }) => {
        const { path, name } = report;
        return {
            root: candidate.path,
            what: (0,quote/* quote */.hD)(name ?? path),
            place: (0,finding/* wholeFile */.A)((0,relative_path/* joinRelative */.r)(path, 'plugin.json')),
            package: path,
            row: null,
            target: path,
            refusedBy: findings.find(({ refuses }) => refuses)?.rule ?? null,
        };
    });
    const remote = (kept?.wanted ?? []).flatMap(({ label, place }) => {
        const root = kept?.rootOf(label) ?? null;
        if (root === null)
            return [];
        const more = { package: null, row: label, target: label, refusedBy: null };
        return [{ root, what: label, place, ...more }];
    });
    return [...local, ...remote];
}
/** One finding for each assertion that does not hold; one for both scopes where they say the same. */
function failures(subject, results) {
    const failed = results.flatMap(({ scope, assertions }) => assertions.filter(({ ok }) => !ok).map(({ name, detail }) => ({ scope, name, detail })));
    const { what } = subject;
    const steps = [...new Set(failed.map((one) => one.name))];
    return steps.map((step) => {
        const those = failed.filter((one) => one.name === step);
        const where = those.length > 1 ? 'both scopes' : `the ${those[0]?.scope ?? 'user'} scope`;
        const isRefused = step === 'admitted';
        return (0,finding/* finding */.g)({
            rule: 'smoke/failed',
            messageId: isRefused ? 'refused' : 'assertion',
            message: isRefused
                ? `${what} cannot be installed in ${where}`
                : `the smoke install of ${what} does not hold in ${where}: ${step}`,
            place: subject.place,
            found: those[0]?.detail ?? null,
            expected: 'installed, listed, loaded, projected, switched, updated and removed without a trace',
            fix: `put right what was found, then see all of it with: plugin-gate smoke ${(0,shell_word/* shellWord */.r)(subject.target)}`,
            package: subject.package,
            row: subject.row,
            blockedBy: isRefused ? subject.refusedBy : null,
        });
    });
}
function gaps(subject, results) {
    const open = results.filter(({ result }) => result === 'inconclusive' || result === 'not-run');
    if (open.length === 0)
        return [];
    const reasons = [
        ...new Set(open.map(({ result, reason }) => `${result}, ${reason ?? 'no reason'}`)),
    ];
    return [{ what: `smoke install of ${subject.target}`, why: (0,quote/* listNames */.Zv)(reasons) }];
}


/***/ })

};
