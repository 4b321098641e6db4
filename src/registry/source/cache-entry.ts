// The file beside a cached package: which package it is, its digest, and what git said about it. A cache is
// read like anything hostile: every field is validated. Pure.
import { type Digest, parseDigest } from '../../digest/tree.ts';
import type { AttributeNote } from './attribute-notes.ts';

export interface CacheEntry {
  readonly key: readonly string[];
  readonly digest: Digest;
  readonly attributes: readonly AttributeNote[];
  readonly submodules: readonly string[];
}

/** The entry, or null for any text that is not exactly one. */
export function parseCacheEntry(text: string): CacheEntry | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const fields = fieldsOf(value);
  const digest = fields.get('digest');
  const parsed = typeof digest === 'string' ? parseDigest(digest) : null;
  const key = texts(fields.get('key'));
  const submodules = texts(fields.get('submodules'));
  const notes = fields.get('attributes');
  if (fields.get('version') !== 1 || parsed === null) return null;
  if (key === null || submodules === null || !Array.isArray(notes)) return null;
  const attributes = notes.map(noteOf);
  if (attributes.includes(null)) return null;
  return { key, digest: parsed, submodules, attributes: attributes.filter((one) => one !== null) };
}

const noteRules = [
  'tree/attribute-filter',
  'tree/attribute-changes-bytes',
  'tree/attribute-conversion',
];

function noteOf(value: unknown): AttributeNote | null {
  const fields = fieldsOf(value);
  const rule = fields.get('rule');
  const messageId = fields.get('messageId');
  const message = fields.get('message');
  const [found, expected, fix] = ['found', 'expected', 'fix'].map((name) => fields.get(name));
  if (typeof rule !== 'string' || !noteRules.includes(rule)) return null;
  if (typeof messageId !== 'string' || !['filter', 'differs', 'same'].includes(messageId))
    return null;
  if (typeof message !== 'string') return null;
  if (!isTextOrNull(found) || !isTextOrNull(expected) || !isTextOrNull(fix)) return null;
  return { rule, messageId, message, found, expected, fix };
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function texts(value: unknown): readonly string[] | null {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null;
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
