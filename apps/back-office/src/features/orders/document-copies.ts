import type { OrderDocument } from '@farad/contract/shop/documents';
import { locales, type Locale } from '@farad/domain/shared';

/** A copy of a document: the query of its address, and the text of its link. */
interface DocumentCopy {
  readonly query: string;
  readonly label: string;
  /** Language of the copy; absent = that of the document. */
  readonly lang?: Locale;
}

/** Returns the copies of a document: an XML file of a УПД, none of an invoice, and one in each language of the others. */
export function copiesOf(kind: OrderDocument['kind']): readonly DocumentCopy[] {
  if (kind === 'upd') return [{ query: 'format=xml', label: 'XML' }];
  if (kind === 'invoice') return [];
  return locales.map((lang) => ({ query: `language=${lang}`, label: lang.toUpperCase(), lang }));
}
