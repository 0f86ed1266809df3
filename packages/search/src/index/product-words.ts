import type { CatalogueFrame, IndexedProduct } from '@farad/domain/search-query';
import { locales } from '@farad/domain/shared';
import { type CategoryTree, categoryWords } from './frame-words.ts';
import { foldPartNumber } from '../words/part-number.ts';
import type { TextIndexBuilder } from '../columns/text-index.ts';
import { wordsOf } from '../words/words.ts';

/** Gives each word a number, the same for the same word. */
export type WordNumbers = Pick<TextIndexBuilder, 'wordPlace'>;

/** Maximum number of cached title pieces per category; limits the memory while building. */
const rememberedPieces = 200_000;

/**
 * Collects the words that are stored with a product: the words of its titles and of its brand. Words of its category
 * are left out, because they are stored once for many products. Its part number is left out too, because it has its own
 * index. Each piece of a title is split into words once per category and cached, because many titles contain the same
 * pieces.
 */
export class ProductWords {
  private readonly tree: CategoryTree;
  private readonly text: WordNumbers;
  private readonly brandNames: ReadonlyMap<number, string>;
  private readonly brandWords = new Map<number, readonly number[]>();
  private readonly categories = new Map<number, CategoryPieces>();

  constructor(frame: CatalogueFrame, tree: CategoryTree, text: WordNumbers) {
    this.tree = tree;
    this.text = text;
    this.brandNames = new Map(frame.brands.map((brand) => [brand.id, brand.name]));
  }

  /** Returns the words of the product as indexes in the text index. A word may occur several times. */
  of(product: IndexedProduct): readonly number[] {
    const places: number[] = [...this.wordsOfBrand(product.brandId)];
    const { own, pieces } = this.categoryPieces(product.categoryId);
    const [number] = foldPartNumber(product.mpn);
    for (const locale of locales) {
      for (const piece of product.title[locale].split(' ')) {
        if (piece === '' || piece === product.mpn) continue;
        let read = pieces.get(piece);
        if (read === undefined) {
          // A product is found by its part number through the index of numbers. As a word, the number would only
          // enlarge the list of words.
          const [folded] = foldPartNumber(piece);
          if (folded !== undefined && folded === number) continue;
          read = { folded, places: this.placesOf(piece, own) };
          if (pieces.size < rememberedPieces) pieces.set(piece, read);
        }
        if (read.folded === undefined || read.folded !== number) places.push(...read.places);
      }
    }
    return places;
  }

  private placesOf(text: string, without: ReadonlySet<string>): readonly number[] {
    const words = wordsOf(text).filter((word) => !without.has(word));
    return words.map((word) => this.text.wordPlace(word));
  }

  private wordsOfBrand(brandId: number): readonly number[] {
    const known = this.brandWords.get(brandId);
    if (known !== undefined) return known;
    const places = this.placesOf(this.brandNames.get(brandId) ?? '', new Set());
    this.brandWords.set(brandId, places);
    return places;
  }

  private categoryPieces(categoryId: IndexedProduct['categoryId']): CategoryPieces {
    const known = this.categories.get(categoryId);
    if (known !== undefined) return known;
    const made = { own: categoryWords(this.tree, categoryId), pieces: new Map<string, Piece>() };
    this.categories.set(categoryId, made);
    return made;
  }
}

interface Piece {
  /** The piece normalised as a part number. */
  readonly folded: string | undefined;
  readonly places: readonly number[];
}

interface CategoryPieces {
  readonly own: ReadonlySet<string>;
  /** Piece of a title → indexes of its words. */
  readonly pieces: Map<string, Piece>;
}
