import { makerKey } from './maker-spelling.ts';
import { makerHomes, makerPages, type MakerPages } from './maker-sites.ts';

/** A link to a part's documents on its maker's site. */
export interface MakerDocuments {
  /** `part`: the URL shows or searches this part. `home`: it is the maker's home page. */
  readonly kind: 'part' | 'home';
  /** Name of the maker to show in the link. */
  readonly maker: string;
  readonly url: string;
}

const pagesByKey = new Map<string, MakerPages[]>();
for (const pages of makerPages) {
  for (const key of new Set(pages.names.map(makerKey))) pagesByKey.set(key, [...(pagesByKey.get(key) ?? []), pages]);
}
const homeByKey = new Map(makerHomes.map(([name, address]) => [makerKey(name), address]));

const addressOf = ({ address }: MakerPages, number: string): string =>
  address.replaceAll(/\{(number|lower|base|digits|series)\}/g, (_, form: string) => {
    if (form === 'lower') return encodeURIComponent(number.toLowerCase());
    if (form === 'base') return encodeURIComponent(number.split(',', 1)[0] ?? number);
    if (form === 'series') return /\d+/.exec(number)?.[0] ?? '';
    if (form === 'digits') return number.replaceAll(/\D/g, '').replace(/^0+/, '');
    return encodeURIComponent(number);
  });

/**
 * Returns a link to a part's documents on its maker's site; null = no site known. It leads to the part, or else to the
 * maker's home page. `site`: home page that staff entered; it is used instead of the one in the table.
 */
export function makerDocuments(maker: string, number: string, site = ''): MakerDocuments | null {
  const key = makerKey(maker);
  const pages = pagesByKey.get(key)?.find(({ numbers }) => numbers?.test(number) ?? true);
  if (pages !== undefined && number !== '') {
    return { kind: 'part', maker: pages.label ?? maker, url: addressOf(pages, number) };
  }
  const home = /^https?:\/\//.test(site) ? site : homeByKey.get(key);
  return home === undefined ? null : { kind: 'home', maker, url: home };
}
