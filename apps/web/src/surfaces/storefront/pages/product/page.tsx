import { useActionData, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { JsonLd } from '#ui/json-ld.tsx';
import { BasketNotice } from '#surfaces/storefront/features/add-to-basket/basket-notice.tsx';
import { BuyPanel } from '#surfaces/storefront/features/add-to-basket/buy-panel.tsx';
import { DeliveryNote } from '#surfaces/storefront/features/delivery/delivery-note.tsx';
import { ViewedProducts } from '#surfaces/storefront/features/product-lists/viewed-products.tsx';
import { WatchButton } from '#surfaces/storefront/features/product-lists/watch-button.tsx';
import { Questions } from '#surfaces/storefront/features/reviews/questions.tsx';
import { Reviews } from '#surfaces/storefront/features/reviews/reviews.tsx';
import { sendWriting } from '#surfaces/storefront/features/reviews/send-writing.server.ts';
import { Analogues } from './analogues.tsx';
import { Gallery } from './gallery.tsx';
import { Head } from './head.tsx';
import { LateAskForm } from './late-out-of-stock.tsx';
import { loadProduct, type ProductView } from './load-product.server.ts';
import { Parameters } from './parameters.tsx';
import { SectionLinks } from './section-links.tsx';
import { Stock } from './stock.tsx';
import { BoughtTogether, Variants } from './variants.tsx';
import type { Route } from './+types/page';

export const loader = (visit: Route.LoaderArgs) => loadProduct(visit, visit.params.seo);

/** POST: stores a review, question or answer. All three forms post to the product page. */
export const action = (visit: Route.ActionArgs) => sendWriting(visit, visit.params.seo);

export default function ProductPage() {
  const { t, to } = useWords();
  const product = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const crumbs = [
    { title: t('catalogue.title'), to: to('/catalog') },
    ...product.breadcrumbs.map(({ slug, title }) => ({ title, to: to(`/catalog/${slug}`) })),
  ];
  return (
    <>
      <PageHead
        title={t('meta.productTitle', { mpn: product.mpn, brand: product.brand.name })}
        description={product.metaDescription}
        keywords={[product.mpn, product.brand.name, product.category.title].join(', ')}
        image={product.shared}
      />
      <Breadcrumbs label={t('shell.breadcrumbs')} crumbs={crumbs} />
      <BasketNotice />
      <div className="product-page mt-3">
        <div className="area-head">
          <Head product={product} />
        </div>
        <div className="area-picture">
          <Gallery
            key={product.id}
            images={product.images}
            frames={product.frames}
            sheet={product.sheet}
            title={product.title}
          />
        </div>
        <div className="area-buy">
          <Buying product={product} />
        </div>
        <div className="area-parameters">
          <Sections product={product} />
          <section aria-labelledby="parameters">
            <h2 id="parameters" className="sr-only">
              {t('catalogue.parameters')}
            </h2>
            <Parameters key={product.id} product={product} />
          </section>
          {product.description !== '' && (
            <p className="mt-6 max-w-[640px] wrap-anywhere text-ink-2">{product.description}</p>
          )}
          <OtherNumbers product={product} />
        </div>
      </div>
      <Analogues seo={product.seo} analogues={product.analogues} none={product.noAnalogues} />
      <Variants product={product} />
      <BoughtTogether product={product} />
      <Reviews answer={product.reviews} refused={refused} sent={product.sent} />
      <Questions answer={product.questions} refused={refused} sent={product.sent} />
      <ViewedProducts current={product.seo} />
      <JsonLd text={product.jsonLd} />
    </>
  );
}

function Buying({ product }: { product: ProductView }) {
  const isThere = product.isSold && product.available > 0;
  return (
    <BuyPanel
      key={product.id}
      product={product}
      wanted={1}
      beforePrice={product.beforePrice}
      stock={<Stock product={product} />}
      renderDelivery={(quantity) => (
        <DeliveryNote seo={product.seo} quantity={quantity} unit={product.unit} initial={product.delivery} />
      )}
      renderAsk={({ text, setText }) =>
        product.ask !== null && <LateAskForm seo={product.seo} words={product.ask} text={text} setText={setText} />
      }
    >
      {product.isSold && (
        <div className="mt-3">
          <WatchButton product={product} kind={isThere ? 'cheaper' : 'in_stock'} />
        </div>
      )}
    </BuyPanel>
  );
}

function Sections({ product }: { product: ProductView }) {
  const { t } = useWords();
  const { variants, reviews, questions } = product;
  return (
    <SectionLinks
      sections={[
        { id: 'parameters', title: t('catalogue.parameters') },
        {
          id: 'analogues',
          title: t('catalogue.analogues'),
          count: product.analoguesCount,
        },
        ...(variants.length > 0 ? [{ id: 'variants', title: t('catalogue.variants'), count: variants.length }] : []),
        { id: 'reviews', title: t('catalogue.reviews'), count: reviews.rating.count },
        { id: 'questions', title: t('catalogue.questions'), count: questions.count },
      ]}
    />
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
