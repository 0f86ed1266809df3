import { formatCount } from '@farad/wording/format';
import type { Locale } from '@farad/domain/shared';

import type { Content, TableCell } from './definition.ts';
import { labelCodeSvg } from './label-code.ts';
import { points, type Sheet } from './render-pdf.ts';

/** A label for the bag of one part. */
export interface PartLabel {
  /** Designators of the parts on the board. */
  readonly designators: string;
  readonly customerNumber: string;
  readonly mpn: string;
  readonly maker: string;
  readonly shopNumber: string;
  readonly quantity: number;
}

/** Labels for the parts of a list, three in a row on A4 sheets. */
export interface LabelSheets {
  readonly title: string;
  readonly locale: Locale;
  readonly madeAt: Date;
  readonly labels: readonly PartLabel[];
}

const columns = 3;
/** Sizes in millimetres. Label sheets with 70 × 37 mm, three in a row and eight rows, are sold in shops. */
const size = { width: 70, height: 37, code: 20, margin: 4, top: 0.5 } as const;
const textLengthMax = 70;

const cut = (text: string): string => (text.length > textLengthMax ? `${text.slice(0, textLengthMax - 1)}…` : text);

/** Inserts spaces after commas, so that a long list of designators can be broken into lines. */
const breakable = (designators: string): string => designators.replace(/,(?! )/gu, ', ');

function labelOf(label: PartLabel, locale: Locale): TableCell {
  const { designators, customerNumber, mpn, maker, shopNumber, quantity } = label;
  const lines: Content[] = [
    { text: cut(mpn), bold: true, fontSize: 9 },
    { text: cut(maker), fontSize: 7 },
    { text: cut(breakable(designators)), fontSize: 8, margin: [0, 2, 0, 0] },
    { text: cut([customerNumber, shopNumber].filter((text) => text !== '').join(' · ')), fontSize: 7 },
    { text: `× ${formatCount(quantity, locale)}`, bold: true, fontSize: 9 },
  ];
  return {
    stack: [
      {
        columns: [
          { svg: labelCodeSvg(label), width: points(size.code) },
          { stack: lines, width: points(size.width - size.code - 2 * size.margin), margin: [points(2), 0, 0, 0] },
        ],
      },
    ],
    margin: [points(size.margin), points(size.margin), points(size.margin), 0],
  };
}

/** Returns the sheets of labels as a document. The labels are arranged row by row. */
export function labelSheet({ title, locale, madeAt, labels }: LabelSheets): Sheet {
  const cells = labels.map((label) => labelOf(label, locale));
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (__, column): TableCell => cells[row * columns + column] ?? {}),
  );
  return {
    title,
    madeAt,
    footer: () => '',
    margins: [0, points(size.top), 0, 0],
    content: {
      layout: { ...noSpace },
      table: {
        dontBreakRows: true,
        heights: points(size.height),
        widths: Array.from({ length: columns }, () => points(size.width)),
        body: rows.length === 0 ? [['', '', '']] : rows,
      },
    },
  };
}

/** Layout of a table of labels: no lines and no space between the cells. */
export const noSpace = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
};
