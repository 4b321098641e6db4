// Odd but harmless metadata of plugin.json: a version that is no SemVer, URLs, an e-mail address, a
// licence that is no SPDX expression. Advice only: nothing here rejects anything.
// Specification: portable page, "Package and manifest" 5.
import { type DataNode, type MapNode, memberOf, stringOf } from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import type { Source } from '../base/source.ts';
import { suggestVersion, versionFault } from '../manifest/strict-version.ts';
import type { Ledger } from './ledger.ts';

/** Common names of licences that are no SPDX identifiers, and what may be meant. */
const looseLicences: ReadonlyMap<string, string> = new Map([
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
export function judgeMetadataForms(source: Source, root: MapNode, ledger: Ledger): void {
  const advise = (
    messageId: string,
    node: DataNode | undefined,
    judge: (text: string) => Advice | null,
  ): void => {
    const text = stringOf(node);
    const advice = node === undefined || text === undefined ? null : judge(text);
    if (node === undefined || text === undefined || advice === null) return;
    ledger.add('portable/metadata-form', {
      messageId,
      message: advice.message,
      place: source.place(node.span.start, node.span.end),
      found: text,
      expected: advice.expected,
      fix: advice.fix,
    });
  };
  const author = memberOf(root, 'author');
  advise('version', memberOf(root, 'version'), versionAdvice);
  advise('url', memberOf(root, 'homepage'), urlAdvice('homepage'));
  advise('url', memberOf(root, 'repository'), urlAdvice('repository'));
  advise('licence', memberOf(root, 'license'), licenceAdvice);
  if (author?.type !== 'map') return;
  advise('url', memberOf(author, 'url'), urlAdvice('author.url'));
  advise('email', memberOf(author, 'email'), emailAdvice);
}

interface Advice {
  readonly message: string;
  readonly expected: string;
  readonly fix: string | null;
}

function versionAdvice(text: string): Advice | null {
  if (versionFault(text) === null) return null;
  const suggestion = suggestVersion(text);
  return {
    message: `other clients may not order the version ${quote(text)}: it is not a Semantic Version`,
    expected: 'a Semantic Version',
    fix: suggestion === null ? null : `Write "version": ${quote(suggestion)}.`,
  };
}

function urlAdvice(field: string): (text: string) => Advice | null {
  return (text) => {
    const plain = text.length <= 2048 && /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
    if (plain) return null;
    return {
      message: `other clients may not open ${quote(field)}: ${quote(text)} is not an http or https URL`,
      expected: 'an http or https URL',
      fix: `Give ${quote(field)} as a whole URL that begins with "https://".`,
    };
  };
}

function emailAdvice(text: string): Advice | null {
  if (text.length <= 254 && /^[^\s@<>]{1,64}@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/.test(text)) return null;
  return {
    message: `other clients may not show "author.email": ${quote(text)} is not an e-mail address`,
    expected: 'an e-mail address alone',
    fix: 'Write the address alone, such as "team@example.org".',
  };
}

function licenceAdvice(text: string): Advice | null {
  const meant = text.length <= 64 ? (looseLicences.get(text.trim().toLowerCase()) ?? null) : null;
  if (meant === null && looksLikeSpdx(text)) return null;
  return {
    message: `other clients may not know the licence ${quote(text)}: it is not an SPDX expression`,
    expected: 'an SPDX expression',
    fix:
      meant === null ? null : `Write the SPDX identifier that is meant, such as ${quote(meant)}.`,
  };
}

/** Identifiers joined by AND, OR and WITH, parentheses balanced; the list of identifiers is not kept here. */
function looksLikeSpdx(text: string): boolean {
  if (text.length > 256) return false;
  const words = text.replaceAll('(', ' ( ').replaceAll(')', ' ) ').trim().split(/\s+/);
  let depth = 0;
  let wantsOperand = true;
  for (const word of words) {
    if (word === '(') {
      if (!wantsOperand) return false;
      depth += 1;
    } else if (word === ')') {
      if (wantsOperand || depth === 0) return false;
      depth -= 1;
    } else if (wantsOperand) {
      if (!/^[A-Za-z0-9][A-Za-z0-9.:+-]*$/.test(word) || /^(?:AND|OR|WITH)$/.test(word))
        return false;
      wantsOperand = false;
    } else {
      if (!/^(?:AND|OR|WITH)$/.test(word)) return false;
      wantsOperand = true;
    }
  }
  return !wantsOperand && depth === 0;
}
