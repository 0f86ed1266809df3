import {
  shownVersion,
  type ContentKind,
  type ContentPlan,
  type ContentState,
  type ContentTexts,
} from '@farad/domain/content';
import { locales } from '@farad/domain/shared';
import { sql, type RawBuilder } from 'kysely';

import { escapeLike } from '../connection/escape-like.ts';
import type { Handle } from '../connection/connect.ts';

/** A content entry without its texts. */
export interface SavedContent extends ContentPlan {
  readonly id: number;
  readonly kind: ContentKind;
  readonly slug: string;
  /** Number of the newest version. */
  readonly version: number;
  readonly shownAt: Date | null;
  readonly changedAt: Date;
}

export interface ContentLineRow extends SavedContent {
  readonly texts: ContentTexts;
  readonly changedBy: string;
}

export interface ContentVersionRow {
  readonly version: number;
  readonly texts: ContentTexts;
  readonly link: string | null;
  readonly note: string;
  readonly by: string;
  readonly at: Date;
}

/** An entry with the version that visitors see now. */
export interface ShownContent {
  readonly id: number;
  readonly slug: string;
  readonly version: number;
  readonly texts: ContentTexts;
  readonly link: string | null;
  readonly shownAt: Date;
  readonly changedAt: Date;
}

/** Position of an entry in a list that is ordered by time, then by id. */
export interface ContentPlace {
  readonly at: Date;
  readonly id: number;
}

export interface ContentSearch {
  readonly kind: ContentKind | undefined;
  /** undefined = any state except archived. */
  readonly state: ContentState | undefined;
  /** Substring of a title or an address; '' = no condition. */
  readonly text: string;
  readonly now: Date;
  readonly after: ContentPlace | undefined;
  readonly limit: number;
}

interface Row {
  readonly id: number;
  readonly kind: ContentKind;
  readonly slug: string;
  readonly version: number;
  readonly live_version: number | null;
  readonly next_version: number | null;
  readonly next_at: Date | null;
  readonly ends_at: Date | null;
  readonly shown_at: Date | null;
  readonly is_archived: boolean;
  readonly changed_at: Date;
}

const kept = (row: Row): SavedContent => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  version: row.version,
  liveVersion: row.live_version,
  nextVersion: row.next_version,
  nextAt: row.next_at,
  endsAt: row.ends_at,
  shownAt: row.shown_at,
  isArchived: row.is_archived,
  changedAt: row.changed_at,
});

/** SQL of the version number shown at `now`; null = none. Must agree with the rule `shownVersion`. */
const shownAt = (now: Date): RawBuilder<number | null> =>
  sql<number | null>`case when is_archived or ends_at <= ${now} then null
    when next_at <= ${now} then next_version else live_version end`;

/** SQL of the date that visitors see on an entry: when it was first shown, otherwise when it was last changed. */
const dayAt = (now: Date): RawBuilder<Date> =>
  sql<Date>`coalesce(shown_at, case when next_at <= ${now} then next_at end, changed_at)`;

/** Returns a condition on entries in this state at `now`. Must agree with the rule `contentState`. */
function isIn(state: ContentState, now: Date): RawBuilder<boolean> {
  const isOver = sql`coalesce(ends_at <= ${now}, false)`;
  const isShown = sql`${shownAt(now)} is not null`;
  const conditions: Readonly<Record<ContentState, RawBuilder<boolean>>> = {
    archived: sql<boolean>`is_archived`,
    ended: sql<boolean>`not is_archived and ${isOver}`,
    published: sql<boolean>`${isShown}`,
    scheduled: sql<boolean>`not is_archived and not ${isOver} and not ${isShown} and next_version is not null`,
    draft: sql<boolean>`not is_archived and not ${isOver} and not ${isShown} and next_version is null`,
  };
  return conditions[state];
}

/** Queries of the content that staff write for the shop. */
export function contentQueries(handle: Handle) {
  /** Selects the entries shown at `now`, latest first. */
  const shown = (kind: ContentKind, now: Date) =>
    handle
      .selectFrom('content')
      .innerJoin('content_version', (join) =>
        join.onRef('content_version.content_id', '=', 'content.id').on('content_version.version', '=', shownAt(now)),
      )
      .select(['content.id', 'slug', 'content_version.version', 'texts', 'link', 'content_version.at as changedAt'])
      .select(dayAt(now).as('shownAt'))
      .where('kind', '=', kind)
      .orderBy(dayAt(now), 'desc')
      .orderBy('content.id', 'desc');

  return {
    shownBySlug: (kind: ContentKind, slug: string, now: Date): Promise<ShownContent | undefined> =>
      shown(kind, now).where('slug', '=', slug).executeTakeFirst(),

    /** Returns a page of shown entries, latest first. `after` = the last entry of the previous page. */
    shown: (
      kind: ContentKind,
      now: Date,
      after: ContentPlace | undefined,
      limit: number,
    ): Promise<readonly ShownContent[]> =>
      shown(kind, now)
        .$if(after !== undefined, (query) =>
          query.where(sql<boolean>`(${dayAt(now)}, content.id) < (${after?.at}, ${after?.id})`),
        )
        .limit(limit)
        .execute(),

    /** Returns the next newer shown entry after `place`. Undefined if there is none. */
    shownAfter: async (kind: ContentKind, now: Date, place: ContentPlace): Promise<ShownContent | undefined> => {
      const found = await shown(kind, now)
        .where(sql<boolean>`(${dayAt(now)}, content.id) > (${place.at}, ${place.id})`)
        .clearOrderBy()
        .orderBy(dayAt(now))
        .orderBy('content.id')
        .executeTakeFirst();
      return found;
    },

    /** Returns a page of entries for staff, the last changed first. */
    find: async ({ kind, state, text, now, after, limit }: ContentSearch): Promise<readonly ContentLineRow[]> => {
      const part = `%${escapeLike(text)}%`;
      const inTitle = locales.map((locale) => sql`texts -> ${sql.lit(locale)} ->> 'title' ilike ${part}`);
      const rows = await handle
        .selectFrom('content')
        .innerJoin('content_version', (join) =>
          join
            .onRef('content_version.content_id', '=', 'content.id')
            .onRef('content_version.version', '=', 'content.version'),
        )
        .innerJoin('staff', 'staff.id', 'content_version.staff_id')
        .selectAll('content')
        .select(['texts', 'staff.name as changedBy'])
        .where(state === undefined ? sql<boolean>`not is_archived` : isIn(state, now))
        .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'page'))
        .$if(text !== '', (query) => query.where(sql<boolean>`(slug ilike ${part} or ${sql.join(inTitle, sql` or `)})`))
        .$if(after !== undefined, (query) =>
          query.where(sql<boolean>`(changed_at, content.id) < (${after?.at}, ${after?.id})`),
        )
        .orderBy('changed_at', 'desc')
        .orderBy('content.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ texts, changedBy, ...row }) => ({ ...kept(row), texts, changedBy }));
    },

    /** Returns an entry. If `isHeld` is true, the row stays locked until the transaction ends. */
    bySlug: async (kind: ContentKind, slug: string, isHeld = false): Promise<SavedContent | undefined> => {
      const row = await handle
        .selectFrom('content')
        .selectAll()
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .$if(isHeld, (query) => query.forUpdate())
        .executeTakeFirst();
      return row === undefined ? undefined : kept(row);
    },

    /** Returns versions, newest first. */
    versions: async (contentId: number): Promise<readonly ContentVersionRow[]> =>
      handle
        .selectFrom('content_version')
        .innerJoin('staff', 'staff.id', 'content_version.staff_id')

        .select([
          'content_version.version',
          'texts',
          'link',
          'content_version.note',
          'staff.name as by',
          'content_version.at',
        ])
        .where('content_id', '=', contentId)
        .orderBy('content_version.version', 'desc')
        .execute(),

    /** Adds an entry without a version and returns its id. Undefined if the address is taken. */
    add: async (kind: ContentKind, slug: string, now: Date): Promise<number | undefined> => {
      const row = await handle
        .insertInto('content')
        .values({ kind, slug, changed_at: now })
        .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    addVersion: async (
      contentId: number,
      { version, texts, link, note }: Pick<ContentVersionRow, 'version' | 'texts' | 'link' | 'note'>,
      staffId: number,
      now: Date,
    ): Promise<void> => {
      await handle
        .insertInto('content_version')
        .values({
          content_id: contentId,
          version,
          link,
          note,
          staff_id: staffId,
          at: now,
          texts: JSON.stringify(texts),
        })
        .execute();
      await handle.updateTable('content').set({ version, changed_at: now }).where('id', '=', contentId).execute();
    },

    /**
     * Saves which version is shown and when. If the entry is shown for the first time, `now` is also saved as the date
     * of the entry.
     */
    setPlan: async (contentId: number, plan: ContentPlan, now: Date): Promise<void> => {
      await handle
        .updateTable('content')
        .set({
          live_version: plan.liveVersion,
          next_version: plan.nextVersion,
          next_at: plan.nextAt,
          ends_at: plan.endsAt,
          is_archived: plan.isArchived,
          changed_at: now,
          ...(shownVersion(plan, now) === null
            ? {}
            : { shown_at: sql<Date>`coalesce(shown_at, case when next_at <= ${now} then next_at end, ${now})` }),
        })
        .where('id', '=', contentId)
        .execute();
    },
  };
}
