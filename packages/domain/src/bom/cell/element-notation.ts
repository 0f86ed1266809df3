import { looksLikeMpn } from './column-values.ts';
import { valueLexeme } from '../../search-query/reading/words/value-lexeme.ts';
import { domesticTypeOf } from '../../search-query/dictionary/domestic-types.ts';
import { nothingFound, readDomestic, takeWords, type Found } from './element-pieces.ts';
import { withoutSupplyDocuments } from './supply-document.ts';
import { toLatinLetters } from '../../shared/look-alikes.ts';
import { nominalUnitOf, type NominalUnit } from './nominal-unit.ts';

/**
 * Facts about a part read from a text: `К10-17Б-Н90-0,1 мкФ`, `Резистор SMD 0603 10кОм 1%`, `CAP CER 0.1UF 50V X7R
 * 0603`.
 */
export interface ReadElement {
  /** Words for the kind of part, as written: `Резистор`, `CAP CER`; null = not stated. */
  readonly kind: string | null;
  /** Russian type designation: `Р1-12`, `К10-17Б`. */
  readonly series: string | null;
  /**
   * The whole order designation of a Russian part, or a part number within a name. Excludes the kind and the supply
   * document.
   */
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
  /**
   * Words that state none of the facts above: `подстроечный`. They come from the text that states the nominal value.
   * The search uses them too.
   */
  readonly rest: string;
}

const kindWords =
  /^(?:(?:чип|smd|смд|чип-|сборка|набор|диодн\p{L}+|полев\p{L}+|биполярн\p{L}+|керамическ\p{L}+|электролитическ\p{L}+|танталов\p{L}+|кварцев\p{L}+|ферритов\p{L}+|chip|ceramic|tantalum|electrolytic|multilayer|aluminum|aluminium|thick film|thin film|schottky|zener)[\s-]+)*(?:резистор|конденсатор|микросхема|диод|стабилитрон|транзистор|дроссель|катушка|индуктивность|соединитель|разъ[её]м|вилка|розетка|резонатор|генератор|светодиод|трансформатор|реле|кнопка|переключатель|тумблер|предохранитель|варистор|термистор|терморезистор|оптопара|индикатор|модуль|микроконтроллер|стабилизатор|супрессор|мост|фильтр|бусина|res(?:istor)?|cap(?:acitor)?|ind(?:uctor)?|diode|transistor|mosfet|led|crystal|xtal|fuse|conn(?:ector)?|switch|relay|ferrite bead|bead|ic|widerstand|kondensator|direnç|kondansatör|diyot)(?:ами|ах|ов|ей|ом|ы|и|а|у|s|en|lar|ler)?(?=$|[\s,:;])(?:[\s,]+(?:array|network|smd|чип|керамическ\p{L}+|танталов\p{L}+|электролитическ\p{L}+|постоянн\p{L}+|cer(?:amic)?|tant(?:alum)?|alum(?:inum)?|mlcc|schottky|zener|шоттки|поверхностн\p{L}+)(?=$|[\s,]))*/iu;

const foreignMaker =
  /(?:^|[\s,;])(?:ф(?:ирм[аы]|\.)|пр-ва|производства|изготовитель)\s*"?(?<maker>[\p{L}][\p{L}\d&\- .]{1,40}?)"?(?=$|[,;)]|\s?\()/u;

interface DomesticStart {
  readonly length: number;
  readonly hasPower: boolean;
}

/** Finds a Russian type designation at the start: `К10-47Мв`, `Р1-12`. */
const domesticAt = (text: string): DomesticStart | null => {
  const found = domesticTypeOf(text.slice(0, 40).split(/\s/u)[0] ?? '');
  return found && { length: found.length, hasPower: found.type.hasPower };
};

/** A text that starts with a value: `0,125-…`, `4,7 кОм`, `Н90-…`; but not `1N4148`. */
const opensWithValue = /^(?:\d[\d.,]*\s?(?:-|В|(?:[кМГмпн]|мк)?(?:Ом|Ф|Гн)(?!\p{L}))|(?:Н\d0|МП0|[МП]\d{2,4})-)/u;

/** Completes a name from the title of its group: `0,125-4,7 кОм±5%` under `Резисторы Р1-12 …ТУ`. */
function underGroup(text: string, group: string): string {
  const title = withoutSupplyDocuments(group.replace(kindWords, ''));
  const type = domesticAt(title);
  const isOpen =
    type !== null && type.length === title.length && domesticAt(text) === null && opensWithValue.test(text);
  return isOpen ? `${title}-${text}` : text;
}

/** Facts about a line from outside its text. */
export interface ElementContext {
  /** Title of the group above the line, `Резисторы Р1-12 ОЖ0.467.169 ТУ`; empty = no group. */
  readonly group: string;
  /**
   * Kind from the type column, the footprint or the designator letter; null = a kind without nominal value; undefined =
   * unknown.
   */
  readonly kind: string | null | undefined;
}

function unitFor(kind: string | null, series: string | null, context: ElementContext): NominalUnit | undefined {
  if (series !== null) return /^[КK]/iu.test(series) ? 'farad' : 'ohm';
  const own = kind ?? kindWords.exec(context.group)?.[0] ?? context.kind;
  return typeof own === 'string' ? nominalUnitOf(own) : own;
}

/** Words before the part's designation: `Модуль контроллера`, `Электровентилятор`. */
const leadingWords = /^(?:[А-ЯЁ]?[а-яё]+(?:-[а-яё]+)*\s+){1,6}/u;

/** A size, not a designation: `6x6x5`, `40pin`. */
const isSize = (text: string): boolean => /^\d+(?:[.,]\d+)?(?:[xх×*]|pin|пин|конт|mm|мм|шт|выв)/iu.test(text);

/** Returns the last word if it is a designation and only plain words precede it; otherwise null. */
function designationIn(name: string): string | null {
  const last = name.replace(leadingWords, '');
  const isDesignation = /^(?=\S*\d)(?=\S*\p{L})[\p{L}\d]\S{3,60}$/u.test(last);
  return last !== name && isDesignation && !isSize(last) ? last : null;
}

/**
 * Names of plug standards. A socket is named after the standard of its plug: in `USB2.0, розетка`, `USB2.0` is not a
 * part number.
 */
const standard = /^(?:USB|HDMI|RJ|DB|IEC|DDR|PCI|SATA)[-\d]/iu;

/** A shop-style name: part number, comma, description, such as `BAT54S, Диод Шоттки [SOT-23]`. */
const shopName = /^(?<number>[\p{L}\d][^\s,;]{3,39}),\s+(?<rest>\p{L}{3,}(?=[\s,.)-]|$).*)$/su;

function shopNameOf(text: string): { readonly number: string; readonly rest: string } | null {
  const { number = '', rest = '' } = shopName.exec(text)?.groups ?? {};
  const isNumber = looksLikeMpn(number) && !standard.test(number) && domesticAt(number) === null;
  return isNumber ? { number, rest } : null;
}

function readText(text: string, context: ElementContext): ReadElement {
  const named = shopNameOf(text);
  return named === null ? readWords(text, context) : { ...readWords(named.rest, context), designation: named.number };
}

/**
 * Whether a list of values follows the type, such as `, 0.1 мкФ, 630 В` after `К73-17`. Then the name is not a
 * designation.
 */
const isListed = (rest: string): boolean => /^,\s/u.test(rest);

/** Whether a name is only a rating, such as `1А` of a fuse or `5В` of a relay. */
function isRating(name: string): boolean {
  const value = valueLexeme(name);
  return value?.kind === 'value' && ['volt', 'ampere', 'watt'].includes(value.unit);
}

/**
 * Returns the name if it is a designation, or the designation behind plain words; otherwise null. Digits alone do not
 * count: `7050` in `Crystal 7050` is a package size.
 */
const aloneIn = (name: string, isNamed: boolean): string | null =>
  isNamed && /^(?!\d{1,5}$)\S*\d\S*$/u.test(name) && !isRating(name) && !isSize(name) ? name : designationIn(name);

/** Stores the values found in a text. @returns the remaining words */
function takeValues(found: Found, name: string, type: DomesticStart | null, unit: NominalUnit | undefined): string {
  if (type === null) return takeWords(found, name, unit);
  const rest = name.slice(type.length);
  if (isListed(rest)) return takeWords(found, rest.slice(1), unit);
  readDomestic(found, rest.replace(/^-/u, ''), type.hasPower, unit);
  return '';
}

function readWords(text: string, context: ElementContext): ReadElement {
  const found = nothingFound();
  const kind = kindWords.exec(text)?.[0].trim() ?? null;
  const maker = foreignMaker.exec(text)?.groups?.['maker']?.trim() ?? null;
  const own = text.slice(kind?.length ?? 0).trim();
  const name = underGroup(withoutSupplyDocuments(own.replace(foreignMaker, ' ')), context.group);
  const type = domesticAt(name);
  const series = type === null ? null : name.slice(0, type.length);
  const rest = takeValues(found, name, type, unitFor(kind, series, context));
  const isPlain = Object.values(found).every((each) => each === null);
  const isWhole = series !== null && series !== name;
  const alone = isWhole || !isPlain ? null : aloneIn(name, kind !== null || name !== own);
  const designation = isWhole && !isListed(name.slice(series.length)) ? name : alone;
  return { ...found, kind, series, maker, designation, rest };
}

/**
 * Reads numbers without units, as in Russian drawings. For resistors they are ohms. For capacitors, numbers below 1 are
 * microfarads: `0,1`.
 */
function plainNominal(text: string, unit: NominalUnit | undefined): string | null {
  // `4E7`, `100E`: E means ohms.
  if (unit === 'ohm' && /^\d{1,4}E\d{0,2}$/iu.test(text)) return text.replace(/E/iu, 'R');
  if (!/^\d{1,7}(?:[.,]\d{1,4})?$/u.test(text)) return null;
  if (unit === 'ohm') return `${text} Ohm`;
  return unit === 'farad' && /^0[.,]\d/u.test(text) ? `${text} uF` : null;
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
  rest: first.nominal === null ? second.rest : first.rest,
});

/**
 * Reads facts about the part from the texts of a line. Each fact is taken from the first text that states it. Returns
 * null if there is no text.
 */
export function readElement(texts: readonly (string | null)[], context: ElementContext): ReadElement | null {
  const read = texts.flatMap((text) => (text === null || text === '' ? [] : [readText(text.slice(0, 300), context)]));
  const [first, ...others] = read;
  if (first === undefined) return null;
  const merged = others.reduce(merge, first);
  const kind = merged.kind ?? kindWords.exec(context.group)?.[0] ?? null;
  if (merged.nominal !== null) return { ...merged, kind };
  const nominal = plainNominal(toLatinLetters(texts[0] ?? ''), unitFor(kind, merged.series, context));
  return { ...merged, kind, nominal, rest: nominal === null ? merged.rest : '' };
}

/** Whether a text names a kind of part: `Конденсатор`, `Resistors`; but not `Electronics`. */
export const isPartKind = (text: string): boolean => kindWords.test(text) || nominalUnitOf(text) !== null;
