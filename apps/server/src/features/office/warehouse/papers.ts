import type { FileAnswer } from '@farad/contract/kit/file';
import { backOfficeStockQueries } from '@farad/database/stock/back-office-stock.queries';
import { orderQueries } from '@farad/database/orders/order.queries';
import { parcelQueries } from '@farad/database/parcels/parcel.queries';
import { pickingQueries, type WaveLineRow } from '@farad/database/stock/picking.queries';
import { staffProductQueries } from '@farad/database/catalogue/staff-product.queries';
import type { BagLabel } from '@farad/documents/bag-labels';
import type { DocumentData } from '@farad/documents/make-document';
import { isOrderNumber } from '@farad/domain/order';
import { fail, ok, textIn, type Locale, type Result } from '@farad/domain/shared';
import { emptyLabel, labelsMax, type LabelSize } from '@farad/domain/warehouse';
import { warehouseTexts } from '@farad/wording/warehouse-texts';

import { shopName } from '#core/shop/shop-identity.ts';
import type { Deps } from '#deps.ts';
import type { Drawing } from '#core/documents/open-drawing.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { sellerOf } from '#core/shop/seller.ts';
import { shopPhone } from '#core/shop/shop-phone.ts';
import { bagId, showToPack } from './packing.ts';
import { placesOf } from './show-wave.ts';

/** Dependencies that are needed to print documents. */
export interface PaperDesk {
  readonly deps: Deps;
  readonly drawing: Drawing;
  readonly locale: Locale;
}

type Paper = Promise<Result<FileAnswer, Failure>>;

async function pdf({ drawing }: PaperDesk, name: string, data: DocumentData): Promise<Result<FileAnswer, Failure>> {
  return ok({ name: `${name}.pdf`, type: 'application/pdf', content: await drawing.draw(data) });
}

function labels(desk: PaperDesk, what: string, size: LabelSize, bags: readonly BagLabel[]): Paper {
  const { deps, locale } = desk;
  const title = warehouseTexts[locale].labelFile(what);
  return pdf(desk, title, {
    kind: 'bag_labels',
    labels: { title, locale, size, madeAt: deps.clock(), labels: bags },
  });
}

const bagLabelOf = (waveId: number, line: WaveLineRow, locale: Locale): BagLabel => ({
  ...emptyLabel,
  mpn: line.mpn,
  maker: line.brand,
  shopNumber: String(line.productId),
  country: line.country ?? '',
  quantity: line.needed,
  order: line.order,
  bag: bagId(waveId, line.bag),
  customerNumber: line.note,
  title: textIn(line.title, locale),
  package: line.package ?? '',
  cell: line.cell,
});

/**
 * Returns the labels for the bags of a wave, in the sequence of picking. The label of a bag with missing pieces shows
 * the quantity in the bag; empty bags get no label.
 */
export async function waveLabels(desk: PaperDesk, waveText: string, size: LabelSize): Paper {
  const id = readRowNumber(waveText);
  if (id === undefined) return fail({ code: 'not_found' });
  const bags = (await pickingQueries(desk.deps.db).lines(id))
    .filter(({ picked, isShort }) => !isShort || picked > 0)
    .map((line) => bagLabelOf(id, { ...line, needed: line.isShort ? line.picked : line.needed }, desk.locale));
  return bags.length === 0 ? fail({ code: 'not_found' }) : labels(desk, waveText, size, bags);
}

/** Returns the picking list of a wave as a PDF. */
export async function pickingList(desk: PaperDesk, waveText: string, by: 'cell' | 'order'): Paper {
  const { deps, locale } = desk;
  const id = readRowNumber(waveText);
  const wave = id === undefined ? undefined : await pickingQueries(deps.db).wave(id);
  if (wave === undefined) return fail({ code: 'not_found' });
  const titles = new Map(
    (await backOfficeStockQueries(deps.db).warehouses()).map((warehouse) => [
      warehouse.id,
      textIn(warehouse.title, locale),
    ]),
  );
  const stops = placesOf(await pickingQueries(deps.db).lines(wave.id)).map((lines) => {
    const [{ cell, warehouseId, mpn, brand, title }] = lines;
    const bags = lines.map(({ bag, box, order, needed }) => ({ bag, box, order, needed }));
    return { cell, warehouse: titles.get(warehouseId) ?? '', mpn, maker: brand, name: textIn(title, locale), bags };
  });
  return pdf(desk, warehouseTexts[locale].pickingFile(waveText), {
    kind: 'picking_list',
    list: { wave: waveText, locale, madeAt: deps.clock(), picker: wave.picker, by, stops },
  });
}

/**
 * Returns the labels of those bags of an order that are not packed yet. A line that no picking wave put into bags gets
 * one label.
 */
export async function orderLabels(desk: PaperDesk, number: string, size: LabelSize): Paper {
  const { deps, locale } = desk;
  const shown = await showToPack(deps.db, number, locale);
  if (!shown.ok) return shown;
  const order = await orderQueries(deps.db).byNumber(number);
  const lines = order === undefined ? [] : await orderQueries(deps.db).lines(order.id);
  const bags = shown.value.lines.flatMap(({ product_id, mpn, brand, title, left, bags: own }): BagLabel[] => {
    const line = lines.find(({ productId }) => String(productId) === product_id);
    const label = {
      ...emptyLabel,
      mpn,
      maker: brand,
      title,
      shopNumber: product_id,
      order: number,
      cell: '',
      package: line?.package ?? '',
      customerNumber: line?.note ?? '',
    };
    return own.length === 0
      ? [{ ...label, quantity: left }]
      : own.map(({ id, pieces }) => ({ ...label, quantity: pieces, bag: id }));
  });
  return bags.length === 0 || bags.length > labelsMax ? fail({ code: 'not_found' }) : labels(desk, number, size, bags);
}

export interface ProductLabelsWanted {
  readonly size: LabelSize;
  readonly quantity: number | undefined;
  readonly lot: string;
  readonly dateCode: string;
  readonly copies: number;
}

/** Returns several copies of the label of a product's bag. */
export async function productLabels(desk: PaperDesk, productText: string, wanted: ProductLabelsWanted): Paper {
  const { deps, locale } = desk;
  const id = readRowNumber(productText);
  const part = id === undefined ? undefined : await backOfficeStockQueries(deps.db).byId(id);
  if (part === undefined) return fail({ code: 'not_found' });
  const [paper] = await staffProductQueries(deps.db).byIds([part.id]);
  const label: BagLabel = {
    ...emptyLabel,
    mpn: part.mpn,
    maker: part.brand,
    title: textIn(part.title, locale),
    shopNumber: String(part.id),
    quantity: wanted.quantity ?? null,
    lot: wanted.lot,
    dateCode: wanted.dateCode,
    package: paper?.package ?? '',
    country: paper?.country ?? '',
    cell: part.places.find(({ cell }) => cell !== '')?.cell ?? '',
  };
  return labels(
    desk,
    part.mpn,
    wanted.size,
    Array.from({ length: wanted.copies }, () => label),
  );
}

/** Returns the shop's own label of a parcel. */
export async function ownParcelLabel(desk: PaperDesk, number: string, parcelText: string): Paper {
  const { deps, locale } = desk;
  const order = isOrderNumber(number) ? await orderQueries(deps.db).byNumber(number) : undefined;
  const parcels = order === undefined ? [] : await parcelQueries(deps.db).ofOrder(order.id);
  const at = parcels.findIndex((parcel) => String(parcel.number) === parcelText);
  const parcel = parcels[at];
  if (order === undefined || parcel === undefined) return fail({ code: 'not_found' });
  const seller = await sellerOf(deps.db);
  const { contact, company, delivery } = order;
  const person = `${contact.name} ${contact.surname}`.trim();
  const door = delivery.kind === 'courier' ? delivery.door : null;
  return pdf(desk, warehouseTexts[locale].labelFile(`${number}-${parcel.number}`), {
    kind: 'parcel_label',
    label: {
      locale,
      madeAt: deps.clock(),
      order: number,
      parcel: parcel.number,
      parcels: parcels.length,
      grams: parcel.grams,
      from: {
        name: seller?.name ?? (await shopName(deps.db, deps.config)),
        address: seller?.address ?? '',
        phone: await shopPhone(deps.db, deps.config),
      },
      to: {
        name: [company?.name ?? '', door?.recipient || person].filter((text) => text !== '').join(', '),
        address: delivery.address,
        phone: `+${door?.phone || contact.phone}`.replace(/^\+$/, ''),
      },
    },
  });
}
