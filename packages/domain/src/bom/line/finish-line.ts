import { roublesToUnitPrice } from '../../money/roubles.ts';
import type { UnitPrice } from '../../money/money.ts';
import type { BomLine, BomLineProblem } from '../row/bom-line.ts';
import { saysFeature } from '../contradiction/stated-line.ts';
import { statedValues } from '../contradiction/stated-values.ts';
import { damageOf, withoutExponent } from './damage.ts';
import type { ReadDesignators } from '../cell/designators.ts';
import { areSlashedValues } from '../cell/column-values.ts';
import { besideNotConnected, isNotFitted, isNotFittedAlone, saysNotFitted } from '../cell/not-fitted.ts';
import { isPartKind, readElement, type ElementContext, type ReadElement } from '../cell/element-notation.ts';
import { namedNumber } from '../cell/named-number.ts';
import { frequencyBody, isFrequency, sizeOfCrystal } from '../cell/frequency-part.ts';
import { lineNumber } from './line-number.ts';
import { lineWords } from './line-words.ts';
import { isMakerName } from '../header/maker-names.ts';
import type { BomField } from '../header/layout.ts';
import { isUnbought } from '../row/list-form.ts';
import { replacementsIn } from '../form/replacements.ts';
import { readBomPackage, type ReadBomPackage } from '../cell/package.ts';
import { kindAtPlace, kindOfFootprint } from '../cell/part-kinds.ts';
import { largeQuantity, readBomQuantity } from '../cell/quantity.ts';
import { isNominal, nominalUnitOf } from '../cell/nominal-unit.ts';
import type { OpenLine } from '../row/open-line.ts';
import type { RowTexts } from '../cell/row-texts.ts';
import { valueLexeme } from '../../search-query/reading/words/value-lexeme.ts';

const readTargetPrice = (text: string): UnitPrice | null => {
  const read = roublesToUnitPrice(text.replace(/\s*(?:₽|руб\.?|р\.?|rub|rur)\s*/giu, ''));
  return read.ok ? read.value : null;
};

interface Quantity {
  readonly quantity: number;
  readonly problems: readonly BomLineProblem[];
}

/** Returns the quantity of a line and its problems, such as a number of designators that differs from the quantity. */
function quantityOf(
  { quantityText: text, hasQuantities }: OpenLine,
  { designators, unreadable }: ReadDesignators,
): Quantity {
  const read = readBomQuantity(text);
  const counted = designators.length;
  const asked = unreadable.join(', ').slice(0, 200);
  const warned: BomLineProblem[] =
    unreadable.length === 0 ? [] : [{ code: 'unreadable_designators', severity: 'warning', text: asked }];
  if (read.kind === 'bad')
    return { quantity: 0, problems: [...warned, { code: 'bad_quantity', severity: 'error', text }] };
  if (read.kind === 'absent') {
    if (counted === 0) warned.push({ code: 'quantity_assumed', severity: 'warning', quantity: 1 });
    else if (hasQuantities) warned.push({ code: 'quantity_counted', severity: 'warning', quantity: counted });
    return { quantity: Math.max(1, counted), problems: warned };
  }
  const { quantity } = read;
  if (read.isFraction) warned.push({ code: 'fractional_quantity', severity: 'warning', text });
  if (read.wasExponent)
    warned.push({ code: 'damaged', severity: 'warning', field: 'quantity', text, damage: 'exponent' });
  if (quantity > largeQuantity) warned.push({ code: 'large_quantity', severity: 'warning', quantity });
  if (counted > 0 && unreadable.length === 0 && counted !== quantity && !read.isFraction) {
    warned.push({ code: 'quantity_differs', severity: 'error', quantity, designators: counted });
  }
  return { quantity, problems: warned };
}

/** Fields whose texts spreadsheets damage. */
const spoiled: readonly BomField[] = [
  'mpn',
  'value',
  'package',
  'designators',
  'shop_number',
  'foreign_number',
  'customer_number',
];

function damageProblems(line: OpenLine): readonly BomLineProblem[] {
  const { of, hidden } = line.texts;
  const found = spoiled.flatMap((field): BomLineProblem[] => {
    const text = field === 'foreign_number' ? line.foreignNumbers[0]?.number : of[field];
    const damage = text === undefined ? null : damageOf(field, text);
    return text === undefined || damage === null ? [] : [{ code: 'damaged', severity: 'warning', field, text, damage }];
  });
  const invisible = hidden.map(([field, text]): BomLineProblem => {
    return { code: 'damaged', severity: 'warning', field, text, damage: 'hidden_characters' };
  });
  return [...found, ...invisible];
}

const cutProblem = (read: ReadBomPackage | null, text: string): readonly BomLineProblem[] =>
  read?.hadCutZeros ? [{ code: 'damaged', severity: 'warning', field: 'package', text, damage: 'cut_zeros' }] : [];

const descriptionMax = 300;

/** Removes the words for "not fitted" from a value. Returns null if nothing remains. */
const withoutDnp = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  if (!saysNotFitted(text)) return text;
  const rest = text
    .replace(
      /[\s(,;/_-]*(?:d\.?n\.?[pfi]\.?|np|nf|^n\/?m(?=\s)|не уст\p{L}*\.?|не монт\p{L}*|not fitted)[\s)/,;:_]*/giu,
      ' ',
    )
    .trim();
  return rest === '' || saysNotFitted(rest) ? null : rest;
};

/** Facts about the part from the texts of a line. */
interface PartTexts extends Pick<BomLine, 'mpn' | 'maker' | 'value' | 'description'> {
  readonly element: ReadElement | null;
}

/**
 * Returns the package named in the texts of a part; null = none. Connectors and switches have none here, because SMA is
 * both a diode package and a connector.
 */
function bodyOf({ element, value, description }: PartTexts, kind: string | null | undefined): string | null {
  const body = element?.package ?? null;
  if (body === null || /connector|switch|соедин|разъ[её]м|вилк|розетк/iu.test(element?.kind ?? kind ?? '')) return null;
  return frequencyBody([kind, value, description].join(' '), body) ?? body;
}

/**
 * Returns the package of a line. In the package column of a crystal, `3225` is its size in millimetres and not the inch
 * size 1210.
 */
const ofFrequency = (
  body: string,
  { value, description }: PartTexts,
  kind: string | null | undefined,
  written: string | undefined,
): string =>
  sizeOfCrystal(written ?? '', [kind, description].join(' ')) ??
  frequencyBody([kind, value, description, written].join(' '), body) ??
  body;

const isCapacitor = (element: ReadElement | null, kind: string | null | undefined): boolean =>
  nominalUnitOf(element?.kind ?? kind ?? '') === 'farad';

/** Matches a value of a passive part (`10k`, `0.1u`, `4R7`, `220nF`), but not a part number such as `3000TR`. */
const shortValue =
  /^(?:\d{1,4}(?:[.,]\d{1,3})?\s?(?:[pnuµmkMRпнмкМ]|мк)?(?:F|H|ohm|Ω|Ом|Ф|Гн)?|\d{1,3}[RkMpnuµ]\d{1,3})$/iu;

/** Whether the text of a number column is a value: `10k`, `0.1u`, `22uF/10V`, or `100` of a resistor. */
function isValueAlone(name: string, context: ElementContext): boolean {
  // A unit is required, because numbers alone may be a part number: `1234/56`.
  if (/^[^/]*[\p{L}Ω%].*\//u.test(name) && areSlashedValues(name)) return true;
  const unit = typeof context.kind === 'string' ? nominalUnitOf(context.kind) : context.kind;
  const lexeme = valueLexeme(name);
  if (lexeme !== null) return shortValue.test(name) && isNominal(lexeme, unit);
  return /^\d{1,4}(?:[.,]\d{1,3})?$/u.test(name) && readElement([name], context)?.nominal !== null;
}

/**
 * Returns the line's name, which is the text of the number column, and its value. `10k` in the number column is a
 * value.
 */
function nameAndValue(line: OpenLine, context: ElementContext): Readonly<Record<'name' | 'value', string | null>> {
  const { of } = line.texts;
  const nominal =
    of.value !== undefined && damageOf('value', of.value) === 'exponent' ? withoutExponent(of.value) : of.value;
  const named = of.mpn === undefined ? null : withoutDnp(line.name);
  const value = withoutDnp(nominal);
  if (named === null) return { name: null, value };
  // An asterisk marks a value that is selected when the board is adjusted.
  const bare = named.replace(/ ?\*+$/u, '');
  if (isValueAlone(bare, context)) return { name: null, value: value ?? bare };
  return { name: /^\d{1,2}$/u.test(named) ? null : named, value };
}

/**
 * Returns the texts that describe the part: its description and, if it is not the number, the text of the number
 * column.
 */
function descriptionOf(whole: string | null, name: string | null, mpn: string | null): string | null {
  if (whole === null || whole === mpn) return name === mpn ? null : name;
  const isLost = name !== null && mpn === null && !whole.includes(name);
  return isLost ? joined(whole, [name]) : whole;
}

function partTextsOf(line: OpenLine, context: ElementContext): PartTexts {
  const { of } = line.texts;
  const { name, value } = nameAndValue(line, context);
  const described =
    of.mpn === undefined && of.description !== undefined ? line.name : (of.description ?? describedInType(line));
  const whole = name === null && value === null ? joined(described, line.texts.otherDescriptions) : described;
  const element = readElement([value, name, described, ...line.texts.otherDescriptions], context);
  const maker = of.maker ?? element?.maker ?? makerInNote(line) ?? makerInName(name ?? described);
  const mpn = lineNumber(line, { name, described, value, element }, context);
  const own = descriptionOf(whole, name, mpn) ?? namedOtherwise(line.texts, mpn, value);
  const description = own ?? (mpn === null && value === null ? describedInNote(line) : null);
  return { mpn, maker, value, description, element };
}

function makerInName(name: string | null): string | null {
  const words = name === null ? undefined : namedNumber(name)?.words;
  return words !== undefined && isMakerName(words) ? words : null;
}

function alternateOf(text: string): BomLine['alternates'][number] {
  const named = namedNumber(text);
  return named === null ? { mpn: text, maker: null } : { mpn: named.number, maker: named.words };
}

/** Returns the note if it is a maker's name, as in element lists; otherwise null. */
const makerInNote = ({ noteText }: OpenLine): string | null =>
  isMakerName(noteText) && noteText.split(/\s+/u).length <= 4 ? noteText : null;

/**
 * Returns the text of the type column if it describes the part, as `electrolytic, 10V` does; otherwise null. Beside a
 * part number the text must have two values, as `MOSFET N-CH 30V 5A` has.
 */
function describedInType({ texts: { of, otherDescriptions } }: OpenLine): string | null {
  if (of.type === undefined || otherDescriptions.length > 0) return null;
  const isDescription = of.mpn === undefined ? /\d/u.test(of.type) : statedValues(of.type).values.length >= 2;
  return isDescription ? of.type : null;
}

/**
 * Returns the note, such as `Power LED`, if the row has a package and the note can describe the part; otherwise null.
 */
const describedInNote = ({ noteText, texts: { of } }: OpenLine): string | null =>
  of.package !== undefined && /\p{L}{2}/u.test(noteText) && !saysNotFitted(noteText) ? noteText : null;

/**
 * Returns another name for a part without description: its name in a CAD library or, if that equals the part number,
 * its kind. Returns null if the list has no CAD library names.
 */
function namedOtherwise({ of, libraryName }: RowTexts, mpn: string | null, value: string | null): string | null {
  const type = of.type !== undefined && isPartKind(of.type) && value === null ? of.type : null;
  return libraryName !== null && libraryName !== mpn ? libraryName : libraryName === null ? null : type;
}

/**
 * Joins texts that identify a part only together, such as `Diode` and `1N5819`. Leaves out texts that the first one
 * contains.
 */
const joined = (first: string | null, others: readonly string[]): string | null =>
  first === null
    ? null
    : [first, ...others.filter((other) => !first.includes(other))].join(' ').slice(0, descriptionMax);

/** Returns the kind of part by footprint, type column or designator letter. */
function kindOf({ texts: { of } }: OpenLine, designator: string | undefined): string | null | undefined {
  const footprint = of.package === undefined ? null : kindOfFootprint(of.package);
  const type = of.type !== undefined && isPartKind(of.type) ? of.type : null;
  const atPlace = kindAtPlace(designator);
  // `X1` is a connector in GOST 2.710 and a crystal elsewhere, `Q1` a transistor or a crystal.
  const isEither = atPlace === 'connector' || atPlace === 'transistor';
  const isOfFrequency = [of.value, of.mpn, of.description].some((text) => text !== undefined && isFrequency(text));
  return footprint ?? type ?? (isEither && isOfFrequency ? 'crystal' : atPlace);
}

/** Whether the value is `NC` for "not connected". For a switch or relay it means normally closed. */
function isNotConnected({ texts: { of } }: OpenLine, designators: readonly string[]): boolean {
  const kind = nominalUnitOf(kindAtPlace(designators[0]) ?? '');
  // The value `PNP` means "part not placed", except for a transistor, whose polarity may be PNP.
  const isNoTransistor = (kind !== null && kind !== undefined) || /^(?:U|IC)\d/u.test(designators[0] ?? '');
  if (of.value?.toUpperCase() === 'PNP' && of.mpn === undefined && isNoTransistor) return true;
  if (/switch|relay/u.test(kindAtPlace(designators[0]) ?? '')) return false;
  return [of.value, of.mpn].some((text) => text !== undefined && besideNotConnected(text) !== null);
}

function isDnpLine(line: OpenLine, designators: readonly string[]): boolean {
  const { of, fitting, isLeftOut, otherDescriptions } = line.texts;
  const isSaid = [of.quantity, of.value, line.noteText, of.mpn, of.description, of.type, ...otherDescriptions].some(
    (text) => text !== undefined && saysNotFitted(text),
  );
  const isAlone =
    (of.package !== undefined && isNotFittedAlone(of.package)) ||
    // With several designators, it is unclear which one the words mean.
    (designators.length === 1 && saysNotFitted(line.designatorText));
  if (isSaid || isAlone || isLeftOut || line.isUnderLeftOut || isNotConnected(line, designators)) return true;
  return fitting.some(([header, text]) => isNotFitted(text, header, designators));
}

const isPart = ({
  mpn,
  value,
  description,
  shopNumber,
  customerNumber,
  foreignNumbers,
  alternates,
}: Omit<BomLine, 'words' | 'problems'>): boolean =>
  foreignNumbers.length > 0 ||
  alternates.length > 0 ||
  [mpn, value, description, shopNumber, customerNumber].some((text) => text !== null);

const numbersOf = ({
  shop_number,
  customer_number,
}: RowTexts['of']): Pick<BomLine, 'shopNumber' | 'customerNumber'> => ({
  shopNumber: shop_number ?? null,
  customerNumber: customer_number ?? null,
});

const featureOf = ({ texts: { of } }: OpenLine): string | null =>
  of.type !== undefined && saysFeature(of.type) ? of.type : null;

/**
 * Builds the final line when all its rows are known.
 *
 * @param isLeftOut true if a remark states that these designators are not fitted; null = no remark names them
 */
export function finishLine(line: OpenLine, places: ReadDesignators, isLeftOut: boolean | null = null): BomLine {
  const { of, otherMpns } = line.texts;
  const { designators } = places;
  const kind = kindOf(line, designators[0]);
  const texts = partTextsOf(line, { group: line.group, kind });
  const { element, ...part } = texts;
  const body = of.package === undefined ? null : readBomPackage(of.package, isCapacitor(element, kind));
  const note = [...new Set([line.noteText, ...line.papers])].filter((text) => text !== '').join('; ') || null;
  const others = [...[...otherMpns, ...replacementsIn(note)].map(alternateOf), ...line.alternates];
  const isDnp = isLeftOut ?? isDnpLine(line, designators);
  const { quantity, problems } = quantityOf(line, places);
  const read = {
    ...part,
    rows: line.rows,
    sheets: line.sheets,
    cells: line.cells,
    designators,
    // A line that is not fitted is not ordered, so quantity 0 is no error.
    quantity: isDnp && quantity === 0 ? Math.max(1, designators.length) : quantity,
    isDnp,
    package: body === null ? bodyOf(texts, kind) : ofFrequency(body.name, texts, kind, of.package),
    ...numbersOf(of),
    foreignNumbers: line.foreignNumbers,
    alternates: others.filter(({ mpn }) => mpn !== part.mpn),
    targetPrice: of.target_price === undefined ? null : readTargetPrice(of.target_price),
    note,
  };
  const words = lineWords({
    ...read,
    kind: kind ?? null,
    tolerance: of.tolerance ?? null,
    voltage: of.voltage ?? null,
    feature: featureOf(line),
    packageIsKnown: body?.isKnown ?? true,
    element,
  });
  const noPart: readonly BomLineProblem[] = isPart(read) ? [] : [{ code: 'no_part', severity: 'error' }];
  const unbought: readonly BomLineProblem[] = isUnbought(line.section)
    ? [{ code: 'not_bought', severity: 'warning', section: line.section }]
    : [];
  const all = [...problems, ...damageProblems(line), ...cutProblem(body, of.package ?? ''), ...noPart, ...unbought];
  return { ...read, words, problems: isDnp ? all.filter(({ severity }) => severity === 'warning') : all };
}
