import { inEachLocale, type LocalizedText } from '../shared/locale.ts';

/** Names of the shop in pages, e-mails, documents and exports. */
export interface ShopIdentity {
  /**
   * Empty = not set. Then a demonstration shop has a built-in name; any other shop is called like the host of its site.
   */
  readonly name: string;
  /** Name under the icon of the installed app, and at the start of an SMS. Empty = `name`. */
  readonly shortName: string;
  /** Description of the goods, by language; page titles show it after the shop's name. Empty = the default text. */
  readonly tagline: LocalizedText;
}

/** Maximum lengths of names and tagline, in characters. Home screens of phones cut names after 12. */
export const shopIdentityLimits = { name: 40, shortName: 12, tagline: 80 } as const;

/** The name of a demonstration shop. */
const demonstrationName = 'Farad';

export const usualShop: ShopIdentity = { name: '', shortName: '', tagline: inEachLocale(() => '') };

/** Longest name in an SMS, in characters. With it a code still fits into one part in every language. */
export const smsNameMax = 22;

/** Returns the names that the shop uses now. An SMS has the host of the site in place of a name that is too long. */
export function shopNames(
  { name, shortName }: Pick<ShopIdentity, 'name' | 'shortName'>,
  { isDemonstration, siteHost }: { readonly isDemonstration: boolean; readonly siteHost: string },
): { readonly name: string; readonly shortName: string; readonly smsName: string } {
  const shown = name || (isDemonstration ? demonstrationName : siteHost);
  const smsName = shortName || (shown.length <= smsNameMax ? shown : siteHost);
  return { name: shown, shortName: shortName || shown, smsName };
}
