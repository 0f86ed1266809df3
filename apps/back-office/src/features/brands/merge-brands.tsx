import type { StaffBrandRow } from '@farad/contract/office/catalogue/brands';
import { Alert, App, Button, Flex, Radio, Skeleton, Typography } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { Dialog } from '#ui/page/dialog.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { brandWords, touchedByBrand } from './brand-words.ts';

interface MergeBrandsProps {
  readonly brands: readonly StaffBrandRow[];
  readonly onClose: (isDone: boolean) => void;
}

function Consequence({ keptId, ids }: { keptId: string; ids: readonly string[] }) {
  const { t } = useWords();
  const preview = useCall('brandMergePreview', { query: { kept: keptId, ids: ids.join(',') } });
  if (preview.error !== null) return <CallFailed error={preview.error} onRetry={() => void preview.refetch()} />;
  if (preview.data === undefined) return <Skeleton active title={false} />;
  const { products, clashes, isUndoable } = preview.data;
  return (
    <>
      <Typography.Text>{t('backOfficeCatalogue.mergeProducts', { count: products })}</Typography.Text>
      <Typography.Text>{t('backOfficeCatalogue.mergeConsequence')}</Typography.Text>
      {clashes.count === 0 ? null : (
        <Alert
          type="warning"
          showIcon
          title={t('backOfficeCatalogue.mergeClashes', { count: clashes.count })}
          description={
            <span className="office-number">
              {clashes.mpns.join(', ')}
              {clashes.count > clashes.mpns.length ? ' …' : ''}
            </span>
          }
        />
      )}
      <Alert
        type={isUndoable ? 'info' : 'warning'}
        showIcon
        title={t(isUndoable ? 'backOfficeCatalogue.mergeUndoable' : 'backOfficeCatalogue.mergeForGood')}
      />
    </>
  );
}

/** Dialog that merges brands. One of them stays, and the names of the others become its alternative spellings. */
export function MergeBrands({ brands, onClose }: MergeBrandsProps) {
  const { t, count } = useWords();
  const { api } = useOffice();
  const { notification } = App.useApp();
  const fullest = brands.toSorted((one, other) => other.products - one.products);
  const [keptId, setKept] = useState(fullest[0]?.id ?? '');
  const ids = brands.map(({ id }) => id).filter((id) => id !== keptId);
  const undo = useChange(
    brandWords.undone,
    (mergeId: string) => answerOf(api.undoBrandMerge({ mergeId, body: {} })),
    touchedByBrand,
  );
  const merge = useChange(
    brandWords.merged,
    () => answerOf(api.mergeBrands({ body: { keptId, ids } })),
    touchedByBrand,
    ({ left, leftBrands }) => {
      if (left > 0) {
        notification.warning({
          title: t('backOfficeCatalogue.mergeLeft', { count: left, brands: leftBrands.join(', ') }),
          duration: 0,
        });
      }
      onClose(true);
    },
    ({ mergeId }) => (mergeId === null ? null : () => undo.mutate(mergeId)),
  );
  return (
    <Dialog title={t('backOfficeCatalogue.mergeBrands')} onCancel={() => onClose(false)} footer={null} destroyOnHidden>
      <Flex vertical gap={12} align="flex-start">
        <div id="kept-brand">{t('backOfficeCatalogue.mergeKept')}</div>
        <Radio.Group
          aria-labelledby="kept-brand"
          vertical
          value={keptId}
          onChange={({ target }) => setKept(String(target.value))}
          options={fullest.map(({ id, name, products }) => ({ value: id, label: `${name} (${count(products)})` }))}
        />
        <Consequence keptId={keptId} ids={ids} />
        <Button type="primary" danger loading={merge.isPending} onClick={() => merge.mutate(undefined)}>
          {t('backOfficeCatalogue.merge')}
        </Button>
      </Flex>
    </Dialog>
  );
}
