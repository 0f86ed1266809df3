import type { BomField } from '../header/layout.ts';
import type { SpreadsheetDamage } from '../row/bom-line.ts';

const month =
  '(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ep|[Oo]ct|[Nn]ov|[Dd]ec|[Mm]är|[Mm]ai|[Oo]kt|[Dd]ez|[Oo]ca|[Şş]ub|[Nn]is|[Hh]az|[Tt]em|[Aa]ğu|[Ee]yl|[Ee]ki|[Kk]as|[Aa]ra|[Яя]нв|[Фф]ев|[Мм]ар|[Аа]пр|[Мм]а[йя]|[Ии]юн|[Ии]юл|[Аа]вг|[Сс]ен|[Оо]кт|[Нн]оя|[Дд]ек)';
/** Dates that spreadsheets make from `12-3`, `5-1`, `MAR10`, `2012-05-06`; but not `MAR-6`, an amplifier. */
const dates: readonly RegExp[] = [
  new RegExp(String.raw`^\d{1,2}[.\-/ ]${month}\.?(?:[.\-/ ]\d{2,4})?$`, 'u'),
  new RegExp(String.raw`^${month}\.?[\-. ](?:19|20)?\d{2}$`, 'u'),
  /^(?:19|20)\d{2}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?$/u,
  /^\d{1,2}\/\d{1,2}\/\d{2}$/u,
  /^\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}(?: \d{1,2}:\d{2}(?::\d{2})?)?$/u,
];
/** Exponents as spreadsheets write them, with a sign and two digits. `1E3` may be a part number. */
const exponent = /^\d(?:[.,]\d{1,14})?E[+-]\d{2,3}$/iu;

/** Fields in which the customer may really mean a number or a date. */
const freeFields: ReadonlySet<BomField> = new Set([
  'note',
  'description',
  'target_price',
  'datasheet',
  'pack_size',
  'dnp',
]);

/**
 * Returns the damage that a spreadsheet did to a text; null = none. Free fields never count as damaged, because a
 * number or a date may be intended there.
 */
export function damageOf(field: BomField, text: string): SpreadsheetDamage | null {
  if (freeFields.has(field)) return null;
  if (exponent.test(text)) return 'exponent';
  return dates.some((date) => date.test(text)) ? 'date' : null;
}

/** Converts `1.00E+05` to a plain number. Safe where a number is expected (a quantity, a resistance). */
export function withoutExponent(text: string): string {
  const number = Number(text.replace(',', '.'));
  return Number.isSafeInteger(number) && number < 1e15 ? String(number) : text;
}
