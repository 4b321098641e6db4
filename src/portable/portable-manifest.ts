// plugin.json as a conforming client reads it: found, JSON, the right schema, and then its fields.
// Independent of what a Clio host admits. Specification: portable page, "Package and manifest" 1 to 5.
import { duplicateEntries, type MapNode, memberOf, stringOf } from '../base/data-node.ts';
import { wholeFile } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import type { Source } from '../base/source.ts';
import type { Tree } from '../digest/tree.ts';
import { rejects } from './effect.ts';
import { readJsonFile } from './json-file.ts';
import type { Ledger } from './ledger.ts';
import { judgeManifestFields } from './manifest-fields.ts';
import { describeVersion, judgedSpec, versionInIdentifier } from './spec-versions.ts';

const file = 'plugin.json';

export interface PortableManifest {
  readonly source: Source;
  readonly root: MapNode;
  /** The specification version its `$schema` names, or null. */
  readonly specVersion: string | null;
}

/** Judges plugin.json and gives what others have to agree with, or null where it cannot be read. */
export function readPortableManifest(tree: Tree, ledger: Ledger): PortableManifest | null {
  const read = readJsonFile(tree, file);
  if (read.kind === 'absent') {
    const other = [...tree.byPath.keys()].find((path) => path.toLowerCase() === file);
    ledger.add('portable/manifest-missing', {
      messageId: 'missing',
      message: rejects(
        `there is no plugin.json at the root${other === undefined ? '' : `, only ${quote(other)}`}`,
      ),
      place: wholeFile(file),
      expected: file,
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
      place: wholeFile(file),
      expected: 'a file inside the package',
      fix: 'Put the file itself in the place of the link.',
    });
    return null;
  }
  if (read.kind === 'not-a-file') {
    ledger.add('portable/manifest-missing', {
      messageId: 'not-a-file',
      message: rejects(`plugin.json is ${read.found}, not a file`),
      place: wholeFile(file),
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
    if (ledger.countsOnly('portable/duplicate-key')) continue;
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

function judgeSchema(source: Source, root: MapNode, ledger: Ledger): string | null {
  const expected = judgedSpec.manifestSchema;
  const node = memberOf(root, '$schema');
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
  if (text === expected) return judgedSpec.version;
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
    message: rejects(
      `"$schema" names version ${describeVersion(version)}, and 1.0.0 is the version clients know`,
    ),
    place,
    found: version,
    expected: judgedSpec.version,
    fix: `Write "$schema": "${expected}".`,
  });
  return version;
}
