import { translators } from '@farad/wording/server';

import { localeOfPath } from '#i18n/locale-path.ts';
import type { Visit } from '#server/visit.server.ts';

interface Described {
  readonly category: { readonly title: string };
  readonly indexed: { readonly title: string };
  readonly value: { readonly title: string; readonly count: number };
}

/**
 * Returns the description of the page of one value, for visitors and search engines. It is built on the server, because
 * its plural forms would enlarge the scripts of every page.
 */
export function describeValue({ url }: Visit, { category, indexed, value }: Described): string {
  const locale = localeOfPath(url.pathname);
  const attribute = indexed.title.charAt(0).toLocaleLowerCase(locale) + indexed.title.slice(1);
  const { title, count } = value;
  return translators[locale]('listPages.valueDescription', {
    category: category.title,
    attribute,
    value: title,
    count,
  });
}
