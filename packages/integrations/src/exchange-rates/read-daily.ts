import { addDays, type Day } from '@farad/domain/delivery';
import { isNominal, unitRate, type DayRate } from '@farad/domain/exchange-rate';
import { readDecimal } from '@farad/domain/import';
import { fail, ok, type Result } from '@farad/domain/shared';
import { SaxesParser } from 'saxes';

import type { RatesFailure, RatesOfDay } from './port.ts';

/**
 * Days that the rates of a day may be older than the day that was requested. New Year brings the longest pause: rates of
 * 31 December apply until 10 January or so.
 */
const olderDaysMax = 20;

const currenciesMax = 500;

interface Daily {
  readonly root: string;
  readonly date: string;
  /** Texts of each currency by the name of their element. */
  readonly currencies: readonly ReadonlyMap<string, string>[];
}

/** Encodings in which the bank has ever answered. */
const encodings = ['windows-1251', 'utf-8'];

/** Decodes an answer by the encoding of its first line; null = another encoding, or bytes that are not text. */
function decode(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const encoding = (/^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8').toLowerCase();
  if (!encodings.includes(encoding)) return null;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function readXml(text: string): Result<Daily, RatesFailure> {
  const parser = new SaxesParser();
  let failure: RatesFailure | null = null;
  let [root, date, field] = ['', '', ''];
  const path: string[] = [];
  const currencies: Map<string, string>[] = [];
  parser.on('error', () => {
    failure ??= 'not_xml';
  });
  // The parser expands no declared entities. An answer that declares some is refused all the same.
  parser.on('doctype', () => {
    failure = 'hostile';
  });
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    field = '';
    if (path.length === 1) [root, date] = [name, attributes['Date'] ?? ''];
    if (path.length === 2 && name === 'Valute') currencies.push(new Map());
    if (path.length === 3 && path[1] === 'Valute') {
      field = name;
      // The same element twice: the answer contradicts itself.
      if (currencies.at(-1)?.has(name) === true) failure ??= 'wrong_rate';
      currencies.at(-1)?.set(name, '');
    }
  });
  parser.on('text', (piece) => {
    if (field !== '') currencies.at(-1)?.set(field, (currencies.at(-1)?.get(field) ?? '') + piece);
  });
  parser.on('closetag', () => {
    path.pop();
    field = '';
  });
  parser.write(text).close();
  return failure === null ? ok({ root, date, currencies }) : fail(failure);
}

/** Reads `02.12.2026`. Some answers of the past have other separators: `02/12/2026`. */
function readDay(written: string): Day | null {
  const [, day = '', month = '', year = ''] = /^(\d\d)[./](\d\d)[./](\d{4})$/.exec(written) ?? [];
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // 31 February becomes another day, so it is compared.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : (iso as Day);
}

const isAlmost = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * b;

/** Returns the rate of one currency; null = it is not whole, not positive, or contradicts itself. */
function readRate(fields: ReadonlyMap<string, string>): DayRate | null {
  const [currency = '', nominalText = '', valueText = ''] = ['CharCode', 'Nominal', 'Value'].map((name) =>
    fields.get(name)?.trim(),
  );
  if (!/^[A-Z]{3}$/.test(currency) || !/^\d{1,9}$/.test(nominalText) || !/^\d{1,9}(?:,\d{1,10})?$/.test(valueText))
    return null;
  const [nominal, value] = [Number(nominalText), readDecimal(valueText)];
  if (!isNominal(nominal) || value === null || value.digits === 0n) return null;
  // The bank also states the rate of one unit since 2023. It is only compared, because it may be rounded.
  const written = fields.get('VunitRate')?.trim();
  const { digits, scale } = unitRate({ nominal, value });
  if (written !== undefined && !isAlmost(Number(written.replace(',', '.')), Number(digits) / 10 ** scale)) return null;
  return { currency, nominal, value };
}

/** Reads the bank's answer about a requested day. An answer that is wrong in one place is refused as a whole. */
export function readDaily(bytes: Uint8Array, requested: Day): Result<RatesOfDay, RatesFailure> {
  const text = decode(bytes);
  if (text === null) return fail('not_xml');
  const read = readXml(text);
  if (!read.ok) return read;
  const { root, date, currencies } = read.value;
  if (root !== 'ValCurs' || currencies.length === 0) return fail('no_rates');
  const day = readDay(date);
  if (day === null || day > requested || day < addDays(requested, -olderDaysMax)) return fail('wrong_day');
  const rates = currencies.map(readRate);
  const names = new Set(rates.map((rate) => rate?.currency));
  if (names.size !== currencies.length || currencies.length > currenciesMax) return fail('wrong_rate');
  const whole = rates.filter((rate) => rate !== null);
  return whole.length === rates.length ? ok({ day, rates: whole }) : fail('wrong_rate');
}
