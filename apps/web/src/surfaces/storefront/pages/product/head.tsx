import { useWords } from '#i18n/words.tsx';
import { buttonClass } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ProductMarks } from '#surfaces/storefront/features/product-lists/product-marks.tsx';
import { Stars } from '#surfaces/storefront/features/reviews/stars.tsx';
import type { ProductView } from './load-product.server.ts';
import { ShareButton } from './share-button.tsx';

/** Top of a product page: name, lifecycle, documents, and all actions except buying. */
export function Head({ product }: { product: ProductView }) {
  const { t, locale } = useWords();
  const { average, count } = product.reviews.rating;
  return (
    <>
      <h1 className="font-mono !tracking-tighter break-words">
        {product.mpn}
        <CopyButton
          text={product.mpn}
          label={t('catalogue.copyPartNumber', { mpn: product.mpn })}
          copiedLabel={t('catalogue.copied')}
        />
      </h1>
      <p className="mt-1 mb-3 text-16 text-ink-2">
        {product.brand.name} · {product.title}
      </p>
      {average !== null && (
        <p className="mb-3 text-13">
          <a href="#reviews">
            <Stars rating={average} className="mr-1.5 text-16" />
            <span className="num">{average.toLocaleString(locale)}</span> · {t('product.reviewCount', { count })}
          </a>
        </p>
      )}
      <Lifecycle product={product} />
      <div className="mb-3.5 flex flex-wrap gap-2">
        <Documents product={product} />
        <ProductMarks product={product} isPage />
        <ShareButton title={`${product.mpn} ${product.brand.name}`} />
      </div>
    </>
  );
}

/** Warning that the part is or will be discontinued, with a link to replacements. */
function Lifecycle({ product: { lifecycle, analogues } }: { product: ProductView }) {
  const { t } = useWords();
  if (lifecycle === 'active') return null;
  return (
    <p className="mb-3 bg-warn-wash px-3 py-1.5 text-13 text-warn">
      <b className="font-semibold">{t(`catalogue.lifecycle_${lifecycle}`)}.</b>{' '}
      {t(`product.lifecycleNote_${lifecycle}`)}{' '}
      {analogues.rows.length > 0 && (
        <a href="#analogues" className="underline">
          {t('product.toAnalogues')}
        </a>
      )}
    </p>
  );
}

const documentKinds = ['datasheet', 'certificate', 'drawing', 'model'] as const;

function Documents({ product: { documents, makerLink } }: { product: ProductView }) {
  const { t } = useWords();
  if (documents.length === 0 && makerLink === null) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {documents.map((document) => {
        const kind = documentKinds.find((known) => known === document.kind) ?? 'other';
        return (
          <li key={document.url}>
            <a
              href={document.url}
              rel="noopener noreferrer nofollow"
              title={document.isProtected ? document.title : t('product.openConnection')}
              className={buttonClass('quiet')}
            >
              <Icon name="document" size={16} />
              {t(`product.${kind}_document`)}
              {!document.isProtected && <span className="text-ink-2">{t('product.notHttps')}</span>}
            </a>
          </li>
        );
      })}
      {makerLink !== null && (
        <li>
          <a href={makerLink.url} rel="noopener nofollow" title={makerLink.note} className={buttonClass('quiet')}>
            <Icon name="document" size={16} />
            {makerLink.title} <span aria-hidden>↗</span>
          </a>
        </li>
      )}
    </ul>
  );
}
