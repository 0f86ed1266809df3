import type { AttributeValues, CategoryId } from '@farad/domain/category';
import { namedKind, partNameReader, saidValues, type NamedKind } from '@farad/domain/part-name';
import type { CatalogueFrame, IndexedProduct } from '@farad/domain/search-query';
import { locales } from '@farad/domain/shared';

/** A kind of part, and the attribute with its nominal value, such as the resistance of a resistor. */
interface NominalKind extends NamedKind {
  readonly key: string;
}

/**
 * Reads missing nominal values of products from their titles and part numbers. So `10 кОм` finds a resistor whose title
 * says 10 kΩ, and not one whose number merely contains these characters: `07510KL`.
 */
export class SaidValues {
  private readonly frame: CatalogueFrame;
  /** The kind of part of each category, determined when first needed. null = its parts have no nominal value. */
  private readonly kinds = new Map<CategoryId, NominalKind | null>();
  private readonly readName = partNameReader();

  constructor(frame: CatalogueFrame) {
    this.frame = frame;
  }

  private kindOf(id: CategoryId): NominalKind | null {
    const known = this.kinds.get(id);
    if (known !== undefined) return known;
    const keys = new Set(this.frame.categories.find((one) => one.id === id)?.attributes.map(({ key }) => key));
    const kind = namedKind(this.frame.attributes.filter(({ key }) => keys.has(key)));
    const key = kind.nominal === null ? undefined : kind.rules.get(kind.nominal)?.key;
    const made = key === undefined ? null : { ...kind, key };
    this.kinds.set(id, made);
    return made;
  }

  /** Returns the product's attributes and, in addition, the values that only its title or number states. */
  of({ categoryId, attributes, mpn, title }: IndexedProduct): AttributeValues {
    const kind = this.kindOf(categoryId);
    if (kind === null || attributes[kind.key] !== undefined) return attributes;
    const texts = [...new Set(locales.map((locale) => title[locale]))];
    const said = saidValues({ texts, number: mpn, stated: attributes }, kind, this.readName);
    return said.size === 0 ? attributes : { ...attributes, ...Object.fromEntries(said) };
  }
}
