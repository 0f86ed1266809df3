import type { Import } from '@farad/contract/office/imports/imports';
import type { ImportLayout } from '@farad/contract/office/imports/mapping';
import { keepPreviousData } from '@tanstack/react-query';
import { Alert, Flex, Form, Skeleton } from 'antd';
import { useSearchParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { FileFormat } from './mapping/file-format.tsx';
import { MappingEditor } from './mapping/mapping-editor.tsx';
import { SupplierField } from './supplier-field.tsx';
import { useMappingDraft, type Edited } from './mapping/use-mapping-draft.ts';

/**
 * Returns the mapping to show: the edited one if it was made with the file's current format settings, otherwise the
 * proposed one. `reading` is the current format settings as text.
 */
function shownMapping(layout: ImportLayout, edited: Edited | null, reading: string, supplierId: string | null) {
  if (edited === null || edited.reading !== reading) return layout.mapping;
  // If another supplier with a saved mapping is chosen, show that mapping.
  const isKept = layout.mappingFrom === 'supplier' && edited.supplierId !== supplierId;
  return isKept ? layout.mapping : edited.mapping;
}

/** Second step: file format, meaning of each column, and a preview of the first rows. */
export function MappingStep({ of }: { of: Import }) {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const { draft, change, drop } = useMappingDraft(of.id);
  const { format, edited } = draft;
  const supplierId = params.get('supplier') ?? draft.supplierId ?? of.supplier?.id ?? null;
  const requested = supplierId === (of.supplier?.id ?? null) ? null : supplierId;
  const query = {
    supplier: requested ?? '',
    ...Object.fromEntries(Object.entries(format).map(([name, value]) => [name, String(value)])),
  };
  const found = useCall(
    'importLayout',
    { importId: of.id, query },
    { placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  const choices = useCall('importChoices');
  const error = choices.error ?? (found.data === undefined ? found.error : null);
  if (error !== null) {
    return (
      <CallFailed
        error={error}
        onRetry={() => {
          void found.refetch();
          void choices.refetch();
        }}
      />
    );
  }
  if (found.data === undefined || choices.data === undefined) return <Skeleton active paragraph={{ rows: 12 }} />;
  const layout = found.data;
  // If the columns are those of a known supplier's files, select that supplier.
  const shownSupplier = supplierId ?? (draft.supplierId === undefined ? layout.cachedFor : null);
  const reading = JSON.stringify(format);
  const choose = (id: string | null): void => {
    change({ supplierId: id });
    const changed = new URLSearchParams(params);
    if (id === null) changed.delete('supplier');
    else changed.set('supplier', id);
    setParams(changed, { replace: true });
  };
  return (
    <Flex vertical gap={16}>
      <Form layout="vertical" component="div">
        <Flex wrap gap="0 24px">
          <Form.Item label={t('backOfficeImports.supplier')} required className="below-8">
            <SupplierField value={shownSupplier} onChange={choose} />
          </Form.Item>
          <FileFormat layout={layout} chosen={format} onChange={(chosen) => change({ format: chosen })} />
        </Flex>
      </Form>
      {found.error === null ? null : <CallFailed error={found.error} onRetry={() => void found.refetch()} />}
      {layout.mappingFrom === 'supplier' ? (
        <Alert type="success" showIcon title={t('backOfficeImports.keptMapping')} />
      ) : null}
      {layout.replacedCurrency === null ? null : (
        <Alert
          type="warning"
          showIcon
          title={t('backOfficeImports.replacedCurrency', {
            currency: layout.mapping.prices.currency,
            other: layout.replacedCurrency,
          })}
        />
      )}
      <MappingEditor
        of={of}
        layout={layout}
        choices={choices.data}
        supplierId={shownSupplier}
        mapping={shownMapping(layout, edited, reading, shownSupplier)}
        onChange={(mapping) =>
          change({ edited: { mapping, reading, supplierId: shownSupplier }, supplierId: shownSupplier })
        }
        onSaved={drop}
      />
    </Flex>
  );
}
