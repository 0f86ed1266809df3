import type { ImportChoices, ImportMapping, MetCategory, MetMaker } from '@farad/contract/office/imports/mapping';
import { Checkbox, Empty, Flex, Segmented, Select, Tag, TreeSelect, Typography } from 'antd';
import { useMemo, useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { WideTable } from '#ui/table/wide-table.tsx';
import { categoryTree, withCategory, withMaker, type MakerEntry } from './spelling-choice.ts';

const rowsOnPage = 20;

/** Returns the rows to show, and a switch between all spellings and those for which `isOpen` is true. */
function useShown<Met>(met: readonly Met[], isOpen: (one: Met) => boolean) {
  const { t } = useWords();
  const [shown, setShown] = useState<'new' | 'all'>('new');
  const open = met.filter(isOpen);
  const choice = (
    <Segmented
      aria-label={t('backOfficeImports.spelling')}
      value={shown}
      onChange={setShown}
      options={[
        { value: 'new', label: t('backOfficeImports.newSpellings', { count: open.length }) },
        { value: 'all', label: t('backOfficeImports.allSpellings', { count: met.length }) },
      ]}
    />
  );
  return { rows: shown === 'new' ? open : met, choice };
}

interface MakerFieldProps {
  readonly met: MetMaker;
  readonly entry: MakerEntry | undefined;
  readonly brands: ImportChoices['brands'];
  readonly onChange: (choice: { readonly brandId: number } | { readonly name: string } | null) => void;
}

const newSign = 'new:';

/** Select box for the maker that a spelling means. The typed text can be the name of a new maker. */
function MakerField({ met, entry, brands, onChange }: MakerFieldProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const isNew = name !== '' && brands.every((brand) => brand.name.toLowerCase() !== name.toLowerCase());
  const chosen = entry === undefined ? null : entry.brandId === null ? newSign + entry.name : String(entry.brandId);
  const added = entry !== undefined && entry.brandId === null ? [entry.name] : [];
  const create = (of: string) => ({
    value: newSign + of,
    label: t('backOfficeImports.createMaker', { name: of }),
    sought: of,
  });
  const options = useMemo(
    () => brands.map((brand) => ({ value: String(brand.id), label: brand.name, sought: brand.name })),
    [brands],
  );
  return (
    <Select
      aria-label={t('backOfficeImports.ourMaker', { spelling: met.spelling })}
      placeholder={met.brandId === null ? t('backOfficeImports.willBeMade', { name: met.name }) : met.name}
      value={chosen}
      showSearch={{ optionFilterProp: 'sought', onSearch: setTyped }}
      allowClear
      onChange={(value: string | undefined) => {
        setTyped('');
        if (value === undefined) onChange(null);
        else onChange(value.startsWith(newSign) ? { name: value.slice(newSign.length) } : { brandId: Number(value) });
      }}
      popupMatchSelectWidth={false}
      className="w-300 max-full"
      options={[...(isNew ? [create(name)] : []), ...added.filter((of) => of !== name).map(create), ...options]}
    />
  );
}

interface MakerSpellingsProps {
  readonly met: readonly MetMaker[];
  readonly corrected: ImportMapping['makers'];
  readonly brands: ImportChoices['brands'];
  readonly onChange: (corrected: ImportMapping['makers']) => void;
}

/** Table of the maker names in the file, each with a field for the maker that it means. */
export function MakerSpellings({ met, corrected, brands, onChange }: MakerSpellingsProps) {
  const { t, count } = useWords();
  const entryOf = (spelling: string): MakerEntry | undefined => corrected.find((entry) => entry.spelling === spelling);
  const { rows, choice } = useShown(
    met,
    ({ brandId, spelling }) => brandId === null || entryOf(spelling) !== undefined,
  );
  return (
    <Flex vertical gap={12} align="flex-start">
      <Typography.Text type="secondary">{t('backOfficeImports.makersLead')}</Typography.Text>
      {choice}
      <WideTable<MetMaker>
        size="small"
        rowKey="spelling"
        dataSource={rows}
        pagination={{ pageSize: rowsOnPage, hideOnSinglePage: true, showSizeChanger: false }}
        className="max-full"
        locale={{
          emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeImports.makersKnown')} />,
        }}
        columns={[
          { key: 'spelling', title: t('backOfficeImports.spelling'), render: (_, { spelling }) => spelling || '—' },
          { key: 'rows', title: t('backOfficeImports.rows'), align: 'right', render: (_, { rows: of }) => count(of) },
          {
            key: 'maker',
            title: t('backOfficeImports.maker'),
            render: (_, one) => (
              <MakerField
                met={one}
                entry={entryOf(one.spelling)}
                brands={brands}
                onChange={(chosen) => onChange(withMaker(corrected, one.spelling, chosen))}
              />
            ),
          },
          {
            key: 'all',
            title: t('backOfficeImports.forAll'),
            render: (_, { spelling, brandId }) => {
              const entry = entryOf(spelling);
              if (entry === undefined)
                return brandId === null ? <Tag color="warning">{t('backOfficeImports.isNew')}</Tag> : null;
              return (
                <Checkbox
                  aria-label={`${t('backOfficeImports.forAll')}: ${spelling}`}
                  checked={entry.isForAll}
                  onChange={({ target }) =>
                    onChange(corrected.map((each) => (each === entry ? { ...entry, isForAll: target.checked } : each)))
                  }
                />
              );
            },
          },
        ]}
      />
    </Flex>
  );
}

interface CategorySpellingsProps {
  readonly met: readonly MetCategory[];
  readonly corrected: ImportMapping['categories'];
  readonly categories: ImportChoices['categories'];
  readonly onChange: (corrected: ImportMapping['categories']) => void;
}

/** Table of the category paths in the file, each with a field for the category that it means. */
export function CategorySpellings({ met, corrected, categories, onChange }: CategorySpellingsProps) {
  const { t, count } = useWords();
  const tree = useMemo(() => categoryTree(categories), [categories]);
  const chosenFor = (path: string): number | null => corrected.find((entry) => entry.path === path)?.categoryId ?? null;
  const { rows, choice } = useShown(met, ({ categoryId, path }) => categoryId === null || chosenFor(path) !== null);
  return (
    <Flex vertical gap={12} align="flex-start">
      <Typography.Text type="secondary">{t('backOfficeImports.categoriesLead')}</Typography.Text>
      {choice}
      <WideTable<MetCategory>
        size="small"
        rowKey="path"
        dataSource={rows}
        pagination={{ pageSize: rowsOnPage, hideOnSinglePage: true, showSizeChanger: false }}
        className="max-full"
        locale={{
          emptyText: (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeImports.categoriesKnown')} />
          ),
        }}
        columns={[
          {
            key: 'path',
            title: t('backOfficeImports.category'),
            render: (_, { path }) => <div className="max-360 wraps">{path || '—'}</div>,
          },
          { key: 'rows', title: t('backOfficeImports.rows'), align: 'right', render: (_, { rows: of }) => count(of) },
          {
            key: 'ours',
            title: t('backOfficeImports.ourCategory'),
            render: (_, { path, title, categoryId }) => (
              <TreeSelect<number | null>
                aria-label={t('backOfficeImports.ourCategoryOf', { path })}
                treeData={tree}
                value={chosenFor(path)}
                placeholder={categoryId === null ? t('backOfficeImports.categoryMade', { name: title }) : title}
                onChange={(chosen) => onChange(withCategory(corrected, path, chosen ?? null))}
                showSearch={{ treeNodeFilterProp: 'title' }}
                allowClear
                popupMatchSelectWidth={false}
                className="w-320 max-full"
              />
            ),
          },
        ]}
      />
    </Flex>
  );
}
