import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import type { HelpView, OtherSearch, UnsoldPart } from './list-view.ts';

const link = 'border-b border-copper wrap-anywhere text-copper-ink';

function OtherLink({ search, title }: { search: OtherSearch; title: string }) {
  const { t } = useWords();
  return (
    <>
      <Link to={search.to} className={link}>
        {title}
      </Link>{' '}
      <span className="num text-13 whitespace-nowrap text-ink-2">
        {t('search.partsFound', { count: search.count })}
      </span>
    </>
  );
}

function Nearest({ near }: { near: HelpView['nearest'][number] }) {
  const { t } = useWords();
  const { asked, series, existing } = near;
  return (
    <div>
      {series.length > 0 && (
        <p>
          {t('search.nearestNone', { asked })}{' '}
          {series.map(({ name, title }) => t('search.nearestSeries', { series: name, value: title })).join(' ')}
        </p>
      )}
      {existing.length > 0 && (
        <>
          <p className="mt-1 text-ink-2">
            {series.length > 0 ? t('search.nearestExisting') : t('search.nearestTo', { asked })}
          </p>
          <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
            {existing.map((search) => (
              <li key={search.to}>
                <OtherLink search={search} title={search.title} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Unsold({ part }: { part: UnsoldPart }) {
  const { t } = useWords();
  return (
    <div>
      <p>{t('search.unsold', { mpn: part.mpn })}</p>
      {part.analogues.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          <span className="text-ink-2">{t('search.unsoldAnalogues')}</span>
          {part.analogues.map(({ mpn, brand, to }) => (
            <span key={to}>
              <Link to={to} className={`${link} font-mono`}>
                {mpn}
              </Link>{' '}
              <span className="text-13 text-ink-2">{brand}</span>
            </span>
          ))}
          <Link to={`${part.to}#analogues`} className={link}>
            {t('search.unsoldAll')}
          </Link>
        </p>
      )}
    </div>
  );
}

/**
 * Suggestions when a search finds little, each with its number of results (product C10). `isBesideOthers` = the list
 * also shows products that merely contain the letters of the text.
 */
export function SearchHelp({ help, isBesideOthers = false }: { help: HelpView; isBesideOthers?: boolean }) {
  const { t } = useWords();
  const { unsold, nearest, widened, dropped } = help;
  return (
    <div className="grid gap-4 border-l-2 border-copper bg-copper-wash px-3.5 py-3">
      {unsold !== null && <Unsold part={unsold} />}
      {isBesideOthers && <p className="text-ink-2">{t('search.lettersOnly')}</p>}
      {nearest.map((near) => (
        <Nearest key={near.asked} near={near} />
      ))}
      {widened.length > 0 && (
        <div>
          <h3 className="mb-1 text-14 font-semibold">{t('search.widerTitle')}</h3>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {widened.map((search) => (
              <li key={search.to}>
                <OtherLink search={search} title={search.title} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {dropped.length > 0 && (
        <div>
          <h3 className="mb-1 text-14 font-semibold">{t('search.dropTitle')}</h3>
          <ul className="grid gap-1">
            {dropped.map((search) => (
              <li key={search.to}>
                <OtherLink search={search} title={t('search.dropOne', { title: search.title })} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
