import type { WireCategory } from '@farad/contract/shop/catalogue';

/** Category fields that the tree shows. */
export interface TreeNode {
  readonly slug: string;
  readonly title: string;
  readonly count: number;
  readonly children: readonly TreeNode[];
}

/** Returns the tree with only the fields that are shown, to keep the page small. */
export const presentTree = (categories: readonly WireCategory[]): TreeNode[] =>
  categories.map(({ slug, title, count, children }) => ({ slug, title, count, children: presentTree(children) }));
