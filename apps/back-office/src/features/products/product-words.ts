import type { ProductFields } from '@farad/contract/office/catalogue/products';

import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';
import type { ChangeWords } from '#ui/call/use-change.ts';

/** For each change of a product, the text keys of its success and failure messages (specification section 8). */
export const productUpdated: ChangeWords = {
  done: 'backOfficeProducts.updated',
  notDone: 'backOfficeProducts.notUpdated',
};

/** Calls whose cached answers are fetched again after a product changes. */
export const touchedByProduct: readonly AnsweredCall[] = [...answersOf.products, 'auditLog'];

/** Returns the key of the name of a document type. */
export const documentKey = (kind: ProductFields['documents'][number]['kind']): string =>
  `backOfficeProducts.documentKind_${kind === 'other' ? 'another' : kind}`;
