import { languages, type Locale } from '@farad/domain/shared';
import { useLocation } from 'react-router';

import { alternates } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { useFrame } from '../frame.ts';

/** Picture in link previews of pages without a picture (file in apps/web/public). */
const socialImage = { path: '/social.png', width: 1200, height: 630 } as const;

/** Returns a locale with its country for link previews, such as `en_US`. */
const regionOf = (locale: Locale): string =>
  `${locale}_${languages.find((language) => language.locale === locale)?.icon.toUpperCase()}`;

/**
 * Head tags of a page for browsers, search engines and link previews (product C15, specification section 3). Absolute
 * addresses use the configured site, whatever host was requested. With `isIndexed={false}`, for filtered lists and the
 * like, search engines skip the page and it has no canonical address.
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
  /** Title without the shop's name; absent = the home page. */
  title?: string;
  description?: string | undefined;
  /** Keywords before the default ones. */
  keywords?: string | undefined;
  /** Path or address of the page's own picture. */
  image?: string | undefined;
  /** Number of the list's page, from 1. From 2 on, the title contains it. */
  page?: number;
  isIndexed?: boolean;
  canonicalSearch?: string;
}) {
  const { t, locale } = useWords();
  const frame = useFrame();
  const { pathname } = useLocation();
  const { name, tagline } = frame?.shop ?? { name: '', tagline: '' };
  const own = title === undefined ? tagline : page === 1 ? title : t('meta.numberedTitle', { title, page });
  const whole = title === undefined ? `${name}: ${own}` : `${own} · ${name}`;
  const shownDescription = description ?? t('meta.defaultDescription');
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  const canonical = `${frame?.siteUrl}${path}${canonicalSearch}`;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={shownDescription} />
      <meta name="keywords" content={[keywords, t('meta.defaultKeywords')].filter(Boolean).join(', ')} />
      <meta name="author" content={name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={shownDescription} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={regionOf(locale)} />
      {frame?.languages.shown
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={regionOf(other)} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
      {frame && (
        <>
          {frame.phone && <meta property="og:phone_number" content={frame.phone} />}
          <Picture siteUrl={frame.siteUrl} image={image} />
        </>
      )}
      {!isIndexed && <meta name="robots" content="noindex, follow" />}
      {isIndexed && frame && (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
          {alternates(frame.siteUrl, path, canonicalSearch, frame.languages).map(({ hrefLang, href }) => (
            <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
          ))}
        </>
      )}
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
