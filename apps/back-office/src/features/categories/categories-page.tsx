import { MoreOutlined, PlusOutlined } from '@ant-design/icons';
import type { StaffCategoryRow } from '@farad/contract/office/catalogue/categories';
import { Button, Dropdown, Empty, Flex, Skeleton, Tag, Tree, Typography, type TreeDataNode } from 'antd';
import { useState } from 'react';
import { Link, Outlet } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { withFilters } from '#ui/table/table-state.ts';
import { useChange } from '#ui/call/use-change.ts';
import { useTableState } from '#ui/table/use-table-state.ts';
import { AddCategory, DeleteCategory, MergeCategory, MoveCategory, type CategoryDialog } from './category-dialogs.tsx';
import { dropPlace, matching, neighbourPlace, treeOf, type Branch, type Place } from './category-tree.ts';
import { categoryWords, touchedByCategory } from './category-words.ts';

type Rows = readonly StaffCategoryRow[];

const filterNames = ['text'] as const;

const columnsOf = ({ t }: Words, rows: Rows): readonly Column<StaffCategoryRow>[] => {
  const pathOf = ({ parentId, title }: StaffCategoryRow): string => {
    const parent = rows.find(({ id }) => id === parentId);
    return parent === undefined ? title : `${pathOf(parent)} / ${title}`;
  };
  const column = (key: string, title: string, write: (row: StaffCategoryRow) => string) => ({
    key,
    title,
    write,
    show: write,
  });
  return [
    column('path', t('backOfficeCatalogue.category'), pathOf),
    column('slug', t('backOfficeCatalogue.slug'), ({ slug }) => slug),
    column('products', t('backOfficeCatalogue.products'), ({ products }) => String(products)),
    column('attributes', t('backOfficeCatalogue.attributeCount'), ({ attributeCount }) => String(attributeCount)),
    column('hidden', t('backOfficeCatalogue.isHidden'), ({ isHidden }) =>
      isHidden ? t('backOfficeCatalogue.hidden') : '',
    ),
    column('missing', t('backOfficeCatalogue.noTranslation'), ({ missing }) => missing.join(', ')),
  ];
};

interface ActionsProps {
  readonly rows: Rows;
  readonly row: StaffCategoryRow;
  readonly onMove: (id: string, to: Place) => void;
  readonly onOpen: (dialog: CategoryDialog) => void;
}

/**
 * Menu of actions on a category. With it, staff who use the keyboard can also move the category, instead of dragging
 * it.
 */
function Actions({ rows, row, onMove, onOpen }: ActionsProps) {
  const { t } = useWords();
  const [up, down] = [neighbourPlace(rows, row.id, -1), neighbourPlace(rows, row.id, 1)];
  const move = (to: Place | null) => () => {
    if (to !== null) onMove(row.id, to);
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'up', label: t('backOfficeCatalogue.moveUp'), disabled: up === null, onClick: move(up) },
          { key: 'down', label: t('backOfficeCatalogue.moveDown'), disabled: down === null, onClick: move(down) },
          { key: 'move', label: t('backOfficeCatalogue.moveInto'), onClick: () => onOpen({ kind: 'move', row }) },
          {
            key: 'add',
            label: t('backOfficeCatalogue.addBelow'),
            onClick: () => onOpen({ kind: 'add', parentId: row.id }),
          },
          { key: 'merge', label: t('backOfficeCatalogue.mergeInto'), onClick: () => onOpen({ kind: 'merge', row }) },
          {
            key: 'delete',
            label: t('backOfficeCatalogue.delete'),
            danger: true,
            onClick: () => onOpen({ kind: 'delete', row }),
          },
        ],
      }}
    >
      <Button
        type="text"
        size="small"
        icon={<MoreOutlined />}
        aria-label={t('backOfficeCatalogue.actionsOf', { title: row.title })}
      />
    </Dropdown>
  );
}

function Line({
  search,
  ...actions
}: Omit<ActionsProps, 'onMove'> & { search: string; onMove: ActionsProps['onMove'] | null }) {
  const { t, count } = useWords();
  const { row, rows, onMove, onOpen } = actions;
  return (
    <Flex gap={8} align="center" wrap>
      <Link to={{ pathname: row.id, search }}>{row.title}</Link>
      <Typography.Text type="secondary" className="office-number">
        {count(row.products)}
      </Typography.Text>
      {row.isHidden ? <Tag>{t('backOfficeCatalogue.hidden')}</Tag> : null}
      {row.missing.length === 0 ? null : (
        <Tag color="warning">
          {t('backOfficeCatalogue.noTranslation')}: {row.missing.join(', ')}
        </Tag>
      )}
      {onMove === null ? null : <Actions rows={rows} row={row} onMove={onMove} onOpen={onOpen} />}
    </Flex>
  );
}

interface CategoryTreeProps {
  readonly rows: Rows;
  readonly text: string;
  readonly onMove: ((id: string, to: Place) => void) | null;
  readonly onOpen: (dialog: CategoryDialog) => void;
}

function CategoryTree({ rows, text, onMove, onOpen }: CategoryTreeProps) {
  const { t } = useWords();
  const [opened, setOpened] = useState<readonly string[] | null>(null);
  const search = text === '' ? '' : `?${new URLSearchParams({ text }).toString()}`;
  const shown = matching(rows, text);
  const nodeOf = (branch: Branch<StaffCategoryRow>): TreeDataNode => ({
    key: branch.id,
    title: <Line rows={rows} row={branch} search={search} onMove={onMove} onOpen={onOpen} />,
    children: branch.children.map(nodeOf),
  });
  const all = rows.filter(({ id }) => rows.some(({ parentId }) => parentId === id)).map(({ id }) => id);
  const expanded = text === '' ? (opened ?? (rows.length > 60 ? [] : all)) : shown.map(({ id }) => id);
  if (shown.length === 0) {
    const empty = text === '' ? t('backOfficeCatalogue.categoriesNone') : t('backOffice.nothingFound');
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} />;
  }
  return (
    <>
      <Flex wrap gap={8} align="center">
        <Button size="small" disabled={text !== ''} onClick={() => setOpened(all)}>
          {t('backOfficeCatalogue.expandAll')}
        </Button>
        <Button size="small" disabled={text !== ''} onClick={() => setOpened([])}>
          {t('backOfficeCatalogue.collapseAll')}
        </Button>
        {onMove === null || text !== '' ? null : (
          <Typography.Text type="secondary">{t('backOfficeCatalogue.dragHint')}</Typography.Text>
        )}
      </Flex>
      <Tree
        blockNode
        selectable={false}
        showLine
        treeData={treeOf(shown).map(nodeOf)}
        expandedKeys={[...expanded]}
        onExpand={(keys) => setOpened(keys.map(String))}
        draggable={onMove === null || text !== '' ? false : { icon: false }}
        onDrop={({ dragNode, node, dropPosition, dropToGap }) => {
          const at = Number(node.pos.split('-').at(-1));
          const where = dropToGap ? (dropPosition < at ? 'before' : 'after') : 'into';
          onMove?.(String(dragNode.key), dropPlace(rows, String(dragNode.key), String(node.key), where));
        }}
      />
    </>
  );
}

function Dialog({
  open,
  rows,
  onMove,
  onClose,
}: {
  open: CategoryDialog | null;
  rows: Rows;
  onMove: ActionsProps['onMove'];
  onClose: () => void;
}) {
  if (open === null) return null;
  if (open.kind === 'add') return <AddCategory rows={rows} parentId={open.parentId} onClose={onClose} />;
  if (open.kind === 'move') return <MoveCategory rows={rows} row={open.row} onMove={onMove} onClose={onClose} />;
  if (open.kind === 'merge') return <MergeCategory rows={rows} row={open.row} onClose={onClose} />;
  return <DeleteCategory row={open.row} onClose={onClose} />;
}

/** Moves a category. The message offers undo. */
function useMove() {
  const { api } = useOffice();
  const move = useChange(
    categoryWords.moved,
    ({ id, to }: { id: string; to: Place }) => answerOf(api.moveCategory({ categoryId: id, body: to })),
    touchedByCategory,
    undefined,
    ({ before }, { id }, again) =>
      () =>
        again({ id, to: before }),
  );
  return (id: string, to: Place): void => move.mutate({ id, to });
}

/** Tree of categories, rearranged by drag and drop or by a menu. */
export function CategoriesPage() {
  const words = useWords();
  const { t } = words;
  const mayKeep = useMay()('manage_catalogue');
  const [state, setState] = useTableState(filterNames);
  const [dialog, setDialog] = useState<CategoryDialog | null>(null);
  const onMove = useMove();
  const list = useCall('staffCategories');
  const text = state.filters['text'] ?? '';
  const rows = list.data?.categories ?? [];
  return (
    <>
      <PageHead title={t('backOfficeCatalogue.categories')}>
        {mayKeep ? (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setDialog({ kind: 'add', parentId: null })}>
            {t('backOfficeCatalogue.addCategory')}
          </Button>
        ) : null}
      </PageHead>
      <Flex vertical gap={12}>
        <Flex wrap gap={8} align="center">
          <SearchField
            label={t('backOfficeCatalogue.findCategory')}
            hint={t('backOfficeCatalogue.findCategoryHint')}
            value={text}
            onChange={(entered) => setState(withFilters(state, { text: entered }))}
          />
          <div className="grows" />
          <ExportRows
            name="categories"
            columns={columnsOf(words, rows)}
            load={() => Promise.resolve({ rows: matching(rows, text), next: null })}
          />
        </Flex>
        {list.error !== null ? (
          <CallFailed error={list.error} onRetry={() => void list.refetch()} />
        ) : list.data === undefined ? (
          <Skeleton active paragraph={{ rows: 8 }} title={false} />
        ) : (
          <CategoryTree rows={rows} text={text} onMove={mayKeep ? onMove : null} onOpen={setDialog} />
        )}
      </Flex>
      <Dialog open={dialog} rows={rows} onMove={onMove} onClose={() => setDialog(null)} />
      <Outlet />
    </>
  );
}
