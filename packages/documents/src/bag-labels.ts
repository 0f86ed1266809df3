import type { Locale } from '@farad/domain/shared';
import { labelShapes, type LabelShape, type LabelSize, type PartLabelFields } from '@farad/domain/warehouse';
import { formatCount } from '@farad/wording/format';
import { warehouseTexts } from '@farad/wording/warehouse-texts';

import type { Content, TableCell } from './definition.ts';
import { labelCodeSvg } from './label-code.ts';
import { noSpace } from './labels.ts';
import { points, type Sheet } from './render-pdf.ts';

/** A label of a bag. The inherited fields are in its DataMatrix code; the others are printed beside the code. */
export interface BagLabel extends PartLabelFields {
  readonly title: string;
  readonly package: string;
  /** Storage cell; '' = not set. */
  readonly cell: string;
}

/** Labels of one size. On a roll each label is a page; for A4 sheets they are arranged in rows. */
export interface BagLabels {
  readonly title: string;
  readonly locale: Locale;
  readonly madeAt: Date;
  readonly size: LabelSize;
  readonly labels: readonly BagLabel[];
}

/** Height in millimetres. Labels higher than this have room for all lines. */
const largeHeight = 30;
const lineHeight = 1.15;
/** Assumed width of a character as a share of the font size. Most characters are narrower. */
const signWidth = 0.6;

interface Line {
  readonly text: string;
  readonly bold: boolean;
  readonly fontSize: number;
  /** Maximum number of printed lines for the text. */
  readonly rows: number;
}

/** Returns the texts to print, most important first. Empty texts are left out. */
function linesOf(label: BagLabel, isLarge: boolean, locale: Locale): readonly Line[] {
  const texts = warehouseTexts[locale];
  const { quantity, bag, order, lot, dateCode, cell } = label;
  const main = isLarge ? 9 : 5.5;
  const small = isLarge ? 7 : 4.5;
  const pieces = quantity === null ? '' : `× ${formatCount(quantity, locale)}`;
  const origin = [lot === '' ? '' : texts.lot(lot), dateCode === '' ? '' : texts.dateCode(dateCode), label.country];
  const rows: readonly (readonly [string, boolean, number, number])[] = [
    [label.mpn, true, main, 2],
    [pieces, true, main, 1],
    [bag === '' ? '' : texts.bag(bag), true, small, 1],
    [order === '' || !isLarge ? order : texts.order(order), false, small, 1],
    [label.customerNumber, false, small, 1],
    [origin.filter((text) => text !== '').join(' · '), false, small, 1],
    [[label.maker, label.package, cell].filter((text) => text !== '').join(' · '), false, small, 1],
    [isLarge ? label.title : '', false, small, 2],
  ];
  return rows
    .filter(([text]) => text !== '')
    .map(([text, bold, fontSize, most]) => ({ text, bold, fontSize, rows: most }));
}

/** Splits a text into at most `rows` lines of `signs` characters. A longer text is cut and ends with `…`. */
function fold(text: string, signs: number, rows: number): readonly string[] {
  const whole = text.length > signs * rows ? `${text.slice(0, signs * rows - 1)}…` : text;
  return Array.from({ length: Math.ceil(whole.length / signs) }, (_, row) =>
    whole.slice(row * signs, (row + 1) * signs),
  );
}

/** Returns the lines that fit beside the code. A text without room is dropped. `width` and `height` are in points. */
function fitted(lines: readonly Line[], width: number, height: number): Content[] {
  let room = height;
  return lines.flatMap(({ text, bold, fontSize, rows }) => {
    const folded = fold(text, Math.max(4, Math.floor(width / (fontSize * signWidth))), rows);
    const tall = folded.length * fontSize * lineHeight;
    if (tall > room) return [];
    room -= tall;
    return folded.map((line) => ({ text: line, bold, fontSize, noWrap: true }));
  });
}

function labelOf(label: BagLabel, { width, height }: LabelShape, locale: Locale): Content {
  const isLarge = height > largeHeight;
  const margin = isLarge ? 3 : 1.5;
  const code = Math.min(height - 2 * margin, isLarge ? 20 : 14);
  const text = width - code - 3 * margin;
  return {
    columns: [
      { svg: labelCodeSvg(label), width: points(code) },
      {
        stack: fitted(linesOf(label, isLarge, locale), points(text), points(height - 2 * margin)),
        width: points(text),
        margin: [points(margin), 0, 0, 0],
      },
    ],
    margin: [points(margin), points(margin), points(margin), 0],
  };
}

function grid(cells: readonly Content[], shape: LabelShape, columns: number): Content {
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (__, column): TableCell => {
      const cell = cells[row * columns + column];
      return cell === undefined ? {} : { stack: [cell] };
    }),
  );
  return {
    layout: noSpace,
    table: {
      dontBreakRows: true,
      heights: points(shape.height),
      widths: Array.from({ length: columns }, () => points(shape.width)),
      body: rows,
    },
  };
}

/** Returns the sheets of labels as a document. `labels` must not be empty. */
export function bagLabelSheet({ title, locale, madeAt, size, labels }: BagLabels): Sheet {
  const shape = labelShapes[size];
  const cells = labels.map((label) => labelOf(label, shape, locale));
  const { width, height, sheet } = shape;
  const footer = (): string => '';
  if (sheet !== null) {
    const margins = [points(sheet.left), points(sheet.top), 0, 0] as const;
    return {
      title,
      madeAt,
      footer,
      margins,
      content: grid(cells, shape, sheet.columns),
    };
  }
  return {
    title,
    madeAt,
    footer,
    margins: [0, 0, 0, 0],
    pageSize: {
      width: points(width),
      height: points(height),
    },
    content: cells.map((cell, at): Content => ({
      stack: [cell],
      pageBreak: at === 0 ? undefined : 'before',
    })),
  };
}
