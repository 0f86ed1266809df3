import type { ProductFields } from '@farad/contract/office/products';
import type { QueryKey } from '@tanstack/react-query';

import type { ChangeWords } from '#ui/call/use-change.ts';

/** Messages in the form of the specification (section 8). */
export const productUpdated: ChangeWords = {
  done: 'backOfficeProducts.updated',
  notDone: 'backOfficeProducts.notUpdated',
};

/** Query keys to refetch after a product changes. */
export const touchedByProduct: readonly QueryKey[] = [['products'], ['audit']];

export const choicesKey = ['products', 'choices'] as const;

/** Returns the text key of a document type. */
export const documentKey = (kind: ProductFields['documents'][number]['kind']): string =>
  `backOfficeProducts.documentKind_${kind === 'other' ? 'another' : kind}`;
