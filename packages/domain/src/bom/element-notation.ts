import { domesticTypeOf, powerAfterType } from '../search-query/reading/domestic-types.ts';
import { readDielectric } from '../search-query/reading/dielectric-names.ts';
import { readChipSize, readOutline } from '../search-query/reading/package-names.ts';
import { valueLexeme } from '../search-query/reading/value-lexeme.ts';
import { kindOfDesignator } from './part-kinds.ts';
import { toLatinLetters } from './look-alikes.ts';

/** What a text says about a part: `К10-17Б-Н90-0,1 мкФ`, `Резистор SMD 0603 10кОм 1%`, `CAP CER 0.1UF 50V X7R 0603`. */
export interface ReadElement {
  /** Words of the kind, as written: `Резистор`, `CAP CER`; null: the text names none. */
  readonly kind: string | null;
  /** Domestic type: `Р1-12`, `К10-17Б`. */
  readonly series: string | null;
  /** The whole order designation of a domestic part, or the number of a part within a name; without kind and document. */
  readonly designation: string | null;
  readonly nominal: string | null;
  /** `±5%`. */
  readonly tolerance: string | null;
  /** `50V`. */
  readonly voltage: string | null;
  readonly dielectric: string | null;
  /** `0,125 Вт`. */
  readonly power: string | null;
  readonly package: string | null;
  readonly maker: string | null;
}

/** Specifications that domestic names end with: `ОЖ0.467.169 ТУ`, `АЕЯР.431200.424-01ТУ`. */
const document =
  /(?:^|[\s,;])\p{L}{2,4}\d?\.\d{3,6}\.\d{2,3}(?:[-/]\d{1,3})?\s?(?:ТУ|TU)?(?:\s?\/\s?\d+)?\p{L}*(?=$|[\s,;])/u;
const plainDocument = /(?:^|\s)(?:ТУ\s?[\d.-]{5,}|ГОСТ\s?(?:Р\s?)?[\d.-]{3,}|ОСТ\s?[\d.\s-]{5,})/u;

/** Whether a text is the document of a part, not the part. */
export const isDocument = (text: string): boolean =>
  document.test(text) && text.replace(document, '').trim() === ''
    ? true
    : plainDocument.test(text) && /^(?:ТУ|ГОСТ|ОСТ)/u.test(text);

const kindWords =
  /^(?:(?:чип|smd|смд|чип-|сборка|набор|диодн\p{L}+|полев\p{L}+|биполярн\p{L}+|керамическ\p{L}+|электролитическ\p{L}+|танталов\p{L}+|кварцев\p{L}+|ферритов\p{L}+|chip|ceramic|tantalum|electrolytic|multilayer|aluminum|aluminium|thick film|thin film|schottky|zener)[\s-]+)*(?:резистор|конденсатор|микросхема|диод|стабилитрон|транзистор|дроссель|катушка|индуктивность|соединитель|разъ[её]м|вилка|розетка|резонатор|генератор|светодиод|трансформатор|реле|кнопка|переключатель|тумблер|предохранитель|варистор|термистор|терморезистор|оптопара|индикатор|модуль|микроконтроллер|стабилизатор|супрессор|мост|фильтр|бусина|res(?:istor)?|cap(?:acitor)?|ind(?:uctor)?|diode|transistor|mosfet|led|crystal|xtal|fuse|conn(?:ector)?|switch|relay|ferrite bead|bead|ic|widerstand|kondensator|direnç|kondansatör|diyot)(?:ы|и|а|s)?(?=$|[\s,:;])(?:[\s,]+(?:smd|чип|керамическ\p{L}+|танталов\p{L}+|электролитическ\p{L}+|постоянн\p{L}+|cer(?:amic)?|tant(?:alum)?|alum(?:inum)?|mlcc|schottky|zener|шоттки|поверхностн\p{L}+)(?=$|[\s,]))*/iu;

const foreignMaker =
  /(?:^|[\s,;])(?:ф(?:ирм[аы]|\.)|пр-ва|производства|изготовитель)\s*"?(?<maker>[\p{L}][\p{L}\d&\- .]{1,40}?)"?(?=$|[,;)])/u;

const pieceBorder = /[\s;|()[\]]+|,(?=\D)|(?<=\D),|(?<=[\p{L}\d])\/(?=\p{L}|\d+(?:[.,]\d+)?\s?\p{L})/u;

type Found = {
  -readonly [Key in 'nominal' | 'tolerance' | 'voltage' | 'dielectric' | 'power' | 'package']: ReadElement[Key];
};

const nothingFound = (): Found => ({
  nominal: null,
  tolerance: null,
  voltage: null,
  dielectric: null,
  power: null,
  package: null,
});

const nominalUnits = new Set(['ohm', 'farad', 'henry', 'hertz']);

/** Takes a piece for what it means; false: it means nothing. */
function take(found: Found, piece: string): boolean {
  const size = readChipSize(piece, null)?.[0] ?? metricSize(piece) ?? readOutline(piece)?.[0];
  if (size !== undefined) {
    found.package ??= size;
    return true;
  }
  if (readDielectric(piece)) {
    found.dielectric ??= piece;
    return true;
  }
  const lexeme = valueLexeme(piece);
  if (lexeme === null) return false;
  if (lexeme.kind === 'bare' || nominalUnits.has(lexeme.unit)) found.nominal ??= piece;
  else if (lexeme.unit === 'percent')
    found.tolerance ??= piece.startsWith('±') ? piece : `±${piece.replace(/^\+\/?-/u, '').replace(/^%(.*)$/u, '$1%')}`;
  else if (lexeme.unit === 'volt') found.voltage ??= piece;
  else if (lexeme.unit === 'watt') found.power ??= piece;
  else return false;
  return true;
}

/** `2012М` within a domestic designation: metric. */
const metricSize = (piece: string): string | undefined =>
  /^\d{4}[MМ]$/u.test(piece) ? readChipSize(piece.slice(0, 4), 'metric')?.[0] : undefined;

/** Pieces of a domestic designation: `0,125`, `4,7 кОм`, `±5%`; dashes divide them. */
function takeDomestic(found: Found, rest: string, hasPower: boolean): void {
  for (const piece of rest.split(/[-\s]*-[-\s]*|(?=±)|(?<=%)|(?<=\d%?)\s+(?=\d)|\s*;\s*/u)) {
    const text = piece.trim().replace(/[,.]$/u, '');
    if (text === '' || take(found, text)) continue;
    if (hasPower && found.power === null && powerAfterType(text) !== null) found.power = `${text} Вт`;
  }
}

function takeWords(found: Found, text: string): void {
  const glued = text.replace(
    /(?<=\d) (?=(?:[пнмкМГ]|мк)?(?:Ом|Ф|Гн|Гц|В|Вт|А)(?![\p{L}\d])|[pnuµμmkMG]?(?:Ohms?|Ω|F|H|Hz|V|W|A)(?![\p{L}\d])|%)/gu,
    '\u0001',
  );
  for (const piece of glued.split(pieceBorder)) {
    const whole = piece.replaceAll('\u0001', ' ').replace(/^[,:]+|[.,:]+$/gu, '');
    if (whole === '' || take(found, whole)) continue;
    const parts = whole.split(/(?=±)|[/-]/u).filter((part) => part !== '');
    if (
      parts.length > 1 &&
      parts.every(
        (part) => valueLexeme(part) !== null || readDielectric(part) !== null || readChipSize(part, null) !== null,
      )
    ) {
      for (const part of parts) take(found, part);
    }
  }
}

const domesticAt = (text: string): { readonly length: number; readonly hasPower: boolean } | null => {
  const found = domesticTypeOf(text.slice(0, 40).split(/\s/u)[0] ?? '');
  return found && { length: found.length, hasPower: found.type.hasPower };
};

/** A name that goes on from the title of its group: `0,125-4,7 кОм±5%` under `Резисторы Р1-12 …ТУ`. */
function underGroup(text: string, group: string): string {
  const title = group.replace(kindWords, '').replace(document, '').trim();
  const type = domesticAt(title);
  const isOpen = type !== null && type.length === title.length && domesticAt(text) === null && /^[\d.,]/u.test(text);
  return isOpen ? `${title}-${text}` : text;
}

function readText(text: string, group: string): ReadElement {
  const found = nothingFound();
  const kind = kindWords.exec(text)?.[0] ?? null;
  const maker = foreignMaker.exec(text)?.groups?.['maker']?.trim() ?? null;
  const bare = text
    .slice(kind?.length ?? 0)
    .replace(foreignMaker, ' ')
    .replace(document, ' ')
    .replace(plainDocument, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,:;]+|[\s,:;]+$/gu, '');
  const name = underGroup(bare, group);
  const type = domesticAt(name);
  if (type === null) takeWords(found, name);
  else takeDomestic(found, name.slice(type.length).replace(/^-/u, ''), type.hasPower);
  const series = type === null ? null : name.slice(0, type.length);
  const isAlone =
    kind !== null && !/\s/u.test(name) && /\d/u.test(name) && Object.values(found).every((each) => each === null);
  return { ...found, kind: kind?.trim() ?? null, series, maker, designation: series !== null || isAlone ? name : null };
}

/** Bare numbers of values: ohms of `R3`; capacitors below 1 are microfarads (`0,1`), as boards are drawn. */
function plainNominal(text: string, designator: string | null): string | null {
  const kind = designator === null ? null : kindOfDesignator(designator);
  if (!/^\d{1,7}(?:[.,]\d{1,4})?$/u.test(text)) return null;
  if (kind === 'resistor') return `${text} Ohm`;
  return kind === 'capacitor' && /^0[.,]\d/u.test(text) ? `${text} uF` : null;
}

const merge = (first: ReadElement, second: ReadElement): ReadElement => ({
  kind: first.kind ?? second.kind,
  series: first.series ?? second.series,
  designation: first.designation ?? second.designation,
  nominal: first.nominal ?? second.nominal,
  tolerance: first.tolerance ?? second.tolerance,
  voltage: first.voltage ?? second.voltage,
  dielectric: first.dielectric ?? second.dielectric,
  power: first.power ?? second.power,
  package: first.package ?? second.package,
  maker: first.maker ?? second.maker,
});

/**
 * What the texts of a line say about its part, the first that says it.
 *
 * @param group title of the group above the line, `Резисторы Р1-12 ОЖ0.467.169 ТУ`
 * @param designator first place of the line; its letter tells units of bare numbers
 */
export function readElement(
  texts: readonly (string | null)[],
  group: string,
  designator: string | null,
): ReadElement | null {
  const read = texts.flatMap((text) => (text === null || text === '' ? [] : [readText(text.slice(0, 300), group)]));
  const [first, ...others] = read;
  if (first === undefined) return null;
  const merged = others.reduce(merge, first);
  const [value] = texts;
  const nominal = merged.nominal ?? plainNominal(toLatinLetters(value ?? ''), designator);
  return { ...merged, nominal, kind: merged.kind ?? kindWords.exec(group)?.[0] ?? null };
}
