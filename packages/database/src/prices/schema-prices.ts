import type { BonusRules } from '@farad/domain/cashback';
import type { Kopecks, UnitPrice } from '@farad/domain/money';
import type { PriceChangeState, PriceRule, ProductId } from '@farad/domain/product';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Tables of purchase prices, price changes, bonus rules and figures. See schema.ts. */

type Json<T> = ColumnType<T, string, string>;

interface ProductCostTable {
  product_id: ProductId;
  unit_price: UnitPrice;
  supplier: string;
  at: Date;
  /** Tiers of the supplier. The first price equals `unit_price`. */
  tier_quantities: number[];
  tier_prices: UnitPrice[];
  /** Average cost of the stock; null = no receipt had a price. */
  average: UnitPrice | null;
  /** Remaining pieces of those that the average covers. */
  average_pieces: number;
  /** Lowest margin over the tiers of the product, in hundredths of a percent. Maintained by triggers. */
  margin: number | null;
}

interface PurchasePriceTable {
  id: GeneratedAlways<number>;
  product_id: ProductId;
  unit_price: UnitPrice | null;
  supplier: string;
  at: Date;
  staff_id: number | null;
  /** null = one price for any quantity. */
  tier_quantities: number[] | null;
  tier_prices: UnitPrice[] | null;
}

/** The products of a price change, and how their prices change. */
export interface SavedPriceRule {
  /** Categories including their descendants at that time; null = any. */
  readonly categoryIds: readonly number[] | null;
  readonly categoryId: number | null;
  readonly brandId: number | null;
  /** null = all products of the category and brand. */
  readonly productIds: readonly ProductId[] | null;
  readonly rule: PriceRule;
  /** Prices that need a second look were confirmed. Absent = they are held back. */
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
  /** Last product processed. */
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
  /** Prices after the change. */
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
  /** `2026-11-22`, in Moscow time. */
  day: string;
  orders: Generated<number>;
  cancelled: Generated<number>;
  turnover: Generated<Kopecks>;
  paid: Generated<Kopecks>;
  shipped: Generated<Kopecks>;
  counted_at: Generated<Date>;
  goods: Generated<Kopecks>;
  costed_goods: Generated<Kopecks>;
  cost: Generated<Kopecks>;
  baskets: Generated<number>;
  visits: Generated<number>;
}

export interface PriceTables {
  product_cost: ProductCostTable;
  purchase_price: PurchasePriceTable;
  price_change: PriceChangeTable;
  price_change_product: PriceChangeProductTable;
  price_change_held: PriceChangeHeldTable;
  bonus_rules: BonusRulesTable;
  day_figures: DayFiguresTable;
}
