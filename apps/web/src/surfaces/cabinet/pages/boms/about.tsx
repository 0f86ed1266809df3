import { Link, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { WrittenText } from '#ui/written-text.tsx';
import { apiOf, appContext, orErrorPage } from '#server/visit.server.ts';
import { UploadForms } from './upload-form.tsx';
import type { Route } from './+types/about';

export async function loader(visit: Route.LoaderArgs) {
  const { html, locale } = orErrorPage(await apiOf(visit).contentPage({ slug: 'bom' }));
  return { apiBase: visit.context.get(appContext).apiBase, text: { html, locale } };
}

/** /c/bom: explains parts lists in three steps, with an upload form. */
export default function AboutBoms() {
  const { t, to } = useWords();
  const { apiBase, text } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-[1100px] pt-8">
      <PageHead title={t('bomPages.aboutTitle')} description={t('bomPages.aboutDescription')} />
      <h1>{t('bomPages.aboutTitle')}</h1>
      <p className="mt-2 mb-5 max-w-[720px] text-16 text-ink-2">{t('boms.lead')}</p>
      <UploadForms apiBase={apiBase} />
      <ol className="mt-10 grid gap-6 md:grid-cols-3">
        {([1, 2, 3] as const).map((step) => (
          <li key={step} className="border-t border-ink pt-3">
            <h2>
              <span className="num mr-2 text-copper-ink">{step}</span>
              {t(`bomPages.step${step}`)}
            </h2>
            <p className="mt-1.5 text-ink-2">{t(`bomPages.step${step}Text`)}</p>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-[720px]">{t('bomPages.aboutNever')}</p>
      <p className="mt-2 max-w-[720px] text-ink-2">{t('bomPages.aboutGuests')}</p>
      <p className="mt-4">
        <Link to={to('/cabinet/boms')} className="text-copper-ink underline">
          {t('bomPages.myLists')}
        </Link>
      </p>
      <div className="mt-10 max-w-[760px] border-t border-line pt-6">
        <WrittenText {...text} />
      </div>
    </div>
  );
}
