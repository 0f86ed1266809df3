import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { fold } from '../../kit/fold.ts';
import { factsOf, type RawFacts, type RawPart } from './raw-facts.ts';

export interface KnownPart extends RawPart {
  readonly facts: RawFacts;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function rowOf(text: string): RawPart {
  const row = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const attributes = (row['attributes'] ?? {}) as Readonly<Record<string, unknown>>;
  return {
    mpn: textOf(row['mpn']),
    manufacturer: textOf(row['manufacturer']),
    package: textOf(row['package']),
    category: textOf(row['category']),
    subcategory: textOf(row['subcategory']),
    attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, textOf(value)])),
  };
}

/**
 * Reads the parts of a JSON Lines file and returns them by folded part number. A part number that occurs in several
 * rows is left out, because it is ambiguous.
 */
export function readRawParts(file: string): ReadonlyMap<string, KnownPart> {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const parts = new Map<string, KnownPart>();
  const several = new Set<string>();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const row = rowOf(line);
    const key = fold(row.mpn);
    if (parts.has(key)) several.add(key);
    else parts.set(key, { ...row, facts: factsOf(row) });
  }
  for (const key of several) parts.delete(key);
  return parts;
}
