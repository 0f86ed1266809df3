import type { ProductId } from '@farad/domain/product';
import type { CatalogueFrame, IndexedProduct, ProductChange } from '@farad/domain/search-query';
import { type CategoryTree, frameFingerprint } from './frame-words.ts';
import { findNumber } from '../columns/hash-index.ts';
import { type OpenSegment, openSegment } from './open-segment.ts';
import { SegmentBuilder } from './segment-builder.ts';
import { changeDocument, removeDocument } from './segment-changes.ts';

/** Maximum number of products in a group of the overlay. */
const fullAt = 1024;

interface Part {
  readonly products: Map<ProductId, IndexedProduct>;
  /** Columns of the products; null = products were added, so the columns must be built again. */
  open: OpenSegment | null;
}

/**
 * Products that no layer of the index contains yet, in groups of at most `fullAt`. Only the last group gets new
 * products; its columns are rebuilt at the next search.
 */
export class Overlay {
  private readonly frame: CatalogueFrame;
  private readonly tree: CategoryTree;
  private parts: Part[] = [];

  constructor(frame: CatalogueFrame, tree: CategoryTree) {
    this.frame = frame;
    this.tree = tree;
  }

  /**
   * Returns an overlay of the same products with another frame. Keeps the columns of products whose words the frame
   * does not change.
   */
  reframed(frame: CatalogueFrame, tree: CategoryTree): Overlay {
    const next = new Overlay(frame, tree);
    next.parts = this.parts.map(({ products, open }) => {
      const isKept =
        open !== null && frameFingerprint(frame, open.segment) === frameFingerprint(this.frame, open.segment);
      return { products, open: isKept ? openSegment(open.segment, tree) : null };
    });
    return next;
  }

  get size(): number {
    return this.parts.reduce((sum, part) => sum + part.products.size, 0);
  }

  has(id: ProductId): boolean {
    return this.partOf(id) !== undefined;
  }

  /** Adds a product. The overlay must not have it yet. */
  add(product: IndexedProduct): void {
    let last = this.parts.at(-1);
    if (last === undefined || last.products.size >= fullAt) {
      last = { products: new Map(), open: null };
      this.parts.push(last);
    }
    last.products.set(product.id, product);
    last.open = null;
  }

  remove(id: ProductId): boolean {
    const part = this.partOf(id);
    if (part === undefined) return false;
    part.products.delete(id);
    if (part.open !== null) removeDocument(part.open, docOf(part.open, id));
    if (part.products.size === 0) this.parts = this.parts.filter((other) => other !== part);
    return true;
  }

  /** Removes all products for which `isGone` returns true. */
  removeAll(isGone: (id: ProductId) => boolean): void {
    const gone = this.parts.flatMap((part) => [...part.products.keys()].filter(isGone));
    for (const id of gone) this.remove(id);
  }

  change(change: ProductChange): void {
    const part = this.partOf(change.id);
    const product = part?.products.get(change.id);
    if (part === undefined || product === undefined) return;
    const { tiers, available, demand } = change;
    part.products.set(change.id, { ...product, tiers, available, demand });
    if (part.open !== null) changeDocument(part.open.segment, docOf(part.open, change.id), change);
  }

  *eachProduct(): Iterable<IndexedProduct> {
    for (const part of this.parts) yield* part.products.values();
  }

  products(): readonly IndexedProduct[] {
    return this.parts.flatMap((part) => [...part.products.values()]);
  }

  segments(): readonly OpenSegment[] {
    return this.parts.map((part) => (part.open ??= this.build(part)));
  }

  private build(part: Part): OpenSegment {
    const builder = new SegmentBuilder(this.frame, this.tree);
    for (const product of part.products.values()) builder.add(product);
    return openSegment(builder.finish(), this.tree);
  }

  private partOf(id: ProductId): Part | undefined {
    return this.parts.find((part) => part.products.has(id));
  }
}

const docOf = ({ segment }: OpenSegment, id: ProductId): number => findNumber(segment.idSlots, segment.ids, id);
