import type { BonusRules } from '@farad/domain/cashback';
import type { RateState } from '@farad/domain/exchange-rate';
import type { Kopecks, UnitPrice } from '@farad/domain/money';
import type { PriceChangeState, PriceRule, ProductId } from '@farad/domain/product';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

interface ProductCostTable {
  product_id: ProductId;
  unit_price: UnitPrice;
  supplier: string;
  at: Date;
  /** The supplier's price breaks by quantity. The first price equals `unit_price`. */
  tier_quantities: number[];
  tier_prices: UnitPrice[];
  /** Average cost of one piece in stock; null = no arrived pieces had a price. */
  average: UnitPrice | null;
  /** Number of pieces in stock to which `average` applies. */
  average_pieces: number;
  /** Lowest margin over all price breaks, in hundredths of a percent. Database triggers maintain it. */
  margin: number | null;
}

interface PurchasePriceTable {
  id: GeneratedAlways<number>;
  product_id: ProductId;
  unit_price: UnitPrice | null;
  supplier: string;
  at: Date;
  staff_id: number | null;
  /** Price breaks by quantity; null = one price for every quantity. */
  tier_quantities: number[] | null;
  tier_prices: UnitPrice[] | null;
}

/** The products that a price change applies to, and the rule that gives their new prices. */
export interface SavedPriceRule {
  /** Ids of the category and of its descendants when the change was saved; null = all categories. */
  readonly categoryIds: readonly number[] | null;
  readonly categoryId: number | null;
  readonly brandId: number | null;
  /** Ids of single products; null = all products of the category and brand. */
  readonly productIds: readonly ProductId[] | null;
  readonly rule: PriceRule;
  /** True = staff have confirmed prices that need a second look. Absent = such prices wait for confirmation. */
  readonly isConfirmed?: boolean;
}

interface PriceChangeTable {
  id: GeneratedAlways<number>;
  key: string;
  staff_id: number;
  at: Date;
  rule: Json<SavedPriceRule>;
  state: PriceChangeState;
  starts_at: Date;
  /** Id of the last processed product. */
  cursor: Generated<ProductId>;
  changed: Generated<number>;
  left_out: Generated<number>;
  held: Generated<number>;
  ended_at: ColumnType<Date | null, Date | null | undefined>;
}

interface PriceChangeProductTable {
  change_id: number;
  product_id: ProductId;
  before_prices: UnitPrice[];
  after_prices: UnitPrice[];
  /** Quantities of the price breaks after the change. */
  tier_quantities: number[];
}

interface PriceChangeHeldTable {
  change_id: number;
  product_id: ProductId;
  before_quantities: number[];
  before_prices: UnitPrice[];
  after_quantities: number[];
  after_prices: UnitPrice[];
}

interface BonusRulesTable {
  id: GeneratedAlways<number>;
  since: Date;
  rules: Json<Partial<BonusRules>>;
  staff_id: number | null;
  at: Date;
}

interface DayFiguresTable {
  /** Day in Moscow time, as `2026-11-22`. */
  day: string;
  orders: Generated<number>;
  cancelled: Generated<number>;
  turnover: Generated<Kopecks>;
  paid: Generated<Kopecks>;
  shipped: Generated<Kopecks>;
  counted_at: Generated<Date>;
  goods: Generated<Kopecks>;
  costed_goods: Generated<Kopecks>;
  revenue: Generated<Kopecks>;
  cost: Generated<Kopecks>;
  baskets: Generated<number>;
  stock_at_price: Kopecks | null;
  stock_cost: Kopecks | null;
  visits: Generated<number>;
}

/** Value of the stock by supplier, counted each hour. */
interface StockValueTable {
  /** '' = no supplier is named. */
  supplier: string;
  parts: number;
  pieces: number;
  at_price: Kopecks;
  cost: Kopecks;
  costed_pieces: number;
  counted_at: Date;
}

interface ExchangeRateTable {
  currency: string;
  /** First day on which the rate applies, as `2026-12-02`. */
  day: string;
  nominal: number;
  /** Roubles for `nominal` units, as decimal text. */
  value: string;
  state: RateState;
  read_at: Date;
}

/** Tables of purchase prices, price changes, bonus rules and daily totals, rates, for the schema in schema.ts. */
export interface PriceTables {
  product_cost: ProductCostTable;
  purchase_price: PurchasePriceTable;
  price_change: PriceChangeTable;
  price_change_product: PriceChangeProductTable;
  price_change_held: PriceChangeHeldTable;
  bonus_rules: BonusRulesTable;
  day_figures: DayFiguresTable;
  stock_value: StockValueTable;
  exchange_rate: ExchangeRateTable;
}
