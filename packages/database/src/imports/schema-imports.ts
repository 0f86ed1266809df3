import type { HeldDecision, ImportFailure, ImportState } from '@farad/domain/import';
import type { ProductId } from '@farad/domain/product';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json = ColumnType<unknown, string, string>;
type JsonOrNull = ColumnType<unknown, string | null | undefined, string | null>;

interface SupplierTable {
  id: Generated<number>;
  code: string;
  title: string;
  prices: JsonOrNull;
  schedule: JsonOrNull;
  next_at: Date | null;
  last: JsonOrNull;
  last_sha256: string | null;
  is_public: Generated<boolean>;
  number_name: string | null;
}

interface SupplierMappingTable {
  id: GeneratedAlways<number>;
  supplier_id: number;
  header_key: string;
  mapping: Json;
  used_at: Generated<Date>;
}

interface SupplierBrandSpellingTable {
  supplier_id: number;
  spelling: string;
  brand_id: number;
}

interface BrandSpellingTable {
  spelling: string;
  brand_id: number;
}

interface CategorySpellingTable {
  supplier_id: number;
  path: string;
  category_id: number;
}

interface SupplierPartTable {
  supplier_id: number;
  number: string;
  product_id: ProductId;
  is_owner: boolean;
  row_hash: string;
  made_by: number | null;
  spelling: string | null;
  layout: string | null;
  gone_by: number | null;
  gone_state: string | null;
  /** The supplier's prices in the last list, already converted to the shop's selling prices; null = not known. */
  tier_quantities: number[] | null;
  tier_prices: number[] | null;
}

interface MakerJoinTable {
  id: GeneratedAlways<number>;
  supplier_id: number;
  spelling: string;
  rows: number;
  brand_id: number;
  other_id: number | null;
  evidence: string;
  shared: number;
  run_id: number | null;
  at: Generated<Date>;
  decision: 'same' | 'apart' | null;
  decided_at: Date | null;
  staff_id: number | null;
  was: JsonOrNull;
}

export interface ImportRunTable {
  id: GeneratedAlways<number>;
  supplier_id: number | null;
  file: string;
  state: ImportState;
  by: Generated<'upload' | 'schedule' | 'command' | 'exchange'>;
  staff_id: number | null;
  created_at: Generated<Date>;
  started_at: Date | null;
  finished_at: Date | null;
  size: Generated<number>;
  received: Generated<number>;
  is_kept: Generated<boolean>;
  sha256: string | null;
  header_key: string | null;
  mapping: JsonOrNull;
  rules: JsonOrNull;
  is_check: Generated<boolean>;
  is_stopping: Generated<boolean>;
  is_previewed: Generated<boolean>;
  progress: JsonOrNull;
  counts: ColumnType<unknown, string | undefined, string>;
  written: ColumnType<{ new: number; changed: number; vanished?: number }, string | undefined, string>;
  checked: JsonOrNull;
  differences: ColumnType<unknown, string | undefined, string>;
  failure: ImportFailure | null;
  failure_line: Generated<number | null>;
  has_problems: Generated<boolean>;
  warehouse_id: number | null;
  written_at: Date | null;
  undone: JsonOrNull;
  undo_left: JsonOrNull;
  vanished_up_to: number | null;
}

interface ImportChangeTable {
  run_id: number;
  product_id: ProductId;
  before: Json;
  after: Json;
}

interface ImportHeldTable {
  run_id: number;
  product_id: ProductId;
  decision: HeldDecision | null;
}

/**
 * Tables of imports, for the schema in schema.ts. Some columns hold JSON that the contract defines. It is stored
 * unchanged, and the contract's parser reads it again.
 */
export interface ImportTables {
  supplier: SupplierTable;
  supplier_mapping: SupplierMappingTable;
  supplier_brand_spelling: SupplierBrandSpellingTable;
  brand_spelling: BrandSpellingTable;
  category_spelling: CategorySpellingTable;
  supplier_part: SupplierPartTable;
  maker_join: MakerJoinTable;
  import_run: ImportRunTable;
  import_change: ImportChangeTable;
  import_held: ImportHeldTable;
}
