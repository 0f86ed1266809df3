import type { Locale } from '../shared/locale.ts';

/** Kinds of content that staff write for the shop. */
export const contentKinds = ['page', 'news', 'vacancy', 'banner'] as const;

export type ContentKind = (typeof contentKinds)[number];

/**
 * Slugs of pages `/c/<slug>` that the shop always has, because its footer and documents link to them. Their default
 * texts are in packages/wording (folder `site/` of a language). Staff can replace these texts.
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

/** Maximum lengths in characters. `bodyMax` counts the characters of the Markdown source. */
export const contentLimits = {
  titleMax: 160,
  summaryMax: 400,
  bodyMax: 60_000,
  slugMax: 80,
  noteMax: 200,
  linkMax: 300,
  /** News and vacancies per page. */
  perPage: 10,
  /** Maximum number of banners shown at the same time. */
  bannersMax: 6,
} as const;

/**
 * Texts of a content entry in one language. `body` is Markdown without HTML. It may contain placeholders such as `{{
 * phone }}` (facts.ts).
 */
export interface ContentText {
  readonly title: string;
  /** One sentence for lists and search engines. */
  readonly summary: string;
  readonly body: string;
}

/**
 * Texts of a content entry by language; null = not translated, then the Russian text is shown. The Russian text is
 * required (product S12).
 */
export type ContentTexts = Readonly<Record<Locale, ContentText | null>> & { readonly ru: ContentText };

export const contentStates = ['draft', 'scheduled', 'published', 'ended', 'archived'] as const;

export type ContentState = (typeof contentStates)[number];

/** Which version of a content entry is shown, and when this changes. */
export interface ContentPlan {
  /** Version shown now; null = none yet. */
  readonly liveVersion: number | null;
  /** Version that replaces the live version at `nextAt`. */
  readonly nextVersion: number | null;
  readonly nextAt: Date | null;
  /** Time when the entry is no longer shown; null = no end. */
  readonly endsAt: Date | null;
  readonly isArchived: boolean;
}

/** Returns the version that is shown at this time; null = none. */
export function shownVersion(
  { liveVersion, nextVersion, nextAt, endsAt, isArchived }: ContentPlan,
  now: Date,
): number | null {
  if (isArchived || (endsAt !== null && endsAt <= now)) return null;
  return nextVersion !== null && nextAt !== null && nextAt <= now ? nextVersion : liveVersion;
}

/** Returns the state of a content entry at this time. The back office shows it to staff. */
export function contentState(plan: ContentPlan, now: Date): ContentState {
  if (plan.isArchived) return 'archived';
  if (plan.endsAt !== null && plan.endsAt <= now) return 'ended';
  if (shownVersion(plan, now) !== null) return 'published';
  return plan.nextVersion === null ? 'draft' : 'scheduled';
}
