import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { vatClasses } from '@farad/contract/office/catalogue/products';
import { documentsMax, otherNumbersMax, productDocumentKinds, productLimits } from '@farad/domain/product';
import { Button, Checkbox, Flex, Form, Input, Select, Typography } from 'antd';
import type { ReactNode } from 'react';

import type { FieldWidth } from '#ui/field/field-width.ts';
import { useWords } from '#i18n/words.tsx';
import { documentKey } from './product-words.ts';

interface RowsProps {
  readonly list: 'documents' | 'otherNumbers';
  readonly title: string;
  readonly add: string;
  readonly begin: object;
  readonly most: number;
  readonly children: (name: number) => ReactNode;
}

/** Form rows that can be added and removed. */
function Rows({ list, title, add, begin, most, children }: RowsProps) {
  const { t } = useWords();
  return (
    <Form.List name={list}>
      {(rows, actions) => (
        <Flex vertical gap={4} role="group" aria-label={title}>
          <Typography.Text strong>{title}</Typography.Text>
          {rows.map(({ key, name }) => (
            <Flex key={key} gap={8} align="end" wrap>
              {children(name)}
              <Button
                icon={<DeleteOutlined />}
                aria-label={t('backOfficeProducts.remove')}
                onClick={() => actions.remove(name)}
                className="below-8"
              />
            </Flex>
          ))}
          <div>
            <Button icon={<PlusOutlined />} disabled={rows.length >= most} onClick={() => actions.add(begin)}>
              {add}
            </Button>
          </div>
        </Flex>
      )}
    </Form.List>
  );
}

/** Text field in a row of `Rows`. */
function Cell({
  name,
  label,
  most,
  width,
}: {
  name: (string | number)[];
  label: string;
  most: number;
  width: FieldWidth;
}) {
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[{ required: true, whitespace: true }]}
      className={`w-${width} below-8`}
    >
      <Input maxLength={most} />
    </Form.Item>
  );
}

/** Form fields for documents, part numbers of other sellers, accounting and customs. */
export function PaperFields() {
  const { t, named } = useWords();
  return (
    <Flex vertical gap={16}>
      <Rows
        list="documents"
        title={t('backOfficeProducts.documents')}
        add={t('backOfficeProducts.addDocument')}
        begin={{ kind: 'datasheet' }}
        most={documentsMax}
      >
        {(name) => (
          <>
            <Form.Item name={[name, 'kind']} label={t('backOfficeProducts.kind')} className="w-150 below-8">
              <Select options={productDocumentKinds.map((value) => ({ value, label: named(documentKey(value)) }))} />
            </Form.Item>
            <Cell
              name={[name, 'title']}
              label={t('backOfficeProducts.documentTitle')}
              most={productLimits.documentTitle}
              width={200}
            />
            <Cell
              name={[name, 'url']}
              label={t('backOfficeProducts.address')}
              most={productLimits.documentUrl}
              width={240}
            />
          </>
        )}
      </Rows>
      <Rows
        list="otherNumbers"
        title={t('backOfficeProducts.otherNumbers')}
        add={t('backOfficeProducts.addNumber')}
        begin={{}}
        most={otherNumbersMax}
      >
        {(name) => (
          <>
            <Cell
              name={[name, 'name']}
              label={t('backOfficeProducts.distributor')}
              most={productLimits.distributor}
              width={180}
            />
            <Cell
              name={[name, 'number']}
              label={t('backOfficeProducts.otherNumber')}
              most={productLimits.otherNumber}
              width={220}
            />
          </>
        )}
      </Rows>
      <Flex wrap gap={12}>
        <Form.Item name="vatClass" label={t('backOfficeProducts.vatClass')} className="w-200">
          <Select options={vatClasses.map((value) => ({ value, label: named(`backOfficeProducts.vat_${value}`) }))} />
        </Form.Item>
        <Form.Item name="customsDeclaration" label={t('backOfficeProducts.customsDeclaration')} className="w-260">
          <Input maxLength={productLimits.customsDeclaration} />
        </Form.Item>
      </Flex>
      <Form.Item name="isMarked" valuePropName="checked">
        <Checkbox>{t('backOfficeProducts.isMarked')}</Checkbox>
      </Form.Item>
    </Flex>
  );
}
