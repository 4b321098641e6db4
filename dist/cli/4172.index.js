export const id = 4172;
export const ids = [4172];
export const modules = {

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


/***/ })

};
