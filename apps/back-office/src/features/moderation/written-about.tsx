import type { StaffWriting } from '@farad/contract/office/reviews';

import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';

/** Product or shop that an item was written about, with a link to its page. */
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
