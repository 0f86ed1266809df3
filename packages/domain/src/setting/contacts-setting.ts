import { defaultLocale, type LocalizedText } from '../shared/locale.ts';

/** A link to the shop's page on another site, such as a social network. */
export interface SocialLink {
  readonly name: string;
  /** URL with https. */
  readonly url: string;
}

export interface FooterLink {
  /** The Russian title is required. It is shown in languages without their own title. */
  readonly title: LocalizedText;
  /** Path on this site without a language prefix (`/c/delivery`), or a URL with https. */
  readonly address: string;
}

export interface FooterColumn {
  readonly title: LocalizedText;
  readonly links: readonly FooterLink[];
}

/** Contacts of the shop, and the columns of its footer. */
export interface ContactsSetting {
  /** Empty = the address from the environment is used, and the footer shows no address. */
  readonly email: string;
  /** When the shop answers: `пн–пт 9–18`. Empty = not shown. */
  readonly hours: string;
  readonly social: readonly SocialLink[];
  /** Empty = the default columns. */
  readonly columns: readonly FooterColumn[];
}

/** Maximum numbers of items, and maximum lengths of texts in characters. */
export const contactsLimits = {
  hours: 60,
  social: 6,
  columns: 3,
  links: 10,
  name: 40,
  title: 60,
  address: 300,
} as const;

export const usualContacts: ContactsSetting = { email: '', hours: '', social: [], columns: [] };

/** Matches https, a host with an optional port, then a path, a query or a fragment. */
const absolute = /^https:\/\/[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?(?::\d{1,5})?(?:[/?#][^\s"<>\\]*)?$/u;

const isAbsolute = (address: string): boolean => absolute.test(address);
const isPath = (address: string): boolean => /^\/(?![/\\])[^\s"<>\\]*$/.test(address);

/** Returns the first invalid field: an invalid URL, or a missing name or Russian title. null = none. */
export function contactsProblem({ social, columns }: ContactsSetting): string | null {
  for (const [at, { name, url }] of social.entries()) {
    if (name === '') return `social.${at}.name`;
    if (!isAbsolute(url)) return `social.${at}.url`;
  }
  for (const [at, { title, links }] of columns.entries()) {
    if (title[defaultLocale] === '') return `columns.${at}.title.${defaultLocale}`;
    for (const [place, link] of links.entries()) {
      if (link.title[defaultLocale] === '') return `columns.${at}.links.${place}.title.${defaultLocale}`;
      if (!isPath(link.address) && !isAbsolute(link.address)) return `columns.${at}.links.${place}.address`;
    }
  }
  return null;
}
