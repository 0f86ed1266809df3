import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useFrame } from '../frame.ts';
import { listPages } from './list-link.tsx';

/** Message about a form sent without JavaScript. */
export function Said() {
  const { t, to } = useWords();
  const notice = useFrame()?.notice ?? null;
  if (notice?.kind !== 'said') return null;
  const look = notice.isProblem ? 'border-error bg-error-wash text-error' : 'border-stock';
  return (
    <p role={notice.isProblem ? 'alert' : 'status'} className={`mt-3 wrap-anywhere border-l-2 px-3 py-1.5 ${look}`}>
      {notice.title}
      {notice.list && (
        <>
          {' · '}
          <Link to={to(listPages[notice.list].address)} className="underline">
            {t(`lists.${notice.list}`)}
          </Link>
        </>
      )}
    </p>
  );
}
