import { citySearchLengthMax } from '@farad/domain/delivery';
import { data, Form, redirect, useActionData, useLoaderData } from 'react-router';

import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { ownPath } from '#kit/own-path.ts';
import { useFrame } from '#shell/frame.ts';
import { PageHead } from '#shell/page/page-head.tsx';
import { Button } from '#ui/button.tsx';
import { apiOf, isScriptRequest, setChoiceCookie, orErrorPage } from '#server/visit.server.ts';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const { searchParams } = visit.url;
  const text = (searchParams.get('text') ?? '').slice(0, citySearchLengthMax);
  const cities = orErrorPage(await apiOf(visit).deliveryCities({ query: { text } }));
  return { text, cities, back: ownPath(searchParams.get('back')) };
}

/**
 * POST /city: stores the chosen city in a cookie for a year and redirects back. It does not check that the city exists;
 * readers of the cookie ignore an unknown one.
 */
export async function action(visit: Route.ActionArgs) {
  const form = await visit.request.formData();
  const requested = form.get('city');
  const slug = typeof requested === 'string' && /^[a-z][a-z0-9-]{1,59}$/.test(requested) ? requested : null;
  if (slug === null) return data({ isUnknown: true }, { status: 400 });
  setChoiceCookie(visit, 'city', slug);
  const home = inLocale(localeOfPath(visit.url.pathname), '/');
  const isInPlace = isScriptRequest(visit) && form.get('isFromPage') === null;
  return isInPlace ? data({ isUnknown: false }) : redirect(ownPath(form.get('back')) ?? home, 303);
}

/** Page with all cities, largest first, and a search. The city menu of the header links to it. */
export default function CityPage() {
  const { t, to } = useWords();
  const { text, cities, back } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const current = useFrame()?.delivery?.city.slug;
  return (
    <>
      <PageHead title={t('delivery.chooseCity')} isIndexed={false} />
      <h1 className="mt-6 mb-4">{t('delivery.chooseCity')}</h1>
      {outcome?.isUnknown === true && (
        <p role="alert" className="mb-3 text-error">
          {t('delivery.cityUnknown')}
        </p>
      )}
      <Form method="get" action={to('/city')} className="flex max-w-120 gap-2">
        {back !== null && <input type="hidden" name="back" value={back} />}
        <input
          type="search"
          name="text"
          defaultValue={text}
          key={text}
          maxLength={citySearchLengthMax}
          autoComplete="address-level2"
          aria-label={t('delivery.citySearch')}
          placeholder={t('delivery.citySearch')}
          className="h-10 min-w-0 flex-1 border border-line-2 bg-raised px-3"
        />
        <Button type="submit" className="!h-10">
          {t('delivery.cityFind')}
        </Button>
      </Form>
      {cities.length === 0 ? (
        <p className="mt-5 max-w-120 text-ink-2">{t('delivery.cityNotFound', { text })}</p>
      ) : (
        <Form method="post" action={to('/city')} className="mt-5 max-w-160">
          <input type="hidden" name="isFromPage" value="1" />
          {back !== null && <input type="hidden" name="back" value={back} />}
          <ul className="border-t border-line">
            {cities.map((city) => (
              <li key={city.slug} className="border-b border-line">
                <button
                  type="submit"
                  name="city"
                  value={city.slug}
                  aria-current={city.slug === current || undefined}
                  className="flex w-full justify-between gap-4 py-2 text-left hover:text-copper aria-[current]:font-semibold aria-[current]:text-copper-ink"
                >
                  {city.title}
                  <span className="text-right text-13 font-normal text-ink-2">{city.region}</span>
                </button>
              </li>
            ))}
          </ul>
        </Form>
      )}
    </>
  );
}
