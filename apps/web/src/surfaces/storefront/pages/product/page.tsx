import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { useFrame } from '../../../../shell/frame.ts';
import { PageHead } from '../../../../shell/page-head.tsx';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { JsonLd } from '../../../../ui/json-ld.tsx';
import { BasketNotice } from '../../features/add-to-basket/basket-notice.tsx';
import { BuyPanel } from '../../features/add-to-basket/buy-panel.tsx';
import { Gallery } from './gallery.tsx';
import { loadProduct, type ProductView } from './load-product.server.ts';
import { Parameters } from './parameters.tsx';
import { Variants } from './variants.tsx';

export const loader = (visit: LoaderFunctionArgs) => loadProduct(visit, visit.params['seo'] ?? '');

export default function ProductPage() {
  const { t, to } = useWords();
  const product = useLoaderData<typeof loader>();
  const crumbs = [
    { title: t('catalogue.title'), to: to('/catalog') },
    ...product.breadcrumbs.map(({ slug, title }) => ({ title, to: to(`/catalog/${slug}`) })),
  ];
  return (
    <>
      <PageHead
        title={t('meta.productTitle', { mpn: product.mpn, brand: product.brand.name })}
        description={product.metaDescription}
      />
      <JsonLd text={product.jsonLd} />
      <Breadcrumbs label={t('shell.breadcrumbs')} crumbs={crumbs} />
      <BasketNotice />
      <div className="product-page mt-3">
        <div className="area-head">
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
          {product.lifecycle !== 'active' && (
            <p className="mb-3 inline-block bg-warn-wash px-2 py-0.5 text-13 text-warn">
              {t(`catalogue.lifecycle_${product.lifecycle}`)}
            </p>
          )}
          <Documents product={product} />
        </div>
        <div className="area-picture">
          <Gallery images={product.images} sheet={product.sheet} title={product.title} />
        </div>
        <div className="area-buy">
          <BuyPanel
            product={product}
            wanted={1}
            beforePrice={product.beforePrice}
            stock={<Stock product={product} />}
          />
        </div>
        <section aria-label={t('catalogue.parameters')} className="area-parameters">
          <Parameters product={product} />
          {product.description !== '' && <p className="mt-6 max-w-[640px] text-ink-2">{product.description}</p>}
          <OtherNumbers product={product} />
        </section>
      </div>
      <Variants product={product} />
    </>
  );
}

function Stock({ product }: { product: ProductView }) {
  const { t, pieces } = useWords();
  if (product.isSold && product.available > 0) {
    return (
      <p className="font-semibold text-stock">
        {t('catalogue.inStock', { pieces: pieces(product.available, product.unit) })}
      </p>
    );
  }
  return (
    <>
      {product.isSold ? (
        <p className="font-semibold text-ink-2">
          {product.leadTimeDays === null
            ? t('catalogue.outOfStock')
            : `${t('catalogue.toOrder')}, ${t('catalogue.leadTime', { count: product.leadTimeDays })}`}
        </p>
      ) : (
        <p className="text-ink-2">{t('catalogue.notSold')}</p>
      )}
      <PhoneLine />
    </>
  );
}

/** Whom to ask for what the shop has not got. */
function PhoneLine() {
  const { t } = useWords();
  const phone = useFrame()?.phone;
  if (phone === undefined) return null;
  return <p className="mt-1 text-13 text-ink-2">{t('catalogue.nothingFoundPhone', { phone })}</p>;
}

const documentKinds = ['datasheet', 'certificate', 'drawing', 'model'] as const;

function Documents({ product }: { product: ProductView }) {
  const { t } = useWords();
  if (product.documents.length === 0) return null;
  return (
    <ul className="mb-3.5 flex flex-wrap gap-2">
      {product.documents.map((document) => {
        const kind = documentKinds.find((known) => known === document.kind) ?? 'other';
        return (
          <li key={document.url}>
            <a href={document.url} rel="noreferrer" title={document.title} className={buttonClass('quiet')}>
              <Icon name="document" size={16} />
              {t(`catalogue.${kind}_document`)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function OtherNumbers({ product }: { product: ProductView }) {
  const { t } = useWords();
  if (product.otherNumbers.length === 0) return null;
  return (
    <div className="mt-6">
      <h2 className="mb-1.5 text-14">{t('catalogue.otherNumbers')}</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-13">
        {product.otherNumbers.map(([shop, number]) => (
          <li key={shop}>
            <span className="text-ink-2">{shop}</span> <span className="num">{number}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
