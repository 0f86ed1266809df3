import type { StaffCategoryRow } from '@farad/contract/back-office-catalogue';
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
  /** First line, above all categories; absent: one of them must be chosen. */
  readonly top?: string;
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** Stands for the uppermost level. */
export const topValue = 'top';

/** A category, found in the tree or by its name. */
export function CategoryField({ rows, top, id, value, onChange }: CategoryFieldProps) {
  return (
    <TreeSelect<string>
      {...(id === undefined ? {} : { id })}
      {...(value === undefined ? {} : { value })}
      treeData={[...(top === undefined ? [] : [{ value: topValue, title: top }]), ...treeOf(rows).map(optionOf)]}
      onChange={(chosen) => onChange?.(chosen)}
      showSearch={{ treeNodeFilterProp: 'title' }}
      style={{ width: '100%' }}
    />
  );
}
