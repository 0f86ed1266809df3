import type { RequestSummary } from '@farad/contract/shop/requests';

import { useWords } from '#i18n/words.tsx';

const tones: Readonly<Record<RequestSummary['state'], string>> = {
  open: 'border-copper text-copper-ink bg-copper-wash',
  quoted: 'border-stock text-stock',
  accepted: 'border-stock text-stock',
  declined: 'border-line-2 text-ink-2',
  expired: 'border-warn text-warn bg-warn-wash',
  closed: 'border-line-2 text-ink-2',
};

/** Badge with the state of a request. */
export function RequestStateBadge({ state }: Pick<RequestSummary, 'state'>) {
  const { t } = useWords();
  return (
    <span className={`inline-block rounded-full border px-2.5 text-13 leading-6 whitespace-nowrap ${tones[state]}`}>
      {t(`requests.state_${state}`)}
    </span>
  );
}
