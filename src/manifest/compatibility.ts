// The range of hosts a package is for. Specification: manifest page, `compatibility`.
import { quote } from '../base/quote.ts';
import { rangeFault } from './host-range.ts';
import { type Judgement, refuse } from './judgement.ts';
import { type ManifestObject, refuseUnknownKeys } from './manifest-object.ts';
import { shownValue } from './shown-value.ts';
import { objectMember, stringMember } from './typed-fields.ts';

/** `compatibility.clio` where it is a range, else null. */
export function readRange(judgement: Judgement, block: ManifestObject): string | null {
  const compatibility = objectMember(judgement, block, 'compatibility');
  if (compatibility === null) return null;
  refuseUnknownKeys(judgement, compatibility, ['clio']);
  const range = stringMember(judgement, compatibility, 'clio');
  const fault = range === null ? null : rangeFault(range.value);
  if (range === null || fault === null) return range?.value ?? null;
  const found = quote(range.value);
  const messages = {
    'too-long': `compatibility.clio has ${range.value.length} characters`,
    'empty-part': `compatibility.clio ${found} has an empty alternative`,
    'open-wildcard': `compatibility.clio ${found} has a number behind a wildcard`,
    'not-a-range': `compatibility.clio ${found} is not a range of versions`,
  } as const;
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
