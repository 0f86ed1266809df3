import type { AttributeDefinition, AttributeKey, BrandId, Category, CategoryId } from '@farad/domain/category';
import type { Quantity, UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { emptyFilter, type CatalogueFrame, type IndexedProduct } from '@farad/domain/search-query';
import { localized, type LocalizedText } from '@farad/domain/shared';

const text = (ru: string, en: string, tr: string): LocalizedText => localized({ ru, en, tr });
const same = (word: string): LocalizedText => text(word, word, word);

const definition = (key: string, kind: AttributeDefinition['kind']): AttributeDefinition => ({
  key: key as AttributeKey,
  kind,
  unit: null,
  title: same(key),
  valueTitles: {},
});

const category = (
  id: number,
  parentId: number | null,
  slug: string,
  title: LocalizedText,
  keys: readonly string[],
): Category => ({
  id: id as CategoryId,
  parentId: parentId as CategoryId | null,
  slug,
  title,
  description: same(''),
  partTitle: title,
  order: 100 - id,
  attributes: keys.map((key) => ({ key: key as AttributeKey, isFacet: true, isColumn: true })),
});

/** Frame with three levels of categories, five leaf categories and an attribute of every kind. */
export const smallFrame: CatalogueFrame = {
  categories: [
    category(1, null, 'passives', text('Пассивные компоненты', 'Passives', 'Pasifler'), []),
    category(2, 1, 'resistors', text('Резисторы', 'Resistors', 'Dirençler'), []),
    category(3, 2, 'chip-resistors', text('Чип-резисторы', 'Chip resistors', 'Çip dirençler'), [
      'value',
      'package',
      'temperature',
      'marked',
    ]),
    category(4, 2, 'axial-resistors', text('Выводные резисторы', 'Axial resistors', 'Eksenel dirençler'), [
      'value',
      'power',
      'temperature',
    ]),
    category(5, 1, 'capacitors', text('Конденсаторы', 'Capacitors', 'Kondansatörler'), ['value', 'package', 'series']),
    category(6, null, 'chips', text('Микросхемы', 'Integrated circuits', 'Entegreler'), ['package', 'temperature']),
    category(7, null, 'tools', text('Инструмент', 'Tools', 'Aletler'), []),
  ],
  attributes: [
    definition('value', 'number'),
    definition('power', 'number'),
    definition('package', 'enum'),
    definition('temperature', 'range'),
    definition('marked', 'flag'),
    definition('series', 'text'),
  ],
  brands: [
    { id: 1 as BrandId, slug: 'yageo', name: 'Yageo' },
    { id: 2 as BrandId, slug: 'ti', name: 'Texas Instruments' },
    { id: 3 as BrandId, slug: 'integral', name: 'Интеграл' },
  ],
};

/**
 * Returns a product in a category of this frame. `fields` are the fields that matter to a test; the others have
 * defaults.
 */
export const product = (id: number, fields: Partial<IndexedProduct> = {}): IndexedProduct => ({
  id: id as ProductId,
  categoryId: 3 as CategoryId,
  brandId: 1 as BrandId,
  seo: `part-${id}`,
  mpn: `PART${id}`,
  title: same(`Part ${id}`),
  tiers: [{ minQuantity: 1 as Quantity, unitPrice: (id * 1000) as UnitPrice }],
  minQuantity: 1 as Quantity,
  multiple: 1 as Quantity,
  available: 10 as Quantity,
  demand: 0,
  variantGroup: null,
  hasBeforePrice: false,
  attributes: {},
  ...fields,
});

/** Filter that finds all products, sorted by relevance. */
export const anyFilter = emptyFilter;
