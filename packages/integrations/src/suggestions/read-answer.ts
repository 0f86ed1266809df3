import { parseJson } from '@farad/domain/shared';

import { valueAt } from '../http/index.ts';
import type { SuggestedAddress, SuggestedBank, SuggestedCompany } from './port.ts';

const textLengthMax = 500;

/** A text that is safe to keep: one line, bounded; null where there is none. */
function textAt(value: unknown, ...path: readonly string[]): string | null {
  const found = valueAt(value, ...path);
  if (typeof found !== 'string') return null;
  const text = found
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, textLengthMax);
  return text === '' ? null : text;
}

/** Elements of `{"suggestions":[…]}`; null for anything else. */
export function readSuggestions(text: string): readonly unknown[] | null {
  const list = valueAt(parseJson(text), 'suggestions');
  return Array.isArray(list) ? list : null;
}

export function readCompany(suggestion: unknown): SuggestedCompany | null {
  const inn = textAt(suggestion, 'data', 'inn');
  const name = textAt(suggestion, 'data', 'name', 'short_with_opf') ?? textAt(suggestion, 'value');
  if (inn === null || name === null) return null;
  return {
    inn,
    kpp: textAt(suggestion, 'data', 'kpp'),
    ogrn: textAt(suggestion, 'data', 'ogrn'),
    name,
    address: textAt(suggestion, 'data', 'address', 'value') ?? '',
    isActive: textAt(suggestion, 'data', 'state', 'status') !== 'LIQUIDATED',
  };
}

export function readBank(suggestion: unknown): SuggestedBank | null {
  const bik = textAt(suggestion, 'data', 'bic');
  const name = textAt(suggestion, 'data', 'name', 'payment') ?? textAt(suggestion, 'value');
  if (bik === null || name === null) return null;
  return { bik, name, correspondentAccount: textAt(suggestion, 'data', 'correspondent_account') };
}

/** Levels of FIAS that name a building; 65 is a planning structure and 75 a plot of land, though the numbers are higher. */
const buildingLevels: ReadonlySet<string | null> = new Set(['8', '9']);

/** `5 стр 1`: the house with its block; `уч 15`: a plot without a house. */
function houseAt(suggestion: unknown): string | null {
  const parts = ['house', 'block_type', 'block'].map((name) => textAt(suggestion, 'data', name));
  const text = parts.filter((part) => part !== null).join(' ');
  if (text !== '') return text;
  const stead = textAt(suggestion, 'data', 'stead');
  return stead === null ? null : `${textAt(suggestion, 'data', 'stead_type') ?? 'уч'} ${stead}`;
}

/**
 * The street with the settlement that it lies in. A settlement that has the place of the city is not named twice, but for
 * a village without streets, whose houses are found by it.
 */
function streetAt(suggestion: unknown): string | null {
  const street = textAt(suggestion, 'data', 'street_with_type');
  const settlement = textAt(suggestion, 'data', 'settlement_with_type') ?? textAt(suggestion, 'data', 'settlement');
  const isOwnCity = textAt(suggestion, 'data', 'city') === null;
  if (street === null) return settlement;
  return settlement === null || isOwnCity ? street : `${settlement}, ${street}`;
}

export function readAddress(suggestion: unknown): SuggestedAddress | null {
  const text = textAt(suggestion, 'value');
  if (text === null) return null;
  const house = houseAt(suggestion);
  return {
    text,
    postalCode: textAt(suggestion, 'data', 'postal_code'),
    city: textAt(suggestion, 'data', 'city') ?? textAt(suggestion, 'data', 'settlement'),
    street: streetAt(suggestion),
    house,
    flat: textAt(suggestion, 'data', 'flat'),
    isComplete: house !== null && buildingLevels.has(textAt(suggestion, 'data', 'fias_level')),
  };
}

/** `{"location":null}`: unknown place. Undefined where the answer is no such thing. */
export function readPlace(text: string): string | null | undefined {
  const location = valueAt(parseJson(text), 'location');
  if (location === undefined) return undefined;
  return textAt(location, 'data', 'city') ?? textAt(location, 'data', 'settlement');
}
