import type { WireHookDelivery } from '@farad/contract/shop/customer-api';
import { formatDateTime } from '@farad/wording/format';
import { Form, Link, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyList } from '#ui/empty-list.tsx';

const silences = ['timeout', 'not_connected', 'private_address', 'broken'] as const;

const stateClass = { taken: 'text-stock', waiting: 'text-ink-2', given_up: 'text-error' } as const;

/** Body of a request or response as it was sent. */
function Wire({ title, text }: { title: string; text: string }) {
  const { t } = useWords();
  return (
    <>
      <p className="mt-2 text-13 text-ink-2">{title}</p>
      <pre className="max-h-64 overflow-auto bg-raised p-2 text-12 whitespace-pre-wrap wrap-anywhere">
        {text === '' ? t('customerApi.noAnswer') : text}
      </pre>
    </>
  );
}

function Delivery({ delivery }: { delivery: WireHookDelivery }) {
  const { t, locale } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  const { id, type, state, at, tries, nextAt, status, error, milliseconds, isReplay, request, answer } = delivery;
  const silence = silences.find((each) => each === error);
  const facts = [
    formatDateTime(at, locale),
    ...(isReplay ? [t('customerApi.isReplay')] : []),
    t('customerApi.tries', { count: tries }),
    ...(status === null ? [] : [t('customerApi.answered', { status, ms: milliseconds ?? 0 })]),
    ...(silence === undefined ? [] : [t(`customerApi.error_${silence}`)]),
    ...(nextAt === null ? [] : [t('customerApi.nextTry', { date: formatDateTime(nextAt, locale) })]),
  ];
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p>
            <code className="font-semibold">{type}</code>{' '}
            <span className={`text-13 ${stateClass[state]}`}>{t(`customerApi.${state}`)}</span>
          </p>
          <p className="text-13 text-ink-2">{facts.join(' · ')}</p>
        </div>
        <Form method="post" replace preventScrollReset>
          <Button
            type="submit"
            name="replay"
            value={id}
            kind="quiet"
            size="small"
            disabled={isBusy}
            aria-label={t('customerApi.replayOf', { type })}
          >
            {t('customerApi.replay')}
          </Button>
        </Form>
      </div>
      <details className="mt-1">
        <summary className="cursor-pointer text-13 text-copper-ink">
          {t('customerApi.request')}, {t('customerApi.answer').toLocaleLowerCase(locale)}
        </summary>
        <Wire title={t('customerApi.request')} text={request} />
        <Wire title={t('customerApi.answer')} text={answer} />
      </details>
    </li>
  );
}

/** Webhook deliveries with their results, latest first. */
export function DeliveryLog({ deliveries, next }: { deliveries: readonly WireHookDelivery[]; next: string | null }) {
  const { t } = useWords();
  if (deliveries.length === 0) {
    return <EmptyList title={t('customerApi.logEmpty')} hint={t('customerApi.logEmptyHint')} />;
  }
  return (
    <>
      <ul className="border-t border-line">
        {deliveries.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      {next !== null && (
        <p className="mt-4">
          <Link to={`?after=${next}`} className={buttonClass('quiet', 'small')}>
            {t('customerApi.earlier')}
          </Link>
        </p>
      )}
    </>
  );
}
