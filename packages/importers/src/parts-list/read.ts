import {
  goodsSheetKind,
  joinLists,
  joinPages,
  listSheets,
  namesNoParts,
  partsFileBytesMax,
  type NotPartsList,
  type PartsFile,
  type PartsFileChoices,
  type PartsFileKind,
  type PartsSheet,
} from '@farad/domain/bom';

import { apartBelow } from './text/below-another.ts';
import { compoundWorkbook } from './workbook/compound.ts';
import { bestHeaderHits, headsPartsTable } from './text/header-words.ts';
import { markupSheets } from './markup/markup-sheets.ts';
import { apartFromPlacement, isPickAndPlace } from './text/pick-and-place.ts';
import { apartSideBySide } from './text/side-by-side.ts';
import { refuse, type Read } from './sheet/refusal.ts';
import { containerOf, foreignText } from './signature.ts';
import { decodePartsText } from './text/text-encoding.ts';
import { textSheet } from './text/text-sheets.ts';
import { zippedWorkbook } from './workbook/zipped-workbook.ts';

/**
 * Kinds of files that are not tested for part names here. Their lines were already examined one by one, or their
 * records are components.
 */
const judgedKinds: readonly PartsFileKind[] = ['message', 'text', 'eskd_xml', 'kicad_netlist'];

/** Returns the kind of a sheet that is certainly not a parts list; null = the sheet may be one. */
function otherKind(sheet: PartsSheet, kind: PartsFileKind, isChosen: boolean): NotPartsList | null {
  if (isPickAndPlace(sheet)) return 'pick_and_place';
  // A text document has many tables. Only a header row makes one a parts list.
  if ((kind === 'docx' || kind === 'doc') && !headsPartsTable(sheet.rows)) return 'document';
  const goods = goodsSheetKind(sheet);
  if (goods !== null || isChosen || judgedKinds.includes(kind)) return goods;
  return namesNoParts(sheet) ? 'text_without_parts' : null;
}

const rank = (sheet: PartsSheet, other: NotPartsList | null): number =>
  other === null ? bestHeaderHits(sheet.rows) * 100 + Math.min(99, sheet.rows.length) : -1;

/**
 * Returns the index of the sheet with the highest rank. If that sheet has no lines, such as an empty form, returns the
 * best sheet among `lists`.
 */
function bestList(ranks: readonly number[], lists: readonly { readonly index: number }[]): number {
  const best = ranks.indexOf(Math.max(...ranks));
  if (lists.length === 0 || lists.some(({ index }) => index === best)) return best;
  return lists.toSorted((a, b) => (ranks[b.index] ?? 0) - (ranks[a.index] ?? 0))[0]?.index ?? best;
}

/** Whether the file's records are components. Then coordinates in them do not make it a placement file. */
const isScheme = ({ kind }: Pick<PartsFile, 'kind'>): boolean => kind === 'eskd_xml' || kind === 'kicad_netlist';

/**
 * Returns the file. Fails with the kind of its sheets if none of them is a parts list. If one list continues over
 * several sheets, a sheet with all rows is added. The same is done if several sheets contain lists of one product.
 *
 * @param isChosen true if a person chose how to read the file; then it is not refused for having no part names
 */
function partsFile(whole: Omit<PartsFile, 'bestSheet'>, isChosen = false): Read<PartsFile> {
  const file = {
    ...whole,
    sheets: whole.sheets.flatMap(apartFromPlacement).flatMap(apartSideBySide).flatMap(apartBelow),
  };
  const others = file.sheets.map((sheet) => (isScheme(file) ? null : otherKind(sheet, file.kind, isChosen)));
  const ranks = file.sheets.map((sheet, index) => (isScheme(file) ? 0 : rank(sheet, others[index] ?? null)));
  const best = Math.max(...ranks);
  if (best < 0) return refuse(others.find((other) => other !== null) ?? 'text_without_parts');
  if (isScheme(file)) return { ok: true, value: { ...file, bestSheet: file.sheets.length - 1 } };
  const lists = file.sheets.length < 2 ? [] : listSheets(file.sheets, (index) => others[index] === null);
  const bestSheet = bestList(ranks, lists);
  const joined = joinPages(file.sheets, bestSheet) ?? joinLists(lists, bestSheet);
  if (joined === null) return { ok: true, value: { ...file, bestSheet } };
  return { ok: true, value: { ...file, sheets: [...file.sheets, joined], bestSheet: file.sheets.length } };
}

function fromText(text: string, encoding: PartsFile['encoding'], choices: PartsFileChoices): Read<PartsFile> {
  if (text.trim() === '') return refuse('empty');
  const foreign = foreignText(text);
  if (foreign !== null) return refuse(foreign);
  const marked = markupSheets(text);
  if (marked !== null) return marked.ok ? partsFile({ ...marked.value, encoding, separator: null }) : marked;
  const read = textSheet(text, choices.separator);
  if (!read.ok) return read;
  const { kind, separator, sheet } = read.value;
  const isChosen = choices.separator !== undefined || choices.encoding !== undefined;
  return partsFile({ kind, encoding, separator, sheets: [sheet] }, isChosen);
}

/** Names unnamed sheets after the file, without folder and extension. */
const named = (sheets: readonly PartsSheet[], name: string): readonly PartsSheet[] => {
  const title = (name.split(/[\\/]/).at(-1) ?? '').replace(/\.[^.]{1,5}$/, '').slice(0, 100);
  return sheets.map((sheet) => (sheet.name === '' ? { ...sheet, name: title } : sheet));
};

/**
 * Reads a parts list by its content, not by its name. `name` only becomes the name of the sheet of a text. Encoding and
 * separator chosen by a person override the detected ones.
 */
export function readPartsFile(bytes: Uint8Array, name: string, choices: PartsFileChoices = {}): Read<PartsFile> {
  if (bytes.length === 0) return refuse('empty');
  if (bytes.length > partsFileBytesMax) return refuse('too_large');
  const container = containerOf(bytes);
  if (container?.is === 'refused') return refuse(container.what);
  if (container?.is === 'zip') {
    const read = zippedWorkbook(bytes);
    return read.ok ? partsFile({ ...read.value, encoding: null, separator: null }) : read;
  }
  if (container?.is === 'compound') {
    const read = compoundWorkbook(bytes);
    return read.ok ? partsFile({ ...read.value, encoding: null, separator: null }) : read;
  }
  const decoded = decodePartsText(bytes, choices.encoding);
  if (decoded === null) return refuse('broken');
  const read = fromText(decoded.text, decoded.encoding, choices);
  return read.ok ? { ok: true, value: { ...read.value, sheets: named(read.value.sheets, name) } } : read;
}

/** Reads pasted or typed text: a table from a spreadsheet, a column of numbers, a message. */
export const readPartsText = (text: string): Read<PartsFile> =>
  text.length > partsFileBytesMax ? refuse('too_large') : fromText(text.replace(/^\ufeff/, ''), null, {});
