export const id = 9558;
export const ids = [9558];
export const modules = {

/***/ 9558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseMigration),
/* harmony export */   migrationJson: () => (/* binding */ migrationJson)
/* harmony export */ });
/* harmony import */ var _lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6205);
// The plan of a migration as a file that a person reviews: its JSON, and the strict way back. A plan that was
// edited can only ever delete what a fresh plan would delete too (apply-migration.ts). Pure.

/** The plan as versioned JSON. */
function migrationJson(plan) {
    return {
        version: 1,
        machine: plan.machine,
        store: plan.store,
        head: plan.head,
        plugins: plan.plugins,
        inventory: plan.inventory,
        files: plan.files.map(({ path, id, bytes, plugin, pluginPath, version }) => ({
            path,
            id,
            bytes,
            plugin,
            pluginPath,
            version,
        })),
        directories: plan.directories,
        kept: plan.kept,
        notChecked: plan.notChecked,
    };
}
/** Reads a plan from a JSON value; a text says what is wrong with it. */
function parseMigration(value) {
    const members = (0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(value);
    if (members === null)
        return `it is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .describeJson */ .kw)(value)}, not an object`;
    if (members.get('version') !== 1) {
        return `version is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .describeJson */ .kw)(members.get('version'))}, not the number 1`;
    }
    const [machine, store, head] = ['machine', 'store', 'head'].map((key) => members.get(key));
    if (typeof machine !== 'string')
        return `machine is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .describeJson */ .kw)(machine)}, not a string`;
    if (typeof store !== 'string')
        return `store is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .describeJson */ .kw)(store)}, not a string`;
    if (head !== null && typeof head !== 'string')
        return `head is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .describeJson */ .kw)(head)}`;
    const [plugins, inventory] = ['plugins', 'inventory'].map((key) => members.get(key) ?? null);
    if (plugins !== null && typeof plugins !== 'string')
        return `plugins is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .describeJson */ .kw)(plugins)}, not a string`;
    if (inventory !== null && typeof inventory !== 'string')
        return `inventory is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .describeJson */ .kw)(inventory)}, not a string`;
    const listed = members.get('files');
    if (!Array.isArray(listed))
        return `files is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .describeJson */ .kw)(listed)}, not a list`;
    const files = [];
    for (const [at, file] of listed.entries()) {
        const [path, id] = ['path', 'id'].map((key) => (0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(file)?.get(key));
        if (typeof path !== 'string' || typeof id !== 'string')
            return `files[${at}] has no path or id`;
        files.push({ path, id });
    }
    return { machine, store, head, plugins: plugins ?? null, inventory: inventory ?? null, files };
}


/***/ }),

/***/ 6205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   kw: () => (/* binding */ describeJson),
/* harmony export */   lS: () => (/* binding */ membersOf)
/* harmony export */ });
// JSON values from a state file, a plan or a lock: told apart without ever being trusted as objects.
// Members are read as own entries, so `__proto__` is only a key.
/** The own members of a JSON object, or null when `value` is none. */
function membersOf(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return null;
    return new Map(Object.entries(value));
}
/** What a JSON value is, in words. */
function describeJson(value) {
    if (value === undefined)
        return 'nothing';
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'object')
        return 'an object';
    return typeof value === 'string' ? 'a string' : `the ${typeof value} ${String(value)}`;
}
/** JSON text with sorted keys: equal texts are equal values. Undefined members vanish. */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    const members = membersOf(value);
    if (members === null)
        return JSON.stringify(value) ?? 'null';
    const parts = [...members]
        .filter(([, member]) => member !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
    return `{${parts.join(',')}}`;
}


/***/ })

};
