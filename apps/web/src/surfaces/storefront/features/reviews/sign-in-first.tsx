import { Link, useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';

/** Link to sign-in. Guests see it instead of the forms to write reviews and questions. */
export function SignInFirst({ place, lead }: { place: 'reviews' | 'questions'; lead?: string }) {
  const { t, to } = useWords();
  const { pathname } = useLocation();
  const back = encodeURIComponent(`${pathname}#${place}`);
  return (
    <p className="no-print text-13 text-ink-2">
      {lead ?? t('product.signIn')}{' '}
      <Link to={to(`/sign-in?back=${back}`)} className="text-copper-ink underline">
        {t('shell.signIn')}
      </Link>
    </p>
  );
}
