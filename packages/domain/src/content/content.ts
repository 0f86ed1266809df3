import type { Locale } from '../shared/locale.ts';

/** Kinds of content that staff write for the shop (product G). */
export const contentKinds = ['page', 'news', 'vacancy', 'banner'] as const;

export type ContentKind = (typeof contentKinds)[number];

/**
 * Pages `/c/<slug>` that the program links to, in the footer and in documents. Their default texts come with the
 * program (site/ of a language in packages/wording). Texts of staff replace them.
 */
export const shopPages = [
  'delivery',
  'payment',
  'sales',
  'how-to-buy',
  'cashback',
  'how-to-place-order',
  'bom',
  'vozvrat-i-obmen',
  'order-status',
  'company',
  'vacancy',
  'legal',
  'contacts',
  'offer',
  'privacy',
  'personal-data',
  'cookies',
] as const;

/** Maximum lengths in characters; for a body, of its Markdown. */
export const contentLimits = {
  titleMax: 160,
  summaryMax: 400,
  bodyMax: 60_000,
  slugMax: 80,
  noteMax: 200,
  linkMax: 300,
  /** News and vacancies per page. */
  perPage: 10,
  /** Maximum number of banners shown at once. */
  bannersMax: 6,
} as const;

/** Texts of an entry in one language. `body` is Markdown without HTML, with facts in braces (facts.ts). */
export interface ContentText {
  readonly title: string;
  /** One line for lists and search engines. */
  readonly summary: string;
  readonly body: string;
}

/** Russian is required before an entry is shown (product S12), and it replaces missing languages. */
export type ContentTexts = Readonly<Record<Locale, ContentText | null>> & { readonly ru: ContentText };

export const contentStates = ['draft', 'scheduled', 'published', 'ended', 'archived'] as const;

export type ContentState = (typeof contentStates)[number];

/** Which version of an entry is shown now and later. */
export interface ContentPlan {
  /** null = no version is shown yet. */
  readonly liveVersion: number | null;
  /** Replaces the live version at `nextAt`. */
  readonly nextVersion: number | null;
  readonly nextAt: Date | null;
  /** Time when the entry is no longer shown; null = no end. */
  readonly endsAt: Date | null;
  readonly isArchived: boolean;
}

/** Returns the version shown at a moment, or null. */
export function shownVersion(
  { liveVersion, nextVersion, nextAt, endsAt, isArchived }: ContentPlan,
  now: Date,
): number | null {
  if (isArchived || (endsAt !== null && endsAt <= now)) return null;
  return nextVersion !== null && nextAt !== null && nextAt <= now ? nextVersion : liveVersion;
}

/** Returns the state of an entry at a moment, for staff. */
export function contentState(plan: ContentPlan, now: Date): ContentState {
  if (plan.isArchived) return 'archived';
  if (plan.endsAt !== null && plan.endsAt <= now) return 'ended';
  if (shownVersion(plan, now) !== null) return 'published';
  return plan.nextVersion === null ? 'draft' : 'scheduled';
}
