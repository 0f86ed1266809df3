import { useLoaderData } from 'react-router';

import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { ownPath } from '#kit/own-path.ts';
import { BareHead } from '#shell/header/bare-head.tsx';
import { LateErrorPage } from '#shell/page/late-error-page.tsx';
import type { Route } from './+types/page';

/** Returns the page to retry, named by `?back=/search?text=10k`; otherwise the home page. */
export function loader({ url }: Route.LoaderArgs) {
  const home = inLocale(localeOfPath(url.pathname), '/');
  const { pathname, search } = new URL(ownPath(url.searchParams.get('back')) ?? home, url);
  return { again: /(?:^|\/)_error\/?$/.test(pathname) ? { pathname: home, search: '' } : { pathname, search } };
}

/** `/_error`: error page of the specification, without header and footer. */
export default function ErrorOnlyPage() {
  const { again } = useLoaderData<typeof loader>();
  return (
    <>
      <BareHead />
      <LateErrorPage status={null} again={again} />
    </>
  );
}
