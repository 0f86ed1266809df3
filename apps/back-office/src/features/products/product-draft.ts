import type { ProductFields } from '@farad/contract/office/catalogue/products';
import { emptyTexts } from '@farad/domain/shared';

/** Initial values of a new product. */
export const newProduct: ProductFields = {
  mpn: '',
  brandId: '',
  categoryId: '',
  title: emptyTexts,
  description: emptyTexts,
  state: 'draft',
  lifecycle: 'active',
  prices: [],
  beforePrice: null,
  minQuantity: 1,
  multiple: 1,
  unit: 'piece',
  package: null,
  weight: null,
  country: null,
  leadTimeDays: null,
  attributes: {},
  series: null,
  documents: [],
  otherNumbers: [],
  vatClass: 'standard',
  warrantyMonths: null,
  customsDeclaration: null,
  isMarked: false,
};

const orNull = (text: string | null | undefined): string | null => {
  const plain = text?.trim() ?? '';
  return plain === '' ? null : plain;
};

/** Returns the form's values as the API needs them. Emptied fields become null, and emptied parameters are left out. */
export function cleanFields(typed: ProductFields): ProductFields {
  const attributes = Object.entries(typed.attributes).filter(
    ([, text]: [string, string | null | undefined]) => orNull(text) !== null,
  );
  return {
    ...typed,
    attributes: Object.fromEntries(attributes),
    package: orNull(typed.package),
    series: orNull(typed.series),
    customsDeclaration: orNull(typed.customsDeclaration),
    country: orNull(typed.country)?.toUpperCase() ?? null,
    beforePrice: typed.beforePrice ?? null,
    weight: typed.weight ?? null,
    leadTimeDays: typed.leadTimeDays ?? null,
    warrantyMonths: typed.warrantyMonths ?? null,
  };
}

/** Converts a field name of the API to the form's: `fields.prices.0.price` becomes `['prices', 0, 'price']`. */
export const namePath = (field: string): readonly (string | number)[] =>
  field
    .split('.')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

type State = ProductFields['state'];

const isShown = (state: State): boolean => state === 'published' || state === 'known';

/**
 * Returns what staff must confirm before a change of state: archiving, or hiding a product that the site shows. null =
 * nothing.
 */
export function askBefore(before: State, after: State): 'archive' | 'hide' | null {
  if (after === 'archived' && before !== 'archived') return 'archive';
  return isShown(before) && !isShown(after) ? 'hide' : null;
}

/** Returns the key of the text that says what follows from archiving or hiding a product in this state. */
export const hidingConsequence = (before: State) => (isShown(before) ? 'archiveConsequence' : 'archiveUnseen');
