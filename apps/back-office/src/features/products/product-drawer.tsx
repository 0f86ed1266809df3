import type { ProductChoices, ProductFields, StaffProduct } from '@farad/contract/office/catalogue/products';
import { Alert, Button, Flex, Typography } from 'antd';
import { Link, useParams } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { History } from '#ui/page/history.tsx';
import { RowDrawer, type DrawerTab } from '#ui/page/row-drawer.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { useSecondLook } from '#ui/page/use-second-look.tsx';
import { ProductForm } from './product-form.tsx';
import { PurchaseTab } from './purchase-tab.tsx';
import { productUpdated, touchedByProduct } from './product-words.ts';

/** Stock of the product, and links to other screens that concern it. */
function Facts({ product, mayKeep }: { product: StaffProduct; mayKeep: boolean }) {
  const { t, count, dateTime } = useWords();
  const { place } = useOffice();
  const { state } = product.fields;
  return (
    <Flex wrap gap={12} align="center" className="below-12">
      <Typography.Text>
        {t('backOfficeProducts.available')}: {count(product.available)}
      </Typography.Text>
      <Typography.Text type="secondary">
        {t('backOfficeProducts.changedAt')}: {dateTime(product.changedAt)}
      </Typography.Text>
      {mayKeep ? (
        <Link to={`/photos/${product.seo}`} className="office-within">
          {t('backOfficeProducts.openPhotos')} ({count(product.photoCount)})
        </Link>
      ) : null}
      {state === 'published' || state === 'known' ? (
        <Button size="small" href={`${place.site}/catalog/products/${product.seo}`} target="_blank">
          {t('backOfficeProducts.openInShop')}
        </Button>
      ) : null}
    </Flex>
  );
}

function Edit({ product, choices }: { product: StaffProduct; choices: ProductChoices }) {
  const { t } = useWords();
  const { api } = useOffice();
  const mayKeep = useMay()('manage_catalogue');
  const lookTwice = useSecondLook();
  const save = useChange(
    productUpdated,
    ({ fields, version }: { fields: ProductFields; version: string }) =>
      lookTwice((isConfirmed) =>
        answerOf(api.saveProduct({ productId: product.id, body: { version, fields, isConfirmed } })),
      ),
    touchedByProduct,
  );
  return (
    <>
      <Facts product={product} mayKeep={mayKeep} />
      {mayKeep ? null : <Alert type="info" title={t('backOfficeProducts.readOnly')} showIcon className="below-12" />}
      <ProductForm
        begin={product.fields}
        product={product}
        choices={choices}
        isReadOnly={!mayKeep}
        isSaving={save.isPending}
        save={(fields, seen) => save.mutateAsync({ fields, version: (seen ?? product).version })}
      />
    </>
  );
}

/** Drawer of one product. */
export function ProductDrawer() {
  const { t } = useWords();
  const may = useMay();
  const { id = '' } = useParams();
  const details = useCall('staffProduct', { productId: id });
  const choices = useCall('productChoices');
  const tabsOf = (product: StaffProduct, known: ProductChoices): readonly DrawerTab[] => [
    {
      key: 'product',
      label: t('backOfficeProducts.tabProduct'),
      content: <Edit key={product.id} product={product} choices={known} />,
    },
    ...(may('view_purchase_prices')
      ? [
          {
            key: 'purchase',
            label: t('backOfficePrices.purchase'),
            content: <PurchaseTab key={product.id} product={product} />,
          },
        ]
      : []),
    ...(may('view_audit')
      ? [
          {
            key: 'history',
            label: t('backOfficeProducts.history'),
            content: <History object="product" id={product.id} />,
          },
        ]
      : []),
  ];
  const product = details.data;
  return (
    <RowDrawer
      list="/products"
      width={900}
      title={product === undefined ? t('backOfficeProducts.product') : `${product.fields.mpn} · ${product.brand}`}
      tabs={product === undefined || choices.data === undefined ? undefined : tabsOf(product, choices.data)}
      error={details.error ?? choices.error}
      onRetry={() => {
        void details.refetch();
        void choices.refetch();
      }}
    />
  );
}
