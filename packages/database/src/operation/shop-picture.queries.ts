import type { ShopPicture } from '@farad/domain/look';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** A PNG for a white background. */
export interface PrintedPicture {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A picture with its two files. */
export interface StoredPicture extends ShopPicture {
  readonly shown: Uint8Array;
  readonly printed: PrintedPicture;
}

const facts = [
  'name',
  'type',
  'width',
  'height',
  'seen_on_light as seenOnLight',
  'seen_on_dark as seenOnDark',
  'is_clear as isClear',
] as const;

/** Queries of the pictures that staff uploaded for the shop's look. */
export function shopPictureQueries(handle: Handle) {
  return {
    /** Adds a picture. If a picture with the same content exists, only its date is renewed. */
    add: async (
      { seenOnLight, seenOnDark, isClear, shown, printed, ...rest }: StoredPicture,
      now: Date,
    ): Promise<void> => {
      await handle
        .insertInto('shop_picture')
        .values({
          ...rest,
          seen_on_light: seenOnLight,
          seen_on_dark: seenOnDark,
          is_clear: isClear,
          shown,
          printed: printed.png,
          printed_width: printed.width,
          printed_height: printed.height,
          added_at: now,
        })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ added_at: now }))
        .execute();
    },

    /** Deletes pictures added before `before` that no version of the setting `look` uses. */
    removeUnused: async (before: Date): Promise<void> => {
      await sql`
        delete from shop_picture as picture
        where added_at < ${before} and not exists (
          select from setting_version
          where key = 'look' and picture.name in (value ->> 'logo', value ->> 'darkLogo', value ->> 'icon'))
          and not exists (
          select from setting
          where key = 'look' and picture.name in (value ->> 'logo', value ->> 'darkLogo', value ->> 'icon'))`.execute(
        handle,
      );
    },

    /** Returns pictures by their names. Names without a picture are absent. */
    named: async (names: readonly string[]): Promise<ReadonlyMap<string, ShopPicture>> => {
      if (names.length === 0) return new Map();
      const rows = await handle.selectFrom('shop_picture').select(facts).where('name', 'in', names).execute();
      return new Map(rows.map((row) => [row.name, row]));
    },

    /** Returns a picture with the file that pages show. */
    shown: async (name: string): Promise<(ShopPicture & { readonly content: Buffer }) | undefined> =>
      handle
        .selectFrom('shop_picture')
        .select([...facts, 'shown as content'])
        .where('name', '=', name)
        .executeTakeFirst(),

    /** Returns the PNG of a picture for a white background. */
    printed: async (name: string): Promise<PrintedPicture | undefined> =>
      handle
        .selectFrom('shop_picture')
        .select(['printed as png', 'printed_width as width', 'printed_height as height'])
        .where('name', '=', name)
        .executeTakeFirst(),
  };
}
