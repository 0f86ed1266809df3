import type { InboxAnswer } from '@farad/contract/shop/account';
import { Form, Link, redirect, useFetcher, useLoaderData } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { useWords } from '#i18n/words.tsx';
import { useIsActedFor } from '#shell/page/owner-only.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyList } from '#ui/empty-list.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const user = await requireSignIn(visit);
  const after = visit.url.searchParams.get('after') ?? '';
  const query = { after };
  return { user, ...orErrorPage(await apiOf(visit).inbox({ query })) };
}

/** POST: marks the message `id` as read; with `upTo`, also all older messages. */
export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  const form = await visit.request.formData();
  const body = { id: formText(form, 'id'), isUpTo: form.has('upTo') };
  orErrorPage(await apiOf(visit).readInbox({ body }));
  throw redirect(visit.url.pathname + visit.url.search);
}

type Entry = InboxAnswer['entries'][number];

function Message({ entry, mayMark }: { entry: Entry; mayMark: boolean }) {
  const { t, to, date } = useWords();
  const marking = useFetcher();
  const { id, title, text, address, at } = entry;
  const isRead = entry.isRead || marking.formData !== undefined;
  const open = () => {
    if (mayMark && !isRead) void marking.submit({ id }, { method: 'post' });
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b border-line py-3">
      <div>
        <p className={isRead ? '' : 'font-semibold'}>
          {!isRead && (
            <span className="mr-2 inline-block rounded-full bg-copper px-2 text-12 font-medium text-on-copper">
              {t('cabinet.inboxNew')}
            </span>
          )}
          <Link to={to(address)} onClick={open} className="wrap-anywhere text-copper-ink underline">
            {title}
          </Link>
        </p>
        {text !== '' && <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink-2">{text}</p>}
        <p className="mt-1 text-13 text-ink-2">
          <time dateTime={at}>{date(at)}</time>
        </p>
      </div>
      {mayMark && !isRead && (
        <marking.Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" kind="quiet" size="small" aria-label={t('cabinet.inboxReadOf', { title })}>
            <span className="max-sm:hidden">{t('cabinet.inboxRead')}</span>
            <span className="sm:hidden">✓</span>
          </Button>
        </marking.Form>
      )}
    </li>
  );
}

/** Page with the customer's messages on the site, newest first. */
export default function InboxPage() {
  const { t } = useWords();
  const { user, entries, next, unread } = useLoaderData<typeof loader>();
  // Staff who act as the customer do not mark messages as read.
  const mayMark = !useIsActedFor();
  const [newest] = entries;
  return (
    <CabinetPage title={t('cabinet.inbox')} user={user}>
      <div className="mb-2 flex max-w-[760px] flex-wrap items-center justify-between gap-3">
        <p className="max-w-[520px] text-ink-2">{t('cabinet.inboxLead')}</p>
        {mayMark && unread > 0 && newest !== undefined && (
          <Form method="post" replace preventScrollReset>
            <input type="hidden" name="id" value={newest.id} />
            <input type="hidden" name="upTo" value="1" />
            <Button type="submit" kind="quiet" size="small">
              {t('cabinet.inboxReadAll')}
            </Button>
          </Form>
        )}
      </div>
      {entries.length === 0 ? (
        <EmptyList title={t('cabinet.inboxEmpty')} hint={t('cabinet.inboxEmptyHint')} />
      ) : (
        <ul className="max-w-[760px]">
          {entries.map((entry) => (
            <Message key={entry.id} entry={entry} mayMark={mayMark} />
          ))}
        </ul>
      )}
      {next !== null && (
        <Link to={`?after=${next}`} rel="next" className={buttonClass('quiet', 'medium', 'mt-5')}>
          {t('cabinet.inboxOlder')}
        </Link>
      )}
    </CabinetPage>
  );
}
