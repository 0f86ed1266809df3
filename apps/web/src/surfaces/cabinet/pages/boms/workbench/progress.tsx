import type { WireBom } from '@farad/contract/shop/boms/boms';
import type { NotPartsList } from '@farad/domain/bom';
import { useEffect } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';

const pauseMs = 700;

/** Reloads the page's data every 700 ms while `isOn` is true and the tab is visible. */
function useAskingAgain(isOn: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isOn || state !== 'idle') return undefined;
    const ask = (): void => {
      if (!document.hidden) void revalidate();
    };
    const timer = setInterval(ask, pauseMs);
    return () => clearInterval(timer);
  }, [isOn, revalidate, state]);
}

/** Progress bar while the server reads or matches a list. The server continues if the customer closes the page. */
export function Progress({ bom }: { bom: Pick<WireBom, 'state' | 'progress'> }) {
  const { t, count } = useWords();
  const { pathname, search } = useLocation();
  const { state, progress } = bom;
  const isWorking = state === 'reading' || state === 'matching';
  useAskingAgain(isWorking);
  if (!isWorking) return null;
  return (
    <section className="my-4 grid max-w-[560px] gap-2 border border-line-2 bg-raised p-5">
      <label className="grid gap-2">
        <span className="flex justify-between gap-4 font-semibold" role="status">
          {t(`boms.${state}`)}
          {progress !== null && (
            <span className="num font-normal">
              {t('boms.progressOf', { done: count(progress.done), total: count(progress.total) })}
            </span>
          )}
        </span>
        {progress === null || progress.total === 0 ? (
          <progress className="bom-progress" />
        ) : (
          <progress className="bom-progress" value={progress.done} max={progress.total} />
        )}
      </label>
      <p className="text-13 text-ink-2">{t('boms.progressLeave')}</p>
      <Link to={pathname + search} replace className="unscripted text-copper-ink underline">
        {t('boms.refresh')}
      </Link>
    </section>
  );
}

/** Explains why the uploaded file is not a parts list, and what to do. */
export function Refused({ what }: { what: NotPartsList }) {
  const { t } = useWords();
  return (
    <>
      <Note isProblem>
        <b className="block font-semibold">{t('boms.refusedTitle')}</b>
        {t(`boms.refused_${what}`)}
      </Note>
      <p className="text-ink-2">{t('boms.refusedKept')}</p>
    </>
  );
}
