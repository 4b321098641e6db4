// Why two digests of one package differ, as a value and in words. Pure.
import { listNames, quote } from '../base/quote.ts';

/** One thing that is different here. Paths are relative to the package. */
export type Cause =
  | {
      readonly kind: 'line-endings';
      /** What the files have here. */
      readonly here: 'crlf' | 'lf';
      readonly paths: readonly string[];
    }
  | {
      readonly kind: 'names';
      /** The form the names have where the digest was made. */
      readonly form: 'NFC' | 'NFD';
      readonly paths: readonly string[];
    }
  | {
      readonly kind:
        | 'untracked'
        | 'ignored'
        | 'litter'
        | 'empty-directories'
        | 'absolute-links'
        | 'edited'
        | 'missing'
        | 'attributes'
        | 'links-as-files';
      readonly paths: readonly string[];
    };

/** What has to happen for the digest to match, as words that follow "once". */
export function cureOf(cause: Cause): string {
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
