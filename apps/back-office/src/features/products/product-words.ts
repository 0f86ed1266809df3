import type { ProductFields } from '@farad/contract/back-office-products';
import type { QueryKey } from '@tanstack/react-query';

import type { ChangeWords } from '#ui/call/use-change.ts';

/** The specification's form of messages (section 8). */
export const productUpdated: ChangeWords = {
  done: 'backOfficeProducts.updated',
  notDone: 'backOfficeProducts.notUpdated',
};

/** What shows something of a product. */
export const touchedByProduct: readonly QueryKey[] = [['products'], ['audit']];

export const choicesKey = ['products', 'choices'] as const;

/** Key of the text that names a kind of document. */
export const documentKey = (kind: ProductFields['documents'][number]['kind']): string =>
  `backOfficeProducts.documentKind_${kind === 'other' ? 'another' : kind}`;
