import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Select } from 'antd';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { AddSupplier } from './add-supplier.tsx';

interface SupplierFieldProps {
  /** Supplier id; null = not chosen. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly status?: 'error' | '';
}

/** Select box for the supplier of a file. One option adds a supplier. */
export function SupplierField({ value, onChange, status = '' }: SupplierFieldProps) {
  const { t } = useWords();
  const [isAdding, setAdding] = useState(false);
  const list = useCall('importSuppliers');
  const suppliers = list.data?.suppliers ?? [];
  return (
    <Flex gap={8} wrap>
      <Select
        aria-label={t('backOfficeImports.supplier')}
        placeholder={t('backOfficeImports.chooseSupplier')}
        value={suppliers.some(({ id }) => id === value) ? value : null}
        onChange={(id: string | undefined) => onChange(id ?? null)}
        status={status}
        allowClear
        loading={list.isPending}
        showSearch={{ optionFilterProp: 'label' }}
        className="w-280 max-full"
        options={suppliers.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <Button icon={<PlusOutlined />} onClick={() => setAdding(true)}>
        {t('backOfficeImports.addSupplier')}
      </Button>
      <AddSupplier
        isOpen={isAdding}
        onClose={(added) => {
          setAdding(false);
          if (added !== null) onChange(added);
        }}
      />
    </Flex>
  );
}
