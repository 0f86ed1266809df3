/** One table of a backup: the text format of COPY, so that any PostgreSQL reads it. */
export interface TableContent {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

/** A job that had not ended. Jobs are kept by what they are, not by the tables of the program that runs them. */
export interface KeptJob {
  readonly task: string;
  readonly payload: unknown;
  readonly runAt: string;
  readonly priority: number;
  readonly maxAttempts: number;
  readonly key: string | null;
  readonly queue: string | null;
}

/** What a backup says of the database it was taken of, all of one moment. */
export interface DatabaseContent {
  /** ISO, by the clock of the database. */
  readonly at: string;
  readonly migrations: readonly { readonly number: number; readonly name: string; readonly sha256: string }[];
  readonly tables: readonly TableContent[];
  readonly sequences: readonly { readonly name: string; readonly last: string; readonly isCalled: boolean }[];
  readonly jobs: readonly KeptJob[];
  /** Figures by which a restored shop is compared: whole numbers as text. */
  readonly sums: Readonly<Record<string, string>>;
}

export interface Progress {
  readonly table: string;
  /** Rows of this table. */
  readonly rows: number;
}

/** A name as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Numbered by the migrations themselves, which the place of the restore applies. */
export const migrationTable = 'schema_migration';

/** Money and pieces of the whole shop, as one row of whole numbers. */
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
