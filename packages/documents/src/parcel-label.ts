import type { Locale } from '@farad/domain/shared';
import { parcelCode } from '@farad/domain/warehouse';
import { warehouseTexts } from '@farad/wording/warehouse-texts';

import type { Content } from './definition.ts';
import { barCodeSvg } from './label-code.ts';
import { points, type Sheet } from './render-pdf.ts';

/** Label of a parcel that the shop prints itself, if no carrier prints one. */
export interface ParcelLabel {
  readonly locale: Locale;
  readonly madeAt: Date;
  readonly from: { readonly name: string; readonly address: string; readonly phone: string };
  readonly to: { readonly name: string; readonly address: string; readonly phone: string };
  readonly order: string;
  /** Number of this parcel among the `parcels` of the order. */
  readonly parcel: number;
  readonly parcels: number;
  readonly grams: number;
}

/** Size in millimetres. Thermal printers have labels of this size. */
const size = { width: 100, height: 75, margin: 4 } as const;
const lengthMax = { name: 60, address: 110 } as const;

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

function partyOf(title: string, { name, address, phone }: ParcelLabel['to'], isLarge: boolean): Content {
  return {
    stack: [
      { text: title, fontSize: 6, color: '#555' },
      { text: cut(name, lengthMax.name), bold: true, fontSize: isLarge ? 12 : 8 },
      { text: cut(address, lengthMax.address), fontSize: isLarge ? 10 : 7 },
      { text: phone, fontSize: isLarge ? 10 : 7 },
    ],
    margin: [0, 0, 0, isLarge ? 6 : 4],
  };
}

/** Returns the label as a document: sender, recipient, order, parcel number, weight, and a bar code. */
export function parcelLabelSheet(label: ParcelLabel): Sheet {
  const texts = warehouseTexts[label.locale];
  const kilograms = (label.grams / 1000).toLocaleString(label.locale, { maximumFractionDigits: 2 });
  const code = parcelCode(label.order, label.parcel);
  return {
    title: `${texts.order(label.order)} · ${texts.place(label.parcel, label.parcels)}`,
    madeAt: label.madeAt,
    footer: () => '',
    margins: [points(size.margin), points(size.margin), points(size.margin), 0],
    pageSize: {
      width: points(size.width),
      height: points(size.height),
    },
    content: [
      partyOf(texts.from, label.from, false),
      partyOf(texts.to, label.to, true),
      {
        columns: [
          {
            stack: [
              {
                text: texts.order(label.order),
                bold: true,
                fontSize: 11,
              },
              {
                text: texts.place(label.parcel, label.parcels),
                bold: true,
                fontSize: 14,
              },
              {
                text: texts.weight(kilograms),
                fontSize: 11,
              },
            ],
            width: '*',
          },
          {
            stack: [
              {
                svg: barCodeSvg(code),
                width: points(50),
              },
              {
                text: code,
                alignment: 'center',
                fontSize: 8,
              },
            ],
            width: points(50),
          },
        ],
      },
    ],
  };
}
