// From the bytes of a policy file to YAML nodes, with a finding for everything that hinders it. Pure.
import type { DataNode, Span } from '../base/data-node.ts';
import { decodeUtf8 } from '../base/decode.ts';
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { limits } from '../base/limits.ts';
import { Source } from '../base/source.ts';
import { parseYaml, type YamlRefusal } from '../base/yaml.ts';

export interface PolicyText {
  /** Null where nothing can be read out of the file. */
  readonly root: DataNode | null;
  readonly source: Source | null;
  readonly findings: readonly Finding[];
}

type Messages = 'not-a-file' | 'too-large' | 'encoding' | 'syntax' | 'yaml-feature' | 'shape';

/** A finding that the file, or a part of it, cannot be read. */
export function unreadablePolicy(
  file: string | Source,
  messageId: Messages,
  message: string,
  span?: Span,
): Finding {
  const source = typeof file === 'string' ? null : file;
  const place =
    source === null || span === undefined
      ? wholeFile(source?.file ?? String(file))
      : source.place(span.start, span.end);
  return finding({ rule: 'policy/unreadable', messageId, message, place });
}

const nouns: Readonly<Record<YamlRefusal, string>> = {
  directive: 'a directive',
  tag: 'a tag',
  anchor: 'an anchor',
  alias: 'an alias',
  'merge-key': 'a merge key',
  'complex-key': 'a key that is no text',
  'second-document': 'a second document',
};

/** Parses the text of a policy; `file` is the name findings show. */
export function parsePolicyText(bytes: Uint8Array, file: string): PolicyText {
  const no = (one: Finding): PolicyText => ({ root: null, source: null, findings: [one] });
  if (bytes.length > limits.smallFileBytes) {
    const message = `${file} is larger than ${limits.smallFileBytes} bytes`;
    return no(unreadablePolicy(file, 'too-large', message));
  }
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) {
    const what = {
      'byte-order-mark': 'begins with a byte-order mark',
      'utf-16': 'is UTF-16',
      'not-utf8': 'is not UTF-8',
    }[decoded.why];
    const one = unreadablePolicy(file, 'encoding', `${file} ${what}`);
    return no({ ...one, place: { ...one.place, line: decoded.line } });
  }
  const source = new Source(file, decoded.text);
  const parsed = parseYaml(decoded.text);
  if (parsed.syntax !== null) {
    const message = `${file} is no YAML: ${parsed.syntax.message}`;
    return no(unreadablePolicy(source, 'syntax', message, parsed.syntax.span));
  }
  const findings = parsed.problems.map(({ refusal, span }) =>
    unreadablePolicy(source, 'yaml-feature', `${file} has ${nouns[refusal]}`, span),
  );
  return { root: parsed.root, source, findings };
}
