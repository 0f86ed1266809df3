import type { Connection } from '@farad/database/connection/connect';
import type { UnitPrice } from '@farad/domain/money';
import type { ProductId, PublicationState } from '@farad/domain/product';

/** A product of the small catalogue that tests of baskets and orders use. */
export interface TestProduct {
  readonly id: ProductId;
  readonly mpn: string;
  readonly title: string;
  /** Minimum quantity → price per piece in 1/10000 ₽. */
  readonly tiers: Readonly<Record<number, number>>;
  readonly beforePrice?: number;
  readonly minQuantity?: number;
  readonly multiple?: number;
  readonly state?: PublicationState;
  /** Number of pieces in warehouse 1 and in warehouse 2. */
  readonly stock: readonly number[];
}

const product = (id: number, mpn: string, rest: Omit<TestProduct, 'id' | 'mpn'>): TestProduct => ({
  id: id as ProductId,
  mpn,
  ...rest,
});

/** The products, named after the property that distinguishes each. */
export const products = {
  tiered: product(1, 'RC0603FR-0710KL', {
    title: 'Резистор 10 кОм',
    tiers: { 1: 5000, 100: 3100, 1000: 1234 },
    stock: [50_000],
  }),
  byTens: product(2, 'CC0603KRX7R9BB104', {
    title: 'Конденсатор 0,1 мкФ',
    tiers: { 1: 20_000, 100: 15_000 },
    minQuantity: 20,
    multiple: 10,
    stock: [1000],
  }),
  reduced: product(3, 'NE555P', {
    title: 'Таймер',
    tiers: { 1: 450_000, 10: 399_900 },
    beforePrice: 600_000,
    stock: [200],
  }),
  lastPiece: product(4, 'STM32F103C8T6', { title: 'Микроконтроллер', tiers: { 1: 1_234_500 }, stock: [1] }),
  /** Has the same title as `sameTitleB`. */
  sameTitleA: product(5, 'КТ315Б', { title: 'Транзистор', tiers: { 1: 70_000 }, stock: [100] }),
  sameTitleB: product(6, 'КТ361Б', { title: 'Транзистор', tiers: { 1: 90_000 }, stock: [100] }),
  /** Costs 8 kopecks per piece. */
  cheapest: product(7, 'МЛТ-0,25 1 кОм', { title: 'Резистор 1 кОм', tiers: { 1: 800 }, stock: [100_000] }),
  inTwoWarehouses: product(8, 'LM358P', { title: 'Усилитель', tiers: { 1: 150_000 }, stock: [3, 4] }),
  known: product(9, '1-1734592-1', { title: 'Разъём', tiers: {}, state: 'known', stock: [] }),
  draft: product(10, 'DRAFT-1', { title: 'Черновик', tiers: { 1: 10_000 }, state: 'draft', stock: [10] }),
} as const satisfies Record<string, TestProduct>;

const texts = (text: string): string => JSON.stringify({ ru: text, en: `${text} (en)`, tr: `${text} (tr)` });

/** Fills an empty database with a category, a brand, two warehouses and `products`. */
export async function insertCatalogue(db: Connection['db']): Promise<void> {
  const category = { id: 1, parent_id: null, slug: 'parts', sort_order: 1 };
  const words = { title: texts('Детали'), description: texts(''), part_title: texts('Деталь') };
  await db
    .insertInto('category')
    .values({ ...category, ...words })
    .execute();
  await db.insertInto('brand').values({ id: 1, slug: 'yageo', name: 'Yageo' }).execute();
  await db
    .insertInto('warehouse')
    .values([1, 2].map((id) => ({ id, code: `w${id}`, title: texts(`Склад ${id}`) })))
    .execute();
  await insertProducts(db, Object.values(products));
}

/** Adds products to the only category of the small catalogue. */
export async function insertProducts(db: Connection['db'], added: readonly TestProduct[]): Promise<void> {
  await db
    .insertInto('product')
    .values(
      added.map((each) => ({
        id: each.id,
        seo: `part-${each.id}`,
        mpn: each.mpn,
        brand_id: 1,
        category_id: 1,
        title: texts(each.title),
        description: texts('Описание'),
        tier_quantities: Object.keys(each.tiers).map(Number),
        tier_prices: Object.values(each.tiers),
        before_price: (each.beforePrice ?? null) as UnitPrice | null,
        min_quantity: each.minQuantity ?? 1,
        multiple: each.multiple ?? 1,
        package: '0603',
        weight_milligrams: null,
        state: each.state ?? 'published',
        country: null,
        lead_time_days: null,
        variant_group: null,
        series: null,
        warranty_months: null,
        customs_declaration: null,
      })),
    )
    .execute();
  const rows = added.flatMap(({ id, stock }) =>
    stock.map((on_hand, index) => ({ product_id: id, warehouse_id: index + 1, on_hand })),
  );
  if (rows.length > 0) await db.insertInto('stock').values(rows).execute();
}
