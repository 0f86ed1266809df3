import type { AttributeDefinition, AttributeValue } from '@farad/domain/category';
import { lowestQuantity } from '@farad/domain/product';
import type { CatalogueFrame, IndexedProduct } from '@farad/domain/search-query';
import { type AttributeColumn, type CodeColumn, codesFor, fitted, ValueInterner } from '../columns/dictionary.ts';
import type { CategoryTree } from './frame-words.ts';
import { type ColumnMemory, type ColumnType, ownMemory } from '../columns/column-memory.ts';
import { type Growing, growingFloat64, growingUint32 } from '../columns/growing.ts';
import { hashNumbers, hashStrings } from '../columns/hash-index.ts';
import { foldPartNumber } from '../words/part-number.ts';
import { ProductWords } from './product-words.ts';
import { promotion } from './promotion.ts';
import { SaidValues } from './said-values.ts';
import { clustered } from './cluster.ts';
import { type Block, inStock, outOfStock, type Segment } from './segment.ts';
import { reordered, type StringTable, StringTableBuilder } from '../columns/string-table.ts';
import { TextIndexBuilder } from '../columns/text-index.ts';
import { Ladders, orderedPriceBreaks, type PriceBreakPool } from '../columns/price-break-pool.ts';
import { VariantGroupsBuilder } from './variant-groups.ts';

/**
 * Builds a segment from products in any order. Each product is stored in columns immediately, not kept as an object.
 * `finish` sorts the columns into blocks: by leaf category, in the order of the category tree.
 */
export class SegmentBuilder {
  private readonly tree: CategoryTree;
  private readonly rankOfCategory: ReadonlyMap<number, number>;
  private readonly definitions: readonly Pick<AttributeDefinition, 'key' | 'kind'>[];
  private readonly attributeOf: ReadonlyMap<string, number>;
  private readonly interners: readonly ValueInterner[];
  private readonly brandInterner = new ValueInterner();
  /** Quantity rules, as pairs of the multiple and the minimum. */
  private readonly ruleInterner = new ValueInterner();
  private readonly ladders = new Ladders();
  private readonly memory: ColumnMemory;
  private readonly ids: Growing<Uint32Array>;
  private readonly categoryRanks: Growing<Uint32Array>;
  private readonly brands: Growing<Uint32Array>;
  private readonly available: Growing<Float64Array>;
  private readonly demand: Growing<Float64Array>;
  private readonly rules: Growing<Uint32Array>;
  private readonly seos: StringTableBuilder;
  private readonly mpns: StringTableBuilder;
  private readonly tierStarts: Growing<Uint32Array>;
  private readonly ladderOf: Growing<Uint32Array>;
  private readonly tierPrices: Growing<Float64Array>;
  private readonly valueStarts: Growing<Uint32Array>;
  private readonly valueAttributes: Growing<Uint32Array>;
  private readonly valuePlaces: Growing<Uint32Array>;
  private readonly variants: VariantGroupsBuilder;
  private readonly text: TextIndexBuilder;
  private readonly words: ProductWords;
  private readonly said: SaidValues;

  /** Creates an empty builder. `memory` allocates the columns, also those of the finished segment. */
  constructor(frame: CatalogueFrame, tree: CategoryTree, memory: ColumnMemory = ownMemory) {
    this.tree = tree;
    this.memory = memory;
    const numbers = (): Growing<Uint32Array> => growingUint32(memory);
    [this.ids, this.categoryRanks, this.brands] = [numbers(), numbers(), numbers()];
    [this.available, this.demand] = [growingFloat64(memory), growingFloat64(memory)];
    this.rules = numbers();
    [this.seos, this.mpns] = [new StringTableBuilder(memory), new StringTableBuilder(memory)];
    [this.tierStarts, this.ladderOf, this.tierPrices] = [numbers(), numbers(), growingFloat64(memory)];
    [this.valueStarts, this.valueAttributes, this.valuePlaces] = [numbers(), numbers(), numbers()];
    this.variants = new VariantGroupsBuilder(memory);
    this.text = new TextIndexBuilder(memory);
    this.rankOfCategory = new Map(tree.preorder.map((category, rank) => [category.id, rank]));
    this.words = new ProductWords(frame, tree, this.text);
    this.said = new SaidValues(frame);
    this.definitions = [...frame.attributes, promotion];
    this.attributeOf = new Map(this.definitions.map(({ key }, index) => [key, index]));
    this.interners = this.definitions.map(() => new ValueInterner());
  }

  add(product: IndexedProduct): void {
    const rank = this.rankOfCategory.get(product.categoryId);
    if (rank === undefined) throw new Error(`frame has no category ${product.categoryId} of product ${product.id}`);
    this.ids.push(product.id);
    this.categoryRanks.push(rank);
    this.brands.push(this.brandInterner.placeOf(product.brandId));
    this.available.push(product.available);
    this.demand.push(product.demand);
    this.rules.push(this.ruleInterner.placeOf([product.multiple, lowestQuantity(product)]));
    this.seos.add(product.seo);
    this.mpns.add(product.mpn);
    this.variants.add(product.variantGroup);
    this.addTiers(product);
    this.addValues(product);
    this.text.add(foldPartNumber(product.mpn), this.words.of(product));
  }

  private addTiers(product: IndexedProduct): void {
    this.tierStarts.push(this.tierPrices.length);
    const tiers = orderedPriceBreaks(product.tiers);
    this.ladderOf.push(this.ladders.placeOf(tiers.map((tier) => tier.minQuantity)));
    for (const tier of tiers) this.tierPrices.push(tier.unitPrice);
  }

  private addValues(product: IndexedProduct): void {
    this.valueStarts.push(this.valuePlaces.length);
    for (const [key, value] of Object.entries(this.said.of(product))) this.addValue(key, value);
    if (product.hasBeforePrice) this.addValue(promotion.key, true);
  }

  private addValue(key: string, given: AttributeValue): void {
    const attribute = this.attributeOf.get(key);
    if (attribute === undefined) return;
    const value = fitted(this.definitions[attribute]!.kind, given);
    if (value === null) return;
    this.valueAttributes.push(attribute);
    this.valuePlaces.push(this.interners[attribute]!.placeOf(value));
  }

  /**
   * Returns the segment; the builder must not be used afterwards. Each collected column is released as soon as it is
   * copied, which halves the peak memory of a large catalogue. `onDropped` is called when memory has been released.
   */
  finish(onDropped: () => void = () => undefined): Segment {
    const { order: byBlock, blocks } = this.blockOrder();
    this.categoryRanks.drop();
    const order = clustered(byBlock, blocks, this.attributeColumns(byBlock, blocks), this.tree);
    onDropped();
    const attributes = this.attributeColumns(order, blocks);
    for (const values of [this.valueStarts, this.valueAttributes, this.valuePlaces]) values.drop();
    const tiers = this.tierPool(order);
    onDropped();
    const { memory } = this;
    const ids = this.permuted(Uint32Array, this.ids, order);
    const available = this.permuted(Float64Array, this.available, order);
    const seos = this.reordered(this.seos, order);
    const mpns = this.reordered(this.mpns, order);
    const states = memory(Uint16Array, order.length);
    for (let doc = 0; doc < states.length; doc++) states[doc] = available[doc]! > 0 ? inStock : outOfStock;
    const [brandIds, brands] = this.internedColumn(this.brandInterner, this.brands, order, blocks);
    const [pairs, rules] = this.internedColumn(this.ruleInterner, this.rules, order, blocks);
    const quantityRules = (pairs as readonly (readonly [number, number])[]).map(([multiple, least]) => ({
      least,
      multiple,
    }));
    const demand = this.permuted(Float64Array, this.demand, order);
    const variants = this.variants.finish(order);
    onDropped();
    return {
      count: order.length,
      blocks,
      ids,
      idSlots: hashNumbers(ids, memory),
      seos,
      seoSlots: hashStrings(seos, memory),
      mpns,
      brandIds: brandIds as readonly number[],
      brands,
      attributes,
      states: { codes: states, blockStart: fullColumn(blocks) },
      available,
      demand,
      rules,
      quantityRules,
      tiers,
      variants,
      text: this.text.finish(order),
    };
  }

  /** Returns the blocks and the order of the documents. `order[doc]` is the product's number in order of arrival. */
  private blockOrder(): { readonly order: Uint32Array; readonly blocks: readonly Block[] } {
    const ranks = this.categoryRanks.view();
    const starts = new Uint32Array(this.tree.preorder.length + 1);
    for (const rank of ranks) starts[rank + 1]!++;
    for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
    const blocks = this.tree.preorder
      .map((category, rank) => ({ categoryId: category.id, start: starts[rank]!, end: starts[rank + 1]! }))
      .filter((block) => block.end > block.start);
    const next = starts.slice();
    const order = new Uint32Array(ranks.length);
    for (let place = 0; place < ranks.length; place++) order[next[ranks[place]!]!++] = place;
    return { order, blocks };
  }

  /** Returns the distinct values of a field and the column of their codes. Every product must have the field. */
  private internedColumn(
    interner: ValueInterner,
    collected: Growing<Uint32Array>,
    order: Uint32Array,
    blocks: readonly Block[],
  ): readonly [values: readonly AttributeValue[], column: CodeColumn] {
    const { values, codeOfPlace } = interner.sorted();
    const codes = codesFor(order.length, values.length, this.memory);
    const places = collected.view();
    for (let doc = 0; doc < order.length; doc++) codes[doc] = codeOfPlace[places[order[doc]!]!]!;
    collected.drop();
    return [values, { codes, blockStart: fullColumn(blocks) }];
  }

  private attributeColumns(order: Uint32Array, blocks: readonly Block[]): ReadonlyMap<string, AttributeColumn> {
    const placement = this.placeColumns(order, blocks);
    const sorted = this.interners.map((interner) => interner.sorted());
    const codes = sorted.map(({ values }, attribute) =>
      codesFor(placement.lengths[attribute]!, values.length, this.memory),
    );
    this.eachValue(order, blocks, (block, doc, attribute, place) => {
      const start = placement.blockStarts[attribute]![block]!;
      codes[attribute]![start + doc - blocks[block]!.start] = sorted[attribute]!.codeOfPlace[place]!;
    });
    const columns = new Map<string, AttributeColumn>();
    this.definitions.forEach(({ key, kind }, attribute) => {
      if (codes[attribute]!.length === 0) return;
      const blockStart = placement.blockStarts[attribute]!;
      columns.set(key, { key, kind, values: sorted[attribute]!.values, codes: codes[attribute]!, blockStart });
    });
    return columns;
  }

  /**
   * Returns, for each attribute, the starts of the blocks' codes and the length of the column. −1 = no document of the
   * block has the attribute.
   */
  private placeColumns(order: Uint32Array, blocks: readonly Block[]): { blockStarts: Int32Array[]; lengths: number[] } {
    const blockStarts = this.definitions.map(() => new Int32Array(blocks.length).fill(-1));
    const lengths = this.definitions.map(() => 0);
    this.eachValue(order, blocks, (block, _doc, attribute) => {
      if (blockStarts[attribute]![block] !== -1) return;
      blockStarts[attribute]![block] = lengths[attribute]!;
      lengths[attribute]! += blocks[block]!.end - blocks[block]!.start;
    });
    return { blockStarts, lengths };
  }

  private eachValue(
    order: Uint32Array,
    blocks: readonly Block[],
    visit: (block: number, doc: number, attribute: number, place: number) => void,
  ): void {
    const starts = this.valueStarts.view();
    const attributes = this.valueAttributes.view();
    const places = this.valuePlaces.view();
    blocks.forEach((range, block) => {
      for (let doc = range.start; doc < range.end; doc++) {
        const product = order[doc]!;
        const end = product + 1 < starts.length ? starts[product + 1]! : places.length;
        for (let at = starts[product]!; at < end; at++) visit(block, doc, attributes[at]!, places[at]!);
      }
    });
  }

  private tierPool(order: Uint32Array): PriceBreakPool {
    const starts = this.tierStarts.view();
    const prices = this.tierPrices.view();
    const pool = {
      ladders: this.ladders,
      ladderOf: this.permuted(Uint32Array, this.ladderOf, order),
      starts: this.memory(Uint32Array, order.length),
      room: this.memory(Uint16Array, order.length),
      unitPrices: this.memory(Float64Array, prices.length),
      length: prices.length,
    };
    let at = 0;
    for (let doc = 0; doc < order.length; doc++) {
      const from = starts[order[doc]!]!;
      pool.starts[doc] = at;
      pool.room[doc] = this.ladders.lists[pool.ladderOf[doc]!]!.length;
      for (let step = 0; step < pool.room[doc]!; step++) pool.unitPrices[at++] = prices[from + step]!;
    }
    this.tierStarts.drop();
    this.tierPrices.drop();
    return pool;
  }

  private permuted<T extends Uint32Array | Float64Array>(type: ColumnType<T>, from: Growing<T>, order: Uint32Array): T {
    const [numbers, to] = [from.view(), this.memory(type, order.length)];
    for (let doc = 0; doc < order.length; doc++) to[doc] = numbers[order[doc]!]!;
    from.drop();
    return to;
  }

  private reordered(from: StringTableBuilder, order: Uint32Array): StringTable {
    const table = reordered(from.view(), order, this.memory);
    from.drop();
    return table;
  }
}

/** Returns the starts of the blocks in a column that has codes for every block. */
const fullColumn = (blocks: readonly Block[]): Int32Array => Int32Array.from(blocks, (block) => block.start);
