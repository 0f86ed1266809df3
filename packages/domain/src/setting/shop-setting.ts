import { inEachLocale, type LocalizedText } from '../shared/locale.ts';

/** Names of the shop for pages, e-mails, documents and exports. */
export interface ShopIdentity {
  /** Empty = not set: a demonstration shop has a name of its own, another shop the host of its site. */
  readonly name: string;
  /** Name under the icon of the installed app. Empty = `name`. */
  readonly shortName: string;
  /** What the shop sells, by language. It follows the name in titles. Empty = the default text. */
  readonly tagline: LocalizedText;
}

/** Longest names and taglines, in characters. Home screens cut names after 12. */
export const shopIdentityLimits = { name: 40, shortName: 12, tagline: 80 } as const;

/** The name of a demonstration shop. */
const demonstrationName = 'Farad';

export const usualShop: ShopIdentity = { name: '', shortName: '', tagline: inEachLocale(() => '') };

/** Returns the names in force. */
export function shopNames(
  { name, shortName }: Pick<ShopIdentity, 'name' | 'shortName'>,
  { isDemonstration, siteHost }: { readonly isDemonstration: boolean; readonly siteHost: string },
): { readonly name: string; readonly shortName: string } {
  const shown = name || (isDemonstration ? demonstrationName : siteHost);
  return { name: shown, shortName: shortName || shown };
}
