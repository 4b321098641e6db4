// One fault at a time in a copy of library/, on the committed bundle: each gives its exit code, its rule,
// its place and a fix. What a maintainer will meet.
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { checkJson, libraryCopy, repository } from '../support/run-bundle.ts';
import { commitAll, temporaryDirectory } from '../support/tree.ts';

interface Fault {
  readonly name: string;
  readonly fault: (directory: string) => void;
  readonly code: number;
  readonly rule: string;
  /** `file` or `file:line`. */
  readonly at: string;
  readonly severity?: 'error' | 'warning' | 'note';
  /** Also expected, as rules. */
  readonly also?: readonly string[];
  readonly args?: readonly string[];
}

const registry = 'library/registry.yaml';
const skill = 'library/skills/registry/pin-mismatch';
const kit = 'library/plugins/authoring/plugin-author-kit';

function edit(directory: string, file: string, change: (text: string) => string): void {
  const path = join(directory, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`the edit of ${file} changed nothing`);
  writeFileSync(path, after);
}

const editRegistry = (change: (text: string) => string) => (directory: string) =>
  edit(directory, registry, change);

/** 1-based line of the first match in a committed library file, so that expectations follow the text. */
function lineOf(file: string, text: string, after = ''): number {
  const lines = readFileSync(join(repository, file), 'utf8').split('\n');
  const start = after === '' ? 0 : lines.findIndex((line) => line.includes(after));
  return lines.findIndex((line, at) => at >= start && line.includes(text)) + 1;
}

const rowOf = (name: string, key: string): string =>
  `${registry}:${lineOf(registry, `${key}:`, `name: ${name}`)}`;
const shaOf = (name: string): string => rowOf(name, 'sha256');
const kindLine = (name: string): number => lineOf(registry, `name: ${name}`) - 1;
const hexOf = (text: string, name: string): string =>
  /sha256: "?([0-9a-f]{64})/.exec(text.split(`name: ${name}\n`)[1] ?? '')?.[1] ?? '';

const anotherRow = (name: string, sourceUrl: string): string =>
  `  - kind: skill\n    name: ${name}\n    description: Another.\n    version: 1.0.0\n    sourceUrl: ${sourceUrl}\n    sha256: ${'0'.repeat(64)}\n`;

const attributes = (line: string) => (directory: string) => {
  appendFileSync(join(directory, '.gitattributes'), `\n${line}\n`);
  commitAll(directory);
};

const manifest = `${kit}/plugin.json`;
const twelveFaults = `{
  "$schema": "https://agent-plugins.org/schemas/2.0.0/plugin.schema.json",
  "name": "Not A Name",
  "version": "v1",
  "description": 7,
  "homepage": [],
  "repository": null,
  "license": {},
  "author": { "name": "Someone", "phone": "1" },
  "keywords": "none",
  "tags": [],
  "extensions": {
    "ai.iowarp.clio": {
      "manifestVersion": 2,
      "kind": "theme"
    }
  }
}
`;

const faults: readonly Fault[] = [
  {
    name: 'a byte changed in a skill',
    fault: (directory) =>
      edit(directory, `${skill}/skills/pin-mismatch/SKILL.md`, (text) =>
        text.replace('promise', 'Promise'),
      ),
    code: 1,
    rule: 'row/sha256',
    at: shaOf('pin-mismatch'),
  },
  {
    name: 'CRLF in a text file',
    fault: (directory) =>
      edit(directory, `${skill}/skills/pin-mismatch/SKILL.md`, (text) =>
        text.replaceAll('\n', '\r\n'),
      ),
    code: 1,
    rule: 'row/sha256',
    at: shaOf('pin-mismatch'),
  },
  {
    name: 'an untracked .DS_Store',
    fault: (directory) => writeFileSync(join(directory, skill, '.DS_Store'), 'x'),
    code: 1,
    rule: 'row/sha256',
    at: shaOf('pin-mismatch'),
    also: ['tree/untracked'],
  },
  {
    name: 'an ignored node_modules',
    fault: (directory) => {
      writeFileSync(join(directory, '.gitignore'), 'node_modules/\n');
      commitAll(directory);
      mkdirSync(join(directory, skill, 'node_modules', 'left'), { recursive: true });
      writeFileSync(join(directory, skill, 'node_modules', 'left', 'index.js'), 'x');
    },
    code: 1,
    rule: 'row/sha256',
    at: shaOf('pin-mismatch'),
    also: ['tree/ignored'],
  },
  {
    name: 'a nested .git',
    fault: (directory) => {
      mkdirSync(join(directory, skill, 'skills', '.git'));
      writeFileSync(join(directory, skill, 'skills', '.git', 'HEAD'), 'ref: refs/heads/main\n');
    },
    code: 1,
    rule: 'tree/nested-git',
    at: `${skill}/skills/.git`,
    also: ['row/sha256'],
  },
  {
    name: 'an empty directory',
    fault: (directory) => mkdirSync(join(directory, skill, 'drafts')),
    code: 1,
    rule: 'row/sha256',
    at: shaOf('pin-mismatch'),
    also: ['tree/empty-directory'],
  },
  {
    name: 'a link out of the package',
    fault: (directory) =>
      symlinkSync('../../../registry.yaml', join(directory, skill, 'registry.yaml')),
    code: 1,
    rule: 'tree/link-outside',
    at: `${skill}/registry.yaml`,
  },
  {
    name: 'an absolute link inside the package',
    fault: (directory) =>
      symlinkSync(join(directory, skill, 'plugin.json'), join(directory, skill, 'manifest.json')),
    code: 1,
    rule: 'tree/link-unportable',
    at: `${skill}/manifest.json`,
    also: ['row/sha256'],
  },
  {
    name: 'a component cycle of three',
    fault: (directory) =>
      edit(directory, manifest, (text) =>
        text
          .replace(
            '"path": "skills/component-graph/SKILL.md"',
            '"path": "skills/component-graph/SKILL.md",\n          "requires": ["prompt:before-pull-request"]',
          )
          .replace('["skill:write-a-skill"]', '["skill:component-graph"]'),
      ),
    code: 1,
    rule: 'component/cycle',
    at: manifest,
  },
  {
    name: 'a missing component file',
    fault: (directory) => rmSync(join(directory, kit, 'resources', 'checklist.md')),
    code: 1,
    rule: 'component/path',
    at: `${manifest}:${lineOf(manifest, '"path": "resources/checklist.md"')}`,
  },
  {
    name: 'the version of a manifest changed',
    fault: (directory) =>
      edit(directory, `${skill}/plugin.json`, (text) =>
        text.replace('"1.0.0",\n  "desc', '"1.1.0",\n  "desc'),
      ),
    code: 1,
    rule: 'row/field-differs',
    at: rowOf('pin-mismatch', 'version'),
    also: ['row/sha256'],
  },
  {
    name: 'the version of a row changed',
    fault: editRegistry((text) =>
      text.replace(/(?<head>name: pin-mismatch[\s\S]*?version: )1\.0\.0/, '$<head>1.2.0'),
    ),
    code: 1,
    rule: 'row/field-differs',
    at: rowOf('pin-mismatch', 'version'),
  },
  {
    name: 'the kind of a row changed',
    fault: editRegistry((text) =>
      text.replace('kind: skill\n    name: pin-mismatch', 'kind: prompt\n    name: pin-mismatch'),
    ),
    code: 1,
    rule: 'row/field-differs',
    at: `${registry}:${kindLine('pin-mismatch')}`,
  },
  {
    name: 'two rows with one name',
    fault: editRegistry(
      (text) => `${text}${anotherRow('pin-mismatch', 'skills/registry/pin-mismatch')}`,
    ),
    code: 1,
    rule: 'registry/duplicate-row',
    at: registry,
  },
  {
    name: 'names equal but for separators',
    fault: (directory) => {
      edit(
        directory,
        registry,
        (text) => `${text}${anotherRow('pin.mismatch', 'skills/registry/pin-mismatch')}`,
      );
    },
    code: 1,
    rule: 'registry/similar-name',
    severity: 'warning',
    at: registry,
  },
  {
    name: 'version: 1.10 unquoted',
    fault: editRegistry((text) =>
      text.replace(/(?<head>name: pin-mismatch[\s\S]*?version: )1\.0\.0/, '$<head>1.10'),
    ),
    code: 1,
    rule: 'row/wrong-type',
    at: rowOf('pin-mismatch', 'version'),
  },
  {
    name: 'a sha256 of digits and one e, unquoted',
    fault: editRegistry((text) =>
      text.replace(hexOf(text, 'pin-mismatch'), `${'1'.repeat(31)}e${'2'.repeat(32)}`),
    ),
    code: 1,
    rule: 'row/wrong-type',
    at: shaOf('pin-mismatch'),
  },
  {
    name: 'an anchor',
    fault: editRegistry((text) => text.replace('name: pin-mismatch', 'name: &one pin-mismatch')),
    code: 1,
    rule: 'registry/yaml-feature',
    at: `${registry}:${lineOf(registry, 'name: pin-mismatch')}`,
  },
  {
    name: 'a tab',
    fault: editRegistry((text) => text.replace('    name: pin-mismatch', '\tname: pin-mismatch')),
    code: 1,
    rule: 'registry/syntax',
    at: `${registry}:${lineOf(registry, 'name: pin-mismatch')}`,
  },
  {
    name: 'a row whose directory is gone',
    fault: (directory) => rmSync(join(directory, skill), { recursive: true }),
    code: 1,
    rule: 'row/source-missing',
    at: rowOf('pin-mismatch', 'sourceUrl'),
  },
  {
    name: 'requires without a row',
    fault: editRegistry((text) =>
      text.replace('requires: [skill:pin-mismatch]', 'requires: [skill:pin-mismatches]'),
    ),
    code: 1,
    rule: 'registry/requires-missing',
    at: rowOf('plugin-author-kit', 'requires'),
  },
  {
    name: 'a requirement cycle',
    fault: editRegistry((text) =>
      text.replace(
        /(name: package-reviewer[\s\S]*?sha256: "?[0-9a-f]{64}"?\n)/,
        '$1    requires: [fleet:registry-audit]\n',
      ),
    ),
    code: 1,
    rule: 'registry/requires-cycle',
    at: registry,
  },
  {
    name: '.gitattributes with eol=crlf',
    fault: attributes('*.md text eol=crlf'),
    code: 1,
    rule: 'tree/attribute-changes-bytes',
    at: `${skill}/skills/pin-mismatch/SKILL.md`,
  },
  {
    name: '.gitattributes with text=auto',
    fault: (directory) => {
      writeFileSync(join(directory, '.gitattributes'), '* text=auto\n');
      commitAll(directory);
    },
    code: 0,
    rule: 'tree/attribute-unfixed',
    severity: 'note',
    at: '.gitattributes',
  },
  {
    name: '.gitattributes with filter=lfs',
    fault: attributes('*.md filter=lfs'),
    code: 1,
    rule: 'tree/attribute-filter',
    at: `${skill}/skills/pin-mismatch/SKILL.md`,
  },
  {
    name: 'a registry that is a directory',
    fault: (directory) => {
      rmSync(join(directory, registry));
      mkdirSync(join(directory, registry));
    },
    code: 1,
    rule: 'registry/unreadable',
    at: registry,
  },
  {
    name: 'an empty registry file',
    fault: (directory) => writeFileSync(join(directory, registry), ''),
    code: 1,
    rule: 'registry/unreadable',
    at: registry,
  },
];

describe.each(faults.map((fault): [string, Fault] => [fault.name, fault]))('%s', (_name, fault) => {
  test(`exits ${fault.code} with ${fault.rule}`, () => {
    const directory = libraryCopy();
    fault.fault(directory);
    const { code, report } = checkJson(directory, 'library', ...(fault.args ?? []));
    const seen = (report?.findings ?? []).map(({ rule, file, line, severity }) => ({
      rule,
      severity,
      at: fault.at.split(':').length > 1 ? `${file}:${line}` : file,
    }));
    expect(seen).toContainEqual({
      rule: fault.rule,
      severity: fault.severity ?? 'error',
      at: fault.at,
    });
    expect(code).toBe(fault.code);
    for (const rule of fault.also ?? []) expect(seen.map((one) => one.rule)).toContain(rule);
    expect((report?.findings ?? []).every(({ fix }) => fix.length > 10)).toBe(true);
  });
});

test('twelve faults in one manifest are twelve findings', () => {
  const directory = libraryCopy();
  writeFileSync(join(directory, manifest), twelveFaults);
  const { code, report } = checkJson(directory, kit);
  const lines = (report?.findings ?? [])
    .filter(({ file, rule }) => file === manifest && rule.startsWith('manifest/'))
    .map(({ line, rule }) => `${line} ${rule}`);
  expect(lines).toEqual([
    '2 manifest/schema',
    '3 manifest/name',
    '4 manifest/version',
    '5 manifest/wrong-type',
    '6 manifest/wrong-type',
    '7 manifest/wrong-type',
    '8 manifest/wrong-type',
    '9 manifest/unknown-key',
    '10 manifest/wrong-type',
    '11 manifest/unknown-key',
    '14 manifest/manifest-version',
    '15 manifest/retired-kind',
  ]);
  expect(code).toBe(1);
});

test('no package and no row is a usage fault, never a pass', () => {
  const directory = temporaryDirectory();
  const { code, report, err } = checkJson(directory);
  expect(code).toBe(2);
  expect(report).toBeNull();
  expect(err).toContain('found neither a package, a skill nor a registry row in "."');
});

test('the copy itself passes', () => {
  const { code, report } = checkJson(libraryCopy(), 'library');
  expect(code).toBe(0);
  expect(report?.verdict).toBe('pass');
  expect(report?.registry?.rows.map(({ verdict }) => verdict)).toEqual([
    'pass',
    'pass',
    'pass',
    'pass',
    'pass',
  ]);
  expect(report?.notChecked).toEqual([]);
});
