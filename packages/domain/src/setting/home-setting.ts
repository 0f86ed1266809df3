import { inEachLocale, type Locale, type LocalizedText } from '../shared/locale.ts';

/** Blocks of the home page, in their default order. */
export const homeBlocks = [
  'search',
  'banners',
  'parts_list',
  'promotions',
  'categories',
  'brands',
  'news',
  'viewed',
] as const;

export type HomeBlock = (typeof homeBlocks)[number];

/** Which blocks the home page shows, in which order, and its texts. */
export interface HomeSetting {
  readonly blocks: readonly { readonly kind: HomeBlock; readonly isOn: boolean }[];
  /** Headline. Empty = the default text. */
  readonly title: LocalizedText;
  /** Text below the headline. Empty = the default text. */
  readonly lead: LocalizedText;
  /**
   * Searches that are shown as examples, by language. Empty = the default examples. An example without exact matches is
   * not shown.
   */
  readonly examples: Readonly<Record<Locale, readonly string[]>>;
}

export const homeLimits = { title: 80, lead: 200, examples: 5, example: 60 } as const;

/** Blocks that are off by default. */
const offAtFirst: ReadonlySet<HomeBlock> = new Set(['brands', 'news'] as const);

export const usualHome: HomeSetting = {
  blocks: homeBlocks.map((kind) => ({ kind, isOn: !offAtFirst.has(kind) })),
  title: inEachLocale(() => ''),
  lead: inEachLocale(() => ''),
  examples: inEachLocale(() => []),
};

/**
 * Returns the invalid field; null = none. No block may appear twice, and the search must be on, because every visitor
 * needs it.
 */
export function homeProblem({ blocks }: HomeSetting): string | null {
  const kinds = blocks.map(({ kind }) => kind);
  const hasSearch = blocks.some(({ kind, isOn }) => kind === 'search' && isOn);
  return hasSearch && new Set(kinds).size === kinds.length ? null : 'blocks';
}

/**
 * Returns all blocks in their order. Blocks that are missing in a setting of an earlier version come last, switched
 * off.
 */
export const allBlocks = ({ blocks }: Pick<HomeSetting, 'blocks'>): HomeSetting['blocks'] => [
  ...blocks,
  ...homeBlocks.filter((kind) => blocks.every((block) => block.kind !== kind)).map((kind) => ({ kind, isOn: false })),
];

/** Returns the blocks that are shown, in their order. */
export const shownBlocks = ({ blocks }: Pick<HomeSetting, 'blocks'>): readonly HomeBlock[] =>
  blocks.filter(({ isOn }) => isOn).map(({ kind }) => kind);
