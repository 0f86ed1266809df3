import type { SalesUnit } from '@farad/domain/product';

import { formatPieces } from './format.ts';

/** Pieces of one part, as the carrier's documents name them. */
export interface CarriedPart {
  readonly title: string;
  readonly mpn: string;
  readonly quantity: number;
  readonly unit: SalesUnit;
}

const nameMax = 255;
/** Characters reserved for the number of parts that are not named. */
const restMax = 30;

const cut = (text: string, lengthMax: number): string =>
  text.length <= lengthMax ? text : `${text.slice(0, lengthMax - 1)}…`;

/**
 * Returns the name of a pack for the documents of a Russian carrier: `Резистор 10 кОм, 5 000 шт`. If a pack has several
 * parts, the name lists as many as 255 characters allow, then the number of the others.
 */
export function carriedName(parts: readonly CarriedPart[]): string {
  const [first, ...others] = parts;
  if (first === undefined) return '';
  const counted = ({ quantity, unit }: CarriedPart): string => formatPieces(quantity, unit, 'ru');
  if (others.length === 0) {
    const count = `, ${counted(first)}`;
    return `${cut(first.title || first.mpn, nameMax - count.length)}${count}`;
  }
  const named: string[] = [];
  let length = 0;
  for (const part of parts) {
    const text = `${cut(part.mpn, 100)}, ${counted(part)}`;
    length += text.length + 2;
    if (length > nameMax - restMax) break;
    named.push(text);
  }
  const rest = parts.length - named.length;
  return `${named.join('; ')}${rest === 0 ? '' : `; и ещё ${rest} наим.`}`;
}
