import type { BonusRules } from '@farad/domain/cashback';
import type { Kopecks, UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Tables of purchase prices, changes of prices, rules of bonuses and figures; see schema.ts. */

type Json<T> = ColumnType<T, string, string>;

interface ProductCostTable {
  product_id: ProductId;
  unit_price: UnitPrice;
  supplier: string;
  at: Date;
  /** Kept by a trigger. */
  lowest_price: UnitPrice | null;
  /** Hundredths of a percent of the cheapest tier. */
  margin: GeneratedAlways<number | null>;
}

interface PurchasePriceTable {
  id: GeneratedAlways<number>;
  product_id: ProductId;
  unit_price: UnitPrice | null;
  supplier: string;
  at: Date;
  staff_id: number | null;
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
  goods: Generated<Kopecks>;
  costed_goods: Generated<Kopecks>;
  cost: Generated<Kopecks>;
  baskets: Generated<number>;
  visits: Generated<number>;
}

export interface PriceTables {
  product_cost: ProductCostTable;
  purchase_price: PurchasePriceTable;
  bonus_rules: BonusRulesTable;
  day_figures: DayFiguresTable;
}
