import { readPackage } from './package-name.ts';

/**
 * Spellings of packages that count as the same package. Parts that differ only in thickness, pads below or nominal
 * width are the same part.
 */
const sameBodies: readonly (readonly [pattern: RegExp, body: string])[] = [
  [/^[LTVHU]{0,2}(QFP|QFN|DFN|BGA|SON|LCC)-?(\d+).*$/, '$1-$2'],
  [/^(?:[LTVHU]{0,2}F|C|P|W|FC){0,2}BGA-?(\d+).*$/, 'BGA-$1'],
  [/^(?:SOIC|SOP|SO)-?(\d+).*$/, 'SOIC-$1'],
  [/^(?:T|H|V|HT)?SSOP-?(\d+).*$/, 'SSOP-$1'],
  [/^(SOT-23-\d)L?$/, '$1'],
];

/**
 * Returns a key of the package. Parts with equal maker, part number and key are one product: "SMA" and "DO-214AC(SMA)"
 * have equal keys, "SOT-23" and "SOT-89" have not. Empty = no package and no pitch is named.
 */
export function packageVariant(written: string): string {
  const { name, pitch } = readPackage(written);
  if (name === null) return pitch === null ? '' : `P${(pitch * 1000).toFixed(2)}`;
  const capital = name.toUpperCase().replace(/\s+/g, '');
  for (const [pattern, body] of sameBodies) if (pattern.test(capital)) return capital.replace(pattern, body);
  return capital;
}
