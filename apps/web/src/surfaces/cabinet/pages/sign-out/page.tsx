import { Form, Link, redirect } from 'react-router';

import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import type { Route } from './+types/page';

const homeOf = ({ url }: Visit): string => inLocale(localeOfPath(url.pathname), '/');

/**
 * Signed-in visitors get a confirmation first, because a link on another site may open this page and must not sign them
 * out (T36).
 */
export async function loader(visit: Route.LoaderArgs) {
  const { isAuthenticated } = orErrorPage(await apiOf(visit).authenticatedUser());
  return isAuthenticated ? null : redirect(homeOf(visit));
}

/** POST /sign-out: ends the session and redirects to the home page. */
export async function action(visit: Route.ActionArgs) {
  orErrorPage(await apiOf(visit).logout());
  return redirect(homeOf(visit));
}

export default function SignOutPage() {
  const { t, to } = useWords();
  return (
    <div className="mx-auto max-w-[420px] pt-10 lg:pt-16">
      <PageHead title={t('shell.signOut')} isIndexed={false} />
      <h1 className="mb-6">{t('signIn.signOutQuestion')}</h1>
      <Form method="post" className="flex flex-wrap gap-4">
        <Button type="submit" size="large">
          {t('shell.signOut')}
        </Button>
        <Link to={to('/cabinet/orders')} className={buttonClass('quiet', 'large')}>
          {t('signIn.stay')}
        </Link>
      </Form>
    </div>
  );
}
