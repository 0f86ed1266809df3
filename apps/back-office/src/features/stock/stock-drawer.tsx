import type { StockOfProduct } from '@farad/contract/office/stock/stock';
import { Button, Empty, Flex, Skeleton, Table } from 'antd';
import { Link, useParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { useCall, useCallPages } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { RowDrawer, type DrawerTab } from '#ui/page/row-drawer.tsx';
import { WideTable } from '#ui/table/wide-table.tsx';
import { CellField } from './cell-field.tsx';
import { movementColumns } from './movement-columns.tsx';
import { ProductLabels } from './product-labels.tsx';

const titleOf = ({ warehouses }: StockOfProduct, id: number): string =>
  warehouses.find((warehouse) => warehouse.id === id)?.title ?? String(id);

function Places({ product }: { product: StockOfProduct }) {
  const { t, count } = useWords();
  const { title, brand, onHand, reserved, available } = product;
  const rows = [
    ...product.places.map((place) => ({
      ...place,
      name: titleOf(product, place.warehouseId),
      available: place.onHand - place.reserved,
    })),
    { warehouseId: 0, name: t('backOfficeStock.allWarehouses'), onHand, reserved, available, cell: '' },
  ];
  return (
    <>
      <p>
        {brand} · {title}
      </p>
      <WideTable
        size="small"
        rowKey="warehouseId"
        dataSource={rows}
        pagination={false}
        columns={[
          { key: 'name', title: t('backOfficeStock.warehouse'), dataIndex: 'name' },
          {
            key: 'cell',
            title: t('backOfficeStock.cell'),
            render: (_, { warehouseId, cell }) =>
              warehouseId === 0 ? null : <CellField product={product} warehouseId={warehouseId} cell={cell} />,
          },
          { key: 'onHand', title: t('backOfficeStock.onHand'), align: 'right', render: (_, row) => count(row.onHand) },
          {
            key: 'reserved',
            title: t('backOfficeStock.reserved'),
            align: 'right',
            render: (_, row) => count(row.reserved),
          },
          {
            key: 'available',
            title: t('backOfficeStock.available'),
            align: 'right',
            render: (_, row) => count(row.available),
          },
        ]}
      />
    </>
  );
}

function Held({ product }: { product: StockOfProduct }) {
  const { t, count } = useWords();
  const mayOpen = useMay()('view_orders');
  if (product.held.length === 0) return <Empty description={t('backOfficeStock.notHeld')} />;
  return (
    <Table
      size="small"
      rowKey={({ order, warehouseId }) => `${order} ${warehouseId}`}
      dataSource={product.held}
      pagination={false}
      columns={[
        {
          key: 'order',
          title: t('backOfficeStock.order'),
          render: (_, { order }) => (mayOpen ? <Link to={`/orders/${order}`}>{order}</Link> : order),
        },
        {
          key: 'warehouse',
          title: t('backOfficeStock.warehouse'),
          render: (_, { warehouseId }) => titleOf(product, warehouseId),
        },
        {
          key: 'quantity',
          title: t('backOfficeStock.quantity'),
          align: 'right',
          render: (_, { quantity }) => count(quantity),
        },
      ]}
    />
  );
}

function Movements({ id }: { id: string }) {
  const words = useWords();
  const { t } = words;
  const list = useCallPages('stockMovements', (after) => ({
    query: { product: id, after },
  }));
  if (list.error !== null) return <CallFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data === undefined) return <Skeleton active />;
  const movements = list.data.pages.flatMap((page) => page.movements);
  if (movements.length === 0) return <Empty description={t('backOfficeStock.noMovements')} />;
  return (
    <Flex vertical gap={12}>
      <WideTable
        size="small"
        rowKey="id"
        dataSource={movements}
        pagination={false}
        columns={movementColumns(words)
          .filter(({ key }) => key !== 'part')
          .map(({ key, title, show, align }) => ({
            key,
            title,
            render: (_: unknown, row: (typeof movements)[number]) => show(row),
            ...(align === undefined ? {} : { align }),
          }))}
      />
      {list.hasNextPage ? (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('backOffice.showMore')}
        </Button>
      ) : null}
    </Flex>
  );
}

/** Drawer of one product: stock by storage place, reservations and movements. */
export function StockDrawer() {
  const { t } = useWords();
  const { id = '' } = useParams();
  const details = useCall('stockOfProduct', { productId: id });
  const product = details.data;
  const tabsOf = (of: StockOfProduct): readonly DrawerTab[] => [
    { key: 'places', label: t('backOfficeStock.places'), content: <Places product={of} /> },
    { key: 'held', label: t('backOfficeStock.held'), content: <Held product={of} /> },
    { key: 'labels', label: t('backOfficeWarehouse.labels'), content: <ProductLabels product={of} /> },
    { key: 'movements', label: t('backOfficeStock.movements'), content: <Movements id={of.product_id} /> },
  ];
  return (
    <RowDrawer
      list="/stock"
      title={product?.mpn ?? t('backOfficeStock.stock')}
      tabs={product === undefined ? undefined : tabsOf(product)}
      error={details.error}
      onRetry={() => void details.refetch()}
      width={880}
    />
  );
}
