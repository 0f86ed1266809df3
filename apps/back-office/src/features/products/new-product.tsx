import type { ProductChoices, ProductFields } from '@farad/contract/office/catalogue/products';
import { useLocation, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { RowDrawer } from '#ui/page/row-drawer.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { newProduct } from './product-draft.ts';
import { ProductForm } from './product-form.tsx';
import { touchedByProduct } from './product-words.ts';

const words = { done: 'backOfficeProducts.created', notDone: 'backOfficeProducts.notCreated' } as const;

function Create({ choices }: { choices: ProductChoices }) {
  const { api } = useOffice();
  const navigate = useNavigate();
  const { search } = useLocation();
  const add = useChange(
    words,
    (fields: ProductFields) => answerOf(api.createProduct({ body: { fields } })),
    touchedByProduct,
    ({ id }) => void navigate({ pathname: `/products/${id}`, search }, { replace: true }),
  );
  return (
    <ProductForm
      begin={newProduct}
      product={null}
      choices={choices}
      isReadOnly={false}
      isSaving={add.isPending}
      save={(fields) => add.mutateAsync(fields)}
    />
  );
}

/** Form for a new product. */
export function NewProduct() {
  const { t } = useWords();
  const choices = useCall('productChoices');
  return (
    <RowDrawer
      list="/products"
      width={900}
      title={t('backOfficeProducts.newProduct')}
      tabs={
        choices.data === undefined
          ? undefined
          : [{ key: 'product', label: t('backOfficeProducts.tabProduct'), content: <Create choices={choices.data} /> }]
      }
      error={choices.error}
      onRetry={() => void choices.refetch()}
    />
  );
}
