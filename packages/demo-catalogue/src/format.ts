import type { AttributeDefinition, AttributeValue, Unit } from '@farad/domain/category';
import { locales, type Locale, type LocalizedText } from '@farad/domain/shared';

const siPrefixes: readonly (readonly [power: number, ru: string, latin: string])[] = [
  [9, 'Г', 'G'],
  [6, 'М', 'M'],
  [3, 'к', 'k'],
  [0, '', ''],
  [-3, 'м', 'm'],
  [-6, 'мк', 'µ'],
  [-9, 'н', 'n'],
  [-12, 'п', 'p'],
];

/** unit → symbol in Russian and in Latin script, and the SI powers that the field really writes. */
const symbols: Partial<Record<Unit, readonly [ru: string, latin: string, powers: readonly number[]]>> = {
  ohm: ['Ом', 'Ω', [9, 6, 3, 0, -3]],
  farad: ['Ф', 'F', [0, -6, -9, -12]],
  henry: ['Гн', 'H', [0, -3, -6, -9]],
  hertz: ['Гц', 'Hz', [9, 6, 3, 0]],
  volt: ['В', 'V', [3, 0, -3]],
  ampere: ['А', 'A', [0, -3, -6, -9]],
  watt: ['Вт', 'W', [3, 0]],
  second: ['с', 's', [0, -3, -6, -9]],
  metre: ['м', 'm', [0, -3, -9]],
  candela: ['кд', 'cd', [0, -3]],
  lumen: ['лм', 'lm', [0]],
  gram: ['г', 'g', [3, 0]],
  newton: ['Н', 'N', [0]],
  decibel: ['дБ', 'dB', [0]],
  bit_per_second: ['бит/с', 'bit/s', [9, 6, 3, 0]],
  ampere_hour: ['А·ч', 'Ah', [0, -3]],
  siemens: ['См', 'S', [0, -3]],
  kelvin_per_watt: ['К/Вт', 'K/W', [0]],
};

/** Smallest amount written in each power, where it is not one whole: 0,1 Вт stays watts, 0,1 Ф stays farads. */
const leastOf = (unit: Unit, power: number): number => {
  if (power !== 0) return 10 ** power;
  if (unit === 'farad') return 0.0999;
  return unit === 'watt' ? 0 : 1;
};

const numberText = (value: number, locale: Locale): string => {
  const text = String(Number(value.toPrecision(6))).replace('-', '−');
  return locale === 'en' ? text : text.replace('.', ',');
};

const binary = (value: number, locale: Locale, [ru, latin]: readonly [string, string]): string => {
  const symbol = locale === 'ru' ? ru : latin;
  if (value >= 1_048_576) return `${numberText(value / 1_048_576, locale)} ${locale === 'ru' ? 'М' : 'M'}${symbol}`;
  if (value >= 1024) return `${numberText(value / 1024, locale)} ${locale === 'ru' ? 'К' : 'K'}${symbol}`;
  return `${numberText(value, locale)} ${symbol}`;
};

/** A number in the plain unit as the field writes it: 10 кОм, 100 nF, %5. */
export const formatNumber = (value: number, unit: Unit | null, locale: Locale): string => {
  if (unit === null || unit === 'count') return numberText(value, locale);
  if (unit === 'percent') {
    if (locale === 'tr') return `%${numberText(value, locale)}`;
    return `${numberText(value, locale)}${locale === 'ru' ? ' ' : ''}%`;
  }
  if (unit === 'celsius') return `${value > 0 ? '+' : ''}${numberText(value, locale)} °C`;
  if (unit === 'degree') return `${numberText(value, locale)}°`;
  if (unit === 'ppm_per_kelvin') return `${numberText(value, locale)} ppm/°C`;
  if (unit === 'byte') return binary(value, locale, ['байт', 'B']);
  if (unit === 'bit') return binary(value, locale, locale === 'tr' ? ['бит', 'bit'] : ['бит', 'bit']);
  const [ru, latin, powers] = symbols[unit] ?? ['', '', [0]];
  const size = Math.abs(value) * 1.000_000_1;
  const power = powers.find((candidate) => size >= leastOf(unit, candidate)) ?? powers.at(-1) ?? 0;
  const prefix = siPrefixes.find(([candidate]) => candidate === power);
  const scaled = numberText(value / 10 ** power, locale);
  return `${scaled} ${locale === 'ru' ? `${prefix?.[1] ?? ''}${ru}` : `${prefix?.[2] ?? ''}${latin}`}`;
};

const formatRange = (from: number, to: number, unit: Unit | null, locale: Locale): string => {
  if (unit === 'celsius') return `${formatNumber(from, unit, locale).replace(' °C', '')}…${formatNumber(to, unit, locale)}`;
  if (unit === 'percent' || unit === null || unit === 'count' || unit === 'volt') {
    const high = formatNumber(to, unit, locale);
    if (unit === 'percent' && locale === 'tr') return `%${numberText(from, locale)}–${numberText(to, locale)}`;
    return `${numberText(from, locale)}–${high}`;
  }
  return `${formatNumber(from, unit, locale)} – ${formatNumber(to, unit, locale)}`;
};

const plusMinus = new Set<string>(['tolerance', 'tolerance_absolute', 'temperature_coefficient', 'accuracy']);

/** One attribute value in words of the locale; a flag says nothing when false. */
export const formatValue = (definition: AttributeDefinition, value: AttributeValue, locale: Locale): string => {
  if (typeof value === 'boolean') return value ? definition.title[locale] : '';
  if (typeof value === 'string') return definition.valueTitles[value]?.[locale] ?? value;
  if (typeof value !== 'number') return formatRange(value[0], value[1], definition.unit, locale);
  const text = formatNumber(value, definition.unit, locale);
  return plusMinus.has(definition.key) && value > 0 ? `±${text}` : text;
};

/** The same for every locale of the shop. */
export const localize = (make: (locale: Locale) => string): LocalizedText =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, string>;
