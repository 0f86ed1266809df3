import type { StaffCategoryRow } from '@farad/contract/office/catalogue/categories';
import { TreeSelect, type TreeSelectProps } from 'antd';

import { treeOf, type Branch } from './category-tree.ts';

const optionOf = ({
  id,
  title,
  children,
}: Branch<StaffCategoryRow>): NonNullable<TreeSelectProps['treeData']>[number] => ({
  value: id,
  title,
  children: children.map(optionOf),
});

interface CategoryFieldProps {
  readonly rows: readonly StaffCategoryRow[];
  /** Label of the option "top level"; absent = there is no such option. */
  readonly top?: string;
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** Value of the field for the option "top level". */
export const topValue = 'top';

/** Select box with the tree of categories and a search. */
export function CategoryField({ rows, top, id, value, onChange }: CategoryFieldProps) {
  return (
    <TreeSelect<string>
      {...(id === undefined ? {} : { id })}
      {...(value === undefined ? {} : { value })}
      treeData={[...(top === undefined ? [] : [{ value: topValue, title: top }]), ...treeOf(rows).map(optionOf)]}
      onChange={(chosen) => onChange?.(chosen)}
      showSearch={{ treeNodeFilterProp: 'title' }}
      className="w-full"
    />
  );
}
