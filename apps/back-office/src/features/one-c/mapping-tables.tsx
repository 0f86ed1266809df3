import type { OneCExchange } from '@farad/contract/office/imports/one-c';
import type { ImportChoices } from '@farad/contract/office/imports/mapping';
import { priceTypeUses, type PriceTypeUse } from '@farad/domain/one-c';
import { Empty, Select, TreeSelect, Typography, type TableColumnsType } from 'antd';
import { useMemo, type ReactNode } from 'react';

import { useWords } from '#i18n/words.tsx';
import { categoryTree } from '#ui/field/category-tree.ts';
import { NumberInput } from '#ui/field/number-input.tsx';
import { WideTable } from '#ui/table/wide-table.tsx';
import { useMapping } from './use-exchange.ts';

type PriceType = OneCExchange['priceTypes'][number];
type Warehouse = OneCExchange['warehouses'][number];
type Group = OneCExchange['groups'][number];
type Property = OneCExchange['properties'][number];

/**
 * Values of options that stand for no object of the shop. `none`, `ignored` = not imported; `byName` = found by name.
 */
const none = 0;
const byName = '';
const ignored = '-';

const Name = ({ text }: { text: string }) => <span className="block max-name breaks">{text}</span>;

interface ThingsProps<Row> {
  readonly title: string;
  readonly lead: string;
  readonly empty: string;
  readonly rows: readonly Row[];
  readonly columns: TableColumnsType<Row>;
}

/** Table of 1C objects of one kind. Each row has a field for the shop's object that corresponds to it. */
function Things<Row extends { readonly id: string }>({
  title,
  lead,
  empty,
  rows,
  columns,
}: ThingsProps<Row>): ReactNode {
  return (
    <section>
      <Typography.Title level={2} className="text-18">
        {title}
      </Typography.Title>
      <Typography.Paragraph type="secondary">{lead}</Typography.Paragraph>
      <WideTable<Row>
        size="small"
        rowKey="id"
        dataSource={[...rows]}
        columns={columns}
        pagination={{ pageSize: 25, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} /> }}
      />
    </section>
  );
}

export function PriceTypes({ rows }: { rows: readonly PriceType[] }) {
  const { t, named } = useWords();
  const save = useMapping();
  const set = ({ id, use, fromQuantity }: PriceType, change: Partial<PriceType>): void =>
    save.mutate({ kind: 'price_type', id, use, fromQuantity, ...change });
  return (
    <Things
      title={t('backOfficeExchange.priceTypes')}
      lead={t('backOfficeExchange.priceTypesLead')}
      empty={t('backOfficeExchange.noPriceTypes')}
      rows={rows}
      columns={[
        { key: 'name', title: t('backOfficeExchange.priceType'), render: (_, { name }) => <Name text={name} /> },
        { key: 'currency', title: t('backOfficeExchange.currency'), dataIndex: 'currency' },
        {
          key: 'tax',
          title: t('backOfficeExchange.taxInside'),
          render: (_, { hasTaxInside }) => t(`backOfficeExchange.${hasTaxInside ? 'taxIsInside' : 'taxIsAdded'}`),
        },
        {
          key: 'use',
          title: t('backOfficeExchange.use'),
          render: (_, row) => (
            <Select<PriceTypeUse>
              aria-label={`${row.name}: ${t('backOfficeExchange.use')}`}
              value={row.use}
              onChange={(use) => set(row, { use })}
              className="w-180"
              options={priceTypeUses.map((value) => ({ value, label: named(`backOfficeExchange.use_${value}`) }))}
            />
          ),
        },
        {
          key: 'from',
          title: t('backOfficeExchange.fromQuantity'),
          render: (_, row) =>
            row.use === 'sale' ? (
              <NumberInput
                key={row.fromQuantity}
                aria-label={`${row.name}: ${t('backOfficeExchange.fromQuantity')}`}
                min={1}
                max={10_000_000}
                precision={0}
                defaultValue={row.fromQuantity}
                onBlur={({ target }) => {
                  const fromQuantity = Number(target.value);
                  const isOther = Number.isSafeInteger(fromQuantity) && fromQuantity !== row.fromQuantity;
                  if (isOther && fromQuantity >= 1) set(row, { fromQuantity });
                }}
                onPressEnter={({ currentTarget }) => currentTarget.blur()}
              />
            ) : null,
        },
      ]}
    />
  );
}

export function Warehouses({ rows, choices }: { rows: readonly Warehouse[]; choices: ImportChoices }) {
  const { t } = useWords();
  const save = useMapping();
  return (
    <Things
      title={t('backOfficeExchange.warehouses')}
      lead={t('backOfficeExchange.warehousesLead')}
      empty={t('backOfficeExchange.noWarehouses')}
      rows={rows}
      columns={[
        { key: 'name', title: t('backOfficeExchange.warehouse'), render: (_, { name }) => <Name text={name} /> },
        {
          key: 'ours',
          title: t('backOfficeExchange.ourWarehouse'),
          render: (_, { id, name, warehouseId }) => (
            <Select
              aria-label={`${name}: ${t('backOfficeExchange.ourWarehouse')}`}
              value={warehouseId ?? none}
              onChange={(chosen) =>
                save.mutate({ kind: 'warehouse', id, warehouseId: chosen === none ? null : chosen })
              }
              className="w-part-260"
              options={[
                { value: none, label: t('backOfficeExchange.notTaken') },
                ...choices.warehouses.map((own) => ({ value: own.id, label: own.title })),
              ]}
            />
          ),
        },
      ]}
    />
  );
}

export function Groups({ rows, choices }: { rows: readonly Group[]; choices: ImportChoices }) {
  const { t } = useWords();
  const save = useMapping();
  const tree = useMemo(
    () =>
      categoryTree(
        choices.categories.map(({ id, parentId, title }) => ({
          id: String(id),
          title,
          parentId: parentId === null ? null : String(parentId),
        })),
      ),
    [choices.categories],
  );
  return (
    <Things
      title={t('backOfficeExchange.groups')}
      lead={t('backOfficeExchange.groupsLead')}
      empty={t('backOfficeExchange.noGroups')}
      rows={rows}
      columns={[
        {
          key: 'name',
          title: t('backOfficeExchange.group'),
          render: (_, { name, parent }) => <Name text={parent === '' ? name : `${parent} → ${name}`} />,
        },
        {
          key: 'category',
          title: t('backOfficeExchange.category'),
          render: (_, { id, name, categoryId }) => (
            <TreeSelect<string | null>
              aria-label={`${name}: ${t('backOfficeExchange.category')}`}
              treeData={tree as object[]}
              value={categoryId === null ? null : String(categoryId)}
              placeholder={t('backOfficeExchange.byName')}
              allowClear
              showSearch={{ treeNodeFilterProp: 'title' }}
              popupMatchSelectWidth={false}
              onChange={(chosen: string | null | undefined) =>
                save.mutate({ kind: 'group', id, categoryId: chosen ? Number(chosen) : null })
              }
              className="w-part-260"
            />
          ),
        },
      ]}
    />
  );
}

export function Properties({ rows, choices }: { rows: readonly Property[]; choices: ImportChoices }) {
  const { t } = useWords();
  const save = useMapping();
  const options = useMemo(
    () => [
      { value: byName, label: t('backOfficeExchange.byName') },
      { value: ignored, label: t('backOfficeExchange.notTaken') },
      ...choices.attributes.map(({ key, title }) => ({ value: key, label: title })),
    ],
    [choices.attributes, t],
  );
  return (
    <Things
      title={t('backOfficeExchange.properties')}
      lead={t('backOfficeExchange.propertiesLead')}
      empty={t('backOfficeExchange.noProperties')}
      rows={rows}
      columns={[
        { key: 'name', title: t('backOfficeExchange.property'), render: (_, { name }) => <Name text={name} /> },
        {
          key: 'attribute',
          title: t('backOfficeExchange.attribute'),
          render: (_, { id, name, attributeKey, isIgnored }) => (
            <Select<string>
              aria-label={`${name}: ${t('backOfficeExchange.attribute')}`}
              value={isIgnored ? ignored : (attributeKey ?? byName)}
              showSearch={{ optionFilterProp: 'label' }}
              onChange={(chosen) =>
                save.mutate({
                  kind: 'property',
                  id,
                  isIgnored: chosen === ignored,
                  attributeKey: chosen === ignored || chosen === byName ? null : chosen,
                })
              }
              className="w-part-260"
              options={options}
            />
          ),
        },
      ]}
    />
  );
}
