import type { BonusRules } from '@farad/domain/cashback';
import type { Kopecks, UnitPrice } from '@farad/domain/money';
import type { PriceRule, ProductId } from '@farad/domain/product';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Tables of purchase prices, changes of prices, rules of bonuses and figures; see schema.ts. */

type Json<T> = ColumnType<T, string, string>;

interface ProductCostTable {
  product_id: ProductId;
  unit_price: UnitPrice;
  supplier: string;
  at: Date;
  /** Of the supplier; the first price is `unit_price`. */
  tier_quantities: number[];
  tier_prices: UnitPrice[];
  /** Of what lies in stock; null: no receipt told its price. */
  average: UnitPrice | null;
  /** Pieces left of those that the average was counted over. */
  average_pieces: number;
  /** The least of the tiers of the product, in hundredths of a percent; kept by triggers. */
  margin: number | null;
}

interface PurchasePriceTable {
  id: GeneratedAlways<number>;
  product_id: ProductId;
  unit_price: UnitPrice | null;
  supplier: string;
  at: Date;
  staff_id: number | null;
  /** null: one price for any quantity. */
  tier_quantities: number[] | null;
  tier_prices: UnitPrice[] | null;
}

/** Which products a change of prices is for, and how. */
export interface KeptPriceRule {
  /** With those below it at the time; null: any. */
  readonly categoryIds: readonly number[] | null;
  readonly categoryId: number | null;
  readonly brandId: number | null;
  /** null: all of the category and the brand. */
  readonly productIds: readonly ProductId[] | null;
  readonly rule: PriceRule;
  /** Prices that need a second look got it; absent: they are held back. */
  readonly isConfirmed?: boolean;
}

export type PriceChangeState = 'planned' | 'running' | 'done' | 'undoing' | 'undone' | 'cancelled';

interface PriceChangeTable {
  id: GeneratedAlways<number>;
  key: string;
  staff_id: number;
  at: Date;
  rule: Json<KeptPriceRule>;
  state: PriceChangeState;
  starts_at: Date;
  /** The last product of what is done. */
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
  /** Of the prices after. */
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
  /** As Moscow counts days: `2026-11-22`. */
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
