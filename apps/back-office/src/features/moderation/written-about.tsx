import type { StaffWriting } from '@farad/contract/back-office-writings';

import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';

/** What something was written about, with its page on the site. */
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
