import { locales, type Locale } from '@farad/domain/shared';
import { useLocation } from 'react-router';

import { alternates } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { useFrame } from '../frame.ts';

const shop = 'Farad';

/** Shown with a link where a page has no picture of its own (apps/web/public). */
const socialImage = { path: '/social.png', width: 1200, height: 630 } as const;

const regions: Readonly<Record<Locale, string>> = { ru: 'ru_RU', en: 'en_US', tr: 'tr_TR' };

const bareOf = (title: string): string => title.replace(` · ${shop}`, '');

/** Every title names the shop once. */
const withShop = (title: string): string => (title.includes(shop) ? title : `${title} · ${shop}`);

/**
 * What a page tells browsers, search engines and those who share it; what it does not give has a default (product C15,
 * specification section 3). A filtered or otherwise endless view says `isIndexed={false}`: it is kept out of search
 * engines and has no canonical address. Addresses are those of the configured site, whatever host was asked.
 */
export function PageHead({
  title,
  description,
  keywords,
  image,
  page = 1,
  isIndexed = true,
  canonicalSearch = '',
}: {
  title: string;
  description?: string | undefined;
  /** Before the default ones. */
  keywords?: string | undefined;
  /** Path or address of the page's own picture. */
  image?: string | undefined;
  /** Of a list, from 1; the others are told apart in the title. */
  page?: number;
  isIndexed?: boolean;
  canonicalSearch?: string;
}) {
  const { t, locale } = useWords();
  const frame = useFrame();
  const { pathname } = useLocation();
  const said = description ?? t('meta.defaultDescription');
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  return (
    <>
      <title>{withShop(page === 1 ? title : t('meta.numberedTitle', { title: bareOf(title), page }))}</title>
      <meta name="description" content={said} />
      <meta name="keywords" content={[keywords, t('meta.defaultKeywords')].filter(Boolean).join(', ')} />
      <meta name="author" content={t('meta.author')} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={said} />
      <meta property="og:site_name" content={shop} />
      <meta property="og:locale" content={regions[locale]} />
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={regions[other]} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
      {frame !== undefined && (
        <>
          <meta property="og:phone_number" content={frame.phone} />
          <Picture siteUrl={frame.siteUrl} image={image} />
        </>
      )}
      {!isIndexed && <meta name="robots" content="noindex, follow" />}
      {isIndexed && frame !== undefined && <Addresses siteUrl={frame.siteUrl} path={path} search={canonicalSearch} />}
    </>
  );
}

function Picture({ siteUrl, image }: { siteUrl: string; image: string | undefined }) {
  if (image !== undefined) return <meta property="og:image" content={new URL(image, siteUrl).href} />;
  return (
    <>
      <meta property="og:image" content={siteUrl + socialImage.path} />
      <meta property="og:image:width" content={String(socialImage.width)} />
      <meta property="og:image:height" content={String(socialImage.height)} />
    </>
  );
}

function Addresses({ siteUrl, path, search }: { siteUrl: string; path: string; search: string }) {
  const canonical = siteUrl + path + search;
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {alternates(siteUrl, path, search).map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
    </>
  );
}
