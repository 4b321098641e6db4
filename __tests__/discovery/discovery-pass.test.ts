// A discovery pass: one digest for each root while it lasts, none kept afterwards.
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Disk, realDisk } from '../../src/base/disk.ts';
import { discoverPluginPackages } from '../../src/discovery/discover-packages.ts';
import {
  outsidePluginDiscoveryPass,
  passMemo,
  passPluginCandidate,
  withPluginDiscoveryPass,
} from '../../src/discovery/discovery-pass.ts';
import { manifestText, temporaryDirectory, writePackage } from '../support/tree.ts';

function kit(): string {
  const root = join(temporaryDirectory(), 'kit');
  writePackage(root);
  return root;
}

/** Changes the package, so that a fresh reading has another version. */
function release(root: string, version: string): void {
  writeFileSync(join(root, 'plugin.json'), manifestText({ version }));
}

const versionOf = (root: string) => passPluginCandidate(root).statedVersion;

/** A real disk that counts how often each package's manifest is opened. */
function countingDisk(): { readonly disk: Disk; readonly opened: string[] } {
  const opened: string[] = [];
  const disk: Disk = {
    ...realDisk,
    openSync: (path, flags, mode) => {
      if (String(path).endsWith('plugin.json')) opened.push(String(path));
      return realDisk.openSync(path, flags, mode);
    },
  };
  return { disk, opened };
}

describe('outside a pass', () => {
  test('every reading is fresh', () => {
    const root = kit();
    expect(versionOf(root)).toBe('1.0.0');
    release(root, '1.1.0');
    expect(versionOf(root)).toBe('1.1.0');
  });
});

describe('in a pass', () => {
  test('each root is digested once, however often and however spelt it is asked for', () => {
    const root = kit();
    const { disk, opened } = countingDisk();
    withPluginDiscoveryPass(() => {
      const first = passPluginCandidate(root, { disk });
      expect(passPluginCandidate(root, { disk })).toBe(first);
      expect(passPluginCandidate(`${root}/`, { disk })).toBe(first);
      expect(passPluginCandidate(join(root, 'skills', '..'), { disk })).toBe(first);
      expect(passPluginCandidate(relative(process.cwd(), root), { disk })).toBe(first);
      expect(discoverPluginPackages(root, { disk }).candidates).toEqual([first]);
    });
    expect(opened).toEqual([join(root, 'plugin.json')]);
  });

  test('another host version is judged from the same digest', () => {
    const root = kit();
    const { disk, opened } = countingDisk();
    withPluginDiscoveryPass(() => {
      expect(passPluginCandidate(root, { disk, clioVersion: '0.5.0' }).generation).toBe(
        'before-0.6.2',
      );
      expect(passPluginCandidate(root, { disk, clioVersion: '0.7.0' }).generation).toBe('0.6.2');
    });
    expect(opened).toHaveLength(1);
  });

  test('the first result stands, also an invalid one', () => {
    const root = kit();
    writeFileSync(join(root, 'plugin.json'), 'broken');
    withPluginDiscoveryPass(() => {
      expect(passPluginCandidate(root).valid).toBe(false);
      release(root, '1.1.0');
      expect(passPluginCandidate(root).valid).toBe(false);
    });
    expect(passPluginCandidate(root).valid).toBe(true);
  });

  test('two roots are two digests', () => {
    const [one, two] = [kit(), kit()];
    release(two, '2.0.0');
    withPluginDiscoveryPass(() =>
      expect([versionOf(one), versionOf(two)]).toEqual(['1.0.0', '2.0.0']),
    );
  });

  test('a link to a root is not that root', () => {
    const root = kit();
    symlinkSync('kit', join(root, '..', 'link'));
    withPluginDiscoveryPass(() => {
      expect(passPluginCandidate(root).valid).toBe(true);
      expect(passPluginCandidate(join(root, '..', 'link')).valid).toBe(false);
    });
  });

  test('the result of the body comes back', () => {
    expect(withPluginDiscoveryPass(() => 7)).toBe(7);
    expect(outsidePluginDiscoveryPass(() => 'x')).toBe('x');
  });
});

describe('a pass ends', () => {
  test('with its body', () => {
    const root = kit();
    withPluginDiscoveryPass(() => versionOf(root));
    release(root, '1.1.0');
    expect(versionOf(root)).toBe('1.1.0');
    withPluginDiscoveryPass(() => expect(versionOf(root)).toBe('1.1.0'));
  });

  test('on a throw', () => {
    const root = kit();
    expect(() =>
      withPluginDiscoveryPass(() => {
        versionOf(root);
        throw new Error('stop');
      }),
    ).toThrow('stop');
    release(root, '1.1.0');
    expect(versionOf(root)).toBe('1.1.0');
  });

  test('when the body returns a promise, before that settles', async () => {
    const root = kit();
    const seen: (string | null)[] = [];
    const running = withPluginDiscoveryPass(async () => {
      seen.push(versionOf(root));
      release(root, '1.1.0');
      seen.push(versionOf(root));
      await Promise.resolve();
      seen.push(versionOf(root));
    });
    release(root, '1.2.0');
    seen.push(versionOf(root));
    await running;
    expect(seen).toEqual(['1.0.0', '1.0.0', '1.2.0', '1.2.0']);
  });
});

describe('nesting', () => {
  test('shares the outer memo, and leaves it in place', () => {
    const root = kit();
    withPluginDiscoveryPass(() => {
      expect(versionOf(root)).toBe('1.0.0');
      release(root, '1.1.0');
      withPluginDiscoveryPass(() => expect(versionOf(root)).toBe('1.0.0'));
      expect(() =>
        withPluginDiscoveryPass(() => {
          throw new Error('inner');
        }),
      ).toThrow('inner');
      expect(versionOf(root)).toBe('1.0.0');
    });
  });

  test('outside reads fresh, keeps nothing and restores the pass', () => {
    const root = kit();
    withPluginDiscoveryPass(() => {
      expect(versionOf(root)).toBe('1.0.0');
      release(root, '1.1.0');
      outsidePluginDiscoveryPass(() => {
        expect(versionOf(root)).toBe('1.1.0');
        release(root, '1.2.0');
        expect(versionOf(root)).toBe('1.2.0');
      });
      expect(versionOf(root)).toBe('1.0.0');
    });
  });

  test('outside restores the pass also on a throw', () => {
    const root = kit();
    withPluginDiscoveryPass(() => {
      expect(versionOf(root)).toBe('1.0.0');
      release(root, '1.1.0');
      expect(() =>
        outsidePluginDiscoveryPass(() => {
          throw new Error('stop');
        }),
      ).toThrow('stop');
      expect(versionOf(root)).toBe('1.0.0');
    });
  });

  test('a pass inside outside is one of its own', () => {
    const root = kit();
    withPluginDiscoveryPass(() => {
      versionOf(root);
      release(root, '1.1.0');
      outsidePluginDiscoveryPass(() => {
        withPluginDiscoveryPass(() => {
          expect(versionOf(root)).toBe('1.1.0');
          release(root, '1.2.0');
          expect(versionOf(root)).toBe('1.1.0');
        });
      });
      expect(versionOf(root)).toBe('1.0.0');
    });
  });
});

describe('passMemo', () => {
  test('keeps a value for a key while the pass lasts, apart from other memos', () => {
    let made = 0;
    const [one, other] = [passMemo<number>(), passMemo<number>()];
    const make = () => {
      made += 1;
      return made;
    };
    expect([one('a', make), one('a', make)]).toEqual([1, 2]);
    withPluginDiscoveryPass(() => {
      expect([one('a', make), one('a', make), one('b', make), other('a', make)]).toEqual([
        3, 3, 4, 5,
      ]);
    });
    expect(one('a', make)).toBe(6);
  });

  test('keeps null and undefined, and nothing where making it threw', () => {
    const memo = passMemo<null | undefined | number>();
    withPluginDiscoveryPass(() => {
      expect(memo('null', () => null)).toBeNull();
      expect(memo('null', () => 1)).toBeNull();
      expect(memo('undefined', () => undefined)).toBeUndefined();
      expect(memo('undefined', () => 1)).toBeUndefined();
      const fail = () => {
        throw new Error('not now');
      };
      expect(() => memo('throws', fail)).toThrow('not now');
      expect(memo('throws', () => 2)).toBe(2);
    });
  });
});
