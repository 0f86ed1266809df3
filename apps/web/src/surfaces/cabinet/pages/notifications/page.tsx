import type { Notifications } from '@farad/contract/shop/account';
import { notificationChannels, notificationKinds, type NotificationChannel } from '@farad/domain/account';
import { Form, Link, redirect, useLoaderData, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { OwnerOnly } from '#shell/page/owner-only.tsx';
import { Button } from '#ui/button.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const user = await requireSignIn(visit);
  const isSaved = visit.url.searchParams.has('saved');
  return { user, isSaved, chosen: orErrorPage(await apiOf(visit).notifications()) };
}

/** POST: saves all check boxes of the page. Browsers leave out unticked boxes, so an absent one means "off". */
export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  const form = await visit.request.formData();
  const choices = notificationKinds.flatMap((kind) =>
    notificationChannels.map((channel) => ({ kind, channel, isOn: form.has(`${kind} ${channel}`) })),
  );
  orErrorPage(await apiOf(visit).saveNotifications({ body: { choices } }));
  throw redirect(`${visit.url.pathname}?saved`);
}

/** Kinds of messages that the customer cannot switch off: sign-in codes and placed orders. */
const fixed = ['code', 'placed'] as const;

function Choices({ chosen }: { chosen: Notifications }) {
  const { t } = useWords();
  const channelTitles = { sms: t('cabinet.bySms'), email: t('cabinet.byEmail'), site: t('cabinet.bySite') };
  const cell = 'py-2.5 pr-3 text-center';
  const box = (name: string, notice: string, channel: NotificationChannel, more: object) => (
    <td key={channel} className={cell}>
      <input
        type="checkbox"
        name={name}
        aria-label={t('cabinet.noticeOf', { notice, channel: channelTitles[channel] })}
        {...more}
      />
    </td>
  );
  return (
    <table className="mb-4 w-full max-w-[640px] border-collapse">
      <thead>
        <tr className="border-b border-line-2 text-left text-12 text-ink-2">
          <th className="py-2 pr-3 font-medium">{t('cabinet.notice')}</th>
          {notificationChannels.map((channel) => (
            <th key={channel} className={`${cell} w-24 font-medium`}>
              {channelTitles[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fixed.map((name) => {
          const notice = t(`cabinet.notice_${name}`);
          return (
            <tr key={name} className="border-b border-line">
              <td className="py-2.5 pr-3">
                {notice} <span className="text-13 text-ink-2">({t('cabinet.noticeFixed')})</span>
              </td>
              {notificationChannels.map((channel) => {
                const isTold = name !== 'code' || channel !== 'site';
                return box('', notice, channel, { defaultChecked: isTold, disabled: true });
              })}
            </tr>
          );
        })}
        {notificationKinds.map((kind) => {
          const notice = t(`cabinet.notice_${kind}`);
          const isOn = (channel: string) =>
            chosen.choices.some((choice) => choice.kind === kind && choice.channel === channel && choice.isOn);
          return (
            <tr key={kind} className="border-b border-line">
              <td className="py-2.5 pr-3">{notice}</td>
              {notificationChannels.map((channel) =>
                box(`${kind} ${channel}`, notice, channel, { defaultChecked: isOn(channel) }),
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Page with the customer's notification settings (product U2). */
export default function NotificationsPage() {
  const { t, to } = useWords();
  const { user, isSaved, chosen } = useLoaderData<typeof loader>();
  const isBusy = useNavigation().state !== 'idle';
  const hints = [
    chosen.hasPhone ? null : t('cabinet.noticeNoPhone'),
    chosen.hasEmail ? null : t('cabinet.noticeNoEmail'),
  ].filter((hint) => hint !== null);
  return (
    <CabinetPage title={t('cabinet.notifications')} user={user}>
      {isSaved && <Note>{t('cabinet.notificationsSaved')}</Note>}
      <p className="mb-3 max-w-[640px] text-ink-2">{t('cabinet.notificationsLead')}</p>
      <Form method="post" replace preventScrollReset>
        <Choices chosen={chosen} />
        {hints.map((hint) => (
          <p key={hint} className="mb-2 text-13 text-ink-2">
            {hint}
          </p>
        ))}
        {!chosen.hasAdvertisingConsent && (
          <p className="mb-4 text-13 text-ink-2">
            {t('cabinet.noticeNewsHint')}{' '}
            <Link to={to('/cabinet/profile')} className="text-copper-ink underline">
              {t('cabinet.noticeToProfile')}
            </Link>
          </p>
        )}
        <OwnerOnly>
          <Button type="submit" disabled={isBusy}>
            {t('cabinet.save')}
          </Button>
        </OwnerOnly>
      </Form>
    </CabinetPage>
  );
}
