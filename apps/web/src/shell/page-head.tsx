import { useLocation } from 'react-router';

import { alternates } from '../i18n/locale-path.ts';
import { useFrame } from './frame.ts';

const shop = 'Farad';

/** Every title names the shop once. */
const withShop = (title: string): string => (title.includes(shop) ? title : `${title} · ${shop}`);

/**
 * Title, description, canonical address and languages of a page (product C15). A filtered or otherwise endless view
 * says `isIndexed={false}`: it is kept out of search engines and has no canonical address.
 */
export function PageHead({
  title,
  description,
  isIndexed = true,
  canonicalSearch = '',
}: {
  title: string;
  description?: string | undefined;
  isIndexed?: boolean;
  canonicalSearch?: string;
}) {
  const siteUrl = useFrame()?.siteUrl;
  const { pathname } = useLocation();
  return (
    <>
      <title>{withShop(title)}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={shop} />
      {!isIndexed && <meta name="robots" content="noindex, follow" />}
      {isIndexed && siteUrl !== undefined && (
        <>
          <link rel="canonical" href={siteUrl + pathname + canonicalSearch} />
          {alternates(siteUrl, pathname, canonicalSearch).map(({ hrefLang, href }) => (
            <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
          ))}
        </>
      )}
    </>
  );
}
