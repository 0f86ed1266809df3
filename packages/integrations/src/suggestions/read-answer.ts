import { parseJson } from '@farad/domain/shared';

import { valueAt } from '../http/index.ts';
import type { SuggestedAddress, SuggestedBank, SuggestedCompany } from './port.ts';

const textLengthMax = 500;

/** Returns a text of the answer that is safe to store: one line of limited length; null = there is none. */
function textAt(value: unknown, ...path: readonly string[]): string | null {
  const found = valueAt(value, ...path);
  if (typeof found !== 'string') return null;
  const text = found
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, textLengthMax);
  return text === '' ? null : text;
}

/** Returns the suggestions in an answer `{"suggestions":[…]}`; null = any other answer. */
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

/**
 * Levels of the address register FIAS that name a building. The numbers are not in order of detail: 65 is a planned
 * area and 75 a plot of land.
 */
const buildingLevels: ReadonlySet<string | null> = new Set(['8', '9']);

/** Returns the house with its block (`5 стр 1`), or else the plot of land (`уч 15`); null = neither. */
function houseAt(suggestion: unknown): string | null {
  const parts = ['house', 'block_type', 'block'].map((name) => textAt(suggestion, 'data', name));
  const text = parts.filter((part) => part !== null).join(' ');
  if (text !== '') return text;
  const stead = textAt(suggestion, 'data', 'stead');
  return stead === null ? null : `${textAt(suggestion, 'data', 'stead_type') ?? 'уч'} ${stead}`;
}

/**
 * Returns the street with its settlement. If the settlement is used as the city, it is not repeated, except if there is
 * no street.
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

/**
 * Returns the city in an answer; null = `{"location":null}`, which means an unknown place. undefined = the answer has
 * another form.
 */
export function readPlace(text: string): string | null | undefined {
  const location = valueAt(parseJson(text), 'location');
  if (location === undefined) return undefined;
  return textAt(location, 'data', 'city') ?? textAt(location, 'data', 'settlement');
}
