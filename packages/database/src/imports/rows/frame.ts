import type { AttributeDefinition, Category } from '@farad/domain/category';
import type pg from 'pg';

/** New categories, attributes, brands and spellings, which an import saves before its first product. */
export interface FrameAdditions {
  readonly brands: readonly { readonly id: number; readonly slug: string; readonly name: string }[];
  readonly brandSpellings: readonly { readonly spelling: string; readonly brandId: number }[];
  readonly categories: readonly Category[];
  /** Existing categories that get further attributes. */
  readonly categoryAttributes: readonly Pick<Category, 'id' | 'attributes'>[];
  readonly categorySpellings: readonly { readonly path: string; readonly categoryId: number }[];
  readonly attributes: readonly AttributeDefinition[];
  /** Existing attributes that get titles of further values. */
  readonly valueTitles: readonly Pick<AttributeDefinition, 'key' | 'valueTitles'>[];
}

export async function writeFrame(client: pg.Client, added: FrameAdditions): Promise<void> {
  const insert = (table: string, columns: string, shape: string, rows: readonly unknown[], also = '') =>
    client.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_to_recordset($1) as row (${shape}) ${also}`,
      [JSON.stringify(rows)],
    );
  await insert('brand', 'id, slug, name', 'id integer, slug text, name text', added.brands);
  await insert(
    'category',
    'id, parent_id, slug, title, description, part_title, sort_order, attributes',
    'id integer, parent_id integer, slug text, title jsonb, description jsonb, part_title jsonb, sort_order integer, attributes jsonb',
    added.categories.map((category) => ({
      ...category,
      parent_id: category.parentId,
      part_title: category.partTitle,
      sort_order: category.order,
    })),
  );
  await insert(
    'attribute',
    'key, kind, unit, title, value_titles, sort_order',
    'key text, kind text, unit text, title jsonb, value_titles jsonb, sort_order integer',
    added.attributes.map((attribute, index) => ({
      ...attribute,
      value_titles: attribute.valueTitles,
      sort_order: 1000 + index,
    })),
  );
  await client.query(
    `update category set attributes = row.attributes from jsonb_to_recordset($1) as row (id integer, attributes jsonb)
     where category.id = row.id`,
    [JSON.stringify(added.categoryAttributes)],
  );
  await client.query(
    `update attribute set value_titles = row.titles || attribute.value_titles
     from jsonb_to_recordset($1) as row (key text, titles jsonb) where attribute.key = row.key`,
    [JSON.stringify(added.valueTitles.map(({ key, valueTitles }) => ({ key, titles: valueTitles })))],
  );
  await insert(
    'brand_spelling',
    'spelling, brand_id',
    'spelling text, brand_id integer',
    added.brandSpellings.map(({ spelling, brandId }) => ({ spelling, brand_id: brandId })),
    'on conflict do nothing',
  );
}
