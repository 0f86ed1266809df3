import type { WireHook } from '@farad/contract/shop/customer-api';
import { formatDateTime } from '@farad/wording/format';

import { useWords } from '#i18n/words.tsx';

/** State of a webhook: active, paused, or failing since a time. */
export function HookState({ hook: { paused, failingSince } }: { hook: WireHook }) {
  const { t, locale } = useWords();
  const isWell = paused === null && failingSince === null;
  return (
    <p className={`text-13 ${isWell ? 'text-stock' : 'text-warn'}`}>
      {t(`customerApi.state_${paused ?? 'on'}`)}
      {paused === null &&
        failingSince !== null &&
        `, ${t('customerApi.failingSince', { date: formatDateTime(failingSince, locale) })}`}
    </p>
  );
}
