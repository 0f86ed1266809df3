import type { StaffWriting } from '@farad/contract/office/content/reviews';

import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';

/**
 * Link to the product that was reviewed or asked about. For a review of the shop, links to the page of such reviews.
 */
export function WrittenAbout({ product }: Pick<StaffWriting, 'product'>) {
  const { t } = useWords();
  const { place } = useOffice();
  const address = product === null ? '/reviews' : `/product/${product.seo}`;
  return (
    <a href={`${place.site}${address}`} target="_blank" rel="noreferrer" className="office-number">
      {product?.mpn ?? t('backOfficeQueues.shop')}
    </a>
  );
}
