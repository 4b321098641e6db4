// The two fields that identify a package. Specification: manifest page, "Root object".
import { entryOf } from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import { type Judgement, refuse } from './judgement.ts';
import { type ManifestObject, refuseMissingKey } from './manifest-object.ts';
import { pluginNameFault, suggestPluginName } from './plugin-id.ts';
import { shownValue } from './shown-value.ts';
import { suggestVersion, versionFault } from './strict-version.ts';
import { stringMember } from './typed-fields.ts';

const nameForm =
  '1 to 64 characters of a-z 0-9 . -, first and last a letter or digit, no -- and no ..';

/** The name as written, also where it is refused; empty where there is none. */
export function readName(judgement: Judgement, root: ManifestObject): string {
  if (entryOf(root.map, 'name') === undefined) {
    refuseMissingKey(judgement, root, 'name', `a name of ${nameForm}`);
    return '';
  }
  const name = stringMember(judgement, root, 'name');
  const fault = name === null ? null : pluginNameFault(name.value);
  if (name === null || fault === null) return name?.value ?? '';
  const found = quote(name.value);
  const suggestion = fault === 'too-long' ? null : suggestPluginName(name.value);
  const messages = {
    empty: 'name is empty',
    'too-long': `name has ${name.value.length} characters`,
    reserved: `name ${found} is reserved for a file of the host`,
    form: `name ${found} does not have the form of a package name`,
  } as const;
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
export function readVersion(judgement: Judgement, root: ManifestObject): string {
  if (entryOf(root.map, 'version') === undefined) {
    refuseMissingKey(judgement, root, 'version', 'a version such as "1.0.0"');
    return '';
  }
  const version = stringMember(judgement, root, 'version');
  const fault = version === null ? null : versionFault(version.value);
  if (version === null || fault === null) return version?.value ?? '';
  const found = quote(version.value);
  const suggestion = suggestVersion(version.value);
  const messages = {
    'too-long': `version has ${version.value.length} characters`,
    prefix: `version ${found} begins with ${quote(version.value.slice(0, 1))}`,
    space: `version ${found} contains white space`,
    form: `version ${found} is not a strict semantic version`,
  } as const;
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
