import type {
  BomLine,
  BomMatch,
  BomStatus,
  HealthFlag,
  LayoutChoices,
  NotPartsList,
  PartsFileChoices,
} from '@farad/domain/bom';
import type { UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { Locale } from '@farad/domain/shared';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;

/** The owner of a list: a customer or a guest. Exactly one of the two columns is set. */
interface OwnerColumns {
  account_id: number | null;
  guest_sha256: Buffer | null;
}

export interface BomTable extends OwnerColumns {
  id: string;
  name: string;
  state: 'reading' | 'mapping' | 'matching' | 'ready' | 'refused';
  refusal: ColumnType<NotPartsList | null, NotPartsList | null | undefined>;
  tags: Generated<string[]>;
  settings: Json<unknown>;
  locale: Locale;
  next_row: Generated<number>;
  done: Generated<number>;
  total: Generated<number>;
  summary: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Date;
  changed_at: Date;
  removed_at: ColumnType<Date | null, Date | null | undefined>;
}

export interface BomBoardTable {
  bom_id: string;
  board: number;
  name: string;
  count: number;
  revision: number;
}

export interface BomRevisionTable {
  bom_id: string;
  board: number;
  revision: number;
  state: 'reading' | 'mapping' | 'read';
  file_name: string | null;
  source: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
  sheets: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
  choices: JsonWithDefault<LayoutChoices & PartsFileChoices>;
  header_key: ColumnType<string | null, string | null | undefined>;
  mapping: ColumnType<unknown, string | null | undefined, string | null>;
  lines: Generated<number>;
  created_at: Date;
}

/** A replacement of the part of a line. `from` and `to` are part numbers; null = no part. */
export interface BomSwap {
  readonly from: string | null;
  readonly to: string | null;
  readonly at: string;
}

export interface BomLineTable {
  bom_id: string;
  row: number;
  board: number;
  revision: number;
  line: Json<BomLine>;
  quantity: number;
  is_dnp: boolean;
  has_error: boolean;
  line_key: string;
  part_key: string | null;
  match: ColumnType<BomMatch | null, string | null | undefined, string | null>;
  status: Generated<BomStatus>;
  product_id: ColumnType<ProductId | null, ProductId | null | undefined>;
  action: Generated<string>;
  asked_in: ColumnType<string | null, string | null | undefined>;
  is_decided: Generated<boolean>;
  seen_price: ColumnType<UnitPrice | null, UnitPrice | null | undefined>;
  worse: Generated<HealthFlag[]>;
  seen_flags: Generated<HealthFlag[]>;
  history: JsonWithDefault<readonly BomSwap[]>;
  text: string;
}

export interface BomUndoTable {
  id: string;
  bom_id: string;
  rows: Json<unknown>;
  at: Date;
}

export interface BomShareTable {
  bom_id: string;
  nonce: string;
  token_sha256: Buffer;
  has_prices: boolean;
  expires_at: Date;
}

interface RememberedTable extends OwnerColumns {
  id: GeneratedAlways<number>;
  key: string;
  at: Date;
}

export interface BomChoiceTable extends RememberedTable {
  product_id: ProductId;
}

export interface BomHeaderSetTable extends RememberedTable {
  choices: Json<NonNullable<LayoutChoices['columns']>>;
}

export interface OwnStockTable {
  account_id: number;
  product_id: ProductId;
  quantity: number;
}

/** Tables of parts lists, for the schema in schema.ts. */
export interface BomTables {
  bom: BomTable;
  bom_board: BomBoardTable;
  bom_revision: BomRevisionTable;
  bom_line: BomLineTable;
  bom_undo: BomUndoTable;
  bom_share: BomShareTable;
  bom_choice: BomChoiceTable;
  bom_header_set: BomHeaderSetTable;
  own_stock: OwnStockTable;
}
