import type { Locale } from '@farad/domain/shared';
import { waveCode } from '@farad/domain/warehouse';
import { formatCount, formatDateTime } from '@farad/wording/format';
import { warehouseTexts, type WarehouseTexts } from '@farad/wording/warehouse-texts';

import type { Content, TableCell } from './definition.ts';
import { barCodeSvg } from './label-code.ts';
import { points, thinLines, type Sheet } from './render-pdf.ts';

/** Pieces of one product that go into a bag for one order. */
export interface PickedBag {
  readonly bag: number;
  readonly box: number;
  readonly order: string;
  readonly needed: number;
}

export interface PickedStop {
  readonly cell: string;
  readonly warehouse: string;
  readonly mpn: string;
  readonly maker: string;
  readonly name: string;
  readonly bags: readonly PickedBag[];
}

/** The stops of a wave, in the order of the picker's route. */
export interface PickingList {
  readonly wave: string;
  readonly locale: Locale;
  readonly madeAt: Date;
  readonly picker: string;
  /** How the printed list is sorted: by storage cell, or by order. */
  readonly by: 'cell' | 'order';
  readonly stops: readonly PickedStop[];
}

const sum = (bags: readonly PickedBag[]): number => bags.reduce((total, { needed }) => total + needed, 0);

function rowOf(stop: PickedStop, isSplit: boolean, locale: Locale, texts: WarehouseTexts): TableCell[] {
  const { cell, warehouse, mpn, maker, name, bags } = stop;
  const split = bags.map(({ bag, box, needed }) => texts.bagLine(bag, box, formatCount(needed, locale)));
  return [
    {
      stack: [
        { text: cell === '' ? '—' : cell, bold: true, fontSize: 11 },
        { text: warehouse, fontSize: 7 },
      ],
    },
    {
      stack: [
        { text: mpn, bold: true, fontSize: 10 },
        { text: `${maker} · ${name}`, fontSize: 8 },
      ],
    },
    { text: formatCount(sum(bags), locale), bold: true, fontSize: 12, alignment: 'right' },
    { text: isSplit ? split.join('\n') : bags.map(({ bag }) => texts.bag(String(bag))).join('\n'), fontSize: 8 },
    '',
  ];
}

function tableOf(stops: readonly PickedStop[], isSplit: boolean, locale: Locale, texts: WarehouseTexts): Content {
  const heads = [texts.cell, texts.part, texts.pieces, texts.bags, texts.found];
  return {
    layout: thinLines,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [70, '*', 52, 120, 52],
      body: [
        heads.map((text): TableCell => ({ text, bold: true, fontSize: 8 })),
        ...stops.map((stop) => rowOf(stop, isSplit, locale, texts)),
      ],
    },
  };
}

/**
 * Returns the content of the list sorted by order: each order with its stops. Orders are sorted by the numbers of their
 * boxes.
 */
function byOrder(list: PickingList, texts: WarehouseTexts): Content[] {
  const boxes = new Map(list.stops.flatMap(({ bags }) => bags).map(({ box, order }) => [box, order]));
  return [...boxes]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([box, order]): Content[] => [
      {
        columns: [
          { text: texts.box(box, order), bold: true, fontSize: 12, margin: [0, 6, 0, 0] },
          { svg: barCodeSvg(order), width: points(45) },
        ],
        margin: [0, 10, 0, 4],
      },
      tableOf(
        list.stops
          .map((stop) => ({ ...stop, bags: stop.bags.filter((bag) => bag.box === box) }))
          .filter(({ bags }) => bags.length > 0),
        false,
        list.locale,
        texts,
      ),
    ]);
}

/**
 * Returns the picking list of a wave as a document: which cells to visit, what to take, and into which bags to put it.
 */
export function pickingListSheet(list: PickingList): Sheet {
  const texts = warehouseTexts[list.locale];
  const title = texts.pickingList(list.wave);
  const orders = new Set(list.stops.flatMap(({ bags }) => bags.map(({ order }) => order))).size;
  const { locale, madeAt } = list;
  return {
    title,
    madeAt,
    footer: texts.page,
    content: [
      {
        columns: [
          {
            stack: [
              {
                text: title,
                bold: true,
                fontSize: 16,
              },
              { text: texts.stops(formatCount(list.stops.length, locale), formatCount(orders, locale)) },
              { text: `${formatDateTime(madeAt.toISOString(), locale)} · ${texts.picker}: ${list.picker}` },
            ],
          },
          {
            svg: barCodeSvg(waveCode(list.wave)),
            width: points(45),
          },
        ],
        margin: [0, 0, 0, 8],
      },
      ...(list.by === 'cell' ? [tableOf(list.stops, true, locale, texts)] : byOrder(list, texts)),
    ],
  };
}
