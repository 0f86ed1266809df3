import type { ProductChoices } from '@farad/contract/office/catalogue/products';
import { TreeSelect, type TreeSelectProps } from 'antd';
import { useMemo } from 'react';

import { categoryTree } from './category-tree.ts';

interface CategoryFieldProps extends Pick<TreeSelectProps, 'id' | 'className' | 'placeholder' | 'allowClear'> {
  readonly categories: ProductChoices['categories'];
  readonly value?: string | null;
  readonly onChange?: (value: string | undefined) => void;
  readonly label?: string;
}

/** Select box with the tree of categories and a search. */
export function CategoryField({ categories, value, onChange, label, ...rest }: CategoryFieldProps) {
  const tree = useMemo(() => categoryTree(categories), [categories]);
  return (
    <TreeSelect<string | null>
      {...rest}
      {...(label === undefined ? {} : { 'aria-label': label })}
      treeData={tree as NonNullable<TreeSelectProps['treeData']>}
      value={value ?? null}
      onChange={(chosen) => onChange?.(chosen ?? undefined)}
      showSearch={{ treeNodeFilterProp: 'title' }}
      popupMatchSelectWidth={false}
    />
  );
}
