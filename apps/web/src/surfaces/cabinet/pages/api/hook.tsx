import { hookLimits } from '@farad/domain/customer-api';
import type { WireHook } from '@farad/contract/shop/customer-api';
import { formatDateTime } from '@farad/wording/format';
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { Section } from '../companies/section.tsx';
import { changeHook } from './change-hook.server.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { EventBoxes } from './event-boxes.tsx';
import { HookState } from './hook-state.tsx';
import { SecretOnce } from './secret-once.tsx';
import type { Route } from './+types/hook';

export async function loader(visit: Route.LoaderArgs) {
  const user = await requireSignIn(visit);
  const after = visit.url.searchParams.get('after') ?? '';
  const query = { after };
  const hookId = visit.params.hook;
  return { user, ...orErrorPage(await apiOf(visit).hookDeliveries({ hookId, query })) };
}

export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  return changeHook(visit, visit.params.hook);
}

function HookForm({ hook }: { hook: WireHook }) {
  const { t } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" replace preventScrollReset className="grid max-w-[520px] gap-4">
      <Field
        name="url"
        type="url"
        label={t('customerApi.hookUrl')}
        hint={t('customerApi.hookUrlHint')}
        maxLength={hookLimits.urlLengthMax}
        defaultValue={hook.url}
        autoComplete="off"
        required
      />
      <EventBoxes ticked={hook.events} />
      <div>
        <Button type="submit" name="step" value="save" disabled={isBusy}>
          {t('customerApi.save')}
        </Button>
      </div>
    </Form>
  );
}

function HookButtons({ hook }: { hook: WireHook }) {
  const { t } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  const steps = [
    ['test', t('customerApi.test')],
    hook.paused === null ? ['pause', t('customerApi.pause')] : ['resume', t('customerApi.resume')],
    ['rotate', t('customerApi.rotate')],
    ['remove', t('customerApi.remove')],
  ] as const;
  return (
    <Form method="post" replace preventScrollReset className="mt-6 flex flex-wrap items-center gap-3">
      {steps.map(([step, title]) => (
        <Button key={step} type="submit" name="step" value={step} kind="quiet" size="small" disabled={isBusy}>
          {title}
        </Button>
      ))}
      <span className="text-12 text-ink-2">{t('customerApi.rotateHint')}</span>
    </Form>
  );
}

export default function HookPage() {
  const { t, to, locale } = useWords();
  const { user, hook, deliveries, next } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <CabinetPage title={t('customerApi.hook')} user={user}>
      <p className="mb-4">
        <Link to={to('/cabinet/api')} className="text-copper-ink underline">
          {t('cabinet.api')}
        </Link>
      </p>
      {outcome?.problem !== undefined && <Note isProblem>{outcome.problem}</Note>}
      {outcome !== undefined && outcome.said !== null && <Note>{t(`customerApi.${outcome.said}`)}</Note>}
      {outcome?.secret !== undefined && (
        <SecretOnce
          words={t('customerApi.madeSecret')}
          secret={outcome.secret}
          copyLabel={t('customerApi.copySecret')}
        />
      )}
      <HookState hook={hook} />
      {hook.oldSecretUntil !== null && (
        <p className="text-13 text-ink-2">
          {t('customerApi.oldSecretUntil', { date: formatDateTime(hook.oldSecretUntil, locale) })}
        </p>
      )}
      <div className="mt-4 mb-6">
        <HookForm key={hook.url} hook={hook} />
        <HookButtons hook={hook} />
      </div>
      <Section title={t('customerApi.log')}>
        <DeliveryLog deliveries={deliveries} next={next} />
      </Section>
    </CabinetPage>
  );
}
