import { makerKey } from './maker-name.ts';
import { makerHomes, makerPages, type MakerPages } from './maker-sites.ts';

/** A way to the papers of a part on its maker's own site. */
export interface MakerDocuments {
  /** `part`: the page or the search of this part; `home`: the maker's site. */
  readonly kind: 'part' | 'home';
  /** How the link calls the maker. */
  readonly maker: string;
  readonly url: string;
}

const pagesByKey = new Map<string, MakerPages[]>();
for (const pages of makerPages) {
  for (const key of new Set(pages.names.map(makerKey))) pagesByKey.set(key, [...(pagesByKey.get(key) ?? []), pages]);
}
const homeByKey = new Map(makerHomes.map(([name, address]) => [makerKey(name), address]));

const addressOf = ({ address }: MakerPages, number: string): string =>
  address.replaceAll(/\{(number|lower|base|digits)\}/g, (_, form: string) => {
    if (form === 'lower') return encodeURIComponent(number.toLowerCase());
    if (form === 'base') return encodeURIComponent(number.split(',', 1)[0] ?? number);
    if (form === 'digits') return number.replaceAll(/\D/g, '').replace(/^0+/, '');
    return encodeURIComponent(number);
  });

/**
 * Where the maker itself tells of the part: its page or search by the part number, else its site (`site` is what staff
 * have written of the maker, and wins over the table); null: nothing is known.
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
