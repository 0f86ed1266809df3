import type { Handle } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { shopPictureQueries } from '@farad/database/operation/shop-picture.queries';
import type { SheetLogo } from '@farad/documents/render-pdf';
import type { ShownLook } from '@farad/domain/look';
import { lookPictures, type LookSetting } from '@farad/domain/setting';

/**
 * Returns a look of the shop with its pictures: the stored one, or an unsaved one. A picture whose file was deleted
 * counts as not set.
 */
export async function shownLook(handle: Handle, unsaved: LookSetting | null = null): Promise<ShownLook> {
  const look = unsaved ?? (await settingQueries(handle).value('look'));
  const names = lookPictures.map((field) => look[field]).filter((name) => name !== '');
  const known = await shopPictureQueries(handle).named(names);
  const [logo = null, darkLogo = null, icon = null] = lookPictures.map((field) => known.get(look[field]));
  return { logo, darkLogo: logo === null ? null : darkLogo, icon, accent: look.accent };
}

/** Returns the logo for documents on white paper and for emails; null = the shop has no logo. */
export async function printedLogo(handle: Handle): Promise<SheetLogo | null> {
  const { logo } = await settingQueries(handle).value('look');
  const printed = logo === '' ? undefined : await shopPictureQueries(handle).printed(logo);
  return printed === undefined ? null : { ...printed, png: Buffer.from(printed.png).toString('base64') };
}
