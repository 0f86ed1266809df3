/** What staff write for the shop (product G). */
export const contentKinds = ['page', 'news', 'vacancy', 'banner'] as const;

export type ContentKind = (typeof contentKinds)[number];

/**
 * The pages `/c/<slug>` that the program names itself: the footer's and the papers'. Their first texts come with the
 * program (site/ of a language in packages/wording); what staff write stands before them.
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

/** Most characters; of a body: of its Markdown. */
export const contentLimits = {
  titleMax: 160,
  summaryMax: 400,
  bodyMax: 60_000,
  slugMax: 80,
  noteMax: 200,
  linkMax: 300,
  /** News and vacancies on a page. */
  perPage: 10,
  /** Banners shown at once. */
  bannersMax: 6,
} as const;

/** The text of an entry in one language; `body` is Markdown without HTML, with facts in braces (facts.ts). */
export interface ContentText {
  readonly title: string;
  /** A line for lists and for search engines. */
  readonly summary: string;
  readonly body: string;
}

/** Russian is always there before an entry is shown (product S12); a missing language is shown in Russian. */
export interface ContentTexts {
  readonly ru: ContentText;
  readonly en: ContentText | null;
  readonly tr: ContentText | null;
}

export const contentStates = ['draft', 'scheduled', 'published', 'ended', 'archived'] as const;

export type ContentState = (typeof contentStates)[number];

/** Which version of an entry is shown, now and later. */
export interface ContentPlan {
  /** null: none is shown yet. */
  readonly liveVersion: number | null;
  /** Takes the place of the live one at `nextAt`. */
  readonly nextVersion: number | null;
  readonly nextAt: Date | null;
  /** Not shown from then on; null: without an end. */
  readonly endsAt: Date | null;
  readonly isArchived: boolean;
}

/** The version that is shown at a moment; null: nothing is. */
export function shownVersion(
  { liveVersion, nextVersion, nextAt, endsAt, isArchived }: ContentPlan,
  now: Date,
): number | null {
  if (isArchived || (endsAt !== null && endsAt <= now)) return null;
  return nextVersion !== null && nextAt !== null && nextAt <= now ? nextVersion : liveVersion;
}

/** What staff see of an entry at a moment. */
export function contentState(plan: ContentPlan, now: Date): ContentState {
  if (plan.isArchived) return 'archived';
  if (plan.endsAt !== null && plan.endsAt <= now) return 'ended';
  if (shownVersion(plan, now) !== null) return 'published';
  return plan.nextVersion === null ? 'draft' : 'scheduled';
}
