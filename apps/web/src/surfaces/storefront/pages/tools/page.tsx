import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';

const list = [
  ['/tools/series', 'tools.seriesTitle', 'tools.seriesLead'],
  ['/tools/smd', 'tools.smdTitle', 'tools.smdLead'],
  ['/tools/colour-code', 'tools.coloursTitle', 'tools.coloursLead'],
  ['/tools/calculators', 'tools.calculatorsTitle', 'tools.calculatorsLead'],
] as const;

/** Page with links to all tools (product C16). */
export default function ToolsPage() {
  const { t, to } = useWords();
  return (
    <>
      <PageHead title={t('tools.title')} description={t('tools.lead')} />
      <h1>{t('tools.title')}</h1>
      <p className="mt-1.5 max-w-[720px] text-ink-2">{t('tools.lead')}</p>
      <ul className="mt-6 grid gap-x-7 md:grid-cols-2">
        {list.map(([address, title, lead]) => (
          <li key={address} className="border-t border-line py-4">
            <Link to={to(address)} prefetch="intent" className="text-16 font-semibold">
              {t(title)}
            </Link>
            <p className="mt-1 text-ink-2">{t(lead)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
