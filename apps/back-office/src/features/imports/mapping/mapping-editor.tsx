import {
  ImportMapping as MappingForm,
  type ImportChoices,
  type ImportLayout,
  type ImportMapping,
} from '@farad/contract/office/imports/mapping';
import { type Import } from '@farad/contract/office/imports/imports';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { Alert, Badge, Button, Card, Flex, Tabs } from 'antd';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { answerOf, type Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { setCachedAnswer } from '#ui/call/call-key.ts';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { useDebounced } from '#ui/call/use-debounced.ts';
import { ColumnTable } from './column-table.tsx';
import { stocksOf } from './column-target.ts';
import { MoreSettings } from './more-settings.tsx';
import { PreviewTable } from './preview-table.tsx';
import { samplePrice } from '../price-example.ts';
import { PriceRules } from '../price-rules.tsx';
import { CategorySpellings, MakerSpellings } from './spellings.tsx';

const saving = { done: 'backOfficeImports.mappingSaved', notDone: 'backOfficeImports.mappingNotSaved' } as const;

interface MappingEditorProps {
  readonly of: Import;
  readonly layout: ImportLayout;
  readonly choices: ImportChoices;
  readonly supplierId: string | null;
  readonly mapping: ImportMapping;
  readonly onChange: (mapping: ImportMapping) => void;
  readonly onSaved: () => void;
}

type Problems = Answer<'previewImport'>['problems'];

/**
 * Checks the mapping before it is sent. Returns problems by field in the same format as the API; empty = it is valid.
 */
function formProblems(mapping: ImportMapping, message: string): Problems {
  const parsed = MappingForm.safeParse(mapping);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path }) => ({ field: path.join('.'), message }));
}

/** Loads the preview of the first rows after each pause in editing the mapping. */
function usePreview(importId: string, supplierId: string | null, mapping: ImportMapping) {
  const { t } = useWords();
  const settled = useDebounced(JSON.stringify(mapping));
  const body = useMemo(() => ({ supplierId, mapping: JSON.parse(settled) as ImportMapping }), [supplierId, settled]);
  const wrong = formProblems(body.mapping, t('backOfficeImports.wrongForm'));
  const rows = useCall(
    'previewImport',
    { importId, body },
    { placeholderData: keepPreviousData, gcTime: 10_000, enabled: wrong.length === 0 },
  );
  const isSettled = settled === JSON.stringify(mapping) && !rows.isPlaceholderData;
  return { ...rows, isSettled, problems: wrong.length > 0 ? wrong : (rows.data?.problems ?? []) };
}

function NextStep({
  isReady,
  problems,
  isSaving,
  hasSupplier,
  onSave,
}: {
  isReady: boolean;
  problems: Problems;
  isSaving: boolean;
  hasSupplier: boolean;
  onSave: () => void;
}) {
  const { t } = useWords();
  const missing = [
    ...(hasSupplier ? [] : [t('backOfficeImports.supplierMissing')]),
    ...problems.map(({ message }) => message),
  ];
  return (
    <Flex vertical gap={12} align="flex-start">
      {missing.length === 0 ? null : (
        <Alert
          type="warning"
          showIcon
          title={t('backOfficeImports.stands')}
          description={
            <ul className="flush indent">
              {[...new Set(missing)].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          }
        />
      )}
      <Button type="primary" size="large" disabled={!isReady || missing.length > 0} loading={isSaving} onClick={onSave}>
        {t('backOfficeImports.toCheck')}
      </Button>
    </Flex>
  );
}

/** Note that lists the columns whose numbers are added up to the stock, so that staff notice a wrong column. */
function AddedStocks({ columns }: Pick<ImportMapping, 'columns'>) {
  const { t } = useWords();
  const stocks = stocksOf(columns);
  if (stocks.length < 2) return null;
  const names = stocks.map((name) => `«${name}»`).join(', ');
  return <Alert type="info" showIcon className="below-12" title={t('backOfficeImportAdvice.addedStocks', { names })} />;
}

/**
 * Editor of the mapping with a preview of the first rows. Its button saves the mapping and opens the next step, the dry
 * run of the import.
 */
export function MappingEditor({ of, layout, choices, supplierId, mapping, onChange, onSaved }: MappingEditorProps) {
  const { t } = useWords();
  const { api } = useOffice();
  const navigate = useNavigate();
  const { search } = useLocation();
  const queries = useQueryClient();
  const preview = usePreview(of.id, supplierId, mapping);
  const [tab, setTab] = useState('rows');
  const save = useChange(
    saving,
    (supplier: string) => answerOf(api.saveImportMapping({ importId: of.id, body: { supplierId: supplier, mapping } })),
    ['imports', 'import', 'auditLog'],
    (saved) => {
      // The saved import allows the next step. Put it into the cache before opening that step.
      setCachedAnswer(queries, saved, 'import', { importId: of.id });
      const parameters = new URLSearchParams(search);
      parameters.delete('supplier');
      // Remove the draft last: without it the form would show the proposed mapping until the next step is open.
      void Promise.resolve(navigate({ pathname: `/imports/${of.id}/check`, search: parameters.toString() })).then(
        onSaved,
      );
    },
  );
  const { problems } = preview;
  const newMakers = preview.data?.makers.filter(({ brandId }) => brandId === null).length ?? 0;
  const newCategories = preview.data?.categories.filter(({ categoryId }) => categoryId === null).length ?? 0;
  const counted = (title: string, count: number) => (
    <>
      {title} <Badge count={count} size="small" color="gold" styles={{ indicator: { color: '#15181c' } }} />
    </>
  );
  return (
    <Flex vertical gap={16}>
      <Card size="small" title={t('backOfficeImports.columns')}>
        <AddedStocks columns={mapping.columns} />
        <ColumnTable
          layout={layout}
          choices={choices}
          columns={mapping.columns}
          problems={problems}
          onChange={(columns) => onChange({ ...mapping, columns })}
        />
      </Card>
      <Card size="small" title={t('backOfficeImports.prices')}>
        <PriceRules
          prices={mapping.prices}
          sample={samplePrice(layout, mapping.columns)}
          problems={problems}
          onChange={(prices) => onChange({ ...mapping, prices })}
        />
      </Card>
      {preview.error !== null && preview.data === undefined ? (
        <CallFailed error={preview.error} onRetry={() => void preview.refetch()} />
      ) : (
        <Tabs
          activeKey={tab}
          onChange={setTab}
          items={[
            {
              key: 'rows',
              label: t('backOfficeImports.preview'),
              children: <PreviewTable preview={preview.data} columns={mapping.columns} isBusy={preview.isFetching} />,
            },
            {
              key: 'makers',
              label: counted(t('backOfficeImports.makers'), newMakers),
              children: (
                <MakerSpellings
                  met={preview.data?.makers ?? []}
                  corrected={mapping.makers}
                  brands={choices.brands}
                  onChange={(makers) => onChange({ ...mapping, makers })}
                />
              ),
            },
            {
              key: 'categories',
              label: counted(t('backOfficeImports.categories'), newCategories),
              children: (
                <CategorySpellings
                  met={preview.data?.categories ?? []}
                  corrected={mapping.categories}
                  categories={choices.categories}
                  onChange={(categories) => onChange({ ...mapping, categories })}
                />
              ),
            },
            {
              key: 'more',
              label: t('backOfficeImports.more'),
              children: <MoreSettings mapping={mapping} choices={choices} onChange={onChange} />,
            },
          ]}
        />
      )}
      <NextStep
        isReady={preview.data !== undefined && preview.isSettled}
        problems={problems}
        hasSupplier={supplierId !== null}
        isSaving={save.isPending}
        onSave={() => {
          if (supplierId !== null) save.mutate(supplierId);
        }}
      />
    </Flex>
  );
}
