import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 379:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const ANY = Symbol('SemVer ANY')
// hoisted class for cyclic dependency
class Comparator {
  static get ANY () {
    return ANY
  }

  constructor (comp, options) {
    options = parseOptions(options)

    if (comp instanceof Comparator) {
      if (comp.loose === !!options.loose) {
        return comp
      } else {
        comp = comp.value
      }
    }

    comp = comp.trim().split(/\s+/).join(' ')
    debug('comparator', comp, options)
    this.options = options
    this.loose = !!options.loose
    this.parse(comp)

    if (this.semver === ANY) {
      this.value = ''
    } else {
      this.value = this.operator + this.semver.version
    }

    debug('comp', this)
  }

  parse (comp) {
    const r = this.options.loose ? re[t.COMPARATORLOOSE] : re[t.COMPARATOR]
    const m = comp.match(r)

    if (!m) {
      throw new TypeError(`Invalid comparator: ${comp}`)
    }

    this.operator = m[1] !== undefined ? m[1] : ''
    if (this.operator === '=') {
      this.operator = ''
    }

    // if it literally is just '>' or '' then allow anything.
    if (!m[2]) {
      this.semver = ANY
    } else {
      this.semver = new SemVer(m[2], this.options.loose)
    }
  }

  toString () {
    return this.value
  }

  test (version) {
    debug('Comparator.test', version, this.options.loose)

    if (this.semver === ANY || version === ANY) {
      return true
    }

    if (typeof version === 'string') {
      try {
        version = new SemVer(version, this.options)
      } catch (er) {
        return false
      }
    }

    return cmp(version, this.operator, this.semver, this.options)
  }

  intersects (comp, options) {
    if (!(comp instanceof Comparator)) {
      throw new TypeError('a Comparator is required')
    }

    if (this.operator === '') {
      if (this.value === '') {
        return true
      }
      return new Range(comp.value, options).test(this.value)
    } else if (comp.operator === '') {
      if (comp.value === '') {
        return true
      }
      return new Range(this.value, options).test(comp.semver)
    }

    options = parseOptions(options)

    // Special cases where nothing can possibly be lower
    if (options.includePrerelease &&
      (this.value === '<0.0.0-0' || comp.value === '<0.0.0-0')) {
      return false
    }
    if (!options.includePrerelease &&
      (this.value.startsWith('<0.0.0') || comp.value.startsWith('<0.0.0'))) {
      return false
    }

    // Same direction increasing (> or >=)
    if (this.operator.startsWith('>') && comp.operator.startsWith('>')) {
      return true
    }
    // Same direction decreasing (< or <=)
    if (this.operator.startsWith('<') && comp.operator.startsWith('<')) {
      return true
    }
    // same SemVer and both sides are inclusive (<= or >=)
    if (
      (this.semver.version === comp.semver.version) &&
      this.operator.includes('=') && comp.operator.includes('=')) {
      return true
    }
    // opposite directions less than
    if (cmp(this.semver, '<', comp.semver, options) &&
      this.operator.startsWith('>') && comp.operator.startsWith('<')) {
      return true
    }
    // opposite directions greater than
    if (cmp(this.semver, '>', comp.semver, options) &&
      this.operator.startsWith('<') && comp.operator.startsWith('>')) {
      return true
    }
    return false
  }
}

module.exports = Comparator

const parseOptions = __nccwpck_require__(356)
const { safeRe: re, t } = __nccwpck_require__(471)
const cmp = __nccwpck_require__(646)
const debug = __nccwpck_require__(159)
const SemVer = __nccwpck_require__(163)
const Range = __nccwpck_require__(782)


/***/ }),

/***/ 782:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const SPACE_CHARACTERS = /\s+/g

// hoisted class for cyclic dependency
class Range {
  constructor (range, options) {
    options = parseOptions(options)

    if (range instanceof Range) {
      if (
        range.loose === !!options.loose &&
        range.includePrerelease === !!options.includePrerelease
      ) {
        return range
      } else {
        return new Range(range.raw, options)
      }
    }

    if (range instanceof Comparator) {
      // just put it in the set and return
      this.raw = range.value
      this.set = [[range]]
      this.formatted = undefined
      return this
    }

    this.options = options
    this.loose = !!options.loose
    this.includePrerelease = !!options.includePrerelease

    // First reduce all whitespace as much as possible so we do not have to rely
    // on potentially slow regexes like \s*. This is then stored and used for
    // future error messages as well.
    this.raw = range.trim().replace(SPACE_CHARACTERS, ' ')

    // First, split on ||
    this.set = this.raw
      .split('||')
      // map the range to a 2d array of comparators
      .map(r => this.parseRange(r.trim()))
      // throw out any comparator lists that are empty
      // this generally means that it was not a valid range, which is allowed
      // in loose mode, but will still throw if the WHOLE range is invalid.
      .filter(c => c.length)

    if (!this.set.length) {
      throw new TypeError(`Invalid SemVer Range: ${this.raw}`)
    }

    // if we have any that are not the null set, throw out null sets.
    if (this.set.length > 1) {
      // keep the first one, in case they're all null sets
      const first = this.set[0]
      this.set = this.set.filter(c => !isNullSet(c[0]))
      if (this.set.length === 0) {
        this.set = [first]
      } else if (this.set.length > 1) {
        // if we have any that are *, then the range is just *
        for (const c of this.set) {
          if (c.length === 1 && isAny(c[0])) {
            this.set = [c]
            break
          }
        }
      }
    }

    this.formatted = undefined
  }

  get range () {
    if (this.formatted === undefined) {
      this.formatted = ''
      for (let i = 0; i < this.set.length; i++) {
        if (i > 0) {
          this.formatted += '||'
        }
        const comps = this.set[i]
        for (let k = 0; k < comps.length; k++) {
          if (k > 0) {
            this.formatted += ' '
          }
          this.formatted += comps[k].toString().trim()
        }
      }
    }
    return this.formatted
  }

  format () {
    return this.range
  }

  toString () {
    return this.range
  }

  parseRange (range) {
    // strip build metadata so it can't bleed into the version
    range = range.replace(BUILDSTRIPRE, '')

    // memoize range parsing for performance.
    // this is a very hot path, and fully deterministic.
    const memoOpts =
      (this.options.includePrerelease && FLAG_INCLUDE_PRERELEASE) |
      (this.options.loose && FLAG_LOOSE)
    const memoKey = memoOpts + ':' + range
    const cached = cache.get(memoKey)
    if (cached) {
      return cached
    }

    const loose = this.options.loose
    // `1.2.3 - 1.2.4` => `>=1.2.3 <=1.2.4`
    const hr = loose ? re[t.HYPHENRANGELOOSE] : re[t.HYPHENRANGE]
    range = range.replace(hr, hyphenReplace(this.options.includePrerelease))
    debug('hyphen replace', range)

    // `> 1.2.3 < 1.2.5` => `>1.2.3 <1.2.5`
    range = trimComparatorWhitespace(range)
    debug('comparator trim', range)

    // `~ 1.2.3` => `~1.2.3`
    range = range.replace(re[t.TILDETRIM], tildeTrimReplace)
    debug('tilde trim', range)

    // `^ 1.2.3` => `^1.2.3`
    range = range.replace(re[t.CARETTRIM], caretTrimReplace)
    debug('caret trim', range)

    // At this point, the range is completely trimmed and
    // ready to be split into comparators.

    let rangeList = range
      .split(' ')
      .map(comp => parseComparator(comp, this.options))
      .join(' ')
      .split(/\s+/)
      // >=0.0.0 is equivalent to *
      .map(comp => replaceGTE0(comp, this.options))

    if (loose) {
      // in loose mode, throw out any that are not valid comparators
      rangeList = rangeList.filter(comp => {
        debug('loose invalid filter', comp, this.options)
        return !!comp.match(re[t.COMPARATORLOOSE])
      })
    }
    debug('range list', rangeList)

    // if any comparators are the null set, then replace with JUST null set
    // if more than one comparator, remove any * comparators
    // also, don't include the same comparator more than once
    const rangeMap = new Map()
    const comparators = rangeList.map(comp => new Comparator(comp, this.options))
    for (const comp of comparators) {
      if (isNullSet(comp)) {
        return [comp]
      }
      rangeMap.set(comp.value, comp)
    }
    if (rangeMap.size > 1 && rangeMap.has('')) {
      rangeMap.delete('')
    }

    const result = [...rangeMap.values()]
    cache.set(memoKey, result)
    return result
  }

  intersects (range, options) {
    if (!(range instanceof Range)) {
      throw new TypeError('a Range is required')
    }

    return this.set.some((thisComparators) => {
      return (
        isSatisfiable(thisComparators, options) &&
        range.set.some((rangeComparators) => {
          return (
            isSatisfiable(rangeComparators, options) &&
            thisComparators.every((thisComparator) => {
              return rangeComparators.every((rangeComparator) => {
                return thisComparator.intersects(rangeComparator, options)
              })
            })
          )
        })
      )
    })
  }

  // if ANY of the sets match ALL of its comparators, then pass
  test (version) {
    if (!version) {
      return false
    }

    if (typeof version === 'string') {
      try {
        version = new SemVer(version, this.options)
      } catch (er) {
        return false
      }
    }

    for (let i = 0; i < this.set.length; i++) {
      if (testSet(this.set[i], version, this.options)) {
        return true
      }
    }
    return false
  }
}

module.exports = Range

const LRU = __nccwpck_require__(383)
const cache = new LRU()

const parseOptions = __nccwpck_require__(356)
const Comparator = __nccwpck_require__(379)
const debug = __nccwpck_require__(159)
const SemVer = __nccwpck_require__(163)
const trimComparatorWhitespace = __nccwpck_require__(737)
const {
  safeRe: re,
  src,
  t,
  tildeTrimReplace,
  caretTrimReplace,
} = __nccwpck_require__(471)
const { FLAG_INCLUDE_PRERELEASE, FLAG_LOOSE } = __nccwpck_require__(101)

// unbounded global build-metadata stripper used by parseRange
const BUILDSTRIPRE = new RegExp(src[t.BUILD], 'g')

const isNullSet = c => c.value === '<0.0.0-0'
const isAny = c => c.value === ''

// take a set of comparators and determine whether there
// exists a version which can satisfy it
const isSatisfiable = (comparators, options) => {
  let result = true
  const remainingComparators = comparators.slice()
  let testComparator = remainingComparators.pop()

  while (result && remainingComparators.length) {
    result = remainingComparators.every((otherComparator) => {
      return testComparator.intersects(otherComparator, options)
    })

    testComparator = remainingComparators.pop()
  }

  return result
}

// comprised of xranges, tildes, stars, and gtlt's at this point.
// already replaced the hyphen ranges
// turn into a set of JUST comparators.
const parseComparator = (comp, options) => {
  comp = comp.replace(re[t.BUILD], '')
  debug('comp', comp, options)
  comp = replaceCarets(comp, options)
  debug('caret', comp)
  comp = replaceTildes(comp, options)
  debug('tildes', comp)
  comp = replaceXRanges(comp, options)
  debug('xrange', comp)
  comp = replaceStars(comp, options)
  debug('stars', comp)
  return comp
}

const isX = id => !id || id.toLowerCase() === 'x' || id === '*'

const invalidXRangeOrder = (M, m, p) => (
  (isX(M) && !isX(m)) ||
  (isX(m) && p && !isX(p))
)

// ~, ~> --> * (any, kinda silly)
// ~2, ~2.x, ~2.x.x, ~>2, ~>2.x ~>2.x.x --> >=2.0.0 <3.0.0-0
// ~2.0, ~2.0.x, ~>2.0, ~>2.0.x --> >=2.0.0 <2.1.0-0
// ~1.2, ~1.2.x, ~>1.2, ~>1.2.x --> >=1.2.0 <1.3.0-0
// ~1.2.3, ~>1.2.3 --> >=1.2.3 <1.3.0-0
// ~1.2.0, ~>1.2.0 --> >=1.2.0 <1.3.0-0
// ~0.0.1 --> >=0.0.1 <0.1.0-0
const replaceTildes = (comp, options) => {
  return comp
    .trim()
    .split(/\s+/)
    .map((c) => replaceTilde(c, options))
    .join(' ')
}

const replaceTilde = (comp, options) => {
  const r = options.loose ? re[t.TILDELOOSE] : re[t.TILDE]
  // if we're including prereleases in the match, then the lower bound is
  // -0, the lowest possible prerelease value, just like x-ranges and carets.
  // this keeps `~1.2` equivalent to the `1.2.x` x-range it's documented as.
  const z = options.includePrerelease ? '-0' : ''
  return comp.replace(r, (_, M, m, p, pr) => {
    debug('tilde', comp, _, M, m, p, pr)
    let ret

    if (isX(M)) {
      ret = ''
    } else if (isX(m)) {
      ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`
    } else if (isX(p)) {
      // ~1.2 == >=1.2.0 <1.3.0-0
      ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`
    } else if (pr) {
      debug('replaceTilde pr', pr)
      ret = `>=${M}.${m}.${p}-${pr
      } <${M}.${+m + 1}.0-0`
    } else {
      // ~1.2.3 == >=1.2.3 <1.3.0-0
      ret = `>=${M}.${m}.${p
      } <${M}.${+m + 1}.0-0`
    }

    debug('tilde return', ret)
    return ret
  })
}

// ^ --> * (any, kinda silly)
// ^2, ^2.x, ^2.x.x --> >=2.0.0 <3.0.0-0
// ^2.0, ^2.0.x --> >=2.0.0 <3.0.0-0
// ^1.2, ^1.2.x --> >=1.2.0 <2.0.0-0
// ^1.2.3 --> >=1.2.3 <2.0.0-0
// ^1.2.0 --> >=1.2.0 <2.0.0-0
// ^0.0.1 --> >=0.0.1 <0.0.2-0
// ^0.1.0 --> >=0.1.0 <0.2.0-0
const replaceCarets = (comp, options) => {
  return comp
    .trim()
    .split(/\s+/)
    .map((c) => replaceCaret(c, options))
    .join(' ')
}

const replaceCaret = (comp, options) => {
  debug('caret', comp, options)
  const r = options.loose ? re[t.CARETLOOSE] : re[t.CARET]
  const z = options.includePrerelease ? '-0' : ''
  return comp.replace(r, (_, M, m, p, pr) => {
    debug('caret', comp, _, M, m, p, pr)
    let ret

    if (isX(M)) {
      ret = ''
    } else if (isX(m)) {
      ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`
    } else if (isX(p)) {
      if (M === '0') {
        ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`
      } else {
        ret = `>=${M}.${m}.0${z} <${+M + 1}.0.0-0`
      }
    } else if (pr) {
      debug('replaceCaret pr', pr)
      if (M === '0') {
        if (m === '0') {
          ret = `>=${M}.${m}.${p}-${pr
          } <${M}.${m}.${+p + 1}-0`
        } else {
          ret = `>=${M}.${m}.${p}-${pr
          } <${M}.${+m + 1}.0-0`
        }
      } else {
        ret = `>=${M}.${m}.${p}-${pr
        } <${+M + 1}.0.0-0`
      }
    } else {
      debug('no pr')
      if (M === '0') {
        if (m === '0') {
          ret = `>=${M}.${m}.${p
          } <${M}.${m}.${+p + 1}-0`
        } else {
          ret = `>=${M}.${m}.${p
          } <${M}.${+m + 1}.0-0`
        }
      } else {
        ret = `>=${M}.${m}.${p
        } <${+M + 1}.0.0-0`
      }
    }

    debug('caret return', ret)
    return ret
  })
}

const replaceXRanges = (comp, options) => {
  debug('replaceXRanges', comp, options)
  return comp
    .split(/\s+/)
    .map((c) => replaceXRange(c, options))
    .join(' ')
}

const replaceXRange = (comp, options) => {
  comp = comp.trim()
  const r = options.loose ? re[t.XRANGELOOSE] : re[t.XRANGE]
  return comp.replace(r, (ret, gtlt, M, m, p, pr) => {
    debug('xRange', comp, ret, gtlt, M, m, p, pr)
    if (invalidXRangeOrder(M, m, p)) {
      return comp
    }

    const xM = isX(M)
    const xm = xM || isX(m)
    const xp = xm || isX(p)
    const anyX = xp

    if (gtlt === '=' && anyX) {
      gtlt = ''
    }

    // if we're including prereleases in the match, then we need
    // to fix this to -0, the lowest possible prerelease value
    pr = options.includePrerelease ? '-0' : ''

    if (xM) {
      if (gtlt === '>' || gtlt === '<') {
        // nothing is allowed
        ret = '<0.0.0-0'
      } else {
        // nothing is forbidden
        ret = '*'
      }
    } else if (gtlt && anyX) {
      // we know patch is an x, because we have any x at all.
      // replace X with 0
      if (xm) {
        m = 0
      }
      p = 0

      if (gtlt === '>') {
        // >1 => >=2.0.0
        // >1.2 => >=1.3.0
        gtlt = '>='
        if (xm) {
          M = +M + 1
          m = 0
          p = 0
        } else {
          m = +m + 1
          p = 0
        }
      } else if (gtlt === '<=') {
        // <=0.7.x is actually <0.8.0, since any 0.7.x should
        // pass.  Similarly, <=7.x is actually <8.0.0, etc.
        gtlt = '<'
        if (xm) {
          M = +M + 1
        } else {
          m = +m + 1
        }
      }

      if (gtlt === '<') {
        pr = '-0'
      }

      ret = `${gtlt + M}.${m}.${p}${pr}`
    } else if (xm) {
      ret = `>=${M}.0.0${pr} <${+M + 1}.0.0-0`
    } else if (xp) {
      ret = `>=${M}.${m}.0${pr
      } <${M}.${+m + 1}.0-0`
    }

    debug('xRange return', ret)

    return ret
  })
}

// Because * is AND-ed with everything else in the comparator,
// and '' means "any version", just remove the *s entirely.
const replaceStars = (comp, options) => {
  debug('replaceStars', comp, options)
  // Looseness is ignored here.  star is always as loose as it gets!
  return comp
    .trim()
    .replace(re[t.STAR], '')
}

const replaceGTE0 = (comp, options) => {
  debug('replaceGTE0', comp, options)
  return comp
    .trim()
    .replace(re[options.includePrerelease ? t.GTE0PRE : t.GTE0], '')
}

// This function is passed to string.replace(re[t.HYPHENRANGE])
// M, m, patch, prerelease, build
// 1.2 - 3.4.5 => >=1.2.0 <=3.4.5
// 1.2.3 - 3.4 => >=1.2.0 <3.5.0-0 Any 3.4.x will do
// 1.2 - 3.4 => >=1.2.0 <3.5.0-0
// TODO build?
const hyphenReplace = incPr => ($0,
  from, fM, fm, fp, fpr, fb,
  to, tM, tm, tp, tpr) => {
  if (isX(fM)) {
    from = ''
  } else if (isX(fm)) {
    from = `>=${fM}.0.0${incPr ? '-0' : ''}`
  } else if (isX(fp)) {
    from = `>=${fM}.${fm}.0${incPr ? '-0' : ''}`
  } else if (fpr) {
    from = `>=${from}`
  } else {
    from = `>=${from}${incPr ? '-0' : ''}`
  }

  if (isX(tM)) {
    to = ''
  } else if (isX(tm)) {
    to = `<${+tM + 1}.0.0-0`
  } else if (isX(tp)) {
    to = `<${tM}.${+tm + 1}.0-0`
  } else if (tpr) {
    to = `<=${tM}.${tm}.${tp}-${tpr}`
  } else if (incPr) {
    to = `<${tM}.${tm}.${+tp + 1}-0`
  } else {
    to = `<=${to}`
  }

  return `${from} ${to}`.trim()
}

const testSet = (set, version, options) => {
  for (let i = 0; i < set.length; i++) {
    if (!set[i].test(version)) {
      return false
    }
  }

  if (version.prerelease.length && !options.includePrerelease) {
    // Find the set of versions that are allowed to have prereleases
    // For example, ^1.2.3-pr.1 desugars to >=1.2.3-pr.1 <2.0.0
    // That should allow `1.2.3-pr.2` to pass.
    // However, `1.2.4-alpha.notready` should NOT be allowed,
    // even though it's within the range set by the comparators.
    for (let i = 0; i < set.length; i++) {
      debug(set[i].semver)
      if (set[i].semver === Comparator.ANY) {
        continue
      }

      if (set[i].semver.prerelease.length > 0) {
        const allowed = set[i].semver
        if (allowed.major === version.major &&
            allowed.minor === version.minor &&
            allowed.patch === version.patch) {
          return true
        }
      }
    }

    // Version has a -pre, but it's not one of the ones we like.
    return false
  }

  return true
}


/***/ }),

/***/ 163:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const debug = __nccwpck_require__(159)
const { MAX_LENGTH, MAX_SAFE_INTEGER } = __nccwpck_require__(101)
const { safeRe: re, t } = __nccwpck_require__(471)

const parseOptions = __nccwpck_require__(356)
const { compareIdentifiers } = __nccwpck_require__(348)

const isPrereleaseIdentifier = (prerelease, identifier) => {
  const identifiers = identifier.split('.')
  if (identifiers.length > prerelease.length) {
    return false
  }

  for (let i = 0; i < identifiers.length; i++) {
    if (compareIdentifiers(prerelease[i], identifiers[i]) !== 0) {
      return false
    }
  }

  return true
}

class SemVer {
  constructor (version, options) {
    options = parseOptions(options)

    if (version instanceof SemVer) {
      if (version.loose === !!options.loose &&
        version.includePrerelease === !!options.includePrerelease) {
        return version
      } else {
        version = version.version
      }
    } else if (typeof version !== 'string') {
      throw new TypeError(`Invalid version. Must be a string. Got type "${typeof version}".`)
    }

    if (version.length > MAX_LENGTH) {
      throw new TypeError(
        `version is longer than ${MAX_LENGTH} characters`
      )
    }

    debug('SemVer', version, options)
    this.options = options
    this.loose = !!options.loose
    // this isn't actually relevant for versions, but keep it so that we
    // don't run into trouble passing this.options around.
    this.includePrerelease = !!options.includePrerelease

    const m = version.trim().match(options.loose ? re[t.LOOSE] : re[t.FULL])

    if (!m) {
      throw new TypeError(`Invalid Version: ${version}`)
    }

    this.raw = version

    // these are actually numbers
    this.major = +m[1]
    this.minor = +m[2]
    this.patch = +m[3]

    if (this.major > MAX_SAFE_INTEGER || this.major < 0) {
      throw new TypeError('Invalid major version')
    }

    if (this.minor > MAX_SAFE_INTEGER || this.minor < 0) {
      throw new TypeError('Invalid minor version')
    }

    if (this.patch > MAX_SAFE_INTEGER || this.patch < 0) {
      throw new TypeError('Invalid patch version')
    }

    // numberify any prerelease numeric ids
    if (!m[4]) {
      this.prerelease = []
    } else {
      this.prerelease = m[4].split('.').map((id) => {
        if (/^[0-9]+$/.test(id)) {
          const num = +id
          if (num >= 0 && num < MAX_SAFE_INTEGER) {
            return num
          }
        }
        return id
      })
    }

    this.build = m[5] ? m[5].split('.') : []
    this.format()
  }

  format () {
    this.version = `${this.major}.${this.minor}.${this.patch}`
    if (this.prerelease.length) {
      this.version += `-${this.prerelease.join('.')}`
    }
    return this.version
  }

  toString () {
    return this.version
  }

  compare (other) {
    debug('SemVer.compare', this.version, this.options, other)
    if (!(other instanceof SemVer)) {
      if (typeof other === 'string' && other === this.version) {
        return 0
      }
      other = new SemVer(other, this.options)
    }

    if (other.version === this.version) {
      return 0
    }

    return this.compareMain(other) || this.comparePre(other)
  }

  compareMain (other) {
    if (!(other instanceof SemVer)) {
      other = new SemVer(other, this.options)
    }

    if (this.major < other.major) {
      return -1
    }
    if (this.major > other.major) {
      return 1
    }
    if (this.minor < other.minor) {
      return -1
    }
    if (this.minor > other.minor) {
      return 1
    }
    if (this.patch < other.patch) {
      return -1
    }
    if (this.patch > other.patch) {
      return 1
    }
    return 0
  }

  comparePre (other) {
    if (!(other instanceof SemVer)) {
      other = new SemVer(other, this.options)
    }

    // NOT having a prerelease is > having one
    if (this.prerelease.length && !other.prerelease.length) {
      return -1
    } else if (!this.prerelease.length && other.prerelease.length) {
      return 1
    } else if (!this.prerelease.length && !other.prerelease.length) {
      return 0
    }

    let i = 0
    do {
      const a = this.prerelease[i]
      const b = other.prerelease[i]
      debug('prerelease compare', i, a, b)
      if (a === undefined && b === undefined) {
        return 0
      } else if (b === undefined) {
        return 1
      } else if (a === undefined) {
        return -1
      } else if (a === b) {
        continue
      } else {
        return compareIdentifiers(a, b)
      }
    } while (++i)
  }

  compareBuild (other) {
    if (!(other instanceof SemVer)) {
      other = new SemVer(other, this.options)
    }

    let i = 0
    do {
      const a = this.build[i]
      const b = other.build[i]
      debug('build compare', i, a, b)
      if (a === undefined && b === undefined) {
        return 0
      } else if (b === undefined) {
        return 1
      } else if (a === undefined) {
        return -1
      } else if (a === b) {
        continue
      } else {
        return compareIdentifiers(a, b)
      }
    } while (++i)
  }

  // preminor will bump the version up to the next minor release, and immediately
  // down to pre-release. premajor and prepatch work the same way.
  inc (release, identifier, identifierBase) {
    if (release.startsWith('pre')) {
      if (!identifier && identifierBase === false) {
        throw new Error('invalid increment argument: identifier is empty')
      }
      // Avoid an invalid semver results
      if (identifier) {
        const match = `-${identifier}`.match(this.options.loose ? re[t.PRERELEASELOOSE] : re[t.PRERELEASE])
        if (!match || match[1] !== identifier) {
          throw new Error(`invalid identifier: ${identifier}`)
        }
      }
    }

    switch (release) {
      case 'premajor':
        this.prerelease.length = 0
        this.patch = 0
        this.minor = 0
        this.major++
        this.inc('pre', identifier, identifierBase)
        break
      case 'preminor':
        this.prerelease.length = 0
        this.patch = 0
        this.minor++
        this.inc('pre', identifier, identifierBase)
        break
      case 'prepatch':
        // If this is already a prerelease, it will bump to the next version
        // drop any prereleases that might already exist, since they are not
        // relevant at this point.
        this.prerelease.length = 0
        this.inc('patch', identifier, identifierBase)
        this.inc('pre', identifier, identifierBase)
        break
      // If the input is a non-prerelease version, this acts the same as
      // prepatch.
      case 'prerelease':
        if (this.prerelease.length === 0) {
          this.inc('patch', identifier, identifierBase)
        }
        this.inc('pre', identifier, identifierBase)
        break
      case 'release':
        if (this.prerelease.length === 0) {
          throw new Error(`version ${this.raw} is not a prerelease`)
        }
        this.prerelease.length = 0
        break

      case 'major':
        // If this is a pre-major version, bump up to the same major version.
        // Otherwise increment major.
        // 1.0.0-5 bumps to 1.0.0
        // 1.1.0 bumps to 2.0.0
        if (
          this.minor !== 0 ||
          this.patch !== 0 ||
          this.prerelease.length === 0
        ) {
          this.major++
        }
        this.minor = 0
        this.patch = 0
        this.prerelease = []
        break
      case 'minor':
        // If this is a pre-minor version, bump up to the same minor version.
        // Otherwise increment minor.
        // 1.2.0-5 bumps to 1.2.0
        // 1.2.1 bumps to 1.3.0
        if (this.patch !== 0 || this.prerelease.length === 0) {
          this.minor++
        }
        this.patch = 0
        this.prerelease = []
        break
      case 'patch':
        // If this is not a pre-release version, it will increment the patch.
        // If it is a pre-release it will bump up to the same patch version.
        // 1.2.0-5 patches to 1.2.0
        // 1.2.0 patches to 1.2.1
        if (this.prerelease.length === 0) {
          this.patch++
        }
        this.prerelease = []
        break
      // This probably shouldn't be used publicly.
      // 1.0.0 'pre' would become 1.0.0-0 which is the wrong direction.
      case 'pre': {
        const base = Number(identifierBase) ? 1 : 0

        if (this.prerelease.length === 0) {
          this.prerelease = [base]
        } else {
          let i = this.prerelease.length
          while (--i >= 0) {
            if (typeof this.prerelease[i] === 'number') {
              this.prerelease[i]++
              i = -2
            }
          }
          if (i === -1) {
            // didn't increment anything
            if (identifier === this.prerelease.join('.') && identifierBase === false) {
              throw new Error('invalid increment argument: identifier already exists')
            }
            this.prerelease.push(base)
          }
        }
        if (identifier) {
          // 1.2.0-beta.1 bumps to 1.2.0-beta.2,
          // 1.2.0-beta.fooblz or 1.2.0-beta bumps to 1.2.0-beta.0
          let prerelease = [identifier, base]
          if (identifierBase === false) {
            prerelease = [identifier]
          }
          if (isPrereleaseIdentifier(this.prerelease, identifier)) {
            const prereleaseBase = this.prerelease[identifier.split('.').length]
            if (isNaN(prereleaseBase)) {
              this.prerelease = prerelease
            }
          } else {
            this.prerelease = prerelease
          }
        }
        break
      }
      default:
        throw new Error(`invalid increment argument: ${release}`)
    }
    this.raw = this.format()
    if (this.build.length) {
      this.raw += `+${this.build.join('.')}`
    }
    return this
  }
}

module.exports = SemVer


/***/ }),

/***/ 646:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const eq = __nccwpck_require__(82)
const neq = __nccwpck_require__(974)
const gt = __nccwpck_require__(599)
const gte = __nccwpck_require__(236)
const lt = __nccwpck_require__(872)
const lte = __nccwpck_require__(717)

const cmp = (a, op, b, loose) => {
  switch (op) {
    case '===':
      if (typeof a === 'object') {
        a = a.version
      }
      if (typeof b === 'object') {
        b = b.version
      }
      return a === b

    case '!==':
      if (typeof a === 'object') {
        a = a.version
      }
      if (typeof b === 'object') {
        b = b.version
      }
      return a !== b

    case '':
    case '=':
    case '==':
      return eq(a, b, loose)

    case '!=':
      return neq(a, b, loose)

    case '>':
      return gt(a, b, loose)

    case '>=':
      return gte(a, b, loose)

    case '<':
      return lt(a, b, loose)

    case '<=':
      return lte(a, b, loose)

    default:
      throw new TypeError(`Invalid operator: ${op}`)
  }
}
module.exports = cmp


/***/ }),

/***/ 469:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const SemVer = __nccwpck_require__(163)
const compare = (a, b, loose) =>
  new SemVer(a, loose).compare(new SemVer(b, loose))

module.exports = compare


/***/ }),

/***/ 82:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const compare = __nccwpck_require__(469)
const eq = (a, b, loose) => compare(a, b, loose) === 0
module.exports = eq


/***/ }),

/***/ 599:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const compare = __nccwpck_require__(469)
const gt = (a, b, loose) => compare(a, b, loose) > 0
module.exports = gt


/***/ }),

/***/ 236:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const compare = __nccwpck_require__(469)
const gte = (a, b, loose) => compare(a, b, loose) >= 0
module.exports = gte


/***/ }),

/***/ 872:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const compare = __nccwpck_require__(469)
const lt = (a, b, loose) => compare(a, b, loose) < 0
module.exports = lt


/***/ }),

/***/ 717:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const compare = __nccwpck_require__(469)
const lte = (a, b, loose) => compare(a, b, loose) <= 0
module.exports = lte


/***/ }),

/***/ 974:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const compare = __nccwpck_require__(469)
const neq = (a, b, loose) => compare(a, b, loose) !== 0
module.exports = neq


/***/ }),

/***/ 353:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const SemVer = __nccwpck_require__(163)
const parse = (version, options, throwErrors = false) => {
  if (version instanceof SemVer) {
    return version
  }
  try {
    return new SemVer(version, options)
  } catch (er) {
    if (!throwErrors) {
      return null
    }
    throw er
  }
}

module.exports = parse


/***/ }),

/***/ 11:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const Range = __nccwpck_require__(782)
const satisfies = (version, range, options) => {
  try {
    range = new Range(range, options)
  } catch (er) {
    return false
  }
  return range.test(version)
}
module.exports = satisfies


/***/ }),

/***/ 101:
/***/ ((module) => {



// Note: this is the semver.org version of the spec that it implements
// Not necessarily the package version of this code.
const SEMVER_SPEC_VERSION = '2.0.0'

const MAX_LENGTH = 256
const MAX_SAFE_INTEGER = Number.MAX_SAFE_INTEGER ||
/* istanbul ignore next */ 9007199254740991

// Max safe segment length for coercion.
const MAX_SAFE_COMPONENT_LENGTH = 16

// Max safe length for a build identifier. The max length minus 6 characters for
// the shortest version with a build 0.0.0+BUILD.
const MAX_SAFE_BUILD_LENGTH = MAX_LENGTH - 6

// ECMAScript whitespace and line terminators matched by \s.
const WHITESPACE_CHARACTERS = [
  '\t',
  '\n',
  '\v',
  '\f',
  '\r',
  ' ',
  '\u00a0',
  '\u1680',
  '\u2000',
  '\u2001',
  '\u2002',
  '\u2003',
  '\u2004',
  '\u2005',
  '\u2006',
  '\u2007',
  '\u2008',
  '\u2009',
  '\u200a',
  '\u2028',
  '\u2029',
  '\u202f',
  '\u205f',
  '\u3000',
  '\ufeff',
]

const RELEASE_TYPES = [
  'major',
  'premajor',
  'minor',
  'preminor',
  'patch',
  'prepatch',
  'prerelease',
]

module.exports = {
  MAX_LENGTH,
  MAX_SAFE_COMPONENT_LENGTH,
  MAX_SAFE_BUILD_LENGTH,
  MAX_SAFE_INTEGER,
  WHITESPACE_CHARACTERS,
  RELEASE_TYPES,
  SEMVER_SPEC_VERSION,
  FLAG_INCLUDE_PRERELEASE: 0b001,
  FLAG_LOOSE: 0b010,
}


/***/ }),

/***/ 159:
/***/ ((module) => {



const debug = (
  typeof process === 'object' &&
  process.env &&
  process.env.NODE_DEBUG &&
  /\bsemver\b/i.test(process.env.NODE_DEBUG)
) ? (...args) => console.error('SEMVER', ...args)
  : () => {}

module.exports = debug


/***/ }),

/***/ 348:
/***/ ((module) => {



const numeric = /^[0-9]+$/
const compareIdentifiers = (a, b) => {
  if (typeof a === 'number' && typeof b === 'number') {
    return a === b ? 0 : a < b ? -1 : 1
  }

  const anum = numeric.test(a)
  const bnum = numeric.test(b)

  if (anum && bnum) {
    a = +a
    b = +b
  }

  return a === b ? 0
    : (anum && !bnum) ? -1
    : (bnum && !anum) ? 1
    : a < b ? -1
    : 1
}

const rcompareIdentifiers = (a, b) => compareIdentifiers(b, a)

module.exports = {
  compareIdentifiers,
  rcompareIdentifiers,
}


/***/ }),

/***/ 383:
/***/ ((module) => {



class LRUCache {
  constructor () {
    this.max = 1000
    this.map = new Map()
  }

  get (key) {
    const value = this.map.get(key)
    if (value === undefined) {
      return undefined
    } else {
      // Remove the key from the map and add it to the end
      this.map.delete(key)
      this.map.set(key, value)
      return value
    }
  }

  delete (key) {
    return this.map.delete(key)
  }

  set (key, value) {
    const deleted = this.delete(key)

    if (!deleted && value !== undefined) {
      // If cache is full, delete the least recently used item
      if (this.map.size >= this.max) {
        const firstKey = this.map.keys().next().value
        this.delete(firstKey)
      }

      this.map.set(key, value)
    }

    return this
  }
}

module.exports = LRUCache


/***/ }),

/***/ 356:
/***/ ((module) => {



// parse out just the options we care about
const looseOption = Object.freeze({ loose: true })
const emptyOpts = Object.freeze({ })
const parseOptions = options => {
  if (!options) {
    return emptyOpts
  }

  if (typeof options !== 'object') {
    return looseOption
  }

  return options
}
module.exports = parseOptions


/***/ }),

/***/ 471:
/***/ ((module, exports, __nccwpck_require__) => {



const {
  MAX_SAFE_COMPONENT_LENGTH,
  MAX_SAFE_BUILD_LENGTH,
  MAX_LENGTH,
} = __nccwpck_require__(101)
const debug = __nccwpck_require__(159)
exports = module.exports = {}

// The actual regexps go on exports.re
const re = exports.re = []
const safeRe = exports.safeRe = []
const src = exports.src = []
const safeSrc = exports.safeSrc = []
const t = exports.t = {}
let R = 0

const LETTERDASHNUMBER = '[a-zA-Z0-9-]'

// Replace some greedy regex tokens to prevent regex dos issues. These regex are
// used internally via the safeRe object since all inputs in this library get
// normalized first to trim and collapse all extra whitespace. The original
// regexes are exported for userland consumption and lower level usage. A
// future breaking change could export the safer regex only with a note that
// all input should have extra whitespace removed.
const safeRegexReplacements = [
  ['\\s', 1],
  ['\\d', MAX_LENGTH],
  [LETTERDASHNUMBER, MAX_SAFE_BUILD_LENGTH],
]

const makeSafeRegex = (value) => {
  for (const [token, max] of safeRegexReplacements) {
    value = value
      .split(`${token}*`).join(`${token}{0,${max}}`)
      .split(`${token}+`).join(`${token}{1,${max}}`)
  }
  return value
}

const createToken = (name, value, isGlobal) => {
  const safe = makeSafeRegex(value)
  const index = R++
  debug(name, index, value)
  t[name] = index
  src[index] = value
  safeSrc[index] = safe
  re[index] = new RegExp(value, isGlobal ? 'g' : undefined)
  safeRe[index] = new RegExp(safe, isGlobal ? 'g' : undefined)
}

// The following Regular Expressions can be used for tokenizing,
// validating, and parsing SemVer version strings.

// ## Numeric Identifier
// A single `0`, or a non-zero digit followed by zero or more digits.

createToken('NUMERICIDENTIFIER', '0|[1-9]\\d*')
createToken('NUMERICIDENTIFIERLOOSE', '\\d+')

// ## Non-numeric Identifier
// Zero or more digits, followed by a letter or hyphen, and then zero or
// more letters, digits, or hyphens.

createToken('NONNUMERICIDENTIFIER', `\\d*[a-zA-Z-]${LETTERDASHNUMBER}*`)

// ## Main Version
// Three dot-separated numeric identifiers.

createToken('MAINVERSION', `(${src[t.NUMERICIDENTIFIER]})\\.` +
                   `(${src[t.NUMERICIDENTIFIER]})\\.` +
                   `(${src[t.NUMERICIDENTIFIER]})`)

createToken('MAINVERSIONLOOSE', `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.` +
                        `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.` +
                        `(${src[t.NUMERICIDENTIFIERLOOSE]})`)

// ## Pre-release Version Identifier
// A numeric identifier, or a non-numeric identifier.
// Non-numeric identifiers include numeric identifiers but can be longer.
// Therefore non-numeric identifiers must go first.

createToken('PRERELEASEIDENTIFIER', `(?:${src[t.NONNUMERICIDENTIFIER]
}|${src[t.NUMERICIDENTIFIER]})`)

createToken('PRERELEASEIDENTIFIERLOOSE', `(?:${src[t.NONNUMERICIDENTIFIER]
}|${src[t.NUMERICIDENTIFIERLOOSE]})`)

// ## Pre-release Version
// Hyphen, followed by one or more dot-separated pre-release version
// identifiers.

createToken('PRERELEASE', `(?:-(${src[t.PRERELEASEIDENTIFIER]
}(?:\\.${src[t.PRERELEASEIDENTIFIER]})*))`)

createToken('PRERELEASELOOSE', `(?:-?(${src[t.PRERELEASEIDENTIFIERLOOSE]
}(?:\\.${src[t.PRERELEASEIDENTIFIERLOOSE]})*))`)

// ## Build Metadata Identifier
// Any combination of digits, letters, or hyphens.

createToken('BUILDIDENTIFIER', `${LETTERDASHNUMBER}+`)

// ## Build Metadata
// Plus sign, followed by one or more period-separated build metadata
// identifiers.

createToken('BUILD', `(?:\\+(${src[t.BUILDIDENTIFIER]
}(?:\\.${src[t.BUILDIDENTIFIER]})*))`)

// ## Full Version String
// A main version, followed optionally by a pre-release version and
// build metadata.

// Note that the only major, minor, patch, and pre-release sections of
// the version string are capturing groups.  The build metadata is not a
// capturing group, because it should not ever be used in version
// comparison.

createToken('FULLPLAIN', `v?${src[t.MAINVERSION]
}${src[t.PRERELEASE]}?${
  src[t.BUILD]}?`)

createToken('FULL', `^${src[t.FULLPLAIN]}$`)

// like full, but allows v1.2.3 and =1.2.3, which people do sometimes.
// also, 1.0.0alpha1 (prerelease without the hyphen) which is pretty
// common in the npm registry.
createToken('LOOSEPLAIN', `[v=\\s]*${src[t.MAINVERSIONLOOSE]
}${src[t.PRERELEASELOOSE]}?${
  src[t.BUILD]}?`)

createToken('LOOSE', `^${src[t.LOOSEPLAIN]}$`)

createToken('GTLT', '((?:<|>)?=?)')

// Something like "2.*" or "1.2.x".
// Note that "x.x" is a valid xRange identifier, meaning "any version"
// Only the first item is strictly required.
createToken('XRANGEIDENTIFIERLOOSE', `${src[t.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`)
createToken('XRANGEIDENTIFIER', `${src[t.NUMERICIDENTIFIER]}|x|X|\\*`)

createToken('XRANGEPLAIN', `[v=\\s]*(${src[t.XRANGEIDENTIFIER]})` +
                   `(?:\\.(${src[t.XRANGEIDENTIFIER]})` +
                   `(?:\\.(${src[t.XRANGEIDENTIFIER]})` +
                   `(?:${src[t.PRERELEASE]})?${
                     src[t.BUILD]}?` +
                   `)?)?`)

createToken('XRANGEPLAINLOOSE', `[v=\\s]*(${src[t.XRANGEIDENTIFIERLOOSE]})` +
                        `(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})` +
                        `(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})` +
                        `(?:${src[t.PRERELEASELOOSE]})?${
                          src[t.BUILD]}?` +
                        `)?)?`)

createToken('XRANGE', `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAIN]}$`)
createToken('XRANGELOOSE', `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAINLOOSE]}$`)

// Coercion.
// Extract anything that could conceivably be a part of a valid semver
createToken('COERCEPLAIN', `${'(^|[^\\d])' +
              '(\\d{1,'}${MAX_SAFE_COMPONENT_LENGTH}})` +
              `(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?` +
              `(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?`)
createToken('COERCE', `${src[t.COERCEPLAIN]}(?:$|[^\\d])`)
createToken('COERCEFULL', src[t.COERCEPLAIN] +
              `(?:${src[t.PRERELEASE]})?` +
              `(?:${src[t.BUILD]})?` +
              `(?:$|[^\\d])`)
createToken('COERCERTL', src[t.COERCE], true)
createToken('COERCERTLFULL', src[t.COERCEFULL], true)

// Tilde ranges.
// Meaning is "reasonably at or greater than"
createToken('LONETILDE', '(?:~>?)')

createToken('TILDETRIM', `(\\s*)${src[t.LONETILDE]}\\s+`, true)
exports.tildeTrimReplace = '$1~'

createToken('TILDE', `^${src[t.LONETILDE]}${src[t.XRANGEPLAIN]}$`)
createToken('TILDELOOSE', `^${src[t.LONETILDE]}${src[t.XRANGEPLAINLOOSE]}$`)

// Caret ranges.
// Meaning is "at least and backwards compatible with"
createToken('LONECARET', '(?:\\^)')

createToken('CARETTRIM', `(\\s*)${src[t.LONECARET]}\\s+`, true)
exports.caretTrimReplace = '$1^'

createToken('CARET', `^${src[t.LONECARET]}${src[t.XRANGEPLAIN]}$`)
createToken('CARETLOOSE', `^${src[t.LONECARET]}${src[t.XRANGEPLAINLOOSE]}$`)

// A simple gt/lt/eq thing, or just "" to indicate "any version"
createToken('COMPARATORLOOSE', `^${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]})$|^$`)
createToken('COMPARATOR', `^${src[t.GTLT]}\\s*(${src[t.FULLPLAIN]})$|^$`)

// An expression to strip any whitespace between the gtlt and the thing
// it modifies, so that `> 1.2.3` ==> `>1.2.3`
createToken('COMPARATORTRIM', `(\\s*)${src[t.GTLT]
}\\s*(${src[t.LOOSEPLAIN]}|${src[t.XRANGEPLAIN]})`, true)
exports.comparatorTrimReplace = '$1$2$3'

// Something like `1.2.3 - 1.2.4`
// Note that these all use the loose form, because they'll be
// checked against either the strict or loose comparator form
// later.
createToken('HYPHENRANGE', `^\\s*(${src[t.XRANGEPLAIN]})` +
                   `\\s+-\\s+` +
                   `(${src[t.XRANGEPLAIN]})` +
                   `\\s*$`)

createToken('HYPHENRANGELOOSE', `^\\s*(${src[t.XRANGEPLAINLOOSE]})` +
                        `\\s+-\\s+` +
                        `(${src[t.XRANGEPLAINLOOSE]})` +
                        `\\s*$`)

// Star ranges basically just allow anything at all.
createToken('STAR', '(<|>)?=?\\s*\\*')
// >=0.0.0 is like a star
createToken('GTE0', '^\\s*>=\\s*0\\.0\\.0\\s*$')
createToken('GTE0PRE', '^\\s*>=\\s*0\\.0\\.0-0\\s*$')


/***/ }),

/***/ 737:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

// @ts-check


// Reproduce safeRe[COMPARATORTRIM] replacement boundaries, not version
// validation. Each end-index finder returns an exclusive end, or its start
// on no match.
// Positions count from zero. An end of 3 means characters 0, 1, and 2 were read;
// range.slice(start, end) gives the matched text, not a converted number.
const {
  MAX_LENGTH,
  MAX_SAFE_BUILD_LENGTH,
  WHITESPACE_CHARACTERS,
} = __nccwpck_require__(101)

/**
 * Remembers the last two rows of digits so their characters need not be reread.
 * Positions start at -1 until a row has been found.
 *
 * @typedef {object} DigitRunCache
 * @property {number} start The first character of the most recently found row.
 * @property {number} end The position after that row's last character.
 * @property {number} previousStart The first character of the previous row.
 * @property {number} previousEnd The position after the previous row.
 */

// One entry per UTF-16 code unit keeps membership checks constant-time.
const whitespace = new Uint8Array(0x10000)
for (const char of WHITESPACE_CHARACTERS) {
  whitespace[char.charCodeAt(0)] = 1
}

/**
 * Checks whether a character is whitespace, like a space, tab, or newline.
 * Looking past the end of the string returns false.
 *
 * @param {string|undefined} char One character, or undefined past the string's end.
 * @returns {boolean} Whether the character is whitespace.
 * @example isWhitespace(' ') // true
 * @example isWhitespace('1') // false
 */
const isWhitespace = char =>
  char !== undefined && whitespace[char.charCodeAt(0)] === 1

/**
 * Checks for v, =, or whitespace before the version number.
 * These are historical version prefixes, not range operators:
 * < and > are handled separately, as are tilde and caret ranges.
 *
 * @param {string|undefined} char One character to check.
 * @returns {boolean} Whether the character can belong to a version prefix.
 * @example isVersionPrefix('=') // true
 * @example isVersionPrefix('>') // false
 */
const isVersionPrefix = char =>
  char === 'v' ||
  char === '=' ||
  isWhitespace(char)

/**
 * Checks whether a character is one of the digits 0 through 9.
 *
 * @param {string|undefined} char One character to check.
 * @returns {boolean} Whether the character is an ASCII digit.
 * @example isDigit('7') // true
 * @example isDigit('.') // false
 */
const isDigit = char => char !== undefined && char >= '0' && char <= '9'

/**
 * Checks whether a character is an English letter, uppercase or lowercase.
 *
 * @param {string|undefined} char One character to check.
 * @returns {boolean} Whether the character is an ASCII letter.
 * @example isLetter('b') // true
 * @example isLetter('7') // false
 */
const isLetter = char =>
  char !== undefined && (
    (char >= 'a' && char <= 'z') ||
    (char >= 'A' && char <= 'Z')
  )

/**
 * Checks for a letter, digit, or hyphen: the characters allowed inside
 * prerelease and build names such as beta-1.
 *
 * @param {string|undefined} char One character to check.
 * @returns {boolean} Whether the character can be part of an identifier.
 * @example isIdentifierCharacter('-') // true
 * @example isIdentifierCharacter('.') // false; dots separate identifiers
 */
const isIdentifierCharacter = char => isDigit(char) || isLetter(char) || char === '-'

/**
 * Checks whether a version component can begin here: with a digit or
 * a wildcard such as x, X, or *.
 *
 * @param {string|undefined} char One character to check.
 * @returns {boolean} Whether a number or wildcard can start with this character.
 * @example isVersionStart('x') // true
 * @example isVersionStart('v') // false; v belongs to the prefix
 */
const isVersionStart = char =>
  isDigit(char) ||
  char === 'x' ||
  char === 'X' ||
  char === '*'

/**
 * Finds the end of a row of digits, but returns no more than limit digits.
 * Remembers the last two rows so looking at them again does not reread them.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position of the first character to check.
 * @param {number} limit The most digit characters the returned match can include.
 * @param {DigitRunCache} digitRuns Shared cache of digit-run positions, updated in place.
 * @returns {number} The position after the matched digits, or start if none match.
 * @example findDigitsEndIndex('123abc', 0, 10, digitRuns) // 3, pointing at a
 * @example findDigitsEndIndex('123abc', 0, 2, digitRuns) // 2, pointing at the unread 3
 */
const findDigitsEndIndex = (range, start, limit, digitRuns) => {
  if (!isDigit(range[start])) {
    return start
  }
  if (start >= digitRuns.start && start < digitRuns.end) {
    return Math.min(start + limit, digitRuns.end)
  }
  if (start >= digitRuns.previousStart && start < digitRuns.previousEnd) {
    return Math.min(start + limit, digitRuns.previousEnd)
  }
  let end = start + 1
  while (isDigit(range[end])) {
    end++
  }
  // A failed full version can rewind from its second run to its first.
  digitRuns.previousStart = digitRuns.start
  digitRuns.previousEnd = digitRuns.end
  digitRuns.start = start
  digitRuns.end = end
  return Math.min(start + limit, end)
}

/**
 * Reads a number using the old regex's length and leading-zero rules.
 * Strict mode reads just the first zero in 012; loose mode can read all three.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position where the number should begin.
 * @param {boolean} loose Whether to allow leading zeros.
 * @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
 * @returns {number} The position after the matched digits, not their numeric value.
 * @example findVersionNumberEndIndex('012', 0, false, digitRuns) // 1
 * @example findVersionNumberEndIndex('012', 0, true, digitRuns) // 3
 */
const findVersionNumberEndIndex = (range, start, loose, digitRuns) => {
  if (!loose && range[start] === '0') {
    return start + 1
  }
  // Strict syntax allows an initial nonzero digit plus MAX_LENGTH digits.
  return findDigitsEndIndex(range, start, loose ? MAX_LENGTH : MAX_LENGTH + 1, digitRuns)
}

/**
 * Reads one piece of a prerelease name, such as beta or 1 in beta.1.
 * Tries the letter-or-hyphen form first, then the number-only form.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position where the identifier should begin.
 * @param {boolean} loose Whether numeric identifiers may have leading zeros.
 * @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
 * @returns {number} The position after the identifier, or start if none matches.
 * @example findPrereleaseIdentifierEndIndex('beta.1', 0, false, digitRuns) // 4, at the dot
 * @example findPrereleaseIdentifierEndIndex('001beta', 0, false, digitRuns) // 7
 */
const findPrereleaseIdentifierEndIndex = (range, start, loose, digitRuns) => {
  const digitsEnd = findDigitsEndIndex(range, start, MAX_LENGTH, digitRuns)
  // The legacy regex tries a nonnumeric identifier before a numeric one.
  if (isLetter(range[digitsEnd]) || range[digitsEnd] === '-') {
    let end = digitsEnd + 1
    const limit = end + MAX_SAFE_BUILD_LENGTH
    while (end < limit && isIdentifierCharacter(range[end])) {
      end++
    }
    return end
  }
  return findVersionNumberEndIndex(range, start, loose, digitRuns)
}

/**
 * Reads a prerelease suffix such as -beta.1, one dot-separated piece at a time.
 * Loose mode also allows the name without its opening hyphen.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position where the suffix should begin, including -.
 * @param {boolean} loose Whether the opening hyphen is optional and zeros allowed.
 * @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
 * @returns {number} The position after the matched suffix, or start if absent.
 * @example findPrereleaseEndIndex('-beta.1+sha', 0, false, digitRuns) // 7, at the plus
 * @example findPrereleaseEndIndex('beta', 0, false, digitRuns) // 0; no opening hyphen
 */
const findPrereleaseEndIndex = (range, start, loose, digitRuns) => {
  const hyphen = range[start] === '-'
  if (!loose && !hyphen) {
    return start
  }
  const identifierStart = start + (hyphen ? 1 : 0)
  let end = findPrereleaseIdentifierEndIndex(range, identifierStart, loose, digitRuns)
  if (end === identifierStart) {
    if (!loose || !hyphen) {
      return start
    }
    // In loose syntax, a lone hyphen can itself be the identifier.
    end = findPrereleaseIdentifierEndIndex(range, start, loose, digitRuns)
  }
  while (range[end] === '.') {
    const next = findPrereleaseIdentifierEndIndex(range, end + 1, loose, digitRuns)
    if (next === end + 1) {
      break
    }
    end = next
  }
  return end
}

/**
 * Reads one build-name piece, such as sha or 123 in +sha.123.
 * Stops at a disallowed character or the old regex's length limit.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position where the identifier should begin.
 * @returns {number} The position after the identifier, or start if none matches.
 * @example findBuildIdentifierEndIndex('sha.123', 0) // 3, at the dot
 * @example findBuildIdentifierEndIndex('001', 0) // 3; leading zeros are allowed
 */
const findBuildIdentifierEndIndex = (range, start) => {
  let end = start
  while (end - start < MAX_SAFE_BUILD_LENGTH && isIdentifierCharacter(range[end])) {
    end++
  }
  return end
}

/**
 * Reads optional build metadata such as +sha.123.
 * Leaves the position unchanged if there is no plus sign followed by a name.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position where the opening + should be.
 * @returns {number} The position after the matched metadata, or start if absent.
 * @example findBuildEndIndex('+sha.123 <2', 0) // 8, at the space
 * @example findBuildEndIndex('+', 0) // 0; a plus sign alone is not a match
 */
const findBuildEndIndex = (range, start) => {
  if (range[start] !== '+') {
    return start
  }
  let end = findBuildIdentifierEndIndex(range, start + 1)
  if (end === start + 1) {
    return start
  }
  while (range[end] === '.') {
    const next = findBuildIdentifierEndIndex(range, end + 1)
    if (next === end + 1) {
      break
    }
    end = next
  }
  return end
}

/**
 * Reads three numbers separated by dots, then any prerelease and build suffixes.
 * Uses loose rules, so forms such as 01.02.03beta can match here.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position of the first number, after any prefix.
 * @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
 * @returns {number} The position after the version match, or start if none matches.
 * @example findLooseFullVersionEndIndex('1.2.3-beta+sha <2', 0, digitRuns) // 14
 * @example findLooseFullVersionEndIndex('1.2', 0, digitRuns) // 0; needs three numbers
 */
const findLooseFullVersionEndIndex = (range, start, digitRuns) => {
  let end = start
  for (let component = 0; component < 3; component++) {
    const next = findVersionNumberEndIndex(range, end, true, digitRuns)
    if (next === end) {
      return start
    }
    end = next
    if (component < 2) {
      if (range[end] !== '.') {
        return start
      }
      end++
    }
  }
  const prereleaseEnd = findPrereleaseEndIndex(range, end, true, digitRuns)
  return findBuildEndIndex(range, prereleaseEnd)
}

/**
 * Reads one component of a partial or wildcard version, such as 2 or x in 2.x.
 * Numbers use strict leading-zero rules; wildcards take up one character.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position where the component should begin.
 * @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
 * @returns {number} The position after the component, or start if none matches.
 * @example findPartialVersionComponentEndIndex('2.x', 0, digitRuns) // 1, at the dot
 * @example findPartialVersionComponentEndIndex('2.x', 2, digitRuns) // 3, after x
 */
const findPartialVersionComponentEndIndex = (range, start, digitRuns) => {
  if (isDigit(range[start])) {
    return findVersionNumberEndIndex(range, start, false, digitRuns)
  }
  return isVersionStart(range[start]) ? start + 1 : start
}

/**
 * Reads up to three components, allowing forms such as 1, 1.2, or 1.x.
 * After the third component, also reads any strict prerelease and build suffixes.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position of a number or wildcard, after any prefix.
 * @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
 * @returns {number} The position after the matched version text.
 * @example findPartialVersionEndIndex('1.x <2', 0, digitRuns) // 3, at the space
 * @example findPartialVersionEndIndex('1.', 0, digitRuns) // 1; the trailing dot is unread
 */
const findPartialVersionEndIndex = (range, start, digitRuns) => {
  let end = findPartialVersionComponentEndIndex(range, start, digitRuns)
  for (let component = 0; component < 2; component++) {
    if (range[end] !== '.') {
      return end
    }
    const next = findPartialVersionComponentEndIndex(range, end + 1, digitRuns)
    if (next === end + 1) {
      return end
    }
    end = next
  }
  const prereleaseEnd = findPrereleaseEndIndex(range, end, false, digitRuns)
  return findBuildEndIndex(range, prereleaseEnd)
}

/**
 * Finds where a version match ends, without deciding whether the range is valid.
 * Tries a loose full version first, then a partial or wildcard version, just
 * like the old regex's LOOSEPLAIN and XRANGEPLAIN alternatives.
 *
 * @param {string} range The text to read; it is not changed.
 * @param {number} start The position of a number or wildcard, after any prefix.
 * @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
 * @returns {number} The position where scanning the next candidate can resume.
 * @example findVersionEndIndex('1.2.3 <2', 0, digitRuns) // 5, at the space
 * @example findVersionEndIndex('1.x <2', 0, digitRuns) // 3, at the space
 */
const findVersionEndIndex = (range, start, digitRuns) => {
  const fullVersionEnd = findLooseFullVersionEndIndex(range, start, digitRuns)
  return fullVersionEnd !== start
    ? fullVersionEnd
    : findPartialVersionEndIndex(range, start, digitRuns)
}

/**
 * Finds the one whitespace character the old replacement would remove.
 * Keeps leading whitespace, skips an optional operator, and checks immediately
 * after it. Returns -1 if there is nothing to remove.
 *
 * @param {string} range The text containing a candidate already found by the caller.
 * @param {number} matchStart The candidate's position, including leading whitespace.
 * @returns {number} The position of the removable whitespace, or -1 if absent.
 * @example findRemovableWhitespaceIndex(' > 1', 0) // 2; keep the space at position 0
 * @example findRemovableWhitespaceIndex('>1', 0) // -1
 */
const findRemovableWhitespaceIndex = (range, matchStart) => {
  let position = matchStart
  if (isWhitespace(range[position])) {
    position++
  }
  if (range[position] === '<' || range[position] === '>') {
    position++
  }
  if (range[position] === '=') {
    position++
  }
  return isWhitespace(range[position]) ? position : -1
}

/**
 * Joins an operator to its version, turning > 1.2.3 into >1.2.3.
 * Copies everything else according to the old regex's matching rules.
 * Moves forward through prefixes and whole versions to avoid repeatedly
 * searching the same characters on long inputs.
 *
 * @param {string} range The range text to process; the original string is unchanged.
 * @returns {string} The range with matched operator whitespace removed.
 * @example trimComparatorWhitespace('> 1.2.3 < 2') // '>1.2.3 <2'
 * @example trimComparatorWhitespace('> invalid') // '> invalid'
 */
const trimComparatorWhitespace = range => {
  let result = ''
  let copyFrom = 0
  let cursor = 0
  const digitRuns = { start: -1, end: -1, previousStart: -1, previousEnd: -1 }

  while (cursor < range.length) {
    const matchStart = cursor
    if (range[cursor] === '<' || range[cursor] === '>') {
      cursor++
    } else if (!isVersionPrefix(range[cursor]) && !isVersionStart(range[cursor])) {
      cursor++
      continue
    }

    // Consume a v/=/whitespace run once, even when no version follows it.
    while (cursor < range.length && isVersionPrefix(range[cursor])) {
      cursor++
    }
    if (!isVersionStart(range[cursor])) {
      continue
    }

    const whitespacePosition = findRemovableWhitespaceIndex(range, matchStart)
    if (whitespacePosition !== -1) {
      result += range.slice(copyFrom, whitespacePosition)
      copyFrom = whitespacePosition + 1
    }

    // Skip the entire match, so a prerelease's trailing v cannot be
    // reconsidered as the prefix of another version.
    cursor = findVersionEndIndex(range, cursor, digitRuns)
  }

  return result + range.slice(copyFrom)
}

module.exports = trimComparatorWhitespace


/***/ }),

/***/ 465:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const Range = __nccwpck_require__(782)
const intersects = (r1, r2, options) => {
  r1 = new Range(r1, options)
  r2 = new Range(r2, options)
  return r1.intersects(r2, options)
}
module.exports = intersects


/***/ }),

/***/ 118:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const Range = __nccwpck_require__(782)
const validRange = (range, options) => {
  try {
    // Return '*' instead of '' so that truthiness works.
    // This will throw if it's invalid anyway
    return new Range(range, options).range || '*'
  } catch (er) {
    return null
  }
}
module.exports = validRange


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  nn: () => (/* reexport */ checkPaths),
  k$: () => (/* reexport */ discoverPluginPackages),
  VP: () => (/* reexport */ isPluginId),
  Qo: () => (/* reexport */ outsidePluginDiscoveryPass),
  vb: () => (/* reexport */ parsePluginGithubSource),
  qT: () => (/* reexport */ parsePluginManifest),
  sd: () => (/* reexport */ passPluginCandidate),
  Zj: () => (/* reexport */ pluginContentDigest),
  RT: () => (/* reexport */ pluginContentDigestWithCapture),
  f6: () => (/* reexport */ readPluginManifest),
  Zc: () => (/* reexport */ readTree),
  PF: () => (/* reexport */ withPluginDiscoveryPass)
});

;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: ./build/base/disk.js
// The disk as a value, so that a test can fail operation 0, 1, 2 … of real code on a real disk.
// Code that writes takes a `Disk`; `realDisk` is node:fs itself. Nothing here adds behaviour.

const realDisk = external_node_fs_namespaceObject;

;// CONCATENATED MODULE: ./build/base/fault.js
// A fault: we or the machine failed. Faults are thrown, findings (finding.ts) are returned.
// A fault never says that a package is wrong.
/** An error with a code that callers branch on, and a hint that says what to do. */
class Fault extends Error {
    name = 'Fault';
    code;
    /** What the reader can do about it, or null. */
    hint;
    constructor(code, message, hint = null, cause) {
        super(message, cause === undefined ? undefined : { cause });
        this.code = code;
        this.hint = hint;
    }
}
/** The message of whatever was thrown. */
function messageOf(error) {
    const message = memberOf(error, 'message');
    return typeof message === 'string' ? message : String(error);
}
/** The operating system's code (`ENOENT`) of whatever was thrown, or null. */
function systemCode(error) {
    const code = memberOf(error, 'code');
    return typeof code === 'string' ? code : null;
}
// Not `instanceof Error`: errors of node:fs may come from another realm (test runners, worker contexts).
function memberOf(error, name) {
    if (typeof error !== 'object' || error === null || !(name in error))
        return undefined;
    return error[name];
}

;// CONCATENATED MODULE: ./build/base/finding.js
// A finding: one thing that is wrong with what was looked at, as a value.
// Readers make findings, rules (src/checks) give them severity, printers show them. A finding never
// carries a severity and is never thrown. Style: docs/decisions/0002-findings-and-faults.md.
/** Completes a draft into a finding. */
function finding(draft) {
    return {
        rule: draft.rule,
        messageId: draft.messageId,
        message: draft.message,
        place: draft.place,
        found: draft.found ?? null,
        expected: draft.expected ?? null,
        fix: draft.fix ?? null,
        related: draft.related ?? [],
        package: draft.package ?? null,
        row: draft.row ?? null,
        refuses: draft.refuses ?? false,
        blockedBy: draft.blockedBy ?? null,
    };
}
/** A place that is a whole file (or directory), without a line. */
function wholeFile(file) {
    return { file, line: null, column: null, endColumn: null, excerpt: null };
}

;// CONCATENATED MODULE: ./build/digest/facts.js
/** Asked for with every stat. One object, because a stat is made twice a file. */
const exact = { bigint: true };
/** The facts alone, for keeping: the full stat object is several times larger. */
function factsOf(stat) {
    const { dev, ino, mode, nlink, size, mtimeNs, ctimeNs } = stat;
    return { dev, ino, mode, nlink, size, mtimeNs, ctimeNs };
}
/** True when both looks saw one unchanged entry. */
function sameFacts(a, b) {
    return (a.ctimeNs === b.ctimeNs &&
        a.mtimeNs === b.mtimeNs &&
        a.size === b.size &&
        a.ino === b.ino &&
        a.dev === b.dev &&
        a.mode === b.mode &&
        a.nlink === b.nlink);
}

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: ./build/digest/hash-thread.js
// A SHA-256 in a thread beside the reader: the reader fills slots of shared memory, the thread hashes them
// in order. Only worth its start where a tree has very many small files; byte-hash.ts decides. The thread
// is given as text, since a bundle of one file has no second file to start.


const PRODUCED = 0;
const CONSUMED = 1;
const RESULT = 2;
const LENGTHS = RESULT + 8;
/** In the place of a length: no more slots come. */
const END = -1;
const ABANDONED = -2;
/** Without progress for so long, the thread is taken for dead. Milliseconds. */
const PATIENCE = 60_000;
const program = `
const { workerData: { memory, control, slotBytes, slots } } = require('node:worker_threads');
const hash = require('node:crypto').createHash('sha256');
const words = new Int32Array(control);
for (let at = 0; ; at += 1) {
  while (Atomics.load(words, ${PRODUCED}) === at) Atomics.wait(words, ${PRODUCED}, at);
  const slot = at % slots;
  const length = words[${LENGTHS} + slot];
  if (length === ${ABANDONED}) break;
  if (length === ${END}) {
    const digest = hash.digest();
    for (let word = 0; word < 8; word += 1) words[${RESULT} + word] = digest.readInt32BE(word * 4);
  } else hash.update(new Uint8Array(memory, slot * slotBytes, length));
  Atomics.store(words, ${CONSUMED}, at + 1);
  Atomics.notify(words, ${CONSUMED});
  if (length === ${END}) break;
}
`;
/** Slots of shared memory in a ring, hashed in the order they were handed over. */
class HashThread {
    #slots;
    #words;
    #produced = 0;
    /** Starts the thread; throws what the system says when it cannot. */
    constructor(memory, slotBytes) {
        this.#slots = memory.byteLength / slotBytes;
        const control = new SharedArrayBuffer((LENGTHS + this.#slots) * Int32Array.BYTES_PER_ELEMENT);
        this.#words = new Int32Array(control);
        const workerData = { memory, control, slotBytes, slots: this.#slots };
        const options = { eval: true, workerData, env: {}, execArgv: [], argv: [] };
        const thread = new external_node_worker_threads_namespaceObject.Worker(program, options);
        // It must not keep the process alive, and its death shows in the waiting.
        thread.on('error', () => undefined);
        thread.unref();
    }
    /** Hands the next slot of the ring over with `bytes` in it; returns when the one after it is free. */
    hand(bytes) {
        this.#publish(bytes);
        this.#waitFor(() => this.#produced - this.#consumed() < this.#slots);
    }
    /** The digest in hexadecimal, over all slots handed over. The thread ends. */
    digest() {
        this.#publish(END);
        this.#waitFor(() => this.#consumed() === this.#produced);
        const result = Buffer.alloc(32);
        for (let word = 0; word < 8; word += 1) {
            result.writeInt32BE(this.#words[RESULT + word] ?? 0, word * 4);
        }
        return result.toString('hex');
    }
    /** Ends the thread without a digest. */
    abandon() {
        this.#publish(ABANDONED);
    }
    #publish(length) {
        this.#words[LENGTHS + (this.#produced % this.#slots)] = length;
        this.#produced += 1;
        Atomics.store(this.#words, PRODUCED, this.#produced);
        Atomics.notify(this.#words, PRODUCED);
    }
    #consumed() {
        return Atomics.load(this.#words, CONSUMED);
    }
    #waitFor(done) {
        while (!done()) {
            const seen = this.#consumed();
            if (done())
                return;
            if (Atomics.wait(this.#words, CONSUMED, seen, PATIENCE) === 'timed-out') {
                throw new Fault('internal', 'the hashing thread does not answer');
            }
        }
    }
}

;// CONCATENATED MODULE: ./build/digest/byte-hash.js
// A SHA-256 over bytes that are written into its buffer. A tree up to one buffer costs one buffer. Beyond,
// full buffers are first collected: when many small files filled them, hashing goes on in a thread
// beside the reading (hash-thread.ts), else here. The result is the same either way.



/** Buffers in the ring. */
const SLOTS = 16;
/** Frames in a full ring from which reading files, not hashing bytes, is what takes the time. */
const MANY = 600;
/** The last buffer that was let go of: the next tree takes it, so that many trees cost one. */
let spare = null;
class ByteHash {
    /** Where the next bytes go; another one after each `flush`. */
    buffer;
    #bytes;
    #hash = null;
    #thread = null;
    #ring = null;
    /** Full buffers of the ring that are not hashed yet. */
    #waiting = [];
    #slot = 0;
    constructor(bytes) {
        this.#bytes = bytes;
        this.buffer = spare?.length === bytes ? spare : Buffer.allocUnsafeSlow(bytes);
        spare = null;
        if ((0,external_node_os_namespaceObject.availableParallelism)() < 2)
            this.#hash = (0,external_node_crypto_namespaceObject.createHash)('sha256');
    }
    /** Takes the first `used` bytes of the buffer; `frames` is how many frames there have been in all. */
    flush(used, frames) {
        if (this.#hash !== null) {
            this.#hash.update(this.buffer.subarray(0, used));
            return;
        }
        const ring = this.#ring ?? this.#startRing();
        if (this.#thread !== null)
            this.#thread.hand(used);
        else
            this.#waiting.push(used);
        this.#slot = (this.#slot + 1) % SLOTS;
        if (this.#waiting.length === SLOTS - 1)
            this.#decide(frames);
        this.buffer = Buffer.from(ring, this.#slot * this.#bytes, this.#bytes);
    }
    /** Takes bytes held elsewhere; the buffer must hold none. */
    update(bytes, frames) {
        if (this.#hash !== null) {
            this.#hash.update(bytes);
            return;
        }
        for (let at = 0; at < bytes.length; at += this.#bytes) {
            const piece = bytes.subarray(at, at + this.#bytes);
            this.buffer.set(piece);
            this.flush(piece.length, frames);
        }
    }
    /** The digest in hexadecimal, the first `used` bytes of the buffer included. */
    digest(used) {
        if (this.#thread !== null) {
            this.#thread.hand(used);
            return this.#thread.digest();
        }
        const digest = this.#here().update(this.buffer.subarray(0, used)).digest('hex');
        this.#letGo();
        return digest;
    }
    /** Lets go of everything; there will be no digest. */
    abandon() {
        this.#thread?.abandon();
        this.#letGo();
    }
    #letGo() {
        if (this.#ring === null)
            spare = this.buffer;
    }
    #startRing() {
        const ring = new SharedArrayBuffer(SLOTS * this.#bytes);
        // What was written before there was a ring is its first slot.
        Buffer.from(ring, 0, this.#bytes).set(this.buffer);
        this.#ring = ring;
        return ring;
    }
    #decide(frames) {
        if (frames < MANY) {
            this.#here();
            return;
        }
        try {
            const thread = new HashThread(this.#ring ?? this.#startRing(), this.#bytes);
            for (const used of this.#waiting)
                thread.hand(used);
            this.#waiting.length = 0;
            this.#thread = thread;
        }
        catch {
            // No thread to be had: slower, not wrong.
            this.#here();
        }
    }
    /** The hash in this thread, with all that waited in it. */
    #here() {
        this.#hash ??= (0,external_node_crypto_namespaceObject.createHash)('sha256');
        for (const [slot, used] of this.#waiting.entries()) {
            this.#hash.update(new Uint8Array(this.#ring ?? new SharedArrayBuffer(0), slot * this.#bytes, used));
        }
        this.#waiting.length = 0;
        return this.#hash;
    }
}

;// CONCATENATED MODULE: ./build/digest/frame-hash.js
// The frames of the exact-tree digest and the hash over them. A frame is
//     kind NUL relative-path NUL decimal-payload-length NUL payload NUL
// with text as UTF-8 (digest page, "Construction"). Small frames are collected in one buffer and hashed
// together; the same buffer takes the pieces of large files, so memory does not grow with the tree.
// It must never know a disk: whoever feeds it vouches for the bytes.


const BATCH_BYTES = 256 * 1024;
const NUL = 0;
/** Feed it `begin`, the payload, `end` for each frame, then `digest` or `abandon` once. */
class FrameHash {
    #bytes;
    #onFrame;
    #used = 0;
    #frames = 0;
    #open = null;
    /** `batchBytes` bounds the memory; `onFrame` costs a second hash over every payload. */
    constructor(onFrame = null, batchBytes = BATCH_BYTES) {
        this.#onFrame = onFrame;
        this.#bytes = new ByteHash(Math.max(1, batchBytes));
    }
    /** Payload bytes may be read straight into it, at the offset `reserve` gave last. */
    get buffer() {
        return this.#bytes.buffer;
    }
    /** Largest number of bytes `reserve` can give. */
    get capacity() {
        return this.#bytes.buffer.length;
    }
    begin(kind, path, length) {
        this.#frames += 1;
        if (this.#onFrame !== null)
            this.#open = { kind, path, length, hash: (0,external_node_crypto_namespaceObject.createHash)('sha256') };
        const header = `${kind}\0${path}\0${length}\0`;
        // A UTF-16 code unit is at most three bytes of UTF-8.
        if (header.length * 3 > this.capacity) {
            this.#flush();
            this.#bytes.update(Buffer.from(header, 'utf8'), this.#frames);
        }
        else {
            const at = this.reserve(header.length * 3);
            this.#used = at + this.buffer.write(header, at, 'utf8');
        }
    }
    /** Makes room for `bytes` (at most `capacity`) and returns the offset in `buffer` to write them at. */
    reserve(bytes) {
        if (this.#used + bytes > this.capacity)
            this.#flush();
        return this.#used;
    }
    /** Takes the `bytes` that were written into `buffer` at the reserved offset as payload. */
    advance(bytes) {
        this.#open?.hash.update(this.buffer.subarray(this.#used, this.#used + bytes));
        this.#used += bytes;
    }
    /** Takes bytes held elsewhere as payload. */
    payload(bytes) {
        this.#open?.hash.update(bytes);
        if (bytes.length * 4 > this.capacity) {
            this.#flush();
            this.#bytes.update(bytes, this.#frames);
        }
        else {
            const at = this.reserve(bytes.length);
            this.buffer.set(bytes, at);
            this.#used += bytes.length;
        }
    }
    end() {
        const at = this.reserve(1);
        this.buffer[at] = NUL;
        this.#used += 1;
        if (this.#open === null || this.#onFrame === null)
            return;
        const { hash, ...frame } = this.#open;
        this.#onFrame({ ...frame, sha256: hash.digest('hex') });
        this.#open = null;
    }
    /** The digest over all frames; the object is spent afterwards. */
    digest() {
        return this.#bytes.digest(this.#used);
    }
    /** Ends it without a digest. */
    abandon() {
        this.#bytes.abandon();
    }
    #flush() {
        if (this.#used > 0)
            this.#bytes.flush(this.#used, this.#frames);
        this.#used = 0;
    }
}

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
;// CONCATENATED MODULE: ./build/base/limits.js
// Every cap in one place. Over a cap is a finding or a fault, never a crash and never silence.
const KiB = 1024;
const MiB = 1024 * KiB;
const limits = {
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
};

;// CONCATENATED MODULE: ./build/base/order.js
// Order that never depends on locale, file system or timing.
/** Compares as sequences of UTF-16 code units, JavaScript's default sort. */
function order_byCodeUnits(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/base/escape.js
// One escaper per medium. Everything that comes from a package, a registry, git or the network is
// hostile text and goes through the escaper of the medium that shows it, at the moment of printing.
// Each escaper gives one line, is linear in its input, and leaves plain words and paths readable.
// What must hold: docs/decisions/0003-hostile-text.md and the threat list there.
/**
 * Code points that a reader cannot see, that move what is seen, or that drive a terminal: C0, DEL and
 * C1 controls, line and paragraph separators, bidirectional and zero-width controls, Unicode tags,
 * variation selectors where they follow no emoji, blanks other than the space and the ideographic
 * space, letters that draw nothing, and lone surrogates.
 */
const UNSEEN = /(?!(?<=[\p{Extended_Pictographic}0-9#*])\uFE0F)[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?![ \u3000])\p{Zs}/gu;
function codeEscape(character) {
    const code = character.codePointAt(0) ?? 0;
    if (code === 0x0a)
        return '\\n';
    if (code === 0x0d)
        return '\\r';
    if (code === 0x09)
        return '\\t';
    const hex = code.toString(16).toUpperCase();
    return code > 0xffff
        ? `\\u{${hex}}`
        : code > 0xff
            ? `\\u${hex.padStart(4, '0')}`
            : `\\x${hex.padStart(2, '0')}`;
}
/** Makes every unseen character visible as an escape; the result is one line of printable text. */
function visible(text) {
    return text.replace(UNSEEN, codeEscape);
}
/** True where `visible` would change the text. */
function hasUnseen(text) {
    UNSEEN.lastIndex = 0;
    return UNSEEN.test(text);
}
/**
 * For a whole line of a log that is already put together (it may hold our own colour codes). Breaks
 * the two forms in which a runner reads commands: `::command` after leading blanks, and `##[command]`
 * anywhere. It has to see the finished line: two harmless pieces can make a command side by side.
 */
function guardLogLine(line) {
    return line.replaceAll('##[', '#\\#[').replace(/^(\s*)::/, '$1\\::');
}
/** For a line of a log (terminal or Action) that is hostile as a whole: `visible` and `guardLogLine`. */
function forLog(text) {
    return guardLogLine(visible(text));
}
/**
 * For the message part of a workflow command that we print ourselves. Takes whole lines; a line feed
 * between two of them is the only control character that stays, as `%0A`.
 */
function forCommandData(lines) {
    return lines.map((line) => forLog(line).replaceAll('%', '%25')).join('%0A');
}
/** For a property (`file=`, `title=`) of a workflow command that we print ourselves. */
function forCommandProperty(text) {
    return visible(text)
        .replaceAll('##[', '#\\#[')
        .replaceAll('%', '%25')
        .replaceAll(':', '%3A')
        .replaceAll(',', '%2C');
}
/**
 * For text of a JSON document (already serialised): unseen characters and `##[` become JSON escapes, so
 * that the document means the same and is harmless in a log. Our own line feeds stay.
 */
function forJsonText(json) {
    return json
        .split('\n')
        .map((line) => line.replace(UNSEEN, jsonEscape).replaceAll('##[', '#\\u0023['))
        .join('\n');
}
function jsonEscape(character) {
    return Array.from({ length: character.length }, (_, at) => {
        return `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`;
    }).join('');
}
/** For HTML text and for quoted attribute values. */
function forHtml(text) {
    return visible(text)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
}
/** For a node label in Mermaid, inside double quotes. */
function forMermaid(text) {
    return visible(text).replace(/[^A-Za-z0-9.:/_-]/gu, (mark) => `#${mark.codePointAt(0) ?? 63};`);
}

;// CONCATENATED MODULE: ./build/base/quote.js
// How a value is quoted inside a message: visible, short, in double quotes.


/** `"text"`, with unseen characters shown as escapes and the middle of long text cut. */
function quote(text) {
    return `"${shorten(visible(text))}"`;
}
/** Text cut in the middle to about `most` code units, the cut marked with `…`. */
function shorten(text, most = limits.quotedLength) {
    if (text.length <= most)
        return text;
    const half = Math.floor(most / 2);
    return `${text.slice(0, half)}…${text.slice(-half)}`.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '');
}
/** `a`, `a and b`, `a, b and c`; beyond `most` names the rest is counted. */
function listNames(names, most = 5) {
    const shown = names.slice(0, most);
    const rest = names.length - shown.length;
    if (rest > 0)
        return `${shown.join(', ')} and ${rest} more`;
    if (shown.length < 2)
        return shown.join('');
    return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

;// CONCATENATED MODULE: ./build/digest/refusals.js
// What the walk says when an entry cannot be part of a digest (digest page, "Refusals" and "Stability").
// The words live here, apart from the reading. A machine that is out of handles or memory is a fault.


const changes = {
    vanished: 'vanished',
    replaced: 'was replaced by something else',
    content: 'changed',
    entries: 'had entries added, removed or renamed',
};
/** What is shown for a path: quoted, and words for the root. */
function named(path) {
    return path === '' || path === '.' ? 'the package root' : quote(path);
}
/** The entry was not the same thing before and after. */
function changedWhileHashing(path, change) {
    return {
        rule: 'tree/changed-while-hashing',
        messageId: change,
        message: `${named(path)} ${changes[change]} while it was being hashed`,
    };
}
/** The refusal for what the system said about an entry that was listed a moment ago. Throws `Fault` (`io`), and whatever is no system error. */
function refusalOf(error, path) {
    if (error instanceof Fault)
        throw error;
    const code = systemCode(error);
    switch (code) {
        case 'ENOENT':
            return changedWhileHashing(path, 'vanished');
        case 'ENOTDIR':
        case 'ELOOP':
        case 'EMLINK':
        case 'ENXIO':
            return changedWhileHashing(path, 'replaced');
        case 'ENAMETOOLONG':
            return {
                rule: 'tree/too-deep',
                messageId: 'path-length',
                message: `${named(path)} has a path longer than this system can hold`,
            };
        case null:
            throw error;
        case 'EMFILE':
        case 'ENFILE':
        case 'ENOMEM':
            throw new Fault('io', `cannot read ${named(path)}: ${messageOf(error)}`, null, error);
        default:
            return {
                rule: 'tree/unreadable',
                messageId: 'unreadable',
                message: `${named(path)} cannot be read (${code})`,
                found: code,
            };
    }
}

;// CONCATENATED MODULE: ./build/digest/walk.js



class Walk {
    disk;
    /** Absolute path of the root, and its real path. */
    root;
    realRoot;
    capture;
    /** The root's own `.git` is not part of the tree. */
    leavesOutGit;
    keepsEntries;
    /** Null once anything was refused. */
    hash;
    entries = [];
    byPath = new Map();
    links = [];
    captured = new Map();
    /** Facts of every regular file as it was opened; only with `capture`, for the links that name it. */
    facts = new Map();
    findings = [];
    leftOut = [];
    counts = { files: 0, directories: 0, links: 0, bytes: 0 };
    #capturedBytes = 0;
    constructor(setup) {
        this.disk = setup.disk;
        this.root = setup.root;
        this.realRoot = setup.realRoot;
        this.capture = setup.capture;
        this.leavesOutGit = setup.leavesOutGit;
        this.keepsEntries = setup.keepsEntries;
        this.hash = setup.hash;
    }
    /** Absolute path of a root-relative one; the empty text is the root. */
    absolute(path) {
        return path === '' ? this.root || '/' : `${this.root}/${path}`;
    }
    add(entry) {
        if (entry.type === 'directory')
            this.counts.directories += 1;
        else if (entry.type === 'link')
            this.counts.links += 1;
        else {
            this.counts.files += 1;
            this.counts.bytes += entry.size;
        }
        if (entry.type === 'link')
            this.links.push(entry);
        if (!this.keepsEntries)
            return;
        this.entries.push(entry);
        this.byPath.set(entry.path, entry);
    }
    /** From now on there is no digest. */
    abandonHash() {
        this.hash?.abandon();
        this.hash = null;
    }
    /** A finding after which there is no digest. */
    refuse(path, draft) {
        this.abandonHash();
        this.findings.push(finding({ ...draft, place: placeOf(path), refuses: true }));
    }
    /** A finding that leaves the digest alone. */
    note(path, draft) {
        this.findings.push(finding({ ...draft, place: placeOf(path) }));
    }
    /** True when the caller wants this file's bytes and they fit under the caps; over a cap is a finding. */
    wantsBytes(path, size) {
        if (this.capture === null || !this.capture(path, size))
            return false;
        if (size > limits.capturedFileBytes) {
            this.note(path, {
                rule: 'tree/not-held',
                messageId: 'file',
                message: `${quote(path)} has ${size} bytes, more than the ${limits.capturedFileBytes} that are read for judging`,
                found: `${size} bytes`,
                expected: `at most ${limits.capturedFileBytes} bytes`,
            });
            return false;
        }
        if (this.#capturedBytes + size > limits.capturedBytes) {
            this.note(path, {
                rule: 'tree/not-held',
                messageId: 'tree',
                message: `${quote(path)} is past the ${limits.capturedBytes} bytes of text that are read for judging in one package`,
                expected: `at most ${limits.capturedBytes} bytes of text in one package`,
            });
            return false;
        }
        return true;
    }
    hold(path, bytes) {
        this.#capturedBytes += bytes.length;
        this.captured.set(path, bytes);
    }
    /** The bytes of one file under a second name: a link's. Counted once. */
    holdAlias(path, bytes) {
        this.captured.set(path, bytes);
    }
}
/** The entry for a regular file. */
function fileEntry(path, facts) {
    return {
        type: 'file',
        path,
        size: Number(facts.size),
        executable: (facts.mode & 73n) !== 0n,
    };
}
function placeOf(path) {
    return wholeFile(path === '' ? '.' : path);
}

;// CONCATENATED MODULE: ./build/digest/read-file.js
// Reads one regular file into the digest: opened without following a link and without ever blocking,
// streamed, and the same facts on the descriptor before and after (digest page, "Stability").
// It must never open what was not listed as a regular file, and never read a file a second time.




// Windows has neither flag; there a path is opened as it is and the facts decide.
const FLAGS = external_node_fs_namespaceObject.constants.O_RDONLY | (external_node_fs_namespaceObject.constants.O_NOFOLLOW ?? 0) | (external_node_fs_namespaceObject.constants.O_NONBLOCK ?? 0);
/** Opens a file that was listed as regular; the caller closes. Throws what the system says. */
function openListedFile(disk, absolute) {
    return disk.openSync(absolute, FLAGS);
}
/** Hashes the file at `path`, captures its bytes where wanted, and adds its entry and its findings. */
function readFile(walk, path) {
    let handle;
    try {
        handle = openListedFile(walk.disk, walk.absolute(path));
    }
    catch (error) {
        walk.refuse(path, refusalOf(error, path));
        return;
    }
    try {
        readOpened(walk, path, handle);
    }
    catch (error) {
        walk.refuse(path, refusalOf(error, path));
    }
    finally {
        walk.disk.closeSync(handle);
    }
}
function readOpened(walk, path, handle) {
    const before = walk.disk.fstatSync(handle, exact);
    if (!before.isFile()) {
        walk.refuse(path, changedWhileHashing(path, 'replaced'));
        return;
    }
    walk.add(fileEntry(path, before));
    if (walk.capture !== null)
        walk.facts.set(path, factsOf(before));
    if (before.nlink > 1n) {
        walk.refuse(path, {
            rule: 'tree/hard-link',
            messageId: 'hard-link',
            message: `${named(path)} is one of ${before.nlink} hard links to the same file`,
            found: `${before.nlink} links`,
            expected: '1 link',
        });
    }
    const size = Number(before.size);
    const wanted = walk.wantsBytes(path, size);
    if (walk.hash === null && !wanted)
        return;
    const whole = wanted ? readWhole(walk.disk, handle, size) : null;
    if (whole !== null)
        walk.hash?.begin('file', path, size);
    const complete = whole === null
        ? walk.hash !== null && stream(walk.disk, handle, walk.hash, path, size)
        : whole.length === size;
    const after = walk.disk.fstatSync(handle, exact);
    if (!complete || !sameFacts(before, after)) {
        walk.refuse(path, changedWhileHashing(path, 'content'));
        return;
    }
    if (whole !== null) {
        walk.hash?.payload(whole);
        walk.hold(path, whole);
    }
    walk.hash?.end();
}
/** All bytes of an opened file that had `size` bytes; longer or shorter than `size` when it no longer has. */
function readWhole(disk, handle, size) {
    // One byte more is asked for, so that growth shows without another call.
    const buffer = Buffer.allocUnsafeSlow(size + 1);
    let got = 0;
    do {
        const read = disk.readSync(handle, buffer, got, size + 1 - got, null);
        if (read === 0)
            break;
        got += read;
    } while (got < size);
    return buffer.subarray(0, got);
}
function stream(disk, handle, hash, path, size) {
    hash.begin('file', path, size);
    let rest = size;
    do {
        const want = Math.min(rest + 1, hash.capacity);
        const at = hash.reserve(want);
        const read = disk.readSync(handle, hash.buffer, at, want, null);
        if (read > rest)
            return false;
        if (read === 0)
            return rest === 0;
        hash.advance(read);
        rest -= read;
    } while (rest > 0);
    return true;
}
/** Reads a file again for a second name of it, only if it is still what was hashed; null when it is not. */
function readUnchanged(walk, path, known) {
    let handle;
    try {
        handle = openListedFile(walk.disk, walk.absolute(path));
    }
    catch {
        return null;
    }
    try {
        if (!sameFacts(known, walk.disk.fstatSync(handle, exact)))
            return null;
        const bytes = readWhole(walk.disk, handle, Number(known.size));
        return bytes.length === Number(known.size) &&
            sameFacts(known, walk.disk.fstatSync(handle, exact))
            ? bytes
            : null;
    }
    catch {
        return null;
    }
    finally {
        walk.disk.closeSync(handle);
    }
}

;// CONCATENATED MODULE: ./build/digest/read-link.js
// Reads one symbolic link into the digest: its target text as stored, never what it points at. Where it
// really leads decides whether it may be there at all (digest page, "Refusals").






/** Hashes the link at `path` and adds its entry and its findings. */
function readLink(walk, path) {
    const absolute = walk.absolute(path);
    try {
        const before = walk.disk.lstatSync(absolute, exact);
        if (!before.isSymbolicLink()) {
            walk.refuse(path, changedWhileHashing(path, 'replaced'));
            return;
        }
        const raw = walk.disk.readlinkSync(absolute, { encoding: 'buffer' });
        const target = raw.toString('utf8');
        const resolved = resolveLink(walk, path, target);
        if (!(0,external_node_buffer_namespaceObject.isUtf8)(raw)) {
            walk.refuse(path, {
                rule: 'tree/name-not-utf8',
                messageId: 'target',
                message: `the target of ${named(path)} is not valid UTF-8`,
            });
        }
        if (!sameFacts(before, walk.disk.lstatSync(absolute, exact))) {
            walk.refuse(path, changedWhileHashing(path, 'content'));
        }
        walk.add({ type: 'link', path, target, resolved });
        if (resolved !== null)
            noteUnportable(walk, path, target);
        walk.hash?.begin('link', path, raw.length);
        walk.hash?.payload(raw);
        walk.hash?.end();
    }
    catch (error) {
        walk.refuse(path, refusalOf(error, path));
    }
}
/** Root-relative real target, or null together with a refusal. */
function resolveLink(walk, path, target) {
    let real;
    try {
        real = walk.disk.realpathSync.native(walk.absolute(path));
    }
    catch (error) {
        const code = systemCode(error);
        const dangles = code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
        if (!dangles && code !== 'ELOOP') {
            walk.refuse(path, refusalOf(error, path));
        }
        else {
            walk.refuse(path, {
                rule: 'tree/link-dangling',
                messageId: dangles ? 'dangling' : 'loop',
                message: dangles
                    ? `${named(path)} links to ${quote(target)}, where nothing is`
                    : `${named(path)} links to ${quote(target)}, which leads in a circle`,
                found: target,
            });
        }
        return null;
    }
    const inside = insideOf(walk.realRoot, real);
    const leftOut = walk.leavesOutGit && inside !== null && /^\.git(?:\/|$)/.test(inside);
    if (inside !== null && !leftOut)
        return inside;
    walk.refuse(path, {
        rule: 'tree/link-outside',
        messageId: leftOut ? 'left-out' : 'outside',
        message: leftOut
            ? `${named(path)} links to ${quote(target)} in ".git", which is not part of the package`
            : `${named(path)} links to ${quote(target)}, outside the package`,
        found: target,
    });
    return null;
}
/** `real` relative to the real root, `.` for the root itself, null when it is elsewhere. */
function insideOf(realRoot, real) {
    if (real === realRoot)
        return '.';
    const prefix = realRoot.endsWith(external_node_path_namespaceObject.sep) ? realRoot : `${realRoot}${external_node_path_namespaceObject.sep}`;
    if (!real.startsWith(prefix))
        return null;
    const inside = real.slice(prefix.length);
    return external_node_path_namespaceObject.sep === '/' ? inside : inside.replaceAll(external_node_path_namespaceObject.sep, '/');
}
function noteUnportable(walk, path, target) {
    if (target.startsWith('/') || /^[A-Za-z]:|^\\/.test(target)) {
        walk.note(path, {
            rule: 'tree/link-unportable',
            messageId: 'absolute',
            message: `${named(path)} links to the absolute path ${quote(target)}`,
            found: target,
            expected: 'a relative target',
        });
    }
    else if (climbsOut(path, target)) {
        walk.note(path, {
            rule: 'tree/link-unportable',
            messageId: 'climbs',
            message: `${named(path)} links to ${quote(target)}, out of the package and back in`,
            found: target,
            expected: 'a target that stays in the package on the way',
        });
    }
}
function climbsOut(path, target) {
    let depth = path.split('/').length - 1;
    for (const part of target.split('/')) {
        if (part === '..')
            depth -= 1;
        else if (part !== '' && part !== '.')
            depth += 1;
        if (depth < 0)
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/digest/read-directory.js
// Reads one directory into the digest, pre-order, entries in UTF-16 code-unit order of their names, and
// checks afterwards that it is still the same directory with the same names (digest page,
// "Construction" and "Stability"). What is not a directory, file or link is never opened.








const withTypes = { withFileTypes: true };
/** Hashes the directory at `path` (empty for the root, at `depth` 0) and all below it. */
function readDirectory(walk, path, depth) {
    const absolute = walk.absolute(path);
    if (path !== '')
        walk.add({ type: 'directory', path });
    walk.hash?.begin('directory', path, 0);
    walk.hash?.end();
    if (depth > limits.treeDepth) {
        walk.refuse(path, {
            rule: 'tree/too-deep',
            messageId: 'levels',
            message: `${named(path)} is more than ${limits.treeDepth} directories deep`,
            expected: `at most ${limits.treeDepth} levels`,
        });
        return;
    }
    try {
        const before = walk.disk.lstatSync(absolute, exact);
        if (!before.isDirectory()) {
            walk.refuse(path, changedWhileHashing(path, 'replaced'));
            return;
        }
        const children = walk.disk.readdirSync(absolute, withTypes);
        children.sort((a, b) => order_byCodeUnits(a.name, b.name));
        const unnamed = children.some((child) => child.name.includes('\uFFFD'))
            ? refuseBadNames(walk, path)
            : null;
        for (const child of children) {
            if (unnamed?.has(child.name) !== true)
                readChild(walk, path, child, depth);
        }
        const names = walk.disk.readdirSync(absolute).sort(order_byCodeUnits);
        if (!sameNames(children, names)) {
            walk.refuse(path, changedWhileHashing(path, 'entries'));
        }
        else if (!sameFacts(before, walk.disk.lstatSync(absolute, exact))) {
            walk.refuse(path, changedWhileHashing(path, 'content'));
        }
    }
    catch (error) {
        walk.refuse(path, refusalOf(error, path));
    }
}
function readChild(walk, parent, child, depth) {
    const path = parent === '' ? child.name : `${parent}/${child.name}`;
    const type = typeOf(walk, path, child);
    if (type === null)
        return;
    const isGit = child.name.length === 4 && child.name.toLowerCase() === '.git';
    if (isGit) {
        if (walk.leavesOutGit && path === '.git' && (type === 'directory' || type === 'file')) {
            walk.leftOut.push(path);
            return;
        }
        walk.note(path, {
            rule: 'tree/nested-git',
            messageId: 'nested-git',
            message: `${named(path)} is hashed with the package, and git never puts it into a clone`,
        });
    }
    if (type === 'file')
        readFile(walk, path);
    else if (type === 'directory')
        readDirectory(walk, path, depth + 1);
    else if (type === 'link')
        readLink(walk, path);
    else {
        walk.refuse(path, {
            rule: 'tree/special-file',
            messageId: type,
            message: `${named(path)} is a ${words[type]}, which has no content to hash`,
            found: words[type],
            expected: 'a file, directory or link',
        });
    }
}
const words = {
    fifo: 'named pipe',
    socket: 'socket',
    device: 'device',
};
/** The listed type; asked for where the file system does not list types. Null together with a refusal. */
function typeOf(walk, path, child) {
    if (child.isFile())
        return 'file';
    if (child.isDirectory())
        return 'directory';
    if (child.isSymbolicLink())
        return 'link';
    if (child.isFIFO())
        return 'fifo';
    if (child.isSocket())
        return 'socket';
    if (child.isCharacterDevice() || child.isBlockDevice())
        return 'device';
    try {
        const facts = walk.disk.lstatSync(walk.absolute(path));
        if (facts.isFile())
            return 'file';
        if (facts.isDirectory())
            return 'directory';
        if (facts.isSymbolicLink())
            return 'link';
        return facts.isFIFO() ? 'fifo' : facts.isSocket() ? 'socket' : 'device';
    }
    catch (error) {
        walk.refuse(path, refusalOf(error, path));
        return null;
    }
}
/** Refuses each name here that is not UTF-8; returns how the system's decoding shows those names. */
function refuseBadNames(walk, path) {
    const shown = new Set();
    for (const raw of walk.disk.readdirSync(walk.absolute(path), { encoding: 'buffer' })) {
        if ((0,external_node_buffer_namespaceObject.isUtf8)(raw))
            continue;
        const name = withByteEscapes(raw);
        walk.refuse(path === '' ? name : `${path}/${name}`, {
            rule: 'tree/name-not-utf8',
            messageId: 'name',
            message: `the name ${quote(name)} in ${named(path)} is not valid UTF-8`,
            found: name,
        });
        shown.add(raw.toString('utf8'));
    }
    return shown;
}
/** A name whose bytes beyond ASCII are written `\xNN`. */
function withByteEscapes(raw) {
    return Array.from(raw, (byte) => byte < 0x80 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`).join('');
}
function sameNames(children, names) {
    return (children.length === names.length && children.every((child, at) => child.name === names[at]));
}

;// CONCATENATED MODULE: ./build/digest/read-tree.js
// Reads a directory tree into a Tree: the exact-tree digest, its entries, the bytes of the files the
// caller names, and everything that keeps it from having a digest (digest page, all but its last
// section). Every byte is read at most once, nothing is written, nothing in the tree is run.










/**
 * Reads the tree at `root`. What is wrong with the tree comes back in `findings`, never as an error; throws
 * `Fault` (`io`) only when the machine is out of file handles or memory.
 */
function readTree(root, options = {}) {
    const disk = options.disk ?? realDisk;
    // A trailing slash would make the system follow a link.
    const absolute = (0,external_node_path_namespaceObject.resolve)(root);
    const start = openRoot(disk, absolute);
    if (typeof start !== 'string')
        return refusedRoot(absolute, start);
    const walk = new Walk({
        disk,
        root: absolute === '/' ? '' : absolute,
        realRoot: start,
        capture: options.capture ?? null,
        leavesOutGit: options.ownGit !== 'hash',
        keepsEntries: options.entries !== false,
        hash: new FrameHash(options.frames ?? null, options.chunkBytes),
    });
    try {
        readDirectory(walk, '', 0);
        captureLinks(walk);
    }
    catch (error) {
        walk.abandonHash();
        throw error;
    }
    return {
        root: absolute,
        digest: walk.hash?.digest() ?? null,
        entries: walk.entries,
        byPath: walk.byPath,
        captured: walk.captured,
        counts: walk.counts,
        findings: walk.findings,
        leftOut: walk.leftOut,
    };
}
/** The real path of the root, or why it cannot be one. */
function openRoot(disk, absolute) {
    const refuse = (messageId, message) => ({
        rule: 'tree/root',
        messageId,
        message,
    });
    try {
        const facts = disk.lstatSync(absolute, { ...exact, throwIfNoEntry: false });
        if (facts === undefined)
            return refuse('missing', 'the package root does not exist');
        if (facts.isSymbolicLink()) {
            return refuse('link', 'the package root is itself a symbolic link');
        }
        if (!facts.isDirectory())
            return refuse('not-directory', 'the package root is not a directory');
        return disk.realpathSync.native(absolute);
    }
    catch (error) {
        return systemCode(error) === 'ENOTDIR'
            ? refuse('missing', 'the package root does not exist')
            : refusalOf(error, '');
    }
}
function refusedRoot(root, draft) {
    return {
        root,
        digest: null,
        entries: [],
        byPath: new Map(),
        captured: new Map(),
        counts: { files: 0, directories: 0, links: 0, bytes: 0 },
        findings: [finding({ ...draft, place: wholeFile('.'), refuses: true })],
        leftOut: [],
    };
}
/** Gives links to files inside the bytes of their file, which must still be what was hashed. */
function captureLinks(walk) {
    if (walk.capture === null)
        return;
    for (const link of walk.links) {
        const facts = link.resolved === null ? undefined : walk.facts.get(link.resolved);
        if (facts === undefined || link.resolved === null)
            continue;
        if (!walk.wantsBytes(link.path, Number(facts.size)))
            continue;
        const held = walk.captured.get(link.resolved);
        if (held !== undefined) {
            walk.holdAlias(link.path, held);
            continue;
        }
        const bytes = readUnchanged(walk, link.resolved, facts);
        if (bytes === null)
            walk.refuse(link.resolved, changedWhileHashing(link.resolved, 'content'));
        else
            walk.hold(link.path, bytes);
    }
}

;// CONCATENATED MODULE: ./build/digest/content-digest.js

/** Thrown when a tree has no digest; `findings` holds every refusal. */
class TreeRefusal extends Error {
    name = 'TreeRefusal';
    findings;
    constructor(findings) {
        super(findings.map((each) => each.message).join('; '));
        this.findings = findings;
    }
}
/** The digest of the tree at `root`, 64 lowercase hexadecimal digits. Throws `TreeRefusal`, `Fault` (`io`). */
function pluginContentDigest(root) {
    return digestOf(readTree(root, { entries: false, ownGit: 'hash' }));
}
/**
 * The digest, and the exact hashed bytes of those of the root-relative files `names` that are there.
 * Throws `TreeRefusal`, `Fault` (`io`).
 */
function pluginContentDigestWithCapture(root, names) {
    const wanted = new Set(names);
    const tree = readTree(root, {
        entries: false,
        ownGit: 'hash',
        capture: (path) => wanted.has(path),
    });
    return { digest: digestOf(tree), captured: tree.captured };
}
function digestOf(tree) {
    if (tree.digest === null)
        throw new TreeRefusal(tree.findings.filter((each) => each.refuses));
    return tree.digest;
}

;// CONCATENATED MODULE: ./build/base/decode.js
// Strict UTF-8. A byte-order mark and an invalid byte are told apart, with their offset.
/** Decodes bytes as UTF-8 without repairing anything. `line` is the 1-based line of the first bad byte. */
function decodeUtf8(bytes) {
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
        return { ok: false, why: 'byte-order-mark', line: 1 };
    }
    if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
        return { ok: false, why: 'utf-16', line: 1 };
    }
    try {
        const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
        return { ok: true, text };
    }
    catch {
        return { ok: false, why: 'not-utf8', line: lineOfFirstBadByte(bytes) };
    }
}
function lineOfFirstBadByte(bytes) {
    // Decode line by line: a newline byte never occurs inside a multi-byte sequence.
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    let line = 1;
    let start = 0;
    for (let at = 0; at <= bytes.length; at += 1) {
        if (at < bytes.length && bytes[at] !== 10)
            continue;
        try {
            decoder.decode(bytes.subarray(start, at));
        }
        catch {
            return line;
        }
        line += 1;
        start = at + 1;
    }
    return line;
}

;// CONCATENATED MODULE: ./node_modules/@humanwhocodes/momoa/dist/momoa.js
/**
 * @fileoverview Character codes.
 * @author Nicholas C. Zakas
 */

const CHAR_0 = 48;          // 0
const CHAR_1 = 49;          // 1
const CHAR_9 = 57;          // 9
const CHAR_BACKSLASH = 92;  // \
const CHAR_DOLLAR = 36;     // $
const CHAR_DOT = 46;        // .
const CHAR_DOUBLE_QUOTE = 34; // "
const CHAR_LOWER_A = 97;    // a
const CHAR_LOWER_E = 101;         // e
const CHAR_LOWER_F = 102;   // f
const CHAR_LOWER_N = 110;   // n
const CHAR_LOWER_T = 116;   // t
const CHAR_LOWER_U = 117;   // u
const CHAR_LOWER_X = 120;   // x
const CHAR_LOWER_Z = 122;   // z
const CHAR_MINUS = 45;      // -
const CHAR_NEWLINE = 10;    // newline
const CHAR_PLUS = 43;       // +
const CHAR_RETURN = 13;     // return
const CHAR_SINGLE_QUOTE = 39; // '
const CHAR_SLASH = 47;      // /
const CHAR_SPACE = 32;      // space
const CHAR_TAB = 9;         // tab
const CHAR_UNDERSCORE = 95; // _
const CHAR_UPPER_A = 65;    // A
const CHAR_UPPER_E = 69;          // E
const CHAR_UPPER_F = 70;    // F
const CHAR_UPPER_N = 78;    // N
const CHAR_UPPER_X = 88;    // X
const CHAR_UPPER_Z = 90;    // Z
const CHAR_LOWER_B = 98;    // b
const CHAR_LOWER_R = 114;   // r
const CHAR_LOWER_V = 118;   // v
const CHAR_LINE_SEPARATOR = 0x2028;
const CHAR_PARAGRAPH_SEPARATOR = 0x2029;
const CHAR_UPPER_I = 73;    // I
const CHAR_STAR = 42;       // *
const CHAR_VTAB = 11;            // U+000B Vertical tab
const CHAR_FORM_FEED = 12;       // U+000C Form feed
const CHAR_NBSP = 160;           // U+00A0 Non-breaking space
const CHAR_BOM = 65279;          // U+FEFF
const CHAR_NON_BREAKING_SPACE = 160;
const CHAR_EN_QUAD = 8192;
const CHAR_EM_QUAD = 8193;
const CHAR_EN_SPACE = 8194;
const CHAR_EM_SPACE = 8195;
const CHAR_THREE_PER_EM_SPACE = 8196;
const CHAR_FOUR_PER_EM_SPACE = 8197;
const CHAR_SIX_PER_EM_SPACE = 8198;
const CHAR_FIGURE_SPACE = 8199;
const CHAR_PUNCTUATION_SPACE = 8200;
const CHAR_THIN_SPACE = 8201;
const CHAR_HAIR_SPACE = 8202;
const CHAR_NARROW_NO_BREAK_SPACE = 8239;
const CHAR_MEDIUM_MATHEMATICAL_SPACE = 8287;
const CHAR_IDEOGRAPHIC_SPACE = 12288;

/**
 * @fileoverview JSON syntax helpers
 * @author Nicholas C. Zakas
 */


//-----------------------------------------------------------------------------
// Types
//-----------------------------------------------------------------------------

/** @typedef {import("./typedefs.js").TokenType} TokenType */

//-----------------------------------------------------------------------------
// Predefined Tokens
//-----------------------------------------------------------------------------

const LBRACKET = "[";
const RBRACKET = "]";
const LBRACE = "{";
const RBRACE = "}";
const COLON = ":";
const COMMA = ",";

const TRUE = "true";
const FALSE = "false";
const NULL = "null";
const NAN$1 = "NaN";
const INFINITY$1 = "Infinity";
const QUOTE = "\"";

const escapeToChar = new Map([
    [CHAR_DOUBLE_QUOTE, QUOTE],
    [CHAR_BACKSLASH, "\\"],
    [CHAR_SLASH, "/"],
    [CHAR_LOWER_B, "\b"],
    [CHAR_LOWER_N, "\n"],
    [CHAR_LOWER_F, "\f"],
    [CHAR_LOWER_R, "\r"],
    [CHAR_LOWER_T, "\t"]
]);

const json5EscapeToChar = new Map([
    ...escapeToChar,
    [CHAR_LOWER_V, "\v"],
    [CHAR_0, "\0"]
]);

const charToEscape = new Map([
    [QUOTE, QUOTE],
    ["\\", "\\"],
    ["/", "/"],
    ["\b", "b"],
    ["\n", "n"],
    ["\f", "f"],
    ["\r", "r"],
    ["\t", "t"]
]);

const json5CharToEscape = new Map([
    ...charToEscape,
    ["\v", "v"],
    ["\0", "0"],
    ["\u2028", "u2028"],
    ["\u2029", "u2029"]
]);

/** @type {Map<string,TokenType>} */
const knownTokenTypes = new Map([
    [LBRACKET, "LBracket"],
    [RBRACKET, "RBracket"],
    [LBRACE, "LBrace"],
    [RBRACE, "RBrace"],
    [COLON, "Colon"],
    [COMMA, "Comma"],
    [TRUE, "Boolean"],
    [FALSE, "Boolean"],
    [NULL, "Null"]
]);

/** @type {Map<string,TokenType>} */
const knownJSON5TokenTypes = new Map([
    ...knownTokenTypes,
    [NAN$1, "Number"],
    [INFINITY$1, "Number"]
]);

// JSON5
const json5LineTerminators = new Set([
    CHAR_NEWLINE,
    CHAR_RETURN,
    CHAR_LINE_SEPARATOR,
    CHAR_PARAGRAPH_SEPARATOR
]);

/**
 * @fileoverview JSON tokenization/parsing errors
 * @author Nicholas C. Zakas
 */

//-----------------------------------------------------------------------------
// Typedefs
//-----------------------------------------------------------------------------

/** @typedef {import("./typedefs.js").Location} Location */
/** @typedef {import("./typedefs.js").Token} Token */

//-----------------------------------------------------------------------------
// Errors
//-----------------------------------------------------------------------------

/**
 * Base class that attaches location to an error.
 */
class ErrorWithLocation extends Error {

    /**
     * Creates a new instance.
     * @param {string} message The error message to report. 
     * @param {Location} loc The location information for the error.
     */
    constructor(message, { line, column, offset }) {
        super(`${ message } (${ line }:${ column})`);

        /**
         * The line on which the error occurred.
         * @type {number}
         */
        this.line = line;

        /**
         * The column on which the error occurred.
         * @type {number}
         */
        this.column = column;
        
        /**
         * The index into the string where the error occurred.
         * @type {number}
         */
        this.offset = offset;
    }

}

/**
 * Error thrown when an unexpected character is found during tokenizing.
 */
class UnexpectedChar extends ErrorWithLocation {

    /**
     * Creates a new instance.
     * @param {number} unexpected The character that was found.
     * @param {Location} loc The location information for the found character.
     */
    constructor(unexpected, loc) {
        super(`Unexpected character '${ String.fromCharCode(unexpected) }' found.`, loc);
    }
}

/**
 * Error thrown when an unexpected identifier is found during tokenizing.
 */
class UnexpectedIdentifier extends ErrorWithLocation {

    /**
     * Creates a new instance.
     * @param {string} unexpected The character that was found.
     * @param {Location} loc The location information for the found character.
     */
    constructor(unexpected, loc) {
        super(`Unexpected identifier '${ unexpected }' found.`, loc);
    }
}

/**
 * Error thrown when an unexpected token is found during parsing.
 */
class UnexpectedToken extends ErrorWithLocation {

    /**
     * Creates a new instance.
     * @param {Token} token The token that was found. 
     */
    constructor(token) {
        super(`Unexpected token ${ token.type } found.`, token.loc.start);
    }
}

/**
 * Error thrown when the end of input is found where it isn't expected.
 */
class UnexpectedEOF extends ErrorWithLocation {

    /**
     * Creates a new instance.
     * @param {Location} loc The location information for the found character.
     */
    constructor(loc) {
        super("Unexpected end of input found.", loc);
    }
}

/*
 * The following is extracted from https://github.com/json5/json5/
 *
 * MIT License
 * 
 * Copyright (c) 2012-2018 Aseem Kishore, and others.
 * 
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:
 * 
 * The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.
 * 
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
*/

const ID_Start = /[\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0370-\u0374\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u048A-\u052F\u0531-\u0556\u0559\u0561-\u0587\u05D0-\u05EA\u05F0-\u05F2\u0620-\u064A\u066E\u066F\u0671-\u06D3\u06D5\u06E5\u06E6\u06EE\u06EF\u06FA-\u06FC\u06FF\u0710\u0712-\u072F\u074D-\u07A5\u07B1\u07CA-\u07EA\u07F4\u07F5\u07FA\u0800-\u0815\u081A\u0824\u0828\u0840-\u0858\u0860-\u086A\u08A0-\u08B4\u08B6-\u08BD\u0904-\u0939\u093D\u0950\u0958-\u0961\u0971-\u0980\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BD\u09CE\u09DC\u09DD\u09DF-\u09E1\u09F0\u09F1\u09FC\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A59-\u0A5C\u0A5E\u0A72-\u0A74\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABD\u0AD0\u0AE0\u0AE1\u0AF9\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3D\u0B5C\u0B5D\u0B5F-\u0B61\u0B71\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BD0\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D\u0C58-\u0C5A\u0C60\u0C61\u0C80\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBD\u0CDE\u0CE0\u0CE1\u0CF1\u0CF2\u0D05-\u0D0C\u0D0E-\u0D10\u0D12-\u0D3A\u0D3D\u0D4E\u0D54-\u0D56\u0D5F-\u0D61\u0D7A-\u0D7F\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46\u0E81\u0E82\u0E84\u0E87\u0E88\u0E8A\u0E8D\u0E94-\u0E97\u0E99-\u0E9F\u0EA1-\u0EA3\u0EA5\u0EA7\u0EAA\u0EAB\u0EAD-\u0EB0\u0EB2\u0EB3\u0EBD\u0EC0-\u0EC4\u0EC6\u0EDC-\u0EDF\u0F00\u0F40-\u0F47\u0F49-\u0F6C\u0F88-\u0F8C\u1000-\u102A\u103F\u1050-\u1055\u105A-\u105D\u1061\u1065\u1066\u106E-\u1070\u1075-\u1081\u108E\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u16F8\u1700-\u170C\u170E-\u1711\u1720-\u1731\u1740-\u1751\u1760-\u176C\u176E-\u1770\u1780-\u17B3\u17D7\u17DC\u1820-\u1877\u1880-\u1884\u1887-\u18A8\u18AA\u18B0-\u18F5\u1900-\u191E\u1950-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u1A00-\u1A16\u1A20-\u1A54\u1AA7\u1B05-\u1B33\u1B45-\u1B4B\u1B83-\u1BA0\u1BAE\u1BAF\u1BBA-\u1BE5\u1C00-\u1C23\u1C4D-\u1C4F\u1C5A-\u1C7D\u1C80-\u1C88\u1CE9-\u1CEC\u1CEE-\u1CF1\u1CF5\u1CF6\u1D00-\u1DBF\u1E00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u2071\u207F\u2090-\u209C\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2160-\u2188\u2C00-\u2C2E\u2C30-\u2C5E\u2C60-\u2CE4\u2CEB-\u2CEE\u2CF2\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D80-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u2E2F\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303C\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312E\u3131-\u318E\u31A0-\u31BA\u31F0-\u31FF\u3400-\u4DB5\u4E00-\u9FEA\uA000-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA61F\uA62A\uA62B\uA640-\uA66E\uA67F-\uA69D\uA6A0-\uA6EF\uA717-\uA71F\uA722-\uA788\uA78B-\uA7AE\uA7B0-\uA7B7\uA7F7-\uA801\uA803-\uA805\uA807-\uA80A\uA80C-\uA822\uA840-\uA873\uA882-\uA8B3\uA8F2-\uA8F7\uA8FB\uA8FD\uA90A-\uA925\uA930-\uA946\uA960-\uA97C\uA984-\uA9B2\uA9CF\uA9E0-\uA9E4\uA9E6-\uA9EF\uA9FA-\uA9FE\uAA00-\uAA28\uAA40-\uAA42\uAA44-\uAA4B\uAA60-\uAA76\uAA7A\uAA7E-\uAAAF\uAAB1\uAAB5\uAAB6\uAAB9-\uAABD\uAAC0\uAAC2\uAADB-\uAADD\uAAE0-\uAAEA\uAAF2-\uAAF4\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB5A\uAB5C-\uAB65\uAB70-\uABE2\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE70-\uFE74\uFE76-\uFEFC\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC]|\uD800[\uDC00-\uDC0B\uDC0D-\uDC26\uDC28-\uDC3A\uDC3C\uDC3D\uDC3F-\uDC4D\uDC50-\uDC5D\uDC80-\uDCFA\uDD40-\uDD74\uDE80-\uDE9C\uDEA0-\uDED0\uDF00-\uDF1F\uDF2D-\uDF4A\uDF50-\uDF75\uDF80-\uDF9D\uDFA0-\uDFC3\uDFC8-\uDFCF\uDFD1-\uDFD5]|\uD801[\uDC00-\uDC9D\uDCB0-\uDCD3\uDCD8-\uDCFB\uDD00-\uDD27\uDD30-\uDD63\uDE00-\uDF36\uDF40-\uDF55\uDF60-\uDF67]|\uD802[\uDC00-\uDC05\uDC08\uDC0A-\uDC35\uDC37\uDC38\uDC3C\uDC3F-\uDC55\uDC60-\uDC76\uDC80-\uDC9E\uDCE0-\uDCF2\uDCF4\uDCF5\uDD00-\uDD15\uDD20-\uDD39\uDD80-\uDDB7\uDDBE\uDDBF\uDE00\uDE10-\uDE13\uDE15-\uDE17\uDE19-\uDE33\uDE60-\uDE7C\uDE80-\uDE9C\uDEC0-\uDEC7\uDEC9-\uDEE4\uDF00-\uDF35\uDF40-\uDF55\uDF60-\uDF72\uDF80-\uDF91]|\uD803[\uDC00-\uDC48\uDC80-\uDCB2\uDCC0-\uDCF2]|\uD804[\uDC03-\uDC37\uDC83-\uDCAF\uDCD0-\uDCE8\uDD03-\uDD26\uDD50-\uDD72\uDD76\uDD83-\uDDB2\uDDC1-\uDDC4\uDDDA\uDDDC\uDE00-\uDE11\uDE13-\uDE2B\uDE80-\uDE86\uDE88\uDE8A-\uDE8D\uDE8F-\uDE9D\uDE9F-\uDEA8\uDEB0-\uDEDE\uDF05-\uDF0C\uDF0F\uDF10\uDF13-\uDF28\uDF2A-\uDF30\uDF32\uDF33\uDF35-\uDF39\uDF3D\uDF50\uDF5D-\uDF61]|\uD805[\uDC00-\uDC34\uDC47-\uDC4A\uDC80-\uDCAF\uDCC4\uDCC5\uDCC7\uDD80-\uDDAE\uDDD8-\uDDDB\uDE00-\uDE2F\uDE44\uDE80-\uDEAA\uDF00-\uDF19]|\uD806[\uDCA0-\uDCDF\uDCFF\uDE00\uDE0B-\uDE32\uDE3A\uDE50\uDE5C-\uDE83\uDE86-\uDE89\uDEC0-\uDEF8]|\uD807[\uDC00-\uDC08\uDC0A-\uDC2E\uDC40\uDC72-\uDC8F\uDD00-\uDD06\uDD08\uDD09\uDD0B-\uDD30\uDD46]|\uD808[\uDC00-\uDF99]|\uD809[\uDC00-\uDC6E\uDC80-\uDD43]|[\uD80C\uD81C-\uD820\uD840-\uD868\uD86A-\uD86C\uD86F-\uD872\uD874-\uD879][\uDC00-\uDFFF]|\uD80D[\uDC00-\uDC2E]|\uD811[\uDC00-\uDE46]|\uD81A[\uDC00-\uDE38\uDE40-\uDE5E\uDED0-\uDEED\uDF00-\uDF2F\uDF40-\uDF43\uDF63-\uDF77\uDF7D-\uDF8F]|\uD81B[\uDF00-\uDF44\uDF50\uDF93-\uDF9F\uDFE0\uDFE1]|\uD821[\uDC00-\uDFEC]|\uD822[\uDC00-\uDEF2]|\uD82C[\uDC00-\uDD1E\uDD70-\uDEFB]|\uD82F[\uDC00-\uDC6A\uDC70-\uDC7C\uDC80-\uDC88\uDC90-\uDC99]|\uD835[\uDC00-\uDC54\uDC56-\uDC9C\uDC9E\uDC9F\uDCA2\uDCA5\uDCA6\uDCA9-\uDCAC\uDCAE-\uDCB9\uDCBB\uDCBD-\uDCC3\uDCC5-\uDD05\uDD07-\uDD0A\uDD0D-\uDD14\uDD16-\uDD1C\uDD1E-\uDD39\uDD3B-\uDD3E\uDD40-\uDD44\uDD46\uDD4A-\uDD50\uDD52-\uDEA5\uDEA8-\uDEC0\uDEC2-\uDEDA\uDEDC-\uDEFA\uDEFC-\uDF14\uDF16-\uDF34\uDF36-\uDF4E\uDF50-\uDF6E\uDF70-\uDF88\uDF8A-\uDFA8\uDFAA-\uDFC2\uDFC4-\uDFCB]|\uD83A[\uDC00-\uDCC4\uDD00-\uDD43]|\uD83B[\uDE00-\uDE03\uDE05-\uDE1F\uDE21\uDE22\uDE24\uDE27\uDE29-\uDE32\uDE34-\uDE37\uDE39\uDE3B\uDE42\uDE47\uDE49\uDE4B\uDE4D-\uDE4F\uDE51\uDE52\uDE54\uDE57\uDE59\uDE5B\uDE5D\uDE5F\uDE61\uDE62\uDE64\uDE67-\uDE6A\uDE6C-\uDE72\uDE74-\uDE77\uDE79-\uDE7C\uDE7E\uDE80-\uDE89\uDE8B-\uDE9B\uDEA1-\uDEA3\uDEA5-\uDEA9\uDEAB-\uDEBB]|\uD869[\uDC00-\uDED6\uDF00-\uDFFF]|\uD86D[\uDC00-\uDF34\uDF40-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEA1\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0]|\uD87E[\uDC00-\uDE1D]/;
// eslint-disable-next-line no-misleading-character-class
const ID_Continue = /[\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0300-\u0374\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u0483-\u0487\u048A-\u052F\u0531-\u0556\u0559\u0561-\u0587\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u05D0-\u05EA\u05F0-\u05F2\u0610-\u061A\u0620-\u0669\u066E-\u06D3\u06D5-\u06DC\u06DF-\u06E8\u06EA-\u06FC\u06FF\u0710-\u074A\u074D-\u07B1\u07C0-\u07F5\u07FA\u0800-\u082D\u0840-\u085B\u0860-\u086A\u08A0-\u08B4\u08B6-\u08BD\u08D4-\u08E1\u08E3-\u0963\u0966-\u096F\u0971-\u0983\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BC-\u09C4\u09C7\u09C8\u09CB-\u09CE\u09D7\u09DC\u09DD\u09DF-\u09E3\u09E6-\u09F1\u09FC\u0A01-\u0A03\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A3C\u0A3E-\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A59-\u0A5C\u0A5E\u0A66-\u0A75\u0A81-\u0A83\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABC-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AD0\u0AE0-\u0AE3\u0AE6-\u0AEF\u0AF9-\u0AFF\u0B01-\u0B03\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3C-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B56\u0B57\u0B5C\u0B5D\u0B5F-\u0B63\u0B66-\u0B6F\u0B71\u0B82\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD0\u0BD7\u0BE6-\u0BEF\u0C00-\u0C03\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C58-\u0C5A\u0C60-\u0C63\u0C66-\u0C6F\u0C80-\u0C83\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBC-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CDE\u0CE0-\u0CE3\u0CE6-\u0CEF\u0CF1\u0CF2\u0D00-\u0D03\u0D05-\u0D0C\u0D0E-\u0D10\u0D12-\u0D44\u0D46-\u0D48\u0D4A-\u0D4E\u0D54-\u0D57\u0D5F-\u0D63\u0D66-\u0D6F\u0D7A-\u0D7F\u0D82\u0D83\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2\u0DF3\u0E01-\u0E3A\u0E40-\u0E4E\u0E50-\u0E59\u0E81\u0E82\u0E84\u0E87\u0E88\u0E8A\u0E8D\u0E94-\u0E97\u0E99-\u0E9F\u0EA1-\u0EA3\u0EA5\u0EA7\u0EAA\u0EAB\u0EAD-\u0EB9\u0EBB-\u0EBD\u0EC0-\u0EC4\u0EC6\u0EC8-\u0ECD\u0ED0-\u0ED9\u0EDC-\u0EDF\u0F00\u0F18\u0F19\u0F20-\u0F29\u0F35\u0F37\u0F39\u0F3E-\u0F47\u0F49-\u0F6C\u0F71-\u0F84\u0F86-\u0F97\u0F99-\u0FBC\u0FC6\u1000-\u1049\u1050-\u109D\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u135D-\u135F\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u16F8\u1700-\u170C\u170E-\u1714\u1720-\u1734\u1740-\u1753\u1760-\u176C\u176E-\u1770\u1772\u1773\u1780-\u17D3\u17D7\u17DC\u17DD\u17E0-\u17E9\u180B-\u180D\u1810-\u1819\u1820-\u1877\u1880-\u18AA\u18B0-\u18F5\u1900-\u191E\u1920-\u192B\u1930-\u193B\u1946-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u19D0-\u19D9\u1A00-\u1A1B\u1A20-\u1A5E\u1A60-\u1A7C\u1A7F-\u1A89\u1A90-\u1A99\u1AA7\u1AB0-\u1ABD\u1B00-\u1B4B\u1B50-\u1B59\u1B6B-\u1B73\u1B80-\u1BF3\u1C00-\u1C37\u1C40-\u1C49\u1C4D-\u1C7D\u1C80-\u1C88\u1CD0-\u1CD2\u1CD4-\u1CF9\u1D00-\u1DF9\u1DFB-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u203F\u2040\u2054\u2071\u207F\u2090-\u209C\u20D0-\u20DC\u20E1\u20E5-\u20F0\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2160-\u2188\u2C00-\u2C2E\u2C30-\u2C5E\u2C60-\u2CE4\u2CEB-\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D7F-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u2DE0-\u2DFF\u2E2F\u3005-\u3007\u3021-\u302F\u3031-\u3035\u3038-\u303C\u3041-\u3096\u3099\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312E\u3131-\u318E\u31A0-\u31BA\u31F0-\u31FF\u3400-\u4DB5\u4E00-\u9FEA\uA000-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA62B\uA640-\uA66F\uA674-\uA67D\uA67F-\uA6F1\uA717-\uA71F\uA722-\uA788\uA78B-\uA7AE\uA7B0-\uA7B7\uA7F7-\uA827\uA840-\uA873\uA880-\uA8C5\uA8D0-\uA8D9\uA8E0-\uA8F7\uA8FB\uA8FD\uA900-\uA92D\uA930-\uA953\uA960-\uA97C\uA980-\uA9C0\uA9CF-\uA9D9\uA9E0-\uA9FE\uAA00-\uAA36\uAA40-\uAA4D\uAA50-\uAA59\uAA60-\uAA76\uAA7A-\uAAC2\uAADB-\uAADD\uAAE0-\uAAEF\uAAF2-\uAAF6\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB5A\uAB5C-\uAB65\uAB70-\uABEA\uABEC\uABED\uABF0-\uABF9\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE00-\uFE0F\uFE20-\uFE2F\uFE33\uFE34\uFE4D-\uFE4F\uFE70-\uFE74\uFE76-\uFEFC\uFF10-\uFF19\uFF21-\uFF3A\uFF3F\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC]|\uD800[\uDC00-\uDC0B\uDC0D-\uDC26\uDC28-\uDC3A\uDC3C\uDC3D\uDC3F-\uDC4D\uDC50-\uDC5D\uDC80-\uDCFA\uDD40-\uDD74\uDDFD\uDE80-\uDE9C\uDEA0-\uDED0\uDEE0\uDF00-\uDF1F\uDF2D-\uDF4A\uDF50-\uDF7A\uDF80-\uDF9D\uDFA0-\uDFC3\uDFC8-\uDFCF\uDFD1-\uDFD5]|\uD801[\uDC00-\uDC9D\uDCA0-\uDCA9\uDCB0-\uDCD3\uDCD8-\uDCFB\uDD00-\uDD27\uDD30-\uDD63\uDE00-\uDF36\uDF40-\uDF55\uDF60-\uDF67]|\uD802[\uDC00-\uDC05\uDC08\uDC0A-\uDC35\uDC37\uDC38\uDC3C\uDC3F-\uDC55\uDC60-\uDC76\uDC80-\uDC9E\uDCE0-\uDCF2\uDCF4\uDCF5\uDD00-\uDD15\uDD20-\uDD39\uDD80-\uDDB7\uDDBE\uDDBF\uDE00-\uDE03\uDE05\uDE06\uDE0C-\uDE13\uDE15-\uDE17\uDE19-\uDE33\uDE38-\uDE3A\uDE3F\uDE60-\uDE7C\uDE80-\uDE9C\uDEC0-\uDEC7\uDEC9-\uDEE6\uDF00-\uDF35\uDF40-\uDF55\uDF60-\uDF72\uDF80-\uDF91]|\uD803[\uDC00-\uDC48\uDC80-\uDCB2\uDCC0-\uDCF2]|\uD804[\uDC00-\uDC46\uDC66-\uDC6F\uDC7F-\uDCBA\uDCD0-\uDCE8\uDCF0-\uDCF9\uDD00-\uDD34\uDD36-\uDD3F\uDD50-\uDD73\uDD76\uDD80-\uDDC4\uDDCA-\uDDCC\uDDD0-\uDDDA\uDDDC\uDE00-\uDE11\uDE13-\uDE37\uDE3E\uDE80-\uDE86\uDE88\uDE8A-\uDE8D\uDE8F-\uDE9D\uDE9F-\uDEA8\uDEB0-\uDEEA\uDEF0-\uDEF9\uDF00-\uDF03\uDF05-\uDF0C\uDF0F\uDF10\uDF13-\uDF28\uDF2A-\uDF30\uDF32\uDF33\uDF35-\uDF39\uDF3C-\uDF44\uDF47\uDF48\uDF4B-\uDF4D\uDF50\uDF57\uDF5D-\uDF63\uDF66-\uDF6C\uDF70-\uDF74]|\uD805[\uDC00-\uDC4A\uDC50-\uDC59\uDC80-\uDCC5\uDCC7\uDCD0-\uDCD9\uDD80-\uDDB5\uDDB8-\uDDC0\uDDD8-\uDDDD\uDE00-\uDE40\uDE44\uDE50-\uDE59\uDE80-\uDEB7\uDEC0-\uDEC9\uDF00-\uDF19\uDF1D-\uDF2B\uDF30-\uDF39]|\uD806[\uDCA0-\uDCE9\uDCFF\uDE00-\uDE3E\uDE47\uDE50-\uDE83\uDE86-\uDE99\uDEC0-\uDEF8]|\uD807[\uDC00-\uDC08\uDC0A-\uDC36\uDC38-\uDC40\uDC50-\uDC59\uDC72-\uDC8F\uDC92-\uDCA7\uDCA9-\uDCB6\uDD00-\uDD06\uDD08\uDD09\uDD0B-\uDD36\uDD3A\uDD3C\uDD3D\uDD3F-\uDD47\uDD50-\uDD59]|\uD808[\uDC00-\uDF99]|\uD809[\uDC00-\uDC6E\uDC80-\uDD43]|[\uD80C\uD81C-\uD820\uD840-\uD868\uD86A-\uD86C\uD86F-\uD872\uD874-\uD879][\uDC00-\uDFFF]|\uD80D[\uDC00-\uDC2E]|\uD811[\uDC00-\uDE46]|\uD81A[\uDC00-\uDE38\uDE40-\uDE5E\uDE60-\uDE69\uDED0-\uDEED\uDEF0-\uDEF4\uDF00-\uDF36\uDF40-\uDF43\uDF50-\uDF59\uDF63-\uDF77\uDF7D-\uDF8F]|\uD81B[\uDF00-\uDF44\uDF50-\uDF7E\uDF8F-\uDF9F\uDFE0\uDFE1]|\uD821[\uDC00-\uDFEC]|\uD822[\uDC00-\uDEF2]|\uD82C[\uDC00-\uDD1E\uDD70-\uDEFB]|\uD82F[\uDC00-\uDC6A\uDC70-\uDC7C\uDC80-\uDC88\uDC90-\uDC99\uDC9D\uDC9E]|\uD834[\uDD65-\uDD69\uDD6D-\uDD72\uDD7B-\uDD82\uDD85-\uDD8B\uDDAA-\uDDAD\uDE42-\uDE44]|\uD835[\uDC00-\uDC54\uDC56-\uDC9C\uDC9E\uDC9F\uDCA2\uDCA5\uDCA6\uDCA9-\uDCAC\uDCAE-\uDCB9\uDCBB\uDCBD-\uDCC3\uDCC5-\uDD05\uDD07-\uDD0A\uDD0D-\uDD14\uDD16-\uDD1C\uDD1E-\uDD39\uDD3B-\uDD3E\uDD40-\uDD44\uDD46\uDD4A-\uDD50\uDD52-\uDEA5\uDEA8-\uDEC0\uDEC2-\uDEDA\uDEDC-\uDEFA\uDEFC-\uDF14\uDF16-\uDF34\uDF36-\uDF4E\uDF50-\uDF6E\uDF70-\uDF88\uDF8A-\uDFA8\uDFAA-\uDFC2\uDFC4-\uDFCB\uDFCE-\uDFFF]|\uD836[\uDE00-\uDE36\uDE3B-\uDE6C\uDE75\uDE84\uDE9B-\uDE9F\uDEA1-\uDEAF]|\uD838[\uDC00-\uDC06\uDC08-\uDC18\uDC1B-\uDC21\uDC23\uDC24\uDC26-\uDC2A]|\uD83A[\uDC00-\uDCC4\uDCD0-\uDCD6\uDD00-\uDD4A\uDD50-\uDD59]|\uD83B[\uDE00-\uDE03\uDE05-\uDE1F\uDE21\uDE22\uDE24\uDE27\uDE29-\uDE32\uDE34-\uDE37\uDE39\uDE3B\uDE42\uDE47\uDE49\uDE4B\uDE4D-\uDE4F\uDE51\uDE52\uDE54\uDE57\uDE59\uDE5B\uDE5D\uDE5F\uDE61\uDE62\uDE64\uDE67-\uDE6A\uDE6C-\uDE72\uDE74-\uDE77\uDE79-\uDE7C\uDE7E\uDE80-\uDE89\uDE8B-\uDE9B\uDEA1-\uDEA3\uDEA5-\uDEA9\uDEAB-\uDEBB]|\uD869[\uDC00-\uDED6\uDF00-\uDFFF]|\uD86D[\uDC00-\uDF34\uDF40-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEA1\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0]|\uD87E[\uDC00-\uDE1D]|\uDB40[\uDD00-\uDDEF]/;

/**
 * @fileoverview A charactor code reader.
 * @author Nicholas C. Zakas
 */

//-----------------------------------------------------------------------------
// Type Definitions
//-----------------------------------------------------------------------------


//-----------------------------------------------------------------------------
// Data
//-----------------------------------------------------------------------------

const CHAR_CR = 13; // \r
const CHAR_LF = 10; // \n

//-----------------------------------------------------------------------------
// CharCodeReader
//-----------------------------------------------------------------------------

/**
 * A reader that reads character codes from a string.
 */
class CharCodeReader {

    /**
     * The text to read from.
     * @type {string}
     */
    #text = "";

    /**
     * The current line number.
     * @type {number}
     */
    #line = 1;

    /**
     * The current column number.
     * @type {number}
     */
    #column = 0;

    /**
     * The current offset in the text.
     * @type {number}
     */
    #offset = -1;

    /**
     * Whether the last character read was a new line.
     * @type {boolean}
     */
    #newLine = false;

    /**
     * The last character code read.
     * @type {number}
     */
    #last = -1;

    /**
     * Whether the reader has ended.
     * @type {boolean}
     */
    #ended = false;

    /**
     * Creates a new instance.
     * @param {string} text The text to read from
     */
    constructor(text) {
        this.#text = text;
    }

    /**
     * Ends the reader.
     * @returns {void}
     */
    #end() {
        if (this.#ended) {
            return;
        }

        this.#column++;
        this.#offset++;
        this.#last = -1;
        this.#ended = true;
    }

    /**
     * Returns the current position of the reader.
     * @returns {Location} An object with line, column, and offset properties.
     */
    locate() {
        return {
            line: this.#line,
            column: this.#column,
            offset: this.#offset
        };
    }

    /**
     * Reads the next character code in the text.
     * @returns {number} The next character code, or -1 if there are no more characters.
     */
    next() {
        if (this.#offset >= this.#text.length - 1) {
            this.#end();
            return -1;
        }

        this.#offset++;
        const charCode = this.#text.charCodeAt(this.#offset);

        if (this.#newLine) {
            this.#line++;
            this.#column = 1;
            this.#newLine = false;
        } else {
            this.#column++;
        }

        if (charCode === CHAR_CR) {
            this.#newLine = true;

            // if we already see a \r, just ignore upcoming \n
            if (this.peek() === CHAR_LF) {
                this.#offset++;
            }
        } else if (charCode === CHAR_LF) {
            this.#newLine = true;
        }

        this.#last = charCode;

        return charCode;
    }

    /**
     * Peeks at the next character code in the text.
     * @returns {number} The next character code, or -1 if there are no more characters.
     */
    peek() {
        if (this.#offset === this.#text.length - 1) {
            return -1;
        }

        return this.#text.charCodeAt(this.#offset + 1);
    }

    /**
     * Determines if the next character code in the text matches a specific character code.
     * @param {(number) => boolean} fn A function to call on the next character.
     * @returns {boolean} True if the next character code matches, false if not.
     */ 
    match(fn) {
        if (fn(this.peek())) {
            this.next();
            return true;
        }

        return false;
    }

    /**
     * Returns the last character code read.
     * @returns {number} The last character code read.
     */
    current() {
        return this.#last;
    }


}

/**
 * @fileoverview JSON tokenizer
 * @author Nicholas C. Zakas
 */


//-----------------------------------------------------------------------------
// Typedefs
//-----------------------------------------------------------------------------

/** @typedef {import("./typedefs.js").Range} Range */
/** @typedef {import("./typedefs.js").TokenizeOptions} TokenizeOptions */

//-----------------------------------------------------------------------------
// Helpers
//-----------------------------------------------------------------------------

const INFINITY = "Infinity";
const NAN = "NaN";

const keywordStarts = new Set([CHAR_LOWER_T, CHAR_LOWER_F, CHAR_LOWER_N]);
const whitespace = new Set([CHAR_SPACE, CHAR_TAB, CHAR_NEWLINE, CHAR_RETURN]);
const json5Whitespace = new Set([
    ...whitespace,
    CHAR_VTAB,
    CHAR_FORM_FEED,
    CHAR_NBSP,
    CHAR_LINE_SEPARATOR,
    CHAR_PARAGRAPH_SEPARATOR,
    CHAR_BOM,
    CHAR_NON_BREAKING_SPACE,
    CHAR_EN_QUAD,
    CHAR_EM_QUAD,
    CHAR_EN_SPACE,
    CHAR_EM_SPACE,
    CHAR_THREE_PER_EM_SPACE,
    CHAR_FOUR_PER_EM_SPACE,
    CHAR_SIX_PER_EM_SPACE,
    CHAR_FIGURE_SPACE,
    CHAR_PUNCTUATION_SPACE,
    CHAR_THIN_SPACE,
    CHAR_HAIR_SPACE,
    CHAR_NARROW_NO_BREAK_SPACE,
    CHAR_MEDIUM_MATHEMATICAL_SPACE,
    CHAR_IDEOGRAPHIC_SPACE,
]);


/** @type {TokenizeOptions} */
const DEFAULT_OPTIONS$1 = {
    mode: "json",
    ranges: false
};

const jsonKeywords = new Set(["true", "false", "null"]);

const tt = {
    EOF: 0,
    Number: 1,
    String: 2,
    Boolean: 3,
    Null: 4,
    NaN: 5,
    Infinity: 6,
    Identifier: 7,
    Colon: 20,
    LBrace: 21,
    RBrace: 22,
    LBracket: 23,
    RBracket: 24,
    Comma: 25,
    LineComment: 40,
    BlockComment: 41
};


// #region Helpers


/**
 * Determines if a given character is a decimal digit.
 * @param {number} c The character to check.
 * @returns {boolean} `true` if the character is a digit.
 */
function isDigit(c) {
    return c >= CHAR_0 && c <= CHAR_9;
}

/**
 * Determines if a given character is a hexadecimal digit.
 * @param {number} c The character to check.
 * @returns {boolean} `true` if the character is a hexadecimal digit.
 */
function isHexDigit(c) {
    return isDigit(c) ||
        c >= CHAR_UPPER_A && c <= CHAR_UPPER_F ||
        c >= CHAR_LOWER_A && c <= CHAR_LOWER_F;
}

/**
 * Determines if a given character is a positive digit (1-9).
 * @param {number} c The character to check.
 * @returns {boolean} `true` if the character is a positive digit.
 */
function isPositiveDigit(c) {
    return c >= CHAR_1 && c <= CHAR_9;
}

/**
 * Determines if a given character is the start of a keyword.
 * @param {number} c The character to check.
 * @returns {boolean} `true` if the character is the start of a keyword.
 */
function isKeywordStart(c) {
    return keywordStarts.has(c);
}

/**
 * Determines if a given character is the start of a number.
 * @param {number} c The character to check.
 * @returns {boolean} `true` if the character is the start of a number.
 */
function isNumberStart(c) {
    return isDigit(c) || c === CHAR_DOT || c === CHAR_MINUS;
}

/**
 * Determines if a given character is the start of a JSON5 number.
 * @param {number} c The character to check.
 * @returns {boolean} `true` if the character is the start of a JSON5 number.
 */
function isJSON5NumberStart(c) {
    return isNumberStart(c) || c === CHAR_PLUS;
}

/**
 * Determines if a given character is the start of a string.
 * @param {number} c The character to check.
 * @param {boolean} json5 `true` if JSON5 mode is enabled.
 * @returns {boolean} `true` if the character is the start of a string.
 */
function isStringStart(c, json5) {
    return c === CHAR_DOUBLE_QUOTE || (json5 && c === CHAR_SINGLE_QUOTE);
}

/**
 * Tests that a given character is a valid first character of a
 * JSON5 identifier
 * @param {number} c The character to check.
 * @returns {boolean} `true` if the character is a valid first character. 
 */
function isJSON5IdentifierStart(c) {

    // test simple cases first

    if (c === CHAR_DOLLAR || c === CHAR_UNDERSCORE || c === CHAR_BACKSLASH) {
        return true;
    }

    if (c >= CHAR_LOWER_A && c <= CHAR_LOWER_Z || c >= CHAR_UPPER_A && c <= CHAR_UPPER_Z) {
        return true;
    }

    if (c === 0x200C || c === 0x200D) {
        return true;
    }
    
    const ct = String.fromCharCode(c);
    return ID_Start.test(ct);
}

/**
 * Tests that a given character is a valid part of a JSON5 identifier.
 * @param {number} c The character to check.
 * @returns {boolean} `true` if the character is a valid part of an identifier.
 */
function isJSON5IdentifierPart(c) {

    // fast path for simple cases
    if (isJSON5IdentifierStart(c) || isDigit(c)) {
        return true;
    }

    const ct = String.fromCharCode(c);
    return ID_Continue.test(ct);
}


// #endregion

class Tokenizer {

    /**
     * Options for the tokenizer.
     * @type {TokenizeOptions}
     */
    #options;

    /**
     * The source text to tokenize.
     * @type {string}
     */
    #text;

    /**
     * The reader for the source text.
     * @type {CharCodeReader}
     */
    #reader;

    /**
     * Indicates if the tokenizer is in JSON5 mode.
     * @type {boolean}
     */
    #json5;

    /**
     * Indicates if comments are allowed.
     * @type {boolean}
     */
    #allowComments;

    /**
     * Indicates if ranges should be included in the tokens.
     * @type {boolean}
     */
    #ranges;

    /**
     * The last token type read.
     * @type {Token}
     */
    #token;

    /**
     * Determines if a character is an escaped character.
     * @type {(c:number) => boolean}
     */
    #isEscapedCharacter;

    /**
     * Determines if a character is a JSON5 line terminator.
     * @type {(c:number) => boolean}
     */
    #isJSON5LineTerminator;


    /**
     * Determines if a character is a JSON5 hex escape.
     * @type {(c:number) => boolean}
     */
    #isJSON5HexEscape;

    /**
     * Determines if a character is whitespace.
     * @type {(c:number) => boolean}
     */
    #isWhitespace;

    /**
     * Creates a new instance of the tokenizer.
     * @param {string} text The source text
     * @param {TokenizeOptions} [options] Options for the tokenizer.
     */ 
    constructor(text, options) {
        this.#text = text;
        this.#options = {
            ...DEFAULT_OPTIONS$1,
            ...options
        };

        this.#reader = new CharCodeReader(text);
        this.#json5 = this.#options.mode === "json5";
        this.#allowComments = this.#options.mode !== "json";
        this.#ranges = this.#options.ranges;

        // TODO: Clean this up
        this.#isEscapedCharacter = this.#json5 ? json5EscapeToChar.has.bind(json5EscapeToChar) : escapeToChar.has.bind(escapeToChar);
        this.#isJSON5LineTerminator = this.#json5 ? json5LineTerminators.has.bind(json5LineTerminators) : () => false;
        this.#isJSON5HexEscape = this.#json5 ? c => c === CHAR_LOWER_X : () => false;
        this.#isWhitespace = this.#json5 ? json5Whitespace.has.bind(json5Whitespace) : whitespace.has.bind(whitespace);
    }

    // #region Errors

    /**
     * Convenience function for throwing unexpected character errors.
     * @param {number} c The unexpected character.
     * @param {Location} [loc] The location of the unexpected character.
     * @returns {never}
     * @throws {UnexpectedChar} always.
     */
    #unexpected(c, loc = this.#reader.locate()) {
        throw new UnexpectedChar(c, loc);
    }

    /**
     * Convenience function for throwing unexpected identifier errors.
     * @param {string} identifier The unexpected identifier.
     * @param {Location} [loc] The location of the unexpected identifier.
     * @returns {never}
     * @throws {UnexpectedIdentifier} always.
     */
    #unexpectedIdentifier(identifier, loc = this.#reader.locate()) {
        throw new UnexpectedIdentifier(identifier, loc);
    }

    /**
    * Convenience function for throwing unexpected EOF errors.
    * @returns {never}
    * @throws {UnexpectedEOF} always.
    */
    #unexpectedEOF() {
        throw new UnexpectedEOF(this.#reader.locate());
    }

    // #endregion

    // #region Helpers

    /**
     * Creates a new token.
     * @param {TokenType} tokenType The type of token to create.
     * @param {number} length The length of the token.
     * @param {Location} startLoc The start location for the token.
     * @param {Location} [endLoc] The end location for the token.
     * @returns {Token} The token.
     */
    #createToken(tokenType, length, startLoc, endLoc) {

        const endOffset = startLoc.offset + length;

        let range = this.#options.ranges ? {
            range: /** @type {Range} */ ([startLoc.offset, endOffset])
        } : undefined;

        return {
            type: tokenType,
            loc: {
                start: startLoc,
                end: endLoc || {
                    line: startLoc.line,
                    column: startLoc.column + length,
                    offset: endOffset
                }
            },
            ...range
        };        
    }

    /**
     * Reads in a specific number of hex digits.
     * @param {number} count The number of hex digits to read.
     * @returns {string} The hex digits read.
     */
    #readHexDigits(count) {
        let value = "";
        let c;

        for (let i = 0; i < count; i++) {
            c = this.#reader.peek();
            if (isHexDigit(c)) {
                this.#reader.next();
                value += String.fromCharCode(c);
                continue;
            }

            this.#unexpected(c);
        }

        return value;
    }

    /**
     * Reads in a JSON5 identifier. Also used for JSON but we validate
     * the identifier later.
     * @param {number} c The first character of the identifier.
     * @returns {string} The identifier read.
     * @throws {UnexpectedChar} when the identifier cannot be read.
     */
    #readIdentifier(c) {
        let value = "";

        do {

            value += String.fromCharCode(c);

            if (c === CHAR_BACKSLASH) {

                c = this.#reader.next();

                if (c !== CHAR_LOWER_U) {
                    this.#unexpected(c);
                }

                value += String.fromCharCode(c);

                const hexDigits = this.#readHexDigits(4);

                // check for a valid character code
                const charCode = parseInt(hexDigits, 16);

                if (value.length === 2 && !isJSON5IdentifierStart(charCode)) {
                    const loc = this.#reader.locate();
                    this.#unexpected(CHAR_BACKSLASH, { line: loc.line, column: loc.column - 5, offset: loc.offset - 5 });
                } else if (!isJSON5IdentifierPart(charCode)) {
                    const loc = this.#reader.locate();
                    this.#unexpected(charCode, { line: loc.line, column: loc.column - 5, offset: loc.offset - 5 });
                }

                value += hexDigits;
            }

            c = this.#reader.peek();

            if (!isJSON5IdentifierPart(c)) {
                break;
            }

            this.#reader.next();

        } while (true);  // eslint-disable-line no-constant-condition

        return value;
    }

    /**
     * Reads in a string. Works for both JSON and JSON5.
     * @param {number} c The first character of the string (either " or ').
     * @returns {number} The length of the string.
     * @throws {UnexpectedChar} when the string cannot be read.
     * @throws {UnexpectedEOF} when EOF is reached before the string is finalized.
     */
    #readString(c) {
        
        const delimiter = c;
        let length = 1;
        c = this.#reader.peek();

        while (c !== -1 && c !== delimiter) {

            this.#reader.next();
            length++;

            // escapes
            if (c === CHAR_BACKSLASH) {
                c = this.#reader.peek();

                if (this.#isEscapedCharacter(c) || this.#isJSON5LineTerminator(c)) {
                    this.#reader.next();
                    length++;
                } else if (c === CHAR_LOWER_U) {
                    this.#reader.next();
                    length++;

                    const result = this.#readHexDigits(4);
                    length += result.length;
                } else if (this.#isJSON5HexEscape(c)) {
                    this.#reader.next();
                    length++;

                    // hex escapes: \xHH
                    const result = this.#readHexDigits(2);
                    length += result.length;
                } else if (this.#json5) {  // JSON doesn't allow anything else
                    this.#reader.next();
                    length++;
                } else {
                    this.#unexpected(c);
                }
            }

            c = this.#reader.peek();
        }

        if (c === -1) {
            this.#reader.next();
            this.#unexpectedEOF();
        }

        // c is the delimiter
        this.#reader.next();
        length++;

        return length;
    
    
    }

    /**
     * Reads a number. Works for both JSON and JSON5.
     * @param {number} c The first character of the number.
     * @returns {number} The length of the number.
     * @throws {UnexpectedChar} when the number cannot be read.
     * @throws {UnexpectedEOF} when EOF is reached before the number is finalized.
     */
    #readNumber(c) {
        
        // we've already read the first character
        let length = 1;

        // JSON number may start with a minus but not a plus
        // JSON5 allows a plus.
        if (c === CHAR_MINUS || this.#json5 && c === CHAR_PLUS) {
            
            c = this.#reader.peek();
            
            /*
            * JSON5 allows Infinity or NaN preceded by a sign.
            * This blocks handles +Infinity, -Infinity, +NaN, and -NaN.
            * Standalone Infinity and NaN are handled in `readJSON5Identifier()`
            */
            if (this.#json5) {

                if (c === CHAR_UPPER_I || c === CHAR_UPPER_N) {
                    this.#reader.next();
                    const identifier = this.#readIdentifier(c);

                    if (identifier !== INFINITY && identifier !== NAN) {
                        this.#unexpected(c);
                    }

                    return length + identifier.length;
                }
            }

            // Next digit cannot be zero
            if (!isDigit(c)) {
                this.#unexpected(c);
            }

            // if we made it here, we need to continue on, so register the character
            this.#reader.next();
            length++;
        }

        /*
        * In JSON, a zero must be followed by a decimal point or nothing.
        * In JSON5, a zero can additionally be followed by an `x` indicating
        * that it's a hexadecimal number.
        */
        if (c === CHAR_0) {

            // c = this.#reader.next();
            // length++;
            c = this.#reader.peek();

            // check for a hex number
            if (this.#json5 && (c === CHAR_LOWER_X || c === CHAR_UPPER_X)) {

                this.#reader.next();
                length++;

                c = this.#reader.peek();

                if (!isHexDigit(c)) {
                    this.#reader.next();
                    this.#unexpected(c);
                }

                do {
                    this.#reader.next();
                    length++;
                    c = this.#reader.peek();
                } while (isHexDigit(c));

            } else if (isDigit(c)) {
                this.#unexpected(c);
            }

        } else {

            // JSON5 allows leading decimal points
            if (!this.#json5 || c !== CHAR_DOT) {
                if (!isPositiveDigit(c)) {
                    this.#unexpected(c);
                }

                c = this.#reader.peek();

                while (isDigit(c)) {
                    this.#reader.next();
                    length++;
                    c = this.#reader.peek();
                }
            }
        }

        /*
        * In JSON, a decimal point must be followed by at least one digit.
        * In JSON5, a decimal point need not be followed by any digits.
        */
        if (c === CHAR_DOT) {
                                
            let digitCount = -1;
            this.#reader.next();
            length++;
            digitCount++;

            c = this.#reader.peek();

            while (isDigit(c)) {
                this.#reader.next();
                length++;
                digitCount++;
                c = this.#reader.peek();
            }

            if (!this.#json5 && digitCount === 0) {
                this.#reader.next();
                if (c) {
                    this.#unexpected(c);
                } else {
                    this.#unexpectedEOF();
                }
            }
        }

        // Exponent is always last
        if (c === CHAR_LOWER_E || c === CHAR_UPPER_E) {

            this.#reader.next();
            length++;
            c = this.#reader.peek();

            if (c === CHAR_PLUS || c === CHAR_MINUS) {
                this.#reader.next();
                length++;
                c = this.#reader.peek();
            }

            /*
            * Must always have a digit in this position to avoid:
            * 5e
            * 12E+
            * 42e-
            */
            if (c === -1) {
                this.#reader.next();
                this.#unexpectedEOF();
            }

            if (!isDigit(c)) {
                this.#reader.next();
                this.#unexpected(c);
            }

            while (isDigit(c)) {
                this.#reader.next();
                length++;
                c = this.#reader.peek();
            }
        }

        return length;
    }

    /**
     * Reads a comment. Works for both JSON and JSON5.
     * @param {number} c The first character of the comment.
     * @returns {{length: number, multiline: boolean}} The length of the comment, and whether the comment is multi-line.
     * @throws {UnexpectedChar} when the comment cannot be read.
     * @throws {UnexpectedEOF} when EOF is reached before the comment is finalized.
     */ 
    #readComment(c) {
        
        let length = 1;

        // next character determines single- or multi-line
        c = this.#reader.peek();

        // single-line comments
        if (c === CHAR_SLASH) {
            
            do {
                this.#reader.next();
                length += 1;
                c = this.#reader.peek();
            } while (c > -1 && c !== CHAR_RETURN && c !== CHAR_NEWLINE);

            return { length, multiline: false };
        }

        // multi-line comments
        if (c === CHAR_STAR) {

            this.#reader.next();
            length += 1;

            while (c > -1) {
                c = this.#reader.peek();

                // check for end of comment
                if (c === CHAR_STAR) {
                    this.#reader.next();
                    length += 1;
                    c = this.#reader.peek();
                    
                    //end of comment
                    if (c === CHAR_SLASH) {
                        this.#reader.next();
                        length += 1;

                        return { length, multiline: true };
                    }
                } else {
                    this.#reader.next();
                    length += 1;
                }
            }

            this.#reader.next();
            this.#unexpectedEOF();
            
        }

        // if we've made it here, there's an invalid character
        this.#reader.next();
        this.#unexpected(c);        
    }
    // #endregion

    /**
     * Returns the next token in the source text.
     * @returns {number} The code for the next token.
     */
    next() {

        let c = this.#reader.next();

        while (this.#isWhitespace(c)) {
            c = this.#reader.next();
        }

        if (c === -1) {
            return tt.EOF;
        }

        const start = this.#reader.locate();
        const ct = String.fromCharCode(c);

        // check for JSON5 syntax only
        if (this.#json5) {
                
            if (knownJSON5TokenTypes.has(ct)) {
                this.#token = this.#createToken(knownJSON5TokenTypes.get(ct), 1, start);
            } else if (isJSON5IdentifierStart(c)) {
                const value = this.#readIdentifier(c);

                if (knownJSON5TokenTypes.has(value)) {
                    this.#token = this.#createToken(knownJSON5TokenTypes.get(value), value.length, start);
                } else {
                    this.#token = this.#createToken("Identifier", value.length, start);
                }
            } else if (isJSON5NumberStart(c)) {
                const result = this.#readNumber(c);
                this.#token = this.#createToken("Number", result, start);
            } else if (isStringStart(c, this.#json5)) {
                const result = this.#readString(c);
                const lastCharLoc = this.#reader.locate();
                this.#token = this.#createToken("String", result, start, {
                    line: lastCharLoc.line,
                    column: lastCharLoc.column + 1,
                    offset: lastCharLoc.offset + 1
                });
            } else if (c === CHAR_SLASH && this.#allowComments) {
                const result = this.#readComment(c);
                const lastCharLoc = this.#reader.locate();
                this.#token = this.#createToken(!result.multiline ? "LineComment" : "BlockComment", result.length, start, {
                    line: lastCharLoc.line,
                    column: lastCharLoc.column + 1,
                    offset: lastCharLoc.offset + 1
                });
            } else {
                this.#unexpected(c);
            }

        } else {

            // check for JSON/JSONC syntax only
            if (knownTokenTypes.has(ct)) {
                this.#token = this.#createToken(knownTokenTypes.get(ct), 1, start);
            } else if (isKeywordStart(c)) {
                const value = this.#readIdentifier(c);

                if (!jsonKeywords.has(value)) {
                    this.#unexpectedIdentifier(value, start);
                }

                this.#token = this.#createToken(knownTokenTypes.get(value), value.length, start);
            } else if (isNumberStart(c)) {
                const result = this.#readNumber(c);
                this.#token = this.#createToken("Number", result, start);
            } else if (isStringStart(c, this.#json5)) {
                const result = this.#readString(c);
                this.#token = this.#createToken("String", result, start);
            } else if (c === CHAR_SLASH && this.#allowComments) {
                const result = this.#readComment(c);
                const lastCharLoc = this.#reader.locate();
                this.#token = this.#createToken(!result.multiline ? "LineComment" : "BlockComment", result.length, start, {
                    line: lastCharLoc.line,
                    column: lastCharLoc.column + 1,
                    offset: lastCharLoc.offset + 1
                });
            } else {
                this.#unexpected(c);
            }
        }
        return tt[this.#token.type];
    }

    /**
     * Returns the current token in the source text.
     * @returns {Token} The current token.
     */
    get token() {
        return this.#token;
    }
}

//-----------------------------------------------------------------------------
// Main
//-----------------------------------------------------------------------------

/**
 * Creates an iterator over the tokens representing the source text.
 * @param {string} text The source text to tokenize.
 * @param {TokenizeOptions} [options] Options for doing the tokenization.
 * @returns {Array<Token>} An iterator over the tokens. 
 */
function tokenize(text, options) {

    const tokenizer = new Tokenizer(text, options);
    const tokens = [];

    while (tokenizer.next() !== tt.EOF) {
        tokens.push(tokenizer.token);
    }

    return tokens;

}

/**
 * @fileoverview  JSON AST types
 * @author Nicholas C. Zakas
 */

//-----------------------------------------------------------------------------
// Typedefs
//-----------------------------------------------------------------------------

/** @typedef {import("./typedefs.js").LocationRange} LocationRange */
/** @typedef {import("./typedefs.js").NodeParts} NodeParts */
/** @typedef {import("./typedefs.js").DocumentNode} DocumentNode */
/** @typedef {import("./typedefs.js").StringNode} StringNode */
/** @typedef {import("./typedefs.js").NumberNode} NumberNode */
/** @typedef {import("./typedefs.js").BooleanNode} BooleanNode */
/** @typedef {import("./typedefs.js").MemberNode} MemberNode */
/** @typedef {import("./typedefs.js").ObjectNode} ObjectNode */
/** @typedef {import("./typedefs.js").ElementNode} ElementNode */
/** @typedef {import("./typedefs.js").ArrayNode} ArrayNode */
/** @typedef {import("./typedefs.js").NullNode} NullNode */
/** @typedef {import("./typedefs.js").ValueNode} ValueNode */
/** @typedef {import("./typedefs.js").IdentifierNode} IdentifierNode */
/** @typedef {import("./typedefs.js").NaNNode} NaNNode */
/** @typedef {import("./typedefs.js").InfinityNode} InfinityNode */
/** @typedef {import("./typedefs.js").Sign} Sign */

//-----------------------------------------------------------------------------
// Exports
//-----------------------------------------------------------------------------

const types = {

    /**
     * Creates a document node.
     * @param {ValueNode} body The body of the document.
     * @param {NodeParts} parts Additional properties for the node. 
     * @returns {DocumentNode} The document node.
     */
    document(body, parts = {}) {
        return {
            type: "Document",
            body,
            loc: parts.loc,
            ...parts
        };
    },

    /**
     * Creates a string node.
     * @param {string} value The value for the string.
     * @param {NodeParts} parts Additional properties for the node. 
     * @returns {StringNode} The string node.
     */
    string(value, parts = {}) {
        return {
            type: "String",
            value,
            loc: parts.loc,
            ...parts
        };
    },

    /**
     * Creates a number node.
     * @param {number} value The value for the number.
     * @param {NodeParts} parts Additional properties for the node. 
     * @returns {NumberNode} The number node.
     */
    number(value, parts = {}) {
        return {
            type: "Number",
            value,
            loc: parts.loc,
            ...parts
        };
    },

    /**
     * Creates a boolean node.
     * @param {boolean} value The value for the boolean.
     * @param {NodeParts} parts Additional properties for the node. 
     * @returns {BooleanNode} The boolean node.
     */
    boolean(value, parts = {}) {
        return {
            type: "Boolean",
            value,
            loc: parts.loc,
            ...parts
        };
    },

    /**
     * Creates a null node.
     * @param {NodeParts} parts Additional properties for the node. 
     * @returns {NullNode} The null node.
     */
    null(parts = {}) {
        return {
            type: "Null",
            loc: parts.loc,
            ...parts
        };
    },

    /**
     * Creates an array node.
     * @param {Array<ElementNode>} elements The elements to add.
     * @param {NodeParts} parts Additional properties for the node. 
     * @returns {ArrayNode} The array node.
     */
    array(elements, parts = {}) {
        return {
            type: "Array",
            elements,
            loc: parts.loc,
            ...parts
        };
    },

    /**
     * Creates an element node.
     * @param {ValueNode} value The value for the element.
     * @param {NodeParts} parts Additional properties for the node. 
     * @returns {ElementNode} The element node.
     */
    element(value, parts = {}) {
        return {
            type: "Element",
            value,
            loc: parts.loc,
            ...parts
        };
    },

    /**
     * Creates an object node.
     * @param {Array<MemberNode>} members The members to add.
     * @param {NodeParts} parts Additional properties for the node. 
     * @returns {ObjectNode} The object node.
     */
    object(members, parts = {}) {
        return {
            type: "Object",
            members,
            loc: parts.loc,
            ...parts
        };
    },

    /**
     * Creates a member node.
     * @param {StringNode|IdentifierNode} name The name for the member.
     * @param {ValueNode} value The value for the member.
     * @param {NodeParts} parts Additional properties for the node. 
     * @returns {MemberNode} The member node.
     */
    member(name, value, parts = {}) {
        return {
            type: "Member",
            name,
            value,
            loc: parts.loc,
            ...parts
        };
    },

    /**
     * Creates an identifier node.
     * @param {string} name The name for the identifier.
     * @param {NodeParts} parts Additional properties for the node.
     * @returns {IdentifierNode} The identifier node.
     */
    identifier(name, parts = {}) {
        return {
            type: "Identifier",
            name,
            loc: parts.loc,
            ...parts
        };
    },

    /**
     * Creates a NaN node.
     * @param {Sign} sign The sign for the Infinity.
     * @param {NodeParts} parts Additional properties for the node.
     * @returns {NaNNode} The NaN node.
     */ 
    nan(sign = "", parts = {}) {
        return {
            type: "NaN",
            sign,
            loc: parts.loc,
            ...parts
        };
    },

    /**
     * Creates an Infinity node.
     * @param {Sign} sign The sign for the Infinity.
     * @param {NodeParts} parts Additional properties for the node.
     * @returns {InfinityNode} The Infinity node.
     */
    infinity(sign = "", parts = {}) {
        return {
            type: "Infinity",
            sign,
            loc: parts.loc,
            ...parts
        };
    },

};

/**
 * @fileoverview JSON parser
 * @author Nicholas C. Zakas
 */


//-----------------------------------------------------------------------------
// Typedefs
//-----------------------------------------------------------------------------

/** @typedef {import("./typedefs.js").Node} Node */
/** @typedef {import("./typedefs.js").Mode} Mode */
/** @typedef {import("./typedefs.js").ParseOptions} ParseOptions */

//-----------------------------------------------------------------------------
// Helpers
//-----------------------------------------------------------------------------

/** @type {ParseOptions} */
const DEFAULT_OPTIONS = {
    mode: "json",
    ranges: false,
    tokens: false,
    allowTrailingCommas: false
};

const UNICODE_SEQUENCE = /\\u[\da-fA-F]{4}/gu;

/**
 * Normalizes a JSON5 identifier by converting Unicode escape sequences into
 * their corresponding characters.
 * @param {string} identifier The identifier to normalize.
 * @returns {string} The normalized identifier.
 */
function normalizeIdentifier(identifier) {
    return identifier.replace(UNICODE_SEQUENCE, unicodeEscape => {
        return String.fromCharCode(parseInt(unicodeEscape.slice(2), 16));
    });
}

/**
 * Calculates the location at the end of the given text.
 * @param {string} text The text to calculate the end location for.
 * @returns {Location} The location at the end of the text.
 */
function getEndLocation(text) {
    let line = 1;
    let column = 1;
    
    for (let i = 0; i < text.length; i++) {
        const char = text[i];
        if (char === "\n") {
            line++;
            column = 1;
        } else if (char === "\r") {
            // Handle \r\n as a single line ending
            if (text[i + 1] === "\n") {
                i++; // Skip the \n
            }
            line++;
            column = 1;
        } else {
            column++;
        }
    }
    
    return {
        line,
        column,
        offset: text.length
    };
}

/**
 * Converts a JSON-encoded string into a JavaScript string, interpreting each
 * escape sequence.
 * @param {string} value The text for the token.
 * @param {Token} token The string token to convert into a JavaScript string.
 * @param {boolean} json5 `true` if parsing JSON5, `false` otherwise.
 * @returns {string} A JavaScript string.
 */
function getStringValue(value, token, json5 = false) {
    
    let result = "";
    let escapeIndex = value.indexOf("\\");
    let lastIndex = 0;

    // While there are escapes, interpret them to build up the result
    while (escapeIndex >= 0) {

        // append the text that happened before the escape
        result += value.slice(lastIndex, escapeIndex);

        // get the character immediately after the \
        const escapeChar = value.charAt(escapeIndex + 1);
        const escapeCharCode = escapeChar.charCodeAt(0);
        
        // check for the non-Unicode escape sequences first
        if (json5 && json5EscapeToChar.has(escapeCharCode)) {
            result += json5EscapeToChar.get(escapeCharCode);
            lastIndex = escapeIndex + 2;
        } else if (escapeToChar.has(escapeCharCode)) {
            result += escapeToChar.get(escapeCharCode);
            lastIndex = escapeIndex + 2;
        } else if (escapeChar === "u") {
            const hexCode = value.slice(escapeIndex + 2, escapeIndex + 6);
            if (hexCode.length < 4 || /[^0-9a-f]/i.test(hexCode)) {
                throw new ErrorWithLocation(
                    `Invalid unicode escape \\u${ hexCode}.`,
                    {
                        line: token.loc.start.line,
                        column: token.loc.start.column + escapeIndex,
                        offset: token.loc.start.offset + escapeIndex
                    }
                );
            }

            result += String.fromCharCode(parseInt(hexCode, 16));
            lastIndex = escapeIndex + 6;
        } else if (json5 && escapeChar === "x") {
            const hexCode = value.slice(escapeIndex + 2, escapeIndex + 4);
            if (hexCode.length < 2 || /[^0-9a-f]/i.test(hexCode)) {
                throw new ErrorWithLocation(
                    `Invalid hex escape \\x${ hexCode}.`,
                    {
                        line: token.loc.start.line,
                        column: token.loc.start.column + escapeIndex,
                        offset: token.loc.start.offset + escapeIndex
                    }
                );
            }

            result += String.fromCharCode(parseInt(hexCode, 16));
            lastIndex = escapeIndex + 4;
        } else if (json5 && json5LineTerminators.has(escapeCharCode)) {
            lastIndex = escapeIndex + 2;

            // we also need to skip \n after a \r
            if (escapeChar === "\r" && value.charAt(lastIndex) === "\n") {
                lastIndex++;
            }
            
        } else {
            // all characters can be escaped in JSON5
            if (json5) {
                result += escapeChar;
                lastIndex = escapeIndex + 2;
            } else {
                throw new ErrorWithLocation(
                    `Invalid escape \\${ escapeChar }.`,
                    {
                        line: token.loc.start.line,
                        column: token.loc.start.column + escapeIndex,
                        offset: token.loc.start.offset + escapeIndex
                    }
                );
            }
        }

        // find the next escape sequence
        escapeIndex = value.indexOf("\\", lastIndex);
    }

    // get the last segment of the string value
    result += value.slice(lastIndex);

    return result;
}

/**
 * Gets the JavaScript value represented by a JSON token.
 * @param {string} value The text value of the token.
 * @param {Token} token The JSON token to get a value for.
 * @param {boolean} json5 `true` if parsing JSON5, `false` otherwise.
 * @returns {string|boolean|number} A number, string, or boolean.
 * @throws {TypeError} If an unknown token type is found. 
 */
function getLiteralValue(value, token, json5 = false) {
    switch (token.type) {
        case "Boolean":
            return value === "true";
            
        case "Number":
            if (json5) {

                /*
                 * Numbers like -0x1 are converted to NaN by Number(), so we need
                 * to handle them separately. Rather than checking for -0x, we can
                 * just check if the first character is a minus sign. The same for
                 * checking for +0x.
                 */

                if (value.charCodeAt(0) === 45) { // 45 is the char code for '-'
                    return -Number(value.slice(1));
                }

                if (value.charCodeAt(0) === 43) { // 43 is the char code for '+'
                    return Number(value.slice(1));
                }
            }
            return Number(value);

        case "String":
            return getStringValue(value.slice(1, -1), token, json5);

        default:
            throw new TypeError(`Unknown token type "${token.type}.`);
    }
}

//-----------------------------------------------------------------------------
// Main Function
//-----------------------------------------------------------------------------

/**
 * 
 * @param {string} text The text to parse.
 * @param {ParseOptions} [options] The options object.
 * @returns {DocumentNode} The AST representing the parsed JSON.
 * @throws {Error} When there is a parsing error. 
 */
function parse(text, options) {

    options = Object.freeze({
        ...DEFAULT_OPTIONS,
        ...options
    });

    const tokens = [];
    const tokenizer = new Tokenizer(text, {
        mode: options.mode,
        ranges: options.ranges
    });

    const json5 = options.mode === "json5";
    const allowTrailingCommas = options.allowTrailingCommas || json5;

    /**
     * Returns the next token knowing there are no comments.
     * @returns {number} The next token type or 0 if no next token.
     */
    function nextNoComments() {
        const nextType = tokenizer.next();

        if (nextType && options.tokens) {
            tokens.push(tokenizer.token);
        }
        return nextType;
    }
    
    /**
     * Returns the next token knowing there are comments to skip.
     * @returns {number} The next token type or 0 if no next token.
     */
    function nextSkipComments() {
        const nextType = tokenizer.next();
        if (nextType && options.tokens) {
            tokens.push(tokenizer.token);
        }

        if (nextType >= tt.LineComment) {
            return nextSkipComments();
        }

        return nextType;

    }

    // determine correct way to evaluate tokens based on presence of comments
    const next = options.mode === "json" ? nextNoComments : nextSkipComments;

    /**
     * Asserts a token has the given type.
     * @param {number} token The token to check.
     * @param {number} type The token type.
     * @throws {UnexpectedToken} If the token type isn't expected.
     * @returns {void}
     */
    function assertTokenType(token, type) {
        if (token !== type) {
            throw new UnexpectedToken(tokenizer.token);
        }
    }

    /**
     * Asserts a token has one of the given types.
     * @param {number} token The token to check.
     * @param {number[]} types The token types.
     * @returns {void}
     * @throws {UnexpectedToken} If the token type isn't expected.
     */ 
    function assertTokenTypes(token, types) {
        if (!types.includes(token)) {
            throw new UnexpectedToken(tokenizer.token);
        }
    }

    /**
     * Creates a range only if ranges are specified.
     * @param {Location} start The start offset for the range.
     * @param {Location} end The end offset for the range.
     * @returns {{range:[number,number]}|undefined} An object with a 
     */
    function createRange(start, end) {
        // @ts-ignore tsc incorrect - options might be undefined
        return options.ranges ? {
            range: [start.offset, end.offset]
        } : undefined;
    }

    /**
     * Creates a node for a string, boolean, or number.
     * @param {number} tokenType The token representing the literal. 
     * @returns {StringNode|NumberNode|BooleanNode} The node representing
     *      the value.
     */
    function createLiteralNode(tokenType) {
        const token = tokenizer.token;
        const range = createRange(token.loc.start, token.loc.end);
        const value = getLiteralValue(
            text.slice(token.loc.start.offset, token.loc.end.offset),
            token,
            json5
        );
        const loc = {
            start: {
                ...token.loc.start
            },
            end: {
                ...token.loc.end
            }
        };
        const parts = { loc, ...range };

        switch (tokenType) {
            case tt.String:
                return types.string(/** @type {string} */ (value), parts);

            case tt.Number:
                return types.number(/** @type {number} */ (value), parts);
                
            case tt.Boolean:
                return types.boolean(/** @type {boolean} */ (value), parts);

            default:
                throw new TypeError(`Unknown token type ${token.type}.`);
        }
    }

    /**
     * Creates a node for a JSON5 identifier.
     * @param {Token} token The token representing the identifer. 
     * @returns {NaNNode|InfinityNode|IdentifierNode} The node representing
     *      the value.
     */
    function createJSON5IdentifierNode(token) {
        const range = createRange(token.loc.start, token.loc.end);
        const identifier = text.slice(token.loc.start.offset, token.loc.end.offset);
        const loc = {
            start: {
                ...token.loc.start
            },
            end: {
                ...token.loc.end
            }
        };
        const parts = { loc, ...range };

        // Check for NaN or Infinity
        if (token.type !== "Identifier") {

            let sign = "";

            // check if the first character in the token is a plus or minus
            if (identifier[0] === "+" || identifier[0] === "-") {
                sign = identifier[0];
            }

            // check if the token is NaN or Infinity
            return types[identifier.includes("NaN") ? "nan" : "infinity"](/** @type {Sign} */ (sign), parts);
        }
        return types.identifier(normalizeIdentifier(identifier), parts);
    }

    /**
     * Creates a node for a null.
     * @param {Token} token The token representing null. 
     * @returns {NullNode} The node representing null.
     */
    function createNullNode(token) {
        const range = createRange(token.loc.start, token.loc.end);

        return types.null({
            loc: {
                start: {
                    ...token.loc.start
                },
                end: {
                    ...token.loc.end
                }
            },
            ...range
        });
    }


    /**
     * Parses a property in an object.
     * @param {number} tokenType The token representing the property.
     * @returns {MemberNode} The node representing the property.
     * @throws {UnexpectedToken} When an unexpected token is found.
     * @throws {UnexpectedEOF} When the end of the file is reached.
     */
    function parseProperty(tokenType) {

        if (json5) {
            assertTokenTypes(tokenType, [tt.String, tt.Identifier, tt.Number]);
        } else {
            assertTokenType(tokenType, tt.String);
        }

        const token = tokenizer.token;

        // check for -NaN, +NaN, -Infinity, +Infinity, and any number
        if (json5 && tokenType === tt.Number && /[+\-0-9]/.test(text[token.loc.start.offset])) {
            throw new UnexpectedToken(token);
        }

        // TODO: Clean this up a bit
        let key = tokenType === tt.String
            ? /** @type {StringNode} */ (createLiteralNode(tokenType))
            : /** @type {IdentifierNode|NaNNode|InfinityNode} */ (createJSON5IdentifierNode(token));

        // in JSON5, need to check for NaN and Infinity and create identifier nodes
        if (json5 && (key.type === "NaN" || key.type === "Infinity")) {

            // NaN and Infinity cannot be signed and be a property key
            if (key.sign !== "") {
                throw new UnexpectedToken(tokenizer.token);
            }

            key = types.identifier(key.type, { loc: key.loc, ...createRange(key.loc.start, key.loc.end) });
        }

        tokenType = next();
        assertTokenType(tokenType, tt.Colon);
        const value = parseValue();
        const range = createRange(key.loc.start, value.loc.end);

        return types.member(
            /** @type {StringNode|IdentifierNode} */ (key),
            /** @type {ValueNode} */ (value),
            {
                loc: {
                    start: {
                        ...key.loc.start
                    },
                    end: {
                        ...value.loc.end
                    }
                },
                ...range
            }
        );
    }

    /**
     * Parses an object literal.
     * @param {number} firstTokenType The first token type in the object.
     * @returns {ObjectNode} The object node.
     * @throws {UnexpectedEOF} When the end of the file is reached.
     * @throws {UnexpectedToken} When an unexpected token is found.
     */
    function parseObject(firstTokenType) {

        // The first token must be a { or else it's an error
        assertTokenType(firstTokenType, tt.LBrace);

        const firstToken = tokenizer.token;
        const members = [];
        let tokenType = next();

        if (tokenType !== tt.RBrace) {
            do {
    
                // add the value into the array
                members.push(parseProperty(tokenType));
    
                tokenType = next();

                if (!tokenType) {
                    throw new UnexpectedEOF(members[members.length-1].loc.end);
                }
    
                if (tokenType === tt.Comma) {
                    tokenType = next();

                    /*
                      * Trailing commas.
                      * So we need to check if the token is a comma,
                      * and if so, then we need to check if the next
                      * token is a RBrace. If it is, then we need to
                      * break out of the loop.
                      */
                    if (allowTrailingCommas && tokenType === tt.RBrace) {
                        break;
                    }                      
                } else {
                    break;
                }
            } while (tokenType);
        }

        assertTokenType(tokenType, tt.RBrace);
        const lastToken = tokenizer.token;
        const range = createRange(firstToken.loc.start, lastToken.loc.end);

        return types.object(members, {
            loc: {
                start: {
                    ...firstToken.loc.start
                },
                end: {
                    ...lastToken.loc.end
                }
            },
            ...range
        });

    }

    /**
     * Parses an array literal.
     * @param {number} firstTokenType The first token in the array.
     * @returns {ArrayNode} The array node.
     * @throws {UnexpectedToken} When an unexpected token is found.
     * @throws {UnexpectedEOF} When the end of the file is reached.
     */
    function parseArray(firstTokenType) {

        // The first token must be a [ or else it's an error
        assertTokenType(firstTokenType, tt.LBracket);

        const firstToken = tokenizer.token;
        const elements = [];
        let tokenType = next();
        
        if (tokenType !== tt.RBracket) {

            do {

                // add the value into the array
                const value = parseValue(tokenType);

                elements.push(types.element(
                    /** @type {ValueNode} */ (value),
                    { loc: value.loc }
                ));

                tokenType = next();
              
                if (tokenType === tt.Comma) {
                    tokenType = next();

                    /*
                      * Trailing commas.
                      * So we need to check if the token is a comma,
                      * and if so, then we need to check if the next
                      * token is a RBracket. If it is, then we need to
                      * break out of the loop.
                      */
                    if (allowTrailingCommas && tokenType === tt.RBracket) {
                        break;
                    }                    
                } else {
                    break;
                }
            } while (tokenType);
        }

        assertTokenType(tokenType, tt.RBracket);

        const lastToken = tokenizer.token;
        const range = createRange(firstToken.loc.start, lastToken.loc.end);

        return types.array(elements, {
            loc: {
                start: {
                    ...firstToken.loc.start
                },
                end: {
                    ...lastToken.loc.end
                }
            },
            ...range
        });

    }

    /**
     * Parses a JSON value.
     * @param {number} [tokenType] The token type to parse.
     * @returns {ValueNode|IdentifierNode} The node representing the value.
     */
    function parseValue(tokenType) {

        tokenType = tokenType ?? next();
        const token = tokenizer.token;

        if (!tokenType) {
            throw new UnexpectedEOF({
                line: 1,
                column: 1,
                offset: 0
            });
        }
        
        switch (tokenType) {
            case tt.String:
            case tt.Boolean:
                return createLiteralNode(tokenType);

            case tt.Number:
                if (json5) {
                    let tokenText = text.slice(token.loc.start.offset, token.loc.end.offset);
                    if (tokenText[0] === "+" || tokenText[0] === "-") {
                        tokenText = tokenText.slice(1);
                    }

                    if (tokenText === "NaN" || tokenText === "Infinity") {
                        return createJSON5IdentifierNode(token);
                    }
                }
                return createLiteralNode(tokenType);

            case tt.Null:
                return createNullNode(token);

            case tt.LBrace:
                return parseObject(tokenType);

            case tt.LBracket:
                return parseArray(tokenType);

            default:
                throw new UnexpectedToken(token);
        }

    }

    
    const docBody = parseValue();
    
    const unexpectedToken = next();
    if (unexpectedToken) {
        throw new UnexpectedToken(tokenizer.token);
    }
    
    
    const textEndLocation = getEndLocation(text);
    const docParts = {
        loc: {
            start: {
                line: 1,
                column: 1,
                offset: 0
            },
            end: {
                ...textEndLocation
            }
        }
    };
    
    if (options.tokens) {
        docParts.tokens = tokens;
    }

    if (options.ranges) {
        docParts.range = [
            docParts.loc.start.offset,
            docParts.loc.end.offset
        ];
    }

    return types.document(/** @type {ValueNode} */ (docBody), docParts);
}

/**
 * @fileoverview Traversal approaches for Momoa JSON AST.
 * @author Nicholas C. Zakas
 */

//-----------------------------------------------------------------------------
// Typedefs
//-----------------------------------------------------------------------------

/** @typedef {import("./typedefs.js").TraversalPhase} TraversalPhase */
/**
 * @typedef {Object} TraversalVisitor
 * @property {(node: Node, parent?: Node) => void} [enter]
 * @property {(node: Node, parent?: Node) => void} [exit]
 */

//-----------------------------------------------------------------------------
// Data
//-----------------------------------------------------------------------------

const childKeys = new Map([
    ["Document", ["body"]],
    ["Object", ["members"]],
    ["Member", ["name", "value"]],
    ["Element", ["value"]],
    ["Array", ["elements"]],
    ["String", []],
    ["Number", []],
    ["Boolean", []],
    ["Null", []],
    ["NaN", []],
    ["Infinity", []],
    ["Identifier", []],
]);

//-----------------------------------------------------------------------------
// Helpers
//-----------------------------------------------------------------------------

/**
 * Determines if a given value is an object.
 * @param {*} value The value to check.
 * @returns {boolean} True if the value is an object, false if not. 
 */
function isObject(value) {
    return value && (typeof value === "object");
}

/**
 * Determines if a given value is an AST node.
 * @param {*} value The value to check.
 * @returns {boolean} True if the value is a node, false if not. 
 */
function isNode(value) {
    return isObject(value) && (typeof value.type === "string");
}

//-----------------------------------------------------------------------------
// Exports
//-----------------------------------------------------------------------------

/**
 * Traverses an AST from the given node.
 * @param {Node} root The node to traverse from 
 * @param {TraversalVisitor} visitor An object with an `enter` and `exit` method. 
 */
function traverse(root, visitor) {

    /**
     * Recursively visits a node.
     * @param {Node} node The node to visit.
     * @param {Node} [parent] The parent of the node to visit.
     * @returns {void}
     */
    function visitNode(node, parent) {

        if (typeof visitor.enter === "function") {
            visitor.enter(node, parent);
        }

        for (const key of childKeys.get(node.type)) {
            const value = node[key];

            if (isObject(value)) {
                if (Array.isArray(value)) {
                    value.forEach(child => visitNode(child, node));
                } else if (isNode(value)) {
                    visitNode(value, node);
                }
            }
        }

        if (typeof visitor.exit === "function") {
            visitor.exit(node, parent);
        }
    }

    visitNode(root);
}

/**
 * @callback FilterPredicate
 * @param {{node: Node, parent?: Node, phase: TraversalPhase}} item
 * @param {number} index
 * @param {Array<{node: Node, parent?: Node, phase: TraversalPhase}>} array
 * @returns {boolean}
 */

/**
 * Creates an iterator over the given AST.
 * @param {Node} root The root AST node to traverse. 
 * @param {FilterPredicate} [filter] A filter function to determine which steps to
 *      return;
 * @returns {IterableIterator<{node: Node, parent?: Node, phase: TraversalPhase}>} An iterator over the AST.  
 */
function iterator(root, filter = () => true) {

    /** @type {Array<{node: Node, parent?: Node, phase: TraversalPhase}>} */
    const traversal = [];

    traverse(root, {
        enter(node, parent) {
            traversal.push({ node, parent, phase: "enter" });
        },
        exit(node, parent) {
            traversal.push({ node, parent, phase: "exit" });
        }
    });

    return traversal.filter(filter).values();
}

/**
 * @fileoverview Evaluator for Momoa AST.
 * @author Nicholas C. Zakas
 */

//-----------------------------------------------------------------------------
// Typedefs
//-----------------------------------------------------------------------------

/** @typedef {import("./typedefs.js").AnyNode} AnyNode */
/** @typedef {import("./typedefs.js").JSONValue} JSONValue */

//-----------------------------------------------------------------------------
// Exports
//-----------------------------------------------------------------------------

/**
 * Evaluates a Momoa AST node into a JavaScript value.
 * @param {AnyNode} node The node to interpet.
 * @returns {JSONValue} The JavaScript value for the node. 
 */
function evaluate(node) {
    switch (node.type) {
        case "String":
            return node.value;

        case "Number":
            return node.value;

        case "Boolean":
            return node.value;

        case "Null":
            return null;

        case "NaN":
            return NaN;
        
        case "Infinity":
            return node.sign === "-" ? -Infinity : Infinity;

        case "Identifier":
            return node.name;

        case "Array": {
            // const arrayNode = /** @type {ArrayNode} */ (node);
            return node.elements.map(element => evaluate(element.value));
        }

        case "Object": {

            /** @type {{[property: string]: JSONValue}} */
            const object = {};

            node.members.forEach(member => {
                Object.defineProperty(object, /** @type {string} */ (evaluate(member.name)), {
                    value: evaluate(member.value),
                    writable: true,
                    enumerable: true,
                    configurable: true
                });
            });    

            return object;
        }    

        case "Document": {
            return evaluate(node.body);
        }

        case "Element":
            throw new Error("Cannot evaluate array element outside of an array.");

        case "Member":
            throw new Error("Cannot evaluate object member outside of an object.");

        default:
            // @ts-ignore tsc doesn't know about the type property here?
            throw new Error(`Unknown node type ${ node.type }.`);
    }
}

/**
 * @fileoverview Printer for Momoa AST.
 * @author Nicholas C. Zakas
 */


//-----------------------------------------------------------------------------
// Typedefs
//-----------------------------------------------------------------------------


//-----------------------------------------------------------------------------
// Helpers
//-----------------------------------------------------------------------------

/**
 * Prints the string representation of a Boolean node.
 * @param {BooleanNode} node The node to print.
 * @returns {string} The boolean value.
 */
function printBoolean(node) {
    return node.value ? "true" : "false";
}

/**
 * Prints the string representation of a null node.
 * @returns {string} The string "null".
 */
function printNull() {
    return "null";
}

/**
 * Prints the string representation of a number node.
 * @param {NumberNode} node The node to print.
 * @returns {string} The number value.
 */
function printNumber(node) {
    return node.value.toString();
}

/**
 * Prints the string representation of a NaN node.
 * @returns {string} The string "NaN".
 */
function printNaN() {
    return "NaN";
}

/**
 * Prints the string representation of an Infinity node.
 * @param {InfinityNode} node The node to print.
 * @returns {string} The string "Infinity" or "-Infinity".
 */
function printInfinity(node) {
    return node.sign + "Infinity";
}

/**
 * Prints the string representation of a string node.
 * @param {StringNode} node The node to print.
 * @returns {string} The string value.
 */
function printString(node) {

    let result = "\"";

    // escape all characters that need escaping
    for (const c of node.value) {

        const newChar = json5CharToEscape.get(c);

        if (newChar) {
            result += "\\" + newChar;
            continue;
        }

        // if it's a double quote, escape it
        if (c === "\"") {
            result += "\\\"";
            continue;
        }

        // if it's a control character, escape it
        if (c < " " || c === "\u007F") {
            const hex = c.codePointAt(0).toString(16).toUpperCase();
            result += `\\u${"0000".substring(hex.length)}${hex}`;
            continue;
        }

        // otherwise, just add the character
        result += c;

    }
    
    return result + "\"";
}

/**
 * Prints the string representation of an identifier node.
 * @param {IdentifierNode} node The node to print.
 * @returns {string} The identifier name.
 */
function printIdentifier(node) {
    return node.name;
}

/**
 * Prints the string representation of an array node.
 * @param {ArrayNode} node The node to print.
 * @param {string} indent The string to use for indentation.
 * @param {number} indentLevel The current level of indentation.
 * @returns {string} The array value.
 */
function printArray(node, indent, indentLevel) {
    const newLine = indent ? "\n" : "";
    const indentString = indent.repeat(indentLevel);
    const elementIndentString = indent.repeat(indentLevel + 1);

    return `[${newLine}${
        node.elements.map(element =>
            `${elementIndentString}${printValue(element.value, indent, indentLevel + 1)}`
        ).join(`,${newLine}`)
    }${newLine}${indentString}]`;
}

/**
 * Prints the string representation of a member node.
 * @param {MemberNode} node The node to print.
 * @param {string} indent The string to use for indentation.
 * @param {number} indentLevel The current level of indentation.
 * @returns {string} The member value.
 */
function printMember(node, indent, indentLevel) {
    const space = indent ? " " : "";
    return `${printValue(node.name, indent, indentLevel)}:${space}${printValue(node.value, indent, indentLevel + 1)}`;
}

/**
 * Prints the string representation of an object node.
 * @param {ObjectNode} node The node to print.
 * @param {string} indent The string to use for indentation.
 * @param {number} indentLevel The current level of indentation.
 * @returns {string} The object value.
 */
function printObject(node, indent, indentLevel) {
    const newLine = indent ? "\n" : "";
    const indentString = indent.repeat(indentLevel);
    const memberIndentString = indent.repeat(indentLevel + 1);

    return `{${newLine}${
        node.members.map(member => 
            `${memberIndentString}${printMember(member, indent, indentLevel)}`
        ).join(`,${newLine}`)
    }${newLine}${indentString}}`;
}

/**
 * Prints the string representation of a node.
 * @param {AnyNode} node The node to print.
 * @param {string} indentString The string to use for indentation.
 * @param {number} indentLevel The current level of indentation.
 * @returns {string} The string representation of the node.
 * @throws {TypeError} If the node type is unknown.

 */
function printValue(node, indentString, indentLevel) {
    switch (node.type) {
        case "String":
            return printString(node);
        case "Number":
            return printNumber(node);
        case "Boolean":
            return printBoolean(node);
        case "Null":
            return printNull();
        case "NaN":
            return printNaN();
        case "Infinity":
            return printInfinity(node);
        case "Identifier":
            return printIdentifier(node);
        case "Array":
            return printArray(node, indentString, indentLevel);
        case "Object":
            return printObject(node, indentString, indentLevel);
        case "Document":
            return printValue(node.body, indentString, indentLevel);
        default:
            throw new TypeError(`Unknown node type: ${node.type}`);
    }
}


//-----------------------------------------------------------------------------
// Exports
//-----------------------------------------------------------------------------

/**
 * Converts a Momoa AST back into a JSON string.
 * @param {AnyNode} node The node to print.
 * @param {Object} options Options for the print.
 * @param {number} [options.indent=0] The number of spaces to indent each line. If
 *      greater than 0, then newlines and indents will be added to output. 
 * @returns {string} The JSON representation of the AST.
 */
function print(node, { indent = 0 } = {}) {

    const indentLevel = 0;
    const indentString = " ".repeat(indent);

    return printValue(node, indentString, indentLevel);
}



;// CONCATENATED MODULE: ./build/base/json.js
// Strict JSON (RFC 8259) with positions, as a DataNode tree. JSON.parse decides whether a text is JSON;
// momoa gives the places. Depth is capped before anything recurses.





/** Parses strict JSON: no comments, no trailing commas, no byte-order mark, depth at most `limits.jsonDepth`. */
function parseJson(text) {
    const deep = firstTooDeep(text);
    if (deep !== null) {
        const message = `nested deeper than ${limits.jsonDepth} levels`;
        return { ok: false, why: 'too-deep', message, span: { start: deep, end: deep + 1 } };
    }
    let root;
    try {
        root = convert(parse(text, { mode: 'json', ranges: true }).body, text);
    }
    catch (error) {
        const end = text.trimEnd().length;
        if (endsTooEarly(text, end))
            return syntaxFault('the text ends too early', end);
        return syntaxFault(phrase(text, error), offsetOf(error));
    }
    // momoa lets raw control characters inside strings pass; JSON does not.
    const control = firstControlInString(root, text);
    if (control !== null) {
        return syntaxFault('a raw control character inside a string; write it as an escape', control);
    }
    try {
        JSON.parse(text);
    }
    catch (error) {
        return syntaxFault(messageOf(error).toLowerCase(), 0);
    }
    return { ok: true, root };
}
function syntaxFault(message, at) {
    // Parsers quote the text they fail at, which is hostile.
    const shown = shorten(visible(message));
    return { ok: false, why: 'syntax', message: shown, span: { start: at, end: at + 1 } };
}
/** momoa gives no place for a text that stops in the middle; the engine says where it gave up. */
function endsTooEarly(text, end) {
    try {
        JSON.parse(text);
        return false;
    }
    catch (error) {
        const said = messageOf(error);
        const position = /at position (\d{1,16})/.exec(said)?.[1];
        return position === undefined
            ? /unexpected end/i.test(said)
            : Number(position) >= end && !/after JSON/.test(said);
    }
}
function offsetOf(error) {
    const offset = error instanceof Error && 'offset' in error ? error.offset : 0;
    return typeof offset === 'number' ? offset : 0;
}
function phrase(text, error) {
    const at = offsetOf(error);
    const next = text[at];
    const before = text.slice(0, at).trimEnd().at(-1);
    if ((next === '}' || next === ']') && before === ',')
        return `a comma before the closing "${next}"`;
    if (next === '/')
        return 'a comment; JSON has none';
    if (next === "'")
        return 'a single quote; JSON strings take double quotes';
    if (next === '"' && before !== undefined && /["\]}0-9a-z]/.test(before)) {
        return 'a missing comma or colon before this string';
    }
    return messageOf(error)
        .replace(/\s*\(\d+:\d+\)$/, '')
        .replace(/ found\.$/, '')
        .toLowerCase();
}
function convert(node, text) {
    const [start, end] = node.range ?? [0, 0];
    const span = { start, end };
    switch (node.type) {
        case 'Object':
            return {
                type: 'map',
                span,
                entries: node.members.map((member) => ({
                    key: member.name.type === 'String' ? member.name.value : member.name.name,
                    keySpan: { start: member.name.range?.[0] ?? 0, end: member.name.range?.[1] ?? 0 },
                    value: convert(member.value, text),
                })),
            };
        case 'Array':
            return {
                type: 'list',
                span,
                items: node.elements.map((element) => convert(element.value, text)),
            };
        case 'String':
            return { type: 'scalar', value: node.value, text: node.value, style: 'quoted', span };
        case 'Number':
        case 'Boolean':
            return {
                type: 'scalar',
                value: node.value,
                text: text.slice(start, end),
                style: 'plain',
                span,
            };
        default:
            return { type: 'scalar', value: null, text: 'null', style: 'plain', span };
    }
}
function firstControlInString(node, text) {
    const inSpan = ({ start, end }) => {
        const found = /[\u0000-\u001f]/.exec(text.slice(start, end));
        return found === null ? null : start + found.index;
    };
    if (node.type === 'scalar')
        return node.style === 'quoted' ? inSpan(node.span) : null;
    const children = node.type === 'list' ? node.items : node.entries.map((entry) => entry.value);
    for (const [at, child] of children.entries()) {
        const key = node.type === 'map' ? node.entries[at]?.keySpan : undefined;
        const found = (key === undefined ? null : inSpan(key)) ?? firstControlInString(child, text);
        if (found !== null)
            return found;
    }
    return null;
}
/** Offset of the first bracket that opens a level beyond the cap, or null. Strings are skipped. */
function firstTooDeep(text) {
    let depth = 0;
    let inString = false;
    for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (inString) {
            if (unit === 0x5c)
                at += 1;
            else if (unit === 0x22)
                inString = false;
        }
        else if (unit === 0x22)
            inString = true;
        else if (unit === 0x7b || unit === 0x5b) {
            depth += 1;
            if (depth > limits.jsonDepth)
                return at;
        }
        else if (unit === 0x7d || unit === 0x5d)
            depth -= 1;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/base/source.js

/** Decoded text of one file; offsets, lines and columns are in UTF-16 code units. */
class Source {
    file;
    text;
    #starts = null;
    constructor(file, text) {
        this.file = file;
        this.text = text;
    }
    /** The place of the span `[start, end)`; an end on a later line is cut to the first line. */
    place(start, end = start) {
        const starts = this.#lineStarts();
        const at = Math.max(0, Math.min(start, this.text.length));
        let low = 0;
        let high = starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((starts[middle] ?? 0) <= at)
                low = middle;
            else
                high = middle - 1;
        }
        const lineStart = starts[low] ?? 0;
        const lineEnd = this.#lineEnd(lineStart, starts[low + 1] ?? null);
        const column = at - lineStart + 1;
        return {
            file: this.file,
            line: low + 1,
            column,
            endColumn: Math.max(column, Math.min(end, lineEnd) - lineStart + 1),
            ...this.#excerpt(lineStart, lineEnd, at),
        };
    }
    /** The place of a 1-based line as a whole. */
    linePlace(line) {
        return this.place(this.#lineStarts()[line - 1] ?? 0);
    }
    /** The line, or of a long line the part in which the unit at `at` is in sight. */
    #excerpt(lineStart, lineEnd, at) {
        const room = limits.excerptLength;
        const wanted = at - lineStart - Math.floor(room / 3);
        const cut = Math.max(0, Math.min(wanted, lineEnd - lineStart - room));
        const excerpt = this.text.slice(lineStart + cut, Math.min(lineEnd, lineStart + cut + room));
        return cut === 0 ? { excerpt } : { excerpt, excerptColumn: cut + 1 };
    }
    #lineStarts() {
        if (this.#starts !== null)
            return this.#starts;
        const starts = [0];
        for (let at = 0; at < this.text.length; at += 1) {
            const unit = this.text.charCodeAt(at);
            if (unit === 10 || (unit === 13 && this.text.charCodeAt(at + 1) !== 10))
                starts.push(at + 1);
        }
        this.#starts = starts;
        return starts;
    }
    // From the next line's start, not by looking for the end: a file may be one line of megabytes.
    #lineEnd(lineStart, nextStart) {
        let end = nextStart ?? this.text.length;
        if (nextStart === null)
            return end;
        while (end > lineStart && /[\r\n]/.test(this.text.charAt(end - 1)))
            end -= 1;
        return end;
    }
}

;// CONCATENATED MODULE: ./build/manifest/manifest-text.js





const manifestFile = 'plugin.json';
const encodingMessages = {
    'byte-order-mark': 'plugin.json begins with a byte-order mark',
    'utf-16': 'plugin.json is UTF-16',
    'not-utf8': 'plugin.json is not UTF-8',
};
const encodingFixes = {
    'byte-order-mark': 'save the file as UTF-8 without a byte-order mark',
    'utf-16': 'save the file as UTF-8 without a byte-order mark',
    'not-utf8': 'replace the bytes on this line and save the file as UTF-8',
};
/** Decodes and parses; every reason why that cannot be done is added to `findings`. */
function parseManifestText(bytes, findings) {
    if (bytes.length > limits.manifestBytes) {
        findings.add(tooLarge(bytes.length));
        return { source: null, root: null };
    }
    const decoded = decodeUtf8(bytes);
    if (!decoded.ok) {
        const place = { ...wholeFile(manifestFile), line: decoded.line };
        findings.add({
            rule: 'manifest/not-utf8',
            messageId: decoded.why,
            message: encodingMessages[decoded.why],
            place,
            found: decoded.why === 'not-utf8' ? 'bytes that are no UTF-8' : 'other bytes at the start',
            expected: 'UTF-8 text',
            fix: encodingFixes[decoded.why],
            refuses: true,
        });
        return { source: null, root: null };
    }
    const source = new Source(manifestFile, decoded.text);
    const parsed = parseJson(decoded.text);
    if (parsed.ok)
        return { source, root: parsed.root };
    findings.add({
        rule: 'manifest/not-json',
        messageId: parsed.why,
        message: `plugin.json is not JSON: ${parsed.message}`,
        place: source.place(parsed.span.start, parsed.span.end),
        found: parsed.message,
        expected: parsed.why === 'syntax' ? 'strict JSON' : `at most ${limits.jsonDepth} levels`,
        refuses: true,
    });
    return { source, root: null };
}
/** The finding for a manifest over the cap, in bytes. */
function tooLarge(size) {
    return {
        rule: 'manifest/too-large',
        messageId: 'too-large',
        message: `plugin.json has ${size} bytes and was not read`,
        place: wholeFile(manifestFile),
        found: `${size} bytes`,
        expected: `at most ${limits.manifestBytes} bytes`,
        refuses: true,
    };
}

;// CONCATENATED MODULE: ./build/base/data-node.js
// Parsed data with positions: one tree shape for JSON and YAML, so that validators are written once.
// Mappings keep every entry in file order, duplicates included; nothing is ever a plain object, so a
// key such as `__proto__` is only a string.
/** The entry a host would use for `key`: the last one, as `JSON.parse` does; undefined when absent. */
function entryOf(map, key) {
    for (let at = map.entries.length - 1; at >= 0; at -= 1) {
        const entry = map.entries[at];
        if (entry?.key === key)
            return entry;
    }
    return undefined;
}
/** The value of `key`, or undefined. */
function data_node_memberOf(map, key) {
    return entryOf(map, key)?.value;
}
/** The string of a string scalar, else undefined. */
function stringOf(node) {
    return node?.type === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
}
/** Entries whose key occurred before in the same mapping. */
function duplicateEntries(map) {
    const seen = new Set();
    return map.entries.filter((entry) => {
        if (seen.has(entry.key))
            return true;
        seen.add(entry.key);
        return false;
    });
}
/** What a node is, in words for a message: `a list`, `the number 3`, `null`. */
function describeNode(node) {
    if (node.type === 'list')
        return 'a list';
    if (node.type === 'map')
        return 'an object';
    if (node.value === null)
        return 'null';
    return typeof node.value === 'string' ? 'a string' : `the ${typeof node.value} ${node.text}`;
}

;// CONCATENATED MODULE: ./build/digest/tree.js
/** The digest in `text`, or null when it is not 64 lowercase hexadecimal digits. */
function parseDigest(text) {
    return /^[0-9a-f]{64}$/.test(text) ? text : null;
}
/**
 * The entry that `path` (root-relative, `.` for the root) really names, links followed inside the tree;
 * `root` for the root itself, null when nothing is there or the way leads outside.
 */
function resolveInTree(tree, path) {
    let current = '.';
    for (const part of path.split('/')) {
        if (part === '' || part === '.')
            continue;
        const next = current === '.' ? part : `${current}/${part}`;
        const entry = tree.byPath.get(next);
        if (entry === undefined)
            return null;
        if (entry.type === 'link') {
            if (entry.resolved === null)
                return null;
            current = entry.resolved;
        }
        else
            current = next;
    }
    return current === '.' ? 'root' : (tree.byPath.get(current) ?? null);
}
/** The direct children of a directory (`.` for the root), in walk order. Links are not followed. */
function childrenOf(tree, directory) {
    let index = indexes.get(tree);
    if (index === undefined) {
        index = indexChildren(tree);
        indexes.set(tree, index);
    }
    return index.get(directory) ?? [];
}
// Made once a tree: looking through all entries for each directory would be quadratic.
const indexes = new WeakMap();
function indexChildren(tree) {
    const index = new Map();
    for (const entry of tree.entries) {
        const cut = entry.path.lastIndexOf('/');
        const parent = cut === -1 ? '.' : entry.path.slice(0, cut);
        const siblings = index.get(parent);
        if (siblings === undefined)
            index.set(parent, [entry]);
        else
            siblings.push(entry);
    }
    return index;
}

;// CONCATENATED MODULE: ./build/manifest/captures.js
// Which files of a package are read into memory while it is hashed: the manifests, and the Markdown that
// payload readers and the portable verdict look at. Nothing is read a second time.


/** Manifests of other clients, which the portable verdict compares with ours. */
const foreignManifests = [
    '.claude-plugin/plugin.json',
    '.claude-plugin/marketplace.json',
    '.codex-plugin/plugin.json',
];
const alwaysHeld = new Set(['mcp.json', ...foreignManifests]);
/** True for a file that every reading of a package keeps. `size` is in bytes. */
function isHeld(path, size) {
    if (path === manifestFile)
        return size <= limits.manifestBytes;
    return path.endsWith('.md') || alwaysHeld.has(path);
}

;// CONCATENATED MODULE: ./build/manifest/generations.js
// Host generations: which names a Clio host knows, as a table. A new generation is one more row, a
// renamed or retired name one more entry; nothing else in the product lists kinds.
// Specification: manifest page, "Host generations".
const older = {
    id: 'before-0.6.2',
    label: 'Clio before 0.6.2',
    hosts: '<0.6.2-0',
    names: {
        resource: ['skills', 'prompts', 'agents', 'fleets'],
        package: ['plugin', 'skill', 'agent', 'prompt', 'fleet'],
        row: ['plugin', 'skill', 'agent', 'prompt', 'fleet'],
        component: ['prompt', 'agent', 'skill', 'fleet', 'script', 'resource', 'tool'],
    },
    homes: new Map([
        ['skill', 'skills'],
        ['prompt', 'prompts'],
        ['agent', 'agents'],
        ['fleet', 'fleets'],
    ]),
};
const newer = {
    id: '0.6.2',
    label: 'Clio 0.6.2 and later',
    hosts: '>=0.6.2-0',
    names: {
        resource: ['skills', 'prompts', 'agents', 'playbooks'],
        package: ['plugin', 'skill', 'agent', 'prompt', 'playbook'],
        row: ['plugin', 'skill', 'agent', 'prompt', 'playbook', 'extension'],
        component: ['prompt', 'agent', 'skill', 'playbook', 'script', 'resource', 'tool'],
    },
    homes: new Map([
        ['skill', 'skills'],
        ['prompt', 'prompts'],
        ['agent', 'agents'],
        ['playbook', 'playbooks'],
    ]),
};
/** Every known generation, oldest first. The first is the default vocabulary. */
const generations = [older, newer];
/** Names that one generation calls differently than the next, both ways. */
const renames = new Map([
    ['fleets', 'playbooks'],
    ['fleet', 'playbook'],
    ['playbooks', 'fleets'],
    ['playbook', 'fleet'],
]);
/** Names no known generation takes any more. */
const retired = new Set(['themes', 'theme']);
/** True where every known generation has the name in this role. */
function isKnownToAll(role, name) {
    return generations.every((generation) => generation.names[role].includes(name));
}
/** How `name` stands with one generation, in a role. */
function standingOf(generation, role, name) {
    if (generation.names[role].includes(name))
        return { standing: 'known' };
    if (retired.has(name))
        return { standing: 'retired' };
    const where = generations.find((other) => other.names[role].includes(name));
    if (where === undefined)
        return { standing: 'unknown' };
    return { standing: 'elsewhere', where, renamed: renames.get(name) ?? null };
}
/** What `name` is called in the neighbouring generation, or null. */
function renamedTo(name) {
    return renames.get(name) ?? null;
}

// EXTERNAL MODULE: ./node_modules/semver/functions/parse.js
var functions_parse = __nccwpck_require__(353);
// EXTERNAL MODULE: ./node_modules/semver/functions/satisfies.js
var satisfies = __nccwpck_require__(11);
// EXTERNAL MODULE: ./node_modules/semver/ranges/intersects.js
var intersects = __nccwpck_require__(465);
// EXTERNAL MODULE: ./node_modules/semver/ranges/valid.js
var valid = __nccwpck_require__(118);
;// CONCATENATED MODULE: ./build/manifest/strict-version.js
// A version as a manifest and a registry row write it: strict Semantic Version text that equals its own
// canonical form. Never repairs what it reads; a repaired text is only ever a suggestion.
// Specification: manifest page, "Root object", `version`.


/** Why `text` is no strict version, or null when it is one. */
function versionFault(text) {
    if (text.length > limits.versionLength)
        return 'too-long';
    if (canonicalOf(text) === text)
        return null;
    if (/\s/.test(text))
        return 'space';
    return /^[v=V]/.test(text) ? 'prefix' : 'form';
}
/** A strict version that `text` seems to mean (`v1.02` gives `1.2.0`), or null. */
function suggestVersion(text) {
    if (text.length > limits.versionLength)
        return null;
    const bare = text.trim().replace(/^[v=V\s]{1,16}/, '');
    const found = /^([0-9]{1,15})(?:\.([0-9]{1,15}))?(?:\.([0-9]{1,15}))?([-+].*)?$/.exec(bare);
    if (found === null)
        return null;
    const numbers = [found[1], found[2], found[3]].map((part) => String(Number(part ?? '0')));
    const suggestion = `${numbers.join('.')}${found[4] ?? ''}`;
    return versionFault(suggestion) === null ? suggestion : null;
}
function canonicalOf(text) {
    const version = functions_parse(text);
    if (version === null)
        return null;
    return version.build.length === 0
        ? version.version
        : `${version.version}+${version.build.join('.')}`;
}

;// CONCATENATED MODULE: ./build/manifest/host-range.js
// SemVer ranges of hosts (`compatibility.clio`), and which host generations a range reaches.
// Never guesses: a text that is no range reaches nothing.
// Specification: manifest page, "Host generations" and "compatibility".









/** Why `text` is no range a host takes, or null when it is one. */
function rangeFault(text) {
    if (text.length > limits.versionLength)
        return 'too-long';
    if (text.split('||').some((part) => part.trim() === ''))
        return 'empty-part';
    if (text.split(/[\s|]+/).some(hasOpenWildcard))
        return 'open-wildcard';
    return valid(text) === null ? 'not-a-range' : null;
}
/**
 * The generations a range reaches, oldest first; null means no range and reaches all. The older one is
 * reached below `0.6.2-0`, the newer from `0.6.2`, or from `0.6.2-0` where the older is not reached: a
 * range that ends at `<0.6.2` contains pre-releases of 0.6.2 only by arithmetic, not by intent.
 */
function generationsInRange(range) {
    if (range === null)
        return generations;
    if (rangeFault(range) !== null)
        return [];
    const reached = [];
    for (const generation of generations) {
        const hosts = reached.length === 0 ? generation.hosts : generation.hosts.replace(/-0$/, '');
        if (intersects(range, hosts))
            reached.push(generation);
    }
    return reached;
}
/** The generation a host version belongs to. Throws `Fault` (`usage`) where it is no strict version. */
function generationOfHost(version) {
    if (versionFault(version) !== null) {
        throw new Fault('usage', `${quote(version)} is not a Clio version`, 'give a full version such as 0.6.2, or auto');
    }
    const parsed = functions_parse(version);
    const found = generations.find((generation) => satisfies(parsed ?? version, generation.hosts, { includePrerelease: true }));
    if (found === undefined)
        throw new Fault('internal', `no generation holds ${quote(version)}`);
    return found;
}
/** True where a host of this version satisfies the range, as `semver` has it: a pre-release only where the range names one of its kind. */
function hostSatisfies(version, range) {
    return range === null || satisfies(version, range);
}
/** True for `1.x.3`: a number behind a wildcard. `semver` lets it pass behind `~` and `^`, a host does not. */
function hasOpenWildcard(comparator) {
    const release = /^[<>=~^v]*([^-+]*)/.exec(comparator)?.[1] ?? '';
    const parts = release.split('.');
    const wildcard = parts.findIndex((part) => part === 'x' || part === 'X' || part === '*');
    return wildcard !== -1 && parts.slice(wildcard).some((part) => /^[0-9]+$/.test(part));
}

;// CONCATENATED MODULE: ./build/manifest/judgement.js
/** What `look` finds, while the manifest has suggestions left; then null. */
function suggest(judgement, look) {
    if (judgement.suggestions.left <= 0)
        return null;
    judgement.suggestions.left -= 1;
    return look();
}
/** Adds a finding for which no host admits the package. */
function refuse(judgement, rule, fault) {
    report(judgement, rule, { ...fault, refuses: true });
}
/** Adds a finding that leaves admission alone, unless it says otherwise. */
function report(judgement, rule, { at, ...draft }) {
    if (judgement.findings.isFull) {
        judgement.findings.count(draft.refuses === true);
        return;
    }
    const place = judgement.source.place(at.start, at.end);
    judgement.findings.add({ ...draft, rule, place });
}

;// CONCATENATED MODULE: ./build/base/nearest.js
// Edit distance, for "did you mean". Bounded: long words are not compared.
const LONGEST = 128;
/**
 * Levenshtein distance in code units, or Infinity where it would exceed `most`. Only the band of `most`
 * cells on both sides of the diagonal is filled, so that a long list of names costs little.
 */
function editDistance(a, b, most) {
    const tooFar = Number.POSITIVE_INFINITY;
    const apart = a.length - b.length;
    if (apart > most || -apart > most)
        return tooFar;
    if (a === b)
        return 0;
    if (a.length > LONGEST || b.length > LONGEST)
        return tooFar;
    let from = 0;
    while (from < a.length && from < b.length && a.charCodeAt(from) === b.charCodeAt(from))
        from += 1;
    let cut = 0;
    while (cut < a.length - from &&
        cut < b.length - from &&
        a.charCodeAt(a.length - 1 - cut) === b.charCodeAt(b.length - 1 - cut)) {
        cut += 1;
    }
    const rows = a.length - from - cut;
    const columns = b.length - from - cut;
    let previous = [];
    for (let column = 0; column <= columns; column += 1)
        previous.push(column);
    for (let row = 1; row <= rows; row += 1) {
        const first = row > most ? row - most : 1;
        const last = Math.min(row + most, columns);
        const current = new Array(columns + 1).fill(tooFar);
        current[0] = row;
        let best = row;
        for (let column = first; column <= last; column += 1) {
            const same = a.charCodeAt(from + row - 1) === b.charCodeAt(from + column - 1);
            let value = (previous[column - 1] ?? tooFar) + (same ? 0 : 1);
            const above = (previous[column] ?? tooFar) + 1;
            const before = (current[column - 1] ?? tooFar) + 1;
            if (above < value)
                value = above;
            if (before < value)
                value = before;
            current[column] = value;
            if (value < best)
                best = value;
        }
        if (best > most)
            return tooFar;
        previous = current;
    }
    const distance = previous[columns] ?? tooFar;
    return distance > most ? tooFar : distance;
}
/** The candidate closest to `word`, within a third of its length (at least 1, at most 3); null if none. */
function nearestOf(word, candidates) {
    const most = Math.max(1, Math.min(3, Math.floor(word.length / 3)));
    let best = null;
    let bestDistance = most + 1;
    for (const candidate of candidates) {
        const distance = editDistance(word, candidate, Math.min(most, bestDistance));
        if (distance < bestDistance ||
            (distance === bestDistance && best !== null && candidate < best)) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return bestDistance <= most ? best : null;
}

;// CONCATENATED MODULE: ./build/manifest/shown-value.js
// A value of the manifest as `found` shows it: bare, visible, short.


/** The text without quotes; words where there is nothing to show. */
function shownValue(text) {
    return text === '' ? 'the empty text' : shorten(visible(text));
}

;// CONCATENATED MODULE: ./build/manifest/manifest-object.js
// An object of the manifest and the faults of its keys: unknown, missing, of the wrong type. Each finding
// is at the value, at the unknown key, or at the key of the object that lacks one.
// Specification: manifest page, "Reading" 4.





/** The label of a member, as in `components[3].id`. */
function memberLabel(object, key) {
    return object.prefix === '' ? key : `${object.prefix}.${key}`;
}
/** The last entry of each key, which is the one a host sees, in file order. */
function effectiveEntries(map) {
    const last = new Map();
    for (const entry of map.entries)
        last.set(entry.key, entry);
    return map.entries.filter((entry) => last.get(entry.key) === entry);
}
/** Reports keys outside `allowed`. `hint` may say more about a key; null leaves the fix to the nearest name. */
function refuseUnknownKeys(judgement, object, allowed, hint = () => null) {
    for (const entry of effectiveEntries(object.map)) {
        if (allowed.includes(entry.key))
            continue;
        const near = suggest(judgement, () => nearestOf(entry.key, allowed));
        const renamed = near === null ? 'remove it' : `rename it to ${quote(near)} if that is meant, else remove it`;
        refuse(judgement, 'manifest/unknown-key', {
            messageId: 'unknown',
            message: `unknown key ${quote(entry.key)} in ${object.label}`,
            at: entry.keySpan,
            found: shownValue(entry.key),
            expected: `one of ${listNames(allowed, allowed.length)}`,
            fix: hint(entry.key) ?? renamed,
        });
    }
}
/** Reports that `object` lacks `key`. */
function refuseMissingKey(judgement, object, key, expected) {
    refuse(judgement, 'manifest/missing-key', {
        messageId: 'missing',
        message: `${object.label} has no ${quote(key)}`,
        at: object.anchor,
        found: null,
        expected,
        fix: `add ${quote(key)}: ${expected}`,
    });
}
/** Reports a value of the wrong JSON type. `expected` is as in `a string`. */
function refuseType(judgement, label, node, expected) {
    const found = describeNode(node);
    refuse(judgement, 'manifest/wrong-type', {
        messageId: 'wrong-type',
        message: `${label} is ${found}, not ${expected}`,
        at: node.span,
        found,
        expected,
        fix: `write ${expected}, or remove the key where it is optional`,
    });
}

;// CONCATENATED MODULE: ./build/manifest/typed-fields.js
// Reading typed members out of an object of the manifest: strings, objects, lists.
// Specification: manifest page, "Root object" and `extensions["ai.iowarp.clio"]`.


/** `node` as a string with its span; anything else is reported and gives null. */
function stringValue(judgement, label, node) {
    if (node.type === 'scalar' && typeof node.value === 'string') {
        return { value: node.value, span: node.span };
    }
    refuseType(judgement, label, node, 'a string');
    return null;
}
/** The string member `key`; null when absent (not reported) or of another type (reported). */
function stringMember(judgement, object, key) {
    const entry = entryOf(object.map, key);
    return entry === undefined ? null : stringValue(judgement, memberLabel(object, key), entry.value);
}
/** The object member `key`; null when absent (not reported) or of another type (reported). */
function objectMember(judgement, object, key) {
    const entry = entryOf(object.map, key);
    if (entry === undefined)
        return null;
    const label = memberLabel(object, key);
    if (entry.value.type === 'map') {
        return { map: entry.value, label, prefix: label, anchor: entry.keySpan };
    }
    refuseType(judgement, label, entry.value, 'an object');
    return null;
}
/** The list member `key`; null when absent (not reported) or of another type (reported). */
function listMember(judgement, object, key) {
    const entry = entryOf(object.map, key);
    if (entry === undefined)
        return null;
    if (entry.value.type === 'list')
        return entry.value;
    refuseType(judgement, memberLabel(object, key), entry.value, 'a list');
    return null;
}
/** The string items of the list member `key`; items of another type are reported and left out. */
function stringItems(judgement, object, key) {
    const strings = [];
    for (const [at, item] of (listMember(judgement, object, key)?.items ?? []).entries()) {
        if (item.type === 'scalar' && typeof item.value === 'string') {
            strings.push({ value: item.value, span: item.span });
        }
        else
            refuseType(judgement, `${memberLabel(object, key)}[${at}]`, item, 'a string');
    }
    return strings;
}

;// CONCATENATED MODULE: ./build/manifest/compatibility.js
// The range of hosts a package is for. Specification: manifest page, `compatibility`.






/** `compatibility.clio` where it is a range, else null. */
function readRange(judgement, block) {
    const compatibility = objectMember(judgement, block, 'compatibility');
    if (compatibility === null)
        return null;
    refuseUnknownKeys(judgement, compatibility, ['clio']);
    const range = stringMember(judgement, compatibility, 'clio');
    const fault = range === null ? null : rangeFault(range.value);
    if (range === null || fault === null)
        return range?.value ?? null;
    const found = quote(range.value);
    const messages = {
        'too-long': `compatibility.clio has ${range.value.length} characters`,
        'empty-part': `compatibility.clio ${found} has an empty alternative`,
        'open-wildcard': `compatibility.clio ${found} has a number behind a wildcard`,
        'not-a-range': `compatibility.clio ${found} is not a range of versions`,
    };
    refuse(judgement, 'manifest/compatibility', {
        messageId: fault,
        message: messages[fault],
        at: range.span,
        found: shownValue(range.value),
        expected: 'a semantic version range of at most 256 characters, such as ">=0.5.0 <0.7.0"',
        fix: null,
    });
    return null;
}

;// CONCATENATED MODULE: ./build/manifest/names-in-manifest.js





const roleWords = {
    resource: 'resource kind',
    package: 'package kind',
    row: 'requirement kind',
    component: 'component kind',
};
const retiredFixes = {
    resource: 'delete the key and the files of the directory',
    package: 'write a kind that hosts take, or leave the key out for a plugin',
    row: 'delete the requirement',
    component: 'delete the component and its file',
};
/** True where the generation knows the name; else the finding is added. Uses that other generations refuse are noted. */
function judgeName(judgement, name) {
    const standing = standingOf(judgement.generation, name.role, name.name);
    if (standing.standing === 'known') {
        if (!isKnownToAll(name.role, name.name)) {
            judgement.uses.push({ role: name.role, name: name.name, span: name.at });
        }
        return true;
    }
    const words = roleWords[name.role];
    const known = judgement.generation.names[name.role];
    const expected = `one of ${listNames(known, known.length)}`;
    const found = quote(name.name);
    if (standing.standing === 'retired') {
        refuse(judgement, 'manifest/retired-kind', {
            messageId: 'retired',
            message: `the ${words} ${found} is retired: no host takes it any more`,
            at: name.at,
            found: shownValue(name.name),
            expected,
            fix: retiredFixes[name.role],
        });
    }
    else if (standing.standing === 'elsewhere') {
        const renamed = standing.renamed;
        const reach = judgement.range === null ? '' : ' and a range that reaches it';
        const only = judgement.range === null ? '' : `, and compatibility.clio is ${quote(judgement.range)}`;
        refuse(judgement, 'manifest/other-generation', {
            messageId: 'other-generation',
            message: `only ${standing.where.label} knows the ${words} ${found}; ${judgement.generation.label} refuses it${only}`,
            at: name.at,
            found: shownValue(name.name),
            expected,
            fix: renamed === null
                ? `remove ${found}, or use only names of ${standing.where.label}${reach}`
                : `rename it to ${quote(renamed)}, or use only names of ${standing.where.label}${reach}`,
        });
    }
    else {
        const near = suggest(judgement, () => nearestOf(name.name, known));
        refuse(judgement, name.unknownRule, {
            messageId: 'unknown-kind',
            message: `unknown ${words} ${found}`,
            at: name.at,
            found: shownValue(name.name),
            expected,
            fix: near === null ? `use ${expected}` : `write ${quote(near)}`,
        });
    }
    return false;
}

;// CONCATENATED MODULE: ./build/manifest/requirements.js
// What a package requires of others: `kind:name`. Specification: manifest page, `requires`.





/** Each requirement once, in file order; those without the form are reported and left out. */
function readRequires(judgement, block) {
    const seen = new Set();
    for (const item of stringItems(judgement, block, 'requires')) {
        const found = /^([^:]*):(.*)$/s.exec(item.value);
        const kind = found?.[1] ?? '';
        if (found === null || !/^[a-z0-9][a-z0-9.-]*$/.test(found[2] ?? '') || kind === '') {
            refuse(judgement, 'manifest/requires', {
                messageId: 'form',
                message: `requirement ${quote(item.value)} does not have the form kind:name`,
                at: item.span,
                found: shownValue(item.value),
                expected: 'kind:name, the name of a-z 0-9 . -, as in "skill:page-reader"',
                fix: null,
            });
            continue;
        }
        judgeName(judgement, {
            role: 'row',
            name: kind,
            at: item.span,
            unknownRule: 'manifest/requires',
        });
        if (seen.has(item.value)) {
            report(judgement, 'manifest/requires-twice', {
                messageId: 'twice',
                message: `requirement ${quote(item.value)} is listed twice`,
                at: item.span,
                found: shownValue(item.value),
                expected: 'each requirement once',
            });
        }
        seen.add(item.value);
    }
    return [...seen];
}

;// CONCATENATED MODULE: ./build/manifest/clio-block.js
// The Clio block of plugin.json: manifest version, package kind, requirements, hosts. Resources and
// components have their own readers. Specification: manifest page, `extensions["ai.iowarp.clio"]`.








const blockKeys = [
    'manifestVersion',
    'kind',
    'requires',
    'evals',
    'compatibility',
    'resources',
    'components',
];
/** Validates the block without resources and components; an absent block has the defaults. */
function readClioBlock(judgement, block) {
    if (block === null)
        return { kind: 'plugin', kindAt: null, requires: [], range: null };
    refuseUnknownKeys(judgement, block, blockKeys);
    readManifestVersion(judgement, block);
    const kindAt = stringMember(judgement, block, 'kind');
    const evals = entryOf(block.map, 'evals');
    if (evals !== undefined) {
        report(judgement, 'manifest/evals-retired', {
            messageId: 'evals',
            message: '"evals" is retired and ignored',
            at: evals.keySpan,
            found: 'evals',
            expected: 'no such key',
        });
    }
    return {
        kind: readKind(judgement, block, kindAt),
        kindAt,
        requires: readRequires(judgement, block),
        range: readRange(judgement, block),
    };
}
function readManifestVersion(judgement, block) {
    const entry = entryOf(block.map, 'manifestVersion');
    if (entry === undefined) {
        refuseMissingKey(judgement, block, 'manifestVersion', 'the number 1');
        return;
    }
    const value = entry.value;
    if (value.type === 'scalar' && value.value === 1)
        return;
    const found = value.type === 'scalar' && typeof value.value === 'string'
        ? `the string ${quote(value.value)}`
        : value.type === 'scalar'
            ? value.text
            : value.type === 'list'
                ? 'a list'
                : 'an object';
    refuse(judgement, 'manifest/manifest-version', {
        messageId: 'other-version',
        message: `manifestVersion is ${found}, not the number 1`,
        at: value.span,
        found,
        expected: 'the number 1',
        fix: 'write 1, without quotes',
    });
}
function readKind(judgement, block, kind) {
    if (kind === null)
        return entryOf(block.map, 'kind') === undefined ? 'plugin' : null;
    const known = judgeName(judgement, {
        role: 'package',
        name: kind.value,
        at: kind.span,
        unknownRule: 'manifest/kind',
    });
    return known ? kind.value : null;
}

;// CONCATENATED MODULE: ./build/manifest/component-id.js
// The forms of a component's id and of a reference to one.
// Specification: manifest page, `components`.

/** True for at most 80 of `a-z 0-9 . _ -` that begin with a letter or digit. */
function isComponentId(text) {
    return text.length <= limits.componentIdLength && /^[a-z0-9][a-z0-9._-]*$/.test(text);
}
/** Splits `kind:id`; null where the text has not that form. The kind may still be unknown. */
function parseComponentReference(text) {
    const colon = text.indexOf(':');
    if (colon < 1 || colon > 32)
        return null;
    const kind = text.slice(0, colon);
    const id = text.slice(colon + 1);
    return /^[a-z]{1,32}$/.test(kind) && isComponentId(id) ? { kind, id } : null;
}

;// CONCATENATED MODULE: ./build/manifest/cycle-walk.js
// The walk behind cycles.ts, over numbered nodes: one depth-first walk with its own stack, no recursion,
// linear in nodes and edges, whatever a hostile graph looks like.
/** Overlapping cycles beyond these many are left out unless they hold a node not yet told of. */
const overlapping = 64;
/** Once the cycles have these many nodes in all, only those apart from every earlier one are given. */
const nodesInAll = 20_000;
const fresh = -1;
const done = -2;
/** `outgoing[n]` holds the edges of node n. Nodes are walked in their order, edges in theirs. */
function walkCycles(outgoing) {
    const found = [];
    const size = outgoing.length;
    // Where a node stands on the path, or that it is not on it yet or any more.
    const step = new Int32Array(size).fill(fresh);
    const told = new Uint8Array(size);
    const path = new Int32Array(size);
    const next = new Int32Array(size);
    // Per step of the path: the last step up to it whose node is in no cycle told of so far, or -1.
    const untold = new Int32Array(size);
    // The same for the last step whose node is in one.
    const known = new Int32Array(size);
    let top = -1;
    let nodes = 0;
    const enter = (node) => {
        top += 1;
        step[node] = top;
        path[top] = node;
        next[top] = 0;
        untold[top] = told[node] === 1 ? (untold[top - 1] ?? -1) : top;
        known[top] = told[node] === 1 ? top : (known[top - 1] ?? -1);
    };
    const isWorthTelling = (from) => {
        if (nodes >= nodesInAll)
            return (known[top] ?? -1) < from;
        return found.length < overlapping || (untold[top] ?? -1) >= from;
    };
    for (let start = 0; start < size; start += 1) {
        if (step[start] !== fresh)
            continue;
        enter(start);
        while (top >= 0) {
            const node = path[top] ?? start;
            const at = next[top] ?? 0;
            const edge = outgoing[node]?.[at];
            if (edge === undefined) {
                step[node] = done;
                top -= 1;
                continue;
            }
            next[top] = at + 1;
            const from = step[edge.to] ?? done;
            if (from === fresh)
                enter(edge.to);
            else if (from >= 0 && isWorthTelling(from)) {
                const members = [...path.subarray(from, top + 1)];
                for (const member of members)
                    told[member] = 1;
                untold.fill(untold[from - 1] ?? -1, from, top + 1);
                for (let at = from; at <= top; at += 1)
                    known[at] = at;
                nodes += members.length;
                found.push({ members, closedBy: edge.mark });
            }
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/manifest/component-graph.js







/** Builds the graph of the declared components and adds its findings. */
function buildComponentGraph(judgement, components) {
    const numbers = numberNodes(judgement, components);
    const nodes = [...numbers.keys()];
    const outgoing = nodes.map(() => []);
    const edges = [];
    // Per node the component that referred to it last: cheaper than a set for each component.
    const lastFrom = new Int32Array(nodes.length).fill(-1);
    for (const [at, component] of components.entries()) {
        const from = nodeName(component);
        const own = from === null ? [] : (outgoing[numbers.get(from) ?? -1] ?? []);
        const missing = new Set();
        for (const { value: to, span } of component.requires) {
            const target = numbers.get(to);
            if (target === undefined ? missing.has(to) : lastFrom[target] === at) {
                report(judgement, 'component/reference-twice', {
                    messageId: 'twice',
                    message: `${component.label} requires ${quote(to)} twice`,
                    at: span,
                    found: shownValue(to),
                    expected: 'each reference once',
                });
                continue;
            }
            if (target === undefined)
                missing.add(to);
            else
                lastFrom[target] = at;
            if (from === to) {
                refuse(judgement, 'component/self-reference', {
                    messageId: 'self',
                    message: `${quote(to)} requires itself`,
                    at: span,
                    found: shownValue(to),
                    expected: 'another component',
                });
            }
            else if (target === undefined)
                refuseTarget(judgement, to, span, nodes);
            else if (from !== null) {
                own.push({ to: target, mark: span });
                edges.push({ from, to });
            }
        }
    }
    const cycles = walkCycles(outgoing);
    if (cycles.length > 0)
        refuseCycles(judgement, nodes, cycles);
    return { nodes, edges, cycles: cycles.map(({ members }) => closedPath(nodes, members)) };
}
function nodeName(component) {
    return component.kind === null || component.id === null
        ? null
        : `${component.kind.value}:${component.id.value}`;
}
/** Numbers each `kind:id` in file order; a second declaration is reported and has the number of the first. */
function numberNodes(judgement, components) {
    const numbers = new Map();
    const first = new Map();
    for (const component of components) {
        const name = nodeName(component);
        if (name === null || component.id === null)
            continue;
        const earlier = first.get(name);
        if (earlier === undefined) {
            numbers.set(name, numbers.size);
            first.set(name, component);
            continue;
        }
        const { start, end } = earlier.id?.span ?? component.id.span;
        refuse(judgement, 'component/duplicate', {
            messageId: 'duplicate',
            message: `${component.label} declares ${quote(name)} a second time, after ${earlier.label}`,
            at: component.id.span,
            found: shownValue(name),
            expected: 'each kind:id once',
            related: [{ message: 'declared first here', place: judgement.source.place(start, end) }],
        });
    }
    return numbers;
}
function refuseTarget(judgement, to, at, names) {
    const reference = parseComponentReference(to);
    if (reference === null) {
        refuse(judgement, 'component/reference', {
            messageId: 'form',
            message: `reference ${quote(to)} does not have the form kind:id`,
            at,
            found: shownValue(to),
            expected: 'kind:id of a component of this package, as in "skill:reader"',
        });
        return;
    }
    const known = judgeName(judgement, {
        role: 'component',
        name: reference.kind,
        at,
        unknownRule: 'component/reference',
    });
    if (!known)
        return;
    const best = suggest(judgement, () => nearestOf(to, names));
    refuse(judgement, 'component/missing-target', {
        messageId: 'missing',
        message: `the package has no component ${quote(to)}`,
        at,
        found: shownValue(to),
        expected: 'a component that this manifest declares',
        fix: best === null ? null : `write ${quote(best)}, or declare ${quote(to)} as a component`,
    });
}
function refuseCycles(judgement, nodes, cycles) {
    const shown = nodes.map((node) => (parseComponentReference(node) === null ? quote(node) : node));
    for (const { members, closedBy } of cycles) {
        const path = closedPath(shown, members).join(' → ');
        refuse(judgement, 'component/cycle', {
            messageId: 'cycle',
            message: `components require each other in a circle: ${path}`,
            at: closedBy,
            found: path,
            expected: 'requirements without a circle',
            fix: 'remove this reference, or another one of the circle',
        });
    }
}
function closedPath(names, members) {
    return [...members, members[0] ?? 0].map((member) => names[member] ?? '');
}

;// CONCATENATED MODULE: ./build/base/relative-path.js
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

;// CONCATENATED MODULE: ./build/manifest/tree-path.js
// What a path of the manifest names inside the package tree, links followed. Works on the tree value
// that was hashed, never on the disk. Specification: manifest page, "Paths".



/** No file system has longer names, in code units. */
const longestName = 255;
/** Resolves the text of a path value. */
function namePath(tree, text) {
    const parsed = parseRelativePath(text);
    if (!parsed.ok)
        return { ok: false, fault: parsed.fault, path: null };
    const entry = resolveInTree(tree, parsed.path);
    if (entry === 'root')
        return { ok: true, path: parsed.path, real: '.', type: 'directory' };
    if (entry !== null)
        return { ok: true, path: parsed.path, real: entry.path, type: entry.type };
    const fault = leadsOutside(tree, parsed.path) ? 'leads-outside' : 'missing';
    return { ok: false, fault, path: parsed.path };
}
/** A path in the same directory whose name is close to the missing one, or null. */
function nearestPath(tree, path) {
    const cut = path.lastIndexOf('/');
    const directory = cut === -1 ? '.' : path.slice(0, cut);
    const parent = resolveInTree(tree, directory);
    if (parent === null)
        return null;
    const name = path.slice(cut + 1);
    if (name.length > longestName)
        return null;
    const folded = name.toLowerCase();
    const names = childrenOf(tree, parent === 'root' ? '.' : parent.path).map((entry) => entry.path.slice(entry.path.lastIndexOf('/') + 1));
    const near = names.find((other) => other.toLowerCase() === folded) ?? nearestOf(name, names);
    return near === null ? null : directory === '.' ? near : `${directory}/${near}`;
}
/** True where the first step that leads nowhere is a link. One walk: a path may have a million steps. */
function leadsOutside(tree, path) {
    let current = '.';
    for (const part of path.split('/')) {
        const next = current === '.' ? part : `${current}/${part}`;
        const entry = tree.byPath.get(next);
        if (entry === undefined)
            return false;
        if (entry.type === 'link' && entry.resolved === null)
            return true;
        current = entry.type === 'link' ? (entry.resolved ?? next) : next;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/manifest/path-faults.js
// The words for a path of the manifest that names nothing usable, and how to put it right.
// Specification: manifest page, "Paths".



const phrases = {
    empty: 'is empty',
    backslash: 'contains a backslash',
    nul: 'contains a NUL',
    absolute: 'is absolute',
    outside: 'climbs out of the package',
    missing: 'does not exist',
    'leads-outside': 'leads out of the package through a link, or nowhere',
};
/** What is wrong with a path, as the rest of a sentence that begins with the path. */
function pathPhrase(fault) {
    return phrases[fault];
}
/** How to fix exactly this path, or null. */
function pathFix(judgement, text, named) {
    if (named.fault === 'backslash')
        return `write ${quote(text.replaceAll('\\', '/'))}`;
    const { fault, path } = named;
    if (fault !== 'missing' || path === null)
        return null;
    const near = suggest(judgement, () => nearestPath(judgement.tree, path));
    return near === null ? null : `write ${quote(near)}`;
}

;// CONCATENATED MODULE: ./build/manifest/component-file.js





/** The regular file that `path` names; null, with a finding, where it names none. */
function readComponentFile(judgement, label, path, kind) {
    const named = namePath(judgement.tree, path.value);
    const found = quote(path.value);
    const fault = (messageId, message, expected, fix) => {
        refuse(judgement, 'component/path', {
            messageId,
            message: `${label}.path ${message}`,
            at: path.span,
            found: shownValue(path.value),
            expected,
            fix,
        });
        return null;
    };
    if (!named.ok) {
        return fault(named.fault, `${found} ${pathPhrase(named.fault)}`, 'a regular file inside the package, relative, with /', pathFix(judgement, path.value, named));
    }
    if (named.type !== 'file') {
        const skill = named.path === '.' ? 'SKILL.md' : `${named.path}/SKILL.md`;
        const inside = kind === 'skill' ? `write ${quote(skill)}` : null;
        return fault('not-a-file', `${found} is a directory`, 'a regular file', inside);
    }
    if (/\/\.{0,2}$/.test(path.value)) {
        const fix = `write ${quote(named.path)}`;
        return fault('not-a-file', `${found} names a directory`, 'a regular file', fix);
    }
    const name = named.path.slice(named.path.lastIndexOf('/') + 1);
    if (kind === 'skill' && name !== 'SKILL.md') {
        const fix = 'name the SKILL.md of the skill, or use the component kind "resource"';
        fault('skill-file', `${found} is not named SKILL.md`, 'a file named SKILL.md', fix);
    }
    return { path: named.path, real: named.real, at: path.span };
}

;// CONCATENATED MODULE: ./build/manifest/component-home.js
// Public components live in the resource root of their kind; elsewhere no host would load them.
// Specification: manifest page, "A component of a public kind".



/** Reports a public component outside the root of its kind, or without such a root. */
function judgeComponentHome(judgement, { label, kind, file, resources }) {
    const home = judgement.generation.homes.get(kind);
    if (home === undefined)
        return;
    const root = resources.roots.get(home);
    if (root === undefined) {
        // A root that is declared with a fault has its own finding; a second one would only repeat it.
        if (resources.declared.has(home))
            return;
        const first = file.path.split('/')[0] ?? '';
        const fix = home === 'skills'
            ? 'move the file into skills/'
            : file.path.includes('/')
                ? `add ${quote(home)}: ${quote(first)} to resources`
                : `move the file into a directory and declare that as ${quote(home)} in resources`;
        refuse(judgement, 'component/outside-root', {
            messageId: 'no-root',
            message: `${label} is of kind ${quote(kind)}, and the package has no ${home} root`,
            at: file.at,
            found: shownValue(file.path),
            expected: `a path inside the ${home} root`,
            fix,
        });
        return;
    }
    if (root.path === '.' || file.path.startsWith(`${root.path}/`))
        return;
    refuse(judgement, 'component/outside-root', {
        messageId: 'outside',
        message: `${label}.path ${quote(file.path)} is outside the ${home} root ${quote(root.path)}`,
        at: file.at,
        found: shownValue(file.path),
        expected: `a path inside ${quote(`${root.path}/`)}`,
        fix: `move the file into ${quote(`${root.path}/`)} and change the path`,
    });
}

;// CONCATENATED MODULE: ./build/manifest/components.js
// The `components` list: each entry's keys, kind, id and path, and its place inside the resource root of
// its kind. References between components are the component graph's. Specification: manifest page, `components`.











const componentKeys = ['kind', 'id', 'path', 'requires'];
const requiredKeys = {
    kind: 'a component kind such as "skill"',
    id: 'an id such as "reader"',
    path: 'the path of its file',
};
/** Reads every component; what can be read of a faulty one is kept. */
function readComponents(judgement, block, resources) {
    const list = block === null ? null : listMember(judgement, block, 'components');
    if (list === null)
        return [];
    if (list.items.length > limits.components) {
        refuse(judgement, 'component/too-many', {
            messageId: 'too-many',
            message: `components has ${list.items.length} entries`,
            at: list.span,
            found: String(list.items.length),
            expected: `at most ${limits.components}`,
        });
    }
    return list.items.slice(0, limits.components).flatMap((item, at) => {
        const label = `components[${at}]`;
        if (item.type === 'map')
            return [readComponent(judgement, item, label, resources)];
        refuseType(judgement, label, item, 'an object');
        return [];
    });
}
function readComponent(judgement, map, label, resources) {
    // A list item has no key of its own: a missing key is reported at its opening brace.
    const anchor = { start: map.span.start, end: map.span.start + 1 };
    const object = { map, label, prefix: label, anchor };
    refuseUnknownKeys(judgement, object, componentKeys);
    for (const [key, expected] of Object.entries(requiredKeys)) {
        if (entryOf(map, key) === undefined)
            refuseMissingKey(judgement, object, key, expected);
    }
    const kind = stringMember(judgement, object, 'kind');
    const kindKnown = kind !== null &&
        judgeName(judgement, {
            role: 'component',
            name: kind.value,
            at: kind.span,
            unknownRule: 'component/kind',
        });
    const id = readId(judgement, object);
    const path = stringMember(judgement, object, 'path');
    const file = path === null ? null : readComponentFile(judgement, label, path, kind?.value ?? null);
    if (kind !== null && kindKnown && file !== null) {
        judgeComponentHome(judgement, { label, kind: kind.value, file, resources });
    }
    const requires = stringItems(judgement, object, 'requires');
    return { label, kind, id, file, requires };
}
function readId(judgement, object) {
    const id = stringMember(judgement, object, 'id');
    if (id === null || isComponentId(id.value))
        return id;
    refuse(judgement, 'component/id', {
        messageId: 'form',
        message: `${object.label}.id ${quote(id.value)} does not have the form of an id`,
        at: id.span,
        found: shownValue(id.value),
        expected: '1 to 80 characters of a-z 0-9 . _ -, the first a letter or digit',
    });
    return id;
}

;// CONCATENATED MODULE: ./build/manifest/finding-list.js
// Collects findings up to a cap. What is over the cap is counted and still decides admission, so that a
// hostile manifest can neither flood a report nor hide a refusal.


class FindingList {
    #kept = [];
    #dropped = 0;
    #refusals = 0;
    add(draft) {
        this.addAll([finding(draft)]);
    }
    addAll(findings) {
        for (const one of findings) {
            if (one.refuses)
                this.#refusals += 1;
            if (this.#kept.length < limits.findingsEach)
                this.#kept.push(one);
            else
                this.#dropped += 1;
        }
    }
    /** Takes over what another list kept, counted and refused. */
    absorb(other) {
        this.addAll(other.#kept);
        this.#dropped += other.#dropped;
        this.#refusals += other.#refusals - other.#kept.filter((one) => one.refuses).length;
    }
    /** True when further findings are only counted; then there is no point in wording them. */
    get isFull() {
        return this.#kept.length >= limits.findingsEach;
    }
    /** Counts a finding that is not kept. */
    count(refuses) {
        if (refuses)
            this.#refusals += 1;
        this.#dropped += 1;
    }
    /** How many findings refuse the package, those over the cap included. */
    get refusals() {
        return this.#refusals;
    }
    /** What was kept, in the order it came, and a last finding that counts the rest. */
    list(file) {
        if (this.#dropped === 0)
            return [...this.#kept];
        const more = finding({
            rule: 'manifest/more-findings',
            messageId: 'more',
            message: `${this.#dropped} more findings are not shown`,
            place: wholeFile(file),
            found: String(this.#kept.length + this.#dropped),
            expected: `at most ${limits.findingsEach}`,
        });
        return [...this.#kept, more];
    }
}

;// CONCATENATED MODULE: ./build/manifest/resource-roots.js









/** Reads `resources`. `packageKind` null means that the kind is not known; then `.` is let pass. */
function readResourceRoots(judgement, block, packageKind) {
    const roots = new Map();
    const declared = new Set();
    const resources = block === null ? null : objectMember(judgement, block, 'resources');
    for (const entry of resources === null ? [] : effectiveEntries(resources.map)) {
        const label = resources === null ? entry.key : memberLabel(resources, entry.key);
        const known = judgeName(judgement, {
            role: 'resource',
            name: entry.key,
            at: entry.keySpan,
            unknownRule: 'manifest/resource-kind',
        });
        if (!known)
            continue;
        declared.add(entry.key);
        const value = stringValue(judgement, label, entry.value);
        const root = value === null ? null : readRoot(judgement, { kind: entry.key, label, value, packageKind });
        if (root !== null)
            roots.set(entry.key, root);
    }
    if (!declared.has('skills')) {
        const skills = resolveInTree(judgement.tree, 'skills');
        if (skills !== null && (skills === 'root' || skills.type === 'directory')) {
            const real = skills === 'root' ? '.' : skills.path;
            roots.set('skills', { kind: 'skills', path: 'skills', real, at: null });
        }
    }
    return { roots, declared };
}
function readRoot(judgement, declared) {
    const { kind, label, value, packageKind } = declared;
    const named = namePath(judgement.tree, value.value);
    const found = quote(value.value);
    const fault = (messageId, message, expected, fix) => {
        refuse(judgement, 'manifest/resource-path', {
            messageId,
            message: `${label} ${message}`,
            at: value.span,
            found: shownValue(value.value),
            expected,
            fix,
        });
        return null;
    };
    const path = named.path;
    if (path !== null && kind === 'skills') {
        const dotAllowed = packageKind === 'skill' || packageKind === null;
        if (path !== 'skills' && !(path === '.' && dotAllowed)) {
            const expected = dotAllowed ? '"skills" or "."' : '"skills"';
            const fix = path === '.'
                ? 'move the skills into skills/, or make this a package of kind "skill"'
                : `move ${found} to skills/ and write "skills"`;
            return fault('skills-elsewhere', `is ${found}, and hosts read only ${expected}`, expected, fix);
        }
    }
    else if (path === '.') {
        return fault('whole-root', 'is the package root itself', 'a directory inside the package', null);
    }
    if (!named.ok) {
        const create = `create ${found} with its files, or remove ${quote(kind)} from resources`;
        return fault(named.fault, `${found} ${pathPhrase(named.fault)}`, 'a directory inside the package, relative, with /', pathFix(judgement, value.value, named) ?? (named.fault === 'missing' ? create : null));
    }
    if (named.type !== 'directory') {
        const cut = named.path.lastIndexOf('/');
        const fix = cut === -1 ? null : `write ${quote(named.path.slice(0, cut))}`;
        return fault('not-a-directory', `${found} is a file`, 'a directory', fix);
    }
    return { kind, path: named.path, real: named.real, at: value.span };
}

;// CONCATENATED MODULE: ./build/manifest/hidden-text.js
// Characters that a reader of the manifest cannot see: bidirectional controls, zero-width characters,
// Unicode tags. In names they cannot occur; in prose they are shown decoded. Never changes admission.




/** Reports text with hidden characters. Line breaks, tabs and the joiners inside emoji are no surprise. */
function reportHiddenText(judgement, label, text) {
    const plain = text.value
        .replace(/[\n\r\t]/g, ' ')
        .replace(/(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu, '');
    if (!hasUnseen(plain))
        return;
    report(judgement, 'manifest/hidden-character', {
        messageId: 'hidden',
        message: `${label} has characters that cannot be seen: ${quote(text.value)}`,
        at: text.span,
        found: shownValue(text.value),
        expected: 'text without control, bidirectional, zero-width or tag characters',
        fix: 'delete the characters shown as escapes and type the text again',
    });
}

;// CONCATENATED MODULE: ./build/manifest/plugin-id.js
// The form of a package name, which is also the id under which a plugin is installed.
// Specification: manifest page, "Root object", `name`.

/** Names a package cannot have because a file of the host has them. */
const reservedNames = ['state.json'];
/** Why `text` is no package name, or null when it is one. */
function pluginNameFault(text) {
    if (text === '')
        return 'empty';
    if (text.length > limits.nameLength)
        return 'too-long';
    if (reservedNames.includes(text))
        return 'reserved';
    const formed = /^[a-z0-9][a-z0-9.-]*$/.test(text) && /[a-z0-9]$/.test(text);
    return formed && !text.includes('--') && !text.includes('..') ? null : 'form';
}
/** True for a text that can be a package name and an installed id: 1 to 64 of `a-z 0-9 . -`, well placed. */
function isPluginId(text) {
    return pluginNameFault(text) === null;
}
/** The package name closest to what `text` seems to mean, or null where nothing is left of it. */
function suggestPluginName(text) {
    const folded = text
        .slice(0, 4 * limits.nameLength)
        .toLowerCase()
        .replace(/[^a-z0-9.]+/g, '-')
        .replace(/\.{2,}/g, '.')
        .replace(/^[.-]{1,256}/, '')
        .slice(0, limits.nameLength)
        .replace(/[.-]{1,64}$/, '');
    return isPluginId(folded) ? folded : null;
}

;// CONCATENATED MODULE: ./build/manifest/name-and-version.js
// The two fields that identify a package. Specification: manifest page, "Root object".








const nameForm = '1 to 64 characters of a-z 0-9 . -, first and last a letter or digit, no -- and no ..';
/** The name as written, also where it is refused; empty where there is none. */
function readName(judgement, root) {
    if (entryOf(root.map, 'name') === undefined) {
        refuseMissingKey(judgement, root, 'name', `a name of ${nameForm}`);
        return '';
    }
    const name = stringMember(judgement, root, 'name');
    const fault = name === null ? null : pluginNameFault(name.value);
    if (name === null || fault === null)
        return name?.value ?? '';
    const found = quote(name.value);
    const suggestion = fault === 'too-long' ? null : suggestPluginName(name.value);
    const messages = {
        empty: 'name is empty',
        'too-long': `name has ${name.value.length} characters`,
        reserved: `name ${found} is reserved for a file of the host`,
        form: `name ${found} does not have the form of a package name`,
    };
    refuse(judgement, 'manifest/name', {
        messageId: fault,
        message: messages[fault],
        at: name.span,
        found: shownValue(name.value),
        expected: nameForm,
        fix: suggestion === null ? null : `write ${quote(suggestion)}, or another name of that form`,
    });
    return name.value;
}
/** The version as written, also where it is refused; empty where there is none. */
function readVersion(judgement, root) {
    if (entryOf(root.map, 'version') === undefined) {
        refuseMissingKey(judgement, root, 'version', 'a version such as "1.0.0"');
        return '';
    }
    const version = stringMember(judgement, root, 'version');
    const fault = version === null ? null : versionFault(version.value);
    if (version === null || fault === null)
        return version?.value ?? '';
    const found = quote(version.value);
    const suggestion = suggestVersion(version.value);
    const messages = {
        'too-long': `version has ${version.value.length} characters`,
        prefix: `version ${found} begins with ${quote(version.value.slice(0, 1))}`,
        space: `version ${found} contains white space`,
        form: `version ${found} is not a strict semantic version`,
    };
    refuse(judgement, 'manifest/version', {
        messageId: fault,
        message: messages[fault],
        at: version.span,
        found: shownValue(version.value),
        expected: 'MAJOR.MINOR.PATCH without prefix, spaces or leading zeros',
        fix: suggestion === null ? null : `write ${quote(suggestion)}`,
    });
    return version.value;
}

;// CONCATENATED MODULE: ./build/manifest/root-object.js
// The root object of plugin.json and its plain fields. The Clio block has its own reader.
// Specification: manifest page, "Root object".








const manifestSchema = 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json';
const clioNamespace = 'ai.iowarp.clio';
const rootKeys = [
    '$schema',
    'name',
    'version',
    'description',
    'author',
    'homepage',
    'repository',
    'license',
    'keywords',
    'extensions',
];
const authorKeys = ['name', 'email', 'url'];
/** Keys that people write in the root and that belong into the Clio block. */
const clioKeys = [
    'kind',
    'requires',
    'compatibility',
    'resources',
    'components',
];
/** Validates the root object without its Clio block. The result is only whole where nothing was refused. */
function readRootFields(judgement, root) {
    refuseUnknownKeys(judgement, root, rootKeys, (key) => clioKeys.includes(key) ? `move it into extensions["${clioNamespace}"]` : null);
    readSchema(judgement, root);
    const name = readName(judgement, root);
    const version = readVersion(judgement, root);
    const text = (key) => proseMember(judgement, root, key);
    const keywords = stringItems(judgement, root, 'keywords');
    for (const keyword of keywords)
        reportHiddenText(judgement, 'a keyword', keyword);
    return {
        name,
        version,
        description: text('description'),
        homepage: text('homepage'),
        repository: text('repository'),
        license: text('license'),
        author: readAuthor(judgement, root),
        keywords: keywords.map((item) => item.value),
    };
}
/** The Clio block, or null where the manifest has none. Members of `extensions` that are no objects are reported. */
function readExtensions(judgement, root) {
    const extensions = objectMember(judgement, root, 'extensions');
    if (extensions === null)
        return null;
    for (const entry of effectiveEntries(extensions.map)) {
        if (entry.key !== clioNamespace && entry.value.type !== 'map') {
            refuseType(judgement, `extensions[${quote(entry.key)}]`, entry.value, 'an object');
        }
    }
    const own = entryOf(extensions.map, clioNamespace);
    if (own === undefined)
        return null;
    const label = `extensions["${clioNamespace}"]`;
    if (own.value.type === 'map')
        return { map: own.value, label, prefix: '', anchor: own.keySpan };
    refuseType(judgement, label, own.value, 'an object');
    return null;
}
function readSchema(judgement, root) {
    const expected = `"${manifestSchema}"`;
    if (entryOf(root.map, '$schema') === undefined) {
        refuseMissingKey(judgement, root, '$schema', expected);
        return;
    }
    const schema = stringMember(judgement, root, '$schema');
    if (schema === null || schema.value === manifestSchema)
        return;
    refuse(judgement, 'manifest/schema', {
        messageId: 'other-schema',
        message: `$schema is ${quote(schema.value)}, not the 1.0.0 identifier`,
        at: schema.span,
        found: shownValue(schema.value),
        expected,
        fix: `write ${expected}`,
    });
}
function readAuthor(judgement, root) {
    const author = objectMember(judgement, root, 'author');
    if (author === null)
        return null;
    refuseUnknownKeys(judgement, author, authorKeys);
    const fields = authorKeys.flatMap((key) => {
        const value = proseMember(judgement, author, key);
        return value === null ? [] : [[key, value]];
    });
    return Object.fromEntries(fields);
}
function proseMember(judgement, object, key) {
    const text = stringMember(judgement, object, key);
    if (text !== null)
        reportHiddenText(judgement, memberLabel(object, key), text);
    return text?.value ?? null;
}

;// CONCATENATED MODULE: ./build/manifest/single-kind.js



/** Judges a package whose kind is known; `kind` is where the manifest says it. */
function judgeSingleKind(judgement, kind, components, resources) {
    const home = judgement.generation.homes.get(kind.value);
    if (home === undefined)
        return;
    const fault = (messageId, at, message, found, fix) => refuse(judgement, 'manifest/single-kind', {
        messageId,
        message: `a package of kind ${quote(kind.value)} ${message}`,
        at,
        found,
        expected: `one ${kind.value} component, only a ${home} root, and one file in it`,
        fix,
    });
    const open = components.filter((component) => component.kind !== null && judgement.generation.homes.has(component.kind.value));
    const own = open.filter((component) => component.kind?.value === kind.value);
    if (own.length === 0) {
        const fix = `declare its ${kind.value} in components, or write the kind "plugin"`;
        fault('no-component', kind.span, `declares no ${kind.value} component`, 'none', fix);
    }
    for (const component of open) {
        if (component.kind === null || component === own[0])
            continue;
        const name = `${component.kind.value}:${component.id?.value ?? '?'}`;
        const message = `has one public component, and ${component.label} is another`;
        const fix = 'remove it, or write the kind "plugin"';
        fault('extra-component', component.kind.span, message, quote(name), fix);
    }
    for (const root of resources.roots.values()) {
        if (root.kind === home)
            continue;
        const message = `has only a ${home} root, and ${quote(root.path)} is a ${root.kind} root`;
        const fix = 'remove it from the package, or write the kind "plugin"';
        fault('extra-root', root.at ?? kind.span, message, quote(root.kind), fix);
    }
    const root = resources.roots.get(home);
    if (root === undefined) {
        // A declared root with a fault, and a component without its root, are told of already.
        if (resources.declared.has(home) || own.some((component) => component.file !== null))
            return;
        const fix = `declare the directory of the ${kind.value} as ${quote(home)} in resources`;
        fault('no-root', kind.span, `has no ${home} root`, 'none', fix);
        return;
    }
    const file = own[0]?.file ?? null;
    const files = filesOfKind(judgement.tree, root, kind.value);
    const extra = withoutOwn(judgement.tree, files, file);
    if (extra.length > 0) {
        const names = listNames(extra.map((path) => quote(path)));
        const sort = kind.value === 'skill' ? 'SKILL.md' : '.md file';
        const verb = extra.length === 1 ? 'is' : 'are';
        const message = `has one ${sort} in its ${home} root ${quote(root.path)}, and ${names} ${verb} there too`;
        const fix = `move ${names} out of ${quote(root.path)}, or write the kind "plugin"`;
        fault('extra-file', root.at ?? kind.span, message, names, fix);
    }
    if (file !== null && kind.value !== 'skill' && !file.path.endsWith('.md')) {
        const message = `needs a .md file, and ${quote(file.path)} is none`;
        fault('other-file', file.at, message, quote(file.path), 'give the file the ending .md');
    }
}
/** The files besides the component's own; without a component the first counts as its own. */
function withoutOwn(tree, files, file) {
    const same = file === null ? 0 : files.indexOf(file.path);
    const own = same === -1 ? files.findIndex((path) => realPath(tree, path) === file?.real) : same;
    return files.filter((_, at) => at !== own);
}
/** Files below a root that a host would load as this kind, links followed, each directory walked once. */
function filesOfKind(tree, root, kind) {
    const wanted = (name) => (kind === 'skill' ? name === 'SKILL.md' : name.endsWith('.md'));
    const files = [];
    const walked = new Set([root.real]);
    const waiting = [{ real: root.real, shown: root.path }];
    for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
        for (const child of childrenOf(tree, step.real)) {
            const name = child.path.slice(child.path.lastIndexOf('/') + 1);
            const shown = step.shown === '.' ? name : `${step.shown}/${name}`;
            const entry = child.type === 'link' ? resolveInTree(tree, child.path) : child;
            const real = entry === 'root' ? '.' : (entry?.path ?? null);
            if (entry === null || real === null)
                continue;
            if (entry === 'root' || entry.type === 'directory') {
                if (walked.has(real))
                    continue;
                walked.add(real);
                waiting.push({ real, shown });
            }
            else if (wanted(name))
                files.push(shown);
        }
    }
    return files.sort();
}
function realPath(tree, path) {
    const entry = resolveInTree(tree, path);
    return entry === null ? null : entry === 'root' ? '.' : entry.path;
}

;// CONCATENATED MODULE: ./build/manifest/judge-manifest.js
// Judging a parsed manifest by one host generation: every part is read, every fault kept. Pure: JSON
// tree, text and package tree in, a verdict out. Specification: manifest page.









const emptyGraph = { nodes: [], edges: [], cycles: [] };
/** Judges by the names of `generation`. */
function judgeManifest(input, generation) {
    const findings = new FindingList();
    const uses = [];
    const judgement = { ...input, generation, findings, uses, suggestions: { left: 64 } };
    const finish = (manifest, graph) => {
        const kept = findings.refusals === 0 ? manifest : null;
        return { generation, manifest: kept, graph, findings, uses };
    };
    if (input.root.type !== 'map') {
        refuse(judgement, 'manifest/wrong-type', {
            messageId: 'wrong-type',
            message: `plugin.json is ${describeNode(input.root)}, not an object`,
            at: input.root.span,
            found: describeNode(input.root),
            expected: 'an object',
        });
        return finish(null, emptyGraph);
    }
    const root = {
        map: input.root,
        label: 'the root object',
        prefix: '',
        anchor: { start: 0, end: 0 },
    };
    const fields = readRootFields(judgement, root);
    const block = readExtensions(judgement, root);
    const clio = readClioBlock(judgement, block);
    const resources = readResourceRoots(judgement, block, clio.kind);
    const components = readComponents(judgement, block, resources);
    const graph = buildComponentGraph(judgement, components);
    if (clio.kind !== null && clio.kindAt !== null) {
        judgeSingleKind(judgement, clio.kindAt, components, resources);
    }
    const manifest = {
        ...fields,
        kind: clio.kind ?? 'plugin',
        requires: clio.requires,
        compatibility: { clio: clio.range },
        resources: new Map([...resources.roots].map(([kind, found]) => [kind, found.path])),
        components: components.flatMap((component) => manifestComponent(judgement, component)),
    };
    return finish(manifest, graph);
}
function manifestComponent(judgement, { kind, id, file, requires }) {
    if (kind === null || id === null || file === null)
        return [];
    return [
        {
            kind: kind.value,
            id: id.value,
            path: file.path,
            requires: [...new Set(requires.map((reference) => reference.value))],
            place: judgement.source.place(id.span.start, id.span.end),
        },
    ];
}
/** The string at a path of keys, or null. */
function statedText(root, ...keys) {
    let node = root;
    for (const key of keys)
        node = node?.type === 'map' ? (data_node_memberOf(node, key) ?? null) : null;
    return node?.type === 'scalar' && typeof node.value === 'string' ? node.value : null;
}

;// CONCATENATED MODULE: ./build/manifest/choose-generation.js
// Which host generation a manifest is judged by, whether a known host is in its range, and what other
// hosts in the range will say. Specification: manifest page, "Host generations".








/**
 * Judges for one host version, or with `auto` for every known generation the range reaches: the first
 * that admits decides. Where none does, the one with the fewest refusals speaks. Throws `Fault`
 * (`usage`) where `clioVersion` is neither `auto` nor a version.
 */
function judgeForHosts(input, clioVersion) {
    const range = statedRange(input.root);
    const host = clioVersion === 'auto' ? null : generationOfHost(clioVersion);
    const reached = generationsInRange(range);
    const candidates = host !== null ? [host] : reached.length > 0 ? reached : generations;
    let best = null;
    for (const generation of candidates) {
        const verdict = judgeManifest({ ...input, range }, generation);
        if (best === null || verdict.findings.refusals < best.findings.refusals)
            best = verdict;
        if (best.findings.refusals === 0)
            break;
    }
    const verdict = best ?? judgeManifest({ ...input, range }, generations[0]);
    const compatible = host === null ? reached.length > 0 : hostSatisfies(clioVersion, range);
    const place = rangePlace(input.source, input.root);
    const aboutHosts = [];
    if (!compatible && range !== null)
        aboutHosts.push(incompatible(range, clioVersion, place));
    if (verdict.findings.refusals === 0) {
        const others = reached.filter((generation) => generation !== verdict.generation);
        for (const other of others)
            aboutHosts.push(...otherHosts(input.source, verdict, other, range));
    }
    return { verdict, compatible, aboutHosts };
}
/** `compatibility.clio` where it is a string that is a range, else null. */
function statedRange(root) {
    const text = statedText(root, 'extensions', clioNamespace, 'compatibility', 'clio');
    return text !== null && rangeFault(text) === null ? text : null;
}
function rangePlace(source, root) {
    let node = root;
    for (const key of ['extensions', clioNamespace, 'compatibility', 'clio']) {
        node = node?.type === 'map' ? data_node_memberOf(node, key) : undefined;
    }
    return source.place(node?.span.start ?? 0, node?.span.end ?? 0);
}
function incompatible(range, clioVersion, place) {
    const auto = clioVersion === 'auto';
    return finding({
        rule: 'manifest/incompatible',
        messageId: auto ? 'no-host' : 'other-host',
        message: auto
            ? `no known Clio host is in compatibility.clio ${quote(range)}`
            : `Clio ${clioVersion} is not in compatibility.clio ${quote(range)}`,
        place,
        found: shownValue(range),
        expected: auto ? 'a range that some host satisfies' : `a range that holds ${clioVersion}`,
    });
}
function otherHosts(source, verdict, other, range) {
    const refused = verdict.uses.filter((use) => !other.names[use.role].includes(use.name));
    const first = refused[0];
    if (first === undefined)
        return [];
    const older = generations.indexOf(verdict.generation) < generations.indexOf(other);
    const names = [...new Set(refused.map((use) => use.name))];
    const words = listNames(names.map((name) => quote(name)));
    const renamed = names.map((name) => {
        const to = renamedTo(name);
        return to === null ? `remove ${quote(name)}` : `rename ${quote(name)} to ${quote(to)}`;
    });
    const stated = range === null ? 'the package' : `compatibility.clio ${quote(range)}`;
    const place = (use) => source.place(use.span.start, use.span.end);
    return [
        finding({
            rule: older ? 'manifest/older-vocabulary' : 'manifest/newer-vocabulary',
            messageId: 'refused-elsewhere',
            message: `${other.label} refuses ${words}, and ${stated} does not exclude those hosts`,
            place: place(first),
            found: listNames(names),
            expected: `names of ${other.label}, or a range without those hosts`,
            fix: `${renamed.join(', ')} in resources, kinds and requirements, or ${rangeFix(older, range)}`,
            related: refused
                .slice(1, 21)
                .map((use) => ({ message: `${quote(use.name)} here`, place: place(use) })),
        }),
    ];
}
function rangeFix(older, range) {
    if (range === null)
        return `set compatibility.clio to ${older ? '"<0.6.2"' : '">=0.6.2"'}`;
    return older
        ? 'let compatibility.clio end with "<0.6.2"'
        : 'let compatibility.clio begin with ">=0.6.2"';
}

;// CONCATENATED MODULE: ./build/manifest/duplicate-keys.js


/** Adds a finding at each later occurrence of a key in its object, in file order. */
function reportDuplicateKeys(source, root, findings) {
    const waiting = [root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        if (node.type === 'scalar')
            continue;
        const children = node.type === 'list' ? node.items : node.entries.map((entry) => entry.value);
        // One by one: spreading a million items into a call overflows the stack.
        for (let at = children.length - 1; at >= 0; at -= 1) {
            const child = children[at];
            if (child !== undefined && child.type !== 'scalar')
                waiting.push(child);
        }
        if (node.type === 'map')
            reportDuplicatesOf(source, node, findings);
    }
}
function reportDuplicatesOf(source, map, findings) {
    const first = new Map();
    for (const { key, keySpan } of map.entries) {
        const earlier = first.get(key);
        if (earlier === undefined) {
            first.set(key, keySpan);
            continue;
        }
        if (findings.isFull) {
            findings.count(false);
            continue;
        }
        findings.add({
            rule: 'manifest/duplicate-key',
            messageId: 'duplicate',
            message: `${quote(key)} occurs twice in one object; hosts take the last`,
            place: source.place(keySpan.start, keySpan.end),
            found: shownValue(key),
            expected: 'each key once',
            related: [{ message: 'first here', place: source.place(earlier.start, earlier.end) }],
        });
    }
}

;// CONCATENATED MODULE: ./build/manifest/manifest-file.js
// plugin.json as an entry of the tree: it must be there and be a regular file at the root.
// Specification: manifest page, "Reading" 2.






/** The hashed bytes of plugin.json, or null with the finding that says why there are none. */
function judgeManifestFile(tree, findings) {
    const entry = tree.byPath.get(manifestFile);
    const bytes = tree.captured.get(manifestFile);
    if (entry?.type === 'file' && bytes !== undefined)
        return bytes;
    if (entry?.type === 'file' && entry.size > limits.manifestBytes) {
        findings.add(tooLarge(entry.size));
        return null;
    }
    // What the walk said about this file, or about a root it could not list, is the reason already.
    const said = tree.findings.some(({ place, refuses }) => place.file === manifestFile || (refuses && place.file === '.' && tree.entries.length === 0));
    if (entry?.type === 'link' || entry?.type === 'directory') {
        findings.add(notRegular(tree, entry.type));
    }
    else if (!said)
        findings.add(notRegular(tree, 'missing'));
    return null;
}
function notRegular(tree, type) {
    const expected = 'a regular file plugin.json in the package root';
    const draft = { rule: 'manifest/not-regular', place: wholeFile(manifestFile), expected };
    switch (type) {
        case 'missing': {
            const near = nearestPath(tree, manifestFile);
            return {
                ...draft,
                rule: 'manifest/missing',
                messageId: 'missing',
                message: 'the package has no plugin.json',
                found: near === null ? null : shownValue(near),
                fix: near === null ? null : `rename ${quote(near)} to "plugin.json"`,
                refuses: true,
            };
        }
        case 'link':
            return {
                ...draft,
                messageId: 'link',
                message: 'plugin.json is a symbolic link',
                found: 'a link',
                fix: 'put the file itself into the package root',
                refuses: true,
            };
        case 'directory':
            return {
                ...draft,
                messageId: 'directory',
                message: 'plugin.json is a directory',
                found: 'a directory',
                refuses: true,
            };
    }
}

;// CONCATENATED MODULE: ./build/manifest/reserved-names.js
// Names in the package root that a host keeps for itself or sets aside.
// Specification: manifest page, "Reading" 1 and 5.

/** Refuses a root state.json, whatever it is, and warns of a root mcp.json. */
function reportReservedNames(tree, findings) {
    if (tree.byPath.has('state.json')) {
        findings.add({
            rule: 'manifest/state-json-reserved',
            messageId: 'reserved',
            message: 'state.json in the package root is reserved for the host',
            place: wholeFile('state.json'),
            found: 'state.json',
            expected: 'no such name in the root; deeper it is fine',
            refuses: true,
        });
    }
    if (tree.byPath.has('mcp.json')) {
        findings.add({
            rule: 'manifest/mcp-not-run',
            messageId: 'kept',
            message: 'Clio hosts keep mcp.json and do not run its servers',
            place: wholeFile('mcp.json'),
            found: 'mcp.json',
        });
    }
}

;// CONCATENATED MODULE: ./build/manifest/read-manifest.js
// Reading a package root: the tree is hashed once, plugin.json is judged from the hashed bytes, and
// everything found comes back as one value. Never throws for a bad package, never reads a byte twice.
// Specification: manifest page, "Reading".














/**
 * Reads and judges the package at `root`. Whatever is wrong with the package is in `diagnostics`. Throws
 * `Fault`: `usage` where `clioVersion` is no version, `io` where the machine failed.
 */
function readPluginManifest(root, options = {}) {
    return judgePackageTree(readPackageTree(root, options), options.clioVersion);
}
/** Reads the tree of a package with the files that judging it needs. */
function readPackageTree(root, options = {}) {
    const also = options.capture;
    return readTree(root, {
        capture: (path, size) => isHeld(path, size) || also?.(path, size) === true,
        ...(options.disk === undefined ? {} : { disk: options.disk }),
    });
}
/** Judges a tree that was read by `readPackageTree`. Pure. */
function judgePackageTree(tree, clioVersion = 'auto') {
    const findings = new FindingList();
    findings.addAll(tree.findings);
    reportReservedNames(tree, findings);
    const bytes = judgeManifestFile(tree, findings);
    const text = bytes === null ? noText : parseManifestText(bytes, findings);
    const chosen = judgeText(text, tree, clioVersion, findings);
    const { root } = text;
    const valid = chosen !== null && findings.refusals === 0;
    return {
        path: tree.root,
        manifestPath: (0,external_node_path_namespaceObject.join)(tree.root, manifestFile),
        manifest: chosen?.verdict.manifest ?? null,
        statedName: statedText(root, 'name'),
        statedVersion: statedText(root, 'version'),
        statedKind: statedKind(root),
        valid,
        compatible: chosen?.compatible ?? false,
        generation: valid ? (chosen?.verdict.generation.id ?? null) : null,
        diagnostics: findings.list(manifestFile),
        contentDigest: tree.digest,
        manifestDigest: bytes === null ? null : parseDigest((0,external_node_crypto_namespaceObject.createHash)('sha256').update(bytes).digest('hex')),
        graph: chosen?.verdict.graph ?? emptyGraph,
        tree,
        source: text.source,
    };
}
/**
 * Judges manifest bytes as the plugin.json of the package at `root`, whose tree is read for the paths it
 * names. The tree's own faults are not part of the answer. Throws as `readPluginManifest` does.
 */
function parsePluginManifest(bytes, root, options = {}) {
    const tree = readPackageTree(root, options);
    const findings = new FindingList();
    const text = parseManifestText(bytes, findings);
    const chosen = judgeText(text, tree, options.clioVersion ?? 'auto', findings);
    return {
        manifest: chosen?.verdict.manifest ?? null,
        valid: chosen !== null && findings.refusals === 0,
        diagnostics: findings.list(manifestFile),
    };
}
const noText = { source: null, root: null };
function judgeText({ source, root }, tree, clioVersion, findings) {
    if (source === null || root === null)
        return null;
    reportDuplicateKeys(source, root, findings);
    const chosen = judgeForHosts({ source, root, tree }, clioVersion);
    findings.absorb(chosen.verdict.findings);
    findings.addAll(chosen.aboutHosts);
    return chosen;
}
/** The kind as written; that of a manifest which says nothing. Null where it is no text. */
function statedKind(root) {
    const extensions = root?.type === 'map' ? data_node_memberOf(root, 'extensions') : undefined;
    const block = extensions?.type === 'map' ? data_node_memberOf(extensions, clioNamespace) : undefined;
    const unsaid = block === undefined || (block.type === 'map' && data_node_memberOf(block, 'kind') === undefined);
    return unsaid && root?.type === 'map'
        ? 'plugin'
        : statedText(root, 'extensions', clioNamespace, 'kind');
}

;// CONCATENATED MODULE: ./build/discovery/discovery-pass.js
// A discovery pass: within one synchronous body every package root is hashed and judged once, so that
// parts which ask for the same package see the same bytes. Nothing outlives the body.
// Specification: lifecycle page, "Discovery pass".


/** Only its identity matters: memos keep their values by it. */
class Pass {
}
let current = null;
/**
 * Runs `body` in a pass and returns what it returns. Inside another pass that one is shared. The pass ends
 * with the synchronous body: on a throw too, and where the body returns a promise, before that settles.
 */
function withPluginDiscoveryPass(body) {
    return current === null ? runIn(new Pass(), body) : body();
}
/** Runs `body` outside any pass, so that it reads the disk afresh, and restores the pass after it. */
function outsidePluginDiscoveryPass(body) {
    return runIn(null, body);
}
/**
 * Makes a memo that lasts as long as the running pass; outside a pass it always calls `make`. A result
 * is kept whatever it says; where `make` throws, nothing is kept.
 */
function passMemo() {
    const passes = new WeakMap();
    return (key, make) => {
        const pass = current;
        if (pass === null)
            return make();
        const values = passes.get(pass) ?? new Map();
        passes.set(pass, values);
        const known = values.get(key);
        if (known !== undefined)
            return known.value;
        const value = make();
        values.set(key, { value });
        return value;
    };
}
const trees = passMemo();
const candidates = passMemo();
/**
 * The candidate at `root`: in a pass the first result for that root, else a fresh one. Options other than
 * `clioVersion` count only for the first reading. Throws as `readPluginManifest` does.
 */
function passPluginCandidate(root, options = {}) {
    const path = (0,external_node_path_namespaceObject.resolve)(root);
    const clioVersion = options.clioVersion ?? 'auto';
    return candidates(`${clioVersion}\0${path}`, () => judgePackageTree(trees(path, () => readPackageTree(path, options)), clioVersion));
}
function runIn(pass, body) {
    const before = current;
    current = pass;
    try {
        return body();
    }
    finally {
        current = before;
    }
}

;// CONCATENATED MODULE: ./build/discovery/list-directory.js


/** Lists `directory` (absolute). Throws the system's error where it cannot. */
function listDirectory(disk, directory) {
    return disk
        .readdirSync(directory, { withFileTypes: true })
        .map((entry) => ({ name: entry.name, type: list_directory_typeOf(disk, directory, entry) }))
        .sort((a, b) => order_byCodeUnits(a.name, b.name));
}
/** True where something is at `path`, whatever it is. */
function isThere(disk, path) {
    try {
        return disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
/** True where `path` is a directory, links followed. */
function leadsToDirectory(disk, path) {
    try {
        return disk.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch {
        return false;
    }
}
function list_directory_typeOf(disk, directory, entry) {
    if (entry.isDirectory())
        return 'directory';
    if (entry.isSymbolicLink())
        return 'link';
    if (entry.isFile() || entry.isFIFO() || entry.isSocket())
        return 'other';
    // Some file systems give no type with the name.
    const facts = disk.lstatSync((0,external_node_path_namespaceObject.join)(directory, entry.name), { throwIfNoEntry: false });
    return facts?.isDirectory() === true
        ? 'directory'
        : facts?.isSymbolicLink() === true
            ? 'link'
            : 'other';
}

;// CONCATENATED MODULE: ./build/discovery/discover-packages.js
// What a host finds below a directory: the directory itself where it is a package, else each real
// directory in it. Specification: manifest page, "Reading", `discoverPluginPackages`.





/** Finds and reads packages as a host does; in a discovery pass each is read once. Throws as `readPluginManifest` does. */
function discoverPluginPackages(root, options = {}) {
    const disk = options.disk ?? realDisk;
    const directory = (0,external_node_path_namespaceObject.resolve)(root);
    const names = isThere(disk, (0,external_node_path_namespaceObject.join)(directory, manifestFile)) ? null : listOrNull(disk, directory);
    if (names === null) {
        return { candidates: [passPluginCandidate(directory, options)], notChecked: [] };
    }
    const candidates = [];
    const notChecked = [];
    for (const { name, type } of names) {
        const path = (0,external_node_path_namespaceObject.join)(directory, name);
        const isDirectory = type === 'directory' || (type === 'link' && leadsToDirectory(disk, path));
        if (!isDirectory)
            continue;
        if (name.startsWith('.'))
            notChecked.push({ what: path, why: 'hidden directory' });
        else if (type === 'link')
            notChecked.push({ what: path, why: 'symbolic link to a directory' });
        else
            candidates.push(passPluginCandidate(path, options));
    }
    return { candidates, notChecked };
}
function listOrNull(disk, directory) {
    try {
        return listDirectory(disk, directory);
    }
    catch {
        // Why it cannot be listed is found again, as a finding, by reading it as a package.
        return null;
    }
}

;// CONCATENATED MODULE: ./build/registry/tree-url.js
// GitHub tree URLs: SERVER/OWNER/REPO/tree/REF[/PATH], read from the raw text by this one strict parser.
// Never `new URL`, which repairs what must be refused. Pure; looks nothing up.
// Specification: registry page, "GitHub tree URLs"; threats page, "URLs".

const githubServer = 'https://github.com';
const tree_url_LONGEST = 2_048;
/** Parses `text` strictly: nothing is trimmed, decoded, lower-cased or repaired. */
function parseTreeUrl(text, options = {}) {
    if (text.length > tree_url_LONGEST)
        return no(`longer than ${tree_url_LONGEST} characters`);
    const character = /[^\x20-\x7e]/u.exec(text)?.[0];
    if (character !== undefined)
        return no(`the character ${quote(character)}`);
    const server = serverOf(text, options.serverUrl ?? null);
    if (server === null)
        return no(`it does not begin with ${githubServer}/`);
    const rest = text.slice(server.length + 1);
    const forbidden = /[%\\?#]/.exec(rest)?.[0];
    if (forbidden !== undefined)
        return no(forbiddenPhrases.get(forbidden) ?? 'a character');
    const segments = rest.split('/');
    const [owner = '', repo = '', tree, ref = '', ...path] = segments;
    if (segments.length < 4)
        return no('it is not SERVER/OWNER/REPO/tree/REF');
    if (segments.includes(''))
        return no('an empty segment (two slashes, or one at the end)');
    if (segments.includes('.') || segments.includes('..'))
        return no('a segment "." or ".."');
    if (tree !== 'tree')
        return no(`${quote(tree ?? '')} where "tree" belongs`);
    for (const [what, name] of [
        ['owner', owner],
        ['repository', repo],
        ['ref', ref],
    ]) {
        if (!/^[A-Za-z0-9_.-]+$/.test(name))
            return no(`the ${what} ${quote(name)}`);
        if (name.startsWith('-'))
            return no(`the ${what} ${quote(name)} begins with a dash`);
    }
    return { ok: true, source: { server, owner, repo, ref, path: path.join('/'), url: text } };
}
/**
 * The host's name for it: the parts of a GitHub tree URL on github.com, or null when `text` is none.
 * Source: lifecycle page, public names.
 */
function parsePluginGithubSource(text) {
    const parsed = parseTreeUrl(text);
    return parsed.ok ? parsed.source : null;
}
const forbiddenPhrases = new Map([
    ['%', 'a percent sign'],
    ['\\', 'a backslash'],
    ['?', 'a query'],
    ['#', 'a fragment'],
]);
function serverOf(text, given) {
    if (text.startsWith(`${githubServer}/`))
        return githubServer;
    if (given === null || given === '')
        return null;
    return text.startsWith(`${given}/`) ? given : null;
}
function no(phrase) {
    return { ok: false, phrase };
}

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/allowed-tools.js
const rule = {
    id: 'agent-skill/allowed-tools',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the allowed-tools of a skill are not a string',
    why: 'The field is one string; a client skips a skill where it is a number, a mapping or nothing.',
    fix: 'Write the tools as one string, separated by blanks, or remove the field.',
    example: { bad: 'allowed-tools: {read: true}', good: 'allowed-tools: Read Grep' },
    messages: {
        'wrong-type': 'The value is neither a string nor a list.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/allowed-tools-list.js
const allowed_tools_list_rule = {
    id: 'agent-skill/allowed-tools-list',
    severity: 'warning',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'the allowed-tools of a skill are not separated by blanks',
    why: 'The field is one string, separated by blanks. Many clients read a list or commas as well, and some grant no tool at all.',
    fix: 'Write the tools as one string, separated by blanks.',
    example: { bad: 'allowed-tools: [Read, Grep]', good: 'allowed-tools: Read Grep' },
    messages: {
        list: 'The value is a list.',
        commas: 'The tools are separated by commas.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/compatibility.js
const compatibility_rule = {
    id: 'agent-skill/compatibility',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the compatibility of a skill is not 1 to 500 characters',
    why: 'The field is a short string; a client skips a skill where it is not.',
    fix: 'Say in 1 to 500 characters what the skill needs, or remove the field.',
    example: { bad: 'compatibility: ""', good: 'compatibility: Needs git.' },
    messages: {
        'wrong-type': 'The value is not a string.',
        empty: 'The value is empty.',
        'too-long': 'The value has more than 500 characters.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/description.js
const description_rule = {
    id: 'agent-skill/description',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'a skill has no usable description',
    why: 'The description is what a model sees before it picks a skill. A client skips a skill without one, or with one over 1024 characters.',
    fix: 'Say in 1 to 1024 characters what the skill does and when to use it.',
    example: { bad: 'description: ""', good: 'description: Reads a page. Use when a page is given.' },
    messages: {
        missing: 'There is no description.',
        'wrong-type': 'The description is not a string.',
        blank: 'The description holds nothing but blanks.',
        'too-long': 'The description has more than 1024 characters.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/encoding.js
const encoding_rule = {
    id: 'agent-skill/encoding',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the file of a skill is not text that a client reads',
    why: 'A client that cannot decode the file skips the skill.',
    fix: 'Save SKILL.md as UTF-8, and keep it short.',
    example: { bad: 'SKILL.md saved as UTF-16', good: 'SKILL.md saved as UTF-8' },
    messages: {
        'utf-16': 'The file is UTF-16.',
        'not-utf8': 'The bytes are not UTF-8.',
        'too-large': 'The file is larger than what is read.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/frontmatter.js
const frontmatter_rule = {
    id: 'agent-skill/frontmatter',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the frontmatter of SKILL.md cannot be read',
    why: 'Name and description of a skill are in its frontmatter. A client that cannot read it skips the skill without a word to the user.',
    fix: 'Begin the file with "---", one "key: value" a line, and "---"; put values with ": " in double quotes.',
    example: {
        bad: 'description: Use when: a page is given',
        good: 'description: "Use when: a page is given"',
    },
    messages: {
        'byte-order-mark': 'A byte-order mark stands before the first line.',
        missing: 'The file does not begin with frontmatter.',
        'not-at-start': 'Something stands before or behind the opening line.',
        unclosed: 'No line closes the frontmatter.',
        empty: 'There is nothing between the two lines.',
        'not-a-mapping': 'The frontmatter is YAML and not a mapping.',
        'unquoted-colon': 'A value holds a colon and a blank without quotes.',
        syntax: 'The frontmatter is not YAML.',
        refused: 'The frontmatter uses YAML that careful readers refuse.',
        'duplicate-key': 'A key occurs twice.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/license.js
const license_rule = {
    id: 'agent-skill/license',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the license of a skill is not a string',
    why: 'The field is a string; a client skips a skill whose fields have other types.',
    fix: 'Write the license as one string, or remove it.',
    example: { bad: 'license: [MIT]', good: 'license: MIT' },
    messages: {
        'wrong-type': 'The value is something other than a string.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/location.js
const location_rule = {
    id: 'agent-skill/location',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'a skill cannot be read inside the package',
    why: 'A client loads a skill only from a regular file inside the package and skips it otherwise.',
    fix: 'Put the directory or file itself in the place of the link.',
    example: { bad: 'skills/read -> /srv/skills/read', good: 'skills/read/SKILL.md as a file' },
    messages: {
        outside: 'The directory or its SKILL.md is a link that leads outside, to nothing or in a circle.',
        'not-a-file': 'SKILL.md is a directory.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/metadata.js
const metadata_rule = {
    id: 'agent-skill/metadata',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the metadata of a skill does not map strings to strings',
    why: 'A client reads metadata as strings by name and skips a skill where it is something else.',
    fix: 'Write one string a key below "metadata".',
    example: { bad: 'metadata: {tags: [a, b]}', good: 'metadata: {tags: "a, b"}' },
    messages: {
        'wrong-type': 'The metadata is not a mapping.',
        nested: 'A value is a list or a mapping.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/metadata-value.js
const metadata_value_rule = {
    id: 'agent-skill/metadata-value',
    severity: 'warning',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'a metadata value of a skill is not a string',
    why: 'An unquoted 1.0 is a number and an unquoted yes may be a truth value. Clients load the skill, and some lose the value.',
    fix: 'Put the value in quotes.',
    example: { bad: 'metadata: {version: 1.0}', good: 'metadata: {version: "1.0"}' },
    messages: {
        'not-string': 'The value is a number, a truth value or nothing.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/name.js
const name_rule = {
    id: 'agent-skill/name',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'a skill has no well-formed name',
    why: 'Clients find a skill by its name and skip one whose name is missing or malformed.',
    fix: 'Write name: with 1 to 64 lowercase letters or digits and single hyphens inside, the same as the directory.',
    example: { bad: 'name: Read_Page', good: 'name: read-page' },
    messages: {
        missing: 'There is no name.',
        'wrong-type': 'The name is not a string, such as an unquoted number.',
        form: 'The name is not well formed.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/name-directory.js
const name_directory_rule = {
    id: 'agent-skill/name-directory',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the name of a skill differs from its directory',
    why: 'A client looks the skill up by its directory and skips it where the two differ.',
    fix: 'Give the skill the name of its directory.',
    example: {
        bad: 'name: reader in skills/read/SKILL.md',
        good: 'name: read in skills/read/SKILL.md',
    },
    messages: {
        differs: 'Name and directory differ.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/not-discovered.js
const not_discovered_rule = {
    id: 'agent-skill/not-discovered',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'a skill lies where no client looks',
    why: 'Clients look for skills/<name>/SKILL.md, exactly so. A skill deeper down, at the root or with another case is never seen.',
    fix: 'Move the file to skills/<name>/SKILL.md.',
    example: { bad: 'skills/pages/read/SKILL.md', good: 'skills/read/SKILL.md' },
    messages: {
        nested: 'The file lies deeper than one directory below "skills".',
        loose: 'The file lies directly in "skills".',
        root: 'The file lies at the root of the package.',
        'file-name': 'The file name has another case.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/unknown-key.js
const unknown_key_rule = {
    id: 'agent-skill/unknown-key',
    severity: 'warning',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'the frontmatter of a skill has an unknown key',
    why: 'Clients do not know the key and do not act on it; a strict check counts it as an error.',
    fix: 'Correct the key, or move it below "metadata" as a string.',
    example: { bad: 'version: "1.0"', good: 'metadata: {version: "1.0"}' },
    messages: {
        unknown: 'The key is not part of Agent Skills.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent/body-blank.js
const body_blank_rule = {
    id: 'agent/body-blank',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an agent has no instructions',
    why: 'The text after the frontmatter is what the agent is told. A host refuses an agent without any.',
    fix: 'Write the instructions below the frontmatter.',
    example: {
        bad: 'a file that ends with the closing ---',
        good: 'the same file with "Read the page and sum it up." behind it',
    },
    messages: { blank: 'Nothing but blanks follows the frontmatter.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent/budget.js
const budget_rule = {
    id: 'agent/budget',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an agent keeps back as many calls as it has',
    why: 'The reserve for reading is taken from the tool calls. Where it is not smaller, no call is left for the work, and a host refuses the agent.',
    fix: 'Make "readReserve" smaller than "toolCalls".',
    example: {
        bad: 'budget: {toolCalls: 10, readReserve: 10, synthesis: 1}',
        good: 'budget: {toolCalls: 10, readReserve: 3, synthesis: 1}',
    },
    messages: { reserve: 'readReserve is not less than toolCalls.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent/missing-key.js
const missing_key_rule = {
    id: 'agent/missing-key',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an agent lacks a field that every host asks for',
    why: 'A host refuses an agent in which a required field is missing, so none of it loads.',
    fix: 'Add the field.',
    example: { bad: 'an agent without "description"', good: 'description: Reads pages.' },
    messages: { missing: 'A required field is not there.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent/skill-unknown.js
const skill_unknown_rule = {
    id: 'agent/skill-unknown',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an agent binds a skill that its package does not have',
    why: 'Bound skills come from the same package. A host cannot start an agent whose skill is not there.',
    fix: 'Name a skill of this package, or add the skill.',
    example: { bad: 'skills: [raed]', good: 'skills: [read]' },
    messages: { unknown: 'No skill of the package has this name.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent/unknown-key.js
const agent_unknown_key_rule = {
    id: 'agent/unknown-key',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an agent has a field that hosts do not know',
    why: 'The frontmatter of an agent is closed: a host refuses the whole agent for one field it does not know.',
    fix: 'Correct the spelling, or delete the field.',
    example: { bad: 'descripton: Reads pages.', good: 'description: Reads pages.' },
    messages: { unknown: 'The key is no field of an agent.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent/value.js
const value_rule = {
    id: 'agent/value',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a field of an agent holds a value that hosts refuse',
    why: 'A host knows a closed set or range of values for the field, and refuses an agent with another one.',
    fix: 'Write one of the values that the field takes.',
    example: { bad: 'category: reserch', good: 'category: research' },
    messages: {
        blank: 'A text is blank.',
        'not-one-of': 'The value is none of the words the field takes.',
        'out-of-range': 'The number is outside its range.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent/wrong-type.js
const wrong_type_rule = {
    id: 'agent/wrong-type',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a field of an agent holds another kind of value',
    why: 'A host refuses an agent in which a field has another type than it expects.',
    fix: 'Write the kind of value that the field takes.',
    example: { bad: 'version: "1"', good: 'version: 1' },
    messages: { 'wrong-type': 'The value has another type.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/entry-file.js
const entry_file_rule = {
    id: 'capability/entry-file',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an entry lacks the file that makes it one',
    why: "A task without task.yaml or a skill without SKILL.md is never offered; an owner's one still keeps its name from a plugin's.",
    fix: 'Add the file, or remove the directory.',
    example: { bad: 'tasks/sync/run.sh', good: 'tasks/sync/task.yaml\ntasks/sync/run.sh' },
    messages: {
        missing: 'The directory has no task.yaml or SKILL.md, or it is no file.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/implementation.js
const implementation_rule = {
    id: 'capability/implementation',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the implementation of a task is not there',
    why: 'The task is offered in no menu and every job that names it fails.',
    fix: 'Add the file beside task.yaml, or name one that is there.',
    example: {
        bad: 'implementation: run.sh   # no such file',
        good: 'implementation: run.sh   # beside task.yaml',
    },
    messages: {
        missing: 'No file of that name is in the directory of the task.',
        'not-a-file': 'What has that name is a directory or something else.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/inventory.js
const inventory_rule = {
    id: 'capability/inventory',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the inventory of plugins cannot be trusted',
    why: 'What is installed and enabled decides whose tasks run. An inventory that is not understood may be the one that disables, so no plugin contributes until it is put right.',
    fix: 'Give a JSON list of objects with name, installed and enabled, or the state.json of the host.',
    example: {
        bad: '[{ "name": "notes", "enabled": "no" }]',
        good: '[{ "name": "notes", "installed": true, "enabled": false }]',
    },
    messages: {
        unreadable: 'The inventory is missing, is no JSON, or has a row that is not understood.',
        'row-twice': 'Two rows have one name; the plugin counts only if both say so.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/name.js
const capability_name_rule = {
    id: 'capability/name',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'nothing can ask for an entry of this name',
    why: 'Names with a separator, a blank, or characters that do not show are refused wherever they come from, so the entry can never be looked up.',
    fix: 'Rename the entry; jobs store its name, so do it before anybody uses it.',
    example: { bad: 'tasks/sync:notes/', good: 'tasks/sync-notes/' },
    messages: {
        refused: 'The name is refused by the rule that holds for every caller.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/name-not-portable.js
const name_not_portable_rule = {
    id: 'capability/name-not-portable',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'the name of an entry cannot exist on every system',
    why: 'A clone on Windows fails or gets another name, and a job that stores this one finds nothing there.',
    fix: 'Rename the entry.',
    example: { bad: 'tasks/con/', good: 'tasks/console/' },
    messages: {
        reserved: 'A device name such as con or nul.',
        character: 'A character such as ? or *.',
        ending: 'The name ends with a dot or a blank.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/name-twins.js
const name_twins_rule = {
    id: 'capability/name-twins',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'two names are one to some systems',
    why: 'Look-up is exact everywhere, but a file system that folds case or normalises accents holds only one of the two.',
    fix: 'Rename one of the two.',
    example: { bad: 'tasks/Sync/ and tasks/sync/', good: 'tasks/sync/ and tasks/sync-all/' },
    messages: {
        same: 'One folder has two entries of one name, such as a directory and a file.',
        case: 'Two names differ only in upper and lower case.',
        normalisation: 'Two names differ only in how their accents are encoded.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/outside.js
const outside_rule = {
    id: 'capability/outside',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an entry leads out of its own directory',
    why: 'What runs would not be what was reviewed: it could be a file of another plugin or of the system.',
    fix: 'Keep everything of an entry inside its own directory, and put real directories and files in place of links.',
    example: { bad: 'implementation: ../other/run.sh', good: 'implementation: run.sh' },
    messages: {
        implementation: 'A file that the entry names or needs is really somewhere else.',
        link: 'The entry is a link out of its source, or to nothing.',
        folder: 'The folder of a kind is a link out of its source.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/plugin-missing.js
const plugin_missing_rule = {
    id: 'capability/plugin-missing',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'an installed plugin has no folder',
    why: 'Its capabilities are expected and silently not there.',
    fix: 'Install the plugin again, or take it out of the inventory.',
    example: {
        bad: 'inventory: notes is installed; plugins/ has no notes',
        good: 'inventory: notes is installed; plugins/notes/ is there',
    },
    messages: {
        folder: 'The inventory names a plugin that has no folder in the plugins directory.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/published-copy.js
const published_copy_rule = {
    id: 'capability/published-copy',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: "a file of the store is a copy of a plugin's file",
    why: 'Capabilities are loaded, never copied: the copy shadows the plugin, so updating and disabling it change nothing.',
    fix: 'Delete the copy; plugin-gate capabilities migrate deletes untracked ones after you reviewed its plan.',
    example: {
        bad: 'capabilities/tasks/sync/run.sh, the same bytes as plugins/a/tasks/sync/run.sh',
        good: 'plugins/a/tasks/sync/run.sh alone',
    },
    messages: {
        current: "The bytes are those of an installed plugin's file.",
        older: "The bytes are those of an older version in the plugin's git history.",
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/root.js
const root_rule = {
    id: 'capability/root',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'two sources are one directory, or lie in each other',
    why: 'An entry would be found twice under two owners, and what belongs to a plugin could be written as if it were yours.',
    fix: 'Give the store and each plugin a directory of its own.',
    example: {
        bad: 'plugins/notes -> ../capabilities',
        good: 'plugins/notes/ is a directory of its own',
    },
    messages: {
        twice: 'A plugin is the same directory as the store or another plugin.',
        nested: 'A plugin lies in the store or another plugin, or holds it.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/same-path.js
const same_path_rule = {
    id: 'capability/same-path',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: "a file of the store has the path of a plugin's file and other bytes",
    why: 'It may be a copy that somebody changed, or an override that is meant: only its owner can tell. Nothing touches it.',
    fix: 'Keep it if it is meant as an override; else delete it.',
    example: {
        bad: 'capabilities/tasks/sync/run.sh, changed',
        good: 'plugins/a/tasks/sync/run.sh alone',
    },
    messages: {
        differs: 'A plugin has a file of the same path with other bytes.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/shadows.js
const shadows_rule = {
    id: 'capability/shadows',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: "an entry of yours shadows a plugin's",
    why: "This is how an owner overrides: the plugin's entry is not used, and its updates do not reach you.",
    fix: "Nothing, if it is meant; else delete your entry, and the plugin's has the name again.",
    example: {
        bad: 'capabilities/tasks/sync/ and plugins/a/tasks/sync/',
        good: 'plugins/a/tasks/sync/ alone',
    },
    messages: {
        name: "The owner's entry has the name of an enabled plugin's.",
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/shadows-changed.js
const shadows_changed_rule = {
    id: 'capability/shadows-changed',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: "a plugin's entry changed since yours began to shadow it",
    why: 'What you override is not any more what you saw: the plugin may have fixed what you worked around.',
    fix: 'Compare the two entries, take over what you want, and commit yours.',
    example: {
        bad: "your tasks/sync/ is from March, the plugin's from May",
        good: "your tasks/sync/ was committed after the plugin's last change",
    },
    messages: {
        newer: "The last commit of the plugin's entry is younger than that of the owner's.",
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/task-metadata.js
const task_metadata_rule = {
    id: 'capability/task-metadata',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'task.yaml is not complete',
    why: 'A task needs a name, a description and an implementation before anybody can choose it; one that is not understood never runs.',
    fix: 'Write a YAML mapping with name, description and implementation, all of them text.',
    example: {
        bad: 'name: Sync notes',
        good: 'name: Sync notes\ndescription: Syncs the notes.\nimplementation: run.sh',
    },
    messages: {
        syntax: 'The file is no strict YAML or no UTF-8, or has a key twice.',
        shape: 'The file is empty or no mapping.',
        'field-missing': 'name, description or implementation is not there or empty.',
        'field-type': 'A field is not text.',
        pattern: 'A file pattern is empty, too long, or could take too long to match.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/two-plugins.js
const two_plugins_rule = {
    id: 'capability/two-plugins',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'two enabled plugins provide one name',
    why: 'Only the first of them in order is used; which one that is changes when a plugin is enabled or renamed.',
    fix: 'Disable all but one of the plugins, or override the name with an entry of your own.',
    example: {
        bad: 'plugins/a/tasks/sync/ and plugins/b/tasks/sync/',
        good: 'plugins/a/tasks/sync/ alone',
    },
    messages: {
        name: 'Two or more enabled plugins have an entry of one kind and name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/two-rows.js
const two_rows_rule = {
    id: 'capability/two-rows',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'two packages of a registry provide one name',
    why: 'Whoever enables both gets only one of the two. Nobody may enable both, so this is a warning.',
    fix: 'Rename one of the two entries, or say in the description that the packages exclude each other.',
    example: { bad: 'two rows with tasks/sync/', good: 'one of them with tasks/sync-notes/' },
    messages: {
        name: 'Packages of two rows have an entry of one kind and name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/unreadable.js
const unreadable_rule = {
    id: 'capability/unreadable',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a capability cannot be read',
    why: 'What cannot be read cannot be listed or run, and may hide what has the same name.',
    fix: 'Make the file or folder readable, and keep task.yaml small.',
    example: { bad: 'tasks is a file', good: 'tasks is a directory' },
    messages: {
        folder: 'The folder of a kind cannot be listed.',
        file: 'The metadata file of an entry cannot be opened.',
        large: 'The metadata file of an entry is over the cap.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/cycle.js
const cycle_rule = {
    id: 'component/cycle',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'components require each other in a circle',
    why: 'None of them could be loaded first, so a host refuses the package. The message shows the whole circle.',
    fix: 'Delete one reference of the circle.',
    example: {
        bad: 'skill:a requires agent:b, and agent:b requires skill:a',
        good: 'only skill:a requires agent:b',
    },
    messages: {
        cycle: 'The reference closes a circle.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/duplicate.js
const duplicate_rule = {
    id: 'component/duplicate',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a component is declared twice',
    why: 'Kind and id together name a component. With two of one name a reference has no single meaning, and a host refuses the package.',
    fix: 'Give the second one another id, or delete it.',
    example: {
        bad: 'two components of kind skill with the id read',
        good: 'one skill read and one skill skim',
    },
    messages: {
        duplicate: 'The same kind and id stand earlier in the list.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/id.js
const id_rule = {
    id: 'component/id',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a component id does not have the form of an id',
    why: 'Ids are used in references and markers, so a host takes only a narrow form.',
    fix: 'Use 1 to 80 of a-z 0-9 . _ -, a letter or digit first.',
    example: { bad: '"id": "Read Page"', good: '"id": "read-page"' },
    messages: {
        form: 'The id has another length or other characters than ids have.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/kind.js
const kind_rule = {
    id: 'component/kind',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an unknown component kind',
    why: 'The kind decides how a host loads the file. It refuses one it does not know.',
    fix: 'Write one of the component kinds.',
    example: { bad: '"kind": "hook"', good: '"kind": "script"' },
    messages: {
        'unknown-kind': 'No host has components of this kind.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/missing-target.js
const missing_target_rule = {
    id: 'component/missing-target',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a component requires one that the package does not declare',
    why: 'Components refer only to others of the same package. A host refuses a package in which one is missing.',
    fix: 'Correct the reference, declare the component, or delete the reference.',
    example: { bad: '"requires": ["skill:raed"]', good: '"requires": ["skill:read"]' },
    messages: {
        missing: 'No component has this kind and id.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/outside-root.js
const outside_root_rule = {
    id: 'component/outside-root',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a component lies outside the resource root of its kind',
    why: 'Hosts load public components only from the root of their kind, so one that lies elsewhere would never load.',
    fix: 'Move the file into the root, or declare the root where the file is.',
    example: {
        bad: '"kind": "prompt", "path": "docs/sum-up.md"',
        good: '"kind": "prompt", "path": "prompts/sum-up.md"',
    },
    messages: {
        'no-root': 'The package has no resource root of this kind.',
        outside: 'The path is not inside the root.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/path.js
const path_rule = {
    id: 'component/path',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a component names no file of the package',
    why: 'A host loads a component from its file, and refuses the package where that is missing, is no regular file, or leads out.',
    fix: 'Name an existing file of the package, relative, with /.',
    example: { bad: '"path": "skills/read"', good: '"path": "skills/read/SKILL.md"' },
    messages: {
        empty: 'The path is the empty text.',
        backslash: 'The path has a backslash.',
        nul: 'The path has a NUL.',
        absolute: 'The path is absolute.',
        outside: 'The path climbs above the root.',
        missing: 'Nothing is there.',
        'leads-outside': 'A link on the way leads out of the package, or nowhere.',
        'not-a-file': 'The path names a directory.',
        'skill-file': 'The file of a skill has another name than SKILL.md.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/reference.js
const reference_rule = {
    id: 'component/reference',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a reference that names no component',
    why: 'References are looked up by kind and id. One that is written otherwise can never be found, and a host refuses the manifest.',
    fix: 'Write kind:id of a component of this package.',
    example: { bad: '"requires": ["read"]', good: '"requires": ["skill:read"]' },
    messages: {
        form: 'The text does not have the form kind:id.',
        'unknown-kind': 'No host has components of this kind.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/reference-twice.js
const reference_twice_rule = {
    id: 'component/reference-twice',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a component requires another one twice',
    why: 'The second mention changes nothing and makes a reader look for a difference.',
    fix: 'Delete the second mention.',
    example: { bad: '"requires": ["skill:a", "skill:a"]', good: '"requires": ["skill:a"]' },
    messages: {
        twice: 'The same reference stands earlier in the list.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/self-reference.js
const self_reference_rule = {
    id: 'component/self-reference',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a component requires itself',
    why: 'Nothing can be loaded before itself, so a host refuses the package.',
    fix: 'Delete the reference, or name the component that was meant.',
    example: { bad: 'skill:read with "requires": ["skill:read"]', good: 'skill:read without it' },
    messages: {
        self: 'The reference names the component it stands in.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/too-many.js
const too_many_rule = {
    id: 'component/too-many',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'more components than hosts take',
    why: 'A host refuses a manifest with more than 1,024 components.',
    fix: 'Split the package, or declare only the components that others refer to.',
    example: { bad: 'a list of 1,025 components', good: 'a list of 1,024 components' },
    messages: {
        'too-many': 'The list is longer than the cap.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/arguments.js
const arguments_rule = {
    id: 'fleet/arguments',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a code step has more arguments than hosts pass on',
    why: 'A host passes at most 64 arguments of at most 8,192 characters each, and refuses a step with more.',
    fix: 'Put long or many values into a file and name the file.',
    example: { bad: 'args: (70 entries)', good: 'args: ["--from", "list.txt"]' },
    messages: {
        'too-many': 'There are over 64 arguments.',
        'too-long': 'An argument has over 8,192 characters.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/dependency.js
const dependency_rule = {
    id: 'fleet/dependency',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a step depends on a step that cannot come before it',
    why: 'A host cannot order the steps and refuses the file.',
    fix: 'Name the id of another step of the same file.',
    example: { bad: 'dependencies: [raed]', good: 'dependencies: [read]' },
    messages: { self: 'The step depends on itself.', missing: 'No step has this id.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/dependency-cycle.js
const dependency_cycle_rule = {
    id: 'fleet/dependency-cycle',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'steps wait for each other',
    why: 'None of the steps of a cycle can ever start, so a host refuses the file.',
    fix: 'Delete one dependency of the cycle.',
    example: { bad: 'a depends on b, b depends on a', good: 'a depends on b, b depends on nothing' },
    messages: { cycle: 'The dependencies of these steps form a cycle.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/later-field.js
const later_field_rule = {
    id: 'fleet/later-field',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a field needs a later version than the file states',
    why: 'The version says which fields a host looks for. A field from a later version is refused.',
    fix: 'Raise "version" to the one that brought the field, or delete the field.',
    example: {
        bad: 'version: 2, and a step with "writes"',
        good: 'version: 4, and a step with "writes"',
    },
    messages: { later: 'The field came with a later version.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/missing-key.js
const fleet_missing_key_rule = {
    id: 'fleet/missing-key',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a fleet or playbook lacks a field that every host asks for',
    why: 'A host refuses a file in which a required field is missing, so none of it loads.',
    fix: 'Add the field.',
    example: { bad: 'a fleet without "maxWorkers"', good: 'maxWorkers: 2' },
    messages: { missing: 'A required field is not there.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/no-steps.js
const no_steps_rule = {
    id: 'fleet/no-steps',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a fleet or playbook has no steps',
    why: 'Without a step there is nothing to run, and a host refuses the file.',
    fix: 'Add at least one step.',
    example: {
        bad: 'steps: []',
        good: 'steps:\n  - id: read\n    agent: reader\n    scope: readonly',
    },
    messages: { empty: 'The list of steps is empty.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/step-form.js
const step_form_rule = {
    id: 'fleet/step-form',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a step is neither an agent step nor a code step',
    why: 'A host tells the two forms apart by their fields, and refuses a step that is both or none.',
    fix: 'Give the step either "agent" or "command", and "args" only with "command".',
    example: {
        bad: '- id: read\n  scope: readonly',
        good: '- id: read\n  agent: reader\n  scope: readonly',
    },
    messages: {
        both: 'The step has "agent" and "command".',
        neither: 'The step has neither.',
        arguments: 'An agent step has "args".',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/step-twice.js
const step_twice_rule = {
    id: 'fleet/step-twice',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'two steps have one id',
    why: 'A dependency on the id could mean either step, so a host refuses the file.',
    fix: 'Give one of the two another id.',
    example: { bad: 'two steps with "id: read"', good: '"id: read" and "id: check"' },
    messages: { twice: 'An earlier step has this id already.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/unknown-key.js
const fleet_unknown_key_rule = {
    id: 'fleet/unknown-key',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a fleet or playbook has a field that no known version has',
    why: 'A host ignores or refuses a field it does not know, so what it says does not happen.',
    fix: 'Correct the spelling, or delete the field.',
    example: { bad: 'maxWorker: 2', good: 'maxWorkers: 2' },
    messages: { unknown: 'The key is no field of any known version.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/value.js
const fleet_value_rule = {
    id: 'fleet/value',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a field of a fleet or playbook holds a value that hosts refuse',
    why: 'A host knows a closed set or range of values for the field, and refuses a file with another one.',
    fix: 'Write one of the values that the field takes.',
    example: { bad: 'onFailure: abort', good: 'onFailure: stop' },
    messages: {
        blank: 'A text is blank.',
        'not-one-of': 'The value is none of the words the field takes.',
        'out-of-range': 'The number is outside its range.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/writes.js
const writes_rule = {
    id: 'fleet/writes',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a step does not say plainly what it writes',
    why: 'A host grants a workspace step exactly the paths it names. Patterns and ways out of the workspace are refused.',
    fix: 'List at most 32 relative paths without patterns and without "..".',
    example: { bad: 'writes: ["src/*.ts"]', good: 'writes: ["src"]' },
    messages: {
        missing: 'A workspace step of version 4 or later has no "writes".',
        'too-many': 'There are over 32 paths.',
        glob: 'A path is a pattern.',
        climbs: 'A path has ".." in it.',
        'not-relative': 'A path is absolute or has backslashes.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/wrong-type.js
const fleet_wrong_type_rule = {
    id: 'fleet/wrong-type',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a field of a fleet or playbook holds another kind of value',
    why: 'A host refuses a file in which a field has another type than it expects.',
    fix: 'Write the kind of value that the field takes.',
    example: {
        bad: 'steps: read',
        good: 'steps:\n  - id: read\n    agent: reader\n    scope: readonly',
    },
    messages: { 'wrong-type': 'The value has another type.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/compatibility.js
const manifest_compatibility_rule = {
    id: 'manifest/compatibility',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'compatibility.clio is not a range that hosts take',
    why: 'The range decides which hosts install the package. A text that a host cannot read as a range makes it refuse the manifest.',
    fix: 'Write a semantic version range such as ">=0.5.0 <0.7.0 || ^1.0.0".',
    example: { bad: '"clio": "latest"', good: '"clio": ">=0.6.2"' },
    messages: {
        'too-long': 'The range has more than 256 characters.',
        'empty-part': 'There is nothing on one side of ||, or nothing at all.',
        'open-wildcard': 'A number stands behind a wildcard, as in 1.x.3.',
        'not-a-range': 'The text is no semantic version range.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/duplicate-key.js
const duplicate_key_rule = {
    id: 'manifest/duplicate-key',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a key occurs twice in one object',
    why: 'A host silently takes the last value, other readers may take the first. What a reviewer reads is then not what is installed.',
    fix: 'Keep one of the two and delete the other.',
    example: { bad: '{"version": "1.0.0", "version": "2.0.0"}', good: '{"version": "2.0.0"}' },
    messages: {
        duplicate: 'The key stands a second time at the marked place.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/evals-retired.js
const evals_retired_rule = {
    id: 'manifest/evals-retired',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'the key evals is retired',
    why: 'Hosts accept the key and ignore it, so what it names is never run.',
    fix: 'Delete the key.',
    example: { bad: '"evals": {"read": "evals/read.yaml"}', good: 'no "evals"' },
    messages: {
        evals: 'The Clio block has the retired key.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/hidden-character.js
const hidden_character_rule = {
    id: 'manifest/hidden-character',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'text of the manifest has characters that cannot be seen',
    why: 'Bidirectional controls, zero-width characters and Unicode tags make a text read differently than it is, to people and to models.',
    fix: 'Delete them and type the text again.',
    example: { bad: '"description": "Reads\\u202e segap."', good: '"description": "Reads pages."' },
    messages: {
        hidden: 'The text has characters that a reader does not see.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/incompatible.js
const incompatible_rule = {
    id: 'manifest/incompatible',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'the package excludes the host it is judged for',
    why: 'The manifest is fine, and still this host will not install the package, because compatibility.clio leaves it out.',
    fix: 'Widen compatibility.clio if the package works there, or judge for a host that is in the range.',
    example: {
        bad: '"clio": ">=0.7.0", judged for 0.6.2',
        good: '"clio": ">=0.6.2", judged for 0.6.2',
    },
    messages: {
        'no-host': 'The range holds no version of any known host.',
        'other-host': 'The given host version is not in the range.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/kind.js
const manifest_kind_rule = {
    id: 'manifest/kind',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an unknown package kind',
    why: 'The kind decides what a host expects in the package. It refuses one it does not know.',
    fix: 'Write one of the package kinds, or leave the key out for a plugin.',
    example: { bad: '"kind": "skills"', good: '"kind": "skill"' },
    messages: {
        'unknown-kind': 'No host has a package kind of this name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/manifest-version.js
const manifest_version_rule = {
    id: 'manifest/manifest-version',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'manifestVersion is not the number 1',
    why: 'It says how the Clio block is to be read, and 1 is the only way there is.',
    fix: 'Write 1, as a number.',
    example: { bad: '"manifestVersion": "1"', good: '"manifestVersion": 1' },
    messages: {
        'other-version': 'The value is something else than the number 1.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/mcp-not-run.js
const mcp_not_run_rule = {
    id: 'manifest/mcp-not-run',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'Clio hosts do not run the servers of mcp.json',
    why: 'The file is kept for other clients. Whoever installs the package in a Clio host gets none of its servers.',
    fix: 'Say so in the description of the package, or leave the file out where only Clio hosts matter.',
    example: { bad: 'mcp.json in a package for Clio only', good: 'no mcp.json' },
    messages: {
        kept: 'There is an mcp.json in the package root.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/missing.js
const missing_rule = {
    id: 'manifest/missing',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a package root without plugin.json',
    why: 'plugin.json is what makes a directory a package. Without it a host has nothing to install.',
    fix: 'Write a plugin.json with "$schema", "name" and "version" into the package root.',
    example: {
        bad: 'page-kit/skills/read/SKILL.md alone',
        good: 'page-kit/plugin.json beside page-kit/skills/',
    },
    messages: {
        missing: 'There is no plugin.json in the package root.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/missing-key.js
const manifest_missing_key_rule = {
    id: 'manifest/missing-key',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a required key is not there',
    why: 'A host refuses a manifest that lacks a required key.',
    fix: 'Add the key.',
    example: { bad: '{"name": "page-kit"}', good: '{"name": "page-kit", "version": "1.0.0"}' },
    messages: {
        missing: 'The object lacks a key that must be there.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/more-findings.js
const more_findings_rule = {
    id: 'manifest/more-findings',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'there are more findings than are shown',
    why: 'A manifest with thousands of faults would drown its report. All count for the verdict; the first are shown.',
    fix: 'Correct those that are shown and check again.',
    example: { bad: 'three thousand unknown keys', good: 'a manifest without faults' },
    messages: {
        more: 'Findings beyond the cap were counted and left out.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/name.js
const manifest_name_rule = {
    id: 'manifest/name',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the package name does not have the form of a name',
    why: 'The name becomes the directory a package is installed in and the key it is recorded under, so its form is narrow.',
    fix: 'Use 1 to 64 of a-z 0-9 . -, a letter or digit first and last, without -- or .. inside.',
    example: { bad: '"name": "Page Kit"', good: '"name": "page-kit"' },
    messages: {
        empty: 'The name is the empty text.',
        'too-long': 'The name has more than 64 characters.',
        reserved: 'The name is that of a file the host keeps beside packages.',
        form: 'The name has a character or an order of characters that names do not have.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/newer-vocabulary.js
const newer_vocabulary_rule = {
    id: 'manifest/newer-vocabulary',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'names that hosts before 0.6.2 refuse, in a range that reaches them',
    why: 'Hosts before 0.6.2 do not know playbooks. A package in the newer words is refused there, although its range promises it.',
    fix: 'Begin the range at 0.6.2, or use the names of the older hosts.',
    example: {
        bad: '"resources": {"playbooks": "playbooks"} without compatibility',
        good: '"compatibility": {"clio": ">=0.6.2"} beside it',
    },
    messages: {
        'refused-elsewhere': 'An earlier host in the range refuses names that are used here.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/not-json.js
const not_json_rule = {
    id: 'manifest/not-json',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'plugin.json is not strict JSON',
    why: 'A host parses strict JSON: no comments, no trailing commas, no single quotes. After a syntax error nothing of the manifest is known.',
    fix: 'Correct the syntax at the marked place.',
    example: { bad: '{"name": "page-kit",}', good: '{"name": "page-kit"}' },
    messages: {
        syntax: 'The text breaks the grammar of JSON at this place.',
        'too-deep': 'Lists or objects are nested too deep to be read safely.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/not-regular.js
const not_regular_rule = {
    id: 'manifest/not-regular',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'plugin.json is not a regular file',
    why: 'A host reads the manifest only from a regular file at the root: what a link points at could change without the package changing.',
    fix: 'Put plugin.json itself into the package root, as a plain file.',
    example: { bad: 'plugin.json -> ../shared/plugin.json', good: 'plugin.json, a file' },
    messages: {
        link: 'plugin.json is a symbolic link.',
        directory: 'plugin.json is a directory.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/not-utf8.js
const not_utf8_rule = {
    id: 'manifest/not-utf8',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'plugin.json is not plain UTF-8',
    why: 'A host decodes the manifest strictly. A byte-order mark, UTF-16 or a stray byte from another encoding makes it unreadable.',
    fix: 'Save the file as UTF-8 without a byte-order mark.',
    example: {
        bad: 'EF BB BF 7B (a byte-order mark before the brace)',
        good: '7B (the brace first)',
    },
    messages: {
        'byte-order-mark': 'The file begins with a byte-order mark.',
        'utf-16': 'The file is UTF-16.',
        'not-utf8': 'Bytes on this line are not UTF-8.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/older-vocabulary.js
const older_vocabulary_rule = {
    id: 'manifest/older-vocabulary',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'names that Clio 0.6.2 refuses, in a range that reaches it',
    why: 'Clio 0.6.2 renamed fleets to playbooks. A package in the older words is refused there, although its range promises it.',
    fix: 'Rename resources.fleets, the fleet kinds and fleet: requirements, or end the range before 0.6.2.',
    example: {
        bad: '"resources": {"fleets": "fleets"} without compatibility',
        good: '"compatibility": {"clio": "<0.6.2"} beside it',
    },
    messages: {
        'refused-elsewhere': 'A later host in the range refuses names that are used here.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/other-generation.js
const other_generation_rule = {
    id: 'manifest/other-generation',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a name of another host generation',
    why: 'Hosts renamed kinds, and each takes only its own names. A manifest that mixes them, or uses names its range excludes, loads nowhere.',
    fix: 'Use the names of one generation throughout, and a range that reaches it.',
    example: {
        bad: '"resources": {"fleets": "fleets", "playbooks": "playbooks"}',
        good: '"resources": {"playbooks": "playbooks"}',
    },
    messages: {
        'other-generation': 'Only hosts that this manifest does not fit know the name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/requires.js
const requires_rule = {
    id: 'manifest/requires',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a requirement that names no package',
    why: 'Requirements are looked up by kind and name. One that is written otherwise can never be met, and a host refuses the manifest.',
    fix: 'Write kind:name, as in "skill:page-reader".',
    example: { bad: '"requires": ["page-reader"]', good: '"requires": ["skill:page-reader"]' },
    messages: {
        form: 'The text does not have the form kind:name.',
        'unknown-kind': 'No host has packages of this kind.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/requires-twice.js
const requires_twice_rule = {
    id: 'manifest/requires-twice',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a requirement is listed twice',
    why: 'The second mention changes nothing and makes a reader look for a difference.',
    fix: 'Delete the second mention.',
    example: { bad: '"requires": ["skill:a", "skill:a"]', good: '"requires": ["skill:a"]' },
    messages: {
        twice: 'The same requirement stands earlier in the list.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/resource-kind.js
const resource_kind_rule = {
    id: 'manifest/resource-kind',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an unknown resource kind',
    why: 'A host loads resources only from the kinds it knows, and refuses a manifest that names another.',
    fix: 'Write one of the resource kinds, or delete the key.',
    example: {
        bad: '"resources": {"prompt": "prompts"}',
        good: '"resources": {"prompts": "prompts"}',
    },
    messages: {
        'unknown-kind': 'No host has resources of this kind.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/resource-path.js
const resource_path_rule = {
    id: 'manifest/resource-path',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a resource root is not a directory inside the package',
    why: 'A host resolves the path before it reads anything, and refuses the package where it is missing, is no directory, or leads out.',
    fix: 'Name an existing directory of the package, relative, with /.',
    example: { bad: '"prompts": "../prompts"', good: '"prompts": "prompts"' },
    messages: {
        empty: 'The path is the empty text.',
        backslash: 'The path has a backslash.',
        nul: 'The path has a NUL.',
        absolute: 'The path is absolute.',
        outside: 'The path climbs above the root.',
        missing: 'Nothing is there.',
        'leads-outside': 'A link on the way leads out of the package, or nowhere.',
        'skills-elsewhere': 'Skills live in skills/, or in the root of a package of kind skill.',
        'whole-root': 'Only the skills of a package of kind skill may be the root itself.',
        'not-a-directory': 'The path names a file.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/retired-kind.js
const retired_kind_rule = {
    id: 'manifest/retired-kind',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a kind that no host takes any more',
    why: 'Themes are retired: every known host refuses a package that declares one.',
    fix: 'Delete the declaration and its files.',
    example: { bad: '"resources": {"themes": "themes"}', good: 'no "themes"' },
    messages: {
        retired: 'The kind is retired in every known host.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/schema.js
const schema_rule = {
    id: 'manifest/schema',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: '$schema is not the identifier of version 1.0.0',
    why: 'The identifier says by which version the manifest is to be read. A host knows exactly one and refuses any other text.',
    fix: 'Write "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json".',
    example: {
        bad: '"$schema": "https://agent-plugins.org/schemas/latest/plugin.schema.json"',
        good: '"$schema": "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json"',
    },
    messages: {
        'other-schema': 'The text is not the identifier of version 1.0.0.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/single-kind.js
const single_kind_rule = {
    id: 'manifest/single-kind',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a package of one kind holds something else',
    why: 'A package of kind skill, prompt, agent, fleet or playbook is one such thing: hosts refuse it where it has none, a second one, or files beside it that would load too.',
    fix: 'Keep one component and its one file in the root of its kind, or write the kind "plugin".',
    example: {
        bad: '"kind": "prompt" with prompts/a.md and prompts/README.md',
        good: '"kind": "prompt" with prompts/a.md alone',
    },
    messages: {
        'no-component': 'No component of the kind is declared.',
        'extra-component': 'A second public component is declared.',
        'extra-root': 'There is a resource root of another kind.',
        'no-root': 'There is no resource root of the kind.',
        'extra-file': 'There is a second file that a host would load.',
        'other-file': 'The file of the component is none that a host would load.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/state-json-reserved.js
const state_json_reserved_rule = {
    id: 'manifest/state-json-reserved',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'state.json in the package root is reserved',
    why: 'A host keeps its record of installed packages under this name, and refuses a package that brings one along in its root.',
    fix: 'Rename the file, or move it into a directory.',
    example: { bad: 'state.json beside plugin.json', good: 'templates/state.json' },
    messages: {
        reserved: 'Something named state.json is in the package root.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/too-large.js
const too_large_rule = {
    id: 'manifest/too-large',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'plugin.json is larger than what is read',
    why: 'A manifest of many megabytes holds something that is no manifest, and nobody can review it.',
    fix: 'Keep in plugin.json only what a host reads, and move the rest into files of its own.',
    example: { bad: 'a plugin.json of 50 MB', good: 'a plugin.json of some kilobytes' },
    messages: {
        'too-large': 'The file is over the cap and was not read.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/unknown-key.js
const manifest_unknown_key_rule = {
    id: 'manifest/unknown-key',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a key that hosts do not know',
    why: 'The manifest is closed: a host refuses the whole package for one key it does not know, be it misspelt or in the wrong object.',
    fix: 'Correct the spelling, move the key into the object it belongs to, or delete it.',
    example: {
        bad: '{"name": "page-kit", "tags": ["pages"]}',
        good: '{"name": "page-kit", "keywords": ["pages"]}',
    },
    messages: {
        unknown: 'The key is none of the keys of its object.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/version.js
const version_rule = {
    id: 'manifest/version',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the version is not a strict semantic version',
    why: 'Hosts and registries compare versions as text and by precedence. Only one spelling of each version is taken, so that both agree.',
    fix: 'Write MAJOR.MINOR.PATCH, as in 1.4.0, with a pre-release or build part behind it where you need one.',
    example: { bad: '"version": "v1.4"', good: '"version": "1.4.0"' },
    messages: {
        'too-long': 'The version has more than 256 characters.',
        prefix: 'The version begins with v or =.',
        space: 'The version contains white space.',
        form: 'The version is not MAJOR.MINOR.PATCH in its canonical spelling.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/wrong-type.js
const manifest_wrong_type_rule = {
    id: 'manifest/wrong-type',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a value of the wrong JSON type',
    why: 'A host checks the type of every value and refuses the package where one is another type; null is a type of its own.',
    fix: 'Write a value of the expected type.',
    example: { bad: '"keywords": "pages"', good: '"keywords": ["pages"]' },
    messages: {
        'wrong-type': 'The value has another type than the key asks for.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/markdown/broken-link.js
const broken_link_rule = {
    id: 'markdown/broken-link',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a link in a skill leads to nothing',
    why: 'A model that follows the link finds no file and goes on without what it needed.',
    fix: 'Correct the link, or add the file.',
    example: { bad: '[format](reference/format.md)', good: '[format](references/format.md)' },
    messages: {
        missing: 'There is no such file in the package.',
        outside: 'The link leads outside the package.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/markdown/missing-mention.js
const missing_mention_rule = {
    id: 'markdown/missing-mention',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'a skill mentions a file that is not there',
    why: 'Skills name their files in the text. A model that looks for one that is not there loses its time.',
    fix: 'Correct the path, or add the file.',
    example: {
        bad: 'Run `scripts/convert.py`.',
        good: 'Run `scripts/convert.py` with that file in the skill',
    },
    messages: {
        missing: 'A path below references, scripts or assets has no file.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/markdown/unseen.js
const unseen_rule = {
    id: 'markdown/unseen',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a text holds characters that nobody sees',
    why: 'A person reviews one text and a model reads another. The message shows what is hidden.',
    fix: 'Delete the hidden characters.',
    example: { bad: 'Read it.<U+200B>', good: 'Read it.' },
    messages: {
        tags: 'Tag characters spell a hidden text.',
        direction: 'Characters change the order in which the text is shown.',
        invisible: 'Characters have no width.',
        control: 'Control characters stand in the text.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/marker/component-missing.js
const component_missing_rule = {
    id: 'marker/component-missing',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a marker names a component that is not declared',
    why: 'A host cannot replace the marker, so the skill or step that holds it does not work.',
    fix: 'Declare the component, or name one that is declared.',
    example: { bad: `\${component:script:colect}`, good: `\${component:script:collect}` },
    messages: { missing: 'No component has this kind and id.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/marker/malformed.js
const malformed_rule = {
    id: 'marker/malformed',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a marker is misspelt and is not replaced',
    why: 'The text reaches model or process as it stands, and names no file.',
    fix: `Write \${pluginRoot} or \${component:kind:id}, with a /path behind it if need be.`,
    example: { bad: `\${plugin_root}/data.json`, good: `\${pluginRoot}/data.json` },
    messages: { malformed: 'The text in braces is nearly a marker.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/marker/not-whole.js
const not_whole_rule = {
    id: 'marker/not-whole',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an argument mixes a marker with other text',
    why: 'A host replaces a marker in an argument only where it is the whole argument. Elsewhere the process gets the marker as it stands.',
    fix: 'Make the marker an argument of its own.',
    example: {
        bad: `args: ["--data=\${pluginRoot}/data.json"]`,
        good: `args: ["--data", "\${pluginRoot}/data.json"]`,
    },
    messages: { 'not-whole': 'Other text stands before or behind the marker.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/marker/outside.js
const marker_outside_rule = {
    id: 'marker/outside',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a marker leads out of the package',
    why: 'A package may name only its own files. A host refuses a way out of it.',
    fix: 'Name a file inside the package.',
    example: { bad: `\${pluginRoot}/../data.json`, good: `\${pluginRoot}/data.json` },
    messages: { outside: 'The path behind the marker climbs above the package root.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/marker/target-missing.js
const target_missing_rule = {
    id: 'marker/target-missing',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a marker names a file that the package does not have',
    why: 'The path a host puts in leads nowhere, so the skill or step that holds it does not work.',
    fix: 'Add the file, or correct the path behind the marker.',
    example: { bad: `\${pluginRoot}/date.json`, good: `\${pluginRoot}/data.json` },
    messages: { missing: 'Nothing is at the path.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/args.js
const args_rule = {
    id: 'mcp/args',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the arguments of a server are not strings',
    why: 'Arguments are a list of strings. A client skips a server where it is something else.',
    fix: 'Write every argument as a string.',
    example: { bad: '"args": ["--port", 8080]', good: '"args": ["--port", "8080"]' },
    messages: {
        'wrong-type': '"args" is not a list.',
        item: 'An argument is not a string.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/command.js
const command_rule = {
    id: 'mcp/command',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the command of a server is not one a client runs',
    why: 'A command is one token: a bare name, or a path that begins with "./" and names a file of the package. A client skips a server with any other.',
    fix: 'Write a bare name or a path that begins with "./", and arguments into "args".',
    example: { bad: '"command": "node server.js"', good: '"command": "node", "args": ["server.js"]' },
    messages: {
        missing: 'There is no "command".',
        'wrong-type': 'The command is not a string.',
        empty: 'The command is empty.',
        placeholder: 'The command has a placeholder.',
        backslash: 'The command has a backslash.',
        absolute: 'The command is an absolute path.',
        outside: 'The command leads outside the package.',
        arguments: 'The command has blanks, such as arguments.',
        path: 'The command is a path without "./" before it.',
        directory: 'The command names a directory.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/command-missing.js
const command_missing_rule = {
    id: 'mcp/command-missing',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'the command of a server cannot be started as it is',
    why: 'A client accepts the server, and starting it fails on the machine of the user.',
    fix: 'Add the file and make it executable.',
    example: {
        bad: '"command": "./bin/serve" without such a file',
        good: '"command": "./bin/serve" with that file, executable',
    },
    messages: {
        missing: 'There is no such file in the package.',
        'not-executable': 'The file is not executable.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/cwd.js
const cwd_rule = {
    id: 'mcp/cwd',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the working directory of a server is not inside',
    why: 'A client starts a server in the package or in its data directory and nowhere else; it skips one that asks for another place.',
    fix: 'Begin with "./", "${PLUGIN_ROOT}" or "${PLUGIN_DATA}" and stay inside.',
    example: { bad: '"cwd": "data"', good: '"cwd": "./data"' },
    messages: {
        'wrong-type': '"cwd" is not a string.',
        form: '"cwd" begins with something else.',
        outside: '"cwd" leads outside.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/cwd-missing.js
const cwd_missing_rule = {
    id: 'mcp/cwd-missing',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'the working directory of a server is not in the package',
    why: 'A client accepts the server, and starting it fails where the directory is not there.',
    fix: 'Add the directory with a file in it, or correct the path.',
    example: {
        bad: '"cwd": "./data" without such a directory',
        good: '"cwd": "./data" with data/.keep',
    },
    messages: {
        missing: 'There is no such directory.',
        'not-a-directory': 'It is a file.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/duplicate-key.js
const mcp_duplicate_key_rule = {
    id: 'mcp/duplicate-key',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'an object of mcp.json has a key twice',
    why: 'Most readers take the last of the two and some the first, so two clients may start two different servers.',
    fix: 'Keep one of the two.',
    example: {
        bad: '{"a": {"type": "stdio"}, "a": {"type": "sse"}}',
        good: '{"a": {"type": "stdio"}}',
    },
    messages: {
        duplicate: 'The key occurred before in the same object.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/env.js
const env_rule = {
    id: 'mcp/env',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the environment of a server is not strings by name',
    why: 'The environment maps names to strings, and two names belong to the client. It skips a server where that does not hold.',
    fix: 'Write every value as a string, and leave PLUGIN_ROOT and PLUGIN_DATA to the client.',
    example: { bad: '"env": {"PORT": 8080}', good: '"env": {"PORT": "8080"}' },
    messages: {
        'wrong-type': '"env" is not an object.',
        value: 'A value is not a string.',
        reserved: 'A name belongs to the client.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/headers.js
const headers_rule = {
    id: 'mcp/headers',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the headers of a server are not HTTP headers',
    why: 'Names are HTTP tokens, each once ignoring case; values are strings on one line. A client skips a server with others.',
    fix: 'Write each header once, with a token as its name and a string without line breaks.',
    example: { bad: '"headers": {"X-Mode": "a", "x-mode": "b"}', good: '"headers": {"X-Mode": "a"}' },
    messages: {
        'wrong-type': '"headers" is not an object.',
        value: 'A value is not a string.',
        name: 'A name is not a token.',
        twice: 'Two names differ only in case.',
        control: 'A value holds CR, LF or NUL.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/json.js
const json_rule = {
    id: 'mcp/json',
    severity: 'error',
    boundary: 'TYPE',
    since: '0.1.0',
    summary: 'mcp.json is not a JSON object',
    why: 'A client that cannot parse the file loads no server of the package.',
    fix: 'Make mcp.json one JSON object in UTF-8, without comments and trailing commas.',
    example: { bad: '{"mcpServers": {},}', good: '{"mcpServers": {}}' },
    messages: {
        'byte-order-mark': 'The file begins with a byte-order mark.',
        'not-utf8': 'The bytes are not UTF-8.',
        syntax: 'The text is not JSON.',
        'too-deep': 'Values are nested too deep to be read.',
        'not-object': 'The text is JSON and not an object.',
        'too-large': 'The file is larger than what is read.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/location.js
const mcp_location_rule = {
    id: 'mcp/location',
    severity: 'error',
    boundary: 'TYPE',
    since: '0.1.0',
    summary: 'mcp.json is not a file of the package',
    why: 'Clients read MCP servers from the file mcp.json alone. Where that is no file inside the package, they load no server at all.',
    fix: 'Make mcp.json a regular file of the package.',
    example: { bad: 'mcp.json -> ../shared/mcp.json', good: 'mcp.json as a file' },
    messages: {
        'not-a-file': 'mcp.json is a directory.',
        outside: 'mcp.json is a link that leads outside, to nothing or in a circle.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/placeholder.js
const placeholder_rule = {
    id: 'mcp/placeholder',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'a placeholder that no client replaces',
    why: 'Only ${PLUGIN_ROOT} and ${PLUGIN_DATA} are replaced, and only in args, env values and cwd. Anything else is passed on as it is.',
    fix: 'Write ${PLUGIN_ROOT} or ${PLUGIN_DATA} in args, env values or cwd, or the text that is meant.',
    example: {
        bad: '"args": ["${PLUGIN_HOME}/server.js"]',
        good: '"args": ["${PLUGIN_ROOT}/server.js"]',
    },
    messages: {
        spelling: 'The placeholder is another than the two.',
        elsewhere: 'It stands where nothing is replaced.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/schema.js
const mcp_schema_rule = {
    id: 'mcp/schema',
    severity: 'error',
    boundary: 'TYPE',
    since: '0.1.0',
    summary: '"$schema" of mcp.json is not that of the package',
    why: 'A client drops the file where it does not know the identifier, or where its version is not that of plugin.json. Files from other vendors have none.',
    fix: 'Write "$schema": "https://agent-plugins.org/schemas/1.0.0/mcp.schema.json".',
    example: {
        bad: '{"mcpServers": {}}',
        good: '{"$schema": "https://agent-plugins.org/schemas/1.0.0/mcp.schema.json", "mcpServers": {}}',
    },
    messages: {
        missing: 'There is no "$schema".',
        'wrong-type': '"$schema" is not a string.',
        unknown: '"$schema" is not an identifier of Agent Plugins.',
        mismatch: 'The version is not the one of plugin.json.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/secret.js
const secret_rule = {
    id: 'mcp/secret',
    severity: 'warning',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'mcp.json seems to hold a secret',
    why: 'Everybody who can read the package can use it, and it stays in the history. The value is not shown here.',
    fix: 'Remove the secret, make it invalid where it was issued, and let the user supply one.',
    example: { bad: '"env": {"API_TOKEN": "…the token itself…"}', good: '"env": {}' },
    messages: {
        name: 'A variable or header is called like a secret and has a value.',
        value: 'A value has the form of a known kind of secret.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/server.js
const server_rule = {
    id: 'mcp/server',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'a server is not of a kind that clients know',
    why: 'A server is an object with a type: stdio, streamable-http or sse. A client skips any other and loads the rest.',
    fix: 'Make the server an object and write its "type".',
    example: { bad: '{"command": "node"}', good: '{"type": "stdio", "command": "node"}' },
    messages: {
        'wrong-type': 'The server is not an object.',
        'type-missing': 'There is no "type".',
        'type-unknown': '"type" is something else.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/server-key.js
const server_key_rule = {
    id: 'mcp/server-key',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'a server has a key that its type does not have',
    why: 'Each type has its own closed set of keys. A client skips a server with any other.',
    fix: 'Remove the key, or change the type.',
    example: {
        bad: '{"type": "stdio", "command": "node", "url": "https://tools.example/mcp"}',
        good: '{"type": "stdio", "command": "node"}',
    },
    messages: {
        unknown: 'No type has such a key.',
        'other-variant': 'Only the other type has that key.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/servers.js
const servers_rule = {
    id: 'mcp/servers',
    severity: 'error',
    boundary: 'TYPE',
    since: '0.1.0',
    summary: 'mcp.json has no object "mcpServers"',
    why: 'Servers are members of that object. Without it a client drops the file.',
    fix: 'Write "mcpServers" as an object with one member a server, or remove mcp.json.',
    example: { bad: '"mcpServers": []', good: '"mcpServers": {}' },
    messages: {
        missing: 'There is no "mcpServers".',
        'wrong-type': '"mcpServers" is not an object.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/unknown-key.js
const mcp_unknown_key_rule = {
    id: 'mcp/unknown-key',
    severity: 'error',
    boundary: 'TYPE',
    since: '0.1.0',
    summary: 'mcp.json has a key besides "$schema" and "mcpServers"',
    why: 'The object is closed. A client that meets another key drops the file and loads no server.',
    fix: 'Remove the key, or correct its name.',
    example: { bad: '{"servers": {}}', good: '{"mcpServers": {}}' },
    messages: {
        unknown: 'The key is not allowed at the top of mcp.json.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/url.js
const url_rule = {
    id: 'mcp/url',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the URL of a server is not one a client opens',
    why: 'A client opens absolute http and https URLs with a host, without user and fragment, and plain http only to the same machine. It skips a server with any other.',
    fix: 'Write a whole https URL with a host, without user and fragment.',
    example: { bad: '"url": "http://tools.example/mcp"', good: '"url": "https://tools.example/mcp"' },
    messages: {
        missing: 'There is no "url".',
        'wrong-type': '"url" is not a string.',
        form: 'The text is not an absolute http or https URL.',
        host: 'The host is missing or none.',
        user: 'A user stands before the host.',
        fragment: 'The URL has a fragment, if only "#".',
        'plain-http': 'The URL is plain http to another machine.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/url-form.js
const url_form_rule = {
    id: 'mcp/url-form',
    severity: 'warning',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'the host of a URL is written in an unusual way',
    why: 'Short, hexadecimal, mapped and look-alike hosts are read differently by different clients, and a reviewer does not see where they lead.',
    fix: 'Write the host in its usual form.',
    example: { bad: '"url": "http://127.1/mcp"', good: '"url": "http://127.0.0.1/mcp"' },
    messages: {
        host: 'A URL parser reads another host than the one written.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/payload/component-not-loaded.js
const component_not_loaded_rule = {
    id: 'payload/component-not-loaded',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a declared component is nothing a host loads',
    why: 'The manifest promises a component that no host finds. Whatever requires it is broken once the package is installed.',
    fix: 'Move the file to where a host looks for its kind, or delete the component.',
    example: {
        bad: '{"kind": "agent", "id": "a", "path": "agents/old/a.md"}',
        good: '{"kind": "agent", "id": "a", "path": "agents/a.md"}',
    },
    messages: {
        'not-loaded': 'The file of a component is not among the files a host loads for its kind.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/payload/encoding.js
const payload_encoding_rule = {
    id: 'payload/encoding',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a payload file is not plain UTF-8 text',
    why: 'A host reads payloads as strict UTF-8. A file that is anything else is skipped whole, and the person who installed the package is not told which text is missing.',
    fix: 'Save the file as UTF-8 without a byte-order mark and without NUL characters.',
    example: {
        bad: 'a description saved as Latin-1: "caf\\xE9"',
        good: 'the same description saved as UTF-8: "café"',
    },
    messages: {
        'not-utf8': 'A byte is not UTF-8.',
        'utf-16': 'The file is UTF-16.',
        nul: 'The text holds a NUL character.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/payload/frontmatter.js
const payload_frontmatter_rule = {
    id: 'payload/frontmatter',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the frontmatter of a payload cannot be read',
    why: 'A host takes name, description and settings from the frontmatter. Where it cannot be read the host skips the whole file.',
    fix: 'Begin the file with a line ---, write one "key: value" a line, quote values with special characters, and close with a line ---.',
    example: {
        bad: '---\nname: read\ndescription: Reads: everything.\n---',
        good: '---\nname: read\ndescription: "Reads: everything."\n---',
    },
    messages: {
        'byte-order-mark': 'A byte-order mark stands before the opening line.',
        missing: 'The first line is not ---.',
        'not-at-start': 'Something stands before or behind the opening ---.',
        unclosed: 'No closing line --- follows.',
        empty: 'Nothing stands between the two lines.',
        'not-a-mapping': 'The YAML is no mapping.',
        'unquoted-colon': 'A plain value holds a colon followed by a blank.',
        syntax: 'The text is not YAML.',
        refused: 'The YAML uses a construct that strict readers refuse.',
        'duplicate-key': 'A key stands twice in one mapping.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/payload/hidden-character.js
const payload_hidden_character_rule = {
    id: 'payload/hidden-character',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a name holds characters that nobody sees',
    why: 'Two names that look alike can be two different names, and a reader of the pull request cannot tell them apart.',
    fix: 'Write the name anew with visible characters only.',
    example: { bad: 'name: "re\\u200Bad"', good: 'name: read' },
    messages: { hidden: 'A name has invisible or direction-changing characters.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/payload/root-undeclared.js
const root_undeclared_rule = {
    id: 'payload/root-undeclared',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'a directory named like a resource root is not declared',
    why: 'Apart from skills, a host reads only directories that "resources" names. An author who forgets the declaration ships files that never load.',
    fix: 'Declare the directory in "resources", or rename it if Clio hosts are not meant to read it.',
    example: {
        bad: 'agents/reader.md, and no "agents" in "resources"',
        good: '"resources": {"agents": "agents"}',
    },
    messages: {
        undeclared: 'A directory with Markdown is called like a resource root and is not declared.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/payload/too-deep.js
const too_deep_rule = {
    id: 'payload/too-deep',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'a Markdown file lies too deep to be loaded',
    why: 'Agents, fleets and playbooks are read directly from their root only. A file in a directory below is silently never loaded.',
    fix: 'Move the file directly into the root, or out of it if it is not meant to be loaded.',
    example: { bad: 'agents/team/reader.md', good: 'agents/reader.md' },
    messages: { 'too-deep': 'A Markdown file lies in a directory below a root that is read flat.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/payload/undeclared.js
const undeclared_rule = {
    id: 'payload/undeclared',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'a loaded resource is declared by no component',
    why: 'Other packages and markers can only name declared components. A resource nobody declares cannot be required by anything.',
    fix: 'Add a component with the kind, an id and the path of the file.',
    example: {
        bad: '"components": []',
        good: '"components": [{"kind": "skill", "id": "read", "path": "skills/read/SKILL.md"}]',
    },
    messages: {
        undeclared: 'A loaded resource is missing among the components.',
        'none-declared': 'The package declares no component at all.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/duplicate-key.js
const portable_duplicate_key_rule = {
    id: 'portable/duplicate-key',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'plugin.json has a key twice',
    why: 'Most readers take the last of the two and some the first, so two clients may see two packages.',
    fix: 'Keep one of the two.',
    example: { bad: '{"name": "a", "name": "b"}', good: '{"name": "b"}' },
    messages: {
        duplicate: 'The key occurred before in the root object.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/extension-member.js
const extension_member_rule = {
    id: 'portable/extension-member',
    severity: 'error',
    boundary: 'FATAL',
    since: '0.1.0',
    summary: 'a member of "extensions" is not an object',
    why: 'Each extension is an object. Clients differ on what else means: some reject the package, some ignore the member. Only an object is safe.',
    fix: 'Put the settings of the extension into an object.',
    example: {
        bad: '"extensions": {"org.example": true}',
        good: '"extensions": {"org.example": {"enabled": true}}',
    },
    messages: {
        'not-object': 'The member is something other than an object.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/extensions.js
const extensions_rule = {
    id: 'portable/extensions',
    severity: 'warning',
    boundary: 'IGNORE',
    since: '0.1.0',
    summary: '"extensions" is not an object',
    why: 'A client reports the field and ignores it, so no extension has any effect.',
    fix: 'Make "extensions" an object with one member a namespace, or remove it.',
    example: { bad: '"extensions": []', good: '"extensions": {}' },
    messages: {
        'not-object': '"extensions" is something other than an object.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/foreign-disagrees.js
const foreign_disagrees_rule = {
    id: 'portable/foreign-disagrees',
    severity: 'warning',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'a manifest of another client disagrees with plugin.json',
    why: 'People who install the package through that client get another name or version than the one that was checked.',
    fix: 'Write the same value in both files.',
    example: {
        bad: 'version 1.0.0 in plugin.json, 0.9.0 in .claude-plugin/plugin.json',
        good: 'version 1.0.0 in both',
    },
    messages: {
        name: 'The names differ.',
        version: 'The versions differ.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/foreign-manifest.js
const foreign_manifest_rule = {
    id: 'portable/foreign-manifest',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'the package holds a manifest of another client',
    why: 'It is named so that nobody believes it was checked. What it says changes nothing here.',
    fix: 'Keep it in step with plugin.json, or remove it.',
    example: { bad: '.claude-plugin/plugin.json beside plugin.json', good: 'plugin.json alone' },
    messages: {
        found: 'A known manifest of another client lies in the package.',
        unreadable: 'It is there and is not a JSON object.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/link.js
const link_rule = {
    id: 'portable/link',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'the package holds a link',
    why: 'Links inside the package are allowed and followed. Archives and some systems do not keep them, so the package may arrive without the file.',
    fix: 'Put the file itself in the place of the link where the package is passed on as an archive.',
    example: {
        bad: 'skills/read/format.md -> ../format.md',
        good: 'skills/read/format.md as a file',
    },
    messages: {
        inside: 'The link leads to something inside the package.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/manifest-json.js
const manifest_json_rule = {
    id: 'portable/manifest-json',
    severity: 'error',
    boundary: 'FATAL',
    since: '0.1.0',
    summary: 'plugin.json is not a JSON object',
    why: 'A client that cannot parse the manifest rejects the package, and nothing in it loads.',
    fix: 'Make plugin.json one JSON object in UTF-8, without comments and trailing commas.',
    example: { bad: '{"name": "page-kit",}', good: '{"name": "page-kit"}' },
    messages: {
        'byte-order-mark': 'The file begins with a byte-order mark.',
        'not-utf8': 'The bytes are not UTF-8.',
        syntax: 'The text is not JSON.',
        'too-deep': 'Values are nested too deep to be read.',
        'not-object': 'The text is JSON and not an object.',
        'too-large': 'The file is larger than what is read.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/manifest-missing.js
const manifest_missing_rule = {
    id: 'portable/manifest-missing',
    severity: 'error',
    boundary: 'FATAL',
    since: '0.1.0',
    summary: 'no plugin.json that a client may read at the root',
    why: 'A client knows a package by the file plugin.json at its root. Without it, or where it leads outside the package, the whole package is rejected.',
    fix: 'Put a regular file plugin.json at the root of the package.',
    example: {
        bad: 'plugin.json -> ../shared/plugin.json',
        good: 'plugin.json as a file of the package',
    },
    messages: {
        missing: 'Nothing at the root is called plugin.json.',
        'not-a-file': 'plugin.json is a directory.',
        outside: 'plugin.json is a link that leads outside, to nothing or in a circle.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/metadata.js
const portable_metadata_rule = {
    id: 'portable/metadata',
    severity: 'error',
    boundary: 'FATAL',
    since: '0.1.0',
    summary: 'a metadata field of plugin.json has the wrong type',
    why: 'Clients check the types of the metadata, null included, and reject the package where one is wrong.',
    fix: 'Give the field the type that the message names, or remove it.',
    example: { bad: '"keywords": "pages, reading"', good: '"keywords": ["pages", "reading"]' },
    messages: {
        'wrong-type': 'A field has another type than its own.',
        'author-key': '"author" has a key other than name, email and url.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/metadata-form.js
const metadata_form_rule = {
    id: 'portable/metadata-form',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'metadata has a form that tools may not understand',
    why: 'No client rejects the package for it, but tools that order versions, open links or list licences may not know what to do.',
    fix: 'Write the value in the form that the message names.',
    example: { bad: '"license": "Apache 2"', good: '"license": "Apache-2.0"' },
    messages: {
        version: 'The version is not a Semantic Version.',
        url: 'A URL is not a whole http or https URL.',
        email: 'The e-mail address is none.',
        licence: 'The licence is not an SPDX expression.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/more-findings.js
const portable_more_findings_rule = {
    id: 'portable/more-findings',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'there are more findings about other clients than are kept',
    why: 'A package with thousands of faults is told from the first of them; the verdict counts them all.',
    fix: 'Correct the findings that are shown and check again.',
    example: {
        bad: 'a manifest with 3,000 unknown fields',
        good: 'a manifest with the fields of Agent Plugins',
    },
    messages: {
        more: 'The cap on findings of one package was reached.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/name.js
const portable_name_rule = {
    id: 'portable/name',
    severity: 'error',
    boundary: 'FATAL',
    since: '0.1.0',
    summary: 'the package has no name a client accepts',
    why: 'The name identifies the package in every client; a package without a well-formed one is rejected.',
    fix: 'Use 1 to 64 of a-z, 0-9, dot and hyphen, beginning and ending with a letter or digit, without "--" and "..".',
    example: { bad: '"name": "Page Kit"', good: '"name": "page-kit"' },
    messages: {
        missing: 'There is no "name".',
        'wrong-type': '"name" is not a string.',
        form: '"name" is not well formed.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/near-location.js
const near_location_rule = {
    id: 'portable/near-location',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'a name is nearly the one that clients read',
    why: 'Locations are fixed: "skills" and "mcp.json", in lower case. A client does not look at anything else, and says nothing about it.',
    fix: 'Rename it to the fixed location if clients are meant to read it.',
    example: { bad: '.mcp.json', good: 'mcp.json' },
    messages: {
        unread: 'The name differs from the fixed location in case or by a leading dot.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/path-outside.js
const path_outside_rule = {
    id: 'portable/path-outside',
    severity: 'error',
    boundary: 'DENY',
    since: '0.1.0',
    summary: 'a link leads outside the package',
    why: 'A client refuses to follow such a link, so whatever needs the file behind it fails on the machine of the user.',
    fix: 'Put the file itself in the place of the link.',
    example: {
        bad: 'skills/read/data.json -> /srv/data.json',
        good: 'skills/read/data.json as a file',
    },
    messages: {
        outside: 'The target lies outside the package.',
        nowhere: 'The link leads to nothing or in a circle.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/schema.js
const portable_schema_rule = {
    id: 'portable/schema',
    severity: 'error',
    boundary: 'FATAL',
    since: '0.1.0',
    summary: '"$schema" does not name Agent Plugins 1.0.0',
    why: 'A client compares the identifier as text to know which specification the package follows, and rejects the package where it knows no such one. It is never fetched.',
    fix: 'Write "$schema": "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json".',
    example: {
        bad: '"$schema": "https://agent-plugins.org/schemas/1.1.0/plugin.schema.json"',
        good: '"$schema": "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json"',
    },
    messages: {
        missing: 'There is no "$schema".',
        'wrong-type': '"$schema" is not a string.',
        'other-version': '"$schema" names another version of Agent Plugins.',
        unknown: '"$schema" is something else.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/skills-location.js
const skills_location_rule = {
    id: 'portable/skills-location',
    severity: 'error',
    boundary: 'TYPE',
    since: '0.1.0',
    summary: '"skills" is not a directory of the package',
    why: 'A client finds skills in the directory "skills" alone. Where that is no directory inside the package, it loads no skill at all.',
    fix: 'Make "skills" a directory of the package with one directory a skill.',
    example: { bad: 'skills -> ../shared/skills', good: 'skills/read/SKILL.md' },
    messages: {
        'not-a-directory': '"skills" is a file.',
        outside: '"skills" is a link that leads outside, to nothing or in a circle.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/unknown-field.js
const unknown_field_rule = {
    id: 'portable/unknown-field',
    severity: 'warning',
    boundary: 'IGNORE',
    since: '0.1.0',
    summary: 'plugin.json has a field that Agent Plugins does not know',
    why: 'A client reports the field and ignores it, so what it says has no effect there. A Clio host does not admit the package at all.',
    fix: 'Remove the field, or correct its name.',
    example: { bad: '"descripton": "Reads pages."', good: '"description": "Reads pages."' },
    messages: {
        unknown: 'The field is not part of Agent Plugins 1.0.0.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/prompt/argument.js
const argument_rule = {
    id: 'prompt/argument',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a prompt argument has a form that is not replaced',
    why: 'The text reaches the model as it stands, and what the person typed is lost.',
    fix: `Write $1 to $9 and so on, $@, \${@:N}, \${@:N:L}, \${N:-default} or $ARGUMENTS.`,
    example: { bad: `Review \${1} and $Arguments`, good: 'Review $1 and $ARGUMENTS' },
    messages: {
        unclosed: 'The brace is not closed.',
        malformed: 'The text in braces is no argument form.',
        misspelt: '$ARGUMENTS is written differently.',
        zero: 'The argument counts from 0.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/prompt/link.js
const prompt_link_rule = {
    id: 'prompt/link',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the prompts root holds a symbolic link',
    why: 'A host refuses links among prompts, because a link can make it read any file of the machine.',
    fix: 'Replace the link by a copy of the file.',
    example: {
        bad: 'prompts/review.md -> ../docs/review.md',
        good: 'prompts/review.md as a file of its own',
    },
    messages: { link: 'An entry below the prompts root is a symbolic link.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/duplicate-key.js
const registry_duplicate_key_rule = {
    id: 'registry/duplicate-key',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a key is given twice',
    why: 'Readers disagree about which of the two counts, so what a reviewer sees need not be what a host installs.',
    fix: 'Keep one of the two.',
    example: {
        bad: '  version: 1.0.0\n  version: 1.1.0',
        good: '  version: 1.1.0',
    },
    messages: {
        'duplicate-key': 'The same key occurs twice in one mapping.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/duplicate-row.js
const duplicate_row_rule = {
    id: 'registry/duplicate-row',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a package has two rows',
    why: 'Kind and name identify a row. With two of them it depends on the reader which bytes are installed.',
    fix: 'Remove one of the two, or rename one package.',
    example: {
        bad: '- kind: skill\n  name: read\n- kind: skill\n  name: read',
        good: '- kind: skill\n  name: read\n- kind: skill\n  name: write',
    },
    messages: {
        twice: 'An earlier row has the same kind and name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/encoding.js
const registry_encoding_rule = {
    id: 'registry/encoding',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a registry is not plain UTF-8',
    why: 'A host reads the file as UTF-8 and repairs nothing. Bytes that mean other things in other programs must not decide what is installed.',
    fix: 'Save the file as UTF-8 without a byte-order mark.',
    example: {
        bad: 'a file saved as "UTF-8 with BOM"',
        good: 'the same file saved as "UTF-8"',
    },
    messages: {
        'byte-order-mark': 'The file begins with a UTF-8 byte-order mark.',
        'utf-16': 'The file is UTF-16.',
        'not-utf8': 'A byte sequence is not UTF-8.',
        nul: 'The text holds a NUL character.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/one-directory.js
const one_directory_rule = {
    id: 'registry/one-directory',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'two packages would share an install directory',
    why: 'A package is installed under its name, whatever its kind. The second one would replace the first.',
    fix: 'Give every package a name of its own.',
    example: {
        bad: '- kind: skill\n  name: read\n- kind: agent\n  name: read',
        good: '- kind: skill\n  name: read\n- kind: agent\n  name: reader',
    },
    messages: {
        shared: 'An earlier row of another kind has the same name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/order.js
const order_rule = {
    id: 'registry/order',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'rows are not sorted by name',
    why: 'Sorted rows keep changes small and put names that look alike next to each other.',
    fix: 'Run plugin-gate pin, which sorts the rows and keeps their comments.',
    example: {
        bad: '- name: write\n- name: read',
        good: '- name: read\n- name: write',
    },
    messages: {
        unsorted: 'The row before it has a greater name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/package-without-row.js
const package_without_row_rule = {
    id: 'registry/package-without-row',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a package has no row',
    why: 'A package without a row cannot be installed from this registry, and nothing pins its bytes.',
    fix: 'Run plugin-gate pin, which adds the row.',
    example: {
        bad: 'skills/read/plugin.json exists and no row has sourceUrl: skills/read',
        good: '- kind: skill\n  sourceUrl: skills/read',
    },
    messages: {
        'without-row': 'A package lies below the registry and no row points at it.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/requires-cycle.js
const requires_cycle_rule = {
    id: 'registry/requires-cycle',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'requirements lead back to their start',
    why: 'A host installs requirements first. Where they lead back to their start there is no first one.',
    fix: 'Remove one of the requirements on the way.',
    example: {
        bad: 'skill:a requires skill:b\nskill:b requires skill:a',
        good: 'skill:a requires skill:b',
    },
    messages: {
        cycle: 'Following requirements leads back to the row.',
        itself: 'A row requires itself.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/requires-missing.js
const requires_missing_rule = {
    id: 'registry/requires-missing',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a requirement has no row',
    why: 'A host installs what a package requires from the same registry. Without a row the installation stops.',
    fix: 'Add the row, or remove the requirement from plugin.json and pin again.',
    example: {
        bad: 'requires: [skill:raed]',
        good: 'requires: [skill:read]',
    },
    messages: {
        missing: 'No row has this kind and name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/same-digest.js
const same_digest_rule = {
    id: 'registry/same-digest',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'two rows pin the same bytes',
    why: 'Two packages with equal bytes are nearly always a row that was copied and not pinned again.',
    fix: 'Run plugin-gate pin, or remove the row that was copied.',
    example: {
        bad: 'two rows with one sha256',
        good: 'each row with the digest of its own package',
    },
    messages: {
        same: 'An earlier row has the same digest.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/shape.js
const shape_rule = {
    id: 'registry/shape',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a registry holds no list of rows',
    why: 'A host looks for a list of rows, at the top or under "entries". Anything else is no registry.',
    fix: 'Write a list of rows, or a mapping with "entries".',
    example: {
        bad: 'skill:\n  name: read',
        good: '- kind: skill\n  name: read',
    },
    messages: {
        'no-rows': 'There is neither a list at the top nor one under "entries".',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/similar-name.js
const similar_name_rule = {
    id: 'registry/similar-name',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'two names differ only in separators',
    why: 'Names that are equal without - and . are taken for each other by people, which is how look-alike packages get installed.',
    fix: 'Choose names that differ in letters or digits.',
    example: {
        bad: 'name: page-kit\nname: page.kit',
        good: 'name: page-kit\nname: page-tools',
    },
    messages: {
        separators: 'An earlier row has the same name with other separators.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/syntax.js
const syntax_rule = {
    id: 'registry/syntax',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a registry is not YAML',
    why: 'From the fault on nothing can be read, so no row of the file is checked and no host can use it.',
    fix: 'Mend the marked line, then check again: what follows it has not been looked at.',
    example: {
        bad: '- kind: skill\n\tname: read',
        good: '- kind: skill\n  name: read',
    },
    messages: {
        syntax: 'The text is not YAML at this place.',
        tab: 'A line is indented with a tab.',
        'too-deep': 'Collections are nested deeper than any registry needs.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/too-many-rows.js
const too_many_rows_rule = {
    id: 'registry/too-many-rows',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a registry has too many rows',
    why: 'Rows after the cap are not read, so nothing is known about them.',
    fix: 'Split the registry into several.',
    example: {
        bad: '50,001 rows in one file',
        good: 'two files of 25,000 rows',
    },
    messages: {
        'too-many': 'The list is longer than the cap.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/unknown-key.js
const registry_unknown_key_rule = {
    id: 'registry/unknown-key',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a registry has an unknown key',
    why: 'A host ignores it. It is kept as it is, but nothing will ever read it.',
    fix: 'Remove it, or write it as a comment.',
    example: {
        bad: 'owner: team\nentries: []',
        good: '# owner: team\nentries: []',
    },
    messages: {
        unknown: 'A mapping registry has a key other than "entries".',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/unreadable.js
const registry_unreadable_rule = {
    id: 'registry/unreadable',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a registry cannot be read',
    why: 'A registry that cannot be read is never the same as one without rows: nothing it pins has been checked.',
    fix: 'Give a regular file with a list of rows, written as text.',
    example: {
        bad: 'registry.yaml is a directory',
        good: 'registry.yaml is a file that begins with "- kind: skill"',
    },
    messages: {
        'not-a-file': 'The registry is a directory, a link or another thing that is no regular file.',
        'too-large': 'The file is over the cap, which is checked before anything is parsed.',
        empty: 'The file holds no document, or an empty one.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/yaml-feature.js
const yaml_feature_rule = {
    id: 'registry/yaml-feature',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a registry uses YAML that hides values',
    why: 'Anchors, aliases, tags, merge keys and directives make a value differ from what stands in its row, and readers disagree about them. A reviewer must see what a host will use.',
    fix: 'Write every value out where it is used.',
    example: {
        bad: '- &base\n  kind: skill\n- *base',
        good: '- kind: skill\n  name: read',
    },
    messages: {
        directive: 'A line that begins with % stands before the document.',
        tag: 'A value has a tag such as !!str.',
        anchor: 'A value has an anchor (&name).',
        alias: 'A value is an alias (*name).',
        'merge-key': 'A mapping merges another one (<<).',
        'complex-key': 'A key is a list or a mapping.',
        'second-document': 'A second document follows the first.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/audit.js
const audit_rule = {
    id: 'row/audit',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row has an unknown audit result',
    why: 'Hosts show the audit result. An unknown word would be shown as if it meant something.',
    fix: 'Write pass, warn, fail or unknown.',
    example: {
        bad: 'audit: ok',
        good: 'audit: pass',
    },
    messages: {
        unknown: 'The value is none of the four results.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/description-differs.js
const description_differs_rule = {
    id: 'row/description-differs',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a row describes its package differently',
    why: 'People choose by the description in the registry and get the package with the other one.',
    fix: 'Run plugin-gate pin.',
    example: {
        bad: 'description: Reads pages. (plugin.json: Reads and sums up pages.)',
        good: 'description: Reads and sums up pages.',
    },
    messages: {
        differs: 'The descriptions differ.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/field-differs.js
const field_differs_rule = {
    id: 'row/field-differs',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row says something else than its package',
    why: 'A host compares kind, name, version and requirements with plugin.json after fetching and refuses what differs.',
    fix: 'Run plugin-gate pin, or change plugin.json where that is wrong.',
    example: {
        bad: 'version: 1.0.0 (plugin.json: 1.1.0)',
        good: 'version: 1.1.0',
    },
    messages: {
        kind: 'The kinds differ.',
        name: 'The names differ.',
        version: 'The versions differ.',
        requires: 'The sets of requirements differ.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/kind.js
const row_kind_rule = {
    id: 'row/kind',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row has an unknown kind',
    why: 'The kind says how a host installs the package. A host refuses one it does not know.',
    fix: 'Give the kind that plugin.json states.',
    example: {
        bad: 'kind: skills',
        good: 'kind: skill',
    },
    messages: {
        unknown: 'No known host has this kind.',
        'other-generation': 'The host that was asked for does not have this kind.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/missing-key.js
const row_missing_key_rule = {
    id: 'row/missing-key',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row lacks a required key',
    why: 'The six keys kind, name, description, version, sourceUrl and sha256 say what is installed and from where. A host refuses a row without one of them.',
    fix: 'Add the key; plugin-gate pin writes those a machine knows.',
    example: {
        bad: '- kind: skill\n  name: read',
        good: '- kind: skill\n  name: read\n  version: 1.0.0',
    },
    messages: {
        missing: 'A key that only a person can write is not there.',
        'not-pinned': 'A key that plugin-gate pin writes is not there.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/name.js
const row_name_rule = {
    id: 'row/name',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row has a name no package can have',
    why: 'The name becomes a directory on every machine, so its form is narrow. A host refuses any other.',
    fix: 'Give the name that plugin.json states.',
    example: {
        bad: 'name: Page Kit',
        good: 'name: page-kit',
    },
    messages: {
        form: 'The name is not of the form of package names.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/not-a-mapping.js
const not_a_mapping_rule = {
    id: 'row/not-a-mapping',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row is not a mapping',
    why: 'A row is keys with values. Anything else in the list names no package.',
    fix: 'Write the keys of the row, or remove the item.',
    example: {
        bad: '- skill:read',
        good: '- kind: skill\n  name: read',
    },
    messages: {
        'not-a-mapping': 'An item of the list is a text, a list or empty.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/other-server.js
const other_server_rule = {
    id: 'row/other-server',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a row comes from a server that Clio refuses',
    why: 'A Clio host takes sources on github.com only. The row can be checked here, but not installed there.',
    fix: 'Keep such rows to hosts that are set up for the server.',
    example: {
        bad: 'sourceUrl: https://github.example/o/r/tree/v1',
        good: 'sourceUrl: https://github.com/o/r/tree/v1',
    },
    messages: {
        'other-server': 'The URL is on the server that GITHUB_SERVER_URL names.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/package-not-admitted.js
const package_not_admitted_rule = {
    id: 'row/package-not-admitted',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row points at a package that a host refuses',
    why: 'Whoever installs the row gets an error instead of the package.',
    fix: 'Mend the findings of the package.',
    example: {
        bad: 'a row whose plugin.json has no version',
        good: 'a row whose package passes plugin-gate check',
    },
    messages: {
        'not-admitted': 'The package has findings because of which a host refuses it.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/provides.js
const provides_rule = {
    id: 'row/provides',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'the hints of a row are of no use',
    why: 'Hints help people find a package and never admit one. A malformed list is dropped, and a stale one sends people to things that are not there.',
    fix: 'Run plugin-gate pin, or mend or remove the list.',
    example: {
        bad: 'provides: [skill:read]',
        good: 'provides: [{kind: skill, name: read}]',
    },
    messages: {
        malformed: 'The list has another form, so a host drops it.',
        differs: 'The list is not what a host loads from the package.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/requires.js
const row_requires_rule = {
    id: 'row/requires',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a requirement is malformed',
    why: 'A requirement names a row by kind and name. Any other text can never be satisfied.',
    fix: 'Write kind:name.',
    example: {
        bad: 'requires: [read]',
        good: 'requires: [skill:read]',
    },
    messages: {
        form: 'The text is not kind:name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/requires-repeated.js
const requires_repeated_rule = {
    id: 'row/requires-repeated',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a requirement is listed twice',
    why: 'It changes nothing and suggests that another one was meant.',
    fix: 'Remove the second one.',
    example: {
        bad: 'requires: [skill:read, skill:read]',
        good: 'requires: [skill:read]',
    },
    messages: {
        repeated: 'The same reference occurs before in the list.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/sha256.js
const sha256_rule = {
    id: 'row/sha256',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a pin is not the digest of its package',
    why: 'The pin is what protects whoever installs the package: a host compares it with what it fetched and stops where they differ. A pin that is wrong here is wrong everywhere.',
    fix: 'See what differs with plugin-gate digest --explain; where the bytes are meant, bump the version and run plugin-gate pin.',
    example: {
        bad: 'sha256: the digest of what the package was',
        good: 'sha256: what plugin-gate digest prints for the package',
    },
    messages: {
        form: 'The text is not 64 lowercase hexadecimal digits.',
        'no-digest': 'The tree was refused, so there is nothing to compare with.',
        differs: 'The digest of the bytes is another one.',
        explained: 'The digest is another one, and recomputing shows why.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/source-link.js
const source_link_rule = {
    id: 'row/source-link',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a link stands on the way to a package',
    why: 'What a link points at can change without a change below it, and a clone may not have it at all.',
    fix: 'Point at the real directory.',
    example: {
        bad: 'sourceUrl: latest (a link to skills/read)',
        good: 'sourceUrl: skills/read',
    },
    messages: {
        link: 'A part of the path is a symbolic link.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/source-missing.js
const source_missing_rule = {
    id: 'row/source-missing',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the package of a row is not there',
    why: 'A host that follows the row finds nothing to install.',
    fix: 'Restore the directory, mend the path, or remove the row.',
    example: {
        bad: 'sourceUrl: skills/raed',
        good: 'sourceUrl: skills/read',
    },
    messages: {
        missing: 'A part of the path does not exist.',
        'not-a-directory': 'A part of the path is a file.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/source-untracked.js
const source_untracked_rule = {
    id: 'row/source-untracked',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'git tracks nothing of a package',
    why: 'What git does not track is in no clone. The row works on this machine only.',
    fix: 'Add the package to git, or remove the row.',
    example: {
        bad: 'sourceUrl: build/read (ignored by git)',
        good: 'sourceUrl: skills/read (committed)',
    },
    messages: {
        untracked: 'git tracks no file in the directory.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/source-url.js
const source_url_rule = {
    id: 'row/source-url',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row points at no usable place',
    why: 'A host takes a path below the registry or a strict GitHub tree URL, and repairs neither. Anything that would need repair could be repaired into another place.',
    fix: 'Write a path relative to the registry file, or copy the address of a directory on GitHub.',
    example: {
        bad: 'sourceUrl: ../read',
        good: 'sourceUrl: skills/read',
    },
    messages: {
        'not-relative': 'The path is absolute.',
        parent: 'The path climbs with "..".',
        backslash: 'The path has a backslash.',
        itself: 'The path is the directory of the registry.',
        unclear: 'The text is empty, has blanks at its ends, or holds characters that nobody sees.',
        'not-tree-url': 'The text means another place and is no strict GitHub tree URL.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/unknown-key.js
const row_unknown_key_rule = {
    id: 'row/unknown-key',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a row has a key that nothing reads',
    why: 'A host ignores it. Often it is a required or optional key with a typing error.',
    fix: 'Correct the key, remove it, or write it as a comment.',
    example: {
        bad: 'requiers: [skill:read]',
        good: 'requires: [skill:read]',
    },
    messages: {
        unknown: 'The key is none of a row.',
        plugin: '"plugin" stands in a row that is no extension.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/version.js
const row_version_rule = {
    id: 'row/version',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row has no semantic version',
    why: 'Updates compare versions. A text that is no strict version cannot be ordered, and a host refuses it.',
    fix: 'Give the version as plugin.json states it.',
    example: {
        bad: 'version: v1.2',
        good: 'version: 1.2.0',
    },
    messages: {
        form: 'The version is not a strict semantic version in its canonical form.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/wrong-type.js
const row_wrong_type_rule = {
    id: 'row/wrong-type',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a value of a row has the wrong type',
    why: 'A host reads values with their YAML types. An unquoted 1.10 becomes the number 1.1, and a digest of digits with one e a huge number: another value than the one that was reviewed.',
    fix: 'Quote the text, or give the type that is expected.',
    example: {
        bad: 'version: 1.10',
        good: 'version: "1.10.0"',
    },
    messages: {
        'quote-it': 'An unquoted value is read as a number, a boolean or null.',
        'not-a-string': 'A text is expected and something else is given.',
        'not-a-list': 'A list is expected and something else is given.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/description-long.js
const description_long_rule = {
    id: 'skill/description-long',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a description is longer than hosts show',
    why: 'A host cuts or warns about a description over 1,024 characters, and every description is paid for in every conversation.',
    fix: 'Shorten the description to what the skill does and when to use it, and move the rest into the body.',
    example: {
        bad: 'description: (1,100 characters)',
        good: 'description: Reads a page. Use when a page is given.',
    },
    messages: { long: 'The description has over 1,024 characters.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/description-missing.js
const description_missing_rule = {
    id: 'skill/description-missing',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a skill has no description',
    why: 'The description is how a model decides whether to use the skill. A host loads no skill without one.',
    fix: 'Add "description" with one sentence on what the skill does and when to use it.',
    example: {
        bad: '---\nname: read\n---',
        good: '---\nname: read\ndescription: Reads a page. Use when a page is given.\n---',
    },
    messages: {
        missing: 'There is no "description".',
        blank: 'The description is blank.',
        'not-text': 'The description is a number, a list or another thing that is not text.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/long.js
const long_rule = {
    id: 'skill/long',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a skill is so long that it crowds out the task',
    why: 'The whole skill goes into the context of the model each time it is used. Over 50 KiB a host warns.',
    fix: 'Move reference material into files of its own beside SKILL.md, and name those in the text.',
    example: { bad: 'a SKILL.md of 60 KiB', good: 'a SKILL.md of 8 KiB and references/details.md' },
    messages: { long: 'The file has over 50 KiB.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/name-directory.js
const skill_name_directory_rule = {
    id: 'skill/name-directory',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a skill is called differently than its directory',
    why: 'People find the skill under one name and call it by another. Other clients drop a skill whose name differs from its directory.',
    fix: 'Give the skill and its directory the same name.',
    example: {
        bad: 'skills/read/SKILL.md with "name: reader"',
        good: 'skills/read/SKILL.md with "name: read"',
    },
    messages: { differs: 'Name and directory differ.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/name-form.js
const name_form_rule = {
    id: 'skill/name-form',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a skill name has characters outside a-z, 0-9 and -',
    why: 'A host warns about such a name, and other clients drop the skill.',
    fix: 'Write the name with a-z, 0-9 and - only, and call the directory the same.',
    example: { bad: 'name: Read Page', good: 'name: read-page' },
    messages: {
        characters: 'The name has other characters.',
        'not-text': 'The name is a number, a list or another thing that is not text.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/name-long.js
const name_long_rule = {
    id: 'skill/name-long',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a skill name is longer than hosts expect',
    why: 'A host warns about names over 64 characters, and other clients drop such a skill.',
    fix: 'Shorten the name, and the directory with it.',
    example: { bad: 'name: (70 letters)', good: 'name: read-page' },
    messages: { long: 'The name has over 64 characters.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/name-twice.js
const name_twice_rule = {
    id: 'skill/name-twice',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'two skills have one name',
    why: 'A host can load only one of the two, and which one is not in the hands of the author.',
    fix: 'Give one of the two another name, and its directory the same.',
    example: {
        bad: 'skills/a/SKILL.md and skills/b/SKILL.md, both with "name: read"',
        good: 'one with "name: read", the other with "name: write"',
    },
    messages: { twice: 'An earlier skill has this name already.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/nested.js
const nested_rule = {
    id: 'skill/nested',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a skill lies inside another skill and is never found',
    why: 'A directory with SKILL.md is one skill and is not searched further. What lies below it never loads.',
    fix: 'Move the inner directory beside the outer one.',
    example: {
        bad: 'skills/read/SKILL.md and skills/read/page/SKILL.md',
        good: 'skills/read/SKILL.md and skills/page/SKILL.md',
    },
    messages: { nested: 'A SKILL.md lies below a directory that is a skill already.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/none.js
const none_rule = {
    id: 'skill/none',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a skills root holds no skill',
    why: 'A skills root that is declared or there promises skills. A host that finds none reports the package as broken.',
    fix: 'Put a skill into the root, or take away the declaration and the directory.',
    example: {
        bad: '"resources": {"skills": "skills"} and skills/notes.txt',
        good: 'skills/read/SKILL.md',
    },
    messages: {
        declared: 'A declared skills root has no skill.',
        present: 'A skills directory is there and has no skill.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/stray-markdown.js
const stray_markdown_rule = {
    id: 'skill/stray-markdown',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a loose Markdown file in the skills root is read as a skill',
    why: 'A host reads every .md at the top of the skills root as a skill. A README there is a broken skill, and it breaks the package.',
    fix: 'Move the file out of the skills root, or into the directory of the skill it is about.',
    example: { bad: 'skills/README.md', good: 'README.md in the package root' },
    messages: {
        'no-frontmatter': 'The file has no frontmatter.',
        'no-description': 'The file has a frontmatter without a description.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/too-large.js
const skill_too_large_rule = {
    id: 'skill/too-large',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a skill has more bytes than a host reads',
    why: 'A host refuses a skill over 1 MiB, so nobody who installs the package gets it.',
    fix: 'Move reference material into files of its own beside SKILL.md, and name those in the text.',
    example: {
        bad: 'a SKILL.md of 1,048,577 bytes',
        good: 'a SKILL.md of 8,000 bytes and references/details.md',
    },
    messages: { 'too-large': 'The file has over 1 MiB.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/archived.js
const archived_rule = {
    id: 'source/archived',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a repository that is archived',
    why: 'Nobody mends an archived package, and its users learn of that here first.',
    fix: 'Ask the owner, or point the row at a repository that is looked after.',
    example: {
        bad: 'a row whose repository is read-only',
        good: 'a row whose repository is maintained',
    },
    messages: {
        archived: 'The owner archived the repository.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/branch.js
const branch_rule = {
    id: 'source/branch',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a row that follows a branch',
    why: 'A branch moves with the next push, and then the pin is wrong for everybody who installs.',
    fix: 'Tag the commit, and write the tag in the URL.',
    example: {
        bad: 'https://github.com/acme/kits/tree/main/kit',
        good: 'https://github.com/acme/kits/tree/v1/kit',
    },
    messages: {
        branch: 'REF is a branch.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/checkout.js
const checkout_rule = {
    id: 'source/checkout',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a commit that git checks out nowhere',
    why: 'A host clones the whole repository. A name that git refuses, wherever it is, ends the clone.',
    fix: 'Rename the path in the repository, and tag again.',
    example: {
        bad: 'a path named .git/config in the commit',
        good: 'a path named git-config in the commit',
    },
    messages: {
        refused: 'Git refuses a name in the commit.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/commit-id.js
const commit_id_rule = {
    id: 'source/commit-id',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a commit id where a host needs a tag',
    why: 'A host clones with `--branch`, which takes no commit id, so this row cannot be installed.',
    fix: 'Tag the commit, and write the tag in the URL.',
    example: {
        bad: 'https://github.com/acme/kits/tree/0123456789abcdef0123456789abcdef01234567/kit',
        good: 'https://github.com/acme/kits/tree/v1/kit',
    },
    messages: {
        'commit-id': 'REF is a commit id, whole or shortened.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/moved.js
const moved_rule = {
    id: 'source/moved',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a source that moved since it was pinned',
    why: 'A tag that leads to other bytes than those that were reviewed is how a package is swapped under its users.',
    fix: 'Find out who moved the tag and why. If the bytes are meant, pin them again; better, use a new tag and version.',
    example: {
        bad: 'v1 moved to another commit after it was pinned',
        good: 'v2 for the new bytes, v1 where it was',
    },
    messages: {
        moved: 'The ref led to the pinned bytes before, and to others now.',
        'moved-or-wrong': 'The ref leads to other bytes; what it led to before is not known here.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/path.js
const source_path_rule = {
    id: 'source/path',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a path that is no package directory',
    why: 'A host reads the package at this path of its clone. A link on the way could be pointed elsewhere without a change to the row.',
    fix: 'Write the path of the directory that holds plugin.json, through real directories.',
    example: {
        bad: 'https://github.com/acme/kits/tree/v1/kits/rad',
        good: 'https://github.com/acme/kits/tree/v1/kits/read',
    },
    messages: {
        missing: 'Nothing is there at that ref.',
        'not-directory': 'A file is there.',
        link: 'A symbolic link is there.',
        'link-on-way': 'A directory on the way is a symbolic link.',
        submodule: 'A submodule is there or on the way.',
        'no-manifest': 'The directory has no plugin.json.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/pull-ref.js
const pull_ref_rule = {
    id: 'source/pull-ref',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the ref of a pull request',
    why: 'Anybody can write to it by opening a pull request, and no host installs from it.',
    fix: 'Write a tag of the repository.',
    example: {
        bad: 'https://github.com/acme/kits/tree/refs/pull/7/head',
        good: 'https://github.com/acme/kits/tree/v1/kit',
    },
    messages: {
        'pull-ref': 'REF is refs/pull/….',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/ref-ambiguous.js
const ref_ambiguous_rule = {
    id: 'source/ref-ambiguous',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a tag and a branch with one name',
    why: 'Which of the two a clone takes is not visible in the row, and the branch can be moved by anybody who may push.',
    fix: 'Delete or rename the branch, or write another tag.',
    example: {
        bad: 'https://github.com/acme/kits/tree/v1/kit, with a branch v1 beside the tag v1',
        good: 'https://github.com/acme/kits/tree/v1/kit, with the tag v1 alone',
    },
    messages: {
        'tag-and-branch': 'A tag and a branch have this name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/ref-missing.js
const ref_missing_rule = {
    id: 'source/ref-missing',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a ref that a host cannot clone',
    why: 'A host clones with `--branch REF`. Where there is no such tag or branch, or its name cannot be written in a tree URL, nothing is installed.',
    fix: 'Push the tag, or write one that is there.',
    example: {
        bad: 'https://github.com/acme/kits/tree/v9/kit',
        good: 'https://github.com/acme/kits/tree/v1/kit',
    },
    messages: {
        missing: 'The repository has no tag or branch of that name.',
        slash: 'The name goes on after a slash, which the form of the URL cannot say.',
        impossible: 'Git allows no such name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/repository.js
const repository_rule = {
    id: 'source/repository',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a repository that nobody without credentials can fetch',
    why: 'A host clones without credentials. What is missing, private or taken down cannot be installed by anybody else.',
    fix: 'Make the repository public, or correct owner and name in the URL.',
    example: {
        bad: 'https://github.com/acme/private-kit/tree/v1/kit',
        good: 'https://github.com/acme/public-kit/tree/v1/kit',
    },
    messages: {
        missing: 'The server answers 401 or 404: missing or private.',
        gone: 'The server answers 410 or 451: taken down.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/repository-moved.js
const repository_moved_rule = {
    id: 'source/repository-moved',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a repository that was renamed or moved',
    why: 'The old name redirects only until somebody else takes it, and then the row installs their bytes.',
    fix: 'Write the new name in the URL.',
    example: {
        bad: 'https://github.com/acme/old-name/tree/v1/kit',
        good: 'https://github.com/acme/new-name/tree/v1/kit',
    },
    messages: {
        moved: 'The server knows the repository under another name or owner.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/submodule.js
const submodule_rule = {
    id: 'source/submodule',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a submodule inside a fetched package',
    why: 'A host clones without submodules, so its users get an empty directory there.',
    fix: 'Put the files into the repository itself.',
    example: { bad: 'vendor/tool as a submodule', good: 'vendor/tool as plain files' },
    messages: {
        below: 'A submodule lies inside the package.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/attribute-changes-bytes.js
const attribute_changes_bytes_rule = {
    id: 'tree/attribute-changes-bytes',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a clone checks out other bytes',
    why: 'An attribute makes git convert the file on checkout, and the result is not what is here. A pin over what is here fails in every clone.',
    fix: 'Take the attribute off in .gitattributes (* -text keeps every byte), commit, and pin again.',
    example: {
        bad: '*.txt eol=crlf, and LF here',
        good: '*.txt -text',
    },
    messages: {
        differs: 'The file as a clone has it differs from the file here.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/attribute-conversion.js
const attribute_conversion_rule = {
    id: 'tree/attribute-conversion',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'git converts a file on checkout',
    why: 'The bytes here are what a clone checks out, but they are not what is committed; archives and other tools give other bytes.',
    fix: 'Prefer * -text in .gitattributes, so that every way of getting the files gives the same bytes.',
    example: {
        bad: '*.txt eol=crlf',
        good: '*.txt -text',
    },
    messages: {
        same: 'eol=crlf, ident or working-tree-encoding applies, with the bytes that are here.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/attribute-filter.js
const attribute_filter_rule = {
    id: 'tree/attribute-filter',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a git filter decides what a file holds',
    why: 'With git LFS and other filters the bytes depend on what is installed on a machine: with it the file, without it a pointer. No digest is true for both.',
    fix: 'Take the filter off the files of the package in .gitattributes, and commit them as they are.',
    example: {
        bad: '*.bin filter=lfs',
        good: '*.bin -text',
    },
    messages: {
        filter: 'A tracked file of the package has a filter attribute.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/attribute-unfixed.js
const attribute_unfixed_rule = {
    id: 'tree/attribute-unfixed',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'line endings depend on each machine',
    why: 'Where core.autocrlf is set, as on many Windows machines, a clone has CRLF and another digest than the pin.',
    fix: 'Put the line "* -text" or "* text eol=lf" into .gitattributes at the root of the repository.',
    example: {
        bad: 'no .gitattributes',
        good: '* text eol=lf',
    },
    messages: {
        none: 'A text file has no attribute at all.',
        'no-eol': 'A text file has text or text=auto and no eol.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/changed-while-hashing.js
const changed_while_hashing_rule = {
    id: 'tree/changed-while-hashing',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an entry changed while it was being hashed',
    why: 'The digest would be of bytes that never were there together. Nothing is said about a tree that is being written.',
    fix: 'Let whatever writes there finish (an editor, a build, a sync), and run again.',
    example: {
        bad: 'check while a build writes into the package',
        good: 'check after the build',
    },
    messages: {
        vanished: 'The entry was listed and then gone.',
        replaced: 'It became another kind of thing.',
        content: 'Its size, times, links or identity changed.',
        entries: 'The names in the directory changed.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/empty-directory.js
const empty_directory_rule = {
    id: 'tree/empty-directory',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a directory is empty',
    why: 'It is part of the digest here, and git cannot store it, so no clone has it or its digest.',
    fix: 'Remove the directory, or put a file into it and add that.',
    example: {
        bad: 'skills/later/ with nothing in it',
        good: 'skills/read/SKILL.md',
    },
    messages: {
        empty: 'A directory with no entry, in a package that lies in git.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/hard-link.js
const hard_link_rule = {
    id: 'tree/hard-link',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a file is shared with another name',
    why: 'Writing through the other name changes the package without anyone touching it. Hosts refuse a file with more than one hard link.',
    fix: 'Replace the file by a copy of itself: cp FILE FILE.new && mv FILE.new FILE.',
    example: {
        bad: 'ln ../common/LICENSE LICENSE',
        good: 'cp ../common/LICENSE LICENSE',
    },
    messages: {
        'hard-link': 'The file has more than one hard link, inside the package or elsewhere.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/ignored.js
const ignored_rule = {
    id: 'tree/ignored',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a file is ignored by git',
    why: 'It is part of the digest here and of no clone, so a pin made here is wrong for everybody else.',
    fix: 'Remove the file, or stop ignoring it and add it.',
    example: {
        bad: '.DS_Store in the package',
        good: 'no .DS_Store',
    },
    messages: {
        file: 'One file that git ignores.',
        directory: 'Many files in an ignored directory.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/link-dangling.js
const link_dangling_rule = {
    id: 'tree/link-dangling',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a link leads nowhere',
    why: 'Whatever appears there later would become part of the package without a change of its digest. Hosts refuse such a package.',
    fix: 'Point the link at a file of the package, or remove it.',
    example: {
        bad: 'latest.md -> v2.md, and no v2.md',
        good: 'latest.md -> v1.md, which exists',
    },
    messages: {
        dangling: 'Nothing is at the target.',
        loop: 'The link leads back to itself, through others or not.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/link-outside.js
const link_outside_rule = {
    id: 'tree/link-outside',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a link leads out of the package',
    why: 'What lies outside can change while the digest stays the same, and it is missing where the package is installed. Hosts refuse such a package.',
    fix: 'Copy the file into the package, or remove the link.',
    example: {
        bad: 'docs/notes.md -> ../../notes.md',
        good: 'docs/notes.md, a file of its own',
    },
    messages: {
        outside: 'The real target is not below the package root.',
        'left-out': 'The target is in the .git of the root, which is not part of the package.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/link-unportable.js
const link_unportable_rule = {
    id: 'tree/link-unportable',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a link works only in this place',
    why: 'An install copies the package elsewhere; there the link dangles or leaves the package, and the copy is refused.',
    fix: 'Make the target relative, and let it stay inside the package on its way.',
    example: {
        bad: 'latest.md -> /home/me/reader/v1.md',
        good: 'latest.md -> v1.md',
    },
    messages: {
        absolute: 'The target is an absolute path that is inside the package here.',
        climbs: 'The target leaves the package and comes back through the name of its directory.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/name-not-portable.js
const tree_name_not_portable_rule = {
    id: 'tree/name-not-portable',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a name cannot exist on Windows',
    why: 'A clone or install on Windows fails or gets another name there, so the package has another digest or none.',
    fix: 'Rename the entry.',
    example: {
        bad: 'prompts/what?.md',
        good: 'prompts/what.md',
    },
    messages: {
        reserved: 'A device name such as con or nul.',
        character: 'A character such as : ? * or a backslash.',
        ending: 'The name ends with a dot or a blank.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/name-not-utf8.js
const name_not_utf8_rule = {
    id: 'tree/name-not-utf8',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a name is not valid UTF-8',
    why: 'Such a name cannot be written down the same way on every system, so no digest can contain it. Hosts refuse such a package.',
    fix: 'Rename the entry to a name in UTF-8.',
    example: {
        bad: 'caf\xe9.md, the byte of Latin-1',
        good: 'café.md in UTF-8',
    },
    messages: {
        name: 'The name of an entry.',
        target: 'The target text of a link.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/name-twins.js
const tree_name_twins_rule = {
    id: 'tree/name-twins',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'two names are one file on other systems',
    why: 'On macOS and Windows one of the two overwrites the other, so the tree and its digest are not the same there.',
    fix: 'Rename or remove one of the two.',
    example: {
        bad: 'README.md and readme.md',
        good: 'README.md',
    },
    messages: {
        case: 'The names differ only in upper and lower case.',
        normalisation: 'The names differ only in how Unicode composes them.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/name-unseen.js
const name_unseen_rule = {
    id: 'tree/name-unseen',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a name has characters a reader cannot see',
    why: 'Hidden or reordering characters make one name look like another, in listings and in reviews.',
    fix: 'Rename the entry so that its name shows all its characters.',
    example: {
        bad: 'read\u200Bme.md',
        good: 'readme.md',
    },
    messages: {
        unseen: 'A control, bidirectional, zero-width or tag character.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/nested-git.js
const nested_git_rule = {
    id: 'tree/nested-git',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a .git lies inside the package',
    why: 'It is hashed with the package, and git never commits it, so no clone can have this digest. Its settings can also run programs for whoever uses git there.',
    fix: 'Remove it, or keep the other repository outside the package.',
    example: {
        bad: 'vendor/tool/.git',
        good: 'vendor/tool without .git',
    },
    messages: {
        'nested-git': 'An entry named .git that is not the one of the root.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/not-held.js
const not_held_rule = {
    id: 'tree/not-held',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a file is too large to be read for judging',
    why: 'Its bytes are in the digest, but what they say was not judged, so faults in it stay unseen.',
    fix: 'Make the file smaller, or split it.',
    example: {
        bad: 'skills/read/data.md of 9 MiB',
        good: 'skills/read/data.md of 20 KiB',
    },
    messages: {
        file: 'One file is over the cap.',
        tree: 'All files of the package together are over the cap.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/root.js
const tree_root_rule = {
    id: 'tree/root',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the package root is not a directory of its own',
    why: 'A digest covers one real directory. A root that is missing, a file or a link has nothing that could be pinned.',
    fix: 'Name the package directory itself, not a link to it.',
    example: {
        bad: 'packages/reader -> ../shared/reader',
        good: 'packages/reader/plugin.json',
    },
    messages: {
        missing: 'Nothing is at the path.',
        'not-directory': 'A file or something else is there.',
        link: 'The root is itself a symbolic link.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/special-file.js
const special_file_rule = {
    id: 'tree/special-file',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an entry is neither file, directory nor link',
    why: 'A pipe, socket or device has no content to pin, and opening one can block or act. Hosts refuse such a package.',
    fix: 'Remove the entry.',
    example: {
        bad: 'mkfifo events',
        good: 'no such entry',
    },
    messages: {
        fifo: 'A named pipe.',
        socket: 'A socket.',
        device: 'A character or block device.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/submodule.js
const tree_submodule_rule = {
    id: 'tree/submodule',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a submodule holds part of the package',
    why: 'A plain clone leaves a submodule empty, so the files in it are part of the digest here and not there.',
    fix: 'Put the files into the repository itself.',
    example: {
        bad: 'vendor/tool as a submodule',
        good: 'vendor/tool as plain files',
    },
    messages: {
        below: 'A submodule inside the package.',
        inside: 'The whole package lies in a submodule.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/too-deep.js
const tree_too_deep_rule = {
    id: 'tree/too-deep',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'directories are nested too deeply',
    why: 'A path that long cannot be copied to every system. The walk stops there, so nothing below is part of a digest.',
    fix: 'Move the entries up, or give the directories shorter names.',
    example: {
        bad: 'a/a/a/… a thousand times',
        good: 'a/notes.md',
    },
    messages: {
        levels: 'More directory levels than the limit.',
        'path-length': 'A path longer than the system can hold.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/unreadable.js
const tree_unreadable_rule = {
    id: 'tree/unreadable',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an entry cannot be read',
    why: 'What cannot be read cannot be pinned, and leaving it out would pin something else than what is there.',
    fix: 'Give yourself the right to read the entry, or remove it.',
    example: {
        bad: 'chmod 000 notes.md',
        good: 'chmod 644 notes.md',
    },
    messages: {
        unreadable: 'The system refused to open, list or look at the entry.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/untracked.js
const untracked_rule = {
    id: 'tree/untracked',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a file is not in git',
    why: 'It is part of the digest here and of no clone, so a pin made here is wrong for everybody else.',
    fix: 'Add the file with git add, or remove it.',
    example: {
        bad: 'notes.txt beside plugin.json, never added',
        good: 'git add notes.txt',
    },
    messages: {
        file: 'One file that git does not track.',
        directory: 'Many files in a directory of which git tracks nothing.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/index.js


































































































































































































































const rules_rules = [
    rule,
    allowed_tools_list_rule,
    compatibility_rule,
    description_rule,
    encoding_rule,
    frontmatter_rule,
    license_rule,
    location_rule,
    metadata_rule,
    metadata_value_rule,
    name_rule,
    name_directory_rule,
    not_discovered_rule,
    unknown_key_rule,
    body_blank_rule,
    budget_rule,
    missing_key_rule,
    skill_unknown_rule,
    agent_unknown_key_rule,
    value_rule,
    wrong_type_rule,
    entry_file_rule,
    implementation_rule,
    inventory_rule,
    capability_name_rule,
    name_not_portable_rule,
    name_twins_rule,
    outside_rule,
    plugin_missing_rule,
    published_copy_rule,
    root_rule,
    same_path_rule,
    shadows_rule,
    shadows_changed_rule,
    task_metadata_rule,
    two_plugins_rule,
    two_rows_rule,
    unreadable_rule,
    cycle_rule,
    duplicate_rule,
    id_rule,
    kind_rule,
    missing_target_rule,
    outside_root_rule,
    path_rule,
    reference_rule,
    reference_twice_rule,
    self_reference_rule,
    too_many_rule,
    arguments_rule,
    dependency_rule,
    dependency_cycle_rule,
    later_field_rule,
    fleet_missing_key_rule,
    no_steps_rule,
    step_form_rule,
    step_twice_rule,
    fleet_unknown_key_rule,
    fleet_value_rule,
    writes_rule,
    fleet_wrong_type_rule,
    manifest_compatibility_rule,
    duplicate_key_rule,
    evals_retired_rule,
    hidden_character_rule,
    incompatible_rule,
    manifest_kind_rule,
    manifest_version_rule,
    mcp_not_run_rule,
    missing_rule,
    manifest_missing_key_rule,
    more_findings_rule,
    manifest_name_rule,
    newer_vocabulary_rule,
    not_json_rule,
    not_regular_rule,
    not_utf8_rule,
    older_vocabulary_rule,
    other_generation_rule,
    requires_rule,
    requires_twice_rule,
    resource_kind_rule,
    resource_path_rule,
    retired_kind_rule,
    schema_rule,
    single_kind_rule,
    state_json_reserved_rule,
    too_large_rule,
    manifest_unknown_key_rule,
    version_rule,
    manifest_wrong_type_rule,
    broken_link_rule,
    missing_mention_rule,
    unseen_rule,
    component_missing_rule,
    malformed_rule,
    not_whole_rule,
    marker_outside_rule,
    target_missing_rule,
    args_rule,
    command_rule,
    command_missing_rule,
    cwd_rule,
    cwd_missing_rule,
    mcp_duplicate_key_rule,
    env_rule,
    headers_rule,
    json_rule,
    mcp_location_rule,
    placeholder_rule,
    mcp_schema_rule,
    secret_rule,
    server_rule,
    server_key_rule,
    servers_rule,
    mcp_unknown_key_rule,
    url_rule,
    url_form_rule,
    component_not_loaded_rule,
    payload_encoding_rule,
    payload_frontmatter_rule,
    payload_hidden_character_rule,
    root_undeclared_rule,
    too_deep_rule,
    undeclared_rule,
    portable_duplicate_key_rule,
    extension_member_rule,
    extensions_rule,
    foreign_disagrees_rule,
    foreign_manifest_rule,
    link_rule,
    manifest_json_rule,
    manifest_missing_rule,
    portable_metadata_rule,
    metadata_form_rule,
    portable_more_findings_rule,
    portable_name_rule,
    near_location_rule,
    path_outside_rule,
    portable_schema_rule,
    skills_location_rule,
    unknown_field_rule,
    argument_rule,
    prompt_link_rule,
    registry_duplicate_key_rule,
    duplicate_row_rule,
    registry_encoding_rule,
    one_directory_rule,
    order_rule,
    package_without_row_rule,
    requires_cycle_rule,
    requires_missing_rule,
    same_digest_rule,
    shape_rule,
    similar_name_rule,
    syntax_rule,
    too_many_rows_rule,
    registry_unknown_key_rule,
    registry_unreadable_rule,
    yaml_feature_rule,
    audit_rule,
    description_differs_rule,
    field_differs_rule,
    row_kind_rule,
    row_missing_key_rule,
    row_name_rule,
    not_a_mapping_rule,
    other_server_rule,
    package_not_admitted_rule,
    provides_rule,
    row_requires_rule,
    requires_repeated_rule,
    sha256_rule,
    source_link_rule,
    source_missing_rule,
    source_untracked_rule,
    source_url_rule,
    row_unknown_key_rule,
    row_version_rule,
    row_wrong_type_rule,
    description_long_rule,
    description_missing_rule,
    long_rule,
    skill_name_directory_rule,
    name_form_rule,
    name_long_rule,
    name_twice_rule,
    nested_rule,
    none_rule,
    stray_markdown_rule,
    skill_too_large_rule,
    archived_rule,
    branch_rule,
    checkout_rule,
    commit_id_rule,
    moved_rule,
    source_path_rule,
    pull_ref_rule,
    ref_ambiguous_rule,
    ref_missing_rule,
    repository_rule,
    repository_moved_rule,
    submodule_rule,
    attribute_changes_bytes_rule,
    attribute_conversion_rule,
    attribute_filter_rule,
    attribute_unfixed_rule,
    changed_while_hashing_rule,
    empty_directory_rule,
    hard_link_rule,
    ignored_rule,
    link_dangling_rule,
    link_outside_rule,
    link_unportable_rule,
    tree_name_not_portable_rule,
    name_not_utf8_rule,
    tree_name_twins_rule,
    name_unseen_rule,
    nested_git_rule,
    not_held_rule,
    tree_root_rule,
    special_file_rule,
    tree_submodule_rule,
    tree_too_deep_rule,
    tree_unreadable_rule,
    untracked_rule,
];

;// CONCATENATED MODULE: ./build/checks/find-rule.js
// Looks rules up by id. The one place that knows the whole table.


let table = null;
/** The rule with this id, or null. */
function findRule(id) {
    table ??= new Map(rules_rules.map((rule) => [rule.id, rule]));
    return table.get(id) ?? null;
}
/** Every rule id, sorted. */
function ruleIds() {
    return rules.map((rule) => rule.id).toSorted(byCodeUnits);
}

;// CONCATENATED MODULE: ./build/checks/judge.js
// Gives findings their severity, boundary, reason and fix from the rule table, in the report's order.
// Decides nothing else; never touches disk.



/**
 * Judges and sorts by file, line, column, rule, then message. Throws `Fault` (`internal`) for a finding
 * whose rule or message the table does not know: that is a bug of ours and must not pass as silence.
 */
function judge(findings) {
    return findings.map(judgeOne).sort(compareFindings);
}
function judgeOne(finding) {
    const rule = findRule(finding.rule);
    if (rule === null)
        throw new Fault('internal', `no rule ${finding.rule}`);
    if (rule.messages[finding.messageId] === undefined) {
        throw new Fault('internal', `rule ${rule.id} has no message ${finding.messageId}`);
    }
    return {
        ...finding,
        severity: rule.severity,
        boundary: rule.boundary,
        why: rule.why,
        fix: finding.fix ?? rule.fix,
    };
}
/** Order of findings everywhere: file, line, column, rule, message; none before any number. */
function compareFindings(a, b) {
    return (order_byCodeUnits(a.place.file, b.place.file) ||
        (a.place.line ?? 0) - (b.place.line ?? 0) ||
        (a.place.column ?? 0) - (b.place.column ?? 0) ||
        order_byCodeUnits(a.rule, b.rule) ||
        order_byCodeUnits(a.message, b.message));
}

;// CONCATENATED MODULE: ./build/checks/verdict.js
/** Counts by severity. */
function countFindings(findings) {
    const counts = { error: 0, warning: 0, note: 0 };
    for (const { severity } of findings)
        counts[severity] += 1;
    return counts;
}
/** Fail before inconclusive before needs-review before pass. */
function decideVerdict(facts) {
    const failing = facts.counts.error > 0 || (facts.failOn === 'warning' && facts.counts.warning > 0);
    if (failing)
        return 'fail';
    if (facts.undecided)
        return 'inconclusive';
    return facts.needsReview ? 'needs-review' : 'pass';
}
/** 0 pass, 1 findings at or above the threshold, 3 could not decide; 2 is kept for faults of usage. */
function exitCodeOf(verdict, failOn) {
    switch (verdict) {
        case 'fail':
            return 1;
        case 'inconclusive':
            return 3;
        case 'needs-review':
            return failOn === 'needs-review' ? 1 : 0;
        case 'pass':
        case 'skipped':
            return 0;
        default:
            return verdict;
    }
}

;// CONCATENATED MODULE: ./build/discovery/find-packages.js
// Where our own commands look for packages and for skills without one: at any depth below the paths they
// are given. Does not descend into a package, nor into a skill for more skills; says what was left out
// and why. `.git` is no content and goes unsaid.
// Specification: manifest page, "Reading", and surfaces page, "Searching".







const reasons = {
    hidden: 'names with a leading dot are not searched',
    modules: 'node_modules is not searched',
    ignored: 'git ignores it',
    link: 'links to directories are not followed',
    deep: `more than ${limits.treeDepth} levels deep`,
    unreadable: 'it cannot be listed',
};
/**
 * Finds packages and loose skills at or below `paths`. Throws `Fault` (`usage`) for a path that does not exist or is no
 * directory. A path that lies inside a package is searched as it is; its package is not looked for above it.
 */
function findPackages(paths, options = {}) {
    const search = new Search(options);
    for (const path of paths)
        search.below(path);
    return search.result();
}
class Search {
    #disk;
    #ignored;
    #display;
    #packages = new Set();
    #skills = new Set();
    #seen = new Set();
    #skipped = new Map();
    #directories = 0;
    constructor(options) {
        this.#disk = options.disk ?? realDisk;
        this.#ignored = options.ignored ?? (() => false);
        this.#display = options.display;
    }
    below(given) {
        const start = (0,external_node_path_namespaceObject.resolve)(given);
        assertDirectory(this.#disk, start, given);
        const waiting = [{ directory: start, depth: 0, inSkill: false }];
        for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
            const { directory, depth } = step;
            if (this.#seen.has(directory))
                continue;
            this.#seen.add(directory);
            this.#directories += 1;
            if (isThere(this.#disk, (0,external_node_path_namespaceObject.join)(directory, manifestFile))) {
                this.#packages.add(directory);
                continue;
            }
            const shown = this.#display ?? ((path) => (0,external_node_path_namespaceObject.join)(given, (0,external_node_path_namespaceObject.relative)(start, path)) || '.');
            const names = this.#list(directory, shown(directory));
            const inSkill = step.inSkill || names.some(isSkillFile);
            if (inSkill && !step.inSkill)
                this.#skills.add(directory);
            const kept = names.filter((name) => {
                const path = (0,external_node_path_namespaceObject.join)(directory, name.name);
                const reason = this.#reasonToSkip(path, name, depth + 1);
                if (reason !== null && reason !== 'file')
                    this.#skip(reason, shown(path));
                return reason === null;
            });
            // Last in, first out: pushed from the back, so that the walk is in sorted order.
            for (const { name } of kept.reverse()) {
                waiting.push({ directory: (0,external_node_path_namespaceObject.join)(directory, name), depth: depth + 1, inSkill });
            }
        }
    }
    result() {
        const notChecked = [...this.#skipped].map(([reason, names]) => ({
            what: names.length === 1
                ? (names[0] ?? '')
                : `${names.length} directories: ${listNames(names, 3)}`,
            why: reasons[reason],
        }));
        return {
            packages: [...this.#packages],
            skills: [...this.#skills],
            notChecked,
            searched: { directories: this.#directories },
        };
    }
    #reasonToSkip(path, { name, type }, depth) {
        if (type === 'link')
            return leadsToDirectory(this.#disk, path) ? 'link' : 'file';
        if (type !== 'directory')
            return 'file';
        if (name === '.git')
            return 'file';
        if (name.startsWith('.'))
            return 'hidden';
        if (name === 'node_modules')
            return 'modules';
        if (depth > limits.treeDepth)
            return 'deep';
        return this.#ignored(path) ? 'ignored' : null;
    }
    #list(directory, shown) {
        try {
            return listDirectory(this.#disk, directory);
        }
        catch (error) {
            if (systemCode(error) === null)
                throw error;
            this.#skip('unreadable', shown);
            return [];
        }
    }
    #skip(reason, shown) {
        const names = this.#skipped.get(reason);
        if (names === undefined)
            this.#skipped.set(reason, [shown]);
        else
            names.push(shown);
    }
}
// In exact case, as hosts look for it. A directory of that name is no skill; a link may be one, or a broken one.
function isSkillFile({ name, type }) {
    return name === 'SKILL.md' && type !== 'directory';
}
function assertDirectory(disk, path, given) {
    if (leadsToDirectory(disk, path))
        return;
    if (!isThere(disk, path))
        throw new Fault('usage', `${quote(given)} does not exist`);
    const hint = 'give a package directory, or a directory with packages below it';
    throw new Fault('usage', `${quote(given)} is not a directory`, hint);
}

;// CONCATENATED MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
/*! js-yaml 5.5.0 https://github.com/nodeca/js-yaml @license MIT */
//#region src/tag.ts
/**
* Returned by a scalar resolver when the source does not match its tag.
*
* @category Tags
*/
var NOT_RESOLVED = Symbol("NOT_RESOLVED");
/**
* Create a normalized scalar tag definition.
*
* @category Tags
*/
function defineScalarTag(tagName, options) {
	return {
		tagName,
		nodeKind: "scalar",
		implicit: options.implicit ?? false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		implicitFirstChars: options.implicitFirstChars ?? null,
		resolve: options.resolve,
		identify: options.identify,
		represent: options.represent ?? ((data) => String(data)),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized sequence tag definition.
*
* @category Tags
*/
function defineSequenceTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "sequence",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addItem: options.addItem,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized mapping tag definition.
*
* @category Tags
*/
function defineMappingTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "mapping",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addPair: options.addPair,
		has: options.has,
		keys: options.keys,
		get: options.get,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
//#endregion
//#region src/tag/scalar/str.ts
/** @category Tags */
var strTag = defineScalarTag("tag:yaml.org,2002:str", {
	resolve: (source) => source,
	identify: (data) => typeof data === "string"
});
//#endregion
//#region src/tag/scalar/null_core.ts
var NULL_VALUES$1 = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
/** @category Tags */
var nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES$1.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
//#endregion
//#region src/tag/scalar/null_json.ts
/** @category Tags */
var nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: ["n"],
	resolve: (source, isExplicit) => {
		if (source === "null" || isExplicit && source === "") return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
//#endregion
//#region src/tag/scalar/null_yaml11.ts
var NULL_VALUES = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
/** @category Tags */
var nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
//#endregion
//#region src/tag/scalar/bool_core.ts
var TRUE_VALUES$2 = [
	"true",
	"True",
	"TRUE"
];
var FALSE_VALUES$2 = [
	"false",
	"False",
	"FALSE"
];
/** @category Tags */
var boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (source) => {
		if (TRUE_VALUES$2.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$2.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
//#endregion
//#region src/tag/scalar/bool_json.ts
var TRUE_VALUES$1 = ["true"];
var FALSE_VALUES$1 = ["false"];
/** @category Tags */
var boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: ["t", "f"],
	resolve: (source) => {
		if (TRUE_VALUES$1.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$1.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
//#endregion
//#region src/tag/scalar/bool_yaml11.ts
var TRUE_VALUES = [
	"true",
	"True",
	"TRUE",
	"y",
	"Y",
	"yes",
	"Yes",
	"YES",
	"on",
	"On",
	"ON"
];
var FALSE_VALUES = [
	"false",
	"False",
	"FALSE",
	"n",
	"N",
	"no",
	"No",
	"NO",
	"off",
	"Off",
	"OFF"
];
/** @category Tags */
var boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"y",
		"Y",
		"n",
		"N",
		"t",
		"T",
		"f",
		"F",
		"o",
		"O"
	],
	resolve: (source) => {
		if (TRUE_VALUES.indexOf(source) !== -1) return true;
		if (FALSE_VALUES.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
//#endregion
//#region src/tag/scalar/int_core.ts
var YAML_INTEGER_IMPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
var YAML_INTEGER_EXPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$2(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$2(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$2(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger$2,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
//#endregion
//#region src/tag/scalar/int_json.ts
var YAML_INTEGER_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)$");
var YAML_INTEGER_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$1(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$1(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlInteger$1,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
//#endregion
//#region src/tag/scalar/int_yaml11.ts
var YAML_INTEGER_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function parseYamlInteger(source) {
	let value = source.replace(/_/g, "");
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	if (value.includes(":")) {
		let result = 0;
		for (const part of value.split(":")) result = result * 60 + Number(part);
		return sign * result;
	}
	if (value !== "0" && value[0] === "0") return sign * parseInt(value, 8);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger(source) {
	if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
//#endregion
//#region src/tag/scalar/float_core.ts
var YAML_FLOAT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$2(source) {
	if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase();
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	const result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$2(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat$2,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$2
});
//#endregion
//#region src/tag/scalar/float_json.ts
var YAML_FLOAT_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
var YAML_FLOAT_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
		let value = source.toLowerCase();
		const sign = value[0] === "-" ? -1 : 1;
		if ("+-".includes(value[0])) value = value.slice(1);
		if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
		if (value === ".nan") return NaN;
		const result = sign * parseFloat(value);
		return Number.isFinite(result) ? result : NOT_RESOLVED;
	}
	if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = Number(source);
	if (Number.isFinite(result)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$1(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlFloat$1,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$1
});
//#endregion
//#region src/tag/scalar/float_yaml11.ts
var YAML_FLOAT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat(source) {
	if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase().replace(/_/g, "");
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	let result = 0;
	if (value.includes(":")) {
		for (const part of value.split(":")) result = result * 60 + Number(part);
		result *= sign;
	} else result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat
});
//#endregion
//#region src/tag/scalar/merge.ts
/**
* Enables merge keys in {@link CORE_SCHEMA} when added with
* {@link Schema.withTags}.
*
* @category Tags
*/
var mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
	implicit: true,
	implicitFirstChars: ["<"],
	resolve: (source, isExplicit) => {
		if (source === "<<" || isExplicit && source === "") return "<<";
		return NOT_RESOLVED;
	},
	identify: () => false
});
//#endregion
//#region src/tag/scalar/binary.ts
var BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
function resolveYamlBinary(source) {
	const input = source.replace(/\s/g, "");
	if (input.length % 4 !== 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
	const binary = atob(input);
	const result = new Uint8Array(binary.length);
	for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
	return result;
}
function representYamlBinary(object) {
	let binary = "";
	for (let index = 0; index < object.length; index++) binary += String.fromCharCode(object[index]);
	return btoa(binary);
}
/**
* The `!!binary` tag, represented as a `Uint8Array`.
*
* @category Tags
*/
var binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
	resolve: resolveYamlBinary,
	identify: (object) => Object.prototype.toString.call(object) === "[object Uint8Array]",
	represent: representYamlBinary
});
//#endregion
//#region src/tag/scalar/timestamp.ts
var YAML_DATE_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
var YAML_TIMESTAMP_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
	const date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
	date.setUTCFullYear(year, month, day);
	return date;
}
function resolveYamlTimestamp(source) {
	let match = YAML_DATE_REGEXP.exec(source);
	if (match === null) match = YAML_TIMESTAMP_REGEXP.exec(source);
	if (match === null) return NOT_RESOLVED;
	const year = +match[1];
	const month = +match[2] - 1;
	const day = +match[3];
	if (!match[4]) {
		const date = makeUtcDate(year, month, day);
		if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
		return date;
	}
	const hour = +match[4];
	const minute = +match[5];
	const second = +match[6];
	let fraction = 0;
	if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
	if (match[7]) {
		let value = match[7].slice(0, 3);
		while (value.length < 3) value += "0";
		fraction = +value;
	}
	const date = makeUtcDate(year, month, day, hour, minute, second, fraction);
	if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
	if (match[9]) {
		const offsetHour = +match[10];
		const offsetMinute = +(match[11] || 0);
		if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
		const offset = (offsetHour * 60 + offsetMinute) * 6e4;
		date.setTime(date.getTime() - (match[9] === "-" ? -offset : offset));
	}
	return date;
}
/**
* The YAML 1.1 `!!timestamp` tag, represented as a JavaScript `Date`.
*
* @category Tags
*/
var timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
	implicit: true,
	implicitFirstChars: [..."0123456789"],
	resolve: resolveYamlTimestamp,
	identify: (object) => object instanceof Date,
	represent: (object) => object.toISOString()
});
//#endregion
//#region src/tag/sequence/seq.ts
/** @category Tags */
var seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (container, item) => {
		container.push(item);
	},
	identify: Array.isArray
});
//#endregion
//#region src/common/object.ts
function isPlainObject(data) {
	if (data === null || typeof data !== "object" || Array.isArray(data)) return false;
	const prototype = Object.getPrototypeOf(data);
	return prototype === null || prototype === Object.prototype;
}
function pick(object, keys) {
	const result = {};
	for (const key of keys) if (object[key] !== void 0) result[key] = object[key];
	return result;
}
//#endregion
//#region src/tag/sequence/omap.ts
/**
* Provided only for YAML 1.1 compatibility and supported by the loader only.
* JavaScript has no dedicated class to represent this type, so it cannot be
* identified and dumped.
*
* ```yaml
* !!omap
*   - one: 1
*   - two: 2
* ```
*
* is loaded as
*
* ```javascript
* [
*   { one: 1 },
*   { two: 2 }
* ]
* ```
*
* @category Tags
*/
var omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: /* @__PURE__ */ new Set()
	}),
	addItem: (carrier, item) => {
		let key;
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve an ordered map item";
			key = item.keys().next().value;
		} else if (isPlainObject(item)) {
			const itemKeys = Object.keys(item);
			if (itemKeys.length !== 1) return "cannot resolve an ordered map item";
			key = itemKeys[0];
		} else return "cannot resolve an ordered map item";
		if (carrier.seen.has(key)) return "duplicate key in ordered map";
		carrier.seen.add(key);
		carrier.list.push(item);
		return "";
	},
	finalize: (carrier) => carrier.list,
	identify: () => false
});
//#endregion
//#region src/tag/sequence/pairs.ts
/**
* Provided only for YAML 1.1 compatibility and supported by the loader only.
* JavaScript has no dedicated class to represent this type, so it cannot be
* identified and dumped.
*
* ```yaml
* !!pairs
*   - one: 1
*   - two: 2
* ```
*
* is loaded as
*
* ```javascript
* [
*   ['one', 1],
*   ['two', 2]
* ]
* ```
*
* @category Tags
*/
var pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (container, item) => {
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve a pairs item";
			container.push(item.entries().next().value);
			return "";
		}
		if (Object.prototype.toString.call(item) !== "[object Object]") return "cannot resolve a pairs item";
		const object = item;
		const keys = Object.keys(object);
		if (keys.length !== 1) return "cannot resolve a pairs item";
		container.push([keys[0], object[keys[0]]]);
		return "";
	},
	identify: () => false
});
//#endregion
//#region src/tag/mapping/map.ts
/**
* This is the default mapping implementation. It uses `{}` objects and has only
* partial functionality due to language limitations. This choice was made
* because users expect to get JavaScript objects, and it was left unchanged to
* avoid too many breaking changes in the v5 release.
*
* Side effects:
*
* - `Object.hasOwn()` checks or `for...of` loops are required for safe use (to
*   avoid falling through to prototypes).
* - Only scalar string keys are supported properly.
* - Other scalar keys, such as `null` and numbers, are converted to strings.
*   This is historical behaviour, and it can cause side effects such as
*   problems with `!!merge`.
*
* Note that non-string scalar keys may be deprecated in future versions.
*
* Ideally, use {@link realMapTag} instead.
*
* @category Tags
*/
var mapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		if (key !== null && typeof key === "object") return "object-based map does not support complex keys";
		const normalizedKey = String(key);
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		if (key !== null && typeof key === "object") return false;
		return Object.prototype.hasOwnProperty.call(container, String(key));
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
//#endregion
//#region src/tag/mapping/set.ts
/**
* The YAML 1.1 `!!set` tag, represented as a JavaScript `Set`.
*
* @category Tags
*/
var setTag = defineMappingTag("tag:yaml.org,2002:set", {
	create: () => /* @__PURE__ */ new Set(),
	identify: (data) => data instanceof Set,
	represent: (data) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of data) map.set(key, null);
		return map;
	},
	addPair: (container, key, value) => {
		if (value !== null) return "cannot resolve a set item";
		container.add(key);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: () => null
});
//#endregion
//#region src/schema.ts
function createTagDefinitionMap() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function createTagDefinitionListMap() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function compileTags(tags) {
	const result = [];
	for (const tag of tags) {
		let index = result.length;
		for (let previousIndex = 0; previousIndex < result.length; previousIndex++) {
			const previous = result[previousIndex];
			if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
				index = previousIndex;
				break;
			}
		}
		result[index] = tag;
	}
	return result;
}
/**
* Controls tag resolution when loading and type selection when dumping.
*
* @category Schemas
*/
var Schema = class Schema {
	tags;
	/** @internal */
	implicitScalarTags;
	/**
	* Dispatch implicit scalar resolvers by `source.charAt(0)`. Each bucket holds
	* the resolvers that may match that key, in schema order; a key absent from
	* the map uses
	* {@link Schema.implicitScalarAnyFirstChar}
	* (resolvers that declared no first-char constraint, so they apply to any
	* first character).
	*/
	implicitScalarByFirstChar;
	implicitScalarAnyFirstChar;
	/**
	* The default scalar tag (`!!str`), resolved once so the composer's fallback
	* for unresolved plain scalars avoids a keyed lookup per scalar.
	*
	* @internal
	*/
	defaultScalarTag;
	/**
	* The default container tags (`!!seq` / `!!map`), used by the dumper: when a
	* value is identified by its default tag, the tag is implicit and not
	* printed. Undefined if the schema does not define them (then such values
	* can't be dumped).
	*
	* @internal
	*/
	defaultSequenceTag;
	/** @internal */
	defaultMappingTag;
	exact;
	prefix;
	constructor(tags) {
		const compiledTags = compileTags(tags);
		const implicitScalarTags = [];
		const exact = createTagDefinitionMap();
		const prefix = createTagDefinitionListMap();
		for (const tag of compiledTags) {
			if (tag.nodeKind === "scalar" && tag.implicit) {
				if (tag.matchByTagPrefix) throw new Error("Implicit scalar tags cannot match by tag prefix");
				implicitScalarTags.push(tag);
			}
			switch (tag.nodeKind) {
				case "scalar":
					if (tag.matchByTagPrefix) prefix.scalar.push(tag);
					else exact.scalar[tag.tagName] = tag;
					break;
				case "sequence":
					if (tag.matchByTagPrefix) prefix.sequence.push(tag);
					else exact.sequence[tag.tagName] = tag;
					break;
				case "mapping": if (tag.matchByTagPrefix) prefix.mapping.push(tag);
				else exact.mapping[tag.tagName] = tag;
			}
		}
		const implicitScalarAnyFirstChar = implicitScalarTags.filter((tag) => tag.implicitFirstChars === null);
		const keys = /* @__PURE__ */ new Set();
		for (const tag of implicitScalarTags) if (tag.implicitFirstChars !== null) for (const key of tag.implicitFirstChars) keys.add(key);
		const implicitScalarByFirstChar = /* @__PURE__ */ new Map();
		for (const key of keys) implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag) => tag.implicitFirstChars === null || tag.implicitFirstChars.indexOf(key) !== -1));
		const defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
		if (!defaultScalarTag) throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
		this.tags = compiledTags;
		this.implicitScalarTags = implicitScalarTags;
		this.implicitScalarByFirstChar = implicitScalarByFirstChar;
		this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar;
		this.defaultScalarTag = defaultScalarTag;
		this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"];
		this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"];
		this.exact = exact;
		this.prefix = prefix;
	}
	/** @internal */
	lookupScalarTag(tagName) {
		const exactTag = this.exact.scalar[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.scalar) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupSequenceTag(tagName) {
		const exactTag = this.exact.sequence[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.sequence) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupMappingTag(tagName) {
		const exactTag = this.exact.mapping[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.mapping) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	resolveImplicitScalarTag(source) {
		const candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
		for (const tag of candidates) {
			const value = tag.resolve(source, false, tag.tagName);
			if (value !== NOT_RESOLVED) return {
				value,
				tag
			};
		}
		const tag = this.defaultScalarTag;
		return {
			value: tag.resolve(source, false, tag.tagName),
			tag
		};
	}
	/**
	* Creates a new schema with the specified tags added. If a tag already
	* exists, it is replaced by the specified tag.
	*
	* @example
	*
	* ```javascript
	* import { CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
	*
	* const schema = CORE_SCHEMA.withTags(mergeTag, realMapTag)
	* ```
	*/
	withTags(...tags) {
		let flatTags = [];
		for (const tag of tags) flatTags = flatTags.concat(tag);
		return new Schema([...this.tags, ...flatTags]);
	}
};
/**
* The YAML 1.2 Failsafe Schema: strings, sequences, and mappings.
*
* @category Schemas
*/
var FAILSAFE_SCHEMA = new Schema([
	strTag,
	seqTag,
	mapTag
]);
/**
* The YAML 1.2 JSON Schema. It uses JSON scalar forms while retaining YAML
* collection syntax.
*
* @category Schemas
*/
var JSON_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullJsonTag,
	boolJsonTag,
	intJsonTag,
	floatJsonTag
]);
/**
* The default schema for the loaders. Note, {@link CORE_SCHEMA} comes
* without the `!!merge` tag. You can easily enable it if needed.
*
* @example
* Enable {@link mergeTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, mergeTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(mergeTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Schemas
*/
var CORE_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullCoreTag,
	boolCoreTag,
	intCoreTag,
	floatCoreTag
]);
/**
* YAML 1.1-compatible schema.
*
* @category Schemas
*/
var YAML11_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullYaml11Tag,
	boolYaml11Tag,
	intYaml11Tag,
	floatYaml11Tag,
	timestampTag,
	mergeTag,
	binaryTag,
	omapTag,
	pairsTag,
	setTag
]);
/**
* The dumper schema for maximum compatibility. It combines all supported type
* variants from YAML 1.1 and YAML 1.2 so strings matching any of them are
* quoted. This makes the generated YAML more compatible with other parsers.
*
* The schema is based on YAML 1.1, but extends `!!int` and `!!float` to accept
* both YAML 1.1 and Core Schema forms, since Core Schema supports some forms
* that YAML 1.1 does not.
*
* @category Schemas
*/
var DUMP_SCHEMA = YAML11_SCHEMA.withTags({
	...intYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = intYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
	}
}, {
	...floatYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = floatYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
	}
});
//#endregion
//#region src/tag/mapping/real_map.ts
/**
* Recommended when non-string keys are actually needed. It uses native
* JavaScript `Map` objects, so keys keep their constructed types instead of
* being converted to strings.
*
* It is not the default to avoid widespread breaking changes in existing
* projects. `Map` has a different access API and does not pass deep equality
* checks against `{}`-based fixtures. Alongside the other changes in v5,
* making it the default was considered too disruptive.
*
* If these differences are acceptable for your project, we recommend using
* {@link realMapTag} to guarantee the absence of problems and side effects.
*
* @example
* Enable {@link realMapTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, realMapTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(realMapTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Tags
*/
var realMapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => /* @__PURE__ */ new Map(),
	addPair: (container, key, value) => {
		container.set(key, value);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: (container, key) => container.get(key),
	identify: (data) => data instanceof Map || isPlainObject(data),
	represent: (data) => {
		if (data instanceof Map) return data;
		const map = /* @__PURE__ */ new Map();
		const obj = data;
		for (const key of Object.keys(obj)) map.set(key, obj[key]);
		return map;
	}
});
//#endregion
//#region src/tag/mapping/legacy_map.ts
function normalizeKey(key) {
	if (Array.isArray(key)) {
		const array = Array.prototype.slice.call(key);
		for (let index = 0; index < array.length; index++) {
			if (Array.isArray(array[index])) return null;
			if (typeof array[index] === "object" && Object.prototype.toString.call(array[index]) === "[object Object]") array[index] = "[object Object]";
		}
		return String(array);
	}
	if (typeof key === "object" && Object.prototype.toString.call(key) === "[object Object]") return "[object Object]";
	return String(key);
}
/**
* This implementation exists solely to reproduce v4 behavior exactly. Its use
* is strongly discouraged. If complex or non-string keys are needed, use
* {@link realMapTag} instead.
*
* @category Tags
*/
var legacyMapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		const normalizedKey = normalizeKey(key);
		if (normalizedKey === null) return "nested arrays are not supported inside keys";
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		const normalizedKey = normalizeKey(key);
		return normalizedKey !== null && Object.prototype.hasOwnProperty.call(container, normalizedKey);
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
//#endregion
//#region src/common/snippet.ts
var DEFAULT_SNIPPET_OPTIONS = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function getLine(buffer, lineStart, lineEnd, position, maxLineLength) {
	let head = "";
	let tail = "";
	const maxHalfLength = Math.floor(maxLineLength / 2) - 1;
	if (position - lineStart > maxHalfLength) {
		head = " ... ";
		lineStart = position - maxHalfLength + head.length;
	}
	if (lineEnd - position > maxHalfLength) {
		tail = " ...";
		lineEnd = position + maxHalfLength - tail.length;
	}
	return {
		str: head + buffer.slice(lineStart, lineEnd).replace(/\t/g, "→") + tail,
		pos: position - lineStart + head.length
	};
}
function padStart(string, max) {
	return " ".repeat(Math.max(max - string.length, 0)) + string;
}
function makeSnippet(mark, options) {
	if (!mark.buffer) return null;
	const opts = {
		...DEFAULT_SNIPPET_OPTIONS,
		...options
	};
	const re = /\r?\n|\r|\0/g;
	const lineStarts = [0];
	const lineEnds = [];
	let match;
	let foundLineNo = -1;
	while (match = re.exec(mark.buffer)) {
		lineEnds.push(match.index);
		lineStarts.push(match.index + match[0].length);
		if (mark.position <= match.index && foundLineNo < 0) foundLineNo = lineStarts.length - 2;
	}
	if (foundLineNo < 0) foundLineNo = lineStarts.length - 1;
	let result = "";
	const lineNoLength = Math.min(mark.line + opts.linesAfter, lineEnds.length).toString().length;
	const maxLineLength = opts.maxLength - (opts.indent + lineNoLength + 3);
	for (let i = 1; i <= opts.linesBefore; i++) {
		if (foundLineNo - i < 0) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo - i], lineEnds[foundLineNo - i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo - i]), maxLineLength);
		result = `${" ".repeat(opts.indent)}${padStart((mark.line - i + 1).toString(), lineNoLength)} | ${line.str}\n${result}`;
	}
	const line = getLine(mark.buffer, lineStarts[foundLineNo], lineEnds[foundLineNo], mark.position, maxLineLength);
	result += `${" ".repeat(opts.indent)}${padStart((mark.line + 1).toString(), lineNoLength)} | ${line.str}\n`;
	result += `${"-".repeat(opts.indent + lineNoLength + 3 + line.pos)}^\n`;
	for (let i = 1; i <= opts.linesAfter; i++) {
		if (foundLineNo + i >= lineEnds.length) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo + i], lineEnds[foundLineNo + i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo + i]), maxLineLength);
		result += `${" ".repeat(opts.indent)}${padStart((mark.line + i + 1).toString(), lineNoLength)} | ${line.str}\n`;
	}
	return result.replace(/\n$/, "");
}
//#endregion
//#region src/common/exception.ts
function formatError(exception, compact) {
	let where = "";
	if (!exception.mark) return exception.reason;
	if (exception.mark.name) where += `in "${exception.mark.name}" `;
	where += `(${exception.mark.line + 1}:${exception.mark.column + 1})`;
	if (!compact && exception.mark.snippet) where += `\n\n${exception.mark.snippet}`;
	return `${exception.reason} ${where}`;
}
/**
* A YAML error. Unlike an ordinary `Error`, it adds a source snippet showing
* the location of the problem to the error message, when available.
*
* @category Main
*/
var YAMLException = class YAMLException extends Error {
	reason;
	mark;
	/**
	* Optional `mark` contains source snippet data. Usually, use
	* {@link YAMLException.throwAt} instead of passing it directly.
	*/
	constructor(reason, mark) {
		super();
		this.name = "YAMLException";
		this.reason = reason;
		this.mark = mark;
		this.message = formatError(this, false);
		if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
	}
	/**
	* Returns the formatted error, omitting the source snippet in compact mode.
	*/
	toString(compact) {
		return `${this.name}: ${formatError(this, compact)}`;
	}
	/**
	* Builds a YAMLException with a source snippet and throws it. `source` is
	* the raw input text; `position` is an offset into it.
	*/
	static throwAt(source, position, message, filename = "") {
		let line = 0;
		let lineStart = 0;
		for (let index = 0; index < position; index++) {
			const ch = source.charCodeAt(index);
			if (ch === 10) {
				line++;
				lineStart = index + 1;
			} else if (ch === 13) {
				line++;
				if (source.charCodeAt(index + 1) === 10) index++;
				lineStart = index + 1;
			}
		}
		const mark = {
			name: filename,
			buffer: source,
			position,
			line,
			column: position - lineStart
		};
		mark.snippet = makeSnippet(mark);
		throw new YAMLException(message, mark);
	}
};
//#endregion
//#region src/parser/events.ts
/** @category Events */
var EVENT_ID = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
};
/** @category Nodes */
var SCALAR_STYLE = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
};
/** @category Nodes */
var COLLECTION_STYLE = {
	BLOCK: 1,
	FLOW: 2
};
/** @category Nodes */
var CHOMPING_MODE = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
};
//#endregion
//#region src/parser/parser_scalar.ts
var NO_RANGE$3 = -1;
function simpleEscapeSequence(c) {
	switch (c) {
		case 48: return "\0";
		case 97: return "\x07";
		case 98: return "\b";
		case 116: return "	";
		case 9: return "	";
		case 110: return "\n";
		case 118: return "\v";
		case 102: return "\f";
		case 114: return "\r";
		case 101: return "\x1B";
		case 32: return " ";
		case 34: return "\"";
		case 47: return "/";
		case 92: return "\\";
		case 78: return "";
		case 95: return "\xA0";
		case 76: return "\u2028";
		case 80: return "\u2029";
		default: return "";
	}
}
var simpleEscapeCheck = new Array(256);
var simpleEscapeMap = new Array(256);
for (let i = 0; i < 256; i++) {
	simpleEscapeCheck[i] = simpleEscapeSequence(i) ? 1 : 0;
	simpleEscapeMap[i] = simpleEscapeSequence(i);
}
function charFromCodepoint(c) {
	if (c <= 65535) return String.fromCharCode(c);
	return String.fromCharCode((c - 65536 >> 10) + 55296, (c - 65536 & 1023) + 56320);
}
function fromHexCode$1(c) {
	if (c >= 48 && c <= 57) return c - 48;
	return (c | 32) - 97 + 10;
}
function escapedHexLen$1(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	return 8;
}
function skipFoldedBreaks(input, position, end) {
	let breaks = 0;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10) {
			breaks++;
			position++;
		} else if (ch === 13) {
			breaks++;
			position++;
			if (input.charCodeAt(position) === 10) position++;
		} else if (ch === 32 || ch === 9) position++;
		else break;
	}
	return {
		position,
		breaks
	};
}
function foldedBreaks(count) {
	if (count === 1) return " ";
	return "\n".repeat(count - 1);
}
function getPlainValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, captureEnd);
}
function getSingleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 39) {
			result += input.slice(captureStart, position) + "'";
			position += 2;
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getDoubleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 92) {
			result += input.slice(captureStart, position);
			position++;
			const escaped = input.charCodeAt(position);
			if (escaped === 10 || escaped === 13) position = skipFoldedBreaks(input, position, end).position;
			else if (escaped < 256 && simpleEscapeCheck[escaped]) {
				result += simpleEscapeMap[escaped];
				position++;
			} else {
				let hexLength = escapedHexLen$1(escaped);
				let hexResult = 0;
				for (; hexLength > 0; hexLength--) {
					position++;
					const digit = fromHexCode$1(input.charCodeAt(position));
					hexResult = (hexResult << 4) + digit;
				}
				result += charFromCodepoint(hexResult);
				position++;
			}
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getBlockValue(input, start, end, indent, chomping, folded) {
	const textIndent = indent < 0 ? 0 : indent;
	const region = input.slice(start, end).replace(/\r\n?/g, "\n");
	const lines = region === "" ? [] : (region.endsWith("\n") ? region.slice(0, -1) : region).split("\n");
	let result = "";
	let didReadContent = false;
	let emptyLines = 0;
	let atMoreIndented = false;
	for (const line of lines) {
		let column = 0;
		while (column < textIndent && line.charCodeAt(column) === 32) column++;
		if (indent < 0 || column >= line.length) {
			emptyLines++;
			continue;
		}
		const content = line.slice(textIndent);
		const first = content.charCodeAt(0);
		if (folded) {
			if (first === 32 || first === 9) {
				atMoreIndented = true;
				result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
			} else if (atMoreIndented) {
				atMoreIndented = false;
				result += "\n".repeat(emptyLines + 1);
			} else if (emptyLines === 0) {
				if (didReadContent) result += " ";
			} else result += "\n".repeat(emptyLines);
		} else result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
		result += content;
		didReadContent = true;
		emptyLines = 0;
	}
	if (chomping === CHOMPING_MODE.KEEP) result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
	else if (chomping !== CHOMPING_MODE.STRIP) {
		if (didReadContent) result += "\n";
	}
	return result;
}
/**
* Decodes the scalar referenced by event offsets in `input`.
*
* @category Events
*/
function getScalarValue(input, scalar) {
	if (scalar.valueStart === NO_RANGE$3) return "";
	const { valueStart, valueEnd } = scalar;
	if (scalar.fast) return input.slice(valueStart, valueEnd);
	switch (scalar.style) {
		case SCALAR_STYLE.SINGLE_QUOTED: return getSingleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.DOUBLE_QUOTED: return getDoubleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.LITERAL_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, false);
		case SCALAR_STYLE.FOLDED_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, true);
		default: return getPlainValue(input, valueStart, valueEnd);
	}
}
//#endregion
//#region src/common/tagname.ts
var DEFAULT_TAG_HANDLERS = Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var TAG_SUFFIX_CHARS = "-#;/?:@&=+$_.~*'()";
var TAG_URI_CHARS = TAG_SUFFIX_CHARS + "!,[]";
var HEX = "0123456789ABCDEF";
function percentByte(byte) {
	return "%" + HEX[byte >> 4] + HEX[byte & 15];
}
function tagPercentEncode(source, isSuffix) {
	const allowed = isSuffix ? TAG_SUFFIX_CHARS : TAG_URI_CHARS;
	let result = "";
	for (let index = 0; index < source.length; index++) {
		let ch = source.charCodeAt(index);
		if (ch >= 48 && ch <= 57 || ch >= 65 && ch <= 90 || ch >= 97 && ch <= 122 || allowed.includes(source[index])) {
			result += source[index];
			continue;
		}
		if (ch >= 55296 && ch <= 56319) ch = 65536 + ((ch & 1023) << 10) + (source.charCodeAt(++index) & 1023);
		if (ch < 128) result += percentByte(ch);
		else if (ch < 2048) result += percentByte(192 | ch >> 6) + percentByte(128 | ch & 63);
		else if (ch < 65536) result += percentByte(224 | ch >> 12) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63);
		else result += percentByte(240 | ch >> 18) + percentByte(128 | ch >> 12 & 63) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63);
	}
	return result;
}
function tagPercentDecode(source) {
	let result = "";
	let index = 0;
	while (index < source.length) {
		if (source.charCodeAt(index) !== 37) {
			result += source[index++];
			continue;
		}
		let ch = parseInt(source.slice(index + 1, index + 3), 16);
		index += 3;
		if (ch >= 192) {
			let remaining = ch < 224 ? 1 : ch < 240 ? 2 : 3;
			ch &= (1 << 6 - remaining) - 1;
			while (remaining-- > 0) {
				ch = ch << 6 | parseInt(source.slice(index + 1, index + 3), 16) & 63;
				index += 3;
			}
		}
		if (ch < 65536) result += String.fromCharCode(ch);
		else {
			ch -= 65536;
			result += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023);
		}
	}
	return result;
}
function tagNameFull(rawTag, tagHandlers) {
	if (rawTag.startsWith("!<") && rawTag.endsWith(">")) return tagPercentDecode(rawTag.slice(2, -1));
	const handleEnd = rawTag.indexOf("!", 1);
	const handle = handleEnd === -1 ? "!" : rawTag.slice(0, handleEnd + 1);
	return tagPercentDecode(tagHandlers?.[handle] ?? DEFAULT_TAG_HANDLERS[handle] ?? handle) + tagPercentDecode(rawTag.slice(handle.length));
}
function tagNameShort(fullTag) {
	let tag = fullTag;
	if (tag.charCodeAt(0) === 33) {
		tag = tag.slice(1);
		return `!${tagPercentEncode(tag, true)}`;
	}
	if (tag.slice(0, 18) === "tag:yaml.org,2002:") return `!!${tagPercentEncode(tag.slice(18), true)}`;
	return `!<${tagPercentEncode(tag, false)}>`;
}
//#endregion
//#region src/parser/constructor.ts
var NO_RANGE$2 = (/* unused pure expression or super */ null && (-1));
var MERGE_TAG_NAME = "tag:yaml.org,2002:merge";
var DEFAULT_CONSTRUCTOR_OPTIONS = {
	filename: "",
	schema: CORE_SCHEMA,
	json: false,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
};
function eventPosition$1(event) {
	if ("tagStart" in event && event.tagStart !== NO_RANGE$2) return event.tagStart;
	if ("anchorStart" in event && event.anchorStart !== NO_RANGE$2) return event.anchorStart;
	if ("valueStart" in event && event.valueStart !== NO_RANGE$2) return event.valueStart;
	if ("start" in event) return event.start;
	return 0;
}
function throwError$1(state, message) {
	YAMLException.throwAt(state.source, state.position, message, state.filename);
}
function finalizeCollection(state, position, tag, carrier) {
	try {
		return tag.finalize(carrier);
	} catch (error) {
		if (error instanceof YAMLException) throw error;
		YAMLException.throwAt(state.source, position, error instanceof Error ? error.message : String(error), state.filename);
	}
}
function constructScalar(state, event) {
	const source = getScalarValue(state.source, event);
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	const strTag = state.schema.defaultScalarTag;
	if (rawTag !== "") {
		if (rawTag === "!") return {
			value: source,
			tag: strTag
		};
		const tagName = tagNameFull(rawTag, state.tagHandlers);
		const scalarTag = state.schema.lookupScalarTag(tagName);
		if (scalarTag) {
			const result = scalarTag.resolve(source, true, tagName);
			if (result === NOT_RESOLVED) throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			return {
				value: result,
				tag: scalarTag
			};
		}
		const collectionTagDef = state.schema.lookupMappingTag(tagName) ?? state.schema.lookupSequenceTag(tagName);
		if (collectionTagDef) {
			if (source !== "") throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			const carrier = collectionTagDef.create(tagName);
			return {
				value: collectionTagDef.carrierIsResult ? carrier : finalizeCollection(state, state.position, collectionTagDef, carrier),
				tag: collectionTagDef
			};
		}
		throwError$1(state, `unknown scalar tag !<${tagName}>`);
	}
	if (event.style === SCALAR_STYLE.PLAIN) return state.schema.resolveImplicitScalarTag(source);
	return {
		value: strTag.resolve(source, false, strTag.tagName),
		tag: strTag
	};
}
function collectionTagName(state, event, defaultTagName) {
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	return rawTag === "" || rawTag === "!" ? defaultTagName : tagNameFull(rawTag, state.tagHandlers);
}
function isMappingTag(tag) {
	return tag.nodeKind === "mapping";
}
function chargeMergeWork(state) {
	state.totalMergeKeys++;
	if (state.maxTotalMergeKeys !== -1 && state.totalMergeKeys > state.maxTotalMergeKeys) throwError$1(state, `merge keys exceeded maxTotalMergeKeys (${state.maxTotalMergeKeys})`);
}
function mergeKeys(state, frame, source, sourceTag) {
	chargeMergeWork(state);
	for (const sourceKey of sourceTag.keys(source)) {
		chargeMergeWork(state);
		if (frame.tag.has(frame.value, sourceKey)) continue;
		const err = frame.tag.addPair(frame.value, sourceKey, sourceTag.get(source, sourceKey));
		if (err) throwError$1(state, err);
		frame.overridable ??= /* @__PURE__ */ new Set();
		frame.overridable.add(sourceKey);
	}
}
function mergeSource(state, frame, source, sourceTag) {
	state.position = frame.keyPosition;
	if (isMappingTag(sourceTag)) mergeKeys(state, frame, source, sourceTag);
	else if (sourceTag.nodeKind === "sequence" && Array.isArray(source)) {
		if (source.length > 100) throwError$1(state, "abnormal merge sequence size");
		for (const element of source) {
			const elementTag = state.nodeTags.get(element);
			if (!elementTag) throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
			mergeKeys(state, frame, element, elementTag);
		}
	} else throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
}
function addMappingValue(state, frame, key, value, tag) {
	state.position = frame.keyPosition;
	if (frame.keyIsMerge) {
		mergeSource(state, frame, value, tag);
		return;
	}
	if (!state.json && frame.tag.has(frame.value, key) && !frame.overridable?.has(key)) throwError$1(state, "duplicated mapping key");
	const err = frame.tag.addPair(frame.value, key, value);
	if (err) throwError$1(state, err);
	frame.overridable?.delete(key);
}
function addValue(state, value, tag) {
	const frame = state.frames[state.frames.length - 1];
	if (frame.kind === "document") {
		frame.value = value;
		frame.hasValue = true;
	} else if (frame.kind === "sequence") {
		if (isMappingTag(tag)) state.nodeTags.set(value, tag);
		const err = frame.tag.addItem(frame.value, value, frame.index++);
		if (err) throwError$1(state, err);
	} else if (frame.hasKey) {
		const key = frame.key;
		frame.key = void 0;
		frame.hasKey = false;
		addMappingValue(state, frame, key, value, tag);
	} else {
		frame.key = value;
		frame.keyPosition = state.position;
		frame.hasKey = true;
		frame.keyIsMerge = tag.tagName === MERGE_TAG_NAME;
	}
}
function storeAnchor(state, event, value, tag, isValueFinal) {
	if (event.anchorStart !== NO_RANGE$2) {
		const anchor = {
			value,
			tag,
			isValueFinal
		};
		state.anchors.set(state.source.slice(event.anchorStart, event.anchorEnd), anchor);
		return anchor;
	}
	return null;
}
/**
* Constructs JavaScript documents directly from parser events, without an
* intermediate AST.
*
* @category Events
*/
function constructFromEvents(events, options) {
	const state = {
		...DEFAULT_CONSTRUCTOR_OPTIONS,
		...options,
		events,
		documents: [],
		eventIndex: 0,
		position: 0,
		frames: [],
		anchors: /* @__PURE__ */ new Map(),
		nodeTags: /* @__PURE__ */ new Map(),
		tagHandlers: Object.create(null),
		totalMergeKeys: 0,
		aliasCount: 0
	};
	while (state.eventIndex < state.events.length) {
		const event = state.events[state.eventIndex++];
		state.position = eventPosition$1(event);
		switch (event.type) {
			case EVENT_ID.DOCUMENT:
				state.anchors = /* @__PURE__ */ new Map();
				state.nodeTags = /* @__PURE__ */ new Map();
				state.aliasCount = 0;
				state.tagHandlers = Object.create(null);
				for (const directive of event.directives) if (directive.kind === "tag") state.tagHandlers[directive.handle] = directive.prefix;
				state.frames.push({
					kind: "document",
					position: state.position,
					value: void 0,
					hasValue: false
				});
				break;
			case EVENT_ID.SCALAR: {
				const { value, tag } = constructScalar(state, event);
				storeAnchor(state, event, value, tag, true);
				addValue(state, value, tag);
				break;
			}
			case EVENT_ID.SEQUENCE: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:seq");
				const tag = state.schema.lookupSequenceTag(tagName);
				if (!tag) throwError$1(state, `unknown sequence tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "sequence",
					position: state.position,
					value,
					tag,
					anchor,
					index: 0
				});
				break;
			}
			case EVENT_ID.MAPPING: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:map");
				const tag = state.schema.lookupMappingTag(tagName);
				if (!tag) throwError$1(state, `unknown mapping tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "mapping",
					position: state.position,
					value,
					tag,
					anchor,
					key: void 0,
					keyPosition: state.position,
					hasKey: false,
					keyIsMerge: false,
					overridable: null
				});
				break;
			}
			case EVENT_ID.ALIAS: {
				if (state.maxAliases !== -1 && ++state.aliasCount > state.maxAliases) throwError$1(state, `aliases exceeded maxAliases (${state.maxAliases})`);
				const name = state.source.slice(event.anchorStart, event.anchorEnd);
				const anchor = state.anchors.get(name);
				if (!anchor) throwError$1(state, `unidentified alias "${name}"`);
				if (!anchor.isValueFinal) throwError$1(state, `recursive alias "${name}" is not supported for tag ${anchor.tag.tagName} because it uses finalize()`);
				addValue(state, anchor.value, anchor.tag);
				break;
			}
			case EVENT_ID.POP: {
				const frame = state.frames.pop();
				if (frame.kind === "mapping" && frame.hasKey) {
					state.position = frame.keyPosition;
					throwError$1(state, "incomplete mapping pair in event stream");
				}
				if (frame.kind === "document") state.documents.push(frame.value);
				else {
					const value = frame.tag.carrierIsResult ? frame.value : finalizeCollection(state, frame.position, frame.tag, frame.value);
					if (frame.anchor) {
						frame.anchor.value = value;
						frame.anchor.isValueFinal = true;
					}
					addValue(state, value, frame.tag);
				}
				break;
			}
		}
	}
	return state.documents;
}
//#endregion
//#region src/parser/parser.ts
var NO_RANGE$1 = -1;
var HAS_OWN = Object.prototype.hasOwnProperty;
var CONTEXT_FLOW_IN = 1;
var CONTEXT_FLOW_OUT = 2;
var CONTEXT_BLOCK_IN = 3;
var CONTEXT_BLOCK_OUT = 4;
var PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
var PATTERN_FLOW_INDICATORS = /[,\[\]{}]/;
var PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
var NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
var NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
var PATTERN_TAG_URI = new RegExp(`^(?:${NS_URI_CHAR})*$`);
var PATTERN_TAG_SUFFIX = new RegExp(`^(?:${NS_TAG_CHAR})+$`);
var PATTERN_TAG_PREFIX = new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`);
var DEFAULT_PARSER_OPTIONS = {
	filename: "",
	maxDepth: 100
};
function addDocumentEvent(state, explicitStart, explicitEnd) {
	state.events.push({
		type: EVENT_ID.DOCUMENT,
		explicitStart,
		explicitEnd,
		directives: state.directives
	});
}
function addSequenceEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.SEQUENCE,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function addMappingEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.MAPPING,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function insertFlowPairMappingEvent(state, snapshot) {
	state.events.splice(snapshot.eventsLength, 0, {
		type: EVENT_ID.MAPPING,
		start: snapshot.position,
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1,
		style: COLLECTION_STYLE.FLOW
	});
}
function addScalarEvent(state, valueStart, valueEnd, anchorStart, anchorEnd, tagStart, tagEnd, style, chomping = CHOMPING_MODE.CLIP, indent = -1, fast = false) {
	state.events.push({
		type: EVENT_ID.SCALAR,
		valueStart,
		valueEnd,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style,
		chomping,
		indent,
		fast
	});
}
function addAliasEvent(state, anchorStart, anchorEnd) {
	state.events.push({
		type: EVENT_ID.ALIAS,
		anchorStart,
		anchorEnd
	});
}
function addPopEvent(state) {
	state.events.push({ type: EVENT_ID.POP });
}
function addEmptyScalarEvent(state) {
	addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, SCALAR_STYLE.PLAIN);
}
function emptyProperties() {
	return {
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1
	};
}
function snapshotState(state) {
	return {
		position: state.position,
		line: state.line,
		lineStart: state.lineStart,
		lineIndent: state.lineIndent,
		firstTabInLine: state.firstTabInLine,
		eventsLength: state.events.length
	};
}
function restoreState(state, snapshot) {
	state.position = snapshot.position;
	state.line = snapshot.line;
	state.lineStart = snapshot.lineStart;
	state.lineIndent = snapshot.lineIndent;
	state.firstTabInLine = snapshot.firstTabInLine;
	state.events.length = snapshot.eventsLength;
}
function throwError(state, message) {
	YAMLException.throwAt(state.input.slice(0, state.length), state.position, message, state.filename);
}
function isEol(c) {
	return c === 10 || c === 13;
}
function isWhiteSpace(c) {
	return c === 9 || c === 32;
}
function isWsOrEol(c) {
	return isWhiteSpace(c) || isEol(c);
}
function isWsOrEolOrEnd(c) {
	return c === 0 || isWsOrEol(c);
}
function isFlowIndicator(c) {
	return c === 44 || c === 91 || c === 93 || c === 123 || c === 125;
}
function fromDecimalCode(c) {
	return c >= 48 && c <= 57 ? c - 48 : -1;
}
function fromHexCode(c) {
	if (c >= 48 && c <= 57) return c - 48;
	const lc = c | 32;
	if (lc >= 97 && lc <= 102) return lc - 97 + 10;
	return -1;
}
function escapedHexLen(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	if (c === 85) return 8;
	return 0;
}
function isSimpleEscape(c) {
	return c === 48 || c === 97 || c === 98 || c === 116 || c === 9 || c === 110 || c === 118 || c === 102 || c === 114 || c === 101 || c === 32 || c === 34 || c === 47 || c === 92 || c === 78 || c === 95 || c === 76 || c === 80;
}
function consumeLineBreak(state) {
	if (state.input.charCodeAt(state.position) === 10) state.position++;
	else {
		state.position++;
		if (state.input.charCodeAt(state.position) === 10) state.position++;
	}
	state.line++;
	state.lineStart = state.position;
	state.lineIndent = 0;
	state.firstTabInLine = -1;
}
function skipSeparationSpace(state, allowComments) {
	let lineBreaks = 0;
	let ch = state.input.charCodeAt(state.position);
	let hasSeparation = state.position === state.lineStart || isWsOrEol(state.input.charCodeAt(state.position - 1));
	while (ch !== 0) {
		while (isWhiteSpace(ch)) {
			hasSeparation = true;
			if (ch === 9 && state.firstTabInLine === -1) state.firstTabInLine = state.position;
			ch = state.input.charCodeAt(++state.position);
		}
		if (allowComments && hasSeparation && ch === 35) do
			ch = state.input.charCodeAt(++state.position);
		while (!isEol(ch) && ch !== 0);
		if (!isEol(ch)) break;
		consumeLineBreak(state);
		lineBreaks++;
		hasSeparation = true;
		ch = state.input.charCodeAt(state.position);
		while (ch === 32) {
			state.lineIndent++;
			ch = state.input.charCodeAt(++state.position);
		}
	}
	return lineBreaks;
}
function testDocumentSeparator(state, position = state.position) {
	const ch = state.input.charCodeAt(position);
	if ((ch === 45 || ch === 46) && ch === state.input.charCodeAt(position + 1) && ch === state.input.charCodeAt(position + 2)) {
		const following = state.input.charCodeAt(position + 3);
		return following === 0 || isWsOrEol(following);
	}
	return false;
}
function skipByteOrderMark(state) {
	if (state.position === state.lineStart && state.input.charCodeAt(state.position) === 65279) {
		state.position++;
		state.lineStart = state.position;
	}
}
function testDocumentBoundary(state) {
	if (state.position !== state.lineStart) return false;
	if (testDocumentSeparator(state)) return true;
	if (state.input.charCodeAt(state.position) !== 65279) return false;
	const snapshot = snapshotState(state);
	skipByteOrderMark(state);
	skipSeparationSpace(state, true);
	const ch = state.input.charCodeAt(state.position);
	const result = state.position === state.lineStart && (ch === 37 || ch === 45 && testDocumentSeparator(state));
	restoreState(state, snapshot);
	return result;
}
function skipUntilLineEnd(state) {
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0 && !isEol(ch)) ch = state.input.charCodeAt(++state.position);
}
function checkPrintable(state, start, end) {
	const match = PATTERN_NON_PRINTABLE.exec(state.input.slice(start, end));
	if (match !== null) {
		state.position = start + match.index + match[0].length - 1;
		throwError(state, "the stream contains non-printable characters");
	}
}
function readTagProperty(state, props, inFlow) {
	if (state.input.charCodeAt(state.position) !== 33) return false;
	if (props.tagStart !== NO_RANGE$1) throwError(state, "duplication of a tag property");
	const start = state.position;
	let isVerbatim = false;
	let isNamed = false;
	let tagHandle = "!";
	let ch = state.input.charCodeAt(++state.position);
	if (ch === 60) {
		isVerbatim = true;
		ch = state.input.charCodeAt(++state.position);
	} else if (ch === 33) {
		isNamed = true;
		tagHandle = "!!";
		ch = state.input.charCodeAt(++state.position);
	}
	let suffixStart = state.position;
	let tagName;
	if (isVerbatim) {
		while (ch !== 0 && ch !== 62) ch = state.input.charCodeAt(++state.position);
		if (ch !== 62) throwError(state, "unexpected end of the stream within a verbatim tag");
		tagName = state.input.slice(suffixStart, state.position);
		state.position++;
	} else {
		while (ch !== 0 && !isWsOrEol(ch) && !(inFlow && isFlowIndicator(ch))) {
			if (ch === 33) {
				if (!isNamed) {
					tagHandle = state.input.slice(suffixStart - 1, state.position + 1);
					if (!PATTERN_TAG_HANDLE.test(tagHandle)) throwError(state, "named tag handle cannot contain such characters");
					isNamed = true;
					suffixStart = state.position + 1;
				} else throwError(state, "tag suffix cannot contain exclamation marks");
			}
			ch = state.input.charCodeAt(++state.position);
		}
		tagName = state.input.slice(suffixStart, state.position);
		if (PATTERN_FLOW_INDICATORS.test(tagName)) throwError(state, "tag suffix cannot contain flow indicator characters");
	}
	if (tagName && !(isVerbatim ? PATTERN_TAG_URI.test(tagName) : PATTERN_TAG_SUFFIX.test(tagName))) throwError(state, `tag name cannot contain such characters: ${tagName}`);
	if (!isVerbatim && tagHandle !== "!" && tagHandle !== "!!" && !HAS_OWN.call(state.tagHandlers, tagHandle)) throwError(state, `undeclared tag handle "${tagHandle}"`);
	props.tagStart = start;
	props.tagEnd = state.position;
	return true;
}
function readAnchorProperty(state, props) {
	if (state.input.charCodeAt(state.position) !== 38) return false;
	if (props.anchorStart !== NO_RANGE$1) throwError(state, "duplication of an anchor property");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an anchor node must contain at least one character");
	props.anchorStart = start;
	props.anchorEnd = state.position;
	return true;
}
function readAlias(state, props) {
	if (state.input.charCodeAt(state.position) !== 42) return false;
	if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) throwError(state, "alias node should not have any properties");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an alias node must contain at least one character");
	addAliasEvent(state, start, state.position);
	return true;
}
function readFlowScalarBreak(state, nodeIndent) {
	skipSeparationSpace(state, false);
	if (state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readSingleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 39) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 39) {
			if (state.input.charCodeAt(state.position + 1) === 39) {
				simple = false;
				state.position += 2;
				continue;
			}
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.SINGLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a single quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a single quoted scalar");
}
function readDoubleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 34) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 34) {
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.DOUBLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (ch === 92) {
			simple = false;
			const escaped = state.input.charCodeAt(++state.position);
			if (isEol(escaped)) readFlowScalarBreak(state, nodeIndent);
			else if (isSimpleEscape(escaped)) state.position++;
			else {
				let hexLength = escapedHexLen(escaped);
				if (hexLength === 0) throwError(state, "unknown escape sequence");
				while (hexLength-- > 0) {
					state.position++;
					if (fromHexCode(state.input.charCodeAt(state.position)) < 0) throwError(state, "expected hexadecimal character");
				}
				state.position++;
			}
		} else if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a double quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a double quoted scalar");
}
function readBlockScalar(state, parentIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	let chomping = CHOMPING_MODE.CLIP;
	let indent = -1;
	let detectedIndent = false;
	if (ch !== 124 && ch !== 62) return false;
	const style = ch === 124 ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		const current = state.input.charCodeAt(state.position);
		const digit = fromDecimalCode(current);
		if (current === 43 || current === 45) {
			if (chomping !== CHOMPING_MODE.CLIP) throwError(state, "repeat of a chomping mode identifier");
			chomping = current === 43 ? CHOMPING_MODE.KEEP : CHOMPING_MODE.STRIP;
			state.position++;
		} else if (digit >= 0) {
			if (digit === 0) throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one");
			if (detectedIndent) throwError(state, "repeat of an indentation width identifier");
			indent = parentIndent + digit - 1;
			detectedIndent = true;
			state.position++;
		} else break;
	}
	let hadWhitespace = false;
	while (isWhiteSpace(state.input.charCodeAt(state.position))) {
		hadWhitespace = true;
		state.position++;
	}
	if (hadWhitespace && state.input.charCodeAt(state.position) === 35) skipUntilLineEnd(state);
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	else if (state.input.charCodeAt(state.position) !== 0) throwError(state, "a line break is expected");
	let contentIndent = detectedIndent ? indent : -1;
	let maxLeadingIndent = 0;
	const valueStart = state.position;
	let valueEnd = state.position;
	while (state.input.charCodeAt(state.position) !== 0) {
		const linePosition = state.position;
		let column = 0;
		while (state.input.charCodeAt(linePosition + column) === 32) column++;
		const first = state.input.charCodeAt(linePosition + column);
		if (first === 0) {
			if (contentIndent >= 0) {
				if (column > contentIndent) valueEnd = linePosition + column;
			} else if (column > 0) valueEnd = linePosition + column;
			break;
		}
		if (testDocumentBoundary(state)) break;
		if (!detectedIndent && contentIndent === -1 && isEol(first)) maxLeadingIndent = Math.max(maxLeadingIndent, column);
		if (!detectedIndent && contentIndent === -1 && !isEol(first)) {
			if (first === 9 && column < parentIndent) {
				state.position = linePosition + column;
				throwError(state, "tab characters must not be used in indentation");
			}
			if (column >= parentIndent && column < maxLeadingIndent) {
				state.position = linePosition + column;
				throwError(state, "bad indentation of a mapping entry");
			}
		}
		if (contentIndent === -1 && first !== 0 && !isEol(first) && column < parentIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		if (!detectedIndent && first !== 0 && !isEol(first) && contentIndent === -1) contentIndent = column;
		const requiredIndent = contentIndent === -1 ? parentIndent + 1 : contentIndent;
		if (first !== 0 && !isEol(first) && column < requiredIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		skipUntilLineEnd(state);
		valueEnd = state.position;
		if (isEol(state.input.charCodeAt(state.position))) {
			consumeLineBreak(state);
			valueEnd = state.position;
		}
	}
	checkPrintable(state, valueStart, valueEnd);
	addScalarEvent(state, valueStart, valueEnd, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, style, chomping, contentIndent);
	return true;
}
function canStartPlainScalar(state, nodeContext) {
	const ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	if (ch === 0 || isWsOrEol(ch) || ch === 35 || ch === 38 || ch === 42 || ch === 33 || ch === 124 || ch === 62 || ch === 39 || ch === 34 || ch === 37 || ch === 64 || ch === 96 || isFlowIndicator(ch)) return false;
	if (ch === 63 || ch === 45) {
		const following = state.input.charCodeAt(state.position + 1);
		if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) return false;
	}
	return true;
}
function readPlainScalar(state, nodeIndent, nodeContext, props) {
	if (!canStartPlainScalar(state, nodeContext)) return false;
	const start = state.position;
	let end = state.position;
	let ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	let multiline = false;
	while (ch !== 0) {
		if (testDocumentBoundary(state)) break;
		if (ch === 58) {
			const following = state.input.charCodeAt(state.position + 1);
			if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) break;
		} else if (ch === 35) {
			if (isWsOrEol(state.input.charCodeAt(state.position - 1))) break;
		} else if (inFlow && isFlowIndicator(ch)) break;
		else if (isEol(ch)) {
			const savedPosition = state.position;
			const savedLine = state.line;
			const savedLineStart = state.lineStart;
			const savedLineIndent = state.lineIndent;
			skipSeparationSpace(state, false);
			if (state.lineIndent >= nodeIndent) {
				multiline = true;
				ch = state.input.charCodeAt(state.position);
				continue;
			}
			state.position = savedPosition;
			state.line = savedLine;
			state.lineStart = savedLineStart;
			state.lineIndent = savedLineIndent;
			break;
		}
		if (!isWhiteSpace(ch)) end = state.position + 1;
		ch = state.input.charCodeAt(++state.position);
	}
	if (end === start) return false;
	checkPrintable(state, start, end);
	addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN, CHOMPING_MODE.CLIP, -1, !multiline);
	return true;
}
function skipFlowSeparationSpace(state, nodeIndent) {
	const startLine = state.line;
	skipSeparationSpace(state, true);
	if (state.line > startLine && state.lineIndent < nodeIndent || state.firstTabInLine !== -1 && state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readFlowCollection(state, nodeIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	const isMapping = ch === 123;
	const start = state.position;
	let readNext = true;
	if (ch !== 91 && ch !== 123) return false;
	const terminator = isMapping ? 125 : 93;
	if (isMapping) addMappingEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	else addSequenceEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		skipFlowSeparationSpace(state, nodeIndent);
		let ch = state.input.charCodeAt(state.position);
		if (ch === terminator) {
			state.position++;
			addPopEvent(state);
			return true;
		} else if (!readNext) throwError(state, "missed comma between flow collection entries");
		else if (ch === 44) throwError(state, "expected the node content, but found ','");
		let isPair = false;
		let isExplicitPair = false;
		if (ch === 63 && isWsOrEol(state.input.charCodeAt(state.position + 1))) {
			isPair = isExplicitPair = true;
			state.position += 1;
			skipFlowSeparationSpace(state, nodeIndent);
		}
		const entryLine = state.line;
		const entryStart = snapshotState(state);
		const keyWasRead = parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true);
		skipFlowSeparationSpace(state, nodeIndent);
		ch = state.input.charCodeAt(state.position);
		if ((isMapping || isExplicitPair || state.line === entryLine) && ch === 58) {
			isPair = true;
			state.position++;
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) {
				insertFlowPairMappingEvent(state, entryStart);
				if (!keyWasRead) addEmptyScalarEvent(state);
			} else if (!keyWasRead) addEmptyScalarEvent(state);
			if (!parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true)) addEmptyScalarEvent(state);
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) addPopEvent(state);
		} else if (isMapping && isPair) {
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
		} else if (isMapping) addEmptyScalarEvent(state);
		else if (isPair) {
			insertFlowPairMappingEvent(state, entryStart);
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
			addPopEvent(state);
		}
		ch = state.input.charCodeAt(state.position);
		if (ch === 44) {
			readNext = true;
			state.position++;
		} else readNext = false;
	}
	throwError(state, "unexpected end of the stream within a flow collection");
}
function readBlockSequence(state, nodeIndent, props) {
	if (state.firstTabInLine !== -1 || state.input.charCodeAt(state.position) !== 45 || !isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) return false;
	addSequenceEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
	while (state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) {
		if (state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const entryLine = state.line;
		state.position++;
		const hadBreak = skipSeparationSpace(state, true) > 0;
		if (state.firstTabInLine !== -1 && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
		if (hadBreak && state.lineIndent <= nodeIndent) addEmptyScalarEvent(state);
		else parseNode(state, nodeIndent, CONTEXT_BLOCK_IN, false, true);
		skipSeparationSpace(state, true);
		if (state.lineIndent < nodeIndent || state.position >= state.length) break;
		if (state.lineIndent > nodeIndent) throwError(state, "bad indentation of a sequence entry");
		if (state.line === entryLine && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
	}
	addPopEvent(state);
	return true;
}
function readBlockMapping(state, nodeIndent, flowIndent, props) {
	let atExplicitKey = false;
	let detected = false;
	let mappingOpened = false;
	let pendingExplicitKey = false;
	if (state.firstTabInLine !== -1) return false;
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0) {
		if (!atExplicitKey && state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const following = state.input.charCodeAt(state.position + 1);
		const entryLine = state.line;
		if ((ch === 63 || ch === 58) && isWsOrEolOrEnd(following)) {
			if (!mappingOpened) {
				addMappingEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
				mappingOpened = true;
			}
			if (ch === 63) {
				if (atExplicitKey) addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = true;
			} else if (atExplicitKey) atExplicitKey = false;
			else {
				addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = false;
			}
			state.position += 1;
			pendingExplicitKey = true;
		} else {
			if (atExplicitKey) {
				addEmptyScalarEvent(state);
				atExplicitKey = false;
			}
			const beforeKey = snapshotState(state);
			if (!parseNode(state, flowIndent, CONTEXT_FLOW_OUT, false, true)) break;
			if (state.line === entryLine) {
				ch = state.input.charCodeAt(state.position);
				while (isWhiteSpace(ch)) ch = state.input.charCodeAt(++state.position);
				if (ch === 58) {
					ch = state.input.charCodeAt(++state.position);
					if (!isWsOrEolOrEnd(ch)) throwError(state, "a whitespace character is expected after the key-value separator within a block mapping");
					if (!mappingOpened) {
						state.events.splice(beforeKey.eventsLength, 0, {
							type: EVENT_ID.MAPPING,
							start: beforeKey.position,
							anchorStart: props.anchorStart,
							anchorEnd: props.anchorEnd,
							tagStart: props.tagStart,
							tagEnd: props.tagEnd,
							style: COLLECTION_STYLE.BLOCK
						});
						mappingOpened = true;
					}
					detected = true;
					atExplicitKey = false;
					pendingExplicitKey = false;
				} else if (detected) throwError(state, "expected ':' after a mapping key");
				else {
					if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
						restoreState(state, beforeKey);
						return false;
					}
					return true;
				}
			} else if (detected) throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else {
				if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
					restoreState(state, beforeKey);
					return false;
				}
				return true;
			}
		}
		if (parseNode(state, nodeIndent, CONTEXT_BLOCK_OUT, true, pendingExplicitKey)) pendingExplicitKey = false;
		if (!atExplicitKey) {
			if (pendingExplicitKey) {
				addEmptyScalarEvent(state);
				pendingExplicitKey = false;
			}
		}
		skipSeparationSpace(state, true);
		ch = state.input.charCodeAt(state.position);
		if ((state.line === entryLine || state.lineIndent > nodeIndent) && ch !== 0) throwError(state, "bad indentation of a mapping entry");
		else if (state.lineIndent < nodeIndent) break;
	}
	if (!detected) return false;
	if (atExplicitKey) addEmptyScalarEvent(state);
	if (mappingOpened) addPopEvent(state);
	return true;
}
function parseNode(state, parentIndent, nodeContext, allowToSeek, allowCompact, allowPropertyMapping = true) {
	if (state.depth >= state.maxDepth) throwError(state, `nesting exceeded maxDepth (${state.maxDepth})`);
	state.depth++;
	let indentStatus = 1;
	let atNewLine = false;
	let hasContent = false;
	let propertyStart = null;
	const props = emptyProperties();
	let allowBlockScalars = nodeContext === CONTEXT_BLOCK_OUT || nodeContext === CONTEXT_BLOCK_IN;
	let allowBlockCollections = allowBlockScalars;
	const allowBlockStyles = allowBlockScalars;
	if (allowToSeek && skipSeparationSpace(state, true)) {
		atNewLine = true;
		if (state.lineIndent > parentIndent) indentStatus = 1;
		else if (state.lineIndent === parentIndent) indentStatus = 0;
		else indentStatus = -1;
	}
	if (indentStatus === 1) while (true) {
		const ch = state.input.charCodeAt(state.position);
		const propertyState = snapshotState(state);
		if (atNewLine && indentStatus !== 1 && (ch === 33 || ch === 38)) break;
		if (atNewLine && allowBlockStyles && (props.tagStart !== NO_RANGE$1 || props.anchorStart !== NO_RANGE$1) && (ch === 33 || ch === 38)) {
			const fallbackState = snapshotState(state);
			const flowIndent = parentIndent + 1;
			if (readBlockMapping(state, state.position - state.lineStart, flowIndent, props) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) {
				state.depth--;
				return true;
			}
			restoreState(state, fallbackState);
		}
		if (atNewLine && (ch === 33 && props.tagStart !== NO_RANGE$1 || ch === 38 && props.anchorStart !== NO_RANGE$1)) break;
		if (!readTagProperty(state, props, nodeContext === CONTEXT_FLOW_IN) && !readAnchorProperty(state, props)) break;
		if (propertyStart === null) propertyStart = propertyState;
		if (skipSeparationSpace(state, true)) {
			atNewLine = true;
			allowBlockCollections = allowBlockStyles;
			if (state.lineIndent > parentIndent) indentStatus = 1;
			else if (state.lineIndent === parentIndent) indentStatus = 0;
			else indentStatus = -1;
		} else allowBlockCollections = false;
	}
	if (allowBlockCollections) allowBlockCollections = atNewLine || allowCompact;
	if (indentStatus === 1 || nodeContext === CONTEXT_BLOCK_OUT) {
		const flowIndent = nodeContext === CONTEXT_FLOW_IN || nodeContext === CONTEXT_FLOW_OUT ? parentIndent : parentIndent + 1;
		const blockIndent = state.position - state.lineStart;
		if (indentStatus === 1) {
			if (allowBlockCollections && (readBlockSequence(state, blockIndent, props) || readBlockMapping(state, blockIndent, flowIndent, props)) || readFlowCollection(state, flowIndent, props)) hasContent = true;
			else {
				const ch = state.input.charCodeAt(state.position);
				if (propertyStart !== null && allowPropertyMapping && allowBlockStyles && !allowBlockCollections && ch !== 124 && ch !== 62) {
					const fallbackState = snapshotState(state);
					const propertyIndent = propertyStart.position - propertyStart.lineStart;
					restoreState(state, propertyStart);
					if (readBlockMapping(state, propertyIndent, flowIndent, emptyProperties()) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) hasContent = true;
					else restoreState(state, fallbackState);
				}
				if (!hasContent && (allowBlockScalars && readBlockScalar(state, flowIndent, props) || readSingleQuotedScalar(state, flowIndent, props) || readDoubleQuotedScalar(state, flowIndent, props) || readAlias(state, props) || readPlainScalar(state, flowIndent, nodeContext, props))) hasContent = true;
			}
		} else if (indentStatus === 0) hasContent = allowBlockCollections && readBlockSequence(state, blockIndent, props);
	}
	allowBlockScalars = allowBlockScalars && !hasContent;
	if (!hasContent && (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 || allowBlockScalars)) {
		addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN);
		hasContent = true;
	}
	state.depth--;
	return hasContent || props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1;
}
function readDirective(state) {
	if (state.lineIndent > 0 || state.input.charCodeAt(state.position) !== 37) return false;
	state.position++;
	const nameStart = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
	const name = state.input.slice(nameStart, state.position);
	const args = [];
	if (name.length === 0) throwError(state, "directive name must not be less than one character in length");
	while (state.input.charCodeAt(state.position) !== 0 && !isEol(state.input.charCodeAt(state.position))) {
		while (isWhiteSpace(state.input.charCodeAt(state.position))) state.position++;
		if (state.input.charCodeAt(state.position) === 35 || isEol(state.input.charCodeAt(state.position)) || state.input.charCodeAt(state.position) === 0) break;
		const start = state.position;
		while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
		args.push(state.input.slice(start, state.position));
	}
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	if (name === "YAML") {
		if (state.directives.some((directive) => directive.kind === "yaml")) throwError(state, "duplication of %YAML directive");
		if (args.length !== 1) throwError(state, "YAML directive accepts exactly one argument");
		const match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
		if (match === null) throwError(state, "ill-formed argument of the YAML directive");
		if (parseInt(match[1], 10) !== 1) throwError(state, "unacceptable YAML version of the document");
		state.directives.push({
			kind: "yaml",
			version: args[0]
		});
	} else if (name === "TAG") {
		if (args.length !== 2) throwError(state, "TAG directive accepts exactly two arguments");
		const [handle, prefix] = args;
		if (!PATTERN_TAG_HANDLE.test(handle)) throwError(state, "ill-formed tag handle (first argument) of the TAG directive");
		if (HAS_OWN.call(state.tagHandlers, handle)) throwError(state, `there is a previously declared suffix for "${handle}" tag handle`);
		if (!PATTERN_TAG_PREFIX.test(prefix)) throwError(state, "ill-formed tag prefix (second argument) of the TAG directive");
		state.tagHandlers[handle] = prefix;
		state.directives.push({
			kind: "tag",
			handle,
			prefix
		});
	}
	return true;
}
function readDocument(state) {
	state.directives = [];
	state.tagHandlers = Object.create(null);
	let hasDirectives = false;
	skipSeparationSpace(state, true);
	while (readDirective(state)) {
		hasDirectives = true;
		skipSeparationSpace(state, true);
	}
	let explicitStart = false;
	let explicitEnd = false;
	let allowCompact = true;
	if (state.lineIndent === 0 && state.input.charCodeAt(state.position) === 45 && state.input.charCodeAt(state.position + 1) === 45 && state.input.charCodeAt(state.position + 2) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 3))) {
		explicitStart = true;
		const markerLine = state.line;
		state.position += 3;
		skipSeparationSpace(state, true);
		allowCompact = state.line > markerLine;
	} else if (hasDirectives) throwError(state, "directives end mark is expected");
	const documentEventIndex = state.events.length;
	if (!explicitStart && state.position === state.lineStart && state.input.charCodeAt(state.position) === 46 && testDocumentSeparator(state)) {
		state.position += 3;
		skipSeparationSpace(state, true);
		return;
	}
	addDocumentEvent(state, explicitStart, false);
	if (!parseNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, false, allowCompact, allowCompact)) addEmptyScalarEvent(state);
	skipSeparationSpace(state, true);
	if (state.position === state.lineStart && testDocumentSeparator(state)) {
		explicitEnd = state.input.charCodeAt(state.position) === 46;
		if (explicitEnd) {
			const markerLine = state.line;
			state.position += 3;
			skipSeparationSpace(state, true);
			if (state.line === markerLine && state.position < state.length) throwError(state, "end of the stream or a document separator is expected");
		}
	}
	const documentEvent = state.events[documentEventIndex];
	if (documentEvent?.type === EVENT_ID.DOCUMENT) documentEvent.explicitEnd = explicitEnd;
	addPopEvent(state);
	if (!explicitEnd && state.position < state.length && !testDocumentBoundary(state)) throwError(state, "end of the stream or a document separator is expected");
}
/**
* Parses YAML into a flat event stream referencing source text by offsets.
*
* @category Events
*/
function parseEvents(input, options) {
	const length = input.length;
	const state = {
		...DEFAULT_PARSER_OPTIONS,
		...options,
		input: `${input}\0`,
		length,
		position: 0,
		line: 0,
		lineStart: 0,
		lineIndent: 0,
		firstTabInLine: -1,
		depth: 0,
		directives: [],
		tagHandlers: Object.create(null),
		events: []
	};
	const nullpos = input.indexOf("\0");
	if (nullpos !== -1) YAMLException.throwAt(input, nullpos, "null byte is not allowed in input", state.filename);
	while (state.position < state.length) {
		skipByteOrderMark(state);
		skipSeparationSpace(state, true);
		if (state.position >= state.length) break;
		const documentStart = state.position;
		readDocument(state);
		if (state.position === documentStart)
 /* c8 ignore next */
		throwError(state, "can not read a document");
	}
	return state.events;
}
//#endregion
//#region src/load.ts
var DEFAULT_LOAD_OPTIONS = {
	...DEFAULT_PARSER_OPTIONS,
	...DEFAULT_CONSTRUCTOR_OPTIONS
};
function loadDocuments(input, options = {}) {
	const opts = {
		...DEFAULT_LOAD_OPTIONS,
		...options
	};
	const source = String(input);
	const PARSER_OPT_KEYS = Object.keys(DEFAULT_PARSER_OPTIONS);
	const CONSTRUCTOR_OPT_KEYS = Object.keys(DEFAULT_CONSTRUCTOR_OPTIONS);
	return constructFromEvents(parseEvents(source, pick(opts, PARSER_OPT_KEYS)), {
		...pick(opts, CONSTRUCTOR_OPT_KEYS),
		source
	});
}
function loadAll(input, iteratorOrOptions, options) {
	let iterator = null;
	if (typeof iteratorOrOptions === "function") iterator = iteratorOrOptions;
	else if (iteratorOrOptions !== null && typeof iteratorOrOptions === "object") options = iteratorOrOptions;
	const documents = loadDocuments(input, options);
	if (iterator === null) return documents;
	for (const document of documents) iterator(document);
}
/**
* Parses `string` as a single YAML document. Throws {@link YAMLException} on
* error. This function does not understand multi-document or empty sources; it
* throws an exception on those.
*
* > [!NOTE]
* > 1. When processing untrusted input, see the
* >    [security considerations](../docs/safety.md).
* > 2. All exceptions MUST be caught, not just {@link YAMLException}.
* > 3. The default {@link CORE_SCHEMA} comes without the `!!merge` tag. You can
* >    easily enable it if needed.
* > 4. The default {@link mapTag} is `{}`-object based, with known limitations
* >    (see description). For full compatibility use {@link realMapTag}
* >    instead (it uses native JS `Map`).
*
* @example
* Enable {@link mergeTag} and {@link realMapTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(mergeTag, realMapTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Main
*/
function load(input, options) {
	const documents = loadDocuments(input, options);
	if (documents.length === 0) throw new YAMLException("expected a document, but the input is empty");
	if (documents.length === 1) return documents[0];
	throw new YAMLException("expected a single document in the stream, but found more");
}
//#endregion
//#region src/ast/from_js.ts
var INVALID = Symbol("INVALID");
function buildRepresentTypes(schema) {
	const defaultTags = new Set([
		schema.defaultScalarTag,
		schema.defaultSequenceTag,
		schema.defaultMappingTag
	].filter((t) => t !== void 0));
	const implicitScalars = schema.implicitScalarTags;
	const explicitTags = schema.tags.filter((t) => !(t.nodeKind === "scalar" && t.implicit) && !defaultTags.has(t));
	const defaultTagsLast = schema.tags.filter((t) => defaultTags.has(t));
	return [
		...implicitScalars.map((tag) => ({
			tag,
			implicitTag: true
		})),
		...explicitTags.map((tag) => ({
			tag,
			implicitTag: false
		})),
		...defaultTagsLast.map((tag) => ({
			tag,
			implicitTag: true
		}))
	];
}
function matchTag(state, object) {
	for (let index = 0, length = state.representTypes.length; index < length; index += 1) {
		const { tag, implicitTag } = state.representTypes[index];
		if (tag.identify(object)) {
			let tagName;
			if (tag.matchByTagPrefix) tagName = tag.representTagName(object);
			else tagName = tag.tagName;
			return {
				tag,
				tagName,
				implicitTag
			};
		}
	}
	return null;
}
function build(state, object) {
	if (!state.noRefs && object !== null && typeof object === "object") {
		const existing = state.refs.get(object);
		if (existing) {
			if (existing.anchor === void 0) existing.anchor = `ref_${state.refCounter++}`;
			return {
				kind: "alias",
				anchor: existing.anchor
			};
		}
	}
	const matched = matchTag(state, object);
	if (!matched) {
		if (object === void 0) return INVALID;
		if (state.skipInvalid) return INVALID;
		throw new YAMLException(`unacceptable kind of an object to dump ${Object.prototype.toString.call(object)}`);
	}
	const { tag, tagName, implicitTag } = matched;
	const nodeTagName = implicitTag ? tagName : tagNameShort(tagName);
	if (tag.nodeKind === "scalar") return {
		kind: "scalar",
		tag: nodeTagName,
		tagged: !implicitTag,
		style: SCALAR_STYLE.PLAIN,
		value: tag.represent(object)
	};
	if (tag.nodeKind === "sequence") {
		const container = tag.represent(object);
		const node = {
			kind: "sequence",
			tag: nodeTagName,
			tagged: !implicitTag,
			style: COLLECTION_STYLE.BLOCK,
			items: []
		};
		if (!state.noRefs) state.refs.set(object, node);
		for (let index = 0, length = container.length; index < length; index += 1) {
			let item = build(state, container[index]);
			if (item === INVALID && container[index] === void 0) item = build(state, null);
			if (item === INVALID) continue;
			node.items.push(item);
		}
		return node;
	}
	const map = tag.represent(object);
	const node = {
		kind: "mapping",
		tag: nodeTagName,
		tagged: !implicitTag,
		style: COLLECTION_STYLE.BLOCK,
		items: []
	};
	if (!state.noRefs) state.refs.set(object, node);
	for (const [objectKey, objectValue] of map) {
		const key = build(state, objectKey);
		if (key === INVALID) continue;
		const value = build(state, objectValue);
		if (value === INVALID) continue;
		node.items.push({
			key,
			value
		});
	}
	return node;
}
/**
* Convert JS object to AST. A JS value is one YAML document. An unrepresentable
* root becomes an empty document, which the presenter renders as an empty
* string.
*
* @category AST
*/
function jsToAst(input, schema, options = {}) {
	const root = build({
		representTypes: buildRepresentTypes(schema),
		noRefs: options.noRefs ?? false,
		skipInvalid: options.skipInvalid ?? false,
		refs: /* @__PURE__ */ new Map(),
		refCounter: 0
	}, input);
	return [{
		contents: root === INVALID ? null : root,
		directives: []
	}];
}
//#endregion
//#region src/ast/visit.ts
/**
* Return from a visitor to stop the whole traversal.
*
* @category AST
*/
var VISIT_BREAK = Symbol("visit:break");
/**
* Return from a visitor to skip the current node's children.
*
* @category AST
*/
var VISIT_SKIP = Symbol("visit:skip");
function visitNode(node, visitor, ctx) {
	const control = visitor(node, ctx);
	if (control === VISIT_BREAK) return true;
	if (control === VISIT_SKIP) return false;
	const depth = ctx.depth + 1;
	switch (node.kind) {
		case "sequence":
			for (const item of node.items) if (visitNode(item, visitor, {
				depth,
				parent: node,
				isKey: false
			})) return true;
			break;
		case "mapping": for (const { key, value } of node.items) {
			if (visitNode(key, visitor, {
				depth,
				parent: node,
				isKey: true
			})) return true;
			if (visitNode(value, visitor, {
				depth,
				parent: node,
				isKey: false
			})) return true;
		}
	}
	return false;
}
/**
* Walk every node in the documents, calling {@link Visitor} once per
* node (pre-order).
*
* @category AST
*/
function visit(documents, visitor) {
	for (const doc of documents) if (doc.contents && visitNode(doc.contents, visitor, {
		depth: 0,
		parent: null,
		isKey: false
	})) return;
}
//#endregion
//#region src/ast/styler_defaults.ts
function hasBit(mask, bit) {
	return (mask & 1 << bit) !== 0;
}
/**
* Default scalar styling rules in application order.
* See [Scalar styling](../../docs/scalar_styling.md) for usage details.
*
* @category AST
*/
var DEFAULT_SCALAR_STYLE_RULES = {
	applyQuoteFlowKeysOption,
	doubleQuoteForInvisibles,
	doubleQuoteWhitespaceOnly,
	applyForceQuotesOption,
	tryLongOrMultilineAsBlock,
	quoteInvalidPlain,
	fallbackToDoubleQuoted
};
function _preferredQuotedStyle(layout) {
	if (layout.presenterOptions.quoteStyle === "single" && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED)) return SCALAR_STYLE.SINGLE_QUOTED;
	return SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyQuoteFlowKeysOption(layout) {
	if (!layout.presenterOptions.quoteFlowKeys) return;
	if (!layout.isKey || !layout.flowOnly || layout.style !== SCALAR_STYLE.PLAIN) return;
	layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteForInvisibles(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteWhitespaceOnly(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyForceQuotesOption(layout) {
	if (!layout.presenterOptions.forceQuotes) return;
	if (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN) return;
	if (layout.node.tag !== layout.presenterOptions.schema.defaultScalarTag.tagName) return;
	layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout);
}
function tryLongOrMultilineAsBlock(layout) {
	if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
	const value = layout.node.value;
	const multiline = value.indexOf("\n") !== -1;
	if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
		if (multiline) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
		return;
	}
	const w = layout.presenterOptions.lineWidth;
	if (w === -1) {
		if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
		return;
	}
	const availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	let position = 0;
	let shouldFold = false;
	while (position <= value.length) {
		let lineEnd = value.length;
		const nextLineBreak = value.indexOf("\n", position);
		if (nextLineBreak !== -1) lineEnd = nextLineBreak;
		const line = value.slice(position, lineEnd);
		if (line.length > availableWidth && line[0] !== " " && / [^ \t]/.test(line)) shouldFold = true;
		if (nextLineBreak === -1) break;
		position = nextLineBreak + 1;
	}
	if (shouldFold) layout.style = SCALAR_STYLE.FOLDED_BLOCK;
	else if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
}
function quoteInvalidPlain(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN)) layout.style = _preferredQuotedStyle(layout);
}
function fallbackToDoubleQuoted(layout) {
	if (!hasBit(layout.allowedStylesMask, layout.style)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
//#endregion
//#region src/ast/scalar_styler.ts
function setBit(mask, bit) {
	return mask | 1 << bit;
}
var SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
var SRC_B_CHAR = "[\\n\\r]";
var SRC_C_BYTE_ORDER_MARK = "\\uFEFF";
var SRC_S_WHITE = "[ \\t]";
var SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`;
var SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`;
var SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
var SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
var SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]";
var SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR;
var SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`;
var SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`;
var SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`;
var SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`;
var SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT;
var SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`;
var NS_PLAIN_FLOW_OUT = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u");
var NS_PLAIN_FLOW_IN = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u");
var NS_PLAIN_BLOCK_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u");
var NS_PLAIN_FLOW_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u");
var NB_SINGLE_ONE_LINE = new RegExp(`^(?:${SRC_NB_JSON})*$`, "u");
var NB_SINGLE_MULTI_LINE = new RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u");
var BLOCK_SCALAR_CONTENT = new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u");
var C_FORBIDDEN_FIRST_LINE = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/;
var C_FORBIDDEN_CONTENT = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function canUsePlain(layout) {
	const str = layout.node.value;
	if (str !== "") {
		if (!(layout.isKey ? layout.flowOnly ? NS_PLAIN_FLOW_KEY : NS_PLAIN_BLOCK_KEY : layout.flowOnly ? NS_PLAIN_FLOW_IN : NS_PLAIN_FLOW_OUT).test(str)) return false;
		if (layout.shiftOfFirstLine === 0 && C_FORBIDDEN_FIRST_LINE.test(str)) return false;
		if (layout.shiftOfContent === 0) {
			const firstLineBreak = str.indexOf("\n");
			if (firstLineBreak !== -1) {
				const content = str.slice(firstLineBreak + 1);
				if (C_FORBIDDEN_CONTENT.test(content)) return false;
			}
		}
	}
	const resolvedTag = layout.presenterOptions.schema.resolveImplicitScalarTag(str).tag.tagName;
	if (!layout.node.tagged && resolvedTag !== layout.node.tag) return false;
	if (!layout.node.tagged && str === "=" && resolvedTag === layout.presenterOptions.schema.defaultScalarTag.tagName) return false;
	return true;
}
function canUseSingleQuoted(layout) {
	const str = layout.node.value;
	if (!(layout.isKey ? NB_SINGLE_ONE_LINE : NB_SINGLE_MULTI_LINE).test(str)) return false;
	if (/[ \t]\n|\n[ \t]/.test(str)) return false;
	if (!layout.isKey && layout.shiftOfContent === 0) {
		const firstLineBreak = str.indexOf("\n");
		if (firstLineBreak !== -1 && C_FORBIDDEN_CONTENT.test(str.slice(firstLineBreak + 1))) return false;
	}
	return true;
}
function canUseBlock(layout) {
	if (layout.flowOnly || !BLOCK_SCALAR_CONTENT.test(layout.node.value)) return false;
	const contentIndent = layout.shiftOfContent - layout.shiftOfParent;
	if (contentIndent < 1) return false;
	if (contentIndent > 9 && /^\n* /.test(layout.node.value)) return false;
	if (layout.shiftOfContent === 0 && C_FORBIDDEN_CONTENT.test(layout.node.value)) return false;
	return true;
}
function detectAllowedStyles(layout) {
	let mask = setBit(0, SCALAR_STYLE.DOUBLE_QUOTED);
	if (canUsePlain(layout)) mask = setBit(mask, SCALAR_STYLE.PLAIN);
	if (canUseSingleQuoted(layout)) mask = setBit(mask, SCALAR_STYLE.SINGLE_QUOTED);
	if (canUseBlock(layout)) mask = setBit(setBit(mask, SCALAR_STYLE.LITERAL_BLOCK), SCALAR_STYLE.FOLDED_BLOCK);
	layout.allowedStylesMask = mask;
}
function renderScalar(layout) {
	switch (layout.style) {
		case SCALAR_STYLE.PLAIN: return renderPlain(layout);
		case SCALAR_STYLE.SINGLE_QUOTED: return renderSingleQuoted(layout);
		case SCALAR_STYLE.LITERAL_BLOCK: return renderLiteralBlock(layout);
		case SCALAR_STYLE.FOLDED_BLOCK: return renderFoldedBlock(layout);
		case SCALAR_STYLE.DOUBLE_QUOTED: return renderDoubleQuoted(layout);
	}
}
function renderPlain(layout) {
	return encodeFlowBreaks(layout.node.value, layout.shiftOfContent);
}
function renderSingleQuoted(layout) {
	return `'${encodeFlowBreaks(layout.node.value, layout.shiftOfContent).replace(/'/g, "''")}'`;
}
function renderLiteralBlock(layout) {
	const value = layout.node.value;
	return "|" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(value, layout.shiftOfContent));
}
function renderFoldedBlock(layout) {
	const value = layout.node.value;
	const w = layout.presenterOptions.lineWidth;
	let availableWidth = Infinity;
	if (w !== -1) availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	return ">" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(foldBlockScalar(value, availableWidth), layout.shiftOfContent));
}
function renderDoubleQuoted(layout) {
	return `"${escapeString(layout.node.value)}"`;
}
function encodeFlowBreaks(string, shiftOfContent) {
	let nextLF = string.indexOf("\n");
	if (nextLF === -1) return string;
	const pad = " ".repeat(shiftOfContent);
	let result = string.slice(0, nextLF);
	const lineRe = /(\n+)([^\n]*)/g;
	lineRe.lastIndex = nextLF;
	let match;
	while (match = lineRe.exec(string)) {
		const breaks = match[1].length;
		const line = match[2];
		result += "\n".repeat(breaks + 1) + pad + line;
	}
	return result;
}
function indentString(string, spaces) {
	const indent = " ".repeat(spaces);
	let position = 0;
	let result = "";
	const length = string.length;
	while (position < length) {
		let line;
		const next = string.indexOf("\n", position);
		if (next === -1) {
			line = string.slice(position);
			position = length;
		} else {
			line = string.slice(position, next + 1);
			position = next + 1;
		}
		if (line.length && line !== "\n") result += indent;
		result += line;
	}
	return result;
}
function needIndentIndicator(string) {
	return /^\n* /.test(string);
}
function blockHeader(string, shiftOfParent, shiftOfContent) {
	const indentIndicator = needIndentIndicator(string) ? String(shiftOfContent - shiftOfParent) : "";
	const clip = string[string.length - 1] === "\n";
	return `${indentIndicator}${clip && (string[string.length - 2] === "\n" || string === "\n") ? "+" : clip ? "" : "-"}\n`;
}
function dropEndingNewline(string) {
	return string[string.length - 1] === "\n" ? string.slice(0, -1) : string;
}
function isMoreIndented(char) {
	return char === " " || char === "	";
}
function foldLine(line, width) {
	if (line === "" || isMoreIndented(line[0])) return line;
	const breakRe = / [^ \t]/g;
	let match;
	let start = 0;
	let end;
	let curr = 0;
	let next = 0;
	let result = "";
	while (match = breakRe.exec(line)) {
		next = match.index;
		if (next - start > width) {
			end = curr > start ? curr : next;
			result += `\n${line.slice(start, end)}`;
			start = end + 1;
		}
		curr = next;
	}
	result += "\n";
	if (line.length - start > width && curr > start) result += `${line.slice(start, curr)}\n${line.slice(curr + 1)}`;
	else result += line.slice(start);
	return result.slice(1);
}
function foldBlockScalar(string, width) {
	const lineRe = /(\n+)([^\n]*)/g;
	let nextLF = string.indexOf("\n");
	if (nextLF === -1) nextLF = string.length;
	lineRe.lastIndex = nextLF;
	let result = foldLine(string.slice(0, nextLF), width);
	let prevMoreIndented = string[0] === "\n" || isMoreIndented(string[0]);
	let moreIndented;
	let match;
	while (match = lineRe.exec(string)) {
		const prefix = match[1];
		const line = match[2];
		moreIndented = line !== "" && isMoreIndented(line[0]);
		result += prefix + (!prevMoreIndented && !moreIndented && line !== "" ? "\n" : "") + foldLine(line, width);
		prevMoreIndented = moreIndented;
	}
	return result;
}
var CHARACTERS_TO_ESCAPE = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function escapeCharacter(character) {
	switch (character) {
		case "\0": return "\\0";
		case "\x07": return "\\a";
		case "\b": return "\\b";
		case "	": return "\\t";
		case "\n": return "\\n";
		case "\v": return "\\v";
		case "\f": return "\\f";
		case "\r": return "\\r";
		case "\x1B": return "\\e";
		case "\"": return "\\\"";
		case "\\": return "\\\\";
		case "": return "\\N";
		case "\xA0": return "\\_";
		case "\u2028": return "\\L";
		case "\u2029": return "\\P";
	}
	const code = character.charCodeAt(0);
	const hex = code.toString(16).toUpperCase();
	if (code <= 255) return `\\x${"0".repeat(2 - hex.length)}${hex}`;
	return `\\u${"0".repeat(4 - hex.length)}${hex}`;
}
function escapeString(string) {
	return string.replace(CHARACTERS_TO_ESCAPE, escapeCharacter);
}
//#endregion
//#region src/ast/presenter.ts
var CHAR_LINE_FEED = 10;
var DEFAULT_PRESENTER_OPTIONS = {
	indent: 2,
	seqNoIndent: false,
	seqInlineFirst: true,
	lineWidth: 80,
	flowBracketPadding: false,
	flowSkipCommaSpace: false,
	flowSkipColonSpace: false,
	quoteFlowKeys: false,
	quoteStyle: "single",
	forceQuotes: false,
	scalarStyleRules: Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name) => Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name)),
	tagBeforeAnchor: false
};
function nodeTagShort(node) {
	return node.tagged ? node.tag : tagNameShort(node.tag);
}
function createPresenterState(options) {
	const opts = {
		...DEFAULT_PRESENTER_OPTIONS,
		...options
	};
	if (opts.flowSkipColonSpace) opts.quoteFlowKeys = true;
	return {
		...opts,
		defaultScalarTagName: opts.schema.defaultScalarTag.tagName,
		openEnded: false
	};
}
function generateNextLine(state, level) {
	return `\n${" ".repeat(state.indent * level)}`;
}
function scalarLayout(state, node, parent, level, isKey, flowOnly) {
	return {
		node,
		parent,
		level,
		isKey,
		flowOnly,
		shiftOfParent: level === 0 ? -1 : state.indent * (level - 1),
		shiftOfContent: state.indent * Math.max(1, level),
		shiftOfFirstLine: level === 0 ? 0 : state.indent * level,
		presenterOptions: state,
		allowedStylesMask: 0,
		style: node.style
	};
}
function writeFlowSequence(state, level, node) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		const item = writeNode(state, level, node.items[index], node, {}).text;
		if (index > 0) result += `,${!state.flowSkipCommaSpace ? " " : ""}`;
		result += item;
	}
	const pad = state.flowBracketPadding && node.items.length > 0 ? " " : "";
	return `[${pad}${result}${pad}]`;
}
function writeBlockSequence(state, level, node, compact) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		const item = writeNode(state, level + 1, node.items[index], node, {
			block: true,
			compact: state.seqInlineFirst,
			isblockseq: true
		}).text;
		if (!compact || result !== "") result += generateNextLine(state, level);
		if (item === "" || CHAR_LINE_FEED === item.charCodeAt(0)) result += "-";
		else result += "- ";
		result += item;
	}
	return result;
}
function writeFlowMapping(state, level, node) {
	let result = "";
	for (const { key, value } of node.items) {
		let pairBuffer = "";
		if (result !== "") pairBuffer += `,${!state.flowSkipCommaSpace ? " " : ""}`;
		const keyRender = writeNode(state, level, key, node, { iskey: true });
		const keyText = keyRender.text;
		const valueText = writeNode(state, level, value, node, {}).text;
		const sep = state.flowSkipColonSpace || valueText === "" ? "" : " ";
		const keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0);
		const keyColonSep = key.kind === "alias" || keyIsBareProps ? " " : "";
		pairBuffer += `${keyText}${keyColonSep}:${sep}${valueText}`;
		result += pairBuffer;
	}
	const pad = state.flowBracketPadding && result !== "" ? " " : "";
	return `{${pad}${result}${pad}}`;
}
function writeBlockMapping(state, level, node, compact) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		let pairBuffer = "";
		if (!compact || result !== "") pairBuffer += generateNextLine(state, level);
		const { key, value } = node.items[index];
		const keyIsBlock = (key.kind === "mapping" || key.kind === "sequence") && key.style === COLLECTION_STYLE.BLOCK && key.items.length !== 0 || key.kind === "scalar" && (key.style === SCALAR_STYLE.LITERAL_BLOCK || key.style === SCALAR_STYLE.FOLDED_BLOCK);
		const keyRender = keyIsBlock ? writeNode(state, level + 1, key, node, {
			block: true,
			compact: true,
			isblockseq: !cannotBeCompact(state, key, level + 1)
		}) : writeNode(state, level + 1, key, node, {
			block: true,
			compact: true,
			iskey: true
		});
		const keyText = keyRender.text;
		const keyHasLineBreak = key.kind === "scalar" && key.value.indexOf("\n") !== -1;
		const keyIsTooLong = keyText.length > 1024 && /^[\s\S]{1025}/u.test(keyText);
		const explicitPair = keyIsBlock || keyHasLineBreak || keyIsTooLong;
		if (explicitPair) {
			if (keyText && CHAR_LINE_FEED === keyText.charCodeAt(0)) pairBuffer += "?";
			else pairBuffer += "? ";
		}
		pairBuffer += keyText;
		if (explicitPair) pairBuffer += generateNextLine(state, level);
		const valueText = writeNode(state, level + 1, value, node, {
			block: true,
			compact: explicitPair,
			isblockseq: explicitPair && !cannotBeCompact(state, value, level + 1)
		}).text;
		const keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0);
		const keyColonSep = !explicitPair && (key.kind === "alias" || keyIsBareProps) ? " " : "";
		if (valueText === "" || CHAR_LINE_FEED === valueText.charCodeAt(0)) pairBuffer += `${keyColonSep}:`;
		else pairBuffer += `${keyColonSep}: `;
		pairBuffer += valueText;
		result += pairBuffer;
	}
	return result;
}
function cannotBeCompact(state, node, level) {
	if (node.kind === "alias") return true;
	return node.tagged || node.anchor !== void 0 || state.indent < 2 && level > 0;
}
function writeNode(state, level, node, parent, ctx) {
	if (node.kind === "alias") {
		state.openEnded = false;
		return {
			text: `*${node.anchor}`,
			noBody: false
		};
	}
	const { block = false, iskey = false, isblockseq = false } = ctx;
	let compact = ctx.compact ?? false;
	const hasAnchor = node.anchor !== void 0;
	if (cannotBeCompact(state, node, level)) compact = false;
	let body;
	let shouldPrintTag = node.tagged;
	const useBlockCollection = block && (node.kind === "mapping" || node.kind === "sequence") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0;
	if (node.kind === "mapping") {
		if (useBlockCollection) body = writeBlockMapping(state, level, node, compact);
		else body = writeFlowMapping(state, level, node);
	} else if (node.kind === "sequence") {
		if (useBlockCollection) {
			if (state.seqNoIndent && !isblockseq && level > 0) body = writeBlockSequence(state, level - 1, node, compact);
			else body = writeBlockSequence(state, level, node, compact);
		} else body = writeFlowSequence(state, level, node);
	} else {
		const layout = scalarLayout(state, node, parent, level, iskey, !block);
		detectAllowedStyles(layout);
		for (const rule of state.scalarStyleRules) rule(layout);
		body = renderScalar(layout);
		state.openEnded = (layout.style === SCALAR_STYLE.LITERAL_BLOCK || layout.style === SCALAR_STYLE.FOLDED_BLOCK) && (node.value === "\n" || node.value.endsWith("\n\n"));
		shouldPrintTag = node.tagged || body === "" && layout.flowOnly && parent?.kind === "sequence" && !hasAnchor || layout.style !== SCALAR_STYLE.PLAIN && node.tag !== state.defaultScalarTagName;
	}
	if ((node.kind === "mapping" || node.kind === "sequence") && !useBlockCollection) state.openEnded = false;
	if (useBlockCollection && compact && level > 0 && state.indent > 2) body = `${" ".repeat(state.indent - 2)}${body}`;
	const noBody = body === "";
	let text = body;
	if (shouldPrintTag || hasAnchor) {
		const props = [];
		const tag = shouldPrintTag ? nodeTagShort(node) : null;
		const anchor = hasAnchor ? `&${node.anchor}` : null;
		if (state.tagBeforeAnchor) {
			if (tag !== null) props.push(tag);
			if (anchor !== null) props.push(anchor);
		} else {
			if (anchor !== null) props.push(anchor);
			if (tag !== null) props.push(tag);
		}
		const sep = body === "" || body.charCodeAt(0) === CHAR_LINE_FEED ? "" : " ";
		text = `${props.join(" ")}${sep}${body}`;
	}
	return {
		text,
		noBody
	};
}
function rootStartsOwnLine(node) {
	return (node.kind === "sequence" || node.kind === "mapping") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0 && !node.tagged && node.anchor === void 0;
}
function writeDocumentDirectives(doc) {
	let result = "";
	for (const directive of doc.directives) {
		if (directive.kind === "yaml") {
			result += `%YAML ${directive.version}\n`;
			continue;
		}
		const { handle, prefix } = directive;
		result += `%TAG ${handle} ${prefix}\n`;
	}
	return result;
}
/**
* Build YAML from AST.
*
* @category AST
*/
function present(documents, options) {
	const state = createPresenterState(options);
	let result = "";
	let previousEnded = false;
	for (let index = 0; index < documents.length; index += 1) {
		const doc = documents[index];
		state.openEnded = false;
		const directives = writeDocumentDirectives(doc);
		const hasDirectives = directives !== "";
		const marker = doc.explicitStart || hasDirectives || index > 0 && !previousEnded;
		result += directives;
		if (doc.contents === null) {
			if (marker) result += "---\n";
		} else if (marker) {
			const body = writeNode(state, 0, doc.contents, null, {
				block: true,
				compact: true
			}).text;
			const sep = body === "" ? "" : hasDirectives || rootStartsOwnLine(doc.contents) ? "\n" : " ";
			result += `---${sep}${body}\n`;
		} else result += writeNode(state, 0, doc.contents, null, {
			block: true,
			compact: true
		}).text + "\n";
		previousEnded = doc.explicitEnd || state.openEnded;
		if (previousEnded) result += "...\n";
	}
	return result;
}
//#endregion
//#region src/dump.ts
var DEFAULT_DUMP_OPTIONS = {
	...DEFAULT_PRESENTER_OPTIONS,
	schema: DUMP_SCHEMA,
	skipInvalid: false,
	noRefs: false,
	flowLevel: -1,
	sortKeys: false,
	transform: () => {}
};
function defaultCompareFn(a, b) {
	const x = String(a);
	const y = String(b);
	if (x < y) return -1;
	if (x > y) return 1;
	return 0;
}
/**
* Serializes JS object as a YAML document. By default it can dump every
* supported YAML type, so it throws an exception if you try to dump regexps or
* functions. However, you can disable exceptions by setting the
* {@link DumpOptions.skipInvalid} option to `true`.
*
* @category Main
*/
function dump(input, options = {}) {
	const opts = {
		...DEFAULT_DUMP_OPTIONS,
		...options
	};
	const documents = jsToAst(input, opts.schema, {
		noRefs: opts.noRefs,
		skipInvalid: opts.skipInvalid
	});
	if (opts.flowLevel >= 0) visit(documents, (node, ctx) => {
		if (ctx.depth < opts.flowLevel) return;
		if (node.kind === "sequence" || node.kind === "mapping") node.style = COLLECTION_STYLE.FLOW;
		return VISIT_SKIP;
	});
	if (opts.sortKeys) {
		const compareFn = opts.sortKeys === true ? defaultCompareFn : opts.sortKeys;
		visit(documents, (node) => {
			if (node.kind !== "mapping") return;
			node.items.sort((a, b) => compareFn(a.key.kind === "scalar" ? a.key.value : "", b.key.kind === "scalar" ? b.key.value : ""));
		});
	}
	opts.transform(documents);
	return present(documents, {
		...pick(opts, Object.keys(DEFAULT_PRESENTER_OPTIONS)),
		schema: opts.schema
	});
}
//#endregion
//#region src/ast/from_events.ts
var NO_RANGE = (/* unused pure expression or super */ null && (-1));
function eventPosition(event) {
	if ("tagStart" in event && event.tagStart !== NO_RANGE) return event.tagStart;
	if ("anchorStart" in event && event.anchorStart !== NO_RANGE) return event.anchorStart;
	if ("valueStart" in event && event.valueStart !== NO_RANGE) return event.valueStart;
	if ("start" in event) return event.start;
	return 0;
}
function rawTag(state, event) {
	return event.tagStart === NO_RANGE ? "" : state.source.slice(event.tagStart, event.tagEnd);
}
function anchorName(state, event) {
	return event.anchorStart === NO_RANGE ? void 0 : state.source.slice(event.anchorStart, event.anchorEnd);
}
function buildScalar(state, event) {
	const value = getScalarValue(state.source, event);
	const raw = rawTag(state, event);
	let tag;
	let tagged = false;
	if (raw !== "") {
		tagged = true;
		tag = raw;
	} else if (event.style === SCALAR_STYLE.PLAIN) tag = state.schema.resolveImplicitScalarTag(value).tag.tagName;
	else tag = state.schema.defaultScalarTag.tagName;
	return {
		kind: "scalar",
		tag,
		tagged,
		style: event.style,
		anchor: anchorName(state, event),
		value
	};
}
function buildCollection(state, event, defaultTagName) {
	const raw = rawTag(state, event);
	let tag;
	let tagged = false;
	if (raw === "") tag = defaultTagName;
	else {
		tag = raw;
		tagged = true;
	}
	return {
		tag,
		tagged,
		style: event.style,
		anchor: anchorName(state, event)
	};
}
function addNode(state, node) {
	const frame = state.frames[state.frames.length - 1];
	if (frame.kind === "document") frame.doc.contents = node;
	else if (frame.kind === "sequence") frame.node.items.push(node);
	else if (frame.key) {
		frame.node.items.push({
			key: frame.key,
			value: node
		});
		frame.key = null;
	} else frame.key = node;
}
/**
* Builds an AST from parser events
*
* @category AST
*/
function eventsToAst(events, options) {
	const state = {
		source: options.source,
		schema: options.schema,
		eventIndex: 0,
		position: 0,
		frames: [],
		documents: []
	};
	while (state.eventIndex < events.length) {
		const event = events[state.eventIndex++];
		state.position = eventPosition(event);
		switch (event.type) {
			case EVENT_ID.DOCUMENT: {
				const doc = {
					contents: null,
					explicitStart: event.explicitStart,
					explicitEnd: event.explicitEnd,
					directives: event.directives
				};
				state.frames.push({
					kind: "document",
					doc
				});
				break;
			}
			case EVENT_ID.SCALAR:
				addNode(state, buildScalar(state, event));
				break;
			case EVENT_ID.SEQUENCE: {
				const { tag, tagged, style, anchor } = buildCollection(state, event, "tag:yaml.org,2002:seq");
				const node = {
					kind: "sequence",
					tag,
					tagged,
					style,
					anchor,
					items: []
				};
				state.frames.push({
					kind: "sequence",
					node
				});
				break;
			}
			case EVENT_ID.MAPPING: {
				const { tag, tagged, style, anchor } = buildCollection(state, event, "tag:yaml.org,2002:map");
				const node = {
					kind: "mapping",
					tag,
					tagged,
					style,
					anchor,
					items: []
				};
				state.frames.push({
					kind: "mapping",
					node,
					key: null
				});
				break;
			}
			case EVENT_ID.ALIAS:
				addNode(state, {
					kind: "alias",
					anchor: state.source.slice(event.anchorStart, event.anchorEnd)
				});
				break;
			case EVENT_ID.POP: {
				const frame = state.frames.pop();
				if (frame.kind === "mapping" && frame.key) throw new Error("incomplete mapping pair in event stream");
				if (frame.kind === "document") state.documents.push(frame.doc);
				else addNode(state, frame.node);
				break;
			}
		}
	}
	return state.documents;
}
//#endregion
//#region src/index.ts
/** @deprecated Use `EVENT_ID.DOCUMENT` instead. @internal */
var EVENT_DOCUMENT = EVENT_ID.DOCUMENT;
/** @deprecated Use `EVENT_ID.SEQUENCE` instead. @internal */
var EVENT_SEQUENCE = EVENT_ID.SEQUENCE;
/** @deprecated Use `EVENT_ID.MAPPING` instead. @internal */
var EVENT_MAPPING = EVENT_ID.MAPPING;
/** @deprecated Use `EVENT_ID.SCALAR` instead. @internal */
var EVENT_SCALAR = EVENT_ID.SCALAR;
/** @deprecated Use `EVENT_ID.ALIAS` instead. @internal */
var EVENT_ALIAS = EVENT_ID.ALIAS;
/** @deprecated Use `EVENT_ID.POP` instead. @internal */
var EVENT_POP = EVENT_ID.POP;
/** @deprecated Use `SCALAR_STYLE.PLAIN` instead. @internal */
var SCALAR_STYLE_PLAIN = SCALAR_STYLE.PLAIN;
/** @deprecated Use `SCALAR_STYLE.SINGLE_QUOTED` instead. @internal */
var SCALAR_STYLE_SINGLE_QUOTED = SCALAR_STYLE.SINGLE_QUOTED;
/** @deprecated Use `SCALAR_STYLE.DOUBLE_QUOTED` instead. @internal */
var SCALAR_STYLE_DOUBLE_QUOTED = SCALAR_STYLE.DOUBLE_QUOTED;
/** @deprecated Use `SCALAR_STYLE.LITERAL_BLOCK` instead. @internal */
var SCALAR_STYLE_LITERAL_BLOCK = SCALAR_STYLE.LITERAL_BLOCK;
/** @deprecated Use `SCALAR_STYLE.FOLDED_BLOCK` instead. @internal */
var SCALAR_STYLE_FOLDED_BLOCK = SCALAR_STYLE.FOLDED_BLOCK;
/** @deprecated Use `COLLECTION_STYLE.BLOCK` instead. @internal */
var COLLECTION_STYLE_BLOCK = COLLECTION_STYLE.BLOCK;
/** @deprecated Use `COLLECTION_STYLE.FLOW` instead. @internal */
var COLLECTION_STYLE_FLOW = COLLECTION_STYLE.FLOW;
/** @deprecated Use `CHOMPING_MODE.CLIP` instead. @internal */
var CHOMPING_CLIP = CHOMPING_MODE.CLIP;
/** @deprecated Use `CHOMPING_MODE.STRIP` instead. @internal */
var CHOMPING_STRIP = CHOMPING_MODE.STRIP;
/** @deprecated Use `CHOMPING_MODE.KEEP` instead. @internal */
var CHOMPING_KEEP = CHOMPING_MODE.KEEP;
//#endregion


//# sourceMappingURL=js-yaml.mjs.map
;// CONCATENATED MODULE: ./build/base/yaml-core.js
// What a plain scalar is in the core schema of YAML 1.2. Our own, since the parser's gives up on numbers
// that it cannot hold, and those are numbers to other readers.
const coreNull = /^(?:null|Null|NULL|~)?$/;
const coreTrue = /^(?:true|True|TRUE)$/;
const coreFalse = /^(?:false|False|FALSE)$/;
const coreInteger = /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$/;
const coreFloat = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const coreSpecial = /^(?:([-+]?)\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
/**
 * What YAML 1.2 core makes of a plain scalar (its page "Tag Resolution"). A number too large to hold is
 * a number all the same: a digest of digits and one `e` is Infinity to a typed reader.
 */
function typedValue(text) {
    if (coreNull.test(text))
        return null;
    if (coreTrue.test(text))
        return true;
    if (coreFalse.test(text))
        return false;
    if (coreInteger.test(text) || coreFloat.test(text))
        return Number(text);
    const special = coreSpecial.exec(text);
    if (special === null)
        return text;
    if (special[1] === undefined)
        return Number.NaN;
    return special[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

;// CONCATENATED MODULE: ./build/base/yaml-offsets.js
/** Offset of a tab in the blanks (and dashes) that begin the line of `position`, or null. */
function indentingTab(text, position) {
    let at = position;
    while (at > 0 && text[at - 1] !== '\n' && text[at - 1] !== '\r')
        at -= 1;
    for (; text[at] === ' ' || text[at] === '-' || text[at] === '\t'; at += 1) {
        if (text[at] === '\t')
            return at;
    }
    return null;
}
/** The offset after the next `mark`, blanks, line breaks and comments skipped; `from` where there is none. */
function afterMark(text, from, mark) {
    if (mark === null)
        return from;
    const at = skipBlanksAndComments(text, from);
    return text[at] === mark ? at + 1 : from;
}
function skipBlanksAndComments(text, from) {
    let at = from;
    for (;;) {
        const unit = text[at];
        if (unit === ' ' || unit === '\t' || unit === '\n' || unit === '\r')
            at += 1;
        else if (unit === '#') {
            while (at < text.length && text[at] !== '\n' && text[at] !== '\r')
                at += 1;
        }
        else
            return at;
    }
}
/** The offset after the closing bracket of the flow collection at `start`; `lastEnd` is the end of its last node. */
function flowEnd(text, start, lastEnd) {
    const open = text[start];
    if (open !== '[' && open !== '{')
        return Math.max(lastEnd, start);
    const close = open === '[' ? ']' : '}';
    let at = Math.max(lastEnd, start + 1);
    for (;;) {
        at = skipBlanksAndComments(text, at);
        const unit = text[at];
        if (unit === close)
            return at + 1;
        if (unit !== ',' && unit !== ':' && unit !== '?')
            return lastEnd;
        at += 1;
    }
}
/** The offset of the `|` or `>` of a block scalar, the first thing after the node before it and its marks. */
function yaml_offsets_blockHeader(text, from, content) {
    for (let at = from; at < content; at += 1) {
        at = skipBlanksAndComments(text, at);
        const unit = text[at];
        if (unit === '|' || unit === '>')
            return at;
        if (unit !== ':' && unit !== '-' && unit !== '?')
            break;
    }
    return content;
}
/** The first line that begins with `%` before the next document starts, or null. */
function directiveAfter(text, from) {
    const lines = /^(?:(%)|---)/gm;
    lines.lastIndex = from;
    const found = lines.exec(text);
    return found?.[1] === undefined ? null : { start: found.index, end: found.index + 1 };
}
function separatorAfter(text, from) {
    const found = /^(?:---|\.\.\.)/m.exec(text.slice(from));
    const start = found === null ? from : from + found.index;
    return { start, end: Math.min(text.length, start + 3) };
}

;// CONCATENATED MODULE: ./build/base/yaml.js
// Strict YAML 1.2 core with positions, as a DataNode tree, over js-yaml's event stream.
// One document; no directives, tags, anchors, aliases, merge keys or complex keys: each of those is a
// refusal with its span, and all of them are collected. Duplicate keys stay in the tree (data-node.ts).





/** Parses one strict YAML document of at most `limits.yamlDepth` levels. Never throws for a bad text. */
function parseYaml(text) {
    let events;
    try {
        events = parseEvents(text, { maxDepth: limits.yamlDepth });
    }
    catch (error) {
        return { root: null, syntax: syntaxOf(text, error), problems: [] };
    }
    return buildTree(text, events);
}
function syntaxOf(text, error) {
    if (!(error instanceof YAMLException)) {
        return { why: 'other', message: messageOf(error), span: { start: 0, end: 0 } };
    }
    const start = Math.min(error.mark?.position ?? 0, text.length);
    const message = error.reason;
    if (text[start] === '\0')
        return { why: 'nul', message, span: { start, end: start + 1 } };
    if (message.startsWith('nesting exceeded')) {
        return { why: 'too-deep', message, span: { start, end: start + 1 } };
    }
    const tab = indentingTab(text, start);
    if (tab === null)
        return { why: 'other', message, span: { start, end: start } };
    return { why: 'tab', message, span: { start: tab, end: tab + 1 } };
}
function buildTree(text, events) {
    const problems = [];
    const open = [];
    let root = null;
    let documents = 0;
    let lastEnd = 0;
    const put = (node) => {
        lastEnd = Math.max(lastEnd, node.span.end);
        const top = open.at(-1);
        if (top === undefined || top.type === 'document') {
            if (documents === 1)
                root = node;
        }
        else if (top.type === 'list')
            top.items.push(node);
        else if (top.key === null) {
            if (node.type === 'scalar') {
                if (node.text === '<<' && node.style === 'plain') {
                    problems.push({ refusal: 'merge-key', span: node.span });
                }
                top.key = { text: node.text, span: node.span };
            }
            else {
                problems.push({ refusal: 'complex-key', span: node.span });
                top.key = { text: '', span: node.span };
            }
        }
        else {
            top.entries.push({ key: top.key.text, keySpan: top.key.span, value: node });
            top.key = null;
        }
    };
    for (const event of events) {
        switch (event.type) {
            case EVENT_ID.DOCUMENT: {
                documents += 1;
                open.push({ type: 'document' });
                const directive = event.explicitStart ? directiveAfter(text, lastEnd) : null;
                if (directive !== null)
                    problems.push({ refusal: 'directive', span: directive });
                if (documents === 2)
                    problems.push({ refusal: 'second-document', span: separatorAfter(text, lastEnd) });
                break;
            }
            case EVENT_ID.SEQUENCE:
            case EVENT_ID.MAPPING: {
                noteProperties(event, problems);
                const { start } = event;
                const flow = event.style === COLLECTION_STYLE.FLOW;
                open.push(event.type === EVENT_ID.SEQUENCE
                    ? { type: 'list', start, flow, items: [] }
                    : { type: 'map', start, flow, entries: [], key: null });
                lastEnd = Math.max(lastEnd, start, event.anchorEnd, event.tagEnd);
                break;
            }
            case EVENT_ID.SCALAR:
                noteProperties(event, problems);
                lastEnd = Math.max(lastEnd, event.anchorEnd, event.tagEnd);
                put(scalarNode(text, event, lastEnd, expectedMark(open.at(-1))));
                break;
            case EVENT_ID.ALIAS: {
                const span = { start: event.anchorStart - 1, end: event.anchorEnd };
                problems.push({ refusal: 'alias', span });
                put({ type: 'scalar', value: null, text: '', style: 'plain', span });
                break;
            }
            case EVENT_ID.POP: {
                const closed = open.pop();
                if (closed === undefined || closed.type === 'document')
                    break;
                const span = {
                    start: closed.start,
                    end: closed.flow ? flowEnd(text, closed.start, lastEnd) : Math.max(lastEnd, closed.start),
                };
                put(closed.type === 'list'
                    ? { type: 'list', items: closed.items, span }
                    : { type: 'map', entries: closed.entries, span });
                break;
            }
            default:
        }
    }
    return { root, syntax: null, problems };
}
function scalarNode(text, event, lastEnd, mark) {
    if (event.valueStart < 0) {
        const at = afterMark(text, lastEnd, mark);
        return { type: 'scalar', value: null, text: '', style: 'plain', span: { start: at, end: at } };
    }
    const decoded = getScalarValue(text, event);
    const span = { start: event.valueStart, end: event.valueEnd };
    if (event.style === SCALAR_STYLE.PLAIN) {
        return { type: 'scalar', value: typedValue(decoded), text: decoded, style: 'plain', span };
    }
    const quoted = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED;
    // js-yaml's offsets are inside the quotes; ours include them.
    return quoted
        ? {
            type: 'scalar',
            value: decoded,
            text: decoded,
            style: 'quoted',
            span: { start: span.start - 1, end: span.end + 1 },
        }
        : {
            type: 'scalar',
            value: decoded,
            text: decoded,
            style: 'block',
            span: { start: yaml_offsets_blockHeader(text, lastEnd, span.start), end: span.end },
        };
}
/** What stands before an empty scalar in this place: `:` before a value, `-` before a list item. */
function expectedMark(top) {
    if (top?.type === 'list')
        return top.flow ? null : '-';
    return top?.type === 'map' && top.key !== null ? ':' : null;
}
function noteProperties(event, problems) {
    if (event.anchorStart >= 0) {
        problems.push({
            refusal: 'anchor',
            span: { start: event.anchorStart - 1, end: event.anchorEnd },
        });
    }
    if (event.tagStart >= 0) {
        problems.push({ refusal: 'tag', span: { start: event.tagStart, end: event.tagEnd } });
    }
}

;// CONCATENATED MODULE: ./build/registry/render-scalar.js
// A text as a YAML scalar, in the style that was there where that style can hold it. What is written is
// read back before it is used, so a value never changes its type or its text.


/** Renders `value` on one line. `flow`: inside `[…]` or `{…}`. */
function render_scalar_renderScalar(value, style, flow) {
    const candidate = style === 'plain' ? value : style === 'single' ? singleQuoted(value) : null;
    if (candidate !== null && readsBack(candidate, value, flow))
        return candidate;
    return doubleQuoted(value);
}
/** The style of a scalar from its text in the file. */
function scalarStyleOf(written) {
    if (written.startsWith('"'))
        return 'double';
    return written.startsWith("'") ? 'single' : 'plain';
}
function singleQuoted(value) {
    return `'${value.replaceAll("'", "''")}'`;
}
/** JSON strings are YAML double-quoted scalars; what JSON leaves raw but a reader cannot see is escaped too. */
function doubleQuoted(value) {
    const text = JSON.stringify(value);
    if (!hasUnseen(text))
        return text;
    return [...text].map((one) => (hasUnseen(one) ? escaped(one) : one)).join('');
}
function escaped(character) {
    const hex = (character.codePointAt(0) ?? 0).toString(16);
    return hex.length > 4 ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}
/** What older YAML readers take for a boolean, a number, a date or null: quoted, though ours would not need it. */
const surprising = /^(?:y|yes|n|no|on|off|true|false|null|~|[-+.]?[0-9][0-9a-fA-FxXoO_.:eE+-]*|[-+.]?\.(?:inf|nan))$/i;
function readsBack(candidate, value, flow) {
    if (hasUnseen(candidate))
        return false;
    if (candidate === value && surprising.test(value) && !isVersionOrDigest(value))
        return false;
    const { root, syntax, problems } = parseYaml(flow ? `{k: ${candidate}, z: z}` : `k: ${candidate}\n`);
    if (root?.type !== 'map' || syntax !== null || problems.length > 0)
        return false;
    const read = root.entries[0]?.value;
    const alone = root.entries.length === (flow ? 2 : 1);
    return alone && read?.type === 'scalar' && read.value === value;
}
/** Three numbers with two dots, or 64 hex digits, are no number in any YAML unless read back as one. */
function isVersionOrDigest(value) {
    return /^[0-9]+\.[0-9]+\.[0-9]+/.test(value) || /^[0-9a-f]{64}$/.test(value);
}

;// CONCATENATED MODULE: ./build/registry/render-row.js

/** The lines of a row for these facts; lists and hints in flow style, so that each is one line. */
function rowLines(facts, sourceUrl, flow) {
    const plain = (key, value) => ({
        key,
        value: render_scalar_renderScalar(value, 'plain', flow),
    });
    return [
        plain('kind', facts.kind),
        plain('name', facts.name),
        plain('description', facts.description ?? ''),
        plain('version', facts.version),
        plain('sourceUrl', sourceUrl),
        plain('sha256', facts.sha256),
        ...(facts.requires.length === 0
            ? []
            : [{ key: 'requires', value: renderTexts(facts.requires) }]),
        ...(facts.provides === null || facts.provides.length === 0
            ? []
            : [{ key: 'provides', value: renderHints(facts.provides) }]),
        ...(facts.triggers === null || facts.triggers.length === 0
            ? []
            : [{ key: 'triggers', value: renderTexts(facts.triggers) }]),
    ];
}
/** The row in one line: `{kind: skill, name: read, …}`. */
function renderFlowRow(lines) {
    return `{${lines.map(({ key, value }) => `${key}: ${value}`).join(', ')}}`;
}
/** `[a, b]` */
function renderTexts(texts) {
    return `[${texts.map((text) => render_scalar_renderScalar(text, 'plain', true)).join(', ')}]`;
}
/** `[{kind: skill, name: read}, …]` */
function renderHints(hints) {
    return `[${hints.map(renderHint).join(', ')}]`;
}
/** `{kind: skill, name: read, description: …}` */
function renderHint(hint) {
    const scalar = (text) => render_scalar_renderScalar(text, 'plain', true);
    const description = hint.description === null ? '' : `, description: ${scalar(hint.description)}`;
    return `{kind: ${scalar(hint.kind)}, name: ${scalar(hint.name)}${description}}`;
}

;// CONCATENATED MODULE: ./build/registry/row-facts.js
/** The facts of an admitted package, or null: nothing is known of one that a host refuses. */
function rowFactsOf(candidate, provides = null, triggers = null) {
    const { manifest, contentDigest, valid } = candidate;
    if (!valid || manifest === null || contentDigest === null)
        return null;
    return {
        kind: manifest.kind,
        name: manifest.name,
        description: manifest.description,
        version: manifest.version,
        sha256: contentDigest,
        requires: [...new Set(manifest.requires)],
        provides,
        triggers,
    };
}
/** True where both hold the same references, in whatever order. */
function sameSet(a, b) {
    const left = new Set(a);
    const right = new Set(b);
    return left.size === right.size && [...left].every((one) => right.has(one));
}

;// CONCATENATED MODULE: ./build/registry/row-reading.js

/** Adds a finding of this row at `span`; `key` is marked faulty where it is given. */
function reportRow(report, key, span, draft) {
    if (key !== null)
        report.faulty.add(key);
    if (report.refusedAt.has(span.start))
        return;
    report.findings.push(finding({ ...draft, place: report.source.place(span.start, span.end), row: report.label }));
}
/** The span a finding about an entry points at: its value, or its key where the value is empty. */
function spanOf(entry) {
    return entry.value.span.start === entry.value.span.end ? entry.keySpan : entry.value.span;
}

;// CONCATENATED MODULE: ./build/registry/row-place.js

/** The place of the value of `key`; of the row where the key is missing. */
function rowPlace(registry, row, key) {
    const entry = row.entries.get(key);
    if (entry === undefined || registry.source === null)
        return row.place;
    const { start, end } = spanOf(entry);
    return registry.source.place(start, end);
}

;// CONCATENATED MODULE: ./build/registry/shell-word.js
// A path as one word of a POSIX shell, for commands that a reader copies. Hostile names stay inert.
/** `text` as it is where no shell would touch it, else in single quotes. */
function shellWord(text) {
    return /^[A-Za-z0-9_.,/@+=][A-Za-z0-9_.,/@+=-]*$/.test(text)
        ? text
        : `'${text.replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./build/registry/compare-digest.js
// The pinned digest against the digest of the bytes. A mismatch fails, whatever explains it; the
// explanation, both digests, the command that reproduces it and the right row come with it.
// Specification: registry page, "Row against package"; digest page, last section.






/** The finding where the digests differ or there is none to compare with; null where the pin is true. */
function digestFinding(registry, row, path, candidate, world) {
    const digest = candidate.contentDigest;
    if (row.sha256 === null || row.faulty.has('sha256'))
        return null;
    const place = rowPlace(registry, row, 'sha256');
    if (digest === null) {
        const reason = candidate.tree.findings.find((one) => one.refuses);
        return finding({
            rule: 'row/sha256',
            messageId: 'no-digest',
            message: `the tree at ${quote(path)} has no digest${reason === undefined ? '' : `: ${reason.message}`}`,
            place,
            found: row.sha256,
            expected: 'a tree that can be hashed',
            fix: reason?.fix ?? 'mend what the findings of the package name',
            row: row.label,
        });
    }
    if (digest === row.sha256)
        return null;
    const why = world.explain(path, row.sha256);
    const command = `plugin-gate digest --explain ${row.sha256} ${shellWord(world.display(path))}`;
    const facts = rowFactsOf(candidate, row.provides);
    const right = facts === null
        ? ''
        : `; the row for the bytes that are there: ${renderFlowRow(rowLines(facts, row.sourceUrl ?? path, true))}`;
    return finding({
        rule: 'row/sha256',
        messageId: why === null ? 'differs' : 'explained',
        message: `${row.label} pins other bytes than ${quote(path)} holds${why === null ? '' : `: ${why}`}`,
        place,
        found: row.sha256,
        expected: digest,
        fix: why === null
            ? `see both digests with: ${command}; if the bytes are meant, bump the version and run plugin-gate pin${right}`
            : `undo that, and the pin is true again; see it with: ${command}${right}`,
        row: row.label,
    });
}

;// CONCATENATED MODULE: ./build/registry/compare-row.js
// The fields of a row against those of its package, each on its own, never file text against file text.
// Specification: registry page, "Row against package".






/** Findings of the comparison; fields with a fault of form are left to that fault. */
function compareRow(registry, row, path, candidate, world) {
    const digest = digestFinding(registry, row, path, candidate, world);
    const found = digest === null ? [] : [digest];
    const { manifest } = candidate;
    if (manifest === null || row.kind === 'extension')
        return found;
    return [
        ...compareManifest(registry, row, manifest),
        ...compareHints(registry, row, world.provides(candidate)),
        ...found,
    ];
}
function compareManifest(registry, row, manifest) {
    const found = [];
    for (const key of ['kind', 'name', 'version']) {
        const stated = row[key];
        if (stated === null || row.faulty.has(key) || stated === manifest[key])
            continue;
        found.push(differs(registry, row, key, stated, manifest[key]));
    }
    if (!row.faulty.has('requires')) {
        const stated = row.requires.map((reference) => reference.id);
        if (!sameSet(stated, manifest.requires)) {
            found.push(differs(registry, row, 'requires', shown(stated), shown(manifest.requires)));
        }
    }
    const { description } = manifest;
    if (row.description !== null && description !== null && row.description !== description) {
        found.push(finding({
            rule: 'row/description-differs',
            messageId: 'differs',
            message: `the description of ${row.label} is not that of its plugin.json`,
            place: rowPlace(registry, row, 'description'),
            found: row.description,
            expected: description,
            fix: 'run plugin-gate pin',
            row: row.label,
        }));
    }
    return found;
}
function shown(references) {
    return references.length === 0 ? 'none' : listNames(references.toSorted(order_byCodeUnits), 12);
}
function differs(registry, row, key, stated, actual) {
    const values = key === 'requires' ? [stated, actual] : [quote(stated), quote(actual)];
    return finding({
        rule: 'row/field-differs',
        messageId: key,
        message: `${key} is ${values[0]} here and ${values[1]} in plugin.json`,
        place: rowPlace(registry, row, key),
        found: stated,
        expected: actual,
        fix: key === 'name'
            ? `write name: ${actual}, or rename the package`
            : 'run plugin-gate pin, or change plugin.json where that is wrong',
        row: row.label,
    });
}
function compareHints(registry, row, loads) {
    if (row.provides === null || loads === null)
        return [];
    const ids = (hints) => hints.map((hint) => `${hint.kind}:${hint.name}`);
    const stated = ids(row.provides);
    const actual = ids(loads);
    if (sameSet(stated, actual))
        return [];
    const key = 'provides';
    return [
        finding({
            rule: 'row/provides',
            messageId: 'differs',
            message: `"provides" of ${row.label} is not what the package loads`,
            place: rowPlace(registry, row, key),
            found: shown(stated),
            expected: shown(actual),
            fix: 'run plugin-gate pin',
            row: row.label,
        }),
    ];
}

;// CONCATENATED MODULE: ./build/registry/nearest-package.js
// "Did you mean" for a row whose directory is gone: the package of the same name elsewhere, else the path
// that reads most like it. Bounded, since a hostile registry can have many such rows.

const COMPARED = 2_000;
const ASKED = 64;
const finders = new WeakMap();
/** A package that may be meant by a path where nothing is, or null; after many questions only one of that name. */
function nearestPackage(packages, path) {
    const finder = finders.get(packages) ?? {
        byLastPart: new Map(packages.toReversed().map((one) => [lastPart(one), one])),
        asked: 0,
    };
    finders.set(packages, finder);
    const moved = finder.byLastPart.get(lastPart(path));
    if (moved !== undefined)
        return moved;
    finder.asked += 1;
    return finder.asked > ASKED || packages.length > COMPARED ? null : nearestOf(path, packages);
}
function lastPart(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./build/registry/row-location.js
// Where a local row points, on disk: every step of the way a real directory, none of them a link.
// Looks at names only; never opens anything. Specification: registry page, "Row against package".



/** Walks from `folder` (absolute) along `path`. Throws `Fault` (`io`) when the system refuses. */
function locateRow(folder, path, disk = realDisk) {
    let at = '';
    for (const part of path.split('/')) {
        at = at === '' ? part : `${at}/${part}`;
        const facts = row_location_factsOf(disk, (0,external_node_path_namespaceObject.join)(folder, at));
        if (facts === null)
            return { ok: false, why: 'missing', at };
        if (facts.isSymbolicLink())
            return { ok: false, why: 'link', at };
        if (!facts.isDirectory())
            return { ok: false, why: 'not-a-directory', at };
    }
    return { ok: true };
}
function row_location_factsOf(disk, path) {
    try {
        return disk.lstatSync(path, { throwIfNoEntry: false }) ?? null;
    }
    catch (error) {
        const code = systemCode(error);
        // A path the system cannot hold is no path of a package.
        if (code === 'ENAMETOOLONG' || code === 'ENOTDIR')
            return null;
        throw new Fault('io', `cannot look at ${path} (${code ?? 'error'})`, null, error);
    }
}

;// CONCATENATED MODULE: ./build/registry/source-url.js




/** True for a text that means another place, whether or not it is well formed. */
function isRemoteText(text) {
    const start = text.trimStart();
    return start.startsWith('//') || start.startsWith('git@') || /^[^/\\]*:/.test(start);
}
/** Reads a text that is not remote as a path below the registry's directory. */
function parseLocalSource(text) {
    const no = (messageId, phrase, fix) => ({ ok: false, messageId, phrase, fix });
    if (text.split(/[/\\]/).includes('..')) {
        return no('parent', 'climbs with ".."', 'move the package below the registry, or the registry above it');
    }
    if (text !== text.trim()) {
        return no('unclear', 'begins or ends with a blank', 'remove the blank');
    }
    if (hasUnseen(text)) {
        return no('unclear', 'holds a character that nobody sees', 'write the path with visible characters');
    }
    const parsed = parseRelativePath(text);
    if (parsed.ok) {
        return parsed.path === '.'
            ? no('itself', 'is the directory of the registry itself', 'move the package into a directory of its own: its digest would cover the registry that pins it')
            : parsed;
    }
    if (parsed.fault === 'backslash') {
        return no('backslash', 'has a backslash', 'write / between the parts of the path');
    }
    if (parsed.fault === 'absolute') {
        return no('not-relative', 'is an absolute path', 'write the path relative to the registry file');
    }
    return no('unclear', 'is no path', 'write the path of the package relative to the registry file');
}
/** Adds a finding where a local `sourceUrl` can be no path below the registry. Remote texts are judged later. */
function judgeSourceText(report, entry, text) {
    if (isRemoteText(text))
        return;
    const parsed = parseLocalSource(text);
    if (parsed.ok)
        return;
    reportRow(report, 'sourceUrl', spanOf(entry), {
        rule: 'row/source-url',
        messageId: parsed.messageId,
        message: `${quote(text)} ${parsed.phrase}`,
        found: text,
        expected: 'a path relative to the registry file, without "..", or a GitHub tree URL',
        fix: parsed.fix,
    });
}

;// CONCATENATED MODULE: ./build/registry/judge-row.js










/** Judges one row. Its form was judged when it was read and is not repeated here. */
function judgeRow(registry, row, world) {
    const nothing = { row, path: null, source: null, candidate: null, findings: [], notChecked: [] };
    if (row.sourceUrl === null)
        return nothing;
    if (isRemoteText(row.sourceUrl))
        return judgeRemote(registry, row, world, row.sourceUrl);
    const parsed = parseLocalSource(row.sourceUrl);
    return parsed.ok ? judgeLocal(registry, row, world, parsed.path) : nothing;
}
function judgeRemote(registry, row, world, text) {
    const parsed = parseTreeUrl(text, { serverUrl: world.serverUrl });
    const base = { row, path: null, candidate: null };
    if (!parsed.ok) {
        const found = at(registry, row, 'sourceUrl', {
            rule: 'row/source-url',
            messageId: 'not-tree-url',
            message: `${quote(text)} is no GitHub tree URL: ${parsed.phrase}`,
            found: text,
            expected: `${githubServer}/OWNER/REPO/tree/REF[/PATH], or a path relative to the registry file`,
            fix: 'copy the address of the directory on GitHub, at a tag',
        });
        return { ...base, source: null, findings: [found], notChecked: [] };
    }
    const { source } = parsed;
    const findings = [];
    if (source.server !== githubServer && source.server.startsWith('https://')) {
        findings.push(at(registry, row, 'sourceUrl', {
            rule: 'row/other-server',
            messageId: 'other-server',
            message: `${row.label} comes from ${quote(source.server)}; a Clio host takes ${githubServer} only`,
            found: source.server,
            expected: githubServer,
        }));
    }
    return {
        ...base,
        source,
        findings,
        notChecked: [{ what: `the bytes of ${row.label}`, why: `they are at ${text}` }],
    };
}
function judgeLocal(registry, row, world, path) {
    const location = locateRow(world.folder, path, world.disk);
    const base = { row, path, source: null };
    if (!location.ok) {
        const found = badLocation(registry, row, world, path, location);
        return { ...base, candidate: null, findings: [found], notChecked: [] };
    }
    const findings = [];
    if (world.tracks(path) === false) {
        findings.push(at(registry, row, 'sourceUrl', {
            rule: 'row/source-untracked',
            messageId: 'untracked',
            message: `git tracks nothing in ${quote(path)}`,
            found: path,
            expected: 'a directory that is in the repository',
            fix: `add the package to git: git add ${shellWord(world.display(path))}`,
        }));
    }
    const candidate = world.readPackage(path);
    const notChecked = [];
    if (row.kind === 'extension') {
        notChecked.push({
            what: `the manifest of ${row.label}`,
            why: 'extension packages have a manifest of their own',
        });
    }
    else if (!candidate.valid)
        findings.push(notAdmitted(registry, row, path, candidate));
    findings.push(...compareRow(registry, row, path, candidate, world));
    return { ...base, candidate, findings, notChecked };
}
function badLocation(registry, row, world, path, { why, at: part }) {
    if (why === 'link') {
        return at(registry, row, 'sourceUrl', {
            rule: 'row/source-link',
            messageId: 'link',
            message: `${quote(part)} on the way to the package is a symbolic link`,
            found: path,
            expected: 'real directories on the whole way',
            fix: 'give the path of the directory the link points at, or move the package here',
        });
    }
    const near = nearestPackage(world.packages, path);
    return at(registry, row, 'sourceUrl', {
        rule: 'row/source-missing',
        messageId: why,
        message: why === 'missing' ? `there is nothing at ${quote(part)}` : `${quote(part)} is no directory`,
        found: path,
        expected: 'the directory of the package',
        fix: near === null
            ? 'restore the directory, mend the path, or remove the row'
            : `write sourceUrl: ${near} if you meant that; else restore the directory or remove the row`,
    });
}
function notAdmitted(registry, row, path, candidate) {
    const reasons = candidate.diagnostics.filter((one) => one.refuses);
    const first = reasons[0];
    const more = reasons.length > 1 ? ` (and ${reasons.length - 1} more)` : '';
    return at(registry, row, 'sourceUrl', {
        rule: 'row/package-not-admitted',
        messageId: 'not-admitted',
        message: `a Clio host refuses the package at ${quote(path)}${first === undefined ? '' : `: ${first.message}${more}`}`,
        found: path,
        expected: 'a package that a host admits',
        fix: first?.fix ?? null,
        related: reasons.slice(0, 3).map((one) => ({
            message: one.message,
            place: { ...one.place, file: joinRelative(path, one.place.file) },
        })),
    });
}
function at(registry, row, key, draft) {
    return finding({ ...draft, place: rowPlace(registry, row, key), row: row.label });
}

;// CONCATENATED MODULE: ./build/registry/keep-findings.js

/** An empty keeper; `what` names the thing the findings are about. */
function keepFindings(what) {
    const kept = [];
    const counts = new Map();
    return {
        findings: kept,
        add: (...findings) => {
            for (const one of findings) {
                const count = (counts.get(one.rule) ?? 0) + 1;
                counts.set(one.rule, count);
                if (count <= limits.findingsEach)
                    kept.push(one);
            }
        },
        notChecked: () => [...counts]
            .filter(([, count]) => count > limits.findingsEach)
            .map(([rule, count]) => ({
            what: `${count - limits.findingsEach} more findings of ${rule} in ${what}`,
            why: `only the first ${limits.findingsEach} of a rule are kept`,
        })),
    };
}

;// CONCATENATED MODULE: ./build/registry/row-form.js







const knownKinds = [
    ...new Set(generations.flatMap((generation) => generation.names.row)),
];
const audits = ['pass', 'warn', 'fail', 'unknown'];
/** True for a kind that some known generation takes in a row. */
function isKnownKind(kind) {
    return knownKinds.includes(kind);
}
const kindForm = (report, entry, text) => {
    if (isKnownKind(text))
        return;
    const near = renamedTo(text) ?? nearestOf(text, knownKinds);
    reportRow(report, 'kind', spanOf(entry), {
        rule: 'row/kind',
        messageId: 'unknown',
        message: `${quote(text)} is no package kind`,
        found: text,
        expected: `one of ${knownKinds.join(', ')}`,
        fix: near === null ? 'give one of the expected kinds' : `write kind: ${near}`,
    });
};
const row_form_nameForm = (report, entry, text) => {
    if (pluginNameFault(text) === null)
        return;
    const near = suggestPluginName(text);
    reportRow(report, 'name', spanOf(entry), {
        rule: 'row/name',
        messageId: 'form',
        message: `${quote(text)} is no package name`,
        found: text,
        expected: '1 to 64 of a-z 0-9 . -, first and last a letter or digit, no "--", no ".."',
        fix: near === null
            ? 'give the name that plugin.json states'
            : `write name: ${near}, here and in plugin.json`,
    });
};
const versionForm = (report, entry, text) => {
    if (versionFault(text) === null)
        return;
    const near = suggestVersion(text);
    reportRow(report, 'version', spanOf(entry), {
        rule: 'row/version',
        messageId: 'form',
        message: `${quote(text)} is no semantic version`,
        found: text,
        expected: 'a version such as 1.2.0, without v, = or spaces',
        fix: near === null ? 'give the version that plugin.json states' : `write version: ${near}`,
    });
};
const digestForm = (report, entry, text) => {
    if (parseDigest(text) !== null)
        return;
    reportRow(report, 'sha256', spanOf(entry), {
        rule: 'row/sha256',
        messageId: 'form',
        message: `${quote(text)} is no digest${text.length === 64 ? '' : ` (${text.length} characters)`}`,
        found: text,
        expected: '64 of 0-9 a-f',
        fix: 'run plugin-gate pin, or give what plugin-gate digest prints for the package',
    });
};
const auditForm = (report, entry, text) => {
    if (audits.includes(text))
        return;
    reportRow(report, 'audit', spanOf(entry), {
        rule: 'row/audit',
        messageId: 'unknown',
        message: `${quote(text)} is no audit result`,
        found: text,
        expected: `one of ${audits.join(', ')}`,
        fix: `write audit: ${nearestOf(text, audits) ?? 'unknown'}`,
    });
};
/** The form each text of a row must have; keys that are not here may hold any text. */
const rowForms = new Map([
    ['kind', kindForm],
    ['name', row_form_nameForm],
    ['version', versionForm],
    ['sha256', digestForm],
    ['audit', auditForm],
]);

;// CONCATENATED MODULE: ./build/registry/row-reference.js
// A reference from one row to another: `kind:name`.
// Specification: registry page, "The file"; manifest page, `requires`.

const KINDS_LENGTH = 32;
/** The two parts of `kind:name`, or null when `text` has another form. */
function parseReference(text) {
    if (text.length > limits.nameLength + KINDS_LENGTH)
        return null;
    const found = /^([a-z][a-z-]*):([a-z0-9][a-z0-9.-]*)$/.exec(text);
    const [, kind, name] = found ?? [];
    if (kind === undefined || name === undefined || name.length > limits.nameLength)
        return null;
    return { kind, name };
}

;// CONCATENATED MODULE: ./build/registry/row-generation.js
// Kinds against the host that was asked for. Without one (`auto`) a row's kinds are those of the generation
// that admitted its package, which comparing with the manifest already holds, or of any known one.
// Specification: registry page, "Row against package"; manifest page, "Host generations".






/** Findings for kinds of rows and of their requirements that hosts of `generation` do not know. */
function generationFindings(registry, generation) {
    return registry.rows.flatMap((row) => {
        const found = [];
        if (row.kind !== null && isKnownKind(row.kind) && !generation.names.row.includes(row.kind)) {
            found.push(otherGeneration(row, row.kind, rowPlace(registry, row, 'kind'), generation));
        }
        for (const { id, span } of row.requires) {
            const kind = parseReference(id)?.kind ?? '';
            if (!isKnownKind(kind) || generation.names.row.includes(kind))
                continue;
            const place = registry.source?.place(span.start, span.end) ?? row.place;
            found.push(otherGeneration(row, kind, place, generation));
        }
        return found;
    });
}
function otherGeneration(row, kind, place, generation) {
    const renamed = renamedTo(kind);
    return finding({
        rule: 'row/kind',
        messageId: 'other-generation',
        message: `${generation.label} does not know the kind ${quote(kind)}`,
        place,
        found: kind,
        expected: `one of ${generation.names.row.join(', ')}`,
        fix: renamed !== null && generation.names.row.includes(renamed)
            ? `write ${renamed} in plugin.json and run plugin-gate pin, or check for another host`
            : 'check for a host that knows it, or remove the row',
        row: row.label,
    });
}

;// CONCATENATED MODULE: ./build/manifest/cycles.js
// Cycles of a directed graph of named nodes, each once, with its whole path and the edge that closes it.

/**
 * Every edge that leads back to a node on the way to it closes a cycle. All of them are given while they
 * are few; in a dense tangle only those that bring in another node, and past a size only those apart from
 * every earlier one, so that the result stays readable. Nodes are walked in their order, edges in theirs;
 * edges from or to other names are left out.
 */
function findCycles(nodes, edges) {
    const numbers = new Map(nodes.map((node, at) => [node, at]));
    const outgoing = nodes.map(() => []);
    for (const { from, to, mark } of edges) {
        const target = numbers.get(to);
        const source = numbers.get(from);
        if (target !== undefined && source !== undefined)
            outgoing[source]?.push({ to: target, mark });
    }
    return walkCycles(outgoing).map(({ members, closedBy }) => {
        const path = members.map((member) => nodes[member] ?? '');
        return { path: [...path, path[0] ?? ''], closedBy };
    });
}

;// CONCATENATED MODULE: ./build/registry/requirement-graph.js
// The requirement graph between rows: every target has a row, and no way leads back to its start.
// Iterative and linear. Specification: registry page, "Whole-file rules".




/** Looking for the nearest name among all rows costs; beyond these many missing targets it is left out. */
const SUGGESTIONS = 32;
/** Builds the graph of rows that have an identity; a reference without a row is a finding and no edge. */
function buildRequirementGraph(registry) {
    const { source } = registry;
    const nodes = new Set();
    for (const row of registry.rows)
        if (row.id !== null)
            nodes.add(row.id);
    const names = [...nodes];
    const edges = [];
    const findings = [];
    let missing = 0;
    for (const row of registry.rows) {
        for (const reference of row.requires) {
            if (!nodes.has(reference.id)) {
                missing += 1;
                const near = missing > SUGGESTIONS ? null : nearestRow(reference.id, names);
                findings.push(missingTarget(registry, row, reference, near));
            }
            else if (row.id !== null) {
                edges.push({ from: row.id, to: reference.id, mark: { row, reference } });
            }
        }
    }
    const cycles = findCycles(names, edges);
    for (const { path, closedBy } of cycles) {
        const { span } = closedBy.reference;
        const way = path.join(' → ');
        const itself = path.length === 2;
        findings.push(finding({
            rule: 'registry/requires-cycle',
            messageId: itself ? 'itself' : 'cycle',
            message: itself ? `${path[0]} requires itself` : `a requirement cycle: ${way}`,
            place: source?.place(span.start, span.end) ?? closedBy.row.place,
            found: way,
            expected: 'requirements that lead to an end',
            fix: `remove ${quote(closedBy.reference.id)} from the requirements of ${closedBy.row.label}, here and in its plugin.json, or break the cycle elsewhere`,
            row: closedBy.row.label,
        }));
    }
    return {
        graph: {
            nodes: names,
            edges: edges.map(({ from, to }) => ({ from, to })),
            cycles: cycles.map(({ path }) => path),
        },
        findings,
    };
}
function nearestRow(id, names) {
    const name = id.slice(id.indexOf(':'));
    return names.find((other) => other.endsWith(name)) ?? nearestOf(id, names);
}
function missingTarget(registry, row, reference, near) {
    const { start, end } = reference.span;
    return finding({
        rule: 'registry/requires-missing',
        messageId: 'missing',
        message: `${row.label} requires ${quote(reference.id)}, which has no row`,
        place: registry.source?.place(start, end) ?? row.place,
        found: reference.id,
        expected: 'a row for every required package',
        fix: near === null
            ? `add a row for ${quote(reference.id)}, or remove the requirement here and in plugin.json`
            : `write ${quote(near)} if you meant that, else add a row for ${quote(reference.id)}`,
        row: row.label,
    });
}

;// CONCATENATED MODULE: ./build/registry/whole-file.js
// Rules over the whole file, whatever changed in it: identity, one directory for one name, look-alike
// names, order, equal digests, requirements. Linear in the rows; reads nothing else.
// Specification: registry page, "Whole-file rules".





/** Judges the rows against each other. */
function judgeWholeFile(registry) {
    const { graph, findings } = buildRequirementGraph(registry);
    return {
        graph,
        findings: [
            ...identityFindings(registry),
            ...similarNameFindings(registry),
            ...equalDigestFindings(registry),
            ...orderFindings(registry),
            ...findings,
        ],
    };
}
function identityFindings(registry) {
    const byId = new Map();
    const byName = new Map();
    const found = [];
    for (const row of registry.rows) {
        if (row.id === null || row.name === null)
            continue;
        const twin = byId.get(row.id);
        if (twin !== undefined) {
            found.push(duplicateRow(registry, row, twin));
            continue;
        }
        byId.set(row.id, row);
        const sharing = byName.get(row.name) ?? [];
        const other = sharing.find((candidate) => !mayShareDirectory(candidate, row));
        if (other !== undefined)
            found.push(sharedDirectory(registry, row, other));
        sharing.push(row);
        byName.set(row.name, sharing);
    }
    return found;
}
/** A plugin and the extension that belongs to it have one name by design (Clio 0.6.2). */
function mayShareDirectory(a, b) {
    return [a.kind, b.kind].toSorted().join() === 'extension,plugin';
}
function duplicateRow(registry, row, twin) {
    return finding({
        rule: 'registry/duplicate-row',
        messageId: 'twice',
        message: `${row.label} has two rows`,
        place: rowPlace(registry, row, 'name'),
        found: row.label,
        expected: 'one row for each kind and name',
        fix: 'remove one of the two rows, or give this package another name',
        row: row.label,
        related: [seenAt(registry, 'the other row', twin)],
    });
}
function sharedDirectory(registry, row, other) {
    return finding({
        rule: 'registry/one-directory',
        messageId: 'shared',
        message: `${row.label} and ${other.label} would be installed in one directory`,
        place: rowPlace(registry, row, 'name'),
        found: row.name,
        expected: 'a name of its own for every package, whatever its kind',
        fix: `give one of the two packages another name than ${quote(row.name ?? '')}`,
        row: row.label,
        related: [seenAt(registry, `${other.label} has the name first`, other)],
    });
}
function similarNameFindings(registry) {
    const found = [];
    const firsts = new Map();
    for (const row of registry.rows) {
        if (row.name === null)
            continue;
        const folded = row.name.replace(/[-.]/g, '');
        const first = firsts.get(folded);
        if (first === undefined)
            firsts.set(folded, row);
        else if (first.name !== row.name) {
            found.push(finding({
                rule: 'registry/similar-name',
                messageId: 'separators',
                message: `${quote(row.name)} differs from ${quote(first.name ?? '')} only in - and .`,
                place: rowPlace(registry, row, 'name'),
                found: row.name,
                expected: 'names that stay apart without - and .',
                fix: 'give one of the two packages a clearly different name',
                row: row.label,
                related: [seenAt(registry, 'the other name', first)],
            }));
        }
    }
    return found;
}
function equalDigestFindings(registry) {
    const found = [];
    const firsts = new Map();
    for (const row of registry.rows) {
        if (row.sha256 === null || row.faulty.has('sha256'))
            continue;
        const first = firsts.get(row.sha256);
        if (first === undefined)
            firsts.set(row.sha256, row);
        else {
            found.push(finding({
                rule: 'registry/same-digest',
                messageId: 'same',
                message: `${row.label} and ${first.label} pin the same bytes`,
                place: rowPlace(registry, row, 'sha256'),
                found: row.sha256,
                expected: 'one row for one package',
                fix: 'remove the row that was copied, or run plugin-gate pin where its digest is stale',
                row: row.label,
                related: [{ message: 'the other pin', place: rowPlace(registry, first, 'sha256') }],
            }));
        }
    }
    return found;
}
function orderFindings(registry) {
    let before = null;
    const found = [];
    for (const row of registry.rows) {
        if (row.name === null)
            continue;
        if (before?.name != null && order_byCodeUnits(before.name, row.name) > 0) {
            found.push(finding({
                rule: 'registry/order',
                messageId: 'unsorted',
                message: `${quote(row.name)} stands after ${quote(before.name)}`,
                place: rowPlace(registry, row, 'name'),
                found: row.name,
                expected: 'rows sorted by name',
                fix: 'run plugin-gate pin, which sorts the rows',
                row: row.label,
            }));
        }
        before = row;
    }
    return found;
}
function seenAt(registry, message, row) {
    return { message, place: rowPlace(registry, row, 'name') };
}

;// CONCATENATED MODULE: ./build/registry/check-registry.js
// The whole registry: the file's own faults, the rules over the whole file, every row against its
// package, and packages that no row pins. One value out; decides no severity and prints nothing.
// Specification: registry page.










/** Checks a registry that was read before. Files of findings are relative to its folder. */
function checkRegistry(check) {
    const { registry } = check;
    if (!registry.readable) {
        return {
            report: { path: registry.file, rows: [], graph: { nodes: [], edges: [], cycles: [] } },
            findings: registry.findings,
            notChecked: registry.notChecked,
            judged: [],
        };
    }
    const keeper = keepFindings(registry.file);
    const whole = judgeWholeFile(registry);
    const world = worldOf(check);
    const judged = registry.rows.map((row) => judgeRow(registry, row, world));
    const groups = [
        registry.findings,
        whole.findings,
        check.clioVersion === undefined || check.clioVersion === 'auto'
            ? []
            : generationFindings(registry, generationOfHost(check.clioVersion)),
        ...judged.map((one) => one.findings),
        packagesWithoutRow(check),
    ];
    const failed = new Set();
    for (const group of groups) {
        for (const one of group) {
            keeper.add(one);
            if (one.row !== null && check.isError(one))
                failed.add(one.row);
        }
    }
    return {
        report: {
            path: registry.file,
            rows: judged.map((one) => rowReport(one, failed)),
            graph: whole.graph,
        },
        findings: keeper.findings,
        notChecked: [
            ...registry.notChecked,
            ...gitNotChecked(check, judged),
            ...summed(judged.flatMap((one) => one.notChecked)),
            ...keeper.notChecked(),
        ],
        judged,
    };
}
function worldOf(check) {
    return {
        folder: check.folder,
        readPackage: check.readPackage,
        provides: check.provides ?? (() => null),
        tracks: check.tracks ?? (() => null),
        explain: check.explain ?? (() => null),
        display: check.display ?? ((path) => path),
        packages: check.packages ?? [],
        serverUrl: check.serverUrl ?? null,
        disk: check.disk ?? realDisk,
    };
}
function rowReport({ row, path, candidate }, failed) {
    return {
        id: row.label,
        verdict: failed.has(row.label) ? 'fail' : candidate === null ? 'skipped' : 'pass',
        version: row.version,
        sha256: row.sha256,
        digest: candidate?.contentDigest ?? null,
        sourceUrl: row.sourceUrl,
        package: path,
        resolvedCommit: null,
    };
}
/** Paths of packages that have no row, sorted. */
function pathsWithoutRow(registry, packages) {
    const pinned = new Set();
    for (const { sourceUrl } of registry.rows) {
        if (sourceUrl === null || isRemoteText(sourceUrl))
            continue;
        const parsed = parseLocalSource(sourceUrl);
        if (parsed.ok)
            pinned.add(parsed.path);
    }
    return packages.filter((path) => !pinned.has(path)).toSorted(order_byCodeUnits);
}
function packagesWithoutRow(check) {
    const { registry } = check;
    return pathsWithoutRow(registry, check.packages ?? []).map((path) => finding({
        rule: 'registry/package-without-row',
        messageId: 'without-row',
        message: `the package at ${quote(path)} has no row`,
        place: wholeFile(registry.file),
        found: path,
        expected: 'a row for every package below the registry',
        fix: 'run plugin-gate pin, which adds the row',
    }));
}
function gitNotChecked(check, judged) {
    if (check.tracks !== undefined || judged.every((one) => one.path === null))
        return [];
    return [
        {
            what: `whether git tracks the packages of ${check.registry.file}`,
            why: check.untold ?? 'it is not in a git repository',
        },
    ];
}
/** Thousands of remote rows are one line, not thousands. */
function summed(entries) {
    if (entries.length <= 20)
        return entries;
    return [
        ...entries.slice(0, 20),
        { what: `and ${entries.length - 20} more rows`, why: 'for the same reasons' },
    ];
}

;// CONCATENATED MODULE: ./build/registry/registry.js
/** Every key a row may have, in the order a person reads them; new keys are written in this order. */
const rowKeys = [
    'kind',
    'name',
    'description',
    'version',
    'sourceUrl',
    'sha256',
    'requires',
    'provides',
    'category',
    'audit',
    'triggers',
    'plugin',
];
const requiredRowKeys = rowKeys.slice(0, 6);

;// CONCATENATED MODULE: ./build/registry/row-hints.js
// The `provides` list of a row: hints for discovery. A malformed list is dropped whole, with a warning;
// the row stays valid. Specification: registry page, the row `provides`.



const MOST_HINTS = 256;
const NAME_LENGTH = 128;
const DESCRIPTION_LENGTH = 256;
const KIND_LENGTH = 32;
/** The hints of an entry, or null (with a warning) when the list is malformed. */
function readHints(report, entry) {
    if (entry === undefined)
        return null;
    const read = readList(entry.value);
    if (Array.isArray(read))
        return read;
    const { problem, node } = read;
    reportRow(report, entry.key, node.span.start === node.span.end ? spanOf(entry) : node.span, {
        rule: 'row/provides',
        messageId: 'malformed',
        message: `"provides" is dropped: ${problem}`,
        found: problem,
        expected: `up to ${MOST_HINTS} of {kind, name, description}`,
        fix: 'mend this item or remove the list; without it the package is only harder to find',
    });
    return null;
}
function readList(list) {
    if (list.type !== 'list')
        return { problem: `it is ${describeNode(list)}, not a list`, node: list };
    const beyond = list.items[MOST_HINTS];
    if (beyond !== undefined) {
        return { problem: `${list.items.length} items, more than ${MOST_HINTS}`, node: beyond };
    }
    const hints = [];
    for (const item of list.items) {
        const hint = readHint(item);
        if ('problem' in hint)
            return hint;
        hints.push(hint);
    }
    return hints;
}
function readHint(item) {
    if (item.type !== 'map')
        return { problem: `an item is ${describeNode(item)}`, node: item };
    const kindNode = data_node_memberOf(item, 'kind');
    const nameNode = data_node_memberOf(item, 'name');
    const textNode = data_node_memberOf(item, 'description');
    const kind = stringOf(kindNode);
    const name = stringOf(nameNode);
    const description = stringOf(textNode);
    if (kind === undefined || kind.length > KIND_LENGTH || !/^[a-z][a-z-]*$/.test(kind)) {
        return { problem: 'an item without a readable "kind"', node: kindNode ?? item };
    }
    if (name === undefined) {
        return { problem: 'an item without a readable "name"', node: nameNode ?? item };
    }
    if (name.length > NAME_LENGTH || !/^[A-Za-z0-9_.:-]+$/.test(name)) {
        return {
            problem: `the name ${quote(name)} (at most ${NAME_LENGTH} of A-Z a-z 0-9 . _ : -)`,
            node: nameNode ?? item,
        };
    }
    if (textNode !== undefined && description === undefined) {
        return { problem: 'a "description" that is no string', node: textNode };
    }
    if ((description?.length ?? 0) > DESCRIPTION_LENGTH) {
        return {
            problem: `a description of ${description?.length} characters, more than ${DESCRIPTION_LENGTH}`,
            node: textNode ?? item,
        };
    }
    return { kind, name, description: description ?? null };
}

;// CONCATENATED MODULE: ./build/registry/row-text.js
// Values of a row as a typed reader sees them. YAML turns some unquoted texts into numbers, booleans or
// null; each such value is an error that says how to quote it.
// Specification: registry page, "Scalars keep their text".




/** The text of an entry, or null with a finding when it is none. */
function readText(report, entry) {
    if (entry === undefined)
        return null;
    return textOf(report, entry.key, entry.value, spanOf(entry));
}
/** The texts of a list of strings, each with its span; null (with a finding) when it is no list. */
function readTexts(report, entry) {
    if (entry === undefined)
        return null;
    if (entry.value.type !== 'list') {
        notOfType(report, entry, 'a list of strings', 'not-a-list');
        return null;
    }
    return entry.value.items.flatMap((item) => {
        const span = item.span.start === item.span.end ? entry.keySpan : item.span;
        const text = textOf(report, entry.key, item, span);
        return text === null ? [] : [{ text, span }];
    });
}
function textOf(report, key, node, span) {
    if (node.type === 'scalar' && typeof node.value === 'string')
        return node.value;
    if (node.type === 'scalar' && node.text !== '') {
        const read = node.value === null ? 'null' : `a ${typeof node.value}`;
        reportRow(report, key, span, {
            rule: 'row/wrong-type',
            messageId: 'quote-it',
            message: `"${key}" ${node.text} is read as ${read}`,
            found: node.text,
            expected: `the text "${node.text}"`,
            fix: quotingFix(key, node.text),
        });
        return null;
    }
    reportRow(report, key, span, {
        rule: 'row/wrong-type',
        messageId: 'not-a-string',
        message: `${quote(key)} is ${node.type === 'scalar' ? 'empty' : describeNode(node)}`,
        found: node.type === 'scalar' ? 'nothing' : describeNode(node),
        expected: 'a string',
        fix: `give ${quote(key)} a string`,
    });
    return null;
}
function quotingFix(key, text) {
    const whole = key === 'version' ? suggestVersion(text) : null;
    if (whole !== null && whole !== text) {
        return `quote it and give all three numbers: ${key}: "${whole}"`;
    }
    return key === 'requires' || key === 'triggers'
        ? `quote it: - "${text}"`
        : `quote it: ${key}: "${text}"`;
}
function notOfType(report, entry, expected, messageId) {
    const empty = entry.value.type === 'scalar' && entry.value.text === '';
    const found = empty ? 'empty' : describeNode(entry.value);
    reportRow(report, entry.key, spanOf(entry), {
        rule: 'row/wrong-type',
        messageId,
        message: `${quote(entry.key)} is ${found}`,
        found,
        expected,
        fix: `give ${quote(entry.key)} ${expected}, or remove the key`,
    });
}

;// CONCATENATED MODULE: ./build/registry/yaml-findings.js



/** The parser's reasons that need other words to be understood. */
const clearer = new Map([
    [
        'end of the stream or a document separator is expected',
        'text goes on where the value before it was complete',
    ],
    ['deficient indentation', 'a quote or bracket opened above is not closed'],
    [
        'bad indentation of a mapping entry',
        'a value that cannot stand here (quote it), or a line indented differently from its neighbours',
    ],
    ['bad indentation of a sequence entry', 'a line indented differently from its neighbours'],
]);
/** The finding for a syntax error, which ends the reading. */
function syntaxFinding(source, syntax) {
    const place = source.place(syntax.span.start, syntax.span.end);
    const rule = 'registry/syntax';
    if (syntax.why === 'tab') {
        return finding({
            rule,
            messageId: 'tab',
            message: 'a tab in the indentation',
            place,
            found: 'a tab',
            expected: 'spaces',
            fix: 'indent this line with spaces, as deep as its neighbours',
        });
    }
    if (syntax.why === 'too-deep') {
        return finding({
            rule,
            messageId: 'too-deep',
            message: `nested deeper than ${limits.yamlDepth} levels`,
            place,
            expected: 'a list of rows, a row being a flat mapping',
        });
    }
    return finding({
        rule,
        messageId: 'syntax',
        message: `not YAML: ${clearer.get(syntax.message) ?? syntax.message}`,
        place,
        expected: 'one YAML 1.2 document',
    });
}
const refusals = {
    directive: { message: 'a directive', fix: 'remove the line that begins with %' },
    tag: { message: 'a tag', fix: 'remove the tag; quote the value where it is text' },
    anchor: { message: 'an anchor', fix: 'remove the anchor and write the value where it is used' },
    alias: { message: 'an alias', fix: 'write the value out in place of the alias' },
    'merge-key': {
        message: 'a merge key',
        fix: 'write the merged keys out in place of <<',
    },
    'complex-key': { message: 'a key that is a collection', fix: 'give the key as plain text' },
    'second-document': {
        message: 'a second document',
        fix: 'move its rows into the first document and remove the separator',
    },
};
/** The finding for a feature that a registry does not use. */
function refusalFinding(source, problem) {
    const { message, fix } = refusals[problem.refusal];
    const text = source.text.slice(problem.span.start, problem.span.end);
    return finding({
        rule: 'registry/yaml-feature',
        messageId: problem.refusal,
        message: `${message} (${quote(text)})`,
        place: source.place(problem.span.start, problem.span.end),
        found: text,
        expected: 'plain mappings, lists and values, each written out',
        fix,
    });
}
/** Duplicate keys anywhere in `root`, each at its second place. `row` labels those inside a row. */
function duplicateKeyFindings(source, root, row) {
    const found = [];
    const open = [root];
    // Last in, first out, so children go in backwards; one push each, as an argument list has a bound.
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if (node.type === 'scalar')
            continue;
        const children = node.type === 'list' ? node.items : node.entries.map((entry) => entry.value);
        for (let at = children.length - 1; at >= 0; at -= 1) {
            const child = children[at];
            if (child !== undefined)
                open.push(child);
        }
        if (node.type === 'map')
            collectDuplicates(source, node, row, found);
    }
    return found;
}
function collectDuplicates(source, map, row, found) {
    const firsts = new Map();
    for (const entry of map.entries) {
        const first = firsts.get(entry.key);
        if (first === undefined) {
            firsts.set(entry.key, entry);
            continue;
        }
        found.push(finding({
            rule: 'registry/duplicate-key',
            messageId: 'duplicate-key',
            message: `${quote(entry.key)} is given twice`,
            place: source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: 'each key once',
            fix: `keep one of the two ${quote(entry.key)} entries`,
            row,
            related: [
                {
                    message: 'first given here',
                    place: source.place(first.keySpan.start, first.keySpan.end),
                },
            ],
        }));
    }
}

;// CONCATENATED MODULE: ./build/registry/parse-row.js
// One row of a registry: its fields with positions, and everything wrong with their form.
// Never reads the disk; a broken row never stops the next one.
// Specification: registry page, "The file".












/** Reads one item of the list of rows; findings carry the row's label. */
function parseRow(input) {
    const { source, index, node } = input;
    const position = `row ${index + 1}`;
    if (node.type !== 'map')
        return { row: emptyRow(input, position), findings: [notARow(input)] };
    const entries = new Map();
    for (const entry of node.entries)
        entries.set(entry.key, entry);
    const kind = plainText(entries.get('kind'));
    const name = plainText(entries.get('name'));
    const id = kind === null || name === null ? null : `${kind}:${name}`;
    const report = {
        source,
        label: id ?? position,
        findings: [],
        faulty: new Set(),
        refusedAt: input.refusedAt,
    };
    report.findings.push(...duplicateKeyFindings(source, node, report.label).slice(0, 64));
    for (const entry of entries.values()) {
        if (!rowKeys.includes(entry.key))
            unknownKey(report, entry);
    }
    for (const key of requiredRowKeys) {
        if (!entries.has(key))
            missingKey(report, key, node.span);
    }
    const row = {
        index,
        id,
        label: report.label,
        place: source.place(node.span.start, node.entries[0]?.keySpan.end ?? node.span.end),
        span: node.span,
        entries,
        faulty: report.faulty,
        kind: formed(report, entries.get('kind')),
        name: formed(report, entries.get('name')),
        description: formed(report, entries.get('description')),
        version: formed(report, entries.get('version')),
        sourceUrl: sourceUrl(report, entries.get('sourceUrl')),
        sha256: formed(report, entries.get('sha256')),
        requires: references(report, entries.get('requires')),
        provides: readHints(report, entries.get('provides')),
        triggers: readTexts(report, entries.get('triggers'))?.map(({ text }) => text) ?? null,
    };
    for (const key of ['category', 'audit', 'plugin'])
        formed(report, entries.get(key));
    strayPlugin(report, entries.get('plugin'), kind);
    return { row, findings: report.findings };
}
function plainText(entry) {
    const value = entry?.value.type === 'scalar' ? entry.value.value : null;
    return typeof value === 'string' && value !== '' ? value : null;
}
function formed(report, entry) {
    const text = readText(report, entry);
    if (entry !== undefined && text !== null)
        rowForms.get(entry.key)?.(report, entry, text);
    return text;
}
function sourceUrl(report, entry) {
    const text = readText(report, entry);
    if (entry !== undefined && text !== null)
        judgeSourceText(report, entry, text);
    return text;
}
function references(report, entry) {
    const seen = new Set();
    const kept = [];
    for (const { text, span } of readTexts(report, entry) ?? []) {
        if (parseReference(text) === null) {
            reportRow(report, 'requires', span, {
                rule: 'row/requires',
                messageId: 'form',
                message: `${quote(text)} is no reference to a row`,
                found: text,
                expected: 'kind:name, such as skill:read',
                fix: 'write the kind and the name of the required row, with a colon between',
            });
        }
        else if (seen.has(text)) {
            reportRow(report, null, span, {
                rule: 'row/requires-repeated',
                messageId: 'repeated',
                message: `${quote(text)} is required twice`,
                found: text,
                expected: 'each reference once',
                fix: `remove the second ${quote(text)}`,
            });
        }
        else {
            seen.add(text);
            kept.push({ id: text, span });
        }
    }
    return kept;
}
function missingKey(report, key, span) {
    const machine = !['name', 'sourceUrl'].includes(key);
    reportRow(report, key, span, {
        rule: 'row/missing-key',
        messageId: machine ? 'not-pinned' : 'missing',
        message: `${quote(key)} is missing`,
        expected: `a ${quote(key)} in every row`,
        fix: machine ? `run plugin-gate pin, which writes ${key}` : `add ${key} to this row`,
    });
}
function unknownKey(report, entry) {
    const near = nearestOf(entry.key, rowKeys);
    reportRow(report, null, entry.keySpan, {
        rule: 'row/unknown-key',
        messageId: 'unknown',
        message: `${quote(entry.key)} is no key of a row`,
        found: entry.key,
        expected: `one of ${rowKeys.join(', ')}`,
        fix: near === null ? 'remove it, or write it as a comment' : `write ${near} if you meant that`,
    });
}
function strayPlugin(report, entry, kind) {
    if (entry === undefined || kind === 'extension' || kind === null)
        return;
    reportRow(report, null, entry.keySpan, {
        rule: 'row/unknown-key',
        messageId: 'plugin',
        message: `"plugin" belongs to rows of kind extension, not ${quote(kind)}`,
        found: 'plugin',
        expected: 'no "plugin" in this row',
        fix: 'remove the key "plugin"',
    });
}
function notARow({ source, index, node }) {
    const empty = node.type === 'scalar' && node.text === '';
    const found = empty ? 'empty' : describeNode(node);
    return finding({
        rule: 'row/not-a-mapping',
        messageId: 'not-a-mapping',
        message: `row ${index + 1} is ${found}`,
        place: source.place(node.span.start, node.span.end),
        found,
        expected: 'a mapping with kind, name, description, version, sourceUrl and sha256',
        fix: 'write the keys of the row, or remove the item',
        row: `row ${index + 1}`,
    });
}
function emptyRow({ source, index, node }, label) {
    return {
        index,
        id: null,
        label,
        place: source.place(node.span.start, node.span.end),
        span: node.span,
        entries: new Map(),
        faulty: new Set(requiredRowKeys),
        kind: null,
        name: null,
        description: null,
        version: null,
        sourceUrl: null,
        sha256: null,
        requires: [],
        provides: null,
        triggers: null,
    };
}

;// CONCATENATED MODULE: ./build/registry/unread-registry.js
// A registry that could not be read: never the same as one without rows.

/** A registry whose reading ended with `findings`; everything after that is not checked. */
function unreadRegistry(file, findings, seen = {}) {
    const line = findings[0]?.place.line ?? null;
    return {
        file,
        form: null,
        list: null,
        rows: [],
        readable: false,
        source: seen.source ?? null,
        bytes: seen.bytes ?? null,
        findings,
        notChecked: [
            {
                what: `the rows of ${file}`,
                why: line === null ? 'the file cannot be read' : `the file cannot be read past line ${line}`,
            },
        ],
    };
}
/** The finding that the file as a whole cannot be read. */
function unreadable(file, messageId, message, fix = null) {
    return finding({
        rule: 'registry/unreadable',
        messageId,
        message,
        place: wholeFile(file),
        expected: 'a regular file with a list of rows',
        fix,
    });
}

;// CONCATENATED MODULE: ./build/registry/parse-registry.js
// From the bytes of registry.yaml to rows with positions. Pure: bytes in, one value out; never throws for
// a bad file. Every fault is collected; only what makes the text unreadable ends the reading.
// Specification: registry page, "The file"; threats page, "YAML".











/** Line breaks, commas and brackets of one file: bounds the parser's memory before it starts. */
const MOST_MARKS = 1_500_000;
/** Parses a registry. `file` is the name findings show. */
function parseRegistry(bytes, file) {
    if (bytes.length > limits.registryBytes) {
        const finding = unreadable(file, 'too-large', `${file} is larger than ${limits.registryBytes} bytes`);
        return unreadRegistry(file, [finding], { bytes });
    }
    const decoded = decodeUtf8(bytes);
    if (!decoded.ok) {
        return unreadRegistry(file, [encodingFinding(file, decoded.why, decoded.line)], { bytes });
    }
    const source = new Source(file, decoded.text);
    if (countMarks(bytes) > MOST_MARKS) {
        const message = `${file} has more than ${MOST_MARKS} lines and list items`;
        return unreadRegistry(file, [unreadable(file, 'too-large', message)], { bytes, source });
    }
    const nul = decoded.text.indexOf('\0');
    if (nul >= 0) {
        const draft = encodingFinding(file, 'nul', 1);
        const found = { ...draft, place: source.place(nul, nul + 1) };
        return unreadRegistry(file, [found], { bytes, source });
    }
    const parsed = parseYaml(decoded.text);
    if (parsed.syntax !== null) {
        return unreadRegistry(file, [syntaxFinding(source, parsed.syntax)], { bytes, source });
    }
    const refused = parsed.problems.map((problem) => refusalFinding(source, problem));
    const { root } = parsed;
    if (root === null || (root.type === 'scalar' && root.text === '' && root.style === 'plain')) {
        const empty = unreadable(file, 'empty', `${file} is empty`, 'write the rows, or an empty list [] where there are none yet');
        return unreadRegistry(file, [...refused, empty], { bytes, source });
    }
    const shape = findRows(source, root);
    if (shape.list === null) {
        return unreadRegistry(file, [...refused, ...shape.findings], { bytes, source });
    }
    const keeper = keepFindings(file);
    const refusedAt = new Set(parsed.problems.map((problem) => problem.span.start));
    const rows = [];
    for (const [index, node] of shape.list.items.slice(0, limits.registryRows).entries()) {
        const read = parseRow({ source, index, node, refusedAt });
        rows.push(read.row);
        for (const one of read.findings)
            keeper.add(one);
    }
    for (const one of [...withRows(source, parsed.problems, rows), ...shape.findings])
        keeper.add(one);
    const beyond = tooManyRows(source, shape.list);
    if (beyond !== null)
        keeper.add(beyond);
    return {
        file,
        form: root.type === 'list' ? 'list' : 'entries',
        list: shape.list,
        rows,
        readable: true,
        source,
        bytes,
        findings: keeper.findings,
        notChecked: [
            ...keeper.notChecked(),
            ...(beyond === null
                ? []
                : [
                    {
                        what: `rows after row ${limits.registryRows} of ${file}`,
                        why: `a registry has at most ${limits.registryRows} rows`,
                    },
                ]),
        ],
    };
}
/** Refusals with the row each stands in; both are in the order of the file. */
function withRows(source, problems, rows) {
    let at = 0;
    return problems
        .toSorted((a, b) => a.span.start - b.span.start)
        .map((problem) => {
        while ((rows[at]?.span.end ?? Number.POSITIVE_INFINITY) < problem.span.start)
            at += 1;
        return { ...refusalFinding(source, problem), row: rows[at]?.label ?? null };
    });
}
function countMarks(bytes) {
    let count = 0;
    for (const byte of bytes) {
        // Line feed, carriage return, comma, opening bracket, opening brace.
        if (byte === 10 || byte === 13 || byte === 44 || byte === 91 || byte === 123)
            count += 1;
    }
    return count;
}
function encodingFinding(file, why, line) {
    const message = {
        'byte-order-mark': 'begins with a byte-order mark',
        'utf-16': 'is UTF-16',
        'not-utf8': 'is not UTF-8',
        nul: 'holds a NUL character',
    }[why];
    const fix = {
        'byte-order-mark': 'save the file as UTF-8 without a byte-order mark',
        'utf-16': 'save the file as UTF-8',
        'not-utf8': 'save the file as UTF-8',
        nul: 'remove the NUL character',
    }[why];
    return finding({
        rule: 'registry/encoding',
        messageId: why,
        message: `${file} ${message}`,
        place: { ...wholeFile(file), line },
        expected: 'UTF-8 text without a byte-order mark',
        fix,
    });
}
function findRows(source, root) {
    if (root.type === 'list')
        return { list: root, findings: [] };
    if (root.type === 'map')
        return findEntries(source, root);
    return { list: null, findings: [notRows(source, root, `the registry is ${describeNode(root)}`)] };
}
function findEntries(source, root) {
    const { findings, add } = keepFindings(source.file);
    add(...duplicateKeyOfRoot(source, root));
    for (const entry of root.entries) {
        if (entry.key !== 'entries')
            add(unknownRootKey(source, entry.key, entry.keySpan));
    }
    const entries = entryOf(root, 'entries');
    if (entries?.value.type === 'list')
        return { list: entries.value, findings };
    const message = entries === undefined
        ? 'the registry is an object without "entries"'
        : `"entries" is ${entries.value.type === 'scalar' && entries.value.text === '' ? 'empty' : describeNode(entries.value)}`;
    add(notRows(source, entries?.value ?? root, message));
    return { list: null, findings };
}
function duplicateKeyOfRoot(source, root) {
    const seen = root.entries.filter((entry) => entry.key === 'entries');
    return seen.slice(1).map((entry) => finding({
        rule: 'registry/duplicate-key',
        messageId: 'duplicate-key',
        message: '"entries" is given twice',
        place: source.place(entry.keySpan.start, entry.keySpan.end),
        found: 'entries',
        expected: 'each key once',
        fix: 'move all rows under one "entries"',
    }));
}
function unknownRootKey(source, key, span) {
    return finding({
        rule: 'registry/unknown-key',
        messageId: 'unknown',
        message: `${quote(key)} is no key of a registry`,
        place: source.place(span.start, span.end),
        found: key,
        expected: 'only "entries"',
        fix: 'remove it, or write it as a comment',
    });
}
function notRows(source, node, message) {
    return finding({
        rule: 'registry/shape',
        messageId: 'no-rows',
        message,
        place: source.place(node.span.start, node.span.end),
        found: describeNode(node),
        expected: 'a list of rows, or a mapping with "entries": a list of rows',
        fix: 'write each row as an item of a list, beginning with "- kind:"',
    });
}
function tooManyRows(source, list) {
    const first = list.items[limits.registryRows];
    if (first === undefined)
        return null;
    return finding({
        rule: 'registry/too-many-rows',
        messageId: 'too-many',
        message: `${list.items.length} rows, more than ${limits.registryRows}`,
        place: source.place(first.span.start, first.span.end),
        found: String(list.items.length),
        expected: `at most ${limits.registryRows} rows`,
    });
}

;// CONCATENATED MODULE: ./build/registry/read-registry.js
// Reads registry.yaml from disk: a regular file only, never through a link, never more than the cap.
// Gives findings for a bad file and throws `Fault` only where the machine failed.
// Specification: registry page, "The file" ("size cap before parsing", "an unreadable registry is never no rows").







/** Reads and parses the registry at `path`. Throws `Fault`: `usage` where nothing is there, `io` where the system refuses. */
function readRegistry(path, options = {}) {
    const disk = options.disk ?? realDisk;
    const file = (0,external_node_path_namespaceObject.basename)(path);
    const read = readBytes(disk, path);
    if (read.ok)
        return parseRegistry(read.bytes, file);
    return unreadRegistry(file, [unreadable(file, read.messageId, `${file} ${read.phrase}`)]);
}
function notAFile(phrase) {
    return { ok: false, messageId: 'not-a-file', phrase };
}
const read_registry_tooLarge = {
    ok: false,
    messageId: 'too-large',
    phrase: `is larger than ${limits.registryBytes} bytes`,
};
const special = notAFile('is not a regular file');
const read_registry_link = notAFile('is a symbolic link');
function readBytes(disk, path) {
    let handle = null;
    try {
        const listed = disk.lstatSync(path, { throwIfNoEntry: false });
        if (listed === undefined) {
            throw new Fault('usage', `there is no ${path}`, 'give the registry file with --registry');
        }
        if (listed.isSymbolicLink())
            return read_registry_link;
        if (listed.isDirectory())
            return notAFile('is a directory');
        if (!listed.isFile())
            return special;
        // Never block on what was swapped in since, never follow it.
        handle = disk.openSync(path, external_node_fs_namespaceObject.constants.O_RDONLY | (external_node_fs_namespaceObject.constants.O_NOFOLLOW ?? 0) | (external_node_fs_namespaceObject.constants.O_NONBLOCK ?? 0));
        const opened = disk.fstatSync(handle);
        if (!opened.isFile())
            return special;
        if (opened.size > limits.registryBytes)
            return read_registry_tooLarge;
        return readAll(disk, handle, opened.size);
    }
    catch (error) {
        if (error instanceof Fault)
            throw error;
        if (systemCode(error) === 'ELOOP')
            return read_registry_link;
        throw new Fault('io', `cannot read ${path} (${systemCode(error) ?? 'error'})`, null, error);
    }
    finally {
        if (handle !== null)
            disk.closeSync(handle);
    }
}
function readAll(disk, handle, size) {
    // One byte more than the cap at most: a file that grows while it is read is over the cap, not endless.
    let buffer = new Uint8Array(size + 1);
    let length = 0;
    for (;;) {
        const got = disk.readSync(handle, buffer, length, buffer.length - length, null);
        if (got === 0)
            return { ok: true, bytes: buffer.subarray(0, length) };
        length += got;
        if (length > limits.registryBytes)
            return read_registry_tooLarge;
        if (length === buffer.length) {
            const larger = new Uint8Array(Math.min(buffer.length * 2, limits.registryBytes + 1));
            larger.set(buffer);
            buffer = larger;
        }
    }
}

;// CONCATENATED MODULE: ./build/usecases/display-path.js
// Paths as people see them: relative to the working directory, with `/`.



/** `path` relative to `from`; `.` for itself, `../…` outside. */
function displayPath(from, path) {
    const text = (0,external_node_path_namespaceObject.relative)(from, path).split(external_node_path_namespaceObject.sep).join('/');
    return text === '' ? '.' : text;
}
/** The finding with its places moved from their own root to below `folder`. */
function rebase(finding, folder) {
    const move = (place) => ({ ...place, file: joinRelative(folder, place.file) });
    return {
        ...finding,
        place: move(finding.place),
        related: finding.related.map((related) => ({ ...related, place: move(related.place) })),
    };
}
/** The real path, or the path itself where there is none. */
function realPathOf(path) {
    try {
        return (0,external_node_fs_namespaceObject.realpathSync)(path);
    }
    catch {
        return path;
    }
}

;// CONCATENATED MODULE: ./build/usecases/registry-packages.js
// Packages seen from a registry: their paths below its folder, and what they provide.

/** Paths (`/`, relative) of those absolute roots that lie below the folder. */
function packagesBelow(folder, roots) {
    return roots
        .map((root) => (0,external_node_path_namespaceObject.relative)(folder, root).split(external_node_path_namespaceObject.sep).join('/'))
        .filter((path) => path !== '' && path !== '..' && !path.startsWith('../'));
}
/** What a Clio host loads from a package, as a row's `provides` says it. */
function providesOf(reading) {
    return (reading.report.resources ?? []).map(({ kind, name }) => ({
        kind,
        name,
        description: null,
    }));
}

;// CONCATENATED MODULE: ./build/git/repository.js
// Finds the repository a directory belongs to, by looking at files only: git itself is never asked, since
// asking it inside a package would obey that package's own `.git`. Threats page, "git".


/** Longest `.git` file that is read, in bytes. */
const LINK_BYTES = 8 * 1024;
/**
 * The repository of an absolute directory, or null. The nearest one above wins, but a `.git` in a package
 * root counts only where no repository holds that package. `environment` is our own; git later gets an
 * allow-listed part of it.
 */
function findRepository(directory, environment) {
    let own = null;
    for (let at = repository_realPath(directory);; at = (0,external_node_path_namespaceObject.dirname)(at)) {
        const repository = repositoryAt(at, environment);
        if (repository !== null) {
            if (!isPackageRoot(at))
                return repository;
            own = repository;
        }
        if ((0,external_node_path_namespaceObject.dirname)(at) === at)
            return own;
    }
}
/** `path` relative to the work tree with `/` (`.` for its root), or null when it lies outside. */
function repositoryPath(repository, path) {
    const inside = (0,external_node_path_namespaceObject.relative)(repository.root, repository_realPath(path)).split(external_node_path_namespaceObject.sep).join('/');
    if (inside === '..' || inside.startsWith('../') || (0,external_node_path_namespaceObject.resolve)(inside) === inside)
        return null;
    return inside === '' ? '.' : inside;
}
function repositoryAt(directory, environment) {
    const gitDirectory = gitDirectoryOf((0,external_node_path_namespaceObject.join)(directory, '.git'));
    if (gitDirectory === null)
        return null;
    const common = linkText((0,external_node_path_namespaceObject.join)(gitDirectory, 'commondir'));
    const commonDirectory = common === null ? gitDirectory : (0,external_node_path_namespaceObject.resolve)(gitDirectory, common);
    const complete = repository_isThere((0,external_node_path_namespaceObject.join)(gitDirectory, 'HEAD')) &&
        isDirectory((0,external_node_path_namespaceObject.join)(commonDirectory, 'objects')) &&
        isDirectory((0,external_node_path_namespaceObject.join)(commonDirectory, 'refs'));
    return complete ? { root: directory, gitDirectory, commonDirectory, environment } : null;
}
/** The git directory that `.git` is or, in a linked work tree or a submodule, names. */
function gitDirectoryOf(path) {
    const facts = look(() => (0,external_node_fs_namespaceObject.lstatSync)(path));
    if (facts?.isDirectory() === true)
        return path;
    if (facts?.isFile() !== true)
        return null;
    const named = /^gitdir: (.+)$/.exec(linkText(path) ?? '')?.[1];
    if (named === undefined)
        return null;
    const target = (0,external_node_path_namespaceObject.resolve)((0,external_node_path_namespaceObject.dirname)(path), named);
    return isDirectory(target) ? target : null;
}
/** The one line of a small regular file, or null. */
function linkText(path) {
    const facts = look(() => (0,external_node_fs_namespaceObject.lstatSync)(path));
    if (facts?.isFile() !== true || facts.size > LINK_BYTES)
        return null;
    return look(() => (0,external_node_fs_namespaceObject.readFileSync)(path, 'utf8').replace(/[\r\n]+$/, ''));
}
function isPackageRoot(directory) {
    return repository_isThere((0,external_node_path_namespaceObject.join)(directory, 'plugin.json'));
}
function repository_isThere(path) {
    return look(() => (0,external_node_fs_namespaceObject.lstatSync)(path)) !== null;
}
function isDirectory(path) {
    return look(() => (0,external_node_fs_namespaceObject.statSync)(path))?.isDirectory() === true;
}
/** Null for what is not there and for what may not be looked at: neither is a repository to us. */
function look(at) {
    try {
        return at();
    }
    catch {
        return null;
    }
}
function repository_realPath(path) {
    return look(() => external_node_fs_namespaceObject.realpathSync.native(path)) ?? (0,external_node_path_namespaceObject.resolve)(path);
}

;// CONCATENATED MODULE: ./build/digest/items.js
// A tree as a list of frames that can be changed and hashed again, to try what would give a digest. Pure
// but for large files, which are not held: those are read again, and only if they have the same size.





const nothing = new Uint8Array(0);
/** The frames of a tree that was read with every file captured, in the order they are hashed. */
function itemsOf(tree) {
    const root = { kind: 'directory', path: '', payload: nothing, size: 0, source: tree.root };
    return [
        root,
        ...tree.entries.map((entry) => {
            const source = `${tree.root}/${entry.path}`;
            if (entry.type === 'file') {
                const payload = tree.captured.get(entry.path) ?? null;
                return { kind: 'file', path: entry.path, payload, size: entry.size, source };
            }
            const payload = entry.type === 'link' ? Buffer.from(entry.target, 'utf8') : nothing;
            return { kind: entry.type, path: entry.path, payload, size: payload.length, source };
        }),
    ];
}
/** Bytes that hashing the items costs. */
function sizeOf(items) {
    return items.reduce((sum, item) => sum + item.size + item.path.length + 32, 0);
}
/** The digest the items would have as a tree; null when a file that is not held can no longer be read. */
function digestOfItems(items) {
    const hash = new FrameHash();
    for (const item of items) {
        hash.begin(item.kind, item.path, item.size);
        if (item.payload !== null)
            hash.payload(item.payload);
        else if (!streamFile(hash, item)) {
            hash.abandon();
            return null;
        }
        hash.end();
    }
    return hash.digest();
}
/** Items in walk order after some were renamed; null when two now have one path. */
function inWalkOrder(items) {
    const sorted = items
        .map((item) => ({ item, parts: item.path.split('/') }))
        .sort((a, b) => byParts(a.parts, b.parts))
        .map(({ item }) => item);
    return sorted.some((item, at) => at > 0 && sorted[at - 1]?.path === item.path) ? null : sorted;
}
function byParts(a, b) {
    for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
        const order = order_byCodeUnits(a[at] ?? '', b[at] ?? '');
        if (order !== 0)
            return order;
    }
    return a.length - b.length;
}
function streamFile(hash, item) {
    let handle;
    try {
        handle = openListedFile(realDisk, item.source);
    }
    catch {
        return false;
    }
    try {
        const facts = (0,external_node_fs_namespaceObject.fstatSync)(handle);
        if (!facts.isFile() || facts.size !== item.size)
            return false;
        let rest = item.size;
        while (rest > 0) {
            const want = Math.min(rest, hash.capacity);
            const at = hash.reserve(want);
            const read = (0,external_node_fs_namespaceObject.readSync)(handle, hash.buffer, at, want, null);
            if (read === 0)
                return false;
            hash.advance(read);
            rest -= read;
        }
        return true;
    }
    catch {
        return false;
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(handle);
    }
}

;// CONCATENATED MODULE: ./build/digest/line-endings.js
// Line endings as git would convert them: which bytes are text, and the two conversions. Pure; the rules
// are those of `text=auto`: a NUL, a lone CR or many control characters make a file binary.
const CR = 13;
const LF = 10;
/** True where git takes the bytes for text. Empty files are text. */
function isText(bytes) {
    let control = 0;
    for (let at = 0; at < bytes.length; at += 1) {
        const byte = bytes[at] ?? 0;
        if (byte === 0)
            return false;
        if (byte === CR) {
            if (bytes[at + 1] !== LF)
                return false;
        }
        else if (byte === 127 || (byte < 32 && !isOrdinary(byte)))
            control += 1;
    }
    return control <= (bytes.length - control) >> 7;
}
/** Backspace, tab, newline, form feed and escape stand in ordinary texts. */
function isOrdinary(byte) {
    return byte === 8 || byte === 9 || byte === LF || byte === 12 || byte === 27;
}
/** Text with every CRLF as LF; null where that changes nothing or the bytes are no text. */
function toLf(bytes) {
    if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf('\r\n') === -1)
        return null;
    if (!isText(bytes))
        return null;
    const result = new Uint8Array(bytes.length);
    let used = 0;
    for (let at = 0; at < bytes.length; at += 1) {
        if (bytes[at] === CR && bytes[at + 1] === LF)
            continue;
        result[used] = bytes[at] ?? 0;
        used += 1;
    }
    return result.subarray(0, used);
}
/** Text with every LF as CRLF; null where there is no LF, already a CRLF, or no text. */
function toCrlf(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (buffer.indexOf(LF) === -1 || buffer.indexOf('\r\n') !== -1 || !isText(bytes))
        return null;
    let lines = 0;
    for (const byte of bytes)
        if (byte === LF)
            lines += 1;
    const result = new Uint8Array(bytes.length + lines);
    let used = 0;
    for (const byte of bytes) {
        if (byte === LF) {
            result[used] = CR;
            used += 1;
        }
        result[used] = byte;
        used += 1;
    }
    return result;
}

;// CONCATENATED MODULE: ./build/digest/amendments.js
// Changes to a tree that would undo what is not tampering: each is one guess about where another digest
// comes from, tried by hashing. Pure. Digest page, last section.



const asItIs = { causes: [], apply: (items) => items };
/** Leaves out `paths`, what lies below them, and directories that are left with nothing in them. */
function leaveOut(cause) {
    const dropped = new Set(cause.paths);
    return {
        causes: [cause],
        apply: (items) => {
            const kept = items.filter((item) => !isAtOrBelow(item.path, dropped));
            return cause.kind === 'empty-directories' ? kept : withoutEmptied(items, kept);
        },
    };
}
/** Both, one after the other. */
function both(first, second) {
    return {
        causes: [...first.causes, ...second.causes],
        apply: (items) => {
            const between = first.apply(items);
            return between === null ? null : second.apply(between);
        },
    };
}
/** Text files with the other line ending; null where no file changes. `eligible` narrows the files. */
function lineEndings(items, to, eligible) {
    const convert = to === 'lf' ? toLf : toCrlf;
    const changed = new Map();
    for (const item of items) {
        if (item.kind !== 'file' || item.payload === null || !eligible(item.path))
            continue;
        const bytes = convert(item.payload);
        if (bytes !== null)
            changed.set(item.path, bytes);
    }
    if (changed.size === 0)
        return null;
    const here = to === 'lf' ? 'crlf' : 'lf';
    return {
        causes: [{ kind: 'line-endings', here, paths: [...changed.keys()] }],
        apply: (all) => all.map((item) => {
            const payload = changed.get(item.path);
            return payload === undefined ? item : { ...item, payload, size: payload.length };
        }),
    };
}
/** True where git may convert the line endings of a file with these attributes. */
function mayConvert(attributes, to) {
    return attributes.text !== 'unset' && (to === 'lf' || attributes.eol !== 'lf');
}
/** Every name in one Unicode form, as some file systems store them; null where no name changes. */
function unicodeNames(items, form) {
    const changed = items.filter((item) => item.path.normalize(form) !== item.path);
    if (changed.length === 0)
        return null;
    return {
        causes: [{ kind: 'names', form, paths: changed.map((item) => item.path) }],
        apply: (all) => inWalkOrder(all.map((item) => ({ ...item, path: item.path.normalize(form) }))),
    };
}
/** Absolute targets inside `root` as relative ones; null where there is none. */
function relativeLinks(items, root) {
    const changed = new Map();
    for (const item of items) {
        const target = item.kind === 'link' ? Buffer.from(item.payload ?? []).toString('utf8') : '';
        if (!target.startsWith(`${root}/`))
            continue;
        const from = external_node_path_namespaceObject.posix.dirname(`${root}/${item.path}`);
        changed.set(item.path, Buffer.from(external_node_path_namespaceObject.posix.relative(from, target), 'utf8'));
    }
    if (changed.size === 0)
        return null;
    return {
        causes: [{ kind: 'absolute-links', paths: [...changed.keys()] }],
        apply: (all) => all.map((item) => {
            const payload = changed.get(item.path);
            return payload === undefined ? item : { ...item, payload, size: payload.length };
        }),
    };
}
/** True where `path`, or a directory it lies in, is one of `paths`. */
function isAtOrBelow(path, paths) {
    for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
        if (paths.has(at))
            return true;
    }
    return false;
}
/** Takes away directories that had something below them before and have nothing now. */
function withoutEmptied(before, kept) {
    const had = withContent(before);
    const has = withContent(kept);
    return kept.filter((item) => item.kind !== 'directory' || !had.has(item.path) || has.has(item.path));
}
/** Directories with a file or link somewhere below them. */
function withContent(items) {
    const found = new Set(['']);
    for (const item of items) {
        if (item.kind === 'directory')
            continue;
        for (let cut = item.path.lastIndexOf('/'); cut > 0; cut = item.path.lastIndexOf('/', cut - 1)) {
            const directory = item.path.slice(0, cut);
            if (found.has(directory))
                break;
            found.add(directory);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/digest/amendment-groups.js

/** Files and directories that programs leave behind, by name; tried where git cannot be asked. */
const litter = /(?:^|\/)(?:\.DS_Store|\._[^/]+|Thumbs\.db|desktop\.ini|node_modules|__pycache__|\.idea|\.vscode|[^/]*~|\.[^/]*\.sw[a-p])$/;
/** Groups of amendments that can make a difference for these items; names come last, as they change paths. */
function amendmentGroups(items, circumstances) {
    const { empty, attributesOf } = circumstances;
    return [
        notInGit(items, circumstances.parts),
        empty.length === 0 ? [] : [leaveOut({ kind: 'empty-directories', paths: empty })],
        endings(items, attributesOf),
        amendment_groups_present([relativeLinks(items, circumstances.root)]),
        amendment_groups_present([unicodeNames(items, 'NFC'), unicodeNames(items, 'NFD')]),
    ].filter((group) => group.length > 0);
}
function notInGit(items, parts) {
    if (parts === null) {
        const paths = items.filter((item) => litter.test(item.path)).map((item) => item.path);
        return paths.length === 0 ? [] : [leaveOut({ kind: 'litter', paths })];
    }
    const of = (kind) => {
        const paths = parts[kind].map((file) => file.path);
        return paths.length === 0 ? null : leaveOut({ kind, paths });
    };
    const untracked = of('untracked');
    const ignored = of('ignored');
    const together = untracked !== null && ignored !== null ? both(untracked, ignored) : null;
    return amendment_groups_present([untracked, ignored, together]);
}
function endings(items, attributesOf) {
    return ['lf', 'crlf'].flatMap((to) => {
        const all = lineEndings(items, to, () => true);
        if (all === null || attributesOf === null)
            return amendment_groups_present([all]);
        const some = lineEndings(items, to, (path) => mayConvert(attributesOf(path), to));
        const fewer = some !== null && some.causes[0]?.paths.length !== all.causes[0]?.paths.length;
        return amendment_groups_present([all, fewer ? some : null]);
    });
}
function amendment_groups_present(amendments) {
    return amendments.filter((amendment) => amendment !== null);
}

;// CONCATENATED MODULE: ./build/digest/cause.js
// Why two digests of one package differ, as a value and in words. Pure.

/** What has to happen for the digest to match, as words that follow "once". */
function cureOf(cause) {
    const paths = listNames(cause.paths.map(quote), 3);
    const one = cause.paths.length === 1;
    switch (cause.kind) {
        case 'line-endings':
            return cause.here === 'lf' ? `LF becomes CRLF in ${paths}` : `CRLF becomes LF in ${paths}`;
        case 'names':
            return `the accents in ${paths} are written in Unicode form ${cause.form}`;
        case 'untracked':
            return `${paths}, which git does not track, ${one ? 'is' : 'are'} left out`;
        case 'ignored':
            return `${paths}, which git ignores, ${one ? 'is' : 'are'} left out`;
        case 'litter':
            return `${paths}, which other programs leave behind, ${one ? 'is' : 'are'} left out`;
        case 'empty-directories':
            return `the empty ${one ? 'directory' : 'directories'} ${paths} ${one ? 'is' : 'are'} left out`;
        case 'absolute-links':
            return `the absolute ${one ? 'target of' : 'targets of'} ${paths} ${one ? 'is' : 'are'} relative`;
        case 'edited':
            return `the edits to ${paths} are undone`;
        case 'missing':
            return `${paths}, which ${one ? 'is' : 'are'} missing here, ${one ? 'is' : 'are'} back`;
        case 'attributes':
            return `${paths} ${one ? 'is' : 'are'} checked out anew under the attributes`;
        case 'links-as-files':
            return `${paths} ${one ? 'is a link' : 'are links'} again`;
    }
}

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
;// CONCATENATED MODULE: ./build/git/local-git.js
// Runs git on a repository of this machine, and nothing that the repository says: an explicit git
// directory and work tree, an allow-listed environment, and every setting that could start a program or
// a transport turned off. Never a shell, never the network. Threats page, "git".



const passed = ['PATH', 'TMPDIR', 'SystemRoot', 'TEMP', 'TMP'];
const settings = [
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.hooksPath=/dev/null',
    'core.attributesFile=/dev/null',
    'core.pager=cat',
    'core.sshCommand=false',
    'core.gitProxy=',
    'credential.helper=',
    'protocol.allow=never',
    'safe.bareRepository=explicit',
    'submodule.recurse=false',
    'core.symlinks=true',
    'core.fileMode=true',
    'core.ignoreCase=false',
    'core.precomposeUnicode=false',
    'core.autocrlf=false',
    'core.eol=lf',
];
/** Most bytes that git may print in one run. */
const OUTPUT_BYTES = 1024 * 1024 * 1024;
/**
 * Runs one git command to its end and returns what it printed. Throws `Fault` (`git`) when git is missing,
 * fails or prints too much; git's own words are quoted in it.
 */
function runLocalGit(git, args, input = '') {
    const { status, signal, stdout, stderr } = askLocalGit(git, args, input);
    if (status === 0)
        return stdout;
    const how = signal ?? `exit ${status}`;
    throw new Fault('git', `git ${args[0]} failed (${how}): ${quote(stderr)}`);
}
/**
 * The same for commands whose exit code is an answer (1: there is none). Throws `Fault` (`git`) only when
 * git is missing, did not run or printed too much.
 */
function askLocalGit(git, args, input = '') {
    const result = (0,external_node_child_process_namespaceObject.spawnSync)('git', [
        '--no-pager',
        '--no-replace-objects',
        `--git-dir=${git.gitDirectory}`,
        `--work-tree=${git.workTree}`,
        ...settings.flatMap((setting) => ['-c', setting]),
        ...args,
    ], {
        cwd: git.workTree,
        env: environmentOf(git),
        input,
        maxBuffer: OUTPUT_BYTES,
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
    });
    if (systemCode(result.error) === 'ENOENT') {
        throw new Fault('git', 'git is not installed', 'install git and put it on PATH', result.error);
    }
    if (result.error !== undefined) {
        throw new Fault('git', `git did not run: ${messageOf(result.error)}`, null, result.error);
    }
    return {
        status: result.status,
        signal: result.signal,
        stdout: result.stdout,
        stderr: result.stderr.toString('utf8').trim(),
    };
}
function environmentOf(git) {
    const result = {};
    for (const name of passed) {
        const value = git.environment[name];
        if (value !== undefined)
            result[name] = value;
    }
    if (git.objects !== null)
        result['GIT_OBJECT_DIRECTORY'] = git.objects;
    return Object.assign(result, {
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_ALLOW_PROTOCOL: 'none',
    });
}

;// CONCATENATED MODULE: ./build/git/tracked-listing.js
// What git lists: `ls-files --stage`, `ls-tree` and `ls-files --others`, all with NUL ends, as values.
// Pure. git sorts by bytes; nothing here keeps that order, callers sort as JavaScript does.
const modes = {
    '100644': 'file',
    '100755': 'executable',
    '120000': 'link',
    '160000': 'submodule',
};
/** The six digits that git writes for a mode. */
function modeDigits(mode) {
    return Object.entries(modes).find(([, each]) => each === mode)?.[0] ?? '100644';
}
/** Entries of `git ls-files -z --stage`: `mode SP object SP stage TAB path NUL`. */
function parseStageListing(output) {
    return records(output).flatMap((record) => {
        const parts = /^(\d{6}) ([0-9a-f]{40,64}) ([0-3])\t/.exec(record.slice(0, 90));
        return tracked_listing_entryOf(record, parts?.[0], parts?.[1], parts?.[2], parts?.[3] !== '0');
    });
}
/** Entries of `git ls-tree -r -z`: `mode SP type SP object TAB path NUL`. */
function parseTreeListing(output) {
    return records(output).flatMap((record) => {
        const parts = /^(\d{6}) (?:blob|commit) ([0-9a-f]{40,64})\t/.exec(record.slice(0, 90));
        return tracked_listing_entryOf(record, parts?.[0], parts?.[1], parts?.[2], false);
    });
}
/** Texts that end with NUL. Bytes that are not UTF-8 become U+FFFD: such a name is refused elsewhere. */
function records(output) {
    const texts = output.toString('utf8').split('\0');
    texts.pop();
    return texts;
}
function tracked_listing_entryOf(record, head, digits, object, conflicted) {
    if (head === undefined || digits === undefined || object === undefined)
        return [];
    const mode = modes[digits] ?? 'file';
    return [{ path: record.slice(head.length), mode, object, conflicted }];
}

;// CONCATENATED MODULE: ./build/git/scratch-repository.js
// A git directory of our own, empty but for settings we wrote, over the objects of a repository. In it
// git converts files as a fresh clone on Linux would: by the committed attributes alone, with no filter
// driver, since drivers live in configuration and there is none. The repository itself is only read.





/**
 * Runs `use` on a scratch repository whose index is `entries`, and removes it afterwards. Throws `Fault`
 * (`git`) when git fails, and the system's own error when the temporary directory cannot be made.
 */
function withScratch(repository, entries, use) {
    const base = (0,external_node_fs_namespaceObject.mkdtempSync)((0,external_node_path_namespaceObject.join)((0,external_node_os_namespaceObject.tmpdir)(), 'plugin-gate-git-'));
    try {
        const gitDirectory = (0,external_node_path_namespaceObject.join)(base, 'git');
        const workTree = (0,external_node_path_namespaceObject.join)(base, 'tree');
        for (const made of [gitDirectory, (0,external_node_path_namespaceObject.join)(gitDirectory, 'refs'), workTree])
            (0,external_node_fs_namespaceObject.mkdirSync)(made);
        (0,external_node_fs_namespaceObject.writeFileSync)((0,external_node_path_namespaceObject.join)(gitDirectory, 'HEAD'), 'ref: refs/heads/none\n');
        (0,external_node_fs_namespaceObject.writeFileSync)((0,external_node_path_namespaceObject.join)(gitDirectory, 'config'), configFor(entries));
        const git = {
            gitDirectory,
            workTree,
            environment: repository.environment,
            objects: (0,external_node_path_namespaceObject.join)(repository.commonDirectory, 'objects'),
        };
        runLocalGit(git, ['update-index', '-z', '--index-info'], indexInfo(entries));
        return use({ git, workTree });
    }
    finally {
        (0,external_node_fs_namespaceObject.rmSync)(base, { recursive: true, force: true });
    }
}
function configFor(entries) {
    // The index does not say how its objects are named; the length of an id does.
    return entries[0]?.object.length === 64
        ? '[core]\n\trepositoryformatversion = 1\n\tbare = false\n[extensions]\n\tobjectFormat = sha256\n'
        : '[core]\n\trepositoryformatversion = 0\n\tbare = false\n';
}
function indexInfo(entries) {
    return entries
        .map((entry) => `${modeDigits(entry.mode)} ${entry.object} 0\t${entry.path}\0`)
        .join('');
}

;// CONCATENATED MODULE: ./build/git/attributes.js
// The attributes that change bytes between git and a work tree, as the committed `.gitattributes` files
// say; a person's own `info/attributes` and global file play no part, as in a fresh clone.
// Digest page, last section, "Attributes and configuration".



const noAttributes = {
    text: 'unspecified',
    eol: 'unspecified',
    ident: 'unspecified',
    filter: 'unspecified',
    encoding: 'unspecified',
};
const names = ['text', 'crlf', 'eol', 'ident', 'filter', 'working-tree-encoding'];
/** True for the path of a `.gitattributes` file. */
function isAttributesFile(path) {
    return path === '.gitattributes' || path.endsWith('/.gitattributes');
}
/**
 * Attributes of each of `paths` that has any, by path. `tracked` holds the `.gitattributes` files that
 * count. Starts git only when there is one. Throws `Fault` (`git`).
 */
function readAttributes(repository, tracked, paths) {
    const files = tracked.filter((entry) => isAttributesFile(entry.path) && entry.mode !== 'link');
    if (files.length === 0 || paths.length === 0)
        return new Map();
    return withScratch(repository, files, ({ git }) => parseAttributes(runLocalGit(git, ['check-attr', '-z', '--cached', '--stdin', ...names], paths.map((path) => `${path}\0`).join(''))));
}
function parseAttributes(output) {
    const fields = records(output);
    const result = new Map();
    const each = names.length * 3;
    for (let at = 0; at + each <= fields.length; at += each) {
        const value = (index) => fields[at + index * 3 + 2] ?? 'unspecified';
        if (names.every((_, index) => value(index) === 'unspecified'))
            continue;
        result.set(fields[at] ?? '', {
            ...withOldName(value(0), value(1), value(2)),
            ident: value(3),
            filter: value(4),
            encoding: value(5),
        });
    }
    return result;
}
/** `crlf` is what `text` was called, and git still obeys it where `text` says nothing. */
function withOldName(text, crlf, eol) {
    if (text !== 'unspecified' || crlf === 'unspecified')
        return { text, eol };
    return crlf === 'input' ? { text: 'set', eol: 'lf' } : { text: crlf, eol };
}

;// CONCATENATED MODULE: ./build/git/committed-checkout.js
// Files as a fresh clone on Linux with default settings has them, made from a repository's objects in a
// temporary directory. No filter runs, nothing is fetched. Digest page, last section.



/**
 * Checks out `entries` under the attributes of `attributeFiles`, hands the directory (with repository-relative
 * paths below it) to `use`, and removes it. Throws `Fault` (`git`): an object may be missing in a partial
 * clone, and two entries may need one path.
 */
function withCheckout(repository, entries, attributeFiles, use) {
    const paths = new Set(entries.map((entry) => entry.path));
    const added = attributeFiles.filter((entry) => isAttributesFile(entry.path) && !paths.has(entry.path));
    return withScratch(repository, [...entries, ...added], ({ git, workTree }) => {
        runLocalGit(git, ['checkout-index', '--all', '--force', '--quiet']);
        return use(workTree);
    });
}

;// CONCATENATED MODULE: ./build/digest/checked-out.js
// SHA-256 of single files: as they are here, and as a clone would check them out. One checkout serves a
// whole view, however many packages ask. Digest page, last section.





const checkouts = new WeakMap();
/**
 * Digest by path of every tracked file whose attributes are `affected`, as a clone has it. The first
 * call decides for the view. Throws `Fault` (`git`).
 */
function checkedOutDigests(view, affected) {
    const known = checkouts.get(view);
    if (known !== undefined)
        return known;
    const entries = view
        .trackedBelow(view.scope)
        .filter((entry) => entry.mode === 'file' || entry.mode === 'executable')
        .filter((entry) => affected(view.attributesOf(entry.path)));
    const digests = withCheckout(view.repository, entries, view.attributeFiles, (directory) => {
        const result = new Map();
        for (const { path } of entries) {
            const digest = fileDigest(`${directory}/${path}`);
            if (digest !== null)
                result.set(path, digest);
        }
        return result;
    });
    checkouts.set(view, digests);
    return digests;
}
/** SHA-256 of a regular file in hexadecimal, following no link; null for anything else. */
function fileDigest(absolute) {
    let handle;
    try {
        handle = openListedFile(realDisk, absolute);
    }
    catch {
        return null;
    }
    try {
        if (!(0,external_node_fs_namespaceObject.fstatSync)(handle).isFile())
            return null;
        const hash = (0,external_node_crypto_namespaceObject.createHash)('sha256');
        const buffer = Buffer.allocUnsafe(64 * 1024);
        for (;;) {
            const read = (0,external_node_fs_namespaceObject.readSync)(handle, buffer);
            if (read === 0)
                return hash.digest('hex');
            hash.update(buffer.subarray(0, read));
        }
    }
    catch {
        return null;
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(handle);
    }
}

;// CONCATENATED MODULE: ./build/digest/attribute-findings.js
// Attributes that make the bytes of a clone differ from what was pinned, or depend on the machine. Told
// also when the digest happens to match. Digest page, last section, "Attributes and configuration".



/**
 * Findings for the package at `packagePath` (repository-relative); files are relative to the package. Starts
 * git only where a file has such an attribute. Throws `Fault` (`git`).
 */
function attributeFindings(view, packagePath) {
    const filters = new Map();
    const conversions = new Map();
    for (const entry of view.trackedBelow(packagePath)) {
        if (entry.mode !== 'file' && entry.mode !== 'executable')
            continue;
        const attributes = view.attributesOf(entry.path);
        if (!['unspecified', 'unset', 'set'].includes(attributes.filter)) {
            push(filters, attributes.filter, entry.path);
        }
        for (const conversion of conversionsOf(attributes))
            push(conversions, conversion, entry.path);
    }
    const inside = (path) => packagePath === '.' ? path : path.slice(packagePath.length + 1);
    return [
        ...[...filters].map(([name, paths]) => filterFinding(name, paths.map(inside))),
        ...[...conversions].flatMap(([name, paths]) => {
            const { differing, equal } = comparedWithClone(view, paths);
            if (differing.length > 0)
                return [attribute_findings_differs(name, differing.map(inside))];
            return equal.length > 0 ? [same(name, equal.map(inside))] : [];
        }),
    ];
}
/** What git does to a file's bytes on the way out, by the names of `.gitattributes`. */
function conversionsOf(attributes) {
    const { eol, text, ident, encoding } = attributes;
    return [
        ...(eol === 'crlf' && text !== 'unset' ? ['eol=crlf'] : []),
        ...(ident === 'set' ? ['ident'] : []),
        ...(['unspecified', 'unset', 'set', ''].includes(encoding)
            ? []
            : [`working-tree-encoding=${encoding}`]),
    ];
}
/** Files that are here, by whether a clone has the same bytes. */
function comparedWithClone(view, paths) {
    const clone = checkedOutDigests(view, (attributes) => conversionsOf(attributes).length > 0);
    const differing = [];
    const equal = [];
    for (const path of paths) {
        const here = fileDigest(`${view.repository.root}/${path}`);
        if (here !== null)
            (here === clone.get(path) ? equal : differing).push(path);
    }
    return { differing, equal };
}
function push(map, key, value) {
    const known = map.get(key);
    if (known === undefined)
        map.set(key, [value]);
    else
        known.push(value);
}
function filterFinding(name, paths) {
    return finding({
        rule: 'tree/attribute-filter',
        messageId: 'filter',
        message: `git passes ${attribute_findings_names(paths)} through the filter ${quote(name)}, so the bytes depend on what a machine has installed`,
        place: wholeFile(paths[0] ?? '.'),
        found: `filter=${name}`,
        expected: 'no filter',
        fix: `take filter=${name} off these files in .gitattributes, and commit them as they are`,
    });
}
function attribute_findings_differs(name, paths) {
    return finding({
        rule: 'tree/attribute-changes-bytes',
        messageId: 'differs',
        message: `${attribute_findings_names(paths)} here ${paths.length === 1 ? 'is' : 'are'} not what a clone checks out under ${quote(name)}`,
        place: wholeFile(paths[0] ?? '.'),
        found: name,
        fix: `take ${name} off these files in .gitattributes (* -text keeps every byte), commit, and pin again`,
    });
}
function same(name, paths) {
    return finding({
        rule: 'tree/attribute-conversion',
        messageId: 'same',
        message: `git converts ${attribute_findings_names(paths)} on checkout (${quote(name)}), to the bytes that are here`,
        place: wholeFile(paths[0] ?? '.'),
        found: name,
    });
}
function attribute_findings_names(paths) {
    return listNames(paths.map(quote), 3);
}

;// CONCATENATED MODULE: ./build/digest/committed-difference.js


/** The causes, with paths in walk order. */
function differencesFrom(committed, here, parts, attributesOf) {
    const there = new Map(committed.frames.map((frame) => [frame.path, frame]));
    const local = new Map(here.frames.map((frame) => [frame.path, frame]));
    const paths = new Map();
    const crlf = [];
    const lf = [];
    const note = (kind, path) => {
        const known = paths.get(kind);
        if (known === undefined)
            paths.set(kind, [path]);
        else
            known.push(path);
    };
    for (const frame of here.frames) {
        const other = there.get(frame.path);
        if (other === undefined)
            continue;
        if (other.kind === frame.kind && other.sha256 === frame.sha256)
            continue;
        const ending = other.kind === frame.kind ? endingOf(committed.tree, here.tree, frame.path) : null;
        if (ending !== null)
            (ending === 'crlf' ? crlf : lf).push(frame.path);
        else if (other.kind === 'link' && frame.kind === 'file')
            note('links-as-files', frame.path);
        else if (conversionsOf(attributesOf(frame.path)).length > 0)
            note('attributes', frame.path);
        else
            note('edited', frame.path);
    }
    for (const { path, kind } of committed.frames) {
        if (!local.has(path) && kind !== 'directory')
            note('missing', path);
    }
    return [
        ...listed('untracked', parts.untracked.map((file) => file.path)),
        ...listed('ignored', parts.ignored.map((file) => file.path)),
        ...listed('empty-directories', parts.emptyDirectories),
        ...ending('crlf', crlf),
        ...ending('lf', lf),
        ...[...paths].map(([kind, found]) => ({ kind, paths: found })),
    ];
}
function listed(kind, paths) {
    return paths.length === 0 ? [] : [{ kind, paths }];
}
function ending(here, paths) {
    return paths.length === 0 ? [] : [{ kind: 'line-endings', here, paths }];
}
/** What the file has here, when its line endings are the only difference; else null. */
function endingOf(committed, here, path) {
    const there = committed.captured.get(path);
    const local = here.captured.get(path);
    if (there === undefined || local === undefined)
        return null;
    if (!Buffer.from(toLf(there) ?? there).equals(toLf(local) ?? local))
        return null;
    return local.length > there.length ? 'crlf' : 'lf';
}

;// CONCATENATED MODULE: ./build/git/repository-view.js
// What git knows about one directory of a repository: tracked entries, ignored paths, attributes. Read
// once for a whole run, in two processes (three where there are attributes), whatever it holds.
// "Tracked" is what the index says, the state that the next commit has.





class RepositoryView {
    repository;
    /** The directory that was asked about, relative to the repository; `.` for all of it. */
    scope;
    /** Tracked `.gitattributes` files that count for the scope, those above it included. */
    attributeFiles;
    #tracked = new Map();
    #sorted;
    #ignored;
    #attributes = null;
    constructor(repository, scope, listed, ignored) {
        this.repository = repository;
        this.scope = scope;
        this.attributeFiles = listed.filter((entry) => isAttributesFile(entry.path));
        for (const entry of listed) {
            if (isWithin(scope, entry.path))
                this.#tracked.set(entry.path, entry);
        }
        this.#sorted = [...this.#tracked.keys()].sort(order_byCodeUnits);
        this.#ignored = new Set(ignored.map((path) => path.replace(/\/$/, '')));
    }
    /** The tracked entry at exactly `path` (repository-relative), or undefined. */
    entryAt(path) {
        return this.#tracked.get(path);
    }
    /** Tracked entries below a directory (`.` for all), by path in UTF-16 code-unit order. */
    trackedBelow(directory) {
        const paths = directory === '.' ? this.#sorted : this.#sorted.slice(...this.#rangeBelow(`${directory}/`));
        return paths.flatMap((path) => this.#tracked.get(path) ?? []);
    }
    /** True where git tracks something in that directory. */
    tracksDirectory(directory) {
        if (directory === '.')
            return this.#sorted.length > 0;
        const [start, end] = this.#rangeBelow(`${directory}/`);
        return end > start;
    }
    /** True where git ignores `path` or a directory it lies in. */
    ignores(path) {
        for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
            if (this.#ignored.has(at))
                return true;
        }
        return this.#ignored.has('.') || this.#ignored.has('');
    }
    /** Attributes of a tracked path. Starts git the first time, where there are attributes. Throws `Fault` (`git`). */
    attributesOf(path) {
        this.#attributes ??= readAttributes(this.repository, this.attributeFiles, this.#sorted);
        return this.#attributes.get(path) ?? noAttributes;
    }
    #rangeBelow(prefix) {
        // `0` follows `/`: the first path after everything below.
        return [this.#search(prefix), this.#search(`${prefix.slice(0, -1)}0`)];
    }
    #search(wanted) {
        let low = 0;
        let high = this.#sorted.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((this.#sorted[middle] ?? '') < wanted)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }
}
/** Asks git about an absolute directory inside the repository. Throws `Fault` (`git`). */
function readRepositoryView(repository, directory) {
    const scope = repositoryPath(repository, directory) ?? '.';
    const git = gitOf(repository);
    const within = scope === '.' ? [] : ['--', scope];
    const staged = runLocalGit(git, [
        'ls-files',
        '-z',
        '--stage',
        '--full-name',
        ...within,
        ...(scope === '.' ? [] : attributeFilesAbove(scope)),
    ]);
    const ignored = runLocalGit(git, [
        'ls-files',
        '-z',
        '--others',
        '--ignored',
        '--exclude-standard',
        '--directory',
        '--full-name',
        ...within,
    ]);
    return new RepositoryView(repository, scope, parseStageListing(staged), records(ignored));
}
/** Entries below `directory` as the last commit has them; null where there is no commit. Throws `Fault` (`git`). */
function readCommitted(repository, directory) {
    const git = gitOf(repository);
    const head = runLocalGit(git, ['cat-file', '--batch-check=%(objectname)'], 'HEAD^{tree}\n');
    const tree = /^[0-9a-f]{40,64}$/.exec(head.toString('latin1').trim())?.[0];
    if (tree === undefined)
        return null;
    const below = directory === '.' ? [] : [directory, ...attributeFilesAbove(directory)];
    return parseTreeListing(runLocalGit(git, ['ls-tree', '-r', '-z', '--full-tree', tree, '--', ...below]));
}
/** How git is started on a repository that was found. */
function gitOf(repository) {
    return {
        gitDirectory: repository.gitDirectory,
        workTree: repository.root,
        environment: repository.environment,
        objects: null,
    };
}
function attributeFilesAbove(scope) {
    const parts = scope.split('/');
    return parts.map((_, at) => [...parts.slice(0, at), '.gitattributes'].join('/'));
}
function isWithin(scope, path) {
    return scope === '.' || path === scope || path.startsWith(`${scope}/`);
}

;// CONCATENATED MODULE: ./build/digest/committed-tree.js
// The tree of a package as a fresh clone would check it out, with its digest: what a pin is worth to
// everyone who has no copy of this working directory. Digest page, last section.




/**
 * The package at `packagePath` (repository-relative) as a clone would have it, with the bytes of its files
 * up to the capture caps; null where git has nothing there. Throws `Fault` (`git`).
 */
function readCommittedTree(view, packagePath, state = 'index') {
    const entries = entriesOf(view, packagePath, state);
    if (entries === null || !entries.some((entry) => isBelow(packagePath, entry.path)))
        return null;
    const inside = entries.filter((entry) => isBelow(packagePath, entry.path));
    const attributeFiles = state === 'index' ? view.attributeFiles : entries;
    return withCheckout(view.repository, inside, attributeFiles, (directory) => {
        const frames = [];
        const tree = readTree((0,external_node_path_namespaceObject.join)(directory, packagePath), {
            capture: () => true,
            frames: (frame) => frames.push(frame),
        });
        return { tree, frames: tree.digest === null ? [] : frames };
    });
}
/** The digest of the package as a clone would have it, or null where there is none. Throws `Fault` (`git`). */
function committedTreeDigest(view, packagePath) {
    return readCommittedTree(view, packagePath)?.tree.digest ?? null;
}
function entriesOf(view, packagePath, state) {
    return state === 'index'
        ? view.trackedBelow(packagePath)
        : readCommitted(view.repository, packagePath);
}
function isBelow(directory, path) {
    return directory === '.' || path.startsWith(`${directory}/`);
}

;// CONCATENATED MODULE: ./build/digest/untracked.js
// Which entries of a tree git does not have, sorted into untracked, ignored, submodules and empty
// directories. Pure; one pass over the entries. Digest page, last section.


/** Compares a tree with what git tracks below `packagePath`. */
function untrackedOf(view, packagePath, tree) {
    const untracked = [];
    const ignored = [];
    const submodules = [];
    const emptyDirectories = [];
    let unknown = view.tracksDirectory(packagePath) ? null : '.';
    let skipped = null;
    for (const entry of tree.entries) {
        if (skipped !== null && entry.path.startsWith(`${skipped}/`))
            continue;
        skipped = null;
        if (unknown !== null && unknown !== '.' && !entry.path.startsWith(`${unknown}/`))
            unknown = null;
        const path = joinRelative(packagePath, entry.path);
        const known = view.entryAt(path);
        if (known?.mode === 'submodule') {
            submodules.push(entry.path);
            skipped = entry.path;
        }
        else if (entry.type !== 'directory') {
            if (known !== undefined)
                continue;
            const found = { path: entry.path, directory: unknown };
            if (view.ignores(path))
                ignored.push(found);
            else
                untracked.push(found);
        }
        else if (childrenOf(tree, entry.path).length === 0) {
            emptyDirectories.push(entry.path);
        }
        else if (unknown === null && !view.tracksDirectory(path)) {
            unknown = entry.path;
        }
    }
    return { untracked, ignored, submodules, emptyDirectories };
}

;// CONCATENATED MODULE: ./build/digest/explain.js
// Tells why a tree does not have the digest somebody pinned, by recomputing and never by guessing: line
// endings, what git does not have, empty directories, names, absolute links, each alone and together;
// then the tree as git has it. What stays unexplained is a difference in content. Digest page, last section.











/** Bytes that may be hashed for trying; past it the rest is said to be not checked. */
const BUDGET = 2 * 1024 * 1024 * 1024;
/** Explains why the tree at `root` does not have the digest `expected`. Throws `Fault` (`io`). */
function explainDigest(request) {
    const { root, expected, view } = request;
    const frames = [];
    const tree = readTree(root, { capture: () => true, frames: (frame) => frames.push(frame) });
    const base = { expected, actual: tree.digest, basis: null, causes: [], notChecked: [] };
    if (tree.digest === null)
        return { ...base, outcome: 'refused' };
    if (tree.digest === expected)
        return { ...base, outcome: 'same', basis: 'here' };
    const place = view === null ? null : repositoryPath(view.repository, root);
    const parts = view === null || place === null ? null : untrackedOf(view, place, tree);
    const notChecked = [];
    const tried = tryAmendments(request, tree, parts, place, notChecked);
    if (tried !== null) {
        return { ...base, outcome: 'explained', basis: 'here', causes: tried, notChecked };
    }
    if (view === null || place === null || parts === null) {
        const what = 'whether the tree as git has it gives the expected digest';
        notChecked.push({ what, why: 'the package is not in a git repository' });
        return { ...base, outcome: 'unexplained', notChecked };
    }
    for (const basis of ['index', 'commit']) {
        try {
            const committed = readCommittedTree(view, place, basis);
            if (committed?.tree.digest !== expected)
                continue;
            const here = { tree, frames };
            const causes = differencesFrom(committed, here, parts, (path) => view.attributesOf(place === '.' ? path : `${place}/${path}`));
            return { ...base, outcome: 'explained', basis, causes, notChecked };
        }
        catch (error) {
            if (!(error instanceof Fault) || error.code !== 'git')
                throw error;
            notChecked.push({ what: `the tree of the ${basis}`, why: error.message });
        }
    }
    return { ...base, outcome: 'unexplained', notChecked };
}
/** The explanation as a phrase for a message. */
function describeExplanation(explanation) {
    const cures = explanation.causes.map(cureOf);
    const once = [cures.slice(0, -1).join(', '), cures.at(-1) ?? ''].filter(Boolean).join(' and ');
    switch (explanation.outcome) {
        case 'same':
            return 'the digests are equal';
        case 'refused':
            return 'the tree here has no digest';
        case 'unexplained':
            return 'the content differs: neither line endings nor files git does not have explain it';
        case 'explained':
            if (explanation.basis === 'here')
                return `the digest matches once ${once}`;
            return explanation.basis === 'index'
                ? `the tree as git has it gives the digest; here it matches once ${once}`
                : `the last commit gives the digest; here it matches once ${once}`;
    }
}
function tryAmendments({ expected, view }, tree, parts, place, notChecked) {
    const items = itemsOf(tree);
    const empty = tree.entries
        .filter((entry) => entry.type === 'directory' && childrenOf(tree, entry.path).length === 0)
        .map((entry) => entry.path);
    const attributesOf = view === null || place === null
        ? null
        : (path) => view.attributesOf(place === '.' ? path : `${place}/${path}`);
    const groups = amendmentGroups(items, { root: tree.root, parts, empty, attributesOf });
    let budget = BUDGET;
    for (const amendment of combinations(groups)) {
        budget -= sizeOf(items);
        if (budget < 0) {
            notChecked.push({ what: 'some combinations of causes', why: 'the tree is too large' });
            return null;
        }
        const amended = amendment.apply(items);
        if (amended !== null && digestOfItems(amended) === expected)
            return realCauses(amendment);
    }
    return null;
}
/** Every choice of one amendment a group, fewest causes first, without the tree as it is. */
function combinations(groups) {
    let all = [asItIs];
    for (const group of groups) {
        all = all.flatMap((before) => [before, ...group.map((next) => both(before, next))]);
    }
    return all
        .filter((amendment) => amendment.causes.length > 0)
        .sort((a, b) => a.causes.length - b.causes.length);
}
/** The causes without paths that an earlier one of them has already taken away. */
function realCauses(amendment) {
    const gone = new Set();
    return amendment.causes.flatMap((cause) => {
        const paths = cause.paths.filter((path) => !isAtOrBelow(path, gone));
        if (['untracked', 'ignored', 'litter'].includes(cause.kind)) {
            for (const path of cause.paths)
                gone.add(path);
        }
        return paths.length === 0 ? [] : [{ ...cause, paths }];
    });
}

;// CONCATENATED MODULE: ./build/usecases/row-facts.js
// What rows are told by git and by the digest: whether git tracks their directory, and why the bytes
// there do not have the pinned digest.


/** The functions for a registry in an absolute folder; those git cannot answer are left out. */
function rowFacts(git, folder) {
    const explain = (path, expected) => {
        const root = (0,external_node_path_namespaceObject.join)(folder, path);
        const view = git.placeOf(root)?.view ?? null;
        const explanation = explainDigest({ root, expected, view });
        return explanation.outcome === 'explained' ? describeExplanation(explanation) : null;
    };
    if (git.placeOf(folder) === null)
        return { explain, untold: git.whyUntold(folder) };
    return {
        explain,
        tracks: (path) => {
            const place = git.placeOf((0,external_node_path_namespaceObject.join)(folder, path));
            // Another repository in place of the package: its files are not in this one.
            return place?.view.tracksDirectory(place.path) ?? false;
        },
    };
}

;// CONCATENATED MODULE: ./build/usecases/check-registry-file.js
// The registry's part of a check: read the file, judge it against the packages of the run.








function checkRegistryFile(check) {
    const { request, file, shelf, git } = check;
    const folder = (0,external_node_path_namespaceObject.dirname)(file);
    const shown = displayPath(request.cwd, folder);
    const registry = readRegistry(file);
    const result = checkRegistry({
        registry,
        folder,
        readPackage: (path) => shelf.read((0,external_node_path_namespaceObject.join)(folder, path)).candidate,
        isError: (finding) => findRule(finding.rule)?.severity === 'error',
        packages: packagesBelow(folder, check.found),
        provides: (candidate) => providesOf(shelf.read(candidate.path)),
        ...rowFacts(git, folder),
        display: (path) => joinRelative(shown, path),
        clioVersion: request.clioVersion,
        serverUrl: request.serverUrl ?? null,
    });
    for (const { row, path } of result.judged) {
        if (row.kind === 'extension' && path !== null)
            shelf.keepTreeOnly((0,external_node_path_namespaceObject.join)(folder, path));
    }
    const packageOf = new Map(result.judged.flatMap((one) => one.path === null || one.candidate === null
        ? []
        : [[one.row.label, joinRelative(shown, one.path)]]));
    return {
        report: {
            path: joinRelative(shown, (0,external_node_path_namespaceObject.basename)(file)),
            rows: result.report.rows.map((row) => ({ ...row, package: packageOf.get(row.id) ?? null })),
            graph: result.report.graph,
        },
        findings: result.findings.map((finding) => rebase(finding, shown)),
        notChecked: result.notChecked,
        empty: registry.rows.length === 0 && result.findings.length === 0,
    };
}

;// CONCATENATED MODULE: ./build/digest/tracked-findings.js
// What a package holds here and no clone of its repository has: files git does not track or ignores, empty
// directories, submodules. Each by name; a directory with many is told once. Pure over a tree and a view.
// Digest page, last section.



/** Beyond this many files, a directory that git knows nothing of is one finding. */
const MOST = 10;
/** Findings for the package at `packagePath` (repository-relative, `.` for the whole repository). */
function trackedFindings(view, packagePath, tree) {
    const host = submoduleAbove(view, packagePath);
    if (host !== null)
        return [insideSubmodule(host)];
    const untracked = untrackedOf(view, packagePath, tree);
    return [
        ...untracked.submodules.map(submodule),
        ...grouped(untracked.untracked, 'untracked'),
        ...grouped(untracked.ignored, 'ignored'),
        ...untracked.emptyDirectories.map(emptyDirectory),
    ];
}
function grouped(files, kind) {
    const byDirectory = new Map();
    for (const { path, directory } of files) {
        // A file in a directory that git tracks stands alone.
        const group = directory ?? path;
        const known = byDirectory.get(group);
        if (known === undefined)
            byDirectory.set(group, [path]);
        else
            known.push(path);
    }
    return [...byDirectory].flatMap(([directory, paths]) => paths.length > MOST
        ? [directoryFinding(directory, paths, kind)]
        : paths.map((path) => fileFinding(path, kind)));
}
const verbs = { untracked: 'does not track', ignored: 'ignores' };
const cures = {
    untracked: (what) => `git add ${what}, or remove it`,
    ignored: (what) => `remove ${what}, or stop ignoring it in .gitignore and git add it`,
};
function fileFinding(path, kind) {
    return finding({
        rule: `tree/${kind}`,
        messageId: 'file',
        message: `git ${verbs[kind]} ${quote(path)}, so it is in the digest here and in no clone`,
        place: wholeFile(path),
        found: path,
        fix: cures[kind](quote(path)),
    });
}
function directoryFinding(directory, paths, kind) {
    const shown = directory === '.' ? 'the package' : quote(directory);
    return finding({
        rule: `tree/${kind}`,
        messageId: 'directory',
        message: `git ${verbs[kind]} the ${paths.length} files in ${shown}, so they are in the digest here and in no clone: ${listNames(paths.map(quote), 3)}`,
        place: wholeFile(directory),
        found: `${paths.length} files`,
        fix: cures[kind](shown),
    });
}
function emptyDirectory(path) {
    return finding({
        rule: 'tree/empty-directory',
        messageId: 'empty',
        message: `${quote(path)} is an empty directory: it is in the digest here and in no clone`,
        place: wholeFile(path),
        fix: `remove ${quote(path)}, or put a file into it and git add that`,
    });
}
function submodule(path) {
    return finding({
        rule: 'tree/submodule',
        messageId: 'below',
        message: `${quote(path)} is a submodule, which a plain clone leaves empty`,
        place: wholeFile(path),
        fix: `put the files of ${quote(path)} into the repository itself, or remove it`,
    });
}
function insideSubmodule(host) {
    return finding({
        rule: 'tree/submodule',
        messageId: 'inside',
        message: `the package lies in the submodule ${quote(host)}, which a plain clone leaves empty`,
        place: wholeFile('.'),
        fix: 'put the package into the repository itself, or pin it in its own repository',
    });
}
function submoduleAbove(view, packagePath) {
    const parts = packagePath.split('/');
    for (let at = 1; at <= parts.length; at += 1) {
        const path = parts.slice(0, at).join('/');
        if (view.entryAt(path)?.mode === 'submodule')
            return path;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/digest/unfixed-attributes.js
// One note a repository: text files whose line endings each machine's `core.autocrlf` decides, so that the
// same commit has several digests. Digest page, last section, "Attributes and configuration".





const textName = /(?:\.(?:md|json|ya?ml|txt|toml|sh|py|js|ts)|^LICENSE)$/;
/**
 * The note for the packages at `packagePaths` (repository-relative), or null. Its file is `.gitattributes`
 * relative to the repository's root. Throws `Fault` (`git`).
 */
function unfixedAttributesFinding(view, packagePaths) {
    for (const packagePath of packagePaths) {
        for (const entry of view.trackedBelow(packagePath)) {
            if (entry.mode !== 'file' && entry.mode !== 'executable')
                continue;
            const attributes = view.attributesOf(entry.path);
            if (isFixed(attributes) || !unfixed_attributes_isText(view, entry.path))
                continue;
            return note(entry.path, attributes);
        }
    }
    return null;
}
/** True where no machine's configuration changes the bytes of a checkout. */
function isFixed({ text, eol }) {
    return text === 'unset' || eol === 'lf' || eol === 'crlf';
}
function unfixed_attributes_isText(view, path) {
    if (textName.test(path.slice(path.lastIndexOf('/') + 1)))
        return true;
    let handle;
    try {
        handle = openListedFile(realDisk, `${view.repository.root}/${path}`);
    }
    catch {
        return false;
    }
    try {
        if (!(0,external_node_fs_namespaceObject.fstatSync)(handle).isFile())
            return false;
        const start = Buffer.alloc(8000);
        const read = (0,external_node_fs_namespaceObject.readSync)(handle, start);
        return read > 0 && !start.subarray(0, read).includes(0);
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(handle);
    }
}
function note(path, { text }) {
    const auto = text !== 'unspecified';
    const shown = text === 'set' ? 'text' : `text=${text}`;
    return finding({
        rule: 'tree/attribute-unfixed',
        messageId: auto ? 'no-eol' : 'none',
        message: auto
            ? `${quote(path)} has ${shown} and no eol, so core.autocrlf of each machine decides its line endings`
            : `no attribute fixes the line endings of ${quote(path)}, so core.autocrlf of each machine decides them`,
        place: wholeFile('.gitattributes'),
        found: auto ? shown : null,
        expected: '* -text, or * text eol=lf',
        fix: 'put the line "* -text" (or "* text eol=lf") into .gitattributes at the root of the repository, and commit it',
    });
}

;// CONCATENATED MODULE: ./build/usecases/git-facts.js
// What only git can tell about the places of a run: asked once for each repository and scope, not once
// for each package, and only of the repository around a package, never of one inside it.








class GitFacts {
    #cwd;
    #environment;
    #directories;
    #views = new Map();
    #untold = new Map();
    #asked = new Set();
    #packages = new Map();
    /** `directories` are absolute; nothing outside them is asked about. */
    constructor(cwd, environment, directories) {
        this.#cwd = cwd;
        this.#environment = environment;
        this.#directories = directories;
    }
    /** Where a directory lies in its repository; null outside git and where git cannot answer. */
    placeOf(directory) {
        const repository = findRepository(directory, this.#environment);
        if (repository === null) {
            this.#untold.set(directory, 'it is not in a git repository');
            return null;
        }
        const view = this.#viewOf(repository);
        const path = repositoryPath(repository, directory);
        if (typeof view !== 'string' && path !== null)
            return { view, path };
        this.#untold.set(directory, typeof view === 'string' ? view : 'its real place is outside the repository');
        return null;
    }
    /** Why `placeOf` gave null for that directory. */
    whyUntold(directory) {
        return this.#untold.get(directory) ?? 'git was not asked';
    }
    /** True for an absolute directory that git ignores. */
    ignores(directory) {
        const place = this.placeOf(directory);
        return place !== null && place.path !== '.' && place.view.ignores(place.path);
    }
    /** Untracked, ignored and empty things in the package at an absolute root; null where git cannot tell. */
    untracked(root, tree) {
        const place = this.placeOf(root);
        return place === null ? null : trackedFindings(place.view, place.path, tree);
    }
    /** What git says of one package; files relative to it. */
    packageFindings(root, tree) {
        this.#asked.add(root);
        const place = this.placeOf(root);
        if (place === null)
            return [];
        const known = this.#packages.get(place.view) ?? new Set();
        this.#packages.set(place.view, known.add(place.path));
        return [
            ...trackedFindings(place.view, place.path, tree),
            ...attributeFindings(place.view, place.path),
        ];
    }
    /** Findings that are one a repository, after all packages were read; files relative to the working directory. */
    repositoryFindings() {
        return [...this.#packages].flatMap(([view, packages]) => {
            const finding = unfixedAttributesFinding(view, [...packages]);
            return finding === null
                ? []
                : [rebase(finding, displayPath(this.#cwd, view.repository.root))];
        });
    }
    notChecked() {
        const reasons = new Map();
        for (const [root, why] of this.#untold) {
            if (!this.#asked.has(root))
                continue;
            reasons.set(why, [...(reasons.get(why) ?? []), displayPath(this.#cwd, root)]);
        }
        return [...reasons].map(([why, roots]) => ({
            what: `whether git tracks what is in ${roots.length === 1 ? (roots[0] ?? '') : `${roots.length} packages`}`,
            why,
        }));
    }
    /** The view of the part of a repository that this run is about, or why git did not give it. */
    #viewOf(repository) {
        const known = this.#views.get(repository.root);
        if (known !== undefined)
            return known;
        const paths = this.#directories.flatMap((directory) => repositoryPath(repository, directory) ?? []);
        let view;
        try {
            view = readRepositoryView(repository, (0,external_node_path_namespaceObject.join)(repository.root, commonDirectory(paths)));
        }
        catch (error) {
            if (!(error instanceof Fault) || error.code !== 'git')
                throw error;
            view = error.message;
        }
        this.#views.set(repository.root, view);
        return view;
    }
}
/** The deepest directory that holds all of them; `.` where there is none deeper. */
function commonDirectory(paths) {
    const [first = '.', ...rest] = paths;
    let common = first === '.' ? [] : first.split('/');
    for (const path of rest) {
        const parts = path === '.' ? [] : path.split('/');
        const differs = common.findIndex((part, at) => parts[at] !== part);
        if (differs >= 0)
            common = common.slice(0, differs);
    }
    return common.join('/');
}

;// CONCATENATED MODULE: ./build/digest/name-findings.js
// Names that are not the same everywhere: two that one file system takes for one, names Windows cannot
// hold, names a reader cannot see. Digest page, last section, "Names"; threats page, "Text". Pure.



/** What is wrong with the names of a tree, in walk order. */
function nameFindings(tree) {
    const seen = new Map();
    return tree.entries.flatMap((entry) => {
        const name = entry.path.slice(entry.path.lastIndexOf('/') + 1);
        return [...unseen(entry, name), ...twin(entry, seen), ...windows(entry, name)];
    });
}
function unseen(entry, name) {
    if (!hasUnseen(name))
        return [];
    return [
        finding({
            rule: 'tree/name-unseen',
            messageId: 'unseen',
            message: `the name ${quote(name)} has characters that a reader cannot see`,
            place: wholeFile(entry.path),
            found: name,
            fix: `rename ${quote(entry.path)} so that its name has only characters that show`,
        }),
    ];
}
function twin(entry, seen) {
    // The parent is taken as it is: what lies below two twin directories is told by telling the two.
    const cut = entry.path.lastIndexOf('/') + 1;
    const key = entry.path.slice(0, cut) + fold(entry.path.slice(cut));
    const first = seen.get(key);
    if (first === undefined) {
        seen.set(key, entry);
        return [];
    }
    const same = first.path.normalize('NFC') === entry.path.normalize('NFC');
    return [
        finding({
            rule: 'tree/name-twins',
            messageId: same ? 'normalisation' : 'case',
            message: same
                ? `${quote(entry.path)} and another entry differ only in how their accents are encoded`
                : `${quote(entry.path)} and ${quote(first.path)} differ only in upper and lower case`,
            place: wholeFile(entry.path),
            found: entry.path,
            fix: 'rename or remove one of the two',
            related: [{ message: 'the other one', place: wholeFile(first.path) }],
        }),
    ];
}
function fold(name) {
    return name.normalize('NFC').toLowerCase().normalize('NFC');
}
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])(?:\.|$)/i;
const forbidden = /[<>:"|?*\\]/;
function windows(entry, name) {
    const character = forbidden.exec(name)?.[0];
    const problem = reserved.test(name)
        ? ['reserved', `the name ${quote(name)} is one Windows keeps for a device`]
        : character !== undefined
            ? [
                'character',
                `the name ${quote(name)} has ${quote(character)}, which Windows does not allow`,
            ]
            : /[ .]$/.test(name)
                ? [
                    'ending',
                    `the name ${quote(name)} ends with a ${name.endsWith('.') ? 'dot' : 'blank'}, which Windows drops`,
                ]
                : null;
    if (problem === null)
        return [];
    return [
        finding({
            rule: 'tree/name-not-portable',
            messageId: problem[0],
            message: problem[1],
            place: wholeFile(entry.path),
            found: name,
            fix: `rename ${quote(entry.path)}`,
        }),
    ];
}

;// CONCATENATED MODULE: ./build/manifest/payload/payload-kinds.js
// Which component kind lies in which resource root, over all host generations.
// Specification: manifest page, "Host generations".

/** Resource root to component kind, for every root any generation knows. */
const kindOfRoot = new Map(generations.flatMap(({ homes }) => [...homes].map(([kind, root]) => [root, kind])));

;// CONCATENATED MODULE: ./build/manifest/payload/component-parity.js
// Declared components against what a host loads: each component is one of the loaded files, and what
// loads undeclared is said. Specification: manifest page, "Payloads", last paragraph.



const publicKinds = new Set(kindOfRoot.values());
/** Holds the components of `manifest` against the files that were found. */
function judgeParity(manifest, files, index) {
    const byPath = new Map();
    for (const file of files) {
        byPath.set(`${file.kind}:${index.realFile(file.path) ?? file.path}`, file);
    }
    const componentOf = new Map();
    const findings = [];
    for (const component of manifest.components) {
        if (!publicKinds.has(component.kind))
            continue;
        const real = index.realFile(component.path) ?? component.path;
        const file = byPath.get(`${component.kind}:${real}`);
        if (file === undefined)
            findings.push(notLoaded(component, manifest));
        else if (!componentOf.has(file))
            componentOf.set(file, `${component.kind}:${component.id}`);
    }
    const undeclared = files.filter((file) => !file.unread && file.judgement.stopper === null && !componentOf.has(file));
    if (manifest.components.length === 0)
        findings.push(...noneDeclared(undeclared));
    else
        findings.push(...undeclared.map(isUndeclared));
    return { componentOf, findings };
}
function notLoaded(component, manifest) {
    const node = `${component.kind}:${component.id}`;
    const key = [...kindOfRoot].find(([, kind]) => kind === component.kind)?.[0] ?? '';
    const root = manifest.resources.get(key) ?? key;
    const below = component.path.startsWith(`${root}/`)
        ? component.path.slice(root.length + 1)
        : null;
    const direct = component.kind !== 'skill' && component.kind !== 'prompt';
    const fix = direct && below?.includes('/') === true
        ? `move ${quote(component.path)} directly into ${quote(root)}`
        : !component.path.endsWith('.md')
            ? `name a .md file in ${quote(root)}`
            : `move ${quote(component.path)} to where a host looks for ${component.kind}s, or delete the component`;
    return finding({
        rule: 'payload/component-not-loaded',
        messageId: 'not-loaded',
        message: `the component ${quote(node)} is ${quote(component.path)}, which no host loads as ${component.kind}`,
        place: component.place,
        found: quote(component.path),
        expected: `a ${component.kind} that a host finds`,
        fix,
    });
}
function isUndeclared(file) {
    return finding({
        rule: 'payload/undeclared',
        messageId: 'undeclared',
        message: `the ${file.kind} ${quote(file.name)} loads, and no component declares it`,
        place: wholeFile(file.path),
        found: quote(file.path),
        expected: `a component of kind ${file.kind} with this path`,
    });
}
function noneDeclared(files) {
    if (files.length === 0)
        return [];
    const names = files.map(({ kind, name }) => quote(`${kind}:${name}`));
    return [
        finding({
            rule: 'payload/undeclared',
            messageId: 'none-declared',
            message: `the package declares no components, and a host loads ${listNames(names)} from it`,
            place: wholeFile('plugin.json'),
            found: 'no component',
            expected: `${files.length === 1 ? 'one component' : `${files.length} components`}`,
        }),
    ];
}

;// CONCATENATED MODULE: ./build/manifest/payload/markers.js
// Markers by which a text names files of its own package: ${pluginRoot} and ${component:kind:id}, each
// with an optional /suffix. Pure and linear. Specification: manifest page, "Payloads", Markers.
/** The marker for the package root, and the form of the one for a component. */
const rootMarker = `\${pluginRoot}`;
const componentForm = `\${component:kind:id}`;
/** Longest text between the braces that is looked at. */
const markers_LONGEST = 256;
/** Where a path in running text ends. */
const PATH = /\/[^\s"'`<>()[\]{}|;,*$\\!?#&]*/y;
/** Behind these the path goes on in a way that nobody can follow here: a pattern or a placeholder. */
const OPEN_ENDED = new Set(['<', '{', '[', '*', '$', '?']);
/** All markers of `text` from offset `from`, and what was surely meant as one. */
function scanMarkers(text, from = 0) {
    const markers = [];
    const malformed = [];
    for (let at = text.indexOf('${', from); at >= 0; at = text.indexOf('${', at + 2)) {
        const inner = /^[^{}\r\n]*/.exec(text.slice(at + 2, at + 2 + markers_LONGEST))?.[0] ?? '';
        if (!/^(?:plugin[_-]?root|components?[:.])/i.test(inner) || inner === 'PLUGIN_ROOT')
            continue;
        const markerEnd = at + 2 + inner.length + 1;
        const closed = text[markerEnd - 1] === '}';
        const names = closed ? namesOf(inner) : null;
        if (names === null) {
            const end = closed ? markerEnd : at + 2 + inner.length;
            malformed.push({ start: at, end, text: text.slice(at, end), better: betterOf(inner) });
        }
        else {
            const suffix = suffixAt(text, markerEnd);
            const end = markerEnd + (suffix === '' ? 0 : suffix.length + 1);
            markers.push({ start: at, markerEnd, end, names, suffix });
        }
    }
    return { markers, malformed };
}
function namesOf(inner) {
    if (inner === 'pluginRoot')
        return { what: 'root' };
    const parts = /^component:([a-z]{1,40}):([a-z0-9][a-z0-9._-]{0,79})$/.exec(inner);
    if (parts === null)
        return null;
    return { what: 'component', kind: parts[1] ?? '', id: parts[2] ?? '' };
}
function betterOf(inner) {
    const text = inner.trim();
    if (/^plugin[_-]?root$/i.test(text))
        return rootMarker;
    const parts = /^components?[:.]([A-Za-z]{1,40})[:./]([A-Za-z0-9][A-Za-z0-9._-]{0,79})$/i.exec(text);
    if (parts === null)
        return null;
    return `\${component:${parts[1]?.toLowerCase()}:${parts[2]?.toLowerCase()}}`;
}
function suffixAt(text, at) {
    PATH.lastIndex = at;
    const path = PATH.exec(text)?.[0] ?? '';
    const next = text[at + path.length] ?? '';
    const known = OPEN_ENDED.has(next)
        ? path.slice(0, path.lastIndexOf('/'))
        : path.slice(0, endWithoutPunctuation(path));
    return known.slice(1);
}
function endWithoutPunctuation(path) {
    let end = path.length;
    while (end > 0 && '.:'.includes(path[end - 1] ?? ' ')) {
        // `/..` is a way up, not the end of a sentence.
        if (path.slice(0, end).endsWith('/..') || path.slice(0, end) === '/.')
            break;
        end -= 1;
    }
    return end;
}

;// CONCATENATED MODULE: ./build/manifest/payload/tree-index.js
// A tree with its directories' children at hand, so that walking it is linear, and with the one way to
// the bytes behind a path. Never reads the disk: everything comes from the immutable tree.

/** Indexes a tree once, in time linear in its entries. */
function indexTree(tree) {
    const children = new Map();
    for (const entry of tree.entries) {
        const parent = directoryOf(entry.path);
        const list = children.get(parent);
        if (list === undefined)
            children.set(parent, [entry]);
        else
            list.push(entry);
    }
    const resolved = (path) => {
        const direct = tree.byPath.get(path);
        return direct !== undefined && direct.type !== 'link' ? direct : resolveInTree(tree, path);
    };
    return {
        tree,
        childrenOf: (directory) => children.get(directory) ?? [],
        realDirectory: (path) => {
            const entry = resolved(path);
            if (entry === 'root')
                return '.';
            return entry?.type === 'directory' ? entry.path : null;
        },
        isFile: (path) => {
            const entry = resolved(path);
            return entry !== 'root' && entry?.type === 'file';
        },
        realFile: (path) => {
            const entry = resolved(path);
            return entry !== 'root' && entry?.type === 'file' ? entry.path : null;
        },
        sizeOf: (path) => {
            const entry = resolved(path);
            return entry !== 'root' && entry?.type === 'file' ? entry.size : null;
        },
        bytesOf: (path) => {
            const kept = tree.captured.get(path);
            if (kept !== undefined)
                return kept;
            const entry = resolved(path);
            return entry === null || entry === 'root' ? null : (tree.captured.get(entry.path) ?? null);
        },
    };
}
/** The directory part of a root-relative path; `.` for a name directly in the root. */
function directoryOf(path) {
    const slash = path.lastIndexOf('/');
    return slash < 0 ? '.' : path.slice(0, slash);
}
/** The last part of a root-relative path. */
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./build/manifest/payload/judge-markers.js





/** Judges the markers of `text` from offset `from`; `placeOf` turns offsets into a place. */
function judgeMarkers(context, judgement, text, from, placeOf) {
    const { markers, malformed } = scanMarkers(text, from);
    for (const one of malformed)
        reportMalformed(judgement, one, placeOf(one.start, one.end));
    for (const marker of markers) {
        judgeMarker(context, judgement, marker, placeOf(marker.start, marker.end));
    }
}
/** Judges the markers of a step's argument or command: there, a marker is the whole of it. */
function judgeStepText(context, judgement, { text, path }, place) {
    const { markers, malformed } = scanMarkers(text);
    for (const one of malformed)
        reportMalformed(judgement, one, place);
    const [first] = markers;
    if (first === undefined)
        return;
    const behind = text.slice(first.markerEnd);
    if (markers.length === 1 && first.start === 0 && /^(?:\/|$)/.test(behind)) {
        // No prose goes on behind an argument: all of it is the path, blanks and patterns included.
        judgeMarker(context, judgement, { ...first, suffix: behind.slice(1) }, place);
        return;
    }
    for (const marker of markers)
        judgeMarker(context, judgement, marker, place);
    judgement.stops({
        rule: 'marker/not-whole',
        messageId: 'not-whole',
        message: `${quote(path)} has a marker with other text about it: ${quote(text)}`,
        place,
        found: quote(text),
        expected: 'a marker, with its /path if need be, and nothing else',
    });
}
function reportMalformed(judgement, one, place) {
    judgement.remarks({
        rule: 'marker/malformed',
        messageId: 'malformed',
        message: `${quote(one.text)} is no marker, so it is not replaced`,
        place,
        found: one.text,
        expected: one.better ?? `${rootMarker} or ${componentForm}, with a /path behind it if need be`,
        fix: one.better === null ? null : `write ${one.better}`,
    });
}
function judgeMarker(context, judgement, { names, suffix }, place) {
    let base = '.';
    if (names.what === 'component') {
        if (context.components === null)
            return;
        const node = `${names.kind}:${names.id}`;
        const component = context.components.get(node);
        if (component === undefined) {
            reportMissingComponent(context.components, judgement, names, place);
            return;
        }
        base = suffix === '' ? component.path : directoryOf(component.path);
    }
    const target = parseRelativePath(joinRelative(base, suffix));
    const shown = names.what === 'root' ? rootMarker : `\${component:${names.kind}:${names.id}}`;
    const whole = suffix === '' ? shown : `${shown}/${suffix}`;
    if (!target.ok) {
        judgement.stops({
            rule: 'marker/outside',
            messageId: 'outside',
            message: `${quote(whole)} leads out of the package`,
            place,
            found: quote(suffix),
            expected: 'a path inside the package',
        });
    }
    else if (!exists(context.index, target.path)) {
        judgement.stops({
            rule: 'marker/target-missing',
            messageId: 'missing',
            message: `${quote(whole)} names ${quote(target.path)}, which the package does not have`,
            place,
            found: 'nothing',
            expected: `a file or directory ${quote(target.path)}`,
        });
    }
}
function exists(index, path) {
    return index.isFile(path) || index.realDirectory(path) !== null;
}
function reportMissingComponent(components, judgement, { kind, id }, place) {
    const node = `${kind}:${id}`;
    const renamed = `${renamedTo(kind) ?? kind}:${id}`;
    const near = components.has(renamed)
        ? renamed
        : judgement.nearest(node, new Set(components.keys()));
    judgement.stops({
        rule: 'marker/component-missing',
        messageId: 'missing',
        message: near === null
            ? `the package declares no component ${quote(node)}`
            : `the package declares no component ${quote(node)}; did you mean ${quote(near)}?`,
        place,
        found: quote(node),
        expected: components.size === 0 ? 'a declared component' : listNames([...components.keys()]),
        fix: near === null ? null : `write \${component:${near}}`,
    });
}

;// CONCATENATED MODULE: ./build/manifest/payload/payload-roots.js
// Which directories a Clio host reads for which kind: what plugin.json declares, an existing skills/, and
// for a manifest with faults what it says as far as that can be understood.
// Specification: manifest page, `resources`.




/** The roots to read, in the order of the kinds. */
function payloadRoots(candidate, index) {
    const declared = candidate.manifest?.resources ?? statedResources(candidate);
    const guess = declared === null;
    return [...kindOfRoot].flatMap(([key, kind]) => {
        const path = declared?.get(key);
        if (path !== undefined)
            return [{ key, kind, path }];
        const counts = (key === 'skills' || guess) && index.realDirectory(key) !== null;
        return counts ? [{ key, kind, path: key }] : [];
    });
}
/** `resources` of a manifest with faults; null where not even that can be read. */
function statedResources(candidate) {
    const entries = resourceEntries(candidate);
    if (entries === null)
        return null;
    const stated = new Map();
    for (const { key, value } of entries) {
        const parsed = parseRelativePath(stringOf(value) ?? '');
        if (parsed.ok)
            stated.set(key, parsed.path);
    }
    return stated;
}
function resourceEntries({ source }) {
    if (source === null)
        return null;
    const parsed = parseJson(source.text);
    if (!parsed.ok || parsed.root.type !== 'map')
        return null;
    const resources = mapAt(parsed.root, ['extensions', 'ai.iowarp.clio', 'resources']);
    return resources?.entries ?? [];
}
function mapAt(root, keys) {
    let map = root;
    for (const key of keys) {
        const next = data_node_memberOf(map, key);
        if (next?.type !== 'map')
            return null;
        map = next;
    }
    return map;
}
/** The place where `resources` names the root `key`, or null where nothing declares it. */
function declarationPlace(candidate, key) {
    const entry = resourceEntries(candidate)?.findLast((one) => one.key === key);
    if (entry === undefined || candidate.source === null)
        return null;
    return candidate.source.place(entry.value.span.start, entry.value.span.end);
}

;// CONCATENATED MODULE: ./build/manifest/payload/prerequisites.js
// What a package expects from outside: commands that its steps start, agents that they ask. Listed, never
// a fault. Specification: manifest page, "Payloads", last sentence.



/** Commands and agents of all steps that the package does not bring itself. */
function prerequisitesOf(files, index) {
    const own = new Set(files.filter(({ kind }) => kind === 'agent').map(({ name }) => name));
    const commands = new Set();
    const agents = new Set();
    for (const { uses } of files) {
        for (const agent of uses?.agents ?? [])
            if (!own.has(agent))
                agents.add(agent);
        for (const { text } of uses?.commands ?? []) {
            if (!isOwnCommand(text, index))
                commands.add(text);
        }
    }
    return {
        commands: [...commands].sort(order_byCodeUnits),
        agents: [...agents].sort(order_byCodeUnits),
    };
}
function isOwnCommand(command, index) {
    if (scanMarkers(command).markers[0]?.start === 0)
        return true;
    const path = parseRelativePath(command);
    return command.includes('/') && path.ok && index.isFile(path.path);
}

;// CONCATENATED MODULE: ./build/manifest/payload/field-reader.js
/** Place of a span of the reader's file. */
function placeIn(reader, span) {
    return reader.source.place(span.start, span.end);
}
/** The noun with its article. */
function article(noun) {
    return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

;// CONCATENATED MODULE: ./build/manifest/payload/field-value.js
// What a field may hold, as data, and the check of one value against it.
// Specification: manifest page, "Payloads", Agents and Fleets.





const field_value_text = { holds: 'text', words: 'text' };
const texts = { holds: 'texts', words: 'a list of texts' };
const list = { holds: 'list', words: 'a list' };
const mapping = { holds: 'mapping', words: 'a mapping' };
const something = { holds: 'something', words: 'a value' };
/** One of a closed set of words. */
function oneOf(...values) {
    return { holds: 'one-of', values, words: values.join(', ') };
}
/** A whole number from `least` to `most`. */
function integer(least, most = Number.POSITIVE_INFINITY) {
    const words = least === most
        ? `the number ${least}`
        : most === Number.POSITIVE_INFINITY
            ? `a whole number of at least ${least}`
            : `a whole number from ${least} to ${most}`;
    return { holds: 'integer', least, most, words };
}
/** A number above `bound`. */
function numberAbove(bound) {
    return { holds: 'number-above', bound, words: `a number above ${bound}` };
}
/**
 * True when `node` is what `type` says; else a finding at the value. A list of texts with a wrong item is
 * still a list: the finding is at the item. `path` names the field.
 */
function judgeValue(reader, node, type, path) {
    switch (type.holds) {
        case 'something':
            return !isNull(node) || wrongType(reader, node, type, path);
        case 'list':
            return node.type === 'list' || wrongType(reader, node, type, path);
        case 'mapping':
            return node.type === 'map' || wrongType(reader, node, type, path);
        case 'structure':
            return node.type !== 'scalar' || wrongType(reader, node, type, path);
        case 'text':
            return field_value_judgeText(reader, node, type, path);
        case 'texts': {
            if (node.type !== 'list')
                return wrongType(reader, node, type, path);
            for (const [at, item] of node.items.entries())
                field_value_judgeText(reader, item, field_value_text, `${path}[${at}]`);
            return true;
        }
        case 'one-of':
            return judgeOneOf(reader, node, type, type.values, path);
        case 'integer': {
            if (node.type !== 'scalar' || typeof node.value !== 'number') {
                return wrongType(reader, node, type, path);
            }
            const { value } = node;
            const fits = Number.isInteger(value) && value >= type.least && value <= type.most;
            return fits || outOfRange(reader, node, type, path);
        }
        case 'number-above': {
            if (node.type !== 'scalar' || typeof node.value !== 'number') {
                return wrongType(reader, node, type, path);
            }
            const fits = Number.isFinite(node.value) && node.value > type.bound;
            return fits || outOfRange(reader, node, type, path);
        }
        default: {
            const never = type;
            return never;
        }
    }
}
function isNull(node) {
    return node.type === 'scalar' && node.value === null;
}
function field_value_judgeText(reader, node, type, path) {
    if (node.type !== 'scalar' || typeof node.value !== 'string') {
        return wrongType(reader, node, type, path);
    }
    if (node.value.trim() !== '')
        return true;
    reader.judgement.stops({
        rule: `${reader.area}/value`,
        messageId: 'blank',
        message: `${quote(path)} is blank`,
        place: placeIn(reader, node.span),
        found: 'nothing',
        expected: type.words,
        fix: `write something into ${quote(path)}`,
    });
    return false;
}
function judgeOneOf(reader, node, type, values, path) {
    if (node.type !== 'scalar' || typeof node.value !== 'string') {
        return wrongType(reader, node, type, path);
    }
    if (values.includes(node.value))
        return true;
    const near = nearestOf(node.value.toLowerCase(), values);
    const only = values.length === 1 ? values[0] : undefined;
    const better = near ?? only ?? null;
    reader.judgement.stops({
        rule: `${reader.area}/value`,
        messageId: 'not-one-of',
        message: near === null
            ? `${quote(path)} is ${quote(node.value)}, which is none of ${type.words}`
            : `${quote(path)} is ${quote(node.value)}; did you mean ${quote(near)}?`,
        place: placeIn(reader, node.span),
        found: quote(node.value),
        expected: type.words,
        fix: better === null ? `write one of ${type.words}` : `write ${quote(better)}`,
    });
    return false;
}
function outOfRange(reader, node, type, path) {
    reader.judgement.stops({
        rule: `${reader.area}/value`,
        messageId: 'out-of-range',
        message: `${quote(path)} is ${shorten(visible(node.text))}, not ${type.words}`,
        place: placeIn(reader, node.span),
        found: node.text.slice(0, 240),
        expected: type.words,
        fix: `write ${type.words}`,
    });
    return false;
}
function wrongType(reader, node, type, path) {
    const found = node.type === 'map' ? 'a mapping' : describeNode(node);
    const quoted = node.type === 'scalar' &&
        node.style === 'quoted' &&
        (type.holds === 'integer' || type.holds === 'number-above') &&
        /^[0-9]{1,15}(?:\.[0-9]{1,15})?$/.test(node.text);
    reader.judgement.stops({
        rule: `${reader.area}/wrong-type`,
        messageId: 'wrong-type',
        message: `${quote(path)} of the ${reader.noun} is ${found}, not ${type.words}`,
        place: placeIn(reader, node.span),
        found,
        expected: type.words,
        fix: quoted
            ? `take the quotes away: ${node.text}`
            : `write ${type.words}${type.holds === 'text' && node.type === 'scalar' ? ', in double quotes' : ''}`,
    });
    return false;
}

;// CONCATENATED MODULE: ./build/manifest/payload/agent-fields.js
// The fields of an agent recipe, version 1. Every field the page names is required; `synthesis` and
// `resultContract` are only held to be there, as the page gives them no type.
// Specification: manifest page, "Payloads", Agents.

function required(...fields) {
    return new Map(fields.map(([key, type]) => [key, { required: true, since: 1, type }]));
}
const agentFields = required(['version', integer(1, 1)], ['name', field_value_text], ['description', field_value_text], ['tools', mapping], ['skills', texts], ['audience', oneOf('custom')], [
    'category',
    oneOf('explore', 'plan', 'research', 'implement', 'quality', 'science', 'evolution', 'operations', 'internal'),
], [
    'capabilityClass',
    oneOf('read-only', 'artifact-write', 'workspace-edit', 'verification', 'orchestration', 'internal'),
], ['latencyClass', oneOf('fast', 'balanced', 'deep')], ['projectContextTier', oneOf('none', 'bounded')], ['budget', mapping], ['resultContract', something], ['tags', texts]);
const toolFields = required(['required', texts], ['optional', texts]);
const budgetFields = required(['toolCalls', integer(1)], ['readReserve', integer(0)], ['synthesis', something]);

;// CONCATENATED MODULE: ./build/manifest/payload/fields.js
// Fields of a frontmatter held against a table: which there are, from which version, what they hold.
// Shared by agents, fleets and playbooks; what a field means stays with them.





/**
 * Judges the fields of `map` by `table` and returns the entries whose value has its right type.
 * `path` leads to the mapping (empty for the frontmatter itself), `home` is where a missing field is put.
 */
function judgeFields(reader, map, table, path, home) {
    const good = new Map();
    const repeated = new Set(duplicateEntries(map));
    for (const entry of map.entries) {
        const field = table.get(entry.key);
        if (repeated.has(entry))
            continue;
        if (field === undefined)
            fields_unknownKey(reader, entry, table, path);
        else {
            if (field.since > reader.version)
                laterField(reader, entry, field.since, path);
            const used = entryOf(map, entry.key) ?? entry;
            if (judgeValue(reader, used.value, field.type, path + entry.key))
                good.set(entry.key, used);
        }
    }
    for (const [key, field] of table) {
        if (!field.required || field.since > reader.version || entryOf(map, key) !== undefined)
            continue;
        reader.judgement.stops({
            rule: `${reader.area}/missing-key`,
            messageId: 'missing',
            message: `the ${reader.noun} has no ${quote(path + key)}`,
            place: home,
            expected: quote(path + key),
            fix: `add ${quote(key)}: ${field.type.words}`,
        });
    }
    return good;
}
function fields_unknownKey(reader, entry, table, path) {
    const near = nearestOf(entry.key, table.keys());
    const draft = {
        rule: `${reader.area}/unknown-key`,
        messageId: 'unknown',
        message: near === null
            ? `${quote(path + entry.key)} is no field of ${article(reader.noun)}`
            : `${quote(path + entry.key)} is no field of ${article(reader.noun)}; did you mean ${quote(near)}?`,
        place: placeIn(reader, entry.keySpan),
        found: quote(entry.key),
        expected: [...table.keys()].join(', '),
        fix: near === null ? `delete ${quote(entry.key)}` : `write ${quote(near)}`,
    };
    if (reader.closed)
        reader.judgement.stops(draft);
    else
        reader.judgement.remarks(draft);
}
function laterField(reader, entry, since, path) {
    reader.judgement.stops({
        rule: `${reader.area}/later-field`,
        messageId: 'later',
        message: `${quote(path + entry.key)} needs version ${since}, and this ${reader.noun} says ${reader.version}`,
        place: placeIn(reader, entry.keySpan),
        found: `version ${reader.version}`,
        expected: `version ${since} or later`,
        fix: `write "version: ${since}", or delete ${quote(entry.key)}`,
    });
}

;// CONCATENATED MODULE: ./build/manifest/payload/file-judgement.js
// What has been found about one payload file while it is read. A reader says of each finding whether
// the host stops loading the file for it; severity stays the business of rules.


const MOST_SUGGESTIONS = 32;
const MOST_CANDIDATES = 4096;
/** Collects the findings of one file, from its opening to the verdict whether it loads. */
class FileJudgement {
    findings = [];
    #stopper = null;
    #suggestions = 0;
    /** The first finding for which a host does not load the file, or null: it loads. */
    get stopper() {
        return this.#stopper;
    }
    /** A fault for which a host does not load the file. */
    stops(draft) {
        const made = finding(draft);
        this.findings.push(made);
        this.#stopper ??= made;
    }
    /** Something worth saying about a file that loads all the same. */
    remarks(draft) {
        this.findings.push(finding(draft));
    }
    /** The candidate nearest to `word`, or null. Only the first faults of a file get one: it costs time. */
    nearest(word, candidates) {
        this.#suggestions += 1;
        if (this.#suggestions > MOST_SUGGESTIONS || candidates.size > MOST_CANDIDATES)
            return null;
        return nearestOf(word, candidates);
    }
}

;// CONCATENATED MODULE: ./build/manifest/payload/frontmatter-faults.js
// The problems of a frontmatter as findings, worded for the person who wrote it. Which kinds need a
// frontmatter is decided by their readers. Specification: manifest page, "Frontmatter".



const refusalWords = {
    directive: ['a YAML directive', 'delete the line that begins with %'],
    tag: ['a YAML tag', 'delete the tag and write the plain value'],
    anchor: [
        'a YAML anchor',
        'delete the anchor; write values out, or quote text that begins with &',
    ],
    alias: ['a YAML alias', 'write the value out, or quote text that begins with *'],
    'merge-key': ['a YAML merge key', 'write the merged fields out'],
    'complex-key': ['a key that is not text', 'write the key as plain text'],
    'second-document': ['a second YAML document', 'keep one document between the two --- lines'],
};
/**
 * Reports every problem of the frontmatter and every duplicate key in it. `kind` is given where a host
 * takes each Markdown file of the directory for one, so that a README there is told what to do.
 */
function judgeFrontmatter(payload, judgement, kind = null) {
    for (const problem of payload.frontmatter.problems) {
        const draft = describe(problem);
        const stray = problem.kind === 'missing' && kind !== null;
        judgement.stops({
            ...draft,
            ...(stray
                ? {
                    message: `${draft.message}, and a host reads every .md here as ${kind}`,
                    fix: `${draft.fix}; or move the file elsewhere, if it is no ${kind}`,
                }
                : {}),
            place: payload.source.place(problem.span.start, problem.span.end),
        });
    }
    const { node } = payload.frontmatter;
    if (node !== null)
        judgeDuplicates(node, payload, judgement);
}
function judgeDuplicates(node, payload, judgement) {
    if (node.type === 'scalar')
        return;
    const children = node.type === 'list' ? node.items : node.entries.map((entry) => entry.value);
    if (node.type === 'map') {
        for (const { key, keySpan } of duplicateEntries(node)) {
            judgement.stops({
                rule: 'payload/frontmatter',
                messageId: 'duplicate-key',
                message: `the key ${quote(key)} stands twice, and YAML readers refuse that`,
                place: payload.source.place(keySpan.start, keySpan.end),
                found: `${quote(key)} again`,
                expected: 'each key once',
                fix: `keep one ${quote(key)} and delete the other`,
            });
        }
    }
    for (const child of children)
        judgeDuplicates(child, payload, judgement);
}
function describe(problem) {
    const rule = 'payload/frontmatter';
    switch (problem.kind) {
        case 'byte-order-mark':
            return {
                rule,
                messageId: problem.kind,
                message: 'a byte-order mark stands before the opening ---, so a host sees no frontmatter',
                found: 'U+FEFF',
                expected: '--- at byte 0',
                fix: 'save the file as UTF-8 without a byte-order mark (BOM)',
            };
        case 'missing':
            return {
                rule,
                messageId: problem.kind,
                message: 'the file has no frontmatter: its first line is not ---',
                expected: 'a first line ---',
                fix: 'put a line --- first, the fields below it, and a second line --- after them',
            };
        case 'not-at-start':
            return {
                rule,
                messageId: problem.kind,
                message: 'the opening --- is not the whole first line, so a host sees no frontmatter',
                expected: '--- alone on the first line',
                fix: 'delete everything before the opening --- and any blanks after it',
            };
        case 'unclosed':
            return {
                rule,
                messageId: problem.kind,
                message: 'the frontmatter is not closed: no later line is exactly ---',
                expected: 'a closing line ---',
                fix: 'put a line with only --- after the last field',
            };
        case 'empty':
            return {
                rule,
                messageId: problem.kind,
                message: 'the frontmatter is empty',
                expected: 'fields such as "description: …"',
                fix: 'write the fields between the two --- lines',
            };
        case 'not-a-mapping':
            return {
                rule,
                messageId: problem.kind,
                message: `the frontmatter is ${problem.found}, not a mapping of fields`,
                found: problem.found,
                expected: 'lines of the form "key: value"',
                fix: 'write each field as "key: value" on a line of its own',
            };
        case 'unquoted-colon':
            return {
                rule,
                messageId: problem.kind,
                message: `the value of ${quote(problem.key)} holds a colon and a blank without quotes, so YAML cannot read it`,
                found: 'a colon and a blank in a plain value',
                expected: 'the value in quotes',
                fix: `put the whole value of ${quote(problem.key)} in double quotes`,
            };
        case 'syntax':
            return {
                rule,
                messageId: problem.kind,
                message: `the frontmatter is not YAML: ${shorten(visible(problem.message))}`,
                expected: 'YAML',
                fix: 'correct the YAML at this place; text with special characters goes in double quotes',
            };
        default: {
            const [what, fix] = refusalWords[problem.refusal];
            return {
                rule,
                messageId: 'refused',
                message: `the frontmatter has ${what}, which strict readers refuse`,
                found: what,
                expected: 'plain keys and values',
                fix,
            };
        }
    }
}

;// CONCATENATED MODULE: ./build/manifest/payload/hidden-characters.js
// Characters in a name that a reader cannot see or that move what is seen: two names that look alike
// would be two. Specification: threats page, "Text".


/** Reports unseen characters in the name `text` of the field `what`. */
function judgeHiddenCharacters(text, what, place, judgement) {
    if (!hasUnseen(text))
        return;
    judgement.stops({
        rule: 'payload/hidden-character',
        messageId: 'hidden',
        message: `the ${what} ${quote(text)} has characters that nobody sees`,
        place,
        found: visible(text).slice(0, 240),
        expected: 'only visible characters',
        fix: `write the ${what} anew by hand, without pasting`,
    });
}

;// CONCATENATED MODULE: ./build/base/mended-yaml.js

const PLAIN_ENTRY = /^([ \t]*)([A-Za-z0-9_-]{1,80}):[ \t]+(?=[^\s"'|>[\]{}&*!#%@`,?])/;
const LOOSE_COLON = /:(?=[ \t]|\r?$)/gm;
/** Beyond these a file is only parsed, not mended. */
const MOST_MENDED = 32;
const MENDED_LENGTH = 64 * 1024;
/**
 * A colon and a blank inside a plain value make the whole text unreadable. Where the text does not
 * parse, such colons are reported and replaced by a stand-in of the same length, so that the other
 * faults of the file can be seen as well. A replacement that does not help is taken back.
 */
function parseMendedYaml(yaml) {
    const colons = [];
    const mark = ['\uE000', '\uE001', '\uE002'].find((one) => !yaml.includes(one)) ?? null;
    let text = yaml;
    let parsed = parseYaml(text);
    if (mark === null || yaml.length > MENDED_LENGTH)
        return result(yaml, parsed, colons, null);
    for (let round = 0; parsed.syntax !== null && round < MOST_MENDED; round += 1) {
        const value = plainValueBefore(text, parsed.syntax.span.start);
        if (value === null)
            break;
        const inside = text.slice(value.start, value.end);
        const at = value.start + inside.search(LOOSE_COLON);
        const mended = text.slice(0, value.start) + inside.replace(LOOSE_COLON, mark) + text.slice(value.end);
        const again = parseYaml(mended);
        if (again.syntax !== null && again.syntax.span.start <= parsed.syntax.span.start)
            break;
        colons.push({ span: { start: at, end: at + 1 }, key: value.key });
        text = mended;
        parsed = again;
    }
    return result(yaml, parsed, colons, mark);
}
function result(yaml, parsed, colons, mark) {
    return {
        root: parsed.root === null ? null : restored(parsed.root, mark),
        syntax: parsed.syntax === null ? null : syntaxProblem(yaml, parsed.syntax),
        problems: parsed.problems,
        colons,
    };
}
/** The parser's reason in words a person can act on. */
function syntaxProblem(yaml, syntax) {
    if (syntax.why !== 'other')
        return syntax;
    const lineStart = yaml.lastIndexOf('\n', syntax.span.start - 1) + 1;
    const line = yaml.slice(lineStart, Math.min(lineAt(yaml, lineStart).end, lineStart + 4096));
    const value = /^[ \t]*[A-Za-z0-9_-]{1,80}:[ \t]+(?=(["'@`%*&!]))/.exec(line);
    if (value === null)
        return syntax;
    const [before, first = ''] = value;
    const start = lineStart + before.length;
    const closed = line.slice(before.length + 1).includes(first);
    const message = first !== '"' && first !== "'"
        ? `a value that begins with ${first} and is not in quotes`
        : closed
            ? 'text after the closing quote'
            : 'a quote that is not closed';
    return { why: 'other', message, span: { start, end: start + 1 } };
}
/** The last plain one-entry value with a colon in it that starts at or before the line of `position`. */
function plainValueBefore(text, position) {
    let found = null;
    for (let at = 0; at < text.length && at <= position; at = lineAt(text, at).end + 1) {
        const line = lineAt(text, at);
        const entry = PLAIN_ENTRY.exec(text.slice(line.start, Math.min(line.end, line.start + 256)));
        if (entry === null)
            continue;
        const start = line.start + entry[0].length;
        const end = endOfPlain(text, line.end, (entry[1] ?? '').length);
        if (text.slice(start, end).search(LOOSE_COLON) >= 0)
            found = { key: entry[2] ?? '', start, end };
    }
    return found;
}
/** A plain value goes on over lines indented deeper than its key. */
function endOfPlain(text, lineEnd, indent) {
    let end = lineEnd;
    while (end < text.length) {
        const next = lineAt(text, end + 1);
        const blanks = /^[ \t]*/.exec(text.slice(next.start, Math.min(next.end, next.start + 256)))?.[0];
        if (next.end <= next.start || (blanks?.length ?? 0) <= indent)
            break;
        end = next.end;
    }
    return end;
}
function restored(node, mark) {
    if (mark === null)
        return node;
    const back = (text) => text.replaceAll(mark, ':');
    if (node.type === 'list')
        return { ...node, items: node.items.map((item) => restored(item, mark)) };
    if (node.type === 'map') {
        return {
            ...node,
            entries: node.entries.map((entry) => ({
                ...entry,
                key: back(entry.key),
                value: restored(entry.value, mark),
            })),
        };
    }
    return {
        ...node,
        text: back(node.text),
        value: typeof node.value === 'string' ? back(node.value) : node.value,
    };
}
/** The line that starts at `start`, without its line feed. */
function lineAt(text, start) {
    const end = text.indexOf('\n', start);
    return { start, end: end < 0 ? text.length : end };
}

;// CONCATENATED MODULE: ./build/base/frontmatter.js
// The frontmatter of a Markdown file: starts at byte 0 with a line `---` (LF or CRLF), closes with a
// line `---`, and is a YAML mapping between. Collects every problem with its span and, where the text
// can be mended in thought (a byte-order mark, an unquoted `: `), still gives the mapping.
// Never throws for a bad text; never repairs a file. Specification: manifest page, "Frontmatter".




/** Decodes a Markdown file strictly, but keeps a byte-order mark as U+FEFF for `parseFrontmatter` to report. */
function decodeMarkdown(file, bytes) {
    const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    const decoded = decodeUtf8(marked ? bytes.subarray(3) : bytes);
    if (decoded.ok) {
        return { ok: true, source: new Source(file, `${marked ? '\uFEFF' : ''}${decoded.text}`) };
    }
    return {
        ok: false,
        why: decoded.why === 'byte-order-mark' ? 'not-utf8' : decoded.why,
        line: decoded.line,
    };
}
/** Reads the frontmatter at the start of `source`. */
function parseFrontmatter(source) {
    const { text } = source;
    const problems = [];
    const start = text.startsWith('\uFEFF') ? 1 : 0;
    if (start === 1)
        problems.push({ kind: 'byte-order-mark', span: { start: 0, end: 1 } });
    const opening = /^---\r?(?:\n|$)/.exec(text.slice(start, start + 5));
    if (opening === null) {
        problems.push(withoutOpening(text, start));
        return { ok: false, present: false, node: null, body: 0, problems };
    }
    const inside = start + opening[0].length;
    const closing = closingLine(text, inside);
    if (closing === null) {
        problems.push({ kind: 'unclosed', span: nearlyClosing(text, inside) ?? lineAt(text, start) });
        return { ok: false, present: true, node: null, body: inside, problems };
    }
    // Line feeds instead of the opening line: offsets stay those of the file.
    const yaml = '\n'.repeat(inside) + text.slice(inside, closing.start);
    const mended = parseMendedYaml(yaml);
    const { root } = mended;
    for (const { span, key } of mended.colons)
        problems.push({ kind: 'unquoted-colon', span, key });
    if (mended.syntax !== null) {
        const { span, message } = mended.syntax;
        problems.push({ kind: 'syntax', span, message });
    }
    for (const { refusal, span } of mended.problems) {
        problems.push({ kind: 'refused', span, refusal });
    }
    if (mended.syntax === null && (root === null || isEmpty(root))) {
        problems.push({ kind: 'empty', span: { start: closing.start, end: closing.start + 3 } });
    }
    else if (root !== null && root.type !== 'map') {
        problems.push({ kind: 'not-a-mapping', span: root.span, found: describeNode(root) });
    }
    problems.sort((a, b) => a.span.start - b.span.start);
    const node = root?.type === 'map' ? root : null;
    return { ok: problems.length === 0, present: true, node, body: closing.end, problems };
}
/** An empty document: nothing, or only comments. */
function isEmpty(node) {
    return node.type === 'scalar' && node.value === null && node.text === '';
}
function withoutOpening(text, start) {
    const later = /^\s*---[ \t]*(?=\r?\n|$)/.exec(text.slice(start, start + 2048));
    if (later === null)
        return { kind: 'missing', span: lineAt(text, start) };
    const at = start + later[0].indexOf('---');
    return { kind: 'not-at-start', span: { start: at, end: start + later[0].length } };
}
function closingLine(text, from) {
    for (let at = from; at < text.length; at = lineAt(text, at).end + 1) {
        if (!text.startsWith('---', at))
            continue;
        const ending = /^\r?\n|^\r?$/.exec(text.slice(at + 3, at + 5));
        if (ending !== null)
            return { start: at, end: at + 3 + ending[0].length };
    }
    return null;
}
function nearlyClosing(text, from) {
    for (let at = from; at < text.length; at = lineAt(text, at).end + 1) {
        const line = lineAt(text, at);
        if (line.end - line.start > 80)
            continue;
        const trimmed = text.slice(line.start, line.end).trim();
        if (/^(?:-{3,}|\.\.\.|—)$/.test(trimmed))
            return line;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/manifest/payload/markdown-payload.js
// One payload file opened: bytes to text to frontmatter, with the faults every kind shares. Gives null
// where nothing further can be said of the contents. Specification: manifest page, "Payloads".

/** Decodes the bytes of the file at `path` and reads its frontmatter; encoding faults go to `judgement`. */
function openMarkdown(path, bytes, judgement) {
    const decoded = decodeMarkdown(path, bytes);
    if (!decoded.ok) {
        const utf16 = decoded.why === 'utf-16';
        judgement.stops({
            rule: 'payload/encoding',
            messageId: decoded.why,
            message: utf16
                ? 'the file is UTF-16, so a host cannot read it'
                : `line ${decoded.line} has a byte that is not UTF-8, so a host cannot read the file`,
            place: {
                file: path,
                line: decoded.line,
                column: null,
                endColumn: null,
                excerpt: null,
            },
            found: utf16 ? 'UTF-16' : 'a byte that is not UTF-8',
            expected: 'UTF-8',
            fix: utf16 ? 'save the file as UTF-8 without a byte-order mark' : null,
        });
        return null;
    }
    const { source } = decoded;
    const nul = source.text.indexOf('\0');
    if (nul >= 0) {
        judgement.stops({
            rule: 'payload/encoding',
            messageId: 'nul',
            message: 'the text has a NUL character, so a host takes the file for binary',
            place: source.place(nul, nul + 1),
            found: 'NUL',
            expected: 'text without NUL',
            fix: 'delete the NUL character',
        });
    }
    return { source, frontmatter: parseFrontmatter(source) };
}

;// CONCATENATED MODULE: ./build/manifest/payload/top-markdown.js
// The Markdown files directly in a resource root, as agents, fleets and playbooks have them.


/** Paths of the `.md` files (links to files included) directly in `root`, in walk order. */
function topMarkdown(index, root) {
    const start = index.realDirectory(root);
    if (start === null)
        return [];
    return index
        .childrenOf(start)
        .filter((child) => child.path.endsWith('.md') && index.isFile(child.path))
        .map((child) => joinRelative(root, baseName(child.path)));
}

;// CONCATENATED MODULE: ./build/manifest/payload/read-agents.js
// The agents of an agents root: `.md` files directly in it, each a version-1 recipe.
// Specification: manifest page, "Payloads", Agents.











/** Reads every agent of `root`. `skills` are the names of the package's own skills. */
function readAgents(index, root, skills) {
    return topMarkdown(index, root).map((path) => {
        const judgement = new FileJudgement();
        const bytes = index.bytesOf(path);
        const payload = bytes === null ? null : openMarkdown(path, bytes, judgement);
        if (payload !== null)
            judgeAgent(payload, judgement, skills);
        const name = baseName(path).slice(0, -3);
        return { kind: 'agent', name, path, judgement, payload, unread: bytes === null };
    });
}
function judgeAgent(payload, judgement, skills) {
    const { frontmatter, source } = payload;
    judgeFrontmatter(payload, judgement, 'agent');
    if (frontmatter.present && source.text.slice(frontmatter.body).trim() === '') {
        judgement.stops({
            rule: 'agent/body-blank',
            messageId: 'blank',
            message: 'the agent has no text after its frontmatter, so it has no instructions',
            place: source.place(source.text.length),
            found: 'nothing',
            expected: 'instructions',
        });
    }
    if (frontmatter.node === null)
        return;
    const reader = {
        source,
        judgement,
        area: 'agent',
        noun: 'agent',
        version: 1,
        closed: true,
    };
    const top = judgeFields(reader, frontmatter.node, agentFields, '', source.linePlace(1));
    nested(reader, top.get('tools'), toolFields);
    judgeReserve(reader, nested(reader, top.get('budget'), budgetFields));
    const name = top.get('name');
    if (name !== undefined) {
        const place = placeIn(reader, name.value.span);
        judgeHiddenCharacters(stringOf(name.value) ?? '', 'name', place, judgement);
    }
    judgeBoundSkills(reader, top.get('skills'), skills);
}
function nested(reader, entry, table) {
    if (entry?.value.type !== 'map')
        return new Map();
    return judgeFields(reader, entry.value, table, `${entry.key}.`, placeIn(reader, entry.keySpan));
}
function judgeReserve(reader, budget) {
    const calls = budget.get('toolCalls')?.value;
    const reserve = budget.get('readReserve')?.value;
    if (calls?.type !== 'scalar' || reserve?.type !== 'scalar')
        return;
    if (Number(reserve.value) < Number(calls.value))
        return;
    reader.judgement.stops({
        rule: 'agent/budget',
        messageId: 'reserve',
        message: `"budget.readReserve" is ${reserve.text}, which is not less than the ${calls.text} of "budget.toolCalls"`,
        place: placeIn(reader, reserve.span),
        found: reserve.text,
        expected: `less than ${calls.text}`,
    });
}
function judgeBoundSkills(reader, entry, skills) {
    if (entry?.value.type !== 'list')
        return;
    for (const item of entry.value.items) {
        const name = stringOf(item);
        if (name === undefined || name.trim() === '' || skills.has(name))
            continue;
        const near = reader.judgement.nearest(name, skills);
        reader.judgement.stops({
            rule: 'agent/skill-unknown',
            messageId: 'unknown',
            message: near === null
                ? `the agent binds the skill ${quote(name)}, which the package does not have`
                : `the agent binds the skill ${quote(name)}, which the package does not have; did you mean ${quote(near)}?`,
            place: placeIn(reader, item.span),
            found: quote(name),
            expected: skills.size === 0 ? 'no skill, as the package has none' : listNames([...skills].sort()),
            fix: near === null
                ? `add the skill ${quote(name)} to the package, or delete it from "skills"`
                : `write ${quote(near)}`,
        });
    }
}

;// CONCATENATED MODULE: ./build/manifest/payload/payload-limits.js
// The caps a Clio host puts on payloads. Specification: manifest page, "Payloads".
const payloadLimits = {
    /** Bytes of one skill that a host still reads, and that it reads without a warning. */
    skillBytes: 1024 * 1024,
    skillAdvisedBytes: 50 * 1024,
    /** Characters (UTF-16 code units) of a skill's description and name before a warning. */
    descriptionLength: 1024,
    skillNameLength: 64,
    /** Arguments of one code step, characters of one argument, paths of `writes`. */
    stepArguments: 64,
    argumentLength: 8192,
    writtenPaths: 32,
    /** Repetitions of a loop. */
    loopAttempts: 5,
};

;// CONCATENATED MODULE: ./build/manifest/payload/fleet-fields.js
// Which field a fleet or playbook has from which version of the format: data, so that a new version is
// new rows. The page says of gates and plans only that they are from version 5; they are taken as a
// mapping or a list, on a step or on the whole file, and not looked into.
// Specification: manifest page, "Payloads", Fleets / playbooks.


const newestFleetVersion = 5;
function field(key, since, type, required = 'optional') {
    return [key, { since, type, required: required === 'required' }];
}
const attempts = integer(1, payloadLimits.loopAttempts);
const structure = { holds: 'structure', words: 'a mapping or a list' };
const gatesAndPlans = ['gate', 'gates', 'plan', 'plans'].map((key) => field(key, 5, structure));
const fleetFields = new Map([
    field('version', 1, integer(1, newestFleetVersion), 'required'),
    field('name', 1, field_value_text, 'required'),
    field('description', 1, field_value_text),
    field('steps', 1, list, 'required'),
    field('maxWorkers', 1, integer(1), 'required'),
    field('onFailure', 1, oneOf('stop', 'continue'), 'required'),
    field('budgetUsd', 1, numberAbove(0)),
    field('loops', 3, list),
    ...gatesAndPlans,
]);
const stepFields = new Map([
    field('id', 1, field_value_text, 'required'),
    field('agent', 1, field_value_text),
    field('scope', 1, oneOf('readonly', 'workspace')),
    field('dependencies', 1, texts),
    field('command', 2, field_value_text),
    field('args', 2, texts),
    field('loop', 3, mapping),
    field('maxAttempts', 3, attempts),
    field('check', 3, something),
    field('repair', 3, something),
    field('writes', 4, texts),
    ...gatesAndPlans,
]);
/** What a loop holds; that it is a loop at all was judged where it stands. */
const loopFields = new Map([
    field('id', 1, field_value_text),
    field('maxAttempts', 1, attempts, 'required'),
    field('check', 1, something, 'required'),
    field('repair', 1, something, 'required'),
    field('dependencies', 1, texts),
]);

;// CONCATENATED MODULE: ./build/manifest/payload/step-uses.js
// What the parts of a loop use: check and repair may be steps written in place, whose agents, commands
// and arguments count like those of any step. Judges nothing.

const noUses = { agents: [], commands: [], arguments: [] };
/** What `check` and `repair` of `loop` use. */
function usesInLoop(loop, path) {
    return joinUses(['check', 'repair'].map((key) => {
        const part = data_node_memberOf(loop, key);
        return part?.type === 'map' ? usesInStep(part, `${path}.${key}`) : noUses;
    }));
}
function usesInStep(step, path) {
    const agent = stringOf(data_node_memberOf(step, 'agent'));
    const args = data_node_memberOf(step, 'args');
    const items = args?.type === 'list' ? args.items : [];
    return {
        agents: agent === undefined ? [] : [agent],
        commands: textsOf(data_node_memberOf(step, 'command'), `${path}.command`),
        arguments: items.flatMap((item, at) => textsOf(item, `${path}.args[${at}]`)),
    };
}
/** The text of a string, with its place and its path for messages; nothing for another value. */
function textsOf(node, path) {
    const text = stringOf(node);
    return node === undefined || text === undefined ? [] : [{ text, span: node.span, path }];
}
/** All of them together, in their order. */
function joinUses(all) {
    return {
        agents: all.flatMap(({ agents }) => agents),
        commands: all.flatMap(({ commands }) => commands),
        arguments: all.flatMap((uses) => uses.arguments),
    };
}

;// CONCATENATED MODULE: ./build/manifest/payload/step-loop.js
// The loop of a step or of a whole fleet: how often, what is checked, what repairs.
// Specification: manifest page, "Payloads", Fleets / playbooks ("Loops").






/** Judges a loop written as a mapping of its own, and returns what it uses. */
function judgeLoop(reader, node, path, home) {
    if (!judgeValue(reader, node, mapping, path) || node.type !== 'map')
        return noUses;
    judgeFields(reader, node, loopFields, `${path}.`, home);
    return usesInLoop(node, path);
}
const openKeys = ['maxAttempts', 'check', 'repair'];
/** Judges a loop whose three fields stand in the step itself: one asks for the other two. */
function judgeOpenLoop(reader, step, path, home) {
    const missing = openKeys.filter((key) => entryOf(step, key) === undefined);
    if (missing.length === openKeys.length)
        return noUses;
    for (const key of missing) {
        const full = quote(`${path}.${key}`);
        reader.judgement.stops({
            rule: 'fleet/missing-key',
            messageId: 'missing',
            message: `the ${reader.noun} has no ${full}`,
            place: home,
            expected: full,
            fix: `add ${quote(key)}: a loop has "maxAttempts", "check" and "repair"`,
        });
    }
    return usesInLoop(step, path);
}

;// CONCATENATED MODULE: ./build/manifest/payload/step-writes.js
// What a step says it writes: relative paths inside the workspace, without patterns.
// Specification: manifest page, "Payloads", Fleets / playbooks ("`writes`").





/** Version of the format from which a workspace step has to say what it writes. */
const writesSince = 4;
/** Judges the `writes` of one step; `entry` is undefined where there is none of the right type. */
function judgeWrites(reader, entry, { path, home, required }) {
    if (required && reader.version >= writesSince) {
        reader.judgement.stops({
            rule: 'fleet/writes',
            messageId: 'missing',
            message: `${quote(path)} has the scope workspace and does not say what it "writes"`,
            place: home,
            expected: 'a list of relative paths',
            fix: 'add "writes" with the relative paths that the step changes',
        });
    }
    if (entry?.value.type !== 'list')
        return;
    const { items } = entry.value;
    if (items.length > payloadLimits.writtenPaths) {
        reader.judgement.stops({
            rule: 'fleet/writes',
            messageId: 'too-many',
            message: `${quote(path)} writes ${items.length} paths, over ${payloadLimits.writtenPaths}`,
            place: placeIn(reader, entry.keySpan),
            found: `${items.length} paths`,
            expected: `at most ${payloadLimits.writtenPaths}`,
            fix: 'name a directory that holds several of them, or make two steps of it',
        });
    }
    for (const item of items) {
        const written = stringOf(item) ?? '';
        const fault = written.trim() === '' ? null : faultOf(written);
        if (fault === null)
            continue;
        reader.judgement.stops({
            rule: 'fleet/writes',
            messageId: fault.id,
            message: `${quote(path)} writes ${quote(written)}, ${fault.words}`,
            place: placeIn(reader, item.span),
            found: quote(written),
            expected: 'a relative path inside the workspace, without patterns',
            fix: fault.fix,
        });
    }
}
function faultOf(path) {
    if (/[*?[\]{}]/.test(path)) {
        const fix = 'name the files or the directory instead of a pattern';
        return { id: 'glob', words: 'which is a pattern', fix };
    }
    if (path.split(/[/\\]/).includes('..')) {
        return { id: 'climbs', words: 'which has ".." in it', fix: 'write the path without ".."' };
    }
    if (parseRelativePath(path).ok && !path.startsWith('~'))
        return null;
    const fix = 'write a path relative to the workspace, with / between its parts';
    return { id: 'not-relative', words: 'which is not a relative path', fix };
}

;// CONCATENATED MODULE: ./build/manifest/payload/read-step.js
// One step of a fleet or playbook: an agent step, a code step, or one of the later forms.
// Specification: manifest page, "Payloads", Fleets / playbooks.










const laterForms = ['loop', 'maxAttempts', 'check', 'repair', 'gate', 'gates', 'plan', 'plans'];
/** Reads and judges the step `node`; `path` names it in messages. Null when it is no mapping. */
function readStep(reader, node, path) {
    if (!judgeValue(reader, node, mapping, path) || node.type !== 'map')
        return null;
    const home = stepPlace(reader, node);
    const good = judgeFields(reader, node, stepFields, `${path}.`, home);
    const scope = stringOf(good.get('scope')?.value) ?? null;
    judgeForm(reader, node, path, home);
    judgeWrites(reader, good.get('writes'), {
        path,
        home,
        required: scope === 'workspace' && entryOf(node, 'writes') === undefined,
    });
    const loop = good.get('loop');
    const inLoop = loop === undefined
        ? judgeOpenLoop(reader, node, path, home)
        : judgeLoop(reader, loop.value, `${path}.loop`, placeIn(reader, loop.keySpan));
    const agent = stringOf(good.get('agent')?.value);
    return {
        id: nameOf(good.get('id')?.value),
        dependencies: read_step_namesOf(good.get('dependencies')),
        uses: {
            agents: [...(agent === undefined ? [] : [agent]), ...inLoop.agents],
            commands: [...textsOf(good.get('command')?.value, `${path}.command`), ...inLoop.commands],
            arguments: [...readArguments(reader, good.get('args'), path), ...inLoop.arguments],
        },
    };
}
/** The place of a step as a whole: its first key. */
function stepPlace(reader, node) {
    return placeIn(reader, node.entries[0]?.keySpan ?? node.span);
}
function judgeForm(reader, node, path, home) {
    const has = (key) => entryOf(node, key) !== undefined;
    const report = (messageId, message, place, fix) => reader.judgement.stops({
        rule: 'fleet/step-form',
        messageId,
        message,
        place,
        expected: 'either "agent" (an agent step) or "command" (a code step)',
        fix,
    });
    const command = entryOf(node, 'command');
    if (has('agent') && command !== undefined) {
        const message = `${quote(path)} has both "agent" and "command"`;
        const fix = 'delete one of the two, or make two steps of it';
        report('both', message, placeIn(reader, command.keySpan), fix);
    }
    else if (!has('agent') && !has('command') && !laterForms.some(has)) {
        const fix = 'add "agent" with the name of an agent, or "command" with what to run';
        report('neither', `${quote(path)} has neither "agent" nor "command"`, home, fix);
    }
    const args = entryOf(node, 'args');
    if (has('agent') && args !== undefined && command === undefined) {
        const message = `${quote(path)} is an agent step and has "args", which only code steps take`;
        report('arguments', message, placeIn(reader, args.keySpan), 'delete "args"');
    }
    if (has('agent') && !has('scope')) {
        reader.judgement.stops({
            rule: 'fleet/missing-key',
            messageId: 'missing',
            message: `the ${reader.noun} has no ${quote(`${path}.scope`)}`,
            place: home,
            expected: quote(`${path}.scope`),
            fix: 'add "scope": readonly, or workspace where the agent changes files',
        });
    }
}
function readArguments(reader, entry, path) {
    if (entry?.value.type !== 'list')
        return [];
    const { items } = entry.value;
    if (items.length > payloadLimits.stepArguments) {
        reader.judgement.stops({
            rule: 'fleet/arguments',
            messageId: 'too-many',
            message: `${quote(path)} has ${items.length} arguments, over ${payloadLimits.stepArguments}`,
            place: placeIn(reader, entry.keySpan),
            found: `${items.length} arguments`,
            expected: `at most ${payloadLimits.stepArguments}`,
            fix: 'put the arguments into a file and name that file instead',
        });
    }
    const given = items.flatMap((item, at) => textsOf(item, `${path}.args[${at}]`));
    for (const one of given) {
        if (one.text.length <= payloadLimits.argumentLength)
            continue;
        reader.judgement.stops({
            rule: 'fleet/arguments',
            messageId: 'too-long',
            message: `${quote(one.path)} has ${one.text.length} characters, over ${payloadLimits.argumentLength}`,
            place: placeIn(reader, one.span),
            found: `${one.text.length} characters`,
            expected: `at most ${payloadLimits.argumentLength}`,
            fix: 'put the text into a file and name that file instead',
        });
    }
    return given;
}
function nameOf(node) {
    const id = stringOf(node);
    return node === undefined || id === undefined || id.trim() === ''
        ? null
        : { id, span: node.span };
}
function read_step_namesOf(entry) {
    if (entry?.value.type !== 'list')
        return [];
    return entry.value.items.map(nameOf).filter((name) => name !== null);
}

;// CONCATENATED MODULE: ./build/manifest/payload/step-dependencies.js
// The order between steps: each id once, each dependency there, no step waiting for itself. Linear in
// steps and dependencies. Specification: manifest page, "Payloads", Fleets / playbooks.




/** Judges ids and dependencies of all steps of one file. */
function judgeDependencies(reader, steps) {
    const byId = new Map();
    const idSpans = new Map();
    for (const step of steps) {
        if (step.id === null)
            continue;
        const first = idSpans.get(step.id.id);
        if (first === undefined) {
            byId.set(step.id.id, step);
            idSpans.set(step.id.id, step.id);
        }
        else
            judgeTwice(reader, step.id, first);
    }
    const ids = new Set(byId.keys());
    for (const step of steps) {
        for (const dependency of step.dependencies) {
            if (dependency.id === step.id?.id)
                judgeSelf(reader, dependency);
            else if (!ids.has(dependency.id))
                judgeMissing(reader, dependency, ids);
        }
    }
    judgeCycles(reader, byId);
}
function judgeTwice(reader, second, first) {
    reader.judgement.stops({
        rule: 'fleet/step-twice',
        messageId: 'twice',
        message: `the step id ${quote(second.id)} is taken already`,
        place: placeIn(reader, second.span),
        found: quote(second.id),
        expected: 'an id of its own',
        fix: 'give this step another id, and name that in the dependencies meant for it',
        related: [{ message: 'the first step of this id', place: placeIn(reader, first.span) }],
    });
}
function judgeSelf(reader, dependency) {
    reader.judgement.stops({
        rule: 'fleet/dependency',
        messageId: 'self',
        message: `the step ${quote(dependency.id)} depends on itself`,
        place: placeIn(reader, dependency.span),
        found: quote(dependency.id),
        expected: 'another step',
        fix: `delete ${quote(dependency.id)} from its own dependencies`,
    });
}
function judgeMissing(reader, dependency, ids) {
    const near = reader.judgement.nearest(dependency.id, ids);
    reader.judgement.stops({
        rule: 'fleet/dependency',
        messageId: 'missing',
        message: near === null
            ? `there is no step ${quote(dependency.id)} to depend on`
            : `there is no step ${quote(dependency.id)} to depend on; did you mean ${quote(near)}?`,
        place: placeIn(reader, dependency.span),
        found: quote(dependency.id),
        expected: 'the id of a step of this file',
        fix: near === null ? 'add that step, or delete the dependency' : `write ${quote(near)}`,
    });
}
function judgeCycles(reader, byId) {
    const edges = [...byId].flatMap(([from, { dependencies }]) => dependencies.map((mark) => ({ from, to: mark.id, mark })));
    for (const { path, closedBy } of findCycles([...byId.keys()], edges)) {
        // A step that depends on itself is told of above.
        if (path.length > 2)
            reportCycle(reader, closedBy, path);
    }
}
/** Steps of a cycle shown before the rest is counted. */
const MOST_SHOWN = 24;
function reportCycle(reader, closing, path) {
    const names = path.map((id) => shorten(visible(id)));
    const shown = names.length <= MOST_SHOWN
        ? names.join(' → ')
        : `${names.slice(0, MOST_SHOWN).join(' → ')} → … (${names.length - 1} steps)`;
    reader.judgement.stops({
        rule: 'fleet/dependency-cycle',
        messageId: 'cycle',
        message: `the steps wait for each other: ${shown}`,
        place: placeIn(reader, closing.span),
        found: shown,
        expected: 'an order in which each step comes after those it depends on',
        fix: `delete the dependency on ${quote(closing.id)} here, or another one on this way`,
    });
}

;// CONCATENATED MODULE: ./build/manifest/payload/read-fleets.js
// The fleets (older hosts) or playbooks (newer hosts) of their root: `.md` files directly in it, each a
// plan of steps. Specification: manifest page, "Payloads", Fleets / playbooks.














/** Reads every file of `root`; `kind` is `fleet` or `playbook`. */
function readFleets(index, root, kind) {
    return topMarkdown(index, root).map((path) => {
        const judgement = new FileJudgement();
        const bytes = index.bytesOf(path);
        const payload = bytes === null ? null : openMarkdown(path, bytes, judgement);
        const uses = payload === null ? noUses : judgeFleet(payload, judgement, kind);
        const name = baseName(path).slice(0, -3);
        return { kind, name, path, judgement, payload, unread: bytes === null, uses };
    });
}
function judgeFleet(payload, judgement, kind) {
    const { frontmatter, source } = payload;
    judgeFrontmatter(payload, judgement, kind);
    if (frontmatter.node === null)
        return noUses;
    const reader = {
        source,
        judgement,
        area: 'fleet',
        noun: kind,
        version: versionOf(entryOf(frontmatter.node, 'version')?.value),
        closed: false,
    };
    const top = judgeFields(reader, frontmatter.node, fleetFields, '', source.linePlace(1));
    const name = top.get('name')?.value;
    if (name !== undefined) {
        judgeHiddenCharacters(stringOf(name) ?? '', 'name', placeIn(reader, name.span), judgement);
    }
    return joinUses([...judgeLoops(reader, top.get('loops')), judgeSteps(reader, top.get('steps'))]);
}
/** The stated version, or the newest where it is not readable: then no field is called too new. */
function versionOf(node) {
    const value = node?.type === 'scalar' ? node.value : null;
    const known = typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= 1 &&
        value <= newestFleetVersion;
    return known ? value : newestFleetVersion;
}
function judgeLoops(reader, loops) {
    if (loops?.value.type !== 'list')
        return [];
    return loops.value.items.map((loop, at) => judgeLoop(reader, loop, `loops[${at}]`, placeIn(reader, loop.span)));
}
function judgeSteps(reader, entry) {
    if (entry?.value.type !== 'list')
        return noUses;
    if (entry.value.items.length === 0) {
        reader.judgement.stops({
            rule: 'fleet/no-steps',
            messageId: 'empty',
            message: `the ${reader.noun} has no steps`,
            place: placeIn(reader, entry.value.span),
            found: 'no step',
            expected: 'at least one step',
        });
    }
    const steps = entry.value.items
        .map((item, at) => readStep(reader, item, `steps[${at}]`))
        .filter((step) => step !== null);
    judgeDependencies(reader, steps);
    return joinUses(steps.map(({ uses }) => uses));
}

;// CONCATENATED MODULE: ./build/manifest/payload/prompt-arguments.js
// The argument forms of a prompt: $1…, $@, ${@:N}, ${@:N:L}, ${N:-default}, $ARGUMENTS. Finds text that
// was surely meant as one and is none; shell and template text ($HOME, ${name}) is left alone.
// Specification: manifest page, "Payloads", Prompts.
/** Longest argument looked at; defaults beyond it are taken as they are. */
const prompt_arguments_LONGEST = 512;
/** Malformed arguments in `text` from offset `from`, in order. Linear. */
function malformedArguments(text, from = 0) {
    const found = [];
    for (let at = text.indexOf('$', from); at >= 0; at = text.indexOf('$', at + 1)) {
        const one = text[at + 1] === '{' ? braced(text, at) : bare(text, at);
        if (one !== null)
            found.push(one);
    }
    return found;
}
function bare(text, at) {
    const bareForm = /^\$(?:([A-Za-z]{8,10})(?![A-Za-z0-9_])|0(?![A-Za-z0-9_]|[.,][0-9]))/.exec(text.slice(at, at + 16));
    if (bareForm === null)
        return null;
    const word = bareForm[1] ?? '0';
    const end = at + 1 + word.length;
    const whole = text.slice(at, end);
    if (word === '0')
        return { start: at, end, text: whole, why: 'zero', better: '$1' };
    if (word === 'ARGUMENTS' || !isArgumentsWord(word))
        return null;
    return { start: at, end, text: whole, why: 'misspelt', better: '$ARGUMENTS' };
}
function braced(text, at) {
    const window = text.slice(at, at + prompt_arguments_LONGEST);
    const line = /^\$\{[^\n\r}]*/.exec(window)?.[0] ?? '';
    const inner = line.slice(2);
    const meant = /^[0-9]/.test(inner) || inner.startsWith('@') || isArgumentsWord(inner);
    if (!meant)
        return null;
    if (window[line.length] !== '}') {
        if (line.length === prompt_arguments_LONGEST)
            return null;
        return { start: at, end: at + line.length, text: line, why: 'unclosed', better: `${line}}` };
    }
    if (/^@:[0-9]{1,9}(?::[0-9]{1,9})?$/.test(inner))
        return null;
    if (/^[1-9][0-9]{0,8}:-/.test(inner))
        return null;
    const better = betterBraced(inner);
    const whole = `${line}}`;
    const why = /^0+(?::-|$)/.test(inner) ? 'zero' : 'malformed';
    return { start: at, end: at + whole.length, text: whole, why, better };
}
function betterBraced(inner) {
    if (inner === '@')
        return '$@';
    if (/^[1-9][0-9]{0,8}$/.test(inner))
        return `$${inner}`;
    if (isArgumentsWord(inner))
        return '$ARGUMENTS';
    const fallback = /^([1-9][0-9]{0,8})(?::=|-|:|=|:\?)(.*)$/.exec(inner);
    return fallback === null ? null : `\${${fallback[1]}:-${fallback[2]}}`;
}
function isArgumentsWord(word) {
    return /^arguments?$/i.test(word);
}

;// CONCATENATED MODULE: ./build/manifest/payload/read-prompts.js
// All prompts below a prompts root. A prompt needs no frontmatter; a link anywhere in the root is an
// error. Specification: manifest page, "Payloads", Prompts.









/** Reads every `.md` below `root`, and names each after its path with `:` for `/`. */
function readPrompts(index, root) {
    const files = [];
    const start = index.realDirectory(root);
    if (start === null)
        return files;
    const waiting = [{ real: start, shown: root }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        for (const child of index.childrenOf(next.real)) {
            const path = joinRelative(next.shown, baseName(child.path));
            if (child.type === 'directory')
                waiting.push({ real: child.path, shown: path });
            else if (child.type === 'link')
                files.push(linkedPrompt(path, root, child.target));
            else if (path.endsWith('.md'))
                files.push(readPrompt(index, path, root));
        }
    }
    return files;
}
function promptName(path, root) {
    const below = root === '.' ? path : path.slice(root.length + 1);
    return below.replace(/\.md$/, '').replaceAll('/', ':');
}
function linkedPrompt(path, root, target) {
    const judgement = new FileJudgement();
    judgement.stops({
        rule: 'prompt/link',
        messageId: 'link',
        message: `${quote(path)} is a symbolic link to ${quote(target)}, and a host refuses links in the prompts root`,
        place: wholeFile(path),
        found: 'a symbolic link',
        expected: 'files and directories only',
        fix: `replace the link ${quote(path)} by a copy of what it points at`,
    });
    const name = promptName(path, root);
    return { kind: 'prompt', name, path, judgement, payload: null, unread: false };
}
function readPrompt(index, path, root) {
    const judgement = new FileJudgement();
    const bytes = index.bytesOf(path);
    const payload = bytes === null ? null : openMarkdown(path, bytes, judgement);
    if (payload !== null)
        judgePrompt(payload, judgement);
    const name = promptName(path, root);
    return { kind: 'prompt', name, path, judgement, payload, unread: bytes === null };
}
function judgePrompt(payload, judgement) {
    const { frontmatter, source } = payload;
    if (frontmatter.present)
        judgeFrontmatter(payload, judgement);
    for (const argument of malformedArguments(source.text, frontmatter.body)) {
        judgement.remarks({
            rule: 'prompt/argument',
            messageId: argument.why,
            message: argumentMessage(argument),
            place: source.place(argument.start, argument.end),
            found: argument.text.slice(0, 240),
            expected: argument.better ?? `$1, $@, \${@:N}, \${@:N:L}, \${N:-default} or $ARGUMENTS`,
            fix: argument.better === null
                ? null
                : `write ${shorten(visible(argument.better))} instead of ${shorten(visible(argument.text))}`,
        });
    }
}
function argumentMessage({ text, why }) {
    const shown = quote(text);
    if (why === 'unclosed')
        return `the argument ${shown} is not closed with }`;
    if (why === 'zero')
        return `the argument ${shown} counts from 0, and arguments count from 1`;
    if (why === 'misspelt')
        return `${shown} is not replaced: the argument is called $ARGUMENTS`;
    return `${shown} is no form of argument, so it reaches the model as it stands`;
}

;// CONCATENATED MODULE: ./build/manifest/payload/find-skills.js
// Which files a Clio host takes for skills below a skills root: a directory with SKILL.md is one skill
// and is not searched further, a loose .md at the top is read as one too. Looks at names only.
// Specification: manifest page, "Payloads", Skills.


/** Directories of a skill that hold material, where a SKILL.md is no lost skill. */
const materialDirectories = new Set(['assets', 'references', 'scripts']);
/** Walks the skills root `root` (root-relative, `.` possible). Linear; survives link cycles. */
function findSkills(index, root) {
    const skills = [];
    const hidden = [];
    const start = index.realDirectory(root);
    if (start === null)
        return { skills, hidden };
    const seen = new Set();
    const linked = [];
    const walk = (waiting, onlyOnce) => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
            const { shown, real } = next;
            const file = joinRelative(shown, 'SKILL.md');
            if (index.isFile(joinRelative(real, 'SKILL.md'))) {
                const isRoot = shown === root;
                skills.push({ path: file, form: 'directory', directory: isRoot ? null : baseName(shown) });
                if (!onlyOnce)
                    collectHidden(index, real, shown, hidden);
                continue;
            }
            // A linked directory is walked once; its own skills were found above however often they are linked.
            if (onlyOnce && seen.has(real))
                continue;
            seen.add(real);
            for (const child of index.childrenOf(real)) {
                const name = baseName(child.path);
                if (isSkipped(name))
                    continue;
                const place = joinRelative(shown, name);
                if (child.type === 'directory')
                    waiting.push({ shown: place, real: child.path });
                else if (shown === root && name.endsWith('.md') && index.isFile(child.path)) {
                    skills.push({ path: place, form: 'loose', directory: null });
                }
                else if (child.type === 'link') {
                    const target = index.realDirectory(child.path);
                    if (target !== null)
                        linked.push({ shown: place, real: target });
                }
            }
        }
    };
    walk([{ shown: root, real: start }], false);
    // Links found behind links join `linked` while it is being walked.
    walk(linked, true);
    skills.sort((a, b) => (a.path < b.path ? -1 : 1));
    hidden.sort((a, b) => (a.path < b.path ? -1 : 1));
    return { skills, hidden };
}
function isSkipped(name) {
    return name.startsWith('.') || name === 'node_modules';
}
function collectHidden(index, real, shown, hidden) {
    const waiting = index
        .childrenOf(real)
        .filter((child) => !materialDirectories.has(baseName(child.path)))
        .filter((child) => child.type === 'directory')
        .map((child) => child.path);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (isSkipped(baseName(next)))
            continue;
        const below = real === '.' ? next : next.slice(real.length + 1);
        if (index.isFile(`${next}/SKILL.md`)) {
            hidden.push({ path: joinRelative(shown, below, 'SKILL.md'), owner: shown });
        }
        for (const child of index.childrenOf(next)) {
            if (child.type === 'directory')
                waiting.push(child.path);
        }
    }
}

;// CONCATENATED MODULE: ./build/manifest/payload/skill-description.js
// The description of a skill, by which a model decides whether to use it.
// Specification: manifest page, "Payloads", Skills.


/** Judges `description` in the frontmatter `node` of a skill. */
function judgeSkillDescription(node, payload, judgement) {
    const rule = 'skill/description-missing';
    const fix = 'write one sentence on what the skill does and when to use it into "description"';
    const entry = entryOf(node, 'description');
    if (entry === undefined) {
        judgement.stops({
            rule,
            messageId: 'missing',
            message: 'the frontmatter has no "description", and a host loads no skill without one',
            place: payload.source.linePlace(1),
            expected: 'a description',
            fix: `add a line "description: …": ${fix.replace(' into "description"', '')}`,
        });
        return;
    }
    const { span } = entry.value;
    const place = payload.source.place(span.start, span.end);
    const text = stringOf(entry.value);
    if (text === undefined && !(entry.value.type === 'scalar' && entry.value.value === null)) {
        judgement.stops({
            rule,
            messageId: 'not-text',
            message: 'the "description" is not text, so a host takes it for missing',
            place,
            found: describeNode(entry.value),
            expected: 'text',
            fix: 'write the description as text, in double quotes',
        });
    }
    else if (text === undefined || text.trim() === '') {
        judgement.stops({
            rule,
            messageId: 'blank',
            message: 'the "description" is blank, and a host loads no skill without one',
            place,
            found: 'nothing',
            expected: 'a description',
            fix,
        });
    }
    else if (text.length > payloadLimits.descriptionLength) {
        const length = text.length;
        judgement.remarks({
            rule: 'skill/description-long',
            messageId: 'long',
            message: `the description has ${length} characters, over ${payloadLimits.descriptionLength}`,
            place,
            found: `${length} characters`,
            expected: `at most ${payloadLimits.descriptionLength} characters`,
        });
    }
}

;// CONCATENATED MODULE: ./build/manifest/payload/skill-name.js
// The name of a skill: what it is called by, its form, and its directory.
// Specification: manifest page, "Payloads", Skills.






/** Judges `name` in the frontmatter; the name a host uses is `fallback` where none is written. */
function judgeSkillName(node, skill, fallback, payload, judgement) {
    const entry = entryOf(node, 'name');
    if (entry === undefined || (entry.value.type === 'scalar' && entry.value.value === null)) {
        return { name: fallback, namePlace: wholeFile(skill.path) };
    }
    const place = payload.source.place(entry.value.span.start, entry.value.span.end);
    const name = stringOf(entry.value);
    if (name === undefined) {
        judgement.remarks({
            rule: 'skill/name-form',
            messageId: 'not-text',
            message: 'the "name" is not text',
            place,
            found: describeNode(entry.value),
            expected: 'text',
            fix: 'write the name as text, in double quotes',
        });
        return { name: fallback, namePlace: place };
    }
    if (name.length > payloadLimits.skillNameLength) {
        judgement.remarks({
            rule: 'skill/name-long',
            messageId: 'long',
            message: `the name ${quote(name)} has ${name.length} characters, over ${payloadLimits.skillNameLength}`,
            place,
            found: `${name.length} characters`,
            expected: `at most ${payloadLimits.skillNameLength} characters`,
        });
    }
    if (!/^[a-z0-9-]+$/.test(name)) {
        const better = suggestedName(name);
        judgement.remarks({
            rule: 'skill/name-form',
            messageId: 'characters',
            message: `the name ${quote(name)} has characters other than a-z, 0-9 and -`,
            place,
            found: quote(name),
            expected: 'a-z, 0-9 and -',
            fix: better === '' ? null : `write "name: ${better}" and call the directory ${better} too`,
        });
    }
    judgeHiddenCharacters(name, 'name', place, judgement);
    if (skill.directory !== null && name !== skill.directory) {
        judgement.remarks({
            rule: 'skill/name-directory',
            messageId: 'differs',
            message: `the name is ${quote(name)} and its directory ${quote(skill.directory)}`,
            place,
            found: quote(name),
            expected: quote(skill.directory),
            fix: `write "name: ${shorten(visible(skill.directory))}", or rename the directory to match the name`,
        });
    }
    return { name: name.trim() === '' ? fallback : name, namePlace: place };
}
function suggestedName(name) {
    return name
        .slice(0, payloadLimits.skillNameLength)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
}

;// CONCATENATED MODULE: ./build/manifest/payload/stray-markdown.js
// Markdown that lies loose in a skills root and was never meant to be a skill.
// Specification: manifest page, "Payloads", Skills ("a stray `skills/README.md` breaks the package").



/** A loose file that nobody meant to be a skill: no frontmatter, or one without a description. */
function isStray({ frontmatter }) {
    const { node, problems } = frontmatter;
    if (problems.some(({ kind }) => kind === 'missing'))
        return true;
    return node !== null && problems.length === 0 && entryOf(node, 'description') === undefined;
}
/** Says what a host makes of the stray file `skill`. */
function judgeStray(skill, payload, judgement) {
    const missing = payload.frontmatter.node === null;
    const what = missing ? 'no frontmatter' : 'no description';
    judgement.stops({
        rule: 'skill/stray-markdown',
        messageId: missing ? 'no-frontmatter' : 'no-description',
        message: `${quote(baseName(skill.path))} lies directly in the skills root, where a host reads every .md as a skill, and it has ${what}: that breaks the package`,
        place: payload.source.linePlace(1),
        found: `a Markdown file with ${what}`,
        expected: 'only skills',
        fix: `move ${quote(skill.path)} out of the skills root, or into the directory of the skill it is about`,
    });
}

;// CONCATENATED MODULE: ./build/manifest/payload/read-skill.js
// One skill as a Clio host reads it. Stricter readers are judged elsewhere (portable page); here only
// what keeps the host from loading it, and what it warns about.
// Specification: manifest page, "Payloads", Skills.








/** Reads the skill and judges it; what is wrong goes to `judgement`. */
function readSkill(index, skill, judgement) {
    const fallback = skill.directory ??
        (skill.form === 'loose' ? baseName(skill.path).slice(0, -3) : baseName(index.tree.root));
    const size = index.sizeOf(skill.path) ?? 0;
    const nothing = { name: fallback, namePlace: wholeFile(skill.path), payload: null };
    if (size > payloadLimits.skillBytes) {
        judgement.stops({
            rule: 'skill/too-large',
            messageId: 'too-large',
            message: `the skill has ${size} bytes, and a host reads at most ${payloadLimits.skillBytes}`,
            place: wholeFile(skill.path),
            found: `${size} bytes`,
            expected: `at most ${payloadLimits.skillBytes} bytes`,
        });
        return { ...nothing, unread: false };
    }
    const bytes = index.bytesOf(skill.path);
    if (bytes === null)
        return { ...nothing, unread: true };
    if (size > payloadLimits.skillAdvisedBytes) {
        judgement.remarks({
            rule: 'skill/long',
            messageId: 'long',
            message: `the skill has ${size} bytes, over the ${payloadLimits.skillAdvisedBytes} that fit into a context well`,
            place: wholeFile(skill.path),
            found: `${size} bytes`,
            expected: `at most ${payloadLimits.skillAdvisedBytes} bytes`,
        });
    }
    const payload = openMarkdown(skill.path, bytes, judgement);
    if (payload === null)
        return { ...nothing, unread: false };
    const node = payload.frontmatter.node;
    if (skill.form === 'loose' && isStray(payload)) {
        judgeStray(skill, payload, judgement);
        return { ...nothing, payload, unread: false };
    }
    judgeFrontmatter(payload, judgement);
    if (node === null)
        return { ...nothing, payload, unread: false };
    judgeSkillDescription(node, payload, judgement);
    return { ...judgeSkillName(node, skill, fallback, payload, judgement), payload, unread: false };
}

;// CONCATENATED MODULE: ./build/manifest/payload/skill-name-twice.js

/** The fault of the later one; both have the name of `first`. Places stay as they are given. */
function twiceFault(later, first) {
    return {
        rule: 'skill/name-twice',
        messageId: 'twice',
        message: `the skill name ${quote(later.name)} is taken by ${quote(first.path)} already`,
        place: later.namePlace,
        found: quote(later.name),
        expected: 'a name of its own',
        fix: 'give one of the two another name, and its directory the same',
        related: [{ message: 'the other skill of this name', place: first.namePlace }],
    };
}

;// CONCATENATED MODULE: ./build/manifest/payload/read-skills.js
// All skills below one skills root: each file, names that occur twice, skills nobody reaches, and a
// root without any. Specification: manifest page, "Payloads", Skills.






/** Reads every skill below `root`. `rootDirectory` is what a SKILL.md in the root itself must be called. */
function readSkills(index, root, rootDirectory = null) {
    const judgement = new FileJudgement();
    const found = findSkills(index, root);
    const earlier = new Map();
    const files = found.skills.map((one) => {
        const skill = one.form === 'directory' && one.directory === null
            ? { ...one, directory: rootDirectory }
            : one;
        const own = new FileJudgement();
        const read = readSkill(index, skill, own);
        if (!read.unread && own.stopper === null)
            read_skills_judgeTwice(skill.path, read, earlier, own);
        return {
            kind: 'skill',
            name: read.name,
            namePlace: read.namePlace,
            path: skill.path,
            judgement: own,
            payload: read.payload,
            unread: read.unread,
        };
    });
    for (const { path, owner } of found.hidden) {
        judgement.remarks({
            rule: 'skill/nested',
            messageId: 'nested',
            message: `this skill lies inside the skill ${quote(owner)}, which is not searched further, so no host loads it`,
            place: wholeFile(path),
            found: quote(path),
            expected: `a directory beside ${quote(owner)}`,
            fix: `move its directory out of ${quote(owner)}`,
        });
    }
    return { files, judgement, foundAny: found.skills.length > 0 };
}
function read_skills_judgeTwice(path, read, earlier, judgement) {
    const first = earlier.get(read.name);
    if (first === undefined) {
        earlier.set(read.name, { ...read, path });
        return;
    }
    judgement.stops(twiceFault({ ...read, path }, first));
}

;// CONCATENATED MODULE: ./build/manifest/payload/unloaded-markdown.js
// Markdown that looks like a payload and is none: below a root that is read without its subdirectories,
// or in a directory called like a root that nothing declares. Notes only.
// Specification: manifest page, "Payloads" ("directly in the root") and `resources`.




const flatKinds = new Set(['agent', 'fleet', 'playbook']);
/** Notes on Markdown files a host never reads although they lie where payloads lie. */
function unloadedMarkdown(index, roots) {
    const flat = roots.filter(({ kind }) => flatKinds.has(kind));
    const findings = flat.flatMap((root) => tooDeep(index, root));
    for (const [key, kind] of kindOfRoot) {
        if (roots.some((root) => root.key === key || root.path === key))
            continue;
        const real = index.realDirectory(key);
        if (real === null || real === '.')
            continue;
        if (!index.childrenOf(real).some(({ path }) => path.endsWith('.md')))
            continue;
        findings.push(finding({
            rule: 'payload/root-undeclared',
            messageId: 'undeclared',
            message: `the directory ${quote(key)} is not declared, so a Clio host loads no ${kind} from it`,
            place: wholeFile(key),
            found: `no ${quote(key)} in "resources"`,
            expected: `"${key}": "${key}" in "resources"`,
            fix: `add "${key}": "${key}" to "resources" of the "ai.iowarp.clio" block, if Clio hosts are to load it`,
        }));
    }
    return findings;
}
function tooDeep(index, root) {
    if (root.path === '.')
        return [];
    const start = index.realDirectory(root.path);
    const waiting = start === null ? [] : [start];
    const findings = [];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        for (const child of index.childrenOf(next)) {
            if (child.type === 'directory')
                waiting.push(child.path);
            if (child.type !== 'file' || next === start || !child.path.endsWith('.md'))
                continue;
            findings.push(finding({
                rule: 'payload/too-deep',
                messageId: 'too-deep',
                message: `${quote(child.path)} is not directly in ${quote(root.path)}, so no host loads it as ${root.kind}`,
                place: wholeFile(child.path),
                found: quote(directoryOf(child.path)),
                expected: quote(root.path),
                fix: `move it directly into ${quote(root.path)}, if it is meant to be loaded`,
            }));
        }
    }
    return findings;
}

;// CONCATENATED MODULE: ./build/manifest/payload/read-payloads.js
// What a Clio host loads from a package, and everything that is wrong with it, from the immutable tree
// of the candidate. Never changes whether the package is admitted, never reads the disk, never throws
// for a bad package. Specification: manifest page, "Payloads".













/** Reads the payloads of `candidate`, valid or not. */
function readPayloads(candidate) {
    const index = indexTree(candidate.tree);
    const roots = payloadRoots(candidate, index);
    const findings = [];
    const files = [];
    // Skills come first, because agents bind them.
    for (const root of roots.filter(({ kind }) => kind === 'skill')) {
        const skills = readSkills(index, root.path);
        files.push(...skills.files);
        findings.push(...skills.judgement.findings, ...noSkill(candidate, index, root, skills));
    }
    const skillNames = new Set(files.map(({ name }) => name));
    for (const root of roots)
        files.push(...readOther(index, root, skillNames));
    const markers = { index, components: componentsOf(candidate) };
    for (const file of files)
        judgeFileMarkers(markers, file);
    const parity = candidate.manifest === null
        ? { componentOf: new Map(), findings: [] }
        : judgeParity(candidate.manifest, files, index);
    for (const file of files)
        findings.push(...file.judgement.findings);
    findings.push(...parity.findings, ...unloadedMarkdown(index, roots));
    return {
        resources: files
            .filter((file) => !file.unread && file.judgement.stopper === null)
            .map((file) => ({
            kind: file.kind,
            name: file.name,
            path: file.path,
            component: parity.componentOf.get(file) ?? null,
        }))
            .sort((a, b) => order_byCodeUnits(a.kind, b.kind) || order_byCodeUnits(a.name, b.name) || order_byCodeUnits(a.path, b.path)),
        broken: brokenOf(files),
        prerequisites: prerequisitesOf(files, index),
        findings,
        notChecked: notCheckedOf(files),
    };
}
function readOther(index, { kind, path }, skillNames) {
    switch (kind) {
        case 'skill':
            return [];
        case 'prompt':
            return readPrompts(index, path);
        case 'agent':
            return readAgents(index, path, skillNames);
        default:
            return readFleets(index, path, kind);
    }
}
function noSkill(candidate, index, root, skills) {
    // A root that is not there is the manifest's fault and said there.
    if (skills.foundAny || index.realDirectory(root.path) === null)
        return [];
    const declared = declarationPlace(candidate, root.key);
    return [
        finding({
            rule: 'skill/none',
            messageId: declared === null ? 'present' : 'declared',
            message: `the skills root ${quote(root.path)} has no skill in it`,
            place: declared ?? wholeFile(root.path),
            found: 'no skill',
            expected: 'at least one directory with a SKILL.md',
            fix: declared === null
                ? `put a skill into ${quote(root.path)}, or delete the directory`
                : `put a skill into ${quote(root.path)}, or delete "skills" from "resources" and the empty directory`,
        }),
    ];
}
function componentsOf({ manifest }) {
    if (manifest === null)
        return null;
    return new Map(manifest.components.map((one) => [`${one.kind}:${one.id}`, one]));
}
function judgeFileMarkers(context, { payload, judgement, uses }) {
    if (payload === null)
        return;
    const { source, frontmatter } = payload;
    const placeOf = (start, end) => source.place(start, end);
    judgeMarkers(context, judgement, source.text, frontmatter.body, placeOf);
    for (const one of [...(uses?.commands ?? []), ...(uses?.arguments ?? [])]) {
        judgeStepText(context, judgement, one, placeOf(one.span.start, one.span.end));
    }
}
function brokenOf(files) {
    return files
        .flatMap(({ kind, path, judgement }) => judgement.stopper === null ? [] : [{ kind, path, finding: judgement.stopper }])
        .sort((a, b) => order_byCodeUnits(a.kind, b.kind) || order_byCodeUnits(a.path, b.path));
}
function notCheckedOf(files) {
    return files
        .filter(({ unread }) => unread)
        .map(({ path }) => ({ what: path, why: 'the file is too large to be read' }));
}

;// CONCATENATED MODULE: ./build/portable/foreign-manifest.js
// Manifests of other clients beside plugin.json: recognised and named, so that nobody believes they
// change what is checked; where name or version disagree, a person would install one thing and get
// another. Judges nothing else in them. Reads the tree value only.







const compared = ['name', 'version'];
/** Names each foreign manifest and compares it with `ours`, the root of plugin.json. */
function judgeForeignManifests(tree, ours, ledger) {
    for (const path of foreignManifests) {
        const entry = tree.byPath.get(path);
        if (entry === undefined || entry.type === 'directory')
            continue;
        const bytes = tree.captured.get(path);
        const decoded = bytes === undefined ? null : decodeUtf8(bytes);
        const parsed = decoded?.ok === true ? parseJson(decoded.text) : null;
        const root = parsed?.ok === true && parsed.root.type === 'map' ? parsed.root : null;
        ledger.add('portable/foreign-manifest', {
            messageId: root === null ? 'unreadable' : 'found',
            message: root === null
                ? `${quote(path)} is a manifest of another client, is not checked, and is no JSON object`
                : `${quote(path)} is a manifest of another client and is not checked`,
            place: wholeFile(path),
        });
        if (root === null || ours === null || decoded?.ok !== true)
            continue;
        const source = new Source(path, decoded.text);
        const packages = path.endsWith('marketplace.json') ? ourEntries(root, ours) : [root];
        for (const theirs of packages)
            compare(source, theirs, ours, ledger);
    }
}
/** The entries of a marketplace that mean this package: one that has its name, or the one at its root. */
function ourEntries(root, ours) {
    const plugins = entryOf(root, 'plugins')?.value;
    if (plugins?.type !== 'list')
        return [];
    const name = foreign_manifest_textOf(ours, 'name');
    return plugins.items.filter((item) => {
        if (item.type !== 'map')
            return false;
        const place = foreign_manifest_textOf(item, 'source');
        return place === undefined ? foreign_manifest_textOf(item, 'name') === name : place === '.' || place === './';
    });
}
function foreign_manifest_textOf(map, key) {
    return stringOf(entryOf(map, key)?.value);
}
function compare(source, theirs, ours, ledger) {
    for (const field of compared) {
        const node = entryOf(theirs, field)?.value;
        const their = stringOf(node);
        const our = foreign_manifest_textOf(ours, field);
        if (node === undefined || their === undefined || our === undefined || their === our)
            continue;
        ledger.add('portable/foreign-disagrees', {
            messageId: field,
            message: `the ${field} ${quote(their)} in ${quote(source.file)} disagrees with ${quote(our)} in plugin.json`,
            place: source.place(node.span.start, node.span.end),
            found: their,
            expected: our,
            fix: `Write the same ${field} in both files.`,
        });
    }
}

;// CONCATENATED MODULE: ./build/portable/boundaries.js
// Which boundary each rule of the portable contract has: what a conforming client does about it. The
// rules in src/checks repeat it for readers; a test holds the two together.
// Specification: portable page, "Each finding carries a boundary".
/** From the outermost (the package is rejected) to the one that changes nothing. */
const boundaryOrder = ['FATAL', 'TYPE', 'ENTRY', 'DENY', 'IGNORE', 'ADVICE'];
const boundaryOfRule = {
    'portable/manifest-missing': 'FATAL',
    'portable/manifest-json': 'FATAL',
    'portable/schema': 'FATAL',
    'portable/name': 'FATAL',
    'portable/metadata': 'FATAL',
    'portable/extension-member': 'FATAL',
    'portable/unknown-field': 'IGNORE',
    'portable/extensions': 'IGNORE',
    'portable/skills-location': 'TYPE',
    'portable/path-outside': 'DENY',
    'portable/link': 'ADVICE',
    'portable/near-location': 'ADVICE',
    'portable/metadata-form': 'ADVICE',
    'portable/duplicate-key': 'ADVICE',
    'portable/foreign-manifest': 'ADVICE',
    'portable/foreign-disagrees': 'ADVICE',
    'portable/more-findings': 'ADVICE',
    'agent-skill/location': 'ENTRY',
    'agent-skill/encoding': 'ENTRY',
    'agent-skill/frontmatter': 'ENTRY',
    'agent-skill/name': 'ENTRY',
    'agent-skill/name-directory': 'ENTRY',
    'agent-skill/description': 'ENTRY',
    'agent-skill/license': 'ENTRY',
    'agent-skill/compatibility': 'ENTRY',
    'agent-skill/metadata': 'ENTRY',
    'agent-skill/allowed-tools': 'ENTRY',
    'agent-skill/not-discovered': 'ADVICE',
    'agent-skill/metadata-value': 'ADVICE',
    'agent-skill/allowed-tools-list': 'ADVICE',
    'agent-skill/unknown-key': 'ADVICE',
    'mcp/location': 'TYPE',
    'mcp/json': 'TYPE',
    'mcp/schema': 'TYPE',
    'mcp/unknown-key': 'TYPE',
    'mcp/servers': 'TYPE',
    'mcp/server': 'ENTRY',
    'mcp/server-key': 'ENTRY',
    'mcp/command': 'ENTRY',
    'mcp/args': 'ENTRY',
    'mcp/env': 'ENTRY',
    'mcp/cwd': 'ENTRY',
    'mcp/url': 'ENTRY',
    'mcp/headers': 'ENTRY',
    'mcp/command-missing': 'ADVICE',
    'mcp/cwd-missing': 'ADVICE',
    'mcp/url-form': 'ADVICE',
    'mcp/placeholder': 'ADVICE',
    'mcp/secret': 'ADVICE',
    'mcp/duplicate-key': 'ADVICE',
};
/** ADVICE rules that the page calls warnings; every other ADVICE is a note. */
const adviceThatWarns = (/* unused pure expression or super */ null && ([
    'agent-skill/metadata-value',
    'agent-skill/allowed-tools-list',
    'agent-skill/unknown-key',
    'mcp/url-form',
    'mcp/secret',
    'portable/foreign-disagrees',
]));
/** Rules that a strict judgement counts against conformance although a client loads the thing. */
const raisedWhenStrict = ['agent-skill/unknown-key'];
/** The boundary of a rule, or null for a rule that is no part of the portable contract. */
function boundaryOf(rule) {
    return Object.hasOwn(boundaryOfRule, rule) ? boundaryOfRule[rule] : null;
}

;// CONCATENATED MODULE: ./build/portable/ledger.js
// Where the portable readers write: findings under their rule, and what is loaded, skipped, reported.
// The first fatal finding marks all that is not fatal as blocked; nothing is ever dropped unsaid.
// Specification: portable page, "After a FATAL, keep inspecting".



class Ledger {
    #findings = [];
    #boundaries = new Set();
    #rules = new Set();
    #skipped = new Set();
    #reported = new Set();
    #skills = [];
    #servers = [];
    #claimed = new Set();
    #firstFatal = null;
    #dropped = 0;
    #presentSkills = 0;
    #presentServers = 0;
    add(rule, fault) {
        const boundary = boundaryOf(rule);
        if (boundary !== null)
            this.#boundaries.add(boundary);
        if (boundary === 'FATAL')
            this.#firstFatal ??= rule;
        this.#rules.add(rule);
        this.#keep(finding({ ...fault, rule }));
    }
    /** Takes findings that belong to no boundary, such as Markdown hygiene. */
    addAll(findings) {
        for (const one of findings)
            this.#keep(one);
    }
    #keep(one) {
        if (this.#findings.length < limits.findingsEach)
            this.#findings.push(one);
        else
            this.#dropped += 1;
    }
    /** Notes that a client leaves this out: `skills`, `skills/<dir>`, `mcp.json`, `mcp.json#<server>`. */
    skip(what) {
        this.#skipped.add(what);
    }
    isSkipped(what) {
        return this.#skipped.has(what);
    }
    reportField(field) {
        this.#reported.add(field);
    }
    loadSkill(directory) {
        this.#skills.push(directory);
    }
    loadServer(name) {
        this.#servers.push(name);
    }
    countSkill() {
        this.#presentSkills += 1;
    }
    countServer() {
        this.#presentServers += 1;
    }
    /** A link that a finding of its own already tells about; the general ones keep quiet about it. */
    claim(path) {
        this.#claimed.add(path);
    }
    isClaimed(path) {
        return this.#claimed.has(path);
    }
    verdict(strict) {
        const outermost = boundaryOrder.find((boundary) => this.#boundaries.has(boundary)) ?? null;
        const loadable = outermost === null || outermost === 'IGNORE' || outermost === 'ADVICE';
        const strictFault = strict && raisedWhenStrict.some((rule) => this.#rules.has(rule));
        return {
            conformant: loadable && !strictFault,
            boundary: outermost,
            load: this.#load(outermost === 'FATAL'),
            present: { skills: this.#presentSkills, mcpServers: this.#presentServers },
            findings: this.#marked(),
        };
    }
    #load(rejected) {
        if (rejected) {
            return { rejected, loaded: { skills: [], mcpServers: [] }, skipped: [], reported: [] };
        }
        return {
            rejected,
            loaded: { skills: this.#skills, mcpServers: this.#servers },
            skipped: [...this.#skipped].map((what) => ({ what })),
            reported: [...this.#reported].map((field) => ({ field })),
        };
    }
    #marked() {
        const findings = this.#findings.map((one) => {
            const boundary = boundaryOf(one.rule);
            return boundary === null || boundary === 'FATAL' || this.#firstFatal === null
                ? one
                : { ...one, blockedBy: this.#firstFatal };
        });
        if (this.#dropped === 0)
            return findings;
        const more = finding({
            rule: 'portable/more-findings',
            messageId: 'more',
            message: `${this.#dropped} more findings about other clients are not shown`,
            place: wholeFile('plugin.json'),
            found: String(findings.length + this.#dropped),
            expected: `at most ${limits.findingsEach}`,
            blockedBy: this.#firstFatal,
        });
        return [...findings, more];
    }
}

;// CONCATENATED MODULE: ./build/portable/effect.js
// How portable messages begin, so that a reader sees at once that they are about any conforming client
// and what such a client does. One function a boundary; none decides anything.

function rejects(text) {
    return `conforming clients reject the package: ${text}`;
}
function loadsNo(type, text) {
    return `conforming clients load no ${type}: ${text}`;
}
function skipsSkill(directory, text) {
    return `conforming clients skip skill ${quote(directory)}: ${text}`;
}
function skipsServer(name, text) {
    return `conforming clients skip MCP server ${quote(name)}: ${text}`;
}
function ignores(field, text) {
    return `conforming clients ignore ${quote(field)}: ${text}`;
}
function refusesPath(path, text) {
    return `conforming clients refuse the path ${quote(path)}: ${text}`;
}

;// CONCATENATED MODULE: ./build/portable/resolve-path.js
const MOST_LINKS = 40;
/** Follows a normalised root-relative path (`.` is the root) through the links of the tree. */
function resolvePath(tree, path) {
    let current = '.';
    for (const part of path.split('/')) {
        if (part === '' || part === '.')
            continue;
        const entry = tree.byPath.get(current === '.' ? part : `${current}/${part}`);
        if (entry === undefined)
            return { kind: 'missing' };
        if (entry.type !== 'link')
            current = entry.path;
        else if (entry.resolved !== null)
            current = entry.resolved;
        else
            return { kind: 'lost', link: entry, fate: fateOf(tree, entry) };
    }
    if (current === '.')
        return { kind: 'root' };
    const entry = tree.byPath.get(current);
    if (entry?.type === 'file')
        return { kind: 'file', entry };
    if (entry?.type === 'directory')
        return { kind: 'directory', entry };
    return { kind: 'missing' };
}
/** Why a link has no target inside the tree. Call it only for a link with `resolved` null. */
function fateOf(tree, link) {
    let todo = [...link.path.split('/').slice(0, -1), ...link.target.split('/')];
    if (link.target.startsWith('/'))
        return 'outside';
    let at = [];
    for (let followed = 0; followed <= MOST_LINKS;) {
        const part = todo.shift();
        if (part === undefined)
            return 'dangling';
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            if (at.pop() === undefined)
                return 'outside';
            continue;
        }
        const entry = tree.byPath.get([...at, part].join('/'));
        if (entry === undefined)
            return leavesLexically(at, part, todo) ? 'outside' : 'dangling';
        if (entry.type !== 'link') {
            at.push(part);
            continue;
        }
        if (entry.resolved !== null) {
            at = entry.resolved === '.' ? [] : entry.resolved.split('/');
            continue;
        }
        if (entry.target.startsWith('/'))
            return 'outside';
        followed += 1;
        todo = [...entry.target.split('/'), ...todo];
    }
    return 'loop';
}
function leavesLexically(at, part, rest) {
    let depth = at.length;
    for (const one of [part, ...rest]) {
        if (one === '' || one === '.')
            continue;
        depth += one === '..' ? -1 : 1;
        if (depth < 0)
            return true;
    }
    return false;
}
/** The fate of a link as the end of a sentence. */
function describeFate(fate) {
    if (fate === 'outside')
        return 'leads outside the package';
    return fate === 'loop' ? 'leads in a circle' : 'leads to nothing';
}

;// CONCATENATED MODULE: ./build/portable/links.js
// Links of a package for a conforming client: inside the root they are allowed, and worth a word;
// any that leads outside is refused when it is followed. Specification: portable page, 7.




/** Judges every link that no other finding tells about already. */
function judgeLinks(tree, ledger) {
    for (const entry of tree.entries) {
        if (entry.type !== 'link' || ledger.isClaimed(entry.path))
            continue;
        if (entry.resolved !== null) {
            ledger.add('portable/link', {
                messageId: 'inside',
                message: `other clients follow the link ${quote(entry.path)} to ${quote(entry.resolved)}, and an archive may not keep it`,
                place: wholeFile(entry.path),
                found: `a link to ${entry.target}`,
                expected: 'a file or directory',
            });
            continue;
        }
        const fate = fateOf(tree, entry);
        ledger.add('portable/path-outside', {
            messageId: fate === 'outside' ? 'outside' : 'nowhere',
            message: refusesPath(entry.path, `the link to ${quote(entry.target)} ${describeFate(fate)}`),
            place: wholeFile(entry.path),
            found: `a link to ${entry.target}`,
            expected: 'a target inside the package',
            fix: `Put the file itself in the place of the link ${quote(entry.path)}, or remove the link.`,
        });
    }
}

;// CONCATENATED MODULE: ./build/portable/markdown-prose.js
// The prose of a Markdown text with everything else blanked out, at the same offsets: code fences, HTML
// comments and frontmatter always, code spans only where links are looked for. Line by line, linear.
/** Blanks what is not prose; nothing before offset `from` counts. */
function proseOf(text, from) {
    let mentioned = blank(text.slice(0, from));
    let fence = null;
    let comment = false;
    for (const line of text.slice(from).split(/(?<=\n)/)) {
        const mark = /^ {0,3}(?:[-*+>] {1,3}|[0-9]{1,3}[.)] {1,3}| {4,12})?(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
        if (fence !== null) {
            if (mark?.startsWith(fence) === true && line.trim() === mark)
                fence = null;
            mentioned += blank(line);
        }
        else if (mark !== null && !comment) {
            fence = mark;
            mentioned += blank(line);
        }
        else {
            const read = withoutComments(line, comment);
            comment = read.open;
            mentioned += read.text;
        }
    }
    return { mentioned, linked: withoutCodeSpans(mentioned) };
}
function withoutComments(line, open) {
    if (!open && !line.includes('<!--'))
        return { text: line, open };
    let text = '';
    let at = 0;
    let inside = open;
    while (at < line.length) {
        const next = line.indexOf(inside ? '-->' : '<!--', at);
        const end = next < 0 ? line.length : next + (inside ? 3 : 4);
        const part = line.slice(at, next < 0 || inside ? end : next);
        text += inside ? blank(part) : part;
        if (next >= 0 && !inside)
            text += '    ';
        if (next >= 0)
            inside = !inside;
        at = end;
    }
    return { text, open: inside };
}
/** A code span begins and ends with the same number of backticks, within one paragraph. */
function withoutCodeSpans(text) {
    return text
        .split(/(\n[ \t]*\r?\n)/)
        .map((paragraph) => blankSpans(paragraph))
        .join('');
}
function blankSpans(paragraph) {
    const runs = [...paragraph.matchAll(/`+/g)];
    // The next run of each length, found from the back so that many runs stay linear.
    const closing = [];
    const nextOfLength = new Map();
    for (let at = runs.length - 1; at >= 0; at -= 1) {
        const length = runs[at]?.[0].length ?? 0;
        closing[at] = nextOfLength.get(length) ?? -1;
        nextOfLength.set(length, at);
    }
    let result = '';
    let done = 0;
    for (let at = 0; at < runs.length; at += 1) {
        const open = runs[at];
        const close = runs[closing[at] ?? -1];
        if (open === undefined || close === undefined)
            continue;
        result += paragraph.slice(done, open.index);
        done = close.index + close[0].length;
        result += blank(paragraph.slice(open.index, done));
        at = closing[at] ?? at;
    }
    return result + paragraph.slice(done);
}
/** Blanks in the place of everything but line ends. */
function blank(text) {
    return text.replace(/[^\r\n]+/g, (run) => ' '.repeat(run.length));
}

;// CONCATENATED MODULE: ./build/portable/markdown-references.js
// Files that the body of a SKILL.md points at and that are not there: relative links, and mentions such
// as `references/format.md`. Code fences, URLs, anchors and placeholders are no references.
// Reads the tree value only.







// Inline links and images: the target after `](`, in angle brackets or without blanks.
const inlineLink = /\]\(\s{0,20}(?:<([^<>\n]{1,1000})>|([^\s()<>]{1,1000}(?:\([^\s()<>]{0,200}\)[^\s()<>]{0,500})?)(?=[\s)]))/g;
const definition = /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]{1,20}(?:<([^<>\n]{1,1000})>|([^\s<>]{1,1000}))/gm;
const mention = /(?<![\w./\\:@~%$}>-])(?:\.\/)?(?:references|scripts|assets)\/[A-Za-z0-9_][A-Za-z0-9_./-]{0,300}/g;
/** Findings told for one file and rule; the rest is counted in the last. */
const mostTold = 50;
/** Findings for the body that begins at offset `body` of `source`. */
function brokenReferences(tree, source, body) {
    if (!/\]\(|\]:|(?:references|scripts|assets)\//.test(source.text))
        return [];
    const prose = proseOf(source.text, body);
    const directory = source.file.split('/').slice(0, -1).join('/');
    const targets = linkTargets(prose.linked);
    const covered = new Set(targets.map(({ at }) => at));
    return [
        ...capped(brokenLinks({ tree, source, directory }, targets)),
        ...capped(missingMentions({ tree, source, directory }, prose.mentioned, covered)),
    ];
}
function linkTargets(linked) {
    return [inlineLink, definition].flatMap((pattern) => [...linked.matchAll(pattern)].map((match) => {
        const text = match[1] ?? match[2] ?? '';
        return { text, at: match.index + match[0].lastIndexOf(text) };
    }));
}
function* brokenLinks({ tree, source, directory }, targets) {
    // A text that links to one file many times is looked up once.
    const known = new Map();
    const lookUp = (path) => {
        const before = known.get(path);
        if (before !== undefined)
            return before;
        const where = locate(tree, directory, path);
        known.set(path, where);
        return where;
    };
    for (const { text, at } of targets) {
        const path = pathOf(text);
        const where = path === null ? null : lookUp(path);
        if (path === null || where === null)
            continue;
        const leads = where.kind === 'outside' ? 'leads outside the package' : 'leads to nothing';
        yield () => finding({
            rule: 'markdown/broken-link',
            messageId: where.kind,
            message: `the link to ${quote(path)} ${leads}`,
            place: source.place(at, at + text.length),
            found: path,
            expected: 'a file of the package',
            fix: fixOf(tree, where, path),
        });
    }
}
function* missingMentions({ tree, source, directory }, mentioned, covered) {
    const told = new Set();
    for (const match of mentioned.matchAll(mention)) {
        const at = match.index;
        const written = match[0].replace(/[./-]{1,300}$/, '');
        const path = written.replace(/^\.\//, '');
        // A name without an extension is as often a word as a file.
        if (covered.has(at) || told.has(path) || !/\.[A-Za-z0-9]{1,8}$/.test(path))
            continue;
        const next = mentioned[at + match[0].length] ?? '';
        if (path.split('/').includes('..') || '*<{$'.includes(next || ' '))
            continue;
        const where = locate(tree, directory, path);
        if (where === null || resolvePath(tree, path).kind !== 'missing')
            continue;
        told.add(path);
        yield () => finding({
            rule: 'markdown/missing-mention',
            messageId: 'missing',
            message: `the skill mentions ${quote(path)}, and there is no such file`,
            place: source.place(at, at + written.length),
            found: path,
            expected: 'a file of the skill',
            fix: fixOf(tree, where, path),
        });
    }
}
function capped(drafts) {
    const told = [];
    let more = 0;
    for (const draft of drafts) {
        if (told.length < mostTold)
            told.push(draft());
        else
            more += 1;
    }
    const last = told.at(-1);
    if (more > 0 && last !== undefined) {
        told[told.length - 1] = {
            ...last,
            message: `${last.message}, and ${more} more like it follow`,
        };
    }
    return told;
}
/** The path of a link target, or null where it is none: a URL, an anchor, a placeholder, absolute. */
function pathOf(target) {
    if (/^[A-Za-z][A-Za-z0-9+.-]{0,40}:|^[/#?\\]/.test(target))
        return null;
    if (/[{}<>$*|]|\.\.\.|…/.test(target))
        return null;
    const path = target.split(/[?#]/, 1)[0] ?? '';
    if (path === '')
        return null;
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
/** Null when something of the package is there. */
function locate(tree, directory, path) {
    const kept = directory === '' ? [] : directory.split('/');
    for (const part of path.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            kept.push(part);
        else if (kept.pop() === undefined)
            return { kind: 'outside', full: path };
    }
    const full = joinRelative(...kept);
    const resolved = resolvePath(tree, full);
    if (resolved.kind === 'lost')
        return { kind: 'outside', full };
    return resolved.kind === 'missing' ? { kind: 'missing', full } : null;
}
/** Names the neighbour that is probably meant, written as the reference was; null where there is none. */
function fixOf(tree, { kind, full }, path) {
    const cut = full.lastIndexOf('/');
    const siblings = childrenOf(tree, cut < 0 ? '.' : full.slice(0, cut));
    if (kind === 'outside' || siblings.length > 500)
        return null;
    const names = siblings.map((entry) => entry.path.slice(entry.path.lastIndexOf('/') + 1));
    const name = full.slice(cut + 1);
    const folded = name.toLowerCase();
    const near = names.find((one) => one.toLowerCase() === folded) ?? nearestOf(name, names);
    return near === null ? null : `Write ${quote(path.slice(0, path.lastIndexOf('/') + 1) + near)}.`;
}

;// CONCATENATED MODULE: ./build/portable/unseen-text.js
// Characters in prose that a reader does not see, or that show it in another order: a person reviews
// one text and a model reads another. Each run is told once, decoded. Joiners inside emoji and in
// scripts that need them are left alone. Specification: threats page, "Text".


/** Runs told for one file; the rest is counted in the last. */
const mostRuns = 20;
const suspect = /[\u{E0000}-\u{E007F}]+|[\u202A-\u202E\u2066-\u2069]+|[\u200B-\u200F\u061C\u2060-\u2064\u00AD\u180E\uFEFF\u115F\u1160\u3164\uFFA0]+|[\u{E0100}-\u{E01EF}]+|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]+/gu;
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const joiningScript = /[\u0600-\u08FF\u0900-\u0DFF\u1000-\u109F\u1780-\u17FF\uFB50-\uFEFC]/;
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u20E3/u;
/** Findings for every run of unseen characters in the file, positions exact. */
function unseenText(source) {
    const { text } = source;
    // Nearly every file is plain ASCII, and looking once is much cheaper than looking for each kind.
    if (!/[^\t\n\r -~]/.test(text))
        return [];
    const findings = [];
    let runs = 0;
    for (const match of text.matchAll(suspect)) {
        const run = match[0];
        const start = match.index;
        if (start === 0 && run === '\uFEFF')
            continue;
        const kind = kindOf(run, text, start);
        if (kind === null)
            continue;
        runs += 1;
        if (runs > mostRuns)
            continue;
        const place = source.place(start, start + run.length);
        findings.push(finding({
            rule: 'markdown/unseen',
            messageId: kind,
            message: unseen_text_messageOf(kind, run),
            place,
            found: [...run].slice(0, 16).map(codeName).join(' '),
            expected: 'text that everybody sees',
            fix: `Delete the ${kind === 'control' ? 'control' : 'invisible'} characters, or retype the line ${place.line ?? 1}.`,
        }));
    }
    const last = findings.at(-1);
    if (runs > mostRuns && last !== undefined) {
        findings[findings.length - 1] = {
            ...last,
            message: `${last.message}, and ${runs - mostRuns} more such places follow`,
        };
    }
    return findings;
}
function kindOf(run, text, start) {
    const first = run.codePointAt(0) ?? 0;
    if (first >= 0xe0000 && first <= 0xe007f)
        return isFlag(run, text, start) ? null : 'tags';
    if ((first >= 0x202a && first <= 0x202e) || (first >= 0x2066 && first <= 0x2069)) {
        return 'direction';
    }
    if (first < 0x20 || (first >= 0x7f && first <= 0x9f))
        return 'control';
    const around = text.slice(Math.max(0, start - 2), start) +
        text.slice(start + run.length, start + run.length + 2);
    if (/^[\u200C\u200D]+$/.test(run) && (joiningScript.test(around) || emoji.test(around))) {
        return null;
    }
    if (/^[\u200E\u200F\u061C]+$/.test(run) && rightToLeft.test(lineAround(text, start)))
        return null;
    return 'invisible';
}
/** A subdivision flag: a black flag, tags that spell a region, the closing tag. */
function isFlag(run, text, start) {
    return (/^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}$/u.test(run) &&
        text.slice(start - 2, start) === '\u{1F3F4}');
}
function lineAround(text, at) {
    const from = Math.max(text.lastIndexOf('\n', at) + 1, at - 500);
    const end = text.indexOf('\n', at);
    return text.slice(from, Math.min(end < 0 ? text.length : end, at + 500));
}
function unseen_text_messageOf(kind, run) {
    switch (kind) {
        case 'tags':
            return `invisible tag characters spell ${quote(decodeTags(run))}`;
        case 'direction':
            return `the text is shown in another order than it is read: ${unseen_text_listed(run)}`;
        case 'control':
            return `the text holds control characters: ${unseen_text_listed(run)}`;
        case 'invisible':
            return `the text holds characters that nobody sees: ${unseen_text_listed(run)}`;
        default:
            return kind;
    }
}
function decodeTags(run) {
    return [...run]
        .slice(0, 400)
        .map((one) => String.fromCharCode((one.codePointAt(0) ?? 0xe0000) - 0xe0000))
        .join('');
}
function unseen_text_listed(run) {
    const names = [...run].slice(0, 8).map(codeName);
    const count = [...run].length;
    return count > 8 ? `${names.join(' ')} and ${count - 8} more` : names.join(' ');
}
function codeName(character) {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${hex.padStart(4, '0')}`;
}

;// CONCATENATED MODULE: ./build/portable/markdown.js



/** Every captured Markdown file is searched for unseen text, every SKILL.md for broken references. */
function judgeMarkdown(tree) {
    const findings = [];
    for (const [path, bytes] of tree.captured) {
        // A link's own path is a second name for bytes that are looked at under their own.
        if (!path.endsWith('.md') || tree.byPath.get(path)?.type !== 'file')
            continue;
        const decoded = decodeMarkdown(path, bytes);
        if (!decoded.ok)
            continue;
        findings.push(...unseenText(decoded.source));
        if (path !== 'SKILL.md' && !path.endsWith('/SKILL.md'))
            continue;
        findings.push(...brokenReferences(tree, decoded.source, parseFrontmatter(decoded.source).body));
    }
    return findings;
}

;// CONCATENATED MODULE: ./build/portable/json-file.js
// One JSON object at a fixed place of the package, read from the tree's captured bytes: the same steps
// for plugin.json and mcp.json, which only differ in what a client does about a fault.
// Specification: portable page, "Package and manifest" 1, 2 and 6.







/** Reads `path`, a name at the root of the package. */
function readJsonFile(tree, path) {
    if (!tree.byPath.has(path))
        return { kind: 'absent' };
    const resolved = resolvePath(tree, path);
    if (resolved.kind === 'lost') {
        return {
            kind: 'outside',
            link: resolved.link.path,
            text: `is a link that ${describeFate(resolved.fate)}`,
        };
    }
    if (resolved.kind !== 'file')
        return { kind: 'not-a-file', found: 'a directory' };
    const bytes = tree.captured.get(path) ?? tree.captured.get(resolved.entry.path);
    if (bytes === undefined) {
        const { size } = resolved.entry;
        return bad('too-large', wholeFile(path), `has ${size} bytes, and ${limits.capturedFileBytes} are read`, {
            found: `${size} bytes`,
            fix: 'Make the file smaller; no client needs one of this size.',
        });
    }
    const decoded = decodeUtf8(bytes);
    if (!decoded.ok) {
        const place = { ...wholeFile(path), line: decoded.line };
        return decoded.why === 'byte-order-mark'
            ? bad('byte-order-mark', place, 'begins with a byte-order mark', {
                found: 'a byte-order mark',
                fix: 'Save the file as UTF-8 without a byte-order mark.',
            })
            : bad('not-utf8', place, `is not UTF-8 from line ${decoded.line} on`, {
                found: decoded.why === 'utf-16' ? 'UTF-16' : 'bytes that are not UTF-8',
                fix: 'Save the file as UTF-8.',
            });
    }
    const source = new Source(path, decoded.text);
    const parsed = parseJson(decoded.text);
    if (!parsed.ok) {
        const place = source.place(parsed.span.start, parsed.span.end);
        return bad(parsed.why, place, `is not JSON: ${parsed.message}`, {});
    }
    if (parsed.root.type !== 'map') {
        const found = describeNode(parsed.root);
        const place = source.place(parsed.root.span.start, parsed.root.span.end);
        return bad('not-object', place, `holds ${found} instead of an object`, { found });
    }
    return { kind: 'read', source, root: parsed.root };
}
function bad(why, place, text, more) {
    return { kind: 'bad', why, place, text, found: more.found ?? null, fix: more.fix ?? null };
}

;// CONCATENATED MODULE: ./build/portable/spec-versions.js
// Versions of the Agent Plugins specification as a table: one row a version. Identifiers are compared
// as text and never fetched. Specification: portable page, "Package and manifest" 3.
const base = 'https://agent-plugins.org/schemas';
function row(version, status) {
    return {
        version,
        status,
        manifestSchema: `${base}/${version}/plugin.schema.json`,
        mcpSchema: `${base}/${version}/mcp.schema.json`,
    };
}
const specVersions = [row('1.0.0', 'judged'), row('1.1.0', 'draft')];
const judgedSpec = row('1.0.0', 'judged');
/** The version that a schema identifier names (`1.1.0`), known to the table or not; null for anything else. */
function versionInIdentifier(identifier, file) {
    const start = `${base}/`;
    const end = `/${file}`;
    if (identifier.length > 200 || !identifier.startsWith(start) || !identifier.endsWith(end)) {
        return null;
    }
    const version = identifier.slice(start.length, -end.length);
    return /^[0-9A-Za-z][0-9A-Za-z.+-]*$/.test(version) ? version : null;
}
/** `1.1.0, a draft` for a version of the table that is not judged, else the version alone. */
function describeVersion(version) {
    const known = specVersions.find((one) => one.version === version);
    return known?.status === 'draft' ? `${version}, a draft` : version;
}

;// CONCATENATED MODULE: ./build/portable/mcp-schema.js
// The version of mcp.json: its identifier is compared as text, never fetched, and has to name the version
// that plugin.json names. Specification: portable page, "mcp.json".



/** Judges `$schema`; `manifestVersion` is what plugin.json names, or null. */
function judgeMcpSchema({ source, root, drop }, manifestVersion) {
    const expected = judgedSpec.mcpSchema;
    const fix = `Write "$schema": "${expected}".`;
    const node = entryOf(root, '$schema')?.value;
    if (node === undefined) {
        drop('mcp/schema', {
            messageId: 'missing',
            message: 'mcp.json has no "$schema"',
            place: source.linePlace(1),
            expected,
            fix: `Add "$schema": "${expected}".`,
        });
        return;
    }
    const place = source.place(node.span.start, node.span.end);
    const text = stringOf(node);
    if (text === undefined) {
        const found = describeNode(node);
        drop('mcp/schema', {
            messageId: 'wrong-type',
            message: `"$schema" of mcp.json is ${found}, not a string`,
            place,
            found,
            expected,
            fix,
        });
        return;
    }
    const version = versionInIdentifier(text, 'mcp.schema.json');
    const wanted = manifestVersion ?? judgedSpec.version;
    if (version === null) {
        drop('mcp/schema', {
            messageId: 'unknown',
            message: `"$schema" of mcp.json is ${quote(text)}, not the identifier of Agent Plugins 1.0.0`,
            place,
            found: text,
            expected,
            fix,
        });
    }
    else if (version !== wanted) {
        drop('mcp/schema', {
            messageId: 'mismatch',
            message: `mcp.json is of version ${describeVersion(version)}, and plugin.json of ${describeVersion(wanted)}`,
            place,
            found: version,
            expected: wanted,
            fix: version === judgedSpec.version
                ? `Write "$schema": "${judgedSpec.manifestSchema}" in plugin.json.`
                : fix,
        });
    }
}

;// CONCATENATED MODULE: ./build/portable/placeholders.js

const pluginRoot = `$\{PLUGIN_ROOT}`;
const pluginData = `$\{PLUGIN_DATA}`;
const known = [pluginRoot, pluginData];
const looksLikeOne = /\$\{[^{}]{0,80}\}|\$(?:[A-Z]{1,20}_)?PLUGIN_(?:ROOT|DATA)\b|%(?:[A-Z]{1,20}_)?PLUGIN_(?:ROOT|DATA)%|\{\{\s{0,4}[A-Za-z_.]{1,40}\s{0,4}\}\}/g;
const longest = 16 * 1024;
function placeholdersIn(text) {
    return text.length > longest ? [] : (text.match(looksLikeOne) ?? []);
}
/** For a place where the two are replaced: advises on each other spelling, once. */
function adviseSpellings(server, node, field, text) {
    for (const one of new Set(placeholdersIn(text))) {
        if (known.includes(one))
            continue;
        const meant = /data/i.test(one)
            ? pluginData
            : /plugin|root/i.test(one)
                ? pluginRoot
                : undefined;
        server.tell('mcp/placeholder', {
            messageId: 'spelling',
            message: `other clients do not replace ${quote(one)} in ${quote(field)} of MCP server ${quote(server.name)}`,
            place: server.source.place(node.span.start, node.span.end),
            found: one,
            expected: known.join(' or '),
            fix: meant === undefined ? null : `Write ${quote(meant)} if that is meant.`,
        });
    }
}
/** For a place where nothing is replaced: advises on the first that looks like one. */
function adviseElsewhere(server, span, where, text) {
    const [first] = placeholdersIn(text);
    if (first === undefined)
        return;
    server.tell('mcp/placeholder', {
        messageId: 'elsewhere',
        message: `other clients do not replace ${quote(first)} in ${where} of MCP server ${quote(server.name)}`,
        place: server.source.place(span.start, span.end),
        found: first,
        expected: 'placeholders only in args, env values and cwd',
    });
}

;// CONCATENATED MODULE: ./build/portable/secrets.js
// Values of mcp.json that look like secrets: told by place and name, never shown. Everything a finding
// quotes from a server, excerpts included, passes through here first.
// Specification: portable page, "Secrets in env or headers: warning, and never printed".



/** Forms that are credentials whatever they are called; each linear, on text of at most `longest`. */
const credential = /gh[pousr]_[A-Za-z0-9]{16,}|github_pat_[A-Za-z0-9_]{16,}|glpat-[A-Za-z0-9_-]{16,}|sk-[A-Za-z0-9_-]{16,}|xox[abeprs]-[A-Za-z0-9-]{10,}|A(?:KIA|SIA)[A-Z0-9]{16}|AIza[A-Za-z0-9_-]{30,}|npm_[A-Za-z0-9]{30,}|(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]*|-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/g;
const secretName = /(?:^|[^a-z])(?:token|secret|passwd|password|passphrase|api[_-]?key|access[_-]?key|secret[_-]?key|private[_-]?key|credentials?|authorization|cookie)$|(?:token|secret|password|apikey)$/i;
const secrets_longest = 16 * 1024;
/** Why a string is taken for a secret, or null. */
function secretIn({ field, key, text }) {
    if (text.slice(0, secrets_longest).search(credential) >= 0)
        return 'value';
    return field !== 'args' && secretName.test(key.slice(-100)) && !standsForOne(text)
        ? 'name'
        : null;
}
/** Texts that people write where a secret will be: a placeholder, a hint, nothing. */
function standsForOne(text) {
    const bare = text.trim().replace(/^(?:Bearer|Basic|Token)\s+/i, '');
    return (bare.length < 4 ||
        /\$\{[^{}]{0,80}\}|^\$[A-Za-z_]|^%[A-Za-z_]+%$|^[<{[]|\{\{|\.\.\.|…/.test(bare.slice(0, 200)) ||
        /^(?:your|my|the|change|replace|insert|example|dummy|sample|todo|x{3}|\*{3}|true$|false$|none$|null$)/i.test(bare));
}
/** Warns where the string looks like a secret. The value itself goes nowhere. */
function adviseSecret(server, node, string) {
    const why = secretIn(string);
    if (why === null)
        return;
    const { field, key } = string;
    const what = field === 'args'
        ? `args[${key}]`
        : field === 'env'
            ? `the variable ${quote(key)}`
            : `the header ${quote(key)}`;
    const place = server.source.place(node.span.start, node.span.end);
    server.tell('mcp/secret', {
        messageId: why,
        message: `everybody who installs the package reads ${what} of MCP server ${quote(server.name)}, and it ${why === 'value' ? 'has the form of' : 'seems to be'} a secret`,
        place: { ...place, excerpt: null },
        expected: 'no secret in the package',
        fix: `Take the secret out of mcp.json, replace it where it is valid, and let the client's user supply it.`,
    });
}
/** The text with everything that has the form of a credential replaced, quoted. */
function secrets_shown(text) {
    return quote(text.slice(0, secrets_longest).replace(credential, '***'));
}
/** The same source with secrets, users and queries of URLs starred out; every offset stays. */
function maskSecrets(source, root) {
    const spans = [];
    collectSpans(root, spans);
    let text = '';
    let at = 0;
    for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
        if (start < at)
            continue;
        text += source.text.slice(at, start) + starred(source.text.slice(start, end));
        at = end;
    }
    text += source.text.slice(at);
    text = text
        .replace(credential, starred)
        .replace(/(?<=:\/\/)[^\s"/?#@\\]{1,500}(?=@)/g, starred)
        .replace(/(?<=[?&][A-Za-z_-]{1,40}=)[^\s"&#\\]{1,4000}/g, starred);
    return new Source(source.file, text);
}
/**
 * Spans of every value that looks like a secret, wherever it stands: a file with faults in its shape
 * must not show what a well-shaped one hides.
 */
function collectSpans(node, spans) {
    if (node.type === 'scalar')
        return;
    if (node.type === 'list') {
        for (const item of node.items)
            collectSpans(item, spans);
        return;
    }
    for (const { key, value } of node.entries) {
        const text = stringOf(value);
        const holdsSecrets = key === 'env' || key === 'headers';
        if (text !== undefined) {
            if (!holdsSecrets && secretIn({ field: 'env', key, text }) === null)
                continue;
            spans.push({ start: value.span.start + 1, end: value.span.end - 1 });
        }
        else if (value.type === 'scalar'
            ? secretName.test(key.slice(-100))
            : holdsSecrets && value.type === 'list') {
            spans.push(value.span);
        }
        else
            collectSpans(value, spans);
    }
}
function starred(text) {
    return text.replace(/[^\r\n]/g, '*');
}

;// CONCATENATED MODULE: ./build/portable/mcp-arguments.js
// Arguments and environment of a stdio server: opaque strings, whatever they hold; two names of the
// environment belong to the client. Specification: portable page, `args`, `env`.




const mcp_arguments_reservedNames = ['PLUGIN_ROOT', 'PLUGIN_DATA'];
/** Judges `args` where it is there. */
function judgeArgs(server) {
    const { source, tell } = server;
    const value = entryOf(server.node, 'args')?.value;
    if (value === undefined)
        return;
    if (value.type !== 'list') {
        const found = describeNode(value);
        tell('mcp/args', {
            messageId: 'wrong-type',
            message: `its args is ${found}, not a list`,
            place: source.place(value.span.start, value.span.end),
            found,
            expected: 'a list of strings',
        });
        return;
    }
    for (const [at, item] of value.items.entries()) {
        const text = stringOf(item);
        if (text !== undefined) {
            adviseSpellings(server, item, `args[${at}]`, text);
            adviseSecret(server, item, { field: 'args', key: String(at), text });
            continue;
        }
        const found = describeNode(item);
        tell('mcp/args', {
            messageId: 'item',
            message: `its args[${at}] is ${found}, not a string`,
            place: source.place(item.span.start, item.span.end),
            found,
            expected: 'a string',
            fix: item.type === 'scalar' ? `Write ${quote(item.text)}.` : null,
        });
    }
}
/** Judges `env` where it is there. Values are never quoted: they may be secrets. */
function judgeEnvironment(server) {
    const { source, tell } = server;
    const value = entryOf(server.node, 'env')?.value;
    if (value === undefined)
        return;
    if (value.type !== 'map') {
        const found = describeNode(value);
        tell('mcp/env', {
            messageId: 'wrong-type',
            message: `its env is ${found}, not an object`,
            place: source.place(value.span.start, value.span.end),
            found,
            expected: 'an object of strings by name',
        });
        return;
    }
    for (const { key, keySpan, value: item } of value.entries) {
        if (mcp_arguments_reservedNames.includes(key)) {
            tell('mcp/env', {
                messageId: 'reserved',
                message: `its env sets ${key}, which the client sets itself`,
                place: source.place(keySpan.start, keySpan.end),
                found: key,
                expected: 'names other than PLUGIN_ROOT and PLUGIN_DATA',
                fix: `Remove ${key} from env; the client sets it.`,
            });
        }
        adviseElsewhere(server, keySpan, 'the name of a variable', key);
        const text = stringOf(item);
        if (text !== undefined) {
            adviseSpellings(server, item, `env.${key}`, text);
            adviseSecret(server, item, { field: 'env', key, text });
            continue;
        }
        const found = item.type === 'scalar' && typeof item.value === 'number' ? 'a number' : describeNode(item);
        tell('mcp/env', {
            messageId: 'value',
            message: `its env ${quote(key)} is ${found}, not a string`,
            place: source.place(item.span.start, item.span.end),
            found,
            expected: 'a string',
            fix: item.type === 'scalar' ? 'Put the value in quotes, or remove it.' : null,
        });
    }
}

;// CONCATENATED MODULE: ./build/portable/mcp-command.js
// The command of a stdio server: one token, a bare name or `./…` inside the package. Whether the file
// is there and executable is advice. Nothing is ever run. Specification: portable page, `command`.





/** Judges `command`, which has to be there. */
function judgeCommand(server) {
    const { node, source, tell, keyPlace } = server;
    const expected = 'a bare name, or a path that begins with "./"';
    const value = entryOf(node, 'command')?.value;
    if (value === undefined) {
        tell('mcp/command', {
            messageId: 'missing',
            message: 'it has no "command"',
            place: keyPlace,
            expected,
            fix: 'Add "command" with the name of a program, or a path that begins with "./".',
        });
        return;
    }
    const place = source.place(value.span.start, value.span.end);
    const command = stringOf(value);
    if (command === undefined) {
        const found = describeNode(value);
        tell('mcp/command', {
            messageId: 'wrong-type',
            message: `its command is ${found}, not a string`,
            place,
            found,
            expected,
            fix: 'Write "command" as one string and its arguments into "args".',
        });
        return;
    }
    const fault = formFault(command) ?? fileFault(server, value, command);
    if (fault === null)
        return;
    tell('mcp/command', {
        messageId: fault.messageId,
        message: `its command ${secrets_shown(command)} ${fault.text}`,
        place,
        found: secrets_shown(command),
        expected,
        fix: fault.fix,
    });
}
function formFault(command) {
    const below = 'Put the program into the package and write a path that begins with "./".';
    if (command === '') {
        return { messageId: 'empty', text: 'is empty', fix: 'Write the name of a program.' };
    }
    if (command.includes('${')) {
        return {
            messageId: 'placeholder',
            text: 'has a placeholder, and none is replaced in a command',
            fix: `Write "./" instead of "${pluginRoot}/"; for other programs write the bare name.`,
        };
    }
    if (command.includes('\\')) {
        return { messageId: 'backslash', text: 'has a backslash', fix: 'Write the path with "/".' };
    }
    if (command.includes('\0')) {
        return { messageId: 'path', text: 'has a NUL', fix: 'Remove the NUL.' };
    }
    if (command.startsWith('/') || /^[A-Za-z]:/.test(command)) {
        return {
            messageId: 'absolute',
            text: 'is an absolute path',
            fix: 'Write the bare name, which is looked up in PATH; or put the program into the package and begin with "./".',
        };
    }
    if (command.startsWith('./'))
        return null;
    if (command === '..' || command.startsWith('../')) {
        return { messageId: 'outside', text: 'leads outside the package', fix: below };
    }
    if (/\s/.test(command)) {
        const [first = '', ...rest] = command.trim().split(/\s+/);
        return {
            messageId: 'arguments',
            text: 'has blanks, and a command is one token',
            fix: `Write "command": ${secrets_shown(first)} and "args": [${rest.slice(0, 20).map(secrets_shown).join(', ')}].`,
        };
    }
    if (command.includes('/') || command === '.') {
        return {
            messageId: 'path',
            text: 'is a path without "./" before it',
            fix: `Write ${secrets_shown(`./${command}`)} for the file in the package.`,
        };
    }
    return null;
}
/** Judges a command that begins with `./` against the tree. */
function fileFault(server, value, command) {
    if (!command.startsWith('./'))
        return null;
    const parsed = parseRelativePath(command);
    const inside = 'Name a file inside the package.';
    if (!parsed.ok)
        return { messageId: 'outside', text: 'leads outside the package', fix: inside };
    const resolved = resolvePath(server.tree, parsed.path);
    switch (resolved.kind) {
        case 'lost':
            server.ledger.claim(resolved.link.path);
            return {
                messageId: 'outside',
                text: `is a link that ${describeFate(resolved.fate)}`,
                fix: 'Put the program itself in the place of the link.',
            };
        case 'root':
        case 'directory':
            return { messageId: 'directory', text: 'names a directory, not a file', fix: inside };
        case 'missing':
            if (command.endsWith('/')) {
                return { messageId: 'directory', text: 'names a directory, not a file', fix: inside };
            }
            advise(server, value, 'missing', `there is no file ${secrets_shown(command)}`, 'Add the file, or correct the path.');
            return null;
        default:
            if (command.endsWith('/')) {
                return { messageId: 'directory', text: 'names a directory, not a file', fix: inside };
            }
            if (!resolved.entry.executable) {
                const fix = `Make ${secrets_shown(resolved.entry.path)} executable (chmod +x) and commit that.`;
                advise(server, value, 'not-executable', `the file ${secrets_shown(command)} is not executable`, fix);
            }
            return null;
    }
}
function advise(server, value, messageId, text, fix) {
    server.tell('mcp/command-missing', {
        messageId,
        message: `other clients cannot start MCP server ${secrets_shown(server.name)}: ${text}`,
        place: server.source.place(value.span.start, value.span.end),
        expected: 'an executable file',
        fix,
    });
}

;// CONCATENATED MODULE: ./build/portable/mcp-cwd.js
// The working directory of a stdio server: `./…`, or below `${PLUGIN_ROOT}` or `${PLUGIN_DATA}`, inside
// after resolution. Specification: portable page, `cwd`.





const expected = `"./…", "${pluginRoot}/…" or "${pluginData}/…"`;
/** Judges `cwd` where it is there. */
function judgeCwd(server) {
    const value = entryOf(server.node, 'cwd')?.value;
    if (value === undefined)
        return;
    const place = server.source.place(value.span.start, value.span.end);
    const cwd = stringOf(value);
    if (cwd === undefined) {
        const found = describeNode(value);
        server.tell('mcp/cwd', {
            messageId: 'wrong-type',
            message: `its cwd is ${found}, not a string`,
            place,
            found,
            expected,
        });
        return;
    }
    const fail = (messageId, text, fix) => server.tell('mcp/cwd', {
        messageId,
        message: `its cwd ${secrets_shown(cwd)} ${text}`,
        place,
        found: secrets_shown(cwd),
        expected,
        fix,
    });
    const form = /^(?:\.\/|\$\{PLUGIN_(ROOT|DATA)\}(?:\/|$))/.exec(cwd);
    if (form === null) {
        const own = `./${cwd.replace(/^(?:\.?\/){1,100}/, '')}`;
        fail('form', 'begins with neither "./" nor a placeholder for a directory', cwd.startsWith('$')
            ? `Begin with "${pluginRoot}/" or "${pluginData}/", the "/" included.`
            : `Write ${secrets_shown(own)} for a directory of the package, or begin with "${pluginData}/".`);
        return;
    }
    const rest = cwd.slice(form[0].length);
    const parsed = parseRelativePath(rest === '' ? '.' : `./${rest}`);
    if (!parsed.ok || rest.startsWith('/')) {
        const text = !parsed.ok && parsed.fault === 'backslash' ? 'has a backslash' : 'leads outside';
        fail('outside', text, 'Name a directory inside, with "/" between its parts.');
        return;
    }
    adviseSpellings(server, value, 'cwd', rest);
    if (form[1] === 'DATA')
        return;
    const resolved = resolvePath(server.tree, parsed.path);
    if (resolved.kind === 'lost') {
        server.ledger.claim(resolved.link.path);
        fail('outside', `passes a link that ${describeFate(resolved.fate)}`, 'Put the directory itself in the place of the link.');
        return;
    }
    if (resolved.kind === 'directory' || resolved.kind === 'root')
        return;
    server.tell('mcp/cwd-missing', {
        messageId: resolved.kind === 'file' ? 'not-a-directory' : 'missing',
        message: `other clients cannot start MCP server ${secrets_shown(server.name)}: its cwd ${secrets_shown(cwd)} ${resolved.kind === 'file' ? 'is a file' : 'is not in the package'}`,
        place,
        found: secrets_shown(cwd),
        expected: 'a directory of the package',
    });
}

;// CONCATENATED MODULE: ./build/portable/mcp-headers.js
// Headers of a server over HTTP: names are tokens, unique ignoring case; values hold no CR, LF or NUL
// and are never quoted, because they may be secrets. Specification: portable page, `headers`.




const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Judges `headers` where it is there. */
function judgeHeaders(server) {
    const { source, tell } = server;
    const value = entryOf(server.node, 'headers')?.value;
    if (value === undefined)
        return;
    if (value.type !== 'map') {
        const found = describeNode(value);
        tell('mcp/headers', {
            messageId: 'wrong-type',
            message: `its headers is ${found}, not an object`,
            place: source.place(value.span.start, value.span.end),
            found,
            expected: 'an object of strings by name',
        });
        return;
    }
    const seen = new Map();
    for (const { key, keySpan, value: item } of value.entries) {
        const keyPlace = source.place(keySpan.start, keySpan.end);
        if (!token.test(key)) {
            tell('mcp/headers', {
                messageId: 'name',
                message: `the header name ${quote(key)} is not an HTTP token`,
                place: keyPlace,
                found: key,
                expected: 'letters, digits and a few marks, no blanks',
                fix: key === '' ? 'Give the header a name, or remove it.' : null,
            });
        }
        const folded = key.toLowerCase();
        const earlier = seen.get(folded);
        if (earlier !== undefined && earlier !== key) {
            tell('mcp/headers', {
                messageId: 'twice',
                message: `the header ${quote(key)} is ${quote(earlier)} again, as case does not count`,
                place: keyPlace,
                found: key,
                expected: 'each header once',
                fix: `Keep one of ${quote(earlier)} and ${quote(key)}.`,
            });
        }
        if (earlier === undefined)
            seen.set(folded, key);
        adviseElsewhere(server, keySpan, 'the name of a header', key);
        const text = stringOf(item);
        const place = source.place(item.span.start, item.span.end);
        if (text === undefined) {
            const found = item.type === 'scalar' && typeof item.value === 'number' ? 'a number' : describeNode(item);
            tell('mcp/headers', {
                messageId: 'value',
                message: `its header ${quote(key)} is ${found}, not a string`,
                place,
                found,
                expected: 'a string',
                fix: item.type === 'scalar' ? 'Put the value in quotes, or remove it.' : null,
            });
            continue;
        }
        const control = /[\r\n\0]/.exec(text)?.[0];
        if (control !== undefined) {
            const name = control === '\r' ? 'CR' : control === '\n' ? 'LF' : 'NUL';
            tell('mcp/headers', {
                messageId: 'control',
                message: `the value of its header ${quote(key)} holds ${name}`,
                place,
                found: name,
                expected: 'a value without CR, LF and NUL',
                fix: `Remove the ${name} from the value of ${quote(key)}.`,
            });
        }
        adviseElsewhere(server, item.span, 'a header', text);
        adviseSecret(server, item, { field: 'headers', key, text });
    }
}

;// CONCATENATED MODULE: ./build/portable/mcp-url.js
// The URL of a server over HTTP: absolute, with a host, without user and fragment; plain http only to
// this machine. The text is judged strictly before a lenient URL parser sees it, which would repair it.
// Nothing is fetched. Specification: portable page, `url`; threats page, "URLs".



const mcp_url_longest = 8 * 1024;
const mcp_url_expected = 'an absolute http or https URL';
/** Judges `url`, which has to be there. */
function judgeUrl(server) {
    const { node, source, tell, keyPlace } = server;
    const value = entryOf(node, 'url')?.value;
    if (value === undefined) {
        const fix = 'Add "url" with the address of the server.';
        tell('mcp/url', {
            messageId: 'missing',
            message: 'it has no "url"',
            place: keyPlace,
            expected: mcp_url_expected,
            fix,
        });
        return;
    }
    const place = source.place(value.span.start, value.span.end);
    const url = stringOf(value);
    if (url === undefined) {
        const found = describeNode(value);
        const message = `its url is ${found}, not a string`;
        tell('mcp/url', { messageId: 'wrong-type', message, place, found, expected: mcp_url_expected });
        return;
    }
    adviseElsewhere(server, value.span, 'the url', url);
    const faults = urlFaults(url);
    for (const [messageId, text, fix] of faults) {
        const message = `its url ${shownUrl(url)} ${text}`;
        tell('mcp/url', { messageId, message, place, found: shownUrl(url), expected: mcp_url_expected, fix });
    }
    const written = faults.length === 0 ? hostOf(url) : null;
    if (written === null || written.text.toLowerCase() === written.read)
        return;
    tell('mcp/url-form', {
        messageId: 'host',
        message: `other clients may read the host ${secrets_shown(written.text)} of MCP server ${secrets_shown(server.name)} in another way: it stands for ${secrets_shown(written.read)}`,
        place,
        found: written.text,
        expected: written.read,
        fix: `Write the host as ${secrets_shown(written.read)}.`,
    });
}
/** Everything wrong with the text; the host as a parser reads it only where the text has the right form. */
function urlFaults(url) {
    if (url.length > mcp_url_longest) {
        return [['form', `has ${url.length} characters`, `Use at most ${mcp_url_longest} characters.`]];
    }
    const whole = 'Write the whole URL, beginning with "https://".';
    const faults = [];
    if (url.includes('#')) {
        faults.push(['fragment', 'has a fragment', 'Remove the "#" and what follows it.']);
    }
    const parts = /^(https?):\/\/([^/?#]*)/i.exec(url);
    if (parts === null) {
        return [...faults, ['form', 'is not an absolute http or https URL', whole]];
    }
    if (/[\u0000-\u0020\u007f-\u00a0\\\ufeff]|\s/.test(url)) {
        faults.push([
            'form',
            'has a blank, a control character or a backslash',
            'Remove it, or write it percent-encoded.',
        ]);
    }
    const authority = parts[2] ?? '';
    const host = authority.slice(authority.lastIndexOf('@') + 1);
    if (authority.includes('@')) {
        faults.push([
            'user',
            'has a user before the host',
            'Remove everything between "//" and the host; ask for credentials in a header.',
        ]);
    }
    if (host === '' || host.startsWith(':'))
        return [...faults, ['host', 'has no host', whole]];
    if (faults.length > 0)
        return faults;
    const read = hostOf(url);
    if (read === null) {
        return [['host', 'has a host or a port that is none', 'Correct the host and the port.']];
    }
    if ((parts[1] ?? '').toLowerCase() === 'http' && !isThisMachine(read.read)) {
        return [
            [
                'plain-http',
                'is plain http to another machine',
                'Write "https://"; plain http is only for localhost, 127.0.0.0/8 and [::1].',
            ],
        ];
    }
    return faults;
}
/** The host as written and as a URL parser reads it. */
function hostOf(url) {
    const authority = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? '';
    const text = authority.replace(/:[0-9]*$/, '');
    if (!URL.canParse(url))
        return null;
    return { text, read: usualForm(new URL(url).hostname) };
}
/** `localhost`, 127.0.0.0/8 and `[::1]`, as a URL parser reads them; odd spellings are `mcp/url-form`. */
function isThisMachine(host) {
    return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
/** IPv4 mapped into IPv6 as plain IPv4; any other host as it is. */
function usualForm(host) {
    const mapped = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/.exec(host);
    if (mapped === null)
        return host;
    const halves = [mapped[1], mapped[2]].map((half) => Number.parseInt(half ?? '0', 16));
    return halves.flatMap((half) => [half >> 8, half & 0xff]).join('.');
}
/** Without user and query: both may hold secrets. */
function shownUrl(url) {
    const start = url.slice(0, mcp_url_longest);
    const query = start.indexOf('?');
    const bare = query < 0 ? start : `${start.slice(0, query)}?…`;
    return secrets_shown(bare.replace(/^([A-Za-z][A-Za-z0-9+.-]{0,30}:\/*)[^/?#]*@/, '$1…@'));
}

;// CONCATENATED MODULE: ./build/portable/mcp-server.js
// One server of mcp.json: a closed variant, stdio or one of the two over HTTP. Anything else makes a
// client skip this server and load the others. Specification: portable page, "Each server".










const keysOf = {
    stdio: ['type', 'command', 'args', 'env', 'cwd'],
    http: ['type', 'url', 'headers'],
};
const variantOfType = new Map([
    ['stdio', 'stdio'],
    ['streamable-http', 'http'],
    ['sse', 'http'],
]);
const typeNames = '"stdio", "streamable-http" or "sse"';
/** Judges one server; true when a client loads it. */
function judgeServer({ tree, ledger, source, entry }) {
    let loads = true;
    const name = entry.key;
    const tell = (rule, fault) => {
        if (boundaryOf(rule) === 'ADVICE') {
            ledger.add(rule, fault);
            return;
        }
        loads = false;
        ledger.add(rule, { ...fault, message: skipsServer(name, fault.message) });
    };
    const node = entry.value;
    if (node.type !== 'map') {
        const found = describeNode(node);
        tell('mcp/server', {
            messageId: 'wrong-type',
            message: `it is ${found}, not an object`,
            place: source.place(node.span.start, node.span.end),
            found,
            expected: 'an object',
        });
        return loads;
    }
    const keyPlace = source.place(entry.keySpan.start, entry.keySpan.end);
    const server = { tree, ledger, source, name, node, keyPlace, tell };
    const variant = judgeType(server);
    judgeKeys(server, variant);
    if (variant === 'stdio') {
        judgeCommand(server);
        judgeArgs(server);
        judgeEnvironment(server);
        judgeCwd(server);
    }
    else {
        judgeUrl(server);
        judgeHeaders(server);
    }
    return loads;
}
/** The variant by its type, else the one its fields look like, so that they are judged all the same. */
function judgeType({ source, node, keyPlace, tell }) {
    const looksLike = entryOf(node, 'url') !== undefined && entryOf(node, 'command') === undefined ? 'http' : 'stdio';
    const likely = looksLike === 'http' ? 'streamable-http' : 'stdio';
    const type = entryOf(node, 'type')?.value;
    if (type === undefined) {
        tell('mcp/server', {
            messageId: 'type-missing',
            message: 'it has no "type"',
            place: keyPlace,
            expected: typeNames,
            fix: `Add "type": "${likely}".`,
        });
        return looksLike;
    }
    const text = stringOf(type);
    const variant = text === undefined ? undefined : variantOfType.get(text);
    if (variant !== undefined)
        return variant;
    const found = text === undefined ? describeNode(type) : quote(text);
    tell('mcp/server', {
        messageId: 'type-unknown',
        message: `its type is ${found}, not ${typeNames}`,
        place: source.place(type.span.start, type.span.end),
        found: text ?? found,
        expected: typeNames,
        fix: `Write "type": "${likely}".`,
    });
    return looksLike;
}
function judgeKeys({ source, node, tell }, variant) {
    const known = keysOf[variant];
    const others = keysOf[variant === 'stdio' ? 'http' : 'stdio'];
    for (const { key, keySpan } of node.entries) {
        if (known.includes(key))
            continue;
        const place = source.place(keySpan.start, keySpan.end);
        const expected = known.join(', ');
        if (others.includes(key)) {
            const kind = variant === 'stdio' ? 'a stdio server' : 'a server over HTTP';
            tell('mcp/server-key', {
                messageId: 'other-variant',
                message: `${kind} has no ${quote(key)}`,
                place,
                found: key,
                expected,
                fix: `Remove ${quote(key)}, or change "type".`,
            });
            continue;
        }
        const near = nearestOf(key, known);
        tell('mcp/server-key', {
            messageId: 'unknown',
            message: `it has the unknown key ${quote(key)}`,
            place,
            found: key,
            expected,
            fix: near === null
                ? `Remove ${quote(key)}.`
                : `Write ${quote(near)} instead of ${quote(key)}, or remove it.`,
        });
    }
}

;// CONCATENATED MODULE: ./build/portable/mcp.js
// mcp.json as a conforming client reads it: the file as a whole first (any fault there drops every
// server), then each server by itself. Values that look like secrets never reach a finding.
// Specification: portable page, "mcp.json".









const file = 'mcp.json';
const knownKeys = ['$schema', 'mcpServers'];
/** Judges mcp.json; `manifestVersion` is what plugin.json's `$schema` names, or null. */
function judgeMcp(tree, manifestVersion, ledger) {
    let dropped = false;
    const drop = (rule, fault) => {
        dropped = true;
        ledger.add(rule, { ...fault, message: loadsNo('MCP server', fault.message) });
    };
    const read = readMcpFile(tree, ledger, drop);
    const results = [];
    if (read !== null) {
        const mcp = { ...read, drop };
        mcp_judgeKeys(mcp, ledger);
        judgeMcpSchema(mcp, manifestVersion);
        const servers = findServers(mcp);
        for (const entry of servers === null ? [] : mcp_effectiveEntries(servers)) {
            ledger.countServer();
            results.push([entry.key, judgeServer({ tree, ledger, source: mcp.source, entry })]);
        }
    }
    if (dropped)
        ledger.skip(file);
    for (const [name, loads] of dropped ? [] : results) {
        if (loads)
            ledger.loadServer(name);
        else
            ledger.skip(`${file}#${name}`);
    }
}
function readMcpFile(tree, ledger, drop) {
    const read = readJsonFile(tree, file);
    switch (read.kind) {
        case 'absent':
            return null;
        case 'outside':
            ledger.claim(read.link);
            drop('mcp/location', {
                messageId: 'outside',
                message: `mcp.json ${read.text}`,
                place: wholeFile(file),
                expected: 'a file inside the package',
                fix: 'Put the file itself in the place of the link.',
            });
            return null;
        case 'not-a-file':
            drop('mcp/location', {
                messageId: 'not-a-file',
                message: `mcp.json is ${read.found}, not a file`,
                place: wholeFile(file),
                found: read.found,
                expected: 'a file',
                fix: 'Make mcp.json a regular file, or rename the directory.',
            });
            return null;
        case 'bad':
            drop('mcp/json', {
                messageId: read.why,
                message: `mcp.json ${read.text}`,
                // Secrets can only be told apart in a text that parses, so no line of this one is shown.
                place: { ...read.place, excerpt: null },
                found: read.found,
                expected: 'a JSON object',
                fix: read.fix,
            });
            return null;
        default:
            return { source: maskSecrets(read.source, read.root), root: read.root };
    }
}
function mcp_judgeKeys({ source, root, drop }, ledger) {
    for (const entry of root.entries) {
        if (knownKeys.includes(entry.key))
            continue;
        const near = nearestOf(entry.key, knownKeys);
        drop('mcp/unknown-key', {
            messageId: 'unknown',
            message: `mcp.json has the key ${quote(entry.key)}, and only "$schema" and "mcpServers" are allowed`,
            place: source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: knownKeys.join(', '),
            fix: near === null
                ? `Remove ${quote(entry.key)} from mcp.json.`
                : `Write ${quote(near)} instead of ${quote(entry.key)}.`,
        });
    }
    const servers = entryOf(root, 'mcpServers')?.value;
    const maps = [root, ...(servers?.type === 'map' ? mapsIn(servers) : [])];
    for (const entry of maps.flatMap(duplicateEntries)) {
        ledger.add('mcp/duplicate-key', {
            messageId: 'duplicate',
            message: `other clients may read another value: mcp.json has the key ${quote(entry.key)} twice in one object`,
            place: source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: 'each key once',
        });
    }
}
/** The servers' object, each server, and the objects in it (env, headers). */
function mapsIn(servers) {
    const maps = [servers];
    for (const { value } of servers.entries) {
        if (value.type !== 'map')
            continue;
        maps.push(value);
        for (const inner of value.entries)
            if (inner.value.type === 'map')
                maps.push(inner.value);
    }
    return maps;
}
function findServers({ source, root, drop }) {
    const node = entryOf(root, 'mcpServers')?.value;
    if (node === undefined) {
        drop('mcp/servers', {
            messageId: 'missing',
            message: 'mcp.json has no "mcpServers"',
            place: source.linePlace(1),
            expected: 'an object of servers by name',
            fix: 'Add "mcpServers" with one object a server, or remove mcp.json.',
        });
        return null;
    }
    if (node.type === 'map')
        return node;
    const found = describeNode(node);
    drop('mcp/servers', {
        messageId: 'wrong-type',
        message: `"mcpServers" is ${found}, not an object`,
        place: source.place(node.span.start, node.span.end),
        found,
        expected: 'an object of servers by name',
    });
    return null;
}
/** Of entries with one key the last, as JSON readers take it, in the order of the first. */
function mcp_effectiveEntries(map) {
    const last = new Map(map.entries.map((entry) => [entry.key, entry]));
    return [...last.values()];
}

;// CONCATENATED MODULE: ./build/portable/near-locations.js
// Files that look like a fixed location and are none: `Skills/`, `.mcp.json`. Nothing reads them, and
// nobody says so elsewhere. Specification: portable page, "Fixed locations".



const fixedLocations = new Map([
    ['skills', 'skills'],
    ['skill', 'skills'],
    ['mcp.json', 'mcp.json'],
    ['.mcp.json', 'mcp.json'],
]);
/** Adds advice for each entry of the root that is nearly a fixed location, where the real one is absent. */
function judgeNearLocations(tree, ledger) {
    for (const { path } of childrenOf(tree, '.')) {
        const meant = fixedLocations.get(path.toLowerCase());
        if (meant === undefined || meant === path || tree.byPath.has(meant))
            continue;
        ledger.add('portable/near-location', {
            messageId: 'unread',
            message: `other clients do not read ${quote(path)}: the location is ${quote(meant)}`,
            place: wholeFile(path),
            found: path,
            expected: meant,
            fix: `Rename ${quote(path)} to ${quote(meant)} if clients are meant to read it.`,
        });
    }
}

;// CONCATENATED MODULE: ./build/portable/manifest-extensions.js
// `extensions` of plugin.json for a conforming client: not an object is ignored; a member that is none is
// contested between clients, so the careful reading counts. Specification: portable page, 2.



/** Judges `extensions` where it is there. */
function judgeExtensions(source, root, ledger) {
    const node = entryOf(root, 'extensions')?.value;
    if (node === undefined)
        return;
    if (node.type !== 'map') {
        const found = describeNode(node);
        ledger.reportField('extensions');
        ledger.add('portable/extensions', {
            messageId: 'not-object',
            message: ignores('extensions', `it is ${found}, not an object`),
            place: source.place(node.span.start, node.span.end),
            found,
            expected: 'an object',
        });
        return;
    }
    for (const entry of node.entries) {
        if (entry.value.type === 'map')
            continue;
        const found = describeNode(entry.value);
        ledger.add('portable/extension-member', {
            messageId: 'not-object',
            message: rejects(`the extension ${quote(entry.key)} is ${found}, not an object (clients differ: some only ignore it)`),
            place: source.place(entry.value.span.start, entry.value.span.end),
            found,
            expected: 'an object',
            fix: `Put what ${quote(entry.key)} holds into an object.`,
        });
    }
}

;// CONCATENATED MODULE: ./build/portable/metadata-forms.js
// Odd but harmless metadata of plugin.json: a version that is no SemVer, URLs, an e-mail address, a
// licence that is no SPDX expression. Advice only: nothing here rejects anything.
// Specification: portable page, "Package and manifest" 5.



/** Common names of licences that are no SPDX identifiers, and what may be meant. */
const looseLicences = new Map([
    ['apache', 'Apache-2.0'],
    ['apache2', 'Apache-2.0'],
    ['apache 2', 'Apache-2.0'],
    ['apache 2.0', 'Apache-2.0'],
    ['apache-2', 'Apache-2.0'],
    ['apache license 2.0', 'Apache-2.0'],
    ['bsd', 'BSD-3-Clause'],
    ['gpl', 'GPL-3.0-or-later'],
    ['gplv2', 'GPL-2.0-only'],
    ['gplv3', 'GPL-3.0-only'],
    ['lgpl', 'LGPL-3.0-or-later'],
    ['mit license', 'MIT'],
    ['mpl', 'MPL-2.0'],
    ['proprietary', 'LicenseRef-Proprietary'],
    ['unlicensed', 'LicenseRef-Proprietary'],
]);
/** Adds advice for each string whose form other tools may not understand. */
function judgeMetadataForms(source, root, ledger) {
    const advise = (messageId, node, judge) => {
        const text = stringOf(node);
        const advice = node === undefined || text === undefined ? null : judge(text);
        if (node === undefined || text === undefined || advice === null)
            return;
        ledger.add('portable/metadata-form', {
            messageId,
            message: advice.message,
            place: source.place(node.span.start, node.span.end),
            found: text,
            expected: advice.expected,
            fix: advice.fix,
        });
    };
    const author = data_node_memberOf(root, 'author');
    advise('version', data_node_memberOf(root, 'version'), versionAdvice);
    advise('url', data_node_memberOf(root, 'homepage'), urlAdvice('homepage'));
    advise('url', data_node_memberOf(root, 'repository'), urlAdvice('repository'));
    advise('licence', data_node_memberOf(root, 'license'), licenceAdvice);
    if (author?.type !== 'map')
        return;
    advise('url', data_node_memberOf(author, 'url'), urlAdvice('author.url'));
    advise('email', data_node_memberOf(author, 'email'), emailAdvice);
}
function versionAdvice(text) {
    if (versionFault(text) === null)
        return null;
    const suggestion = suggestVersion(text);
    return {
        message: `other clients may not order the version ${quote(text)}: it is not a Semantic Version`,
        expected: 'a Semantic Version',
        fix: suggestion === null ? null : `Write "version": ${quote(suggestion)}.`,
    };
}
function urlAdvice(field) {
    return (text) => {
        const plain = text.length <= 2048 && /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
        if (plain)
            return null;
        return {
            message: `other clients may not open ${quote(field)}: ${quote(text)} is not an http or https URL`,
            expected: 'an http or https URL',
            fix: `Give ${quote(field)} as a whole URL that begins with "https://".`,
        };
    };
}
function emailAdvice(text) {
    if (text.length <= 254 && /^[^\s@<>]{1,64}@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/.test(text))
        return null;
    return {
        message: `other clients may not show "author.email": ${quote(text)} is not an e-mail address`,
        expected: 'an e-mail address alone',
        fix: 'Write the address alone, such as "team@example.org".',
    };
}
function licenceAdvice(text) {
    const meant = text.length <= 64 ? (looseLicences.get(text.trim().toLowerCase()) ?? null) : null;
    if (meant === null && looksLikeSpdx(text))
        return null;
    return {
        message: `other clients may not know the licence ${quote(text)}: it is not an SPDX expression`,
        expected: 'an SPDX expression',
        fix: meant === null ? null : `Write the SPDX identifier that is meant, such as ${quote(meant)}.`,
    };
}
/** Identifiers joined by AND, OR and WITH, parentheses balanced; the list of identifiers is not kept here. */
function looksLikeSpdx(text) {
    if (text.length > 256)
        return false;
    const words = text.replaceAll('(', ' ( ').replaceAll(')', ' ) ').trim().split(/\s+/);
    let depth = 0;
    let wantsOperand = true;
    for (const word of words) {
        if (word === '(') {
            if (!wantsOperand)
                return false;
            depth += 1;
        }
        else if (word === ')') {
            if (wantsOperand || depth === 0)
                return false;
            depth -= 1;
        }
        else if (wantsOperand) {
            if (!/^[A-Za-z0-9][A-Za-z0-9.:+-]*$/.test(word) || /^(?:AND|OR|WITH)$/.test(word))
                return false;
            wantsOperand = false;
        }
        else {
            if (!/^(?:AND|OR|WITH)$/.test(word))
                return false;
            wantsOperand = true;
        }
    }
    return !wantsOperand && depth === 0;
}

;// CONCATENATED MODULE: ./build/portable/manifest-fields.js
// The fields of plugin.json for a conforming client: types decide, null is a violation, forms are
// advice, what is unknown is reported and ignored. Specification: portable page, 2, 4 and 5.







const stringFields = ['version', 'description', 'homepage', 'repository', 'license'];
const authorFields = ['name', 'email', 'url'];
const knownFields = [
    '$schema',
    'name',
    ...stringFields,
    'author',
    'keywords',
    'extensions',
];
/** Fields that other formats put into the manifest, and where the thing belongs here. */
const placesOfForeignFields = new Map([
    ['skills', 'Remove the field; skills are found in the directory "skills".'],
    ['mcpServers', 'Move the servers into the file "mcp.json" and remove the field.'],
]);
/** Judges every field but `$schema`. */
function judgeManifestFields(source, root, ledger) {
    manifest_fields_judgeName(source, root, ledger);
    for (const field of stringFields) {
        const node = entryOf(root, field)?.value;
        if (node !== undefined)
            expectString(source, ledger, field, node);
    }
    judgeAuthor(source, root, ledger);
    judgeKeywords(source, root, ledger);
    judgeExtensions(source, root, ledger);
    judgeUnknown(source, root, ledger);
    judgeMetadataForms(source, root, ledger);
}
function manifest_fields_judgeName(source, root, ledger) {
    const node = entryOf(root, 'name')?.value;
    const rule = 'portable/name';
    if (node === undefined) {
        ledger.add(rule, {
            messageId: 'missing',
            message: rejects('plugin.json has no "name"'),
            place: source.linePlace(1),
            expected: 'a name',
            fix: 'Add "name" with 1 to 64 of a-z, 0-9, dot and hyphen.',
        });
        return;
    }
    const place = source.place(node.span.start, node.span.end);
    const name = stringOf(node);
    if (name === undefined) {
        const found = describeNode(node);
        ledger.add(rule, {
            messageId: 'wrong-type',
            message: rejects(`"name" is ${found}, not a string`),
            place,
            found,
            expected: 'a string',
        });
        return;
    }
    const fault = pluginNameFault(name);
    // The host's reserved name means nothing to other clients.
    if (fault === null || fault === 'reserved')
        return;
    const suggestion = suggestPluginName(name);
    ledger.add(rule, {
        messageId: 'form',
        message: rejects(`the name ${quote(name)} is not 1 to 64 of a-z, 0-9, dot and hyphen, well placed`),
        place,
        found: name,
        expected: '1 to 64 of a-z 0-9 . -, first and last a letter or digit, no "--", no ".."',
        fix: suggestion === null ? null : `Name the package ${quote(suggestion)}.`,
    });
}
function manifest_fields_wrongType(source, ledger, field, node, expected) {
    const found = describeNode(node);
    const isNull = node.type === 'scalar' && node.value === null;
    ledger.add('portable/metadata', {
        messageId: 'wrong-type',
        message: rejects(`${quote(field)} is ${found}, not ${expected}`),
        place: source.place(node.span.start, node.span.end),
        found,
        expected,
        fix: isNull
            ? `Remove ${quote(field)} or give it a value.`
            : `Make ${quote(field)} ${expected}.`,
    });
}
function expectString(source, ledger, field, node) {
    if (stringOf(node) === undefined)
        manifest_fields_wrongType(source, ledger, field, node, 'a string');
}
function judgeAuthor(source, root, ledger) {
    const node = entryOf(root, 'author')?.value;
    if (node === undefined)
        return;
    if (node.type !== 'map') {
        manifest_fields_wrongType(source, ledger, 'author', node, 'an object with name, email and url');
        return;
    }
    for (const entry of node.entries) {
        if (authorFields.includes(entry.key)) {
            expectString(source, ledger, `author.${entry.key}`, entry.value);
            continue;
        }
        ledger.add('portable/metadata', {
            messageId: 'author-key',
            message: rejects(`"author" has the key ${quote(entry.key)}, and only name, email and url are allowed`),
            place: source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: 'name, email, url',
            fix: fixForUnknown(entry.key, authorFields),
        });
    }
}
function judgeKeywords(source, root, ledger) {
    const node = entryOf(root, 'keywords')?.value;
    if (node === undefined)
        return;
    if (node.type !== 'list') {
        manifest_fields_wrongType(source, ledger, 'keywords', node, 'a list of strings');
        return;
    }
    for (const [at, item] of node.items.entries()) {
        expectString(source, ledger, `keywords[${at}]`, item);
    }
}
function judgeUnknown(source, root, ledger) {
    const seen = new Set();
    for (const entry of root.entries) {
        if (knownFields.includes(entry.key) || seen.has(entry.key))
            continue;
        seen.add(entry.key);
        ledger.reportField(entry.key);
        addUnknown(source, ledger, entry);
    }
}
function addUnknown(source, ledger, entry) {
    ledger.add('portable/unknown-field', {
        messageId: 'unknown',
        message: ignores(entry.key, 'Agent Plugins 1.0.0 has no such field'),
        place: source.place(entry.keySpan.start, entry.keySpan.end),
        found: entry.key,
        expected: knownFields.join(', '),
        fix: placesOfForeignFields.get(entry.key) ?? fixForUnknown(entry.key, knownFields),
    });
}
function fixForUnknown(key, known) {
    const near = nearestOf(key, known);
    return near === null
        ? `Remove ${quote(key)}.`
        : `Write ${quote(near)} instead of ${quote(key)}, or remove it.`;
}

;// CONCATENATED MODULE: ./build/portable/portable-manifest.js
// plugin.json as a conforming client reads it: found, JSON, the right schema, and then its fields.
// Independent of what a Clio host admits. Specification: portable page, "Package and manifest" 1 to 5.







const portable_manifest_file = 'plugin.json';
/** Judges plugin.json and gives what others have to agree with, or null where it cannot be read. */
function readPortableManifest(tree, ledger) {
    const read = readJsonFile(tree, portable_manifest_file);
    if (read.kind === 'absent') {
        const other = [...tree.byPath.keys()].find((path) => path.toLowerCase() === portable_manifest_file);
        ledger.add('portable/manifest-missing', {
            messageId: 'missing',
            message: rejects(`there is no plugin.json at the root${other === undefined ? '' : `, only ${quote(other)}`}`),
            place: wholeFile(portable_manifest_file),
            expected: portable_manifest_file,
            found: other ?? null,
            fix: other === undefined ? null : `Rename ${quote(other)} to "plugin.json".`,
        });
        return null;
    }
    if (read.kind === 'outside') {
        ledger.claim(read.link);
        ledger.add('portable/manifest-missing', {
            messageId: 'outside',
            message: rejects(`plugin.json ${read.text}`),
            place: wholeFile(portable_manifest_file),
            expected: 'a file inside the package',
            fix: 'Put the file itself in the place of the link.',
        });
        return null;
    }
    if (read.kind === 'not-a-file') {
        ledger.add('portable/manifest-missing', {
            messageId: 'not-a-file',
            message: rejects(`plugin.json is ${read.found}, not a file`),
            place: wholeFile(portable_manifest_file),
            found: read.found,
            expected: 'a file',
            fix: 'Make plugin.json a regular file.',
        });
        return null;
    }
    if (read.kind === 'bad') {
        ledger.add('portable/manifest-json', {
            messageId: read.why,
            message: rejects(`plugin.json ${read.text}`),
            place: read.place,
            found: read.found,
            expected: 'a JSON object',
            fix: read.fix,
        });
        return null;
    }
    const { source, root } = read;
    for (const entry of duplicateEntries(root)) {
        ledger.add('portable/duplicate-key', {
            messageId: 'duplicate',
            message: `other clients may read another value: plugin.json has the key ${quote(entry.key)} twice`,
            place: source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: 'each key once',
        });
    }
    const specVersion = judgeSchema(source, root, ledger);
    judgeManifestFields(source, root, ledger);
    return { source, root, specVersion };
}
function judgeSchema(source, root, ledger) {
    const expected = judgedSpec.manifestSchema;
    const node = data_node_memberOf(root, '$schema');
    if (node === undefined) {
        ledger.add('portable/schema', {
            messageId: 'missing',
            message: rejects('plugin.json has no "$schema"'),
            place: source.linePlace(1),
            expected,
            fix: `Add "$schema": "${expected}".`,
        });
        return null;
    }
    const place = source.place(node.span.start, node.span.end);
    const text = stringOf(node);
    if (text === undefined) {
        ledger.add('portable/schema', {
            messageId: 'wrong-type',
            message: rejects('"$schema" is not a string'),
            place,
            expected,
            fix: `Write "$schema": "${expected}".`,
        });
        return null;
    }
    if (text === expected)
        return judgedSpec.version;
    const version = versionInIdentifier(text, 'plugin.schema.json');
    if (version === null || version === judgedSpec.version) {
        ledger.add('portable/schema', {
            messageId: 'unknown',
            message: rejects(`"$schema" is ${quote(text)}, not the identifier of Agent Plugins 1.0.0`),
            place,
            found: text,
            expected,
            fix: `Write "$schema": "${expected}".`,
        });
        return null;
    }
    ledger.add('portable/schema', {
        messageId: 'other-version',
        message: rejects(`"$schema" names version ${describeVersion(version)}, and 1.0.0 is the version clients know`),
        place,
        found: version,
        expected: judgedSpec.version,
        fix: `Write "$schema": "${expected}".`,
    });
    return version;
}

;// CONCATENATED MODULE: ./build/portable/frontmatter-faults.js

const frontmatter_faults_refusals = {
    directive: 'a YAML directive',
    tag: 'a YAML tag',
    anchor: 'a YAML anchor',
    alias: 'a YAML alias',
    'merge-key': 'a YAML merge key',
    'complex-key': 'a key that is no text',
    'second-document': 'a second YAML document',
};
const fields = 'the fields "name" and "description"';
/** The finding without its place; the message is the end of a sentence. */
function describeProblem(problem) {
    switch (problem.kind) {
        case 'byte-order-mark':
            return {
                messageId: 'byte-order-mark',
                message: 'its SKILL.md begins with a byte-order mark, so no frontmatter is seen',
                found: 'a byte-order mark',
                expected: '"---" at the first byte',
                fix: 'Save the file as UTF-8 without a byte-order mark.',
            };
        case 'missing':
            return {
                messageId: 'missing',
                message: 'its SKILL.md has no frontmatter',
                expected: '"---" as the first line',
                fix: `Begin the file with a line "---", ${fields}, and a line "---".`,
            };
        case 'not-at-start':
            return {
                messageId: 'not-at-start',
                message: 'the line "---" that opens its frontmatter is not exactly the first line',
                expected: '"---" as the first line, without blanks',
                fix: 'Remove everything before the first "---" and any blanks after it.',
            };
        case 'unclosed':
            return {
                messageId: 'unclosed',
                message: 'its frontmatter is not closed by a line "---"',
                expected: 'a line that is exactly "---"',
                fix: 'Add a line that is exactly "---" after the last field.',
            };
        case 'empty':
            return {
                messageId: 'empty',
                message: 'its frontmatter is empty',
                expected: fields,
                fix: `Write ${fields} between the two lines "---".`,
            };
        case 'not-a-mapping':
            return {
                messageId: 'not-a-mapping',
                message: `its frontmatter is ${problem.found}, not a mapping`,
                found: problem.found,
                expected: 'lines "key: value"',
                fix: 'Write one field a line, as "key: value".',
            };
        case 'unquoted-colon':
            return {
                messageId: 'unquoted-colon',
                message: `the value of ${quote(problem.key)} holds a colon and a blank without quotes, which is not YAML`,
                found: 'an unquoted ": "',
                expected: 'the value in double quotes',
                fix: `Put the whole value of ${quote(problem.key)} in double quotes.`,
            };
        case 'syntax':
            return {
                messageId: 'syntax',
                message: `its frontmatter is not YAML: ${problem.message}`,
                expected: 'a YAML mapping',
            };
        case 'refused':
            return {
                messageId: 'refused',
                message: `its frontmatter has ${frontmatter_faults_refusals[problem.refusal]}, which careful readers refuse`,
                found: frontmatter_faults_refusals[problem.refusal],
                expected: 'plain keys and values',
                fix: 'Write the value out in full, and in double quotes if it begins with "&", "*", "!" or "%".',
            };
        default:
            return problem;
    }
}

;// CONCATENATED MODULE: ./build/portable/skill-field.js
// Reading one frontmatter field of a skill: where it is, what it is, and the string it should be.
// Specification: portable page, "Skills".


function skill_field_placeOf({ source }, node) {
    return source.place(node.span.start, node.span.end);
}
/** What stands there, as the writer sees it. */
function skill_field_describe(node) {
    return node.type === 'scalar' && node.value === null && node.text === ''
        ? 'empty'
        : describeNode(node);
}
/** The string of a field, or null after telling that it is something else (or that it is missing). */
function readString(fields, key, rule, required = false) {
    const node = entryOf(fields.node, key)?.value;
    if (node === undefined) {
        if (!required)
            return null;
        fields.tell(rule, {
            messageId: 'missing',
            message: `its frontmatter has no ${quote(key)}`,
            place: fields.source.linePlace(1),
            expected: key,
            fix: `Add a line "${key}: …" to the frontmatter.`,
        });
        return null;
    }
    const text = stringOf(node);
    if (text !== undefined)
        return { text, node };
    const plain = node.type === 'scalar' && node.text !== '';
    fields.tell(rule, {
        messageId: 'wrong-type',
        message: `its ${key} is ${skill_field_describe(node)}, not a string`,
        place: skill_field_placeOf(fields, node),
        found: skill_field_describe(node),
        expected: 'a string',
        fix: plain
            ? `Put the value in quotes: ${key}: ${quote(node.text)}.`
            : required
                ? `Write the ${key} as one string.`
                : `Write the ${key} as one string, or remove the field.`,
    });
    return null;
}

;// CONCATENATED MODULE: ./build/portable/skill-metadata.js
// The two structured fields of a skill: metadata, strings to strings, and allowed-tools, one string.
// Near misses that most clients read are warnings. Specification: portable page, "Skills".



function judgeMetadata(fields) {
    const node = entryOf(fields.node, 'metadata')?.value;
    if (node === undefined)
        return;
    if (node.type !== 'map') {
        fields.tell('agent-skill/metadata', {
            messageId: 'wrong-type',
            message: `its metadata is ${skill_field_describe(node)}, not a mapping`,
            place: skill_field_placeOf(fields, node),
            found: skill_field_describe(node),
            expected: 'a mapping of strings to strings',
        });
        return;
    }
    for (const { key, value } of node.entries) {
        if (stringOf(value) !== undefined)
            continue;
        const place = skill_field_placeOf(fields, value);
        const found = skill_field_describe(value);
        if (value.type !== 'scalar') {
            fields.tell('agent-skill/metadata', {
                messageId: 'nested',
                message: `its metadata ${quote(key)} is ${found}, not a string`,
                place,
                found,
                expected: 'a string',
                fix: `Write ${quote(key)} as one string, such as values joined by commas.`,
            });
            continue;
        }
        fields.tell('agent-skill/metadata-value', {
            messageId: 'not-string',
            message: `other clients may not read the metadata ${quote(key)}: it is ${found}, not a string`,
            place,
            found,
            expected: 'a string',
            fix: value.text === ''
                ? `Give ${quote(key)} a value.`
                : `Put the value in quotes: ${quote(value.text)}.`,
        });
    }
}
function judgeAllowedTools(fields) {
    const node = entryOf(fields.node, 'allowed-tools')?.value;
    if (node === undefined)
        return;
    const text = stringOf(node);
    const place = skill_field_placeOf(fields, node);
    const expected = 'one string, tools separated by blanks';
    if (node.type === 'list') {
        const tools = node.items.map((item) => stringOf(item) ?? '…').slice(0, 20);
        fields.tell('agent-skill/allowed-tools-list', {
            messageId: 'list',
            message: 'other clients may not read "allowed-tools": it is a list, not one string',
            place,
            found: 'a list',
            expected,
            fix: `Write allowed-tools: ${quote(tools.join(' '))}`,
        });
    }
    else if (text === undefined) {
        fields.tell('agent-skill/allowed-tools', {
            messageId: 'wrong-type',
            message: `its allowed-tools is ${skill_field_describe(node)}, not a string`,
            place,
            found: skill_field_describe(node),
            expected,
        });
    }
    else if (text.replace(/\([^()]*\)/g, '').includes(',')) {
        fields.tell('agent-skill/allowed-tools-list', {
            messageId: 'commas',
            message: 'other clients may not read "allowed-tools": its tools are separated by commas',
            place,
            found: text,
            expected,
            fix: 'Separate the tools by single blanks.',
        });
    }
}

;// CONCATENATED MODULE: ./build/portable/skill-name.js
// The form of a skill's name: 1 to 64 lowercase letters or digits of any script, single hyphens inside.
// Specification: portable page, "Skills".
const skill_name_longest = 64;
/** What is wrong with the name, as the end of a sentence; null when nothing is. */
function skillNameFault(name) {
    if (name === '')
        return 'is empty';
    const length = name.length > 4 * skill_name_longest ? name.length : [...name].length;
    if (length > skill_name_longest)
        return `has ${length} characters, and ${skill_name_longest} are allowed`;
    // Letters without case (Lo, Lm) count as lowercase; upper and title case do not.
    if (!/^[\p{Ll}\p{Lo}\p{Lm}\p{Nd}-]+$/u.test(name)) {
        return 'has characters other than lowercase letters, digits and hyphens';
    }
    if (name.startsWith('-') || name.endsWith('-'))
        return 'begins or ends with a hyphen';
    return name.includes('--') ? 'has two hyphens in a row' : null;
}

;// CONCATENATED MODULE: ./build/portable/skill-fields.js
// The frontmatter fields of a skill for a conforming client. Lengths are in code points, not in UTF-16
// units. Specification: portable page, "Skills"; field names are those of Agent Skills.





const skill_fields_knownKeys = ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'];
const descriptionLength = 1024;
const compatibilityLength = 500;
/** Judges every field, the unknown ones included. */
function judgeSkillFields(fields) {
    skill_fields_judgeName(fields);
    judgeDescription(fields);
    readString(fields, 'license', 'agent-skill/license');
    judgeCompatibility(fields);
    judgeMetadata(fields);
    judgeAllowedTools(fields);
    skill_fields_judgeUnknown(fields);
}
function skill_fields_judgeName(fields) {
    const { directory } = fields;
    const read = readString(fields, 'name', 'agent-skill/name', true);
    if (read === null)
        return;
    const { text, node } = read;
    const sensible = skillNameFault(directory) === null;
    const fix = sensible
        ? `Write name: ${directory}`
        : 'Rename the directory with lowercase letters, digits and hyphens, and give the skill that name.';
    const fault = skillNameFault(text);
    if (fault !== null) {
        fields.tell('agent-skill/name', {
            messageId: 'form',
            message: `its name ${quote(text)} ${fault}`,
            place: skill_field_placeOf(fields, node),
            found: text,
            expected: '1 to 64 lowercase letters or digits with single hyphens inside',
            fix,
        });
    }
    if (text !== directory) {
        fields.tell('agent-skill/name-directory', {
            messageId: 'differs',
            message: `its name ${quote(text)} differs from its directory ${quote(directory)}`,
            place: skill_field_placeOf(fields, node),
            found: text,
            expected: directory,
            fix,
        });
    }
}
function judgeDescription(fields) {
    const rule = 'agent-skill/description';
    const read = readString(fields, 'description', rule, true);
    if (read === null)
        return;
    const place = skill_field_placeOf(fields, read.node);
    if (read.text.trim() === '') {
        fields.tell(rule, {
            messageId: 'blank',
            message: 'its description is blank',
            place,
            found: 'nothing but blanks',
            expected: 'what the skill does and when to use it',
        });
    }
    const length = codePoints(read.text);
    if (length <= descriptionLength)
        return;
    fields.tell(rule, {
        messageId: 'too-long',
        message: `its description has ${length} characters, and ${descriptionLength} are allowed`,
        place,
        found: `${length} characters`,
        expected: `at most ${descriptionLength}`,
        fix: `Shorten the description to ${descriptionLength} characters; details belong into the body.`,
    });
}
function judgeCompatibility(fields) {
    const rule = 'agent-skill/compatibility';
    const read = readString(fields, 'compatibility', rule);
    if (read === null)
        return;
    const length = codePoints(read.text);
    if (length >= 1 && length <= compatibilityLength)
        return;
    fields.tell(rule, {
        messageId: length === 0 ? 'empty' : 'too-long',
        message: length === 0
            ? 'its compatibility is empty'
            : `its compatibility has ${length} characters, and ${compatibilityLength} are allowed`,
        place: skill_field_placeOf(fields, read.node),
        found: `${length} characters`,
        expected: `1 to ${compatibilityLength}`,
        fix: length === 0 ? 'Remove the field, or say what the skill needs.' : null,
    });
}
function skill_fields_judgeUnknown(fields) {
    for (const { key, keySpan } of fields.node.entries) {
        if (skill_fields_knownKeys.includes(key))
            continue;
        const near = nearestOf(key, skill_fields_knownKeys);
        fields.tell('agent-skill/unknown-key', {
            messageId: 'unknown',
            message: `other clients do not know the frontmatter key ${quote(key)}`,
            place: fields.source.place(keySpan.start, keySpan.end),
            found: key,
            expected: skill_fields_knownKeys.join(', '),
            fix: near === null
                ? `Move ${quote(key)} below "metadata", as a string.`
                : `Write ${quote(near)} instead of ${quote(key)}.`,
        });
    }
}
function codePoints(text) {
    let count = 0;
    for (const _ of text)
        count += 1;
    return count;
}

;// CONCATENATED MODULE: ./build/portable/skill-file.js
// One SKILL.md as a conforming client reads it: bytes, frontmatter, fields. Every fault is told, and any
// that is no advice makes the client skip this skill alone. Specification: portable page, "Skills".









/** Judges the file; true when a client loads the skill. */
function judgeSkillFile(skill, ledger) {
    let fine = true;
    const tell = (rule, fault) => {
        if (boundaryOf(rule) === 'ADVICE') {
            ledger.add(rule, fault);
            return;
        }
        fine = false;
        ledger.add(rule, { ...fault, message: skipsSkill(skill.directory, fault.message) });
    };
    skill_file_readSkill(skill, tell);
    return fine;
}
function skill_file_readSkill(skill, tell) {
    if (skill.bytes === null) {
        tell('agent-skill/encoding', {
            messageId: 'too-large',
            message: `its SKILL.md has ${skill.size} bytes, and ${limits.capturedFileBytes} are read`,
            place: wholeFile(skill.path),
            found: `${skill.size} bytes`,
            expected: `at most ${limits.capturedFileBytes} bytes`,
            fix: 'Move long parts into files of their own that SKILL.md links to.',
        });
        return;
    }
    const decoded = decodeMarkdown(skill.path, skill.bytes);
    if (!decoded.ok) {
        const place = { ...wholeFile(skill.path), line: decoded.line };
        tell('agent-skill/encoding', {
            messageId: decoded.why,
            message: decoded.why === 'utf-16'
                ? 'its SKILL.md is UTF-16'
                : `its SKILL.md is not UTF-8 from line ${decoded.line} on`,
            place,
            found: decoded.why === 'utf-16' ? 'UTF-16' : 'bytes that are not UTF-8',
            expected: 'UTF-8',
            fix: 'Save the file as UTF-8 without a byte-order mark.',
        });
        return;
    }
    const { source } = decoded;
    const frontmatter = parseFrontmatter(source);
    for (const problem of frontmatter.problems) {
        tell('agent-skill/frontmatter', {
            ...describeProblem(problem),
            place: source.place(problem.span.start, problem.span.end),
        });
    }
    if (frontmatter.node === null)
        return;
    for (const entry of duplicateEntries(frontmatter.node)) {
        tell('agent-skill/frontmatter', {
            messageId: 'duplicate-key',
            message: `its frontmatter has the key ${quote(entry.key)} twice`,
            place: source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: 'each key once',
            fix: `Keep one ${quote(entry.key)} and remove the other.`,
        });
    }
    judgeSkillFields({ source, node: frontmatter.node, directory: skill.directory, tell });
}

;// CONCATENATED MODULE: ./build/portable/skills.js
// Which skills a conforming client discovers: one for each immediate child directory of `skills/` with
// an exact-case SKILL.md. What looks like a skill elsewhere is named, so that nobody looks for it in vain.
// Never reads the disk. Specification: portable page, "Skills".








const skillFile = 'SKILL.md';
/** Judges `skills/` and everything in it, and says which skills load. */
function judgeSkills(tree, ledger) {
    const home = findHome(tree, ledger);
    if (home !== null) {
        const loaded = [];
        for (const child of childrenOf(tree, home)) {
            const name = child.path.slice(child.path.lastIndexOf('/') + 1);
            if (judgeChild(tree, ledger, home, name))
                loaded.push(name);
        }
        for (const name of loaded.sort(order_byCodeUnits))
            ledger.loadSkill(name);
    }
    judgeUndiscovered(tree, ledger, home);
}
/** Real path of the skills directory, or null where there is none to look into. */
function findHome(tree, ledger) {
    const resolved = resolvePath(tree, 'skills');
    switch (resolved.kind) {
        case 'missing':
            return null;
        case 'directory':
            return resolved.entry.path;
        case 'root':
            return '.';
        case 'lost':
            ledger.claim(resolved.link.path);
            ledger.skip('skills');
            ledger.add('portable/skills-location', {
                messageId: 'outside',
                message: loadsNo('skill', `"skills" is a link that ${describeFate(resolved.fate)}`),
                place: wholeFile('skills'),
                found: `a link to ${resolved.link.target}`,
                expected: 'a directory inside the package',
                fix: 'Put the directory itself in the place of the link "skills".',
            });
            return null;
        default:
            ledger.skip('skills');
            ledger.add('portable/skills-location', {
                messageId: 'not-a-directory',
                message: loadsNo('skill', '"skills" is a file, not a directory'),
                place: wholeFile('skills'),
                found: 'a file',
                expected: 'a directory',
                fix: 'Make "skills" a directory with one directory a skill, or rename the file.',
            });
            return null;
    }
}
/** Judges one child of `skills/`; true when a client loads it as a skill. */
function judgeChild(tree, ledger, home, name) {
    const what = `skills/${name}`;
    const child = resolvePath(tree, joinRelative(home, name));
    if (child.kind === 'lost') {
        ledger.claim(child.link.path);
        ledger.countSkill();
        return skip(ledger, what, {
            messageId: 'outside',
            message: skipsSkill(name, `${quote(what)} is a link that ${describeFate(child.fate)}`),
            path: child.link.path,
            found: `a link to ${child.link.target}`,
            expected: 'a directory inside the package',
        });
    }
    if (child.kind !== 'directory')
        return false;
    return judgeSkillDirectory(tree, ledger, child.entry.path, name);
}
/**
 * Judges the skill in the real directory `directory` (`.` is the root), called `name`; true when a client
 * loads it. A directory without SKILL.md is none.
 */
function judgeSkillDirectory(tree, ledger, directory, name) {
    const what = `skills/${name}`;
    const path = joinRelative(directory, skillFile);
    const file = resolvePath(tree, path);
    if (file.kind === 'missing')
        return false;
    ledger.countSkill();
    if (file.kind === 'lost') {
        ledger.claim(file.link.path);
        return skip(ledger, what, {
            messageId: 'outside',
            message: skipsSkill(name, `its SKILL.md is a link that ${describeFate(file.fate)}`),
            path: file.link.path,
            found: `a link to ${file.link.target}`,
            expected: 'a file inside the package',
        });
    }
    if (file.kind !== 'file') {
        return skip(ledger, what, {
            messageId: 'not-a-file',
            message: skipsSkill(name, 'its SKILL.md is a directory, not a file'),
            path,
            found: 'a directory',
            expected: 'a file',
        });
    }
    const bytes = tree.captured.get(path) ?? tree.captured.get(file.entry.path) ?? null;
    const fine = judgeSkillFile({ directory: name, path, bytes, size: file.entry.size }, ledger);
    if (!fine)
        ledger.skip(what);
    return fine;
}
function skip(ledger, what, { path, ...fault }) {
    ledger.skip(what);
    ledger.add('agent-skill/location', { ...fault, place: wholeFile(path) });
    return false;
}
/** Files that are called like a skill and lie where no client looks. */
function judgeUndiscovered(tree, ledger, home) {
    const inside = home === null || home === '.' ? null : `${home}/`;
    for (const { type, path } of tree.entries) {
        const parts = path.split('/');
        const base = parts.at(-1) ?? '';
        if (type === 'directory' || base.toLowerCase() !== skillFile.toLowerCase())
            continue;
        if (parts.length === 1) {
            skills_advise(ledger, path, 'root', 'it lies at the root', 'skills/<name>/SKILL.md');
            continue;
        }
        if (inside === null || !path.startsWith(inside))
            continue;
        const depth = path.slice(inside.length).split('/').length;
        if (depth === 1) {
            skills_advise(ledger, path, 'loose', 'it lies directly in "skills"', 'skills/<name>/SKILL.md');
        }
        else if (depth > 2) {
            const expected = `skills/${parts.at(-2) ?? ''}/SKILL.md`;
            skills_advise(ledger, path, 'nested', 'it lies deeper than skills/<name>/SKILL.md', expected);
        }
        else if (base !== skillFile &&
            !tree.byPath.has(joinRelative(...parts.slice(0, -1), skillFile))) {
            const expected = joinRelative(...parts.slice(0, -1), skillFile);
            skills_advise(ledger, path, 'file-name', 'its name has to be SKILL.md, in upper case', expected);
        }
    }
}
function skills_advise(ledger, path, messageId, why, expected) {
    ledger.countSkill();
    ledger.add('agent-skill/not-discovered', {
        messageId,
        message: `conforming clients do not discover the skill ${quote(path)}: ${why}`,
        place: wholeFile(path),
        found: path,
        expected,
        fix: `Move ${quote(path)} to ${quote(expected)} if clients are meant to load it.`,
    });
}

;// CONCATENATED MODULE: ./build/portable/judge-portable.js








/**
 * Judges a tree that was read with the captures of src/manifest/captures.ts. A tree that was refused (links
 * that lead outside) is judged all the same. For a root that is itself a link, give the tree of its real path.
 */
function judgePortable(tree, options = {}) {
    const ledger = new Ledger();
    const manifest = readPortableManifest(tree, ledger);
    judgeSkills(tree, ledger);
    judgeMcp(tree, manifest?.specVersion ?? null, ledger);
    judgeNearLocations(tree, ledger);
    judgeForeignManifests(tree, manifest?.root ?? null, ledger);
    judgeLinks(tree, ledger);
    ledger.addAll(judgeMarkdown(tree));
    return ledger.verdict(options.strict === true);
}

;// CONCATENATED MODULE: ./build/usecases/read-package.js





/** Reads the package at the absolute path `root`; `path` is how the report names it. */
function readPackage(root, path, clioVersion) {
    const candidate = readPluginManifest(root, { clioVersion });
    const payloads = readPayloads(candidate);
    const portable = judgePortable(portableTree(root, candidate));
    const findings = [
        ...candidate.diagnostics,
        ...nameFindings(candidate.tree),
        ...payloads.findings,
        ...portable.findings,
    ].map((finding) => ({ ...finding, package: path }));
    const { tree, manifest } = candidate;
    return {
        candidate: { ...candidate, tree: { ...tree, captured: keptBytes(tree) } },
        findings,
        notChecked: payloads.notChecked,
        report: {
            path,
            name: manifest?.name ?? candidate.statedName,
            kind: manifest?.kind ?? candidate.statedKind,
            version: manifest?.version ?? candidate.statedVersion,
            digest: candidate.contentDigest,
            files: tree.counts.files,
            bytes: tree.counts.bytes,
            admitted: candidate.valid,
            conformant: portable.conformant,
            compatible: candidate.compatible,
            generation: candidate.generation,
            load: portable.load,
            resources: payloads.resources,
            prerequisites: payloads.prerequisites,
            graph: candidate.graph,
            leftOut: tree.leftOut,
            smoke: null,
        },
    };
}
/** A root that is a link is refused by a Clio host and fine for other clients (portable page, 1). */
function portableTree(root, candidate) {
    const linked = candidate.tree.findings.some(({ rule, messageId }) => rule === 'tree/root' && messageId === 'link');
    return linked ? readPackageTree(realPathOf(root)) : candidate.tree;
}
function keptBytes(tree) {
    const skill = tree.captured.get('SKILL.md');
    return skill === undefined ? new Map() : new Map([['SKILL.md', skill]]);
}

;// CONCATENATED MODULE: ./build/usecases/package-shelf.js
// Every package of a run, read once however many ask for it, kept by real path and listed by path.




class PackageShelf {
    #cwd;
    #clioVersion;
    #git;
    #readings = new Map();
    #extensions = new Set();
    constructor(cwd, clioVersion, git) {
        this.#cwd = cwd;
        this.#clioVersion = clioVersion;
        this.#git = git;
    }
    /** The reading of the package at an absolute root, with places relative to the working directory. */
    read(root) {
        const key = realPathOf(root);
        const known = this.#readings.get(key);
        if (known !== undefined)
            return known;
        const path = displayPath(this.#cwd, root);
        const reading = readPackage(root, path, this.#clioVersion);
        const fromGit = this.#git.packageFindings(root, reading.candidate.tree);
        const placed = {
            ...reading,
            findings: [...reading.findings, ...fromGit].map((finding) => rebase({ ...finding, package: path }, path)),
            notChecked: reading.notChecked.map(({ what, why }) => ({ what: `${path}: ${what}`, why })),
        };
        this.#readings.set(key, placed);
        return placed;
    }
    /**
     * The package at an absolute root is an extension: its digest counts, its manifest is of another form
     * and not judged (registry page, "The file").
     */
    keepTreeOnly(root) {
        const key = realPathOf(root);
        const reading = this.#readings.get(key);
        if (reading === undefined)
            return;
        const findings = reading.findings.filter(({ rule }) => rule.startsWith('tree/'));
        this.#readings.set(key, { ...reading, findings, notChecked: [] });
        this.#extensions.add(key);
    }
    /** True where the absolute directory is, or lies in, something read so far. */
    covers(directory) {
        for (let at = realPathOf(directory);; at = (0,external_node_path_namespaceObject.dirname)(at)) {
            if (this.#readings.has(at))
                return true;
            if (at === (0,external_node_path_namespaceObject.dirname)(at))
                return false;
        }
    }
    /** Findings of everything read so far. */
    findings() {
        return [...this.#readings.values()].flatMap((reading) => reading.findings);
    }
    /** Readings of all packages so far, sorted by path; extensions are not among them. */
    packages() {
        const packages = [...this.#readings].filter(([key]) => !this.#extensions.has(key));
        return packages
            .map(([, reading]) => reading)
            .sort((a, b) => order_byCodeUnits(a.report.path, b.report.path));
    }
}

;// CONCATENATED MODULE: ./build/manifest/payload/loose-skills.js
// Skills without a package: a lone SKILL.md, or a directory of skills, held against the same rules as the
// skills root of a package. Reads only the tree. Specification: manifest page, "Payloads", Skills.





/**
 * Judges a tree without plugin.json as a skills root; a SKILL.md in its root is one skill, to be called after
 * `directory` (null: its name is free).
 */
function readLooseSkills(tree, directory = (0,external_node_path_namespaceObject.basename)(tree.root)) {
    const { files, judgement, foundAny } = readSkills(indexTree(tree), '.', directory);
    const findings = [...judgement.findings];
    if (!foundAny) {
        findings.push(finding({
            rule: 'skill/none',
            messageId: 'present',
            message: 'the skills root "." has no skill in it',
            place: wholeFile('.'),
            found: 'no skill',
            expected: 'at least one directory with a SKILL.md',
            fix: 'put a skill into the directory, or name another one',
        }));
    }
    for (const file of files)
        findings.push(...file.judgement.findings);
    return {
        skills: files
            .filter((file) => !file.unread && file.judgement.stopper === null)
            .map(({ kind, name, path }) => ({ kind, name, path, component: null }))
            .sort((a, b) => order_byCodeUnits(a.name, b.name) || order_byCodeUnits(a.path, b.path)),
        names: files.map(({ name, path, namePlace }) => ({
            name,
            path,
            place: namePlace ?? wholeFile(path),
        })),
        findings,
        notChecked: files
            .filter(({ unread }) => unread)
            .map(({ path }) => ({ what: path, why: 'the file is too large to be read' })),
    };
}

;// CONCATENATED MODULE: ./build/portable/loose-skill.js
// A skill without a package, as a conforming client of Agent Skills reads it: its SKILL.md, and the
// Markdown hygiene of its directory. Never reads the disk. Specification: portable page, "Skills".





/** Judges a tree whose root has a SKILL.md; `freeName` where the name of the directory means nothing. */
function judgeLooseSkill(tree, freeName = false) {
    const ledger = new Ledger();
    judgeSkillDirectory(tree, ledger, '.', (0,external_node_path_namespaceObject.basename)(tree.root));
    ledger.addAll(judgeMarkdown(tree));
    const findings = ledger
        .verdict(false)
        .findings.filter(({ rule }) => !freeName || rule !== 'agent-skill/name-directory');
    return { loads: findings.every(({ rule }) => boundaryOf(rule) !== 'ENTRY'), findings };
}

;// CONCATENATED MODULE: ./build/usecases/read-loose-skill.js
// One skill without a package, read whole: its tree, what a Clio host makes of it, what a conforming client
// does, names; as its part of the report. Writes nothing, prints nothing.
// Specification: manifest page, "Payloads", Skills; portable page, "Skills".







/** Reads the skill in the absolute directory `root`; `path` is how the report names that. */
function readLooseSkill(root, path) {
    const tree = readPackageTree(root);
    // The root of a repository is called as each clone likes.
    const freeName = tree.leftOut.includes('.git');
    const host = readLooseSkills(tree, freeName ? null : (0,external_node_path_namespaceObject.basename)(root));
    const portable = judgeLooseSkill(tree, freeName);
    const own = host.names.find((one) => one.path === 'SKILL.md');
    const place = own?.place ?? null;
    const findings = [
        ...tree.findings,
        ...nameFindings(tree),
        ...host.findings,
        ...portable.findings,
    ].map((finding) => rebase(finding, path));
    const file = joinRelative(path, 'SKILL.md');
    const name = own?.name ?? (0,external_node_path_namespaceObject.basename)(root);
    return {
        report: {
            path,
            name,
            digest: tree.digest,
            files: tree.counts.files,
            bytes: tree.counts.bytes,
            loaded: host.skills.some((one) => one.path === 'SKILL.md'),
            conformant: portable.loads,
            leftOut: tree.leftOut,
        },
        named: {
            name,
            path: file,
            namePlace: {
                ...(place ?? { line: null, column: null, endColumn: null, excerpt: null }),
                file,
            },
        },
        findings,
        notChecked: [
            ...host.notChecked.map(({ what, why }) => ({ what: joinRelative(path, what), why })),
            ...(freeName
                ? [
                    {
                        what: `whether the skill in ${path} is called after its directory`,
                        why: 'that is the root of a repository, which every clone names as it likes',
                    },
                ]
                : []),
        ],
    };
}

;// CONCATENATED MODULE: ./build/usecases/skill-shelf.js
// The skills of a run that lie in no package, each read once, and the names that occur twice among them.





/** Reads the skills in absolute directories; places are relative to `cwd`. */
function readSkillShelf(cwd, roots, progress) {
    const sorted = roots
        .map((root, at) => {
        progress?.('skills', at, roots.length);
        return readLooseSkill(root, displayPath(cwd, root));
    })
        .sort((a, b) => order_byCodeUnits(a.report.path, b.report.path));
    const first = new Map();
    const findings = [];
    const readings = sorted.map((reading) => {
        const { named, report } = reading;
        const earlier = report.loaded ? first.get(named.name) : undefined;
        if (earlier === undefined) {
            if (report.loaded)
                first.set(named.name, named);
            return reading;
        }
        findings.push(finding(twiceFault(named, earlier)));
        return { ...reading, report: { ...report, loaded: false } };
    });
    return { readings, findings };
}

;// CONCATENATED MODULE: ./build/usecases/path-facts.js
// What lies at a path that somebody typed: nothing there is an answer, a disk that will not say is a fault.



/** Codes that mean: no path like this leads anywhere. */
const nowhere = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);
/** Facts of what the absolute path leads to, or null where it leads nowhere. Throws `Fault` (`io`). */
function factsBehind(path) {
    return factsOr(path, external_node_fs_namespaceObject.statSync);
}
/** Facts of what lies at the absolute path itself, a dangling link too. Throws `Fault` (`io`). */
function factsAt(path) {
    return factsOr(path, external_node_fs_namespaceObject.lstatSync);
}
function factsOr(path, ask) {
    try {
        return ask(path);
    }
    catch (error) {
        if (nowhere.has(systemCode(error) ?? ''))
            return null;
        throw new Fault('io', `${quote(path)} cannot be looked at: ${messageOf(error)}`, null, error);
    }
}

;// CONCATENATED MODULE: ./build/usecases/targets.js
// What PATH arguments mean: directories to search, a registry, or one of each.
// Specification: surfaces page, "the registry is PATH/registry.yaml, PATH/library/registry.yaml or --registry".




/** Resolves PATH arguments. Throws `Fault` (`usage`) for a path that is not there and for two registries. */
function resolveTargets(request) {
    const directories = [];
    const registries = [];
    for (const text of request.paths) {
        const path = (0,external_node_path_namespaceObject.resolve)(request.cwd, text);
        const facts = factsBehind(path);
        if (facts === null) {
            throw new Fault('usage', `there is nothing at ${quote(text)}`, 'give a directory, or a registry file');
        }
        if (facts.isDirectory()) {
            directories.push(path);
            const found = [(0,external_node_path_namespaceObject.join)(path, 'registry.yaml'), (0,external_node_path_namespaceObject.join)(path, 'library', 'registry.yaml')].find(targets_isThere);
            if (found !== undefined)
                registries.push(found);
        }
        else if (/\.ya?ml$/.test(path)) {
            directories.push((0,external_node_path_namespaceObject.dirname)(path));
            registries.push(path);
        }
        else if (['plugin.json', 'SKILL.md'].includes((0,external_node_path_namespaceObject.basename)(path))) {
            directories.push((0,external_node_path_namespaceObject.dirname)(path));
        }
        else {
            throw new Fault('usage', `${quote(text)} is a file that check does not know`, 'give a directory, a registry (.yaml), a plugin.json or a SKILL.md');
        }
    }
    return { directories: [...new Set(directories)], registry: theRegistry(request, registries) };
}
function theRegistry(request, found) {
    if (request.registry !== null)
        return (0,external_node_path_namespaceObject.resolve)(request.cwd, request.registry);
    const distinct = [...new Set(found)];
    if (distinct.length > 1) {
        throw new Fault('usage', `${distinct.length} registries found`, 'check one at a time, or name it with --registry');
    }
    return distinct[0] ?? null;
}
/** Anything under that name counts, a directory or a dangling link too: it must not be overlooked. */
function targets_isThere(path) {
    return factsAt(path) !== null;
}

;// CONCATENATED MODULE: ./build/usecases/check.js
// The main job: find packages, skills without one and the registry, read each once, judge, and put one
// report together.
// Prints nothing and never exits. Specification: surfaces page, `check`.












/**
 * Checks what `paths` hold. Throws `Fault`: `usage` for a path that is not there, an unknown version, or
 * when neither a package nor a row nor a skill is found; `io` and `git` where the machine failed.
 */
async function checkPaths(request) {
    const targets = resolveTargets(request);
    const registryFolder = targets.registry === null ? [] : [(0,external_node_path_namespaceObject.dirname)(targets.registry)];
    const directories = [...new Set([...targets.directories, ...registryFolder])];
    const git = new GitFacts(request.cwd, request.env ?? process.env, directories);
    const found = findPackages(directories, {
        ignored: (directory) => git.ignores(directory),
        display: (path) => displayPath(request.cwd, path),
    });
    const shelf = new PackageShelf(request.cwd, request.clioVersion, git);
    const ownPackages = found.packages.map((root, at) => {
        request.progress?.('packages', at, found.packages.length);
        return shelf.read(root);
    });
    const registry = targets.registry === null
        ? null
        : checkRegistryFile({ request, file: targets.registry, found: found.packages, shelf, git });
    // After the registry: what a row points at is no loose skill, whatever it lacks.
    const skills = readSkillShelf(request.cwd, found.skills.filter((root) => !shelf.covers(root)), request.progress);
    const noRow = registry === null || registry.empty;
    if (ownPackages.length === 0 && skills.readings.length === 0 && noRow) {
        throw nothingFound(request, targets.registry);
    }
    const readings = shelf.packages();
    const findings = judge([
        ...shelf.findings(),
        ...git.repositoryFindings(),
        ...skills.readings.flatMap((reading) => reading.findings),
        ...skills.findings,
        ...(registry?.findings ?? []),
    ]);
    const counts = countFindings(findings);
    return {
        version: 1,
        verdict: decideVerdict({
            counts,
            undecided: false,
            needsReview: false,
            failOn: request.failOn,
        }),
        reason: null,
        counts,
        packages: readings.map((reading) => reading.report),
        skills: skills.readings.map((reading) => reading.report),
        registry: registry?.report ?? null,
        changes: null,
        findings,
        notChecked: [
            ...found.notChecked,
            ...readings.flatMap((reading) => reading.notChecked),
            ...skills.readings.flatMap((reading) => reading.notChecked),
            ...(registry?.notChecked ?? []),
            ...git.notChecked(),
        ],
    };
}
function nothingFound(request, registry) {
    const where = request.paths.map(quote).join(', ');
    const rows = registry === null ? '' : `, and ${displayPath(request.cwd, registry)} has no row`;
    return new Fault('usage', `found neither a package, a skill nor a registry row in ${where}${rows}`, 'a package is a directory with plugin.json, a skill one with SKILL.md; a registry is PATH/registry.yaml, PATH/library/registry.yaml or --registry FILE');
}

;// CONCATENATED MODULE: ./build/api.js
// The public library: the engine of the command line and the Action, for programs. Names that a Clio host
// has too are the host's. Everything exported here is documented where it is defined.









var __webpack_exports__checkPaths = __webpack_exports__.nn;
var __webpack_exports__discoverPluginPackages = __webpack_exports__.k$;
var __webpack_exports__isPluginId = __webpack_exports__.VP;
var __webpack_exports__outsidePluginDiscoveryPass = __webpack_exports__.Qo;
var __webpack_exports__parsePluginGithubSource = __webpack_exports__.vb;
var __webpack_exports__parsePluginManifest = __webpack_exports__.qT;
var __webpack_exports__passPluginCandidate = __webpack_exports__.sd;
var __webpack_exports__pluginContentDigest = __webpack_exports__.Zj;
var __webpack_exports__pluginContentDigestWithCapture = __webpack_exports__.RT;
var __webpack_exports__readPluginManifest = __webpack_exports__.f6;
var __webpack_exports__readTree = __webpack_exports__.Zc;
var __webpack_exports__withPluginDiscoveryPass = __webpack_exports__.PF;
export { __webpack_exports__checkPaths as checkPaths, __webpack_exports__discoverPluginPackages as discoverPluginPackages, __webpack_exports__isPluginId as isPluginId, __webpack_exports__outsidePluginDiscoveryPass as outsidePluginDiscoveryPass, __webpack_exports__parsePluginGithubSource as parsePluginGithubSource, __webpack_exports__parsePluginManifest as parsePluginManifest, __webpack_exports__passPluginCandidate as passPluginCandidate, __webpack_exports__pluginContentDigest as pluginContentDigest, __webpack_exports__pluginContentDigestWithCapture as pluginContentDigestWithCapture, __webpack_exports__readPluginManifest as readPluginManifest, __webpack_exports__readTree as readTree, __webpack_exports__withPluginDiscoveryPass as withPluginDiscoveryPass };
