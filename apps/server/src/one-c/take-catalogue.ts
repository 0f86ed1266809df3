import { inTransaction } from '@farad/database/connection/transaction';
import { open, rm } from 'node:fs/promises';

import { backOfficeStockQueries } from '@farad/database/stock/back-office-stock.queries';
import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import { exchangeSettingQueries } from '@farad/database/imports/exchange-setting.queries';
import {
  exchangeSupplier,
  exchangeTakeQueries,
  type GoodRow,
  type OfferRow,
} from '@farad/database/imports/exchange-take.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import type { ExchangeKind, OneCProblem } from '@farad/domain/one-c';
import type { OneCProduct, OneCItem, OneCProductOffer } from '@farad/importers/commerceml/item-types';
import { readExchange } from '@farad/importers/commerceml/read-exchange';
import type { SourceProblem } from '@farad/importers/record';

import { runImport } from '../import/run-import.ts';
import type { Workplace } from '../import/orders/run-order.ts';
import { sellerOf } from '../core/shop/seller.ts';
import { openClassifier, type Classifier } from './classifier.ts';
import { readFileBytes } from './exchange-files.ts';
import type { OneCTally } from './exchange-tally.ts';
import { goodRow, goodsMapping, importRow } from './goods-row.ts';
import { offerRow, type OfferRules } from './offer-row.ts';

const rowsAtOnce = 500;

const problems: Readonly<Partial<Record<SourceProblem['reason'], OneCProblem>>> = {
  required: 'required',
  too_long: 'too_long',
  formula: 'formula',
  duplicate: 'duplicate',
  unknown_part: 'unknown_product',
};

interface Reading {
  readonly place: Workplace;
  readonly classifier: Classifier;
  readonly tally: OneCTally;
  readonly onRows: (rows: number) => Promise<void>;
}

/** Writes products as import rows to a file. Data that an import cannot take are stored in a table. */
async function openGoods({ place, classifier, tally }: Reading, path: string) {
  const file = await open(path, 'w');
  const queries = exchangeTakeQueries(place.db);
  /** For each import row, in order: its line in the file of 1C, and its id. */
  const origins: { readonly line: number; readonly id: string }[] = [];
  let [rows, text]: [GoodRow[], string] = [[], ''];
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await queries.stageGoods(rows);
    if (text !== '') await file.write(text);
    [rows, text] = [[], ''];
  };
  return {
    origins,
    add: async (good: OneCProduct): Promise<void> => {
      tally.add('goods');
      if (good.id === '') {
        tally.problem({ line: good.line, of: good.article || good.name, value: '', problem: 'required' });
        return;
      }
      rows.push(goodRow(good));
      if (!good.isDeleted) {
        text += `${JSON.stringify(importRow(good, classifier))}\n`;
        origins.push({ line: good.line, id: good.article || good.name || good.id });
      }
      if (rows.length >= rowsAtOnce) await flush();
    },
    end: async (): Promise<void> => {
      await flush();
      await file.close();
    },
    close: () => file.close(),
  };
}

/** Stores offers in a table, several hundred at a time, after finding their products. */
function openOffers({ place, tally }: Reading, rules: OfferRules) {
  const queries = exchangeTakeQueries(place.db);
  const priced = new Map<number, string>();
  let waiting: OneCProductOffer[] = [];
  const rowOf = (offer: OneCProductOffer, found: Awaited<ReturnType<typeof queries.offered>>): OfferRow | null => {
    const refuse = (problem: OneCProblem, value: string): void =>
      tally.problem({ line: offer.line, of: offer.article || offer.id, value, problem });
    const product = found.get(offer.id) ?? found.get(offer.id.split('#')[0] ?? '');
    if (product === undefined) {
      refuse('unknown_product', offer.id);
      return null;
    }
    const row = offerRow(offer, product, rules, refuse);
    if (row.tiers === null) return row;
    // The characteristics of a product share its price: that of the first offer with a price is used.
    const text = JSON.stringify(row.tiers);
    const first = priced.get(product.productId);
    if (first === undefined) priced.set(product.productId, text);
    else {
      if (first !== text) refuse('price_differs', offer.id);
      return { ...row, tiers: null };
    }
    return row;
  };
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const ids = waiting.flatMap(({ id }) => [id, id.split('#')[0] ?? '']);
    const found = await queries.offered([...new Set(ids)]);
    await queries.stageOffers(waiting.flatMap((offer) => rowOf(offer, found) ?? []));
    waiting = [];
  };
  return {
    add: async (offer: OneCProductOffer): Promise<void> => {
      tally.add('offers');
      waiting.push(offer);
      if (waiting.length >= rowsAtOnce) await flush();
    },
    end: flush,
  };
}

async function offerRules({ place: { db }, classifier, tally }: Reading, now: Date): Promise<OfferRules> {
  const [seller, { periods }, { totalWarehouseId }] = [
    await sellerOf(db),
    await settingQueries(db).value('vat'),
    await exchangeSettingQueries(db).settings(),
  ];
  return {
    classifier,
    vatMode: seller?.vatMode ?? 'general',
    vatPeriods: periods,
    now,
    totalWarehouseId,
    wait: tally.wait,
  };
}

/** Reads the file to its end. Nothing in the catalogue is changed yet: only rows to process later are stored. */
async function readAll(reading: Reading, path: string, goodsPath: string, now: Date) {
  const { classifier, onRows } = reading;
  const goods = await openGoods(reading, goodsPath);
  const offers = openOffers(reading, await offerRules(reading, now));
  const seen = { goods: 0, offers: 0 };
  const take = async (item: OneCItem): Promise<void> => {
    if (item.kind === 'good') {
      seen.goods += 1;
      await goods.add(item.good);
    } else if (item.kind === 'offer') {
      seen.offers += 1;
      await offers.add(item.offer);
    } else classifier.add(item);
  };
  try {
    for await (const items of readExchange(readFileBytes(path))) {
      for (const item of items) await take(item);
      await onRows(seen.goods + seen.offers);
    }
    await offers.end();
    reading.tally.tellWaiting();
    await goods.end();
  } catch (error) {
    await goods.close();
    throw error;
  }
  return { ...seen, origins: goods.origins };
}

async function importGoods(
  { place, classifier, tally }: Reading,
  file: string,
  goodsPath: string,
  origins: readonly { readonly line: number; readonly id: string }[],
): Promise<void> {
  const { db, url } = place;
  const [frame, warehouses] = [await catalogueQueries(db).frame(), await backOfficeStockQueries(db).warehouses()];
  const slugs = new Map<number, string>(frame.categories.map(({ id, slug }) => [id, slug]));
  const warehouse = warehouses.toSorted((a, b) => a.id - b.id)[0];
  const target = warehouse === undefined ? undefined : { code: warehouse.code, title: warehouse.title };
  const result = await runImport({
    url,
    file: goodsPath,
    isDryRun: false,
    exchangeFile: file,
    isAllOrNothing: true,
    mapping: goodsMapping(classifier, (id) => slugs.get(id), exchangeSupplier, target),
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onProblem: ({ line, value, reason, field }) => {
      const origin = origins[line - 1];
      const problem = problems[reason] ?? 'not_typed';
      const problemText = problem === 'not_typed' && field !== null ? `${field}: ${value}` : value;
      tally.problem({
        line: origin?.line ?? null,
        of: origin?.id ?? '',
        value: problemText,
        problem,
      });
    },
  });
  tally.add('new', result.new);
  tally.add('changed', result.changed);
  tally.add('unchanged', result.unchanged);
}

/**
 * Processes a file of products, offers or classifiers. The file is read to its end before anything is changed. Then
 * products are imported in one transaction, as those of any supplier. Prices and stock are written in another
 * transaction. Equal data change nothing, so an interrupted file can be processed again.
 */
export async function takeCatalogue(
  place: Workplace,
  { path, file, now }: { readonly path: string; readonly file: string; readonly now: Date },
  tally: OneCTally,
  onRows: (rows: number) => Promise<void>,
): Promise<ExchangeKind> {
  const { db } = place;
  const goodsPath = await place.files.scratch();
  const classifier = await openClassifier(db);
  const reading: Reading = { place, classifier, tally, onRows };
  await exchangeTakeQueries(db).emptyRows();
  try {
    const { goods, offers, origins } = await readAll(reading, path, goodsPath, now);
    await inTransaction(db, (tx) => classifier.keep(tx));
    if (origins.length > 0) await importGoods(reading, file, goodsPath, origins);
    if (goods > 0) {
      await inTransaction(db, async (tx) => {
        const queries = exchangeTakeQueries(tx);
        await queries.withoutStatementTimeout();
        await queries.rememberCategories(classifier.paths());
        const followed = await queries.followGoods(now);
        tally.add('deleted', followed.deleted);
        tally.add('restored', followed.restored);
      });
    }
    if (offers > 0 && (await exchangeTakeQueries(db).isKnown())) {
      const { isFreeStock } = await exchangeSettingQueries(db).settings();
      await inTransaction(db, async (tx) => {
        const queries = exchangeTakeQueries(tx);
        await queries.withoutStatementTimeout();
        const written = await queries.followOffers(file, isFreeStock, now);
        tally.add('prices', written.prices);
        tally.add('stocks', written.stocks);
      });
    }
    return offers > 0 || (goods === 0 && classifier.hasPricesOnly()) ? 'offers' : 'goods';
  } finally {
    await rm(goodsPath, { force: true });
  }
}
