import { auditQueries } from '@farad/database/staff/audit.queries';
import { backOfficeCustomerQueries } from '@farad/database/people/back-office-customer.queries';
import { backOfficeStockQueries } from '@farad/database/stock/back-office-stock.queries';
import { connect, type Handle } from '@farad/database/connection/connect';
import { migrate } from '@farad/database/connection/migrate';
import { pastedNumberQueries } from '@farad/database/boms/pasted-number.queries';
import { searchCountQueries } from '@farad/database/catalogue/search-count.queries';
import { staffOrderListQueries } from '@farad/database/orders/staff-order-list.queries';
import { staffProductQueries } from '@farad/database/catalogue/staff-product.queries';
import { translationQueries } from '@farad/database/content/translation.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { dayMs } from '@farad/domain/shared';
import { customerSorts, staffOrderSorts, staffProductSorts } from '@farad/domain/staff';
import { stockFilters } from '@farad/domain/stock';
import type { Bench, BenchContext, Measured } from '../bench.ts';
import { fillShop, type ShopExtent } from '../kit/fill-shop.ts';
import { timingOf } from '../kit/timing.ts';

/**
 * Number of products for the measurement. The back office must show any page of any list quickly, with any filter, in a
 * shop with a million products and 200,000 orders.
 */
const sizeMeasured = 1_000_000;
const whole: ShopExtent = {
  parts: sizeMeasured,
  orders: 200_000,
  accounts: 100_000,
  logLines: 500_000,
  searches: 3000,
};
const trial: ShopExtent = { parts: 2000, orders: 300, accounts: 100, logLines: 300, searches: 5 };
const limit = 31;
const turnsMeasured = 5;

type Page = () => Promise<unknown>;

/** A list to measure. `pages` are its queries by name. */
interface List {
  readonly id: string;
  /** Name of the caller of the list, for the printed row; absent = the back office. */
  readonly by?: string;
  readonly what: string;
  readonly pages: Readonly<Record<string, Page>>;
}

const named = (entries: readonly (readonly [string, Page])[]): Readonly<Record<string, Page>> =>
  Object.fromEntries(entries);

function productPages(db: Handle): List['pages'] {
  const queries = staffProductQueries(db);
  const any = {
    text: '',
    found: [],
    categoryIds: null,
    brandId: null,
    state: null,
    stock: null,
    missing: null,
    isUnpriced: false,
    marginBelow: null,
  } as const;
  const filters = {
    all: any,
    category: { ...any, categoryIds: [7] },
    brand: { ...any, brandId: 9 },
    draft: { ...any, state: 'draft' },
    published: { ...any, state: 'published' },
    'out of stock': { ...any, stock: 'none' },
    low: { ...any, stock: 'low' },
    untranslated: { ...any, missing: 'any' },
    'untranslated en': { ...any, missing: 'en' },
    'untranslated tr': { ...any, missing: 'tr' },
    number: { ...any, text: 'PN77' },
  } as const;
  return named(
    Object.entries(filters).flatMap(([name, filter]) =>
      staffProductSorts.flatMap((sort) =>
        [null, 500_000].map(
          (after) =>
            [
              `${name}, ${sort}, ${after === null ? 'first' : 'deep'}`,
              () => queries.search({ ...filter, sort, after, limit }),
            ] as const,
        ),
      ),
    ),
  );
}

function orderPages(db: Handle): List['pages'] {
  const queries = staffOrderListQueries(db);
  const any = {
    text: '',
    statuses: [],
    isWaiting: false,
    isUndelivered: false,
    asksToCancel: false,
    hasLeftUnpaid: false,
    from: null,
    before: null,
    isPaid: null,
    delivery: null,
  } as const;
  const filters = {
    all: any,
    completed: { ...any, statuses: ['completed'] },
    shipped: { ...any, statuses: ['shipped'] },
    paid: { ...any, isPaid: true },
    unpaid: { ...any, isPaid: false },
    'a month': {
      ...any,
      from: new Date(Date.now() - 400 * dayMs),
      before: new Date(Date.now() - 370 * dayMs),
    },
    phone: { ...any, text: '79000000777' },
    number: { ...any, text: 'FR-B777' },
    pickup: { ...any, delivery: 'own_pickup' },
    courier: { ...any, delivery: 'courier' },
  } as const;
  return named(
    Object.entries(filters).flatMap(([name, filter]) =>
      staffOrderSorts.flatMap((sort) =>
        [null, 100_000].map(
          (after) =>
            [
              `${name}, ${sort}, ${after === null ? 'first' : 'deep'}`,
              () => queries.find({ ...filter, sort, after, limit }),
            ] as const,
        ),
      ),
    ),
  );
}

function otherLists(db: Handle): readonly List[] {
  const customers = backOfficeCustomerQueries(db);
  const stock = backOfficeStockQueries(db);
  const audit = auditQueries(db);
  const searches = searchCountQueries(db);
  const texts = translationQueries(db);
  const line = { staffId: undefined, object: undefined, objectId: undefined, action: undefined } as const;
  const time = { from: undefined, to: undefined } as const;
  const searched = { days: 30, locale: '', text: '', isWithoutResult: false, after: null, limit } as const;
  const text = { kind: 'product', language: 'en', field: null, after: null, limit } as const;
  return [
    {
      id: 'lists customers',
      what: 'customers',
      pages: named(
        customerSorts.flatMap((sort) =>
          [undefined, 50_000].flatMap((after) =>
            ['', 'Фамилия77', '79000000777'].map(
              (typed) =>
                [
                  `${typed} ${sort} ${after}`,
                  () => customers.search({ text: typed, isBlocked: false, sort, after, limit }),
                ] as const,
            ),
          ),
        ),
      ),
    },
    {
      id: 'lists stock',
      what: 'stock',
      pages: named(
        [undefined, ...stockFilters].flatMap((filter) =>
          [undefined, 500_000].flatMap((after) =>
            ['', 'PN77'].map(
              (typed) =>
                [
                  `${filter} ${typed} ${after}`,
                  () => stock.find({ text: typed, filter, warehouseId: undefined, cell: '', after, limit }),
                ] as const,
            ),
          ),
        ),
      ),
    },
    {
      id: 'lists audit',
      what: 'log of staff',
      pages: {
        all: () => audit.search({ ...line, ...time, after: undefined, limit }),
        deep: () => audit.search({ ...line, ...time, after: 250_000, limit }),
        'of an order': () => audit.search({ ...line, ...time, object: 'order', objectId: 77, after: undefined, limit }),
        'of an action': () => audit.search({ ...line, ...time, action: 'coupon.created', after: 250_000, limit }),
        'of a person': () => audit.search({ ...line, ...time, staffId: 7, after: 250_000, limit }),
        'of a time': () =>
          audit.search({
            ...line,
            from: new Date(Date.now() - 300 * 864e5),
            to: new Date(Date.now() - 299 * 864e5),
            after: undefined,
            limit,
          }),
      },
    },
    {
      id: 'lists searches',
      what: 'searches',
      pages: {
        first: () => searches.list(searched),
        deep: () => searches.list({ ...searched, after: { count: 300, text: 'search 2' } }),
        none: () => searches.list({ ...searched, isWithoutResult: true }),
        text: () => searches.list({ ...searched, days: 90, locale: 'ru', text: '777' }),
      },
    },
    {
      id: 'lists texts',
      what: 'missing translations',
      pages: {
        first: () => texts.list(text),
        deep: () => texts.list({ ...text, after: { key: '500000', field: 'title' } }),
        none: () => texts.list({ ...text, language: 'tr' }),
        counts: () => texts.counts('en'),
      },
    },
  ];
}

/**
 * Returns up to a thousand part numbers for a price query. `known` decides by index whether the number exists in a shop
 * filled by fillShop.
 */
function numbersToFind(parts: number, known: (index: number) => boolean): readonly string[] {
  const numberOf = (product: number): string => `PN${(product * 7919) % 10_000_019}`;
  const length = Math.min(1000, Math.floor(parts / 200));
  // fillShop makes every hundredth product a draft. The products chosen here are 1, 101, 201 and so on, which are never
  // drafts.
  const step = 100 * Math.floor(parts / length / 110);
  return Array.from({ length }, (_, index) => (known(index) ? numberOf(1 + index * step) : `NONE${index}`));
}

/** The query for the prices of a thousand part numbers in one call (product I4). */
function priceList(db: Handle, parts: number): List {
  const find = async (known: (index: number) => boolean): Promise<void> => {
    const wanted = numbersToFind(parts, known);
    const found = await pastedNumberQueries(db).find(wanted, []);
    const count = wanted.filter((_, index) => known(index)).length;
    if (found.length < count) throw new Error(`expected ${count} part numbers, found ${found.length}`);
  };
  return {
    id: 'lists prices',
    by: 'customer API',
    what: 'a thousand numbers',
    pages: {
      known: () => find(() => true),
      'half unknown': () => find((index) => index % 2 === 0),
      unknown: () => find(() => false),
    },
  };
}

async function measure({ id, by = 'back office', what, pages }: List, turns: number): Promise<Measured> {
  const times: number[] = [];
  let slowest = { name: '', milliseconds: 0 };
  for (const [name, page] of Object.entries(pages)) {
    await page();
    for (let turn = 0; turn < turns; turn += 1) {
      const begun = performance.now();
      await page();
      const milliseconds = performance.now() - begun;
      times.push(milliseconds);
      if (milliseconds > slowest.milliseconds) slowest = { name, milliseconds };
    }
  }
  const { p99, median } = timingOf(times);
  const note = `p99 of ${times.length}, median ${median.toFixed(1)} ms, slowest: ${slowest.name}`;
  return { id, what: `${by}: ${what}`, milliseconds: p99, toLimit: null, toAlternative: null, note };
}

const run = async (context: BenchContext): Promise<readonly Measured[]> => {
  if (!context.isTrial && (context.size !== sizeMeasured || !context.isNamed)) return [];
  const extent = context.isTrial ? trial : whole;
  const server = await context.openDatabase(`${context.folder}/lists`);
  const { db, pool, close } = connect(server.url, { size: 2 });
  try {
    await migrate(server.url);
    await fillShop(pool, extent, context.say);
    const begun = performance.now();
    await inTransaction(db, (tx) => searchCountQueries(tx).recount(new Date().toISOString().slice(0, 10)));
    context.say(`searches aggregated in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    const lists: readonly List[] = [
      { id: 'lists products', what: 'products', pages: productPages(db) },
      { id: 'lists orders', what: 'orders', pages: orderPages(db) },
      ...otherLists(db),
      priceList(db, extent.parts),
    ];
    const measured: Measured[] = [];
    for (const list of lists) measured.push(await measure(list, context.isTrial ? 1 : turnsMeasured));
    return measured;
  } finally {
    await close();
    await server.stop();
  }
};

/**
 * Measures the staff's lists in a large shop. It runs only if requested by name, because filling the shop takes
 * minutes.
 */
export const lists: Bench = { id: 'lists', run };
