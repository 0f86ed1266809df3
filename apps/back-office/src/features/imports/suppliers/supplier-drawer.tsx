import type { ImportSupplier } from '@farad/contract/office/imports/suppliers';
import { supplierLimits } from '@farad/domain/import';
import { Button, Flex, Form, Input, Switch } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { answerOf, Refused, type Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { RowDrawer } from '#ui/page/row-drawer.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { touchedByImport } from '../import-words.tsx';
import { MakerJoins } from '../maker-joins.tsx';
import { PriceRules } from '../price-rules.tsx';
import { SupplierMemory } from './supplier-memory.tsx';
import { SupplierSchedule } from './supplier-schedule.tsx';

const saving = { done: 'backOfficeImports.supplierUpdated', notDone: 'backOfficeImports.supplierNotUpdated' } as const;

function SupplierForm({ supplier }: { supplier: ImportSupplier }) {
  const { t } = useWords();
  const { api } = useOffice();
  const [title, setTitle] = useState(supplier.title);
  const [prices, setPrices] = useState(supplier.prices);
  const [isPublic, setPublic] = useState(supplier.isPublic);
  const save = useChange(
    saving,
    () =>
      answerOf(
        api.saveImportSupplier({
          supplierId: supplier.id,
          body: { code: supplier.code, title: title.trim(), prices, isPublic },
        }),
      ),
    touchedByImport,
  );
  const refusal = save.error instanceof Refused ? save.error : null;
  const field = refusal?.field ?? null;
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={t('backOfficeImports.supplierTitle')} htmlFor="supplier-title" required>
        <Input
          id="supplier-title"
          value={title}
          maxLength={supplierLimits.title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Form.Item>
      <Form.Item label={t('backOfficeImports.supplierCode')}>
        <span className="office-number">{supplier.code}</span>
      </Form.Item>
      <Form.Item
        label={t('backOfficeImports.isPublic')}
        htmlFor="supplier-public"
        extra={t(isPublic ? 'backOfficeImports.isPublicHint' : 'backOfficeImports.isClosedHint')}
      >
        <Switch id="supplier-public" checked={isPublic} onChange={setPublic} />
      </Form.Item>
      <PriceRules
        prices={prices}
        sample={null}
        problems={field === null ? [] : [{ field, message: refusal?.message ?? '' }]}
        onChange={setPrices}
      />
      <Flex gap={8} className="above-16">
        <Button
          type="primary"
          disabled={title.trim() === ''}
          loading={save.isPending}
          onClick={() => save.mutate(undefined)}
        >
          {t('backOffice.save')}
        </Button>
      </Flex>
    </Form>
  );
}

/** Drawer of one supplier: prices, what earlier imports saved, and the schedule that fetches its file. */
export function SupplierDrawer() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { supplierId = '' } = useParams();
  const list = useCall('importSuppliers');
  const supplier = list.data?.suppliers.find(({ id }) => id === supplierId);
  const missing =
    list.data !== undefined && supplier === undefined ? new Error(`supplier ${supplierId}: not in the list`) : null;
  const tabsOf = (one: ImportSupplier, folders: Answer<'importSuppliers'>['folders']) => [
    { key: 'prices', label: t('backOfficeImports.prices'), content: <SupplierForm key={one.id} supplier={one} /> },
    { key: 'makers', label: t('backOfficeImports.makerJoins'), content: <MakerJoins supplierId={one.id} /> },
    { key: 'memory', label: t('backOfficeImports.memory'), content: <SupplierMemory id={one.id} /> },
    {
      key: 'schedule',
      label: t('backOfficeImports.schedule'),
      content: <SupplierSchedule key={JSON.stringify(one.schedule)} supplier={one} folders={folders} />,
    },
  ];
  return (
    <RowDrawer
      list="/imports/suppliers"
      title={supplier?.title ?? t('backOfficeImports.supplier')}
      tabs={supplier === undefined || list.data === undefined ? undefined : tabsOf(supplier, list.data.folders)}
      error={list.error ?? missing}
      onRetry={() => void list.refetch()}
      extra={
        supplier === undefined ? null : (
          <Flex gap={8}>
            <Button onClick={() => void navigate(`/imports?supplier=${supplier.id}`)}>
              {t('backOfficeImports.itsImports')}
            </Button>
            <Button type="primary" onClick={() => void navigate(`/imports/new?supplier=${supplier.id}`)}>
              {t('backOfficeImports.newImport')}
            </Button>
          </Flex>
        )
      }
    />
  );
}
