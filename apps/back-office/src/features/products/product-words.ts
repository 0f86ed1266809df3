import type { ProductFields } from '@farad/contract/office/catalogue/products';

import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';
import type { ChangeWords } from '#ui/call/use-change.ts';

/** Keys of the messages after a change of a product, in the format of the specification (section 8). */
export const productUpdated: ChangeWords = {
  done: 'backOfficeProducts.updated',
  notDone: 'backOfficeProducts.notUpdated',
};

/** Calls whose cached answers are fetched again after a product changes. */
export const touchedByProduct: readonly AnsweredCall[] = [...answersOf.products, 'auditLog'];

/** Returns the key of the name of a document type. */
export const documentKey = (kind: ProductFields['documents'][number]['kind']): string =>
  `backOfficeProducts.documentKind_${kind === 'other' ? 'another' : kind}`;
