/**
 * Description of one backed-up table. The rows are in the text format of COPY, which any version of PostgreSQL reads.
 */
export interface TableContent {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

/**
 * A job that has not finished. A backup stores jobs as plain data, so that it does not depend on the queue's tables.
 */
export interface UnfinishedJob {
  readonly task: string;
  readonly payload: unknown;
  readonly runAt: string;
  readonly priority: number;
  readonly maxAttempts: number;
  readonly key: string | null;
  readonly queue: string | null;
}

/** Facts that a backup records about its database. All values except `sequences` come from one snapshot. */
export interface DatabaseContent {
  /** ISO 8601, by the clock of the database. */
  readonly at: string;
  readonly migrations: readonly { readonly number: number; readonly name: string; readonly sha256: string }[];
  readonly tables: readonly TableContent[];
  readonly sequences: readonly { readonly name: string; readonly last: string; readonly isCalled: boolean }[];
  readonly jobs: readonly UnfinishedJob[];
  /** Totals that a restored shop must match, as whole numbers in text. */
  readonly sums: Readonly<Record<string, string>>;
}

export interface Progress {
  readonly table: string;
  /** Number of rows of this table. */
  readonly rows: number;
}

/** Returns a name quoted for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Name of the table of applied migrations. A backup leaves the table out, as a restore runs the migrations itself. */
export const migrationTable = 'schema_migration';

/** Selects totals of orders, payments, stock and bonuses of the whole shop, as one row of whole numbers. */
export const sumsSql = `
  select (select count(*) from orders) as orders,
    (select coalesce(sum(total_kopecks), 0) from orders) as "orders, kopecks",
    (select coalesce(sum(total_kopecks), 0) from order_line) as "lines of orders, kopecks",
    (select coalesce(sum(amount_kopecks), 0) from payment) as "payments, kopecks",
    (select coalesce(sum(amount_kopecks), 0) from refund) as "refunds, kopecks",
    (select coalesce(sum(on_hand), 0) from stock) as "stock on hand, pieces",
    (select coalesce(sum(reserved), 0) from stock) as "stock reserved, pieces",
    (select coalesce(sum(quantity), 0) from stock_movement) as "stock movements, pieces",
    (select coalesce(sum(bonus_balance), 0) from account) as "bonuses, roubles"`;
