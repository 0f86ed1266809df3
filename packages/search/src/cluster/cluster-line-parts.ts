import type { GenericPart } from '@farad/domain/bom';
import type { AttributeKey, AttributeValue, BrandId, CategoryId } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import { breakIndexAt } from '../columns/price-break-pool.ts';
import { passes } from '../facets/conditions.ts';
import { piecesFor } from '../facets/costs.ts';
import { type OpenFrame, requestedCategories } from '../index/resolve-filter.ts';
import { askedOf } from '../lists/fitting-parts.ts';
import { begunMax, type FittingOrder, type LinePart, type LineParts, sameNumberMax } from '../lists/line-parts.ts';
import type { KnownTexts } from '../text/known-texts.ts';
import type { Answers, ClusterBody, ClusterHit } from './answers.ts';
import { attributeQuery } from './attribute-query.ts';
import { ClusterTexts } from './cluster-texts.ts';
import { brandQuery, categoryQuery, kindsOf } from './conditions.ts';
import { attributeFields, fields, rangeOfText, unitPriceOf } from './fields.ts';
import { allOf, everything, hasAnyTerm, hasPrefix, hasTerm, type Query } from './query.ts';
import { byCost, byScript } from './row-order.ts';

/** Fields of a part. Numbers of prices are read as texts, because they have more digits than a number keeps. */
const partFields = [
  fields.id,
  fields.brand,
  fields.category,
  fields.mpn,
  fields.available,
  fields.least,
  fields.multiple,
  fields.tierQuantities,
  { field: fields.tierPrices, format: '0' },
  ...['number', 'range', 'word', 'flag'].map((group) => `${group}.*`),
];

/** A part of the cluster. */
class ClusterPart implements LinePart {
  readonly id: ProductId;
  readonly brandId: BrandId;
  readonly categoryId: CategoryId;
  readonly mpn: string;
  readonly available: number;
  private readonly frame: OpenFrame;
  private readonly own: NonNullable<ClusterHit['fields']>;

  constructor(frame: OpenFrame, { fields: own = {} }: ClusterHit) {
    this.frame = frame;
    this.own = own;
    this.id = this.numberIn(fields.id) as ProductId;
    this.brandId = this.numberIn(fields.brand) as BrandId;
    this.categoryId = this.numberIn(fields.category) as CategoryId;
    this.mpn = String(own[fields.mpn]?.[0] ?? '');
    this.available = this.numberIn(fields.available);
  }

  costOf = (quantity: number): number => {
    const ladder = (this.own[fields.tierQuantities] ?? []).map(Number);
    if (ladder.length === 0) return Infinity;
    const rule = { least: this.numberIn(fields.least), multiple: this.numberIn(fields.multiple) };
    const pieces = piecesFor(rule, quantity);
    return unitPriceOf(String(this.own[fields.tierPrices]?.[breakIndexAt(ladder, pieces)])) * pieces;
  };

  valueOf = (key: string): AttributeValue | null => {
    const definition = this.frame.definitions.get(key as AttributeKey);
    if (definition === undefined) return null;
    const value = this.own[attributeFields(definition.key, definition.kind).value]?.[0];
    if (value === undefined) return null;
    return definition.kind === 'range' ? rangeOfText(String(value)) : value;
  };

  private numberIn(field: string): number {
    return Number(this.own[field]?.[0]);
  }
}

const byNumber = [{ [fields.numbers]: 'asc' }, { [fields.id]: 'asc' }];

/** The parts of the cluster. */
export class ClusterLineParts implements LineParts {
  private readonly frame: OpenFrame;
  private readonly answers: Answers;
  readonly known: KnownTexts;

  constructor(frame: OpenFrame, answers: Answers) {
    this.frame = frame;
    this.answers = answers;
    this.known = new ClusterTexts(frame, answers);
  }

  ofId(id: ProductId): readonly LinePart[] {
    return this.found({ size: 1, query: hasTerm(fields.id, id) });
  }

  ofNumber(forms: readonly string[]): readonly LinePart[] {
    if (forms.length === 0) return [];
    return this.found({ size: sameNumberMax * forms.length, query: hasAnyTerm(fields.numbers, forms), sort: byNumber });
  }

  begunWith(forms: readonly string[]): readonly LinePart[] {
    const parts = forms.flatMap((form) =>
      this.found({ size: begunMax, query: hasPrefix(fields.numbers, form), sort: byNumber }),
    );
    return [...new Map(parts.map((part) => [part.id, part])).values()];
  }

  fitting(part: GenericPart, { quantity, makers }: FittingOrder, most: number): readonly LinePart[] {
    if (!part.parameters.some(({ isNominal }) => isNominal)) return [];
    const sort = [
      ...(makers.length === 0
        ? []
        : [
            byScript(`return params.makers.contains(doc['${fields.brand}'].value) ? 0 : 1;`, {
              makers: makers.map(String),
            }),
          ]),
      byScript(`return doc['${fields.available}'].value < params.quantity ? 1 : 0;`, { quantity }),
      { [fields.inStock]: 'desc' },
      byCost(quantity),
      { [fields.id]: 'asc' },
    ];
    return this.found({ size: most, query: this.described(part), sort });
  }

  meets({ brandId, valueOf }: LinePart, description: GenericPart): boolean {
    const { brandIds, attributes } = askedOf(this.frame, description);
    if (brandIds?.has(brandId) === false) return false;
    return Array.from(attributes).every(([key, filters]) => {
      const value = valueOf(key);
      return value !== null && filters.every((filter) => passes(filter)(value));
    });
  }

  private described(part: GenericPart): Query {
    const { brandIds, attributes } = askedOf(this.frame, part);
    const kindOf = kindsOf(this.frame);
    return allOf([
      ...part.categories.map((slugs) => categoryQuery(requestedCategories(this.frame, slugs)) ?? everything),
      brandQuery(brandIds) ?? everything,
      ...Array.from(attributes.values()).flatMap((filters) => filters.map((filter) => attributeQuery(kindOf, filter))),
    ]);
  }

  private found(body: ClusterBody): readonly LinePart[] {
    const { hits } = this.answers.to({ ...body, docvalue_fields: partFields });
    return hits.hits.map((hit) => new ClusterPart(this.frame, hit));
  }
}
