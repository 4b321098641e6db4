// Attributes that change bytes, told from real repositories, whether a digest matches or not.
import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { attributeFindings } from '../../src/digest/attribute-findings.ts';
import { unfixedAttributesFinding } from '../../src/digest/unfixed-attributes.ts';
import type { Environment } from '../../src/git/local-git.ts';
import { findRepository } from '../../src/git/repository.ts';
import { type RepositoryView, readRepositoryView } from '../../src/git/repository-view.ts';
import { countedGit } from '../support/counted-git.ts';
import { commitAll, temporaryDirectory, writeFiles, writePackage } from '../support/tree.ts';

type Files = Readonly<Record<string, string>>;

function repositoryWith(files: Files): string {
  const root = realpathSync(temporaryDirectory());
  writePackage(join(root, 'kit'));
  writeFiles(root, files);
  commitAll(root);
  return root;
}

function viewOf(root: string, environment: Environment = process.env): RepositoryView {
  const repository = findRepository(root, environment);
  if (repository === null) throw new Error('no repository');
  return readRepositoryView(repository, root);
}

function told(root: string): string[] {
  return attributeFindings(viewOf(root), 'kit').map(
    (one) => `${one.rule.slice(5)} ${one.place.file}: ${one.message}`,
  );
}

describe('attributes of a package', () => {
  test('none, or only ones that keep bytes', () => {
    expect(told(repositoryWith({}))).toEqual([]);
    expect(
      told(repositoryWith({ '.gitattributes': '* text=auto eol=lf\n*.json -text\n*.x binary\n' })),
    ).toEqual([]);
  });

  test('a filter, once for each, with its files', () => {
    const root = repositoryWith({
      '.gitattributes': '*.bin filter=lfs diff=lfs -text\n*.sec filter=crypt\n*.off -filter\n',
      'kit/a.bin': 'x',
      'kit/b.bin': 'y',
      'kit/c.sec': 'z',
      'kit/d.off': '',
      'elsewhere.bin': '',
    });
    expect(told(root)).toEqual([
      'attribute-filter a.bin: git passes "a.bin" and "b.bin" through the filter "lfs", so the bytes depend on what a machine has installed',
      'attribute-filter c.sec: git passes "c.sec" through the filter "crypt", so the bytes depend on what a machine has installed',
    ]);
  });

  test('eol=crlf: an error where the bytes differ, else a note', () => {
    const root = repositoryWith({ '.gitattributes': '*.bat eol=crlf\n', 'kit/a.bat': 'one\n' });
    expect(told(root)).toEqual([
      'attribute-changes-bytes a.bat: "a.bat" here is not what a clone checks out under "eol=crlf"',
    ]);
    writeFiles(root, { 'kit/a.bat': 'one\r\n' });
    expect(told(root)).toEqual([
      'attribute-conversion a.bat: git converts "a.bat" on checkout ("eol=crlf"), to the bytes that are here',
    ]);
  });

  test('eol=crlf on files that are not text changes nothing', () => {
    const root = repositoryWith({ '.gitattributes': '*.bin -text eol=crlf\n', 'kit/a.bin': '\n' });
    expect(told(root)).toEqual([]);
  });

  test('ident and working-tree-encoding', () => {
    const root = repositoryWith({
      '.gitattributes': '*.id ident\n*.u working-tree-encoding=UTF-16LE\n',
      'kit/a.id': '$Id$\n',
      'kit/b.id': 'no mark\n',
      'kit/c.u': 'h\0i\0',
    });
    expect(told(root)).toEqual([
      'attribute-changes-bytes a.id: "a.id" here is not what a clone checks out under "ident"',
      'attribute-conversion c.u: git converts "c.u" on checkout ("working-tree-encoding=UTF-16LE"), to the bytes that are here',
    ]);
  });

  test('an edit that git would give back as it is here is no difference', () => {
    const root = repositoryWith({
      '.gitattributes': '*.bat eol=crlf\n*.id ident\n',
      'kit/a.bat': 'one\r\n',
      'kit/b.id': 'no mark\n',
    });
    writeFiles(root, { 'kit/a.bat': 'one\r\ntwo\r\n', 'kit/b.id': 'no mark, edited\n' });
    expect(told(root)).toEqual([
      'attribute-conversion a.bat: git converts "a.bat" on checkout ("eol=crlf"), to the bytes that are here',
      'attribute-conversion b.id: git converts "b.id" on checkout ("ident"), to the bytes that are here',
    ]);
    writeFiles(root, { 'kit/a.bat': 'one\r\ntwo\n', 'kit/b.id': '$Id: mine$\n' });
    expect(told(root)).toEqual([
      'attribute-changes-bytes a.bat: "a.bat" here is not what a clone checks out under "eol=crlf"',
      'attribute-changes-bytes b.id: "b.id" here is not what a clone checks out under "ident"',
    ]);
  });

  test('a file that is gone here is not compared', () => {
    const root = repositoryWith({
      '.gitattributes': '*.bat eol=crlf\n',
      'kit/a.bat': 'one\r\n',
      'kit/b.bat': 'two\r\n',
    });
    rmSync(join(root, 'kit/a.bat'));
    expect(told(root)).toEqual([
      'attribute-conversion b.bat: git converts "b.bat" on checkout ("eol=crlf"), to the bytes that are here',
    ]);
    rmSync(join(root, 'kit/b.bat'));
    expect(told(root)).toEqual([]);
  });

  test('one checkout serves a thousand packages', () => {
    const files: Record<string, string> = { '.gitattributes': '*.bat eol=crlf\n' };
    for (let at = 0; at < 1000; at += 1) files[`p${at}/a.bat`] = 'x\r\n';
    const root = repositoryWith(files);
    const { environment, calls } = countedGit();
    const view = viewOf(root, environment);
    for (let at = 0; at < 1000; at += 1) {
      expect(attributeFindings(view, `p${at}`)).toHaveLength(1);
    }
    expect(calls()).toBeLessThanOrEqual(20);
  });
});

describe('the note of a repository', () => {
  function note(files: Files): string | null {
    const finding = unfixedAttributesFinding(viewOf(repositoryWith(files)), ['kit']);
    expect(finding?.place.file ?? '.gitattributes').toBe('.gitattributes');
    return finding === null ? null : `${finding.messageId}: ${finding.message}`;
  }

  test('no attribute at all', () => {
    expect(note({})).toBe(
      'none: no attribute fixes the line endings of "kit/plugin.json", so core.autocrlf of each machine decides them',
    );
  });

  test('text=auto or text without eol', () => {
    expect(note({ '.gitattributes': '* text=auto\n' })).toBe(
      'no-eol: "kit/plugin.json" has text=auto and no eol, so core.autocrlf of each machine decides its line endings',
    );
    expect(note({ '.gitattributes': '* text\n' })).toBe(
      'no-eol: "kit/plugin.json" has text and no eol, so core.autocrlf of each machine decides its line endings',
    );
  });

  test('is absent with either cure', () => {
    expect(note({ '.gitattributes': '* -text\n' })).toBeNull();
    expect(note({ '.gitattributes': '* text eol=lf\n' })).toBeNull();
    expect(note({ '.gitattributes': '* text=auto eol=lf\n' })).toBeNull();
  });

  test('files without a known ending are looked into', () => {
    const cured = '*.md -text\n*.json -text\n';
    expect(note({ '.gitattributes': cured, 'kit/pic': '\0binary', 'kit/none': '' })).toBeNull();
    expect(note({ '.gitattributes': cured, 'kit/run': '#!/bin/sh\n' })).toBe(
      'none: no attribute fixes the line endings of "kit/run", so core.autocrlf of each machine decides them',
    );
  });

  test('only packages count', () => {
    expect(note({ '.gitattributes': 'kit/** -text\n', 'other/a.md': '' })).toBeNull();
  });
});
