import { hookEvents } from '@farad/domain/customer-api';

import { useWords } from '#i18n/words.tsx';
import { Checkbox } from '#ui/field.tsx';

/** Check boxes for events, with the names used in webhooks. */
export function EventBoxes({ ticked, error }: { ticked: readonly string[]; error?: string | undefined }) {
  const { t } = useWords();
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="mb-1 text-13 text-ink-2">{t('customerApi.events')}</legend>
      {hookEvents.map((event) => (
        <Checkbox key={event} name="event" value={event} defaultChecked={ticked.includes(event)}>
          <code>{event}</code>
        </Checkbox>
      ))}
      {error !== undefined && <p className="text-13 text-error">{error}</p>}
    </fieldset>
  );
}
