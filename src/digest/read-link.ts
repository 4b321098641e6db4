// Reads one symbolic link into the digest: its target text as stored, never what it points at. Where it
// really leads decides whether it may be there at all (digest page, "Refusals").
import { isUtf8 } from 'node:buffer';
import { sep } from 'node:path';
import { systemCode } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import { exact, sameFacts } from './facts.ts';
import { changedWhileHashing, named, refusalOf } from './refusals.ts';
import type { Walk } from './walk.ts';

/** Hashes the link at `path` and adds its entry and its findings. */
export function readLink(walk: Walk, path: string): void {
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
    if (!isUtf8(raw)) {
      walk.refuse(path, {
        rule: 'tree/name-not-utf8',
        messageId: 'target',
        message: `the target of ${named(path)} is not valid UTF-8`,
      });
    }
    if (!sameFacts(before, walk.disk.lstatSync(absolute, exact))) {
      walk.refuse(path, changedWhileHashing(path, 'content'));
    }
    walk.addLink({ type: 'link', path, target, resolved });
    if (resolved !== null) noteUnportable(walk, path, target);
    walk.hash?.begin('link', path, raw.length);
    walk.hash?.payload(raw);
    walk.hash?.end();
  } catch (error) {
    walk.refuse(path, refusalOf(error, path));
  }
}

/** Root-relative real target, or null together with a refusal. */
function resolveLink(walk: Walk, path: string, target: string): string | null {
  let real: string;
  try {
    real = walk.disk.realpathSync.native(walk.absolute(path));
  } catch (error) {
    const code = systemCode(error);
    const dangles = code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
    if (!dangles && code !== 'ELOOP') {
      walk.refuse(path, refusalOf(error, path));
    } else {
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
  if (inside !== null && !leftOut) return inside;
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
function insideOf(realRoot: string, real: string): string | null {
  if (real === realRoot) return '.';
  const prefix = realRoot.endsWith(sep) ? realRoot : `${realRoot}${sep}`;
  if (!real.startsWith(prefix)) return null;
  const inside = real.slice(prefix.length);
  return sep === '/' ? inside : inside.replaceAll(sep, '/');
}

function noteUnportable(walk: Walk, path: string, target: string): void {
  if (target.startsWith('/') || /^[A-Za-z]:|^\\/.test(target)) {
    walk.note(path, {
      rule: 'tree/link-unportable',
      messageId: 'absolute',
      message: `${named(path)} links to the absolute path ${quote(target)}`,
      found: target,
      expected: 'a relative target',
    });
  } else if (climbsOut(path, target)) {
    walk.note(path, {
      rule: 'tree/link-unportable',
      messageId: 'climbs',
      message: `${named(path)} links to ${quote(target)}, out of the package and back in`,
      found: target,
      expected: 'a target that stays in the package on the way',
    });
  }
}

function climbsOut(path: string, target: string): boolean {
  let depth = path.split('/').length - 1;
  for (const part of target.split('/')) {
    if (part === '..') depth -= 1;
    else if (part !== '' && part !== '.') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}
