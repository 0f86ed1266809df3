import type { WireCategory } from '@farad/contract/catalogue';

/** What the tree shows of a category. */
export interface TreeNode {
  readonly slug: string;
  readonly title: string;
  readonly count: number;
  readonly children: readonly TreeNode[];
}

/** Only what is shown goes to the browser. */
export const presentTree = (categories: readonly WireCategory[]): TreeNode[] =>
  categories.map(({ slug, title, count, children }) => ({ slug, title, count, children: presentTree(children) }));
