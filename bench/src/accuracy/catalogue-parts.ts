import { connect } from '@farad/database/connection/connect';
import { fold } from '../kit/fold.ts';

/** A part in the shop's catalogue. */
export interface ShopPart {
  readonly id: number;
  readonly mpn: string;
  readonly maker: string;
  readonly package: string;
  /** Ohms, farads or henries; null = none. */
  readonly nominal: number | null;
  /** Order numbers that distributors use for this part, folded. */
  readonly otherNumbers: readonly string[];
}

export interface CatalogueParts {
  readonly byId: ReadonlyMap<number, ShopPart>;
  /** Parts by the maker's part number, folded. */
  readonly byNumber: ReadonlyMap<string, readonly ShopPart[]>;
  /** Parts by a distributor's order number, folded. */
  readonly byOther: ReadonlyMap<string, readonly ShopPart[]>;
}

const grouped = (parts: readonly ShopPart[], keysOf: (part: ShopPart) => readonly string[]) => {
  const groups = new Map<string, ShopPart[]>();
  for (const part of parts) {
    for (const key of keysOf(part)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [part]);
      else group.push(part);
    }
  }
  return groups;
};

interface Row {
  readonly id: number;
  readonly mpn: string;
  readonly maker: string;
  readonly package: string | null;
  readonly nominal: number | null;
  readonly other_numbers: Readonly<Record<string, string>>;
}

/** Reads all parts of a shop that are published or known, indexed by the makers' and the distributors' numbers. */
export async function readCatalogueParts(url: string): Promise<CatalogueParts> {
  const { pool, close } = connect(url, { size: 1 });
  try {
    const { rows } = await pool.query<Row>(
      `select product.id, mpn, brand.name as maker, package, other_numbers,
         case when jsonb_typeof(nominal) = 'number' then nominal::float8 end as nominal
       from product
       cross join lateral (
         select coalesce(attributes->'resistance', attributes->'capacitance', attributes->'inductance') as nominal
       ) each
       join brand on brand.id = brand_id where state in ('published', 'known')`,
    );
    const parts = rows.map(({ other_numbers: others, ...row }) => ({
      ...row,
      package: row.package ?? '',
      otherNumbers: Object.values(others).map(fold),
    }));
    return {
      byId: new Map(parts.map((part) => [part.id, part])),
      byNumber: grouped(parts, ({ mpn }) => [fold(mpn)]),
      byOther: grouped(parts, ({ otherNumbers }) => otherNumbers),
    };
  } finally {
    await close();
  }
}
