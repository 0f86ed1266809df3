import { readOutline } from '../../search-query/dictionary/package-names.ts';
import { valueLexeme } from '../../search-query/reading/words/value-lexeme.ts';
import { looksLikeDesignators, looksLikeMpn, looksLikePartKind } from '../cell/column-values.ts';
import { headerForm } from '../header/header-form.ts';
import { headerMeaning } from '../header/header-meaning.ts';
import { findHeader, meaningOfColumn } from '../row/header-row.ts';
import { isOtherTable } from './other-tables.ts';
import type { BomField } from '../header/layout.ts';
import type { PartsSheet } from '../header/parts-file.ts';

/** Limits of the area that is examined. */
const rowsLooked = 150;
const cellsLooked = 40;
const lettersLooked = 200;
const wordsLooked = 12;

/** Minimum share of rows that name parts in a list with unknown columns. */
const enough = 1 / 6;

const mail = /[^\s@]@[^\s@]+\.\p{L}{2}/u;
/** A date, optionally with a time. */
const day = /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4})(?!\d)/u;
const moment = /^\d{4}[-./]\d{1,2}[-./]\d{1,2}[T ]\d{1,2}:\d{2}/u;
const figure = /^[-+]?\d[\d\s.,]*(?:e[-+]?\d{1,3})?$/iu;
/** Digits that may be an order number but not a phone number: `640454-3`, `1725656`. */
const orderNumber = /^(?![78]\d{10}$)(?=(?:-?\d){6,16}$)\d[\d-]*$/u;

/** Units that also occur in sheets without parts. */
const anywhere = new Set(['percent', 'celsius']);

function isValue(text: string): boolean {
  if (!/\d/u.test(text) || !/[\p{L}Ω]/u.test(text)) return false;
  const value = valueLexeme(text);
  return (
    value !== null && !('needsContext' in value && value.needsContext) && !('unit' in value && anywhere.has(value.unit))
  );
}

const isPartWord = (word: string): boolean =>
  looksLikePartKind(word) || (/\d/u.test(word) && !day.test(word) && (looksLikeMpn(word) || isValue(word)));

function isPartCell(cell: string): boolean {
  const text = cell.trim().slice(0, lettersLooked);
  if (text.length < 2) return false;
  if (/\d/u.test(text) && (looksLikeDesignators(text) || isValue(text) || readOutline(text) !== null)) return true;
  return text.split(/[\s,;:()"«»]+/u, wordsLooked).some(isPartWord);
}

/**
 * Whether a row has at least three cells and all of them are numbers. Such rows are measurements or counts; an order
 * number with a quantity has only two cells.
 */
function isFiguresRow(row: readonly string[]): boolean {
  const cells = row.slice(0, cellsLooked).filter((cell) => cell.trim() !== '');
  return cells.length > 2 && cells.every((cell) => figure.test(cell.trim().slice(0, lettersLooked)));
}

/** Whether a row may name a part. A row with an e-mail address or a time belongs to a contact list or a log. */
function isPartRow(row: readonly string[]): boolean {
  const cells = row.slice(0, cellsLooked).filter((cell) => cell.trim() !== '');
  if (cells.some((cell) => mail.test(cell.slice(0, lettersLooked)))) return false;
  if (moment.test((cells[0] ?? '').trim().slice(0, lettersLooked))) return false;
  if (cells.some(isPartCell)) return true;
  return !isFiguresRow(row) && cells.some((cell) => orderNumber.test(cell.trim()) && !day.test(cell.trim()));
}

const namingFields: readonly BomField[] = ['mpn', 'foreign_number', 'customer_number', 'value', 'description', 'type'];

const service =
  /услуг|работы|доставк|консультац|аренд|обучени|подписк|service|consult|delivery|shipping|subscription|hosting|hizmet|nakliye|danışman|dienstleist|beratung|lieferung/iu;

interface Promised {
  /** True if a column has designators or quantities. */
  readonly isList: boolean;
  readonly hasParts: boolean;
}

/** Whether a sheet without a header has names in one column and whole numbers in another. */
function isWishList({ rows }: PartsSheet): boolean {
  const filled = rows.slice(0, rowsLooked).flatMap((cells) => {
    const own = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    return own.length === 0 ? [] : [own];
  });
  const wishes = filled.filter(
    (own) =>
      own.length === 2 &&
      own.filter((cell) => /^\d{1,5}$/u.test(cell)).length === 1 &&
      own.some((cell) => /\p{L}{3}/u.test(cell)),
  );
  return wishes.length >= filled.length * 0.8;
}

const howMany = /^(?:qty|quantity|кол|колво|количество|menge|anzahl|adet|miktar|数量)$/u;

/**
 * Whether some row has a header for quantities. Such a sheet is offered to the customer, who can assign its columns.
 */
const hasQuantities = ({ rows }: PartsSheet): boolean =>
  rows.slice(0, cellsLooked).some((cells) => cells.length > 1 && cells.some((cell) => howMany.test(headerForm(cell))));

/** Returns whether the headers of a sheet announce a list or parts. */
function promised(sheet: PartsSheet): Promised {
  const header = findHeader(sheet);
  if (header === null) return { isList: isWishList(sheet) || hasQuantities(sheet), hasParts: false };
  const width = Math.max(...sheet.rows.slice(header.row, header.row + header.rows).map(({ length }) => length));
  const fields = Array.from(
    { length: width },
    (_, column) => meaningOfColumn(sheet, header.row, header.rows, column)?.fields ?? [],
  );
  const has = (field: BomField): boolean => fields.some((own) => own[0] === field);
  return {
    isList: has('designators') || has('quantity'),
    hasParts: fields.some((own) => own.some((field) => namingFields.includes(field))),
  };
}

const rowsOfHeader = 10;
const unitWords = /^(?:units?|ед(?:изм)?|einheit|birim|单位)$/u;
const fieldsOfLists: ReadonlySet<BomField> = new Set([
  'designators',
  'quantity',
  'mpn',
  'foreign_number',
  'package',
  'description',
]);

/**
 * Whether a sheet is a table of measurements: its columns are values and their units, and none holds parts, designators
 * or quantities.
 */
const isOfMeasurements = ({ rows }: PartsSheet): boolean =>
  rows.slice(0, rowsOfHeader).some((cells) => {
    const fields = cells.slice(0, cellsLooked).flatMap((cell) => headerMeaning(cell)?.fields ?? []);
    const hasUnits = cells.some((cell) => unitWords.test(headerForm(cell)));
    return hasUnits && fields.includes('value') && !fields.some((field) => fieldsOfLists.has(field));
  });

const pinWords =
  /^(?:pins?|pinname|pintype|pinnumber|pinno|pinfunction|ports?|bank|ball|signal|signalname|function|fnc|differentialpair|arduinodigital|gpio|direction|netname)$/u;

/** Name of a microcontroller's port: `PA0`, `PB13`, `GPIO4`. */
const port = /^(?:P[A-K]\.?\d{1,2}|GPIO_?\d{1,2})$/u;

/** Whether most cells of a column are names of ports. Then the sheet is a table of pins under any header. */
function hasPorts({ rows }: PartsSheet): boolean {
  const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== '')).slice(0, rowsLooked);
  return [0, 1, 2, 3].some((column) => {
    const ports = filled.filter((cells) => port.test((cells[column] ?? '').trim())).length;
    return ports >= 5 && ports >= filled.length * 0.6;
  });
}

const placing: ReadonlySet<BomField> = new Set(['designators', 'quantity', 'mpn', 'foreign_number']);

/**
 * Whether a sheet states which pins are connected: several headers such as `Connector Pin` and `STM32 Pin`, and no
 * column of a parts list.
 */
const joinsPins = ({ rows }: PartsSheet): boolean =>
  rows.slice(0, rowsOfHeader).some((cells) => {
    const pins = cells.filter((cell) => /(?:^|\p{L}|\d)pins?$/u.test(headerForm(cell)) && cell.length < 40).length;
    return pins > 1 && !cells.some((cell) => placing.has(headerMeaning(cell)?.fields[0] ?? 'note'));
  });

/**
 * Whether a sheet is a table of a component's pins: it has names of ports, or headers such as `Port`, `Function`, `Pin
 * Type` and no column of a parts list.
 */
const isOfPins = (sheet: PartsSheet): boolean => hasPorts(sheet) || joinsPins(sheet) || hasPinWords(sheet);

const hasPinWords = (sheet: PartsSheet): boolean =>
  findHeader(sheet) === null &&
  sheet.rows
    .slice(0, rowsOfHeader)
    .some((cells) => new Set(cells.map(headerForm).filter((form) => pinWords.test(form))).size > 1);

const isOfServices = ({ rows }: PartsSheet): boolean =>
  rows.slice(0, rowsLooked).some((cells) => cells.some((cell) => service.test(cell.slice(0, lettersLooked))));

/**
 * Whether a sheet cannot be a parts list: it is a table of measurements or pins, or too few of its rows name a part and
 * its columns are not those of a list.
 */
export function namesNoParts(sheet: PartsSheet): boolean {
  if (isOfMeasurements(sheet) || isOfPins(sheet) || isOtherTable(sheet)) return true;
  const filled = sheet.rows.filter((cells) => cells.some((cell) => cell.trim() !== '')).slice(0, rowsLooked);
  const named = filled.filter(isPartRow).length;
  const areFigures = filled.filter(isFiguresRow).length >= filled.length * 0.75;
  if (named > 0 && named >= filled.length * enough && !areFigures) return false;
  const { isList, hasParts } = promised(sheet);
  if (isList) return named === 0 && isOfServices(sheet);
  return named === 0 || !hasParts;
}
