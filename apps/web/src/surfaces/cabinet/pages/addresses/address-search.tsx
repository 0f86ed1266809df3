import { addressSearchLengthMax } from '@farad/domain/address';
import { useId, useState } from 'react';
import { Form, Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { type SuggestedAddress, useSuggestedAddresses } from '#ui/use-suggested-addresses.ts';

/**
 * Returns the query that opens the address form with the suggestion filled in. Without JavaScript, the suggestion is a
 * link with this query.
 */
function filled(id: string, back: string | null, suggested: SuggestedAddress): string {
  const { city, street, house, flat, postcode } = suggested;
  const opened: Record<string, string> = id === '' ? { openaddressesaddingmodal: '1' } : { edit: id };
  return `?${new URLSearchParams({ ...opened, ...(back === null ? {} : { back }), city, street, house, flat, postcode }).toString()}`;
}

/** Address search in one line: suggestions while typing, or after "Find" without JavaScript. */
export function AddressSearch({
  id,
  search,
  back,
  onPick,
}: {
  /** Id of the edited address; empty = a new one. */
  id: string;
  search: { readonly text: string; readonly found: readonly SuggestedAddress[] | null };
  /** Path of the page to return to; null = the addresses page. */
  back: string | null;
  onPick: (address: SuggestedAddress) => void;
}) {
  const { t, to } = useWords();
  const [text, setText] = useState('');
  const listId = useId();
  const typed = useSuggestedAddresses(text);
  const found = typed ?? (text === '' ? search.found : null);
  return (
    <Form method="get" action={to('/cabinet/addresses')} preventScrollReset role="search" className="mb-4">
      {back !== null && <input type="hidden" name="back" value={back} />}
      <input type="hidden" name={id === '' ? 'openaddressesaddingmodal' : 'edit'} value={id === '' ? '1' : id} />
      <label className="grid gap-1">
        <span className="text-13 text-ink-2">{t('addresses.search')}</span>
        <span className="flex gap-2">
          <input
            type="search"
            name="text"
            defaultValue={search.text}
            maxLength={addressSearchLengthMax}
            autoComplete="off"
            aria-controls={listId}
            className={fieldClass('h-10 min-w-0 flex-1 text-16')}
            onChange={(event) => setText(event.target.value)}
          />
          <noscript>
            <Button type="submit" kind="quiet" className="!h-10">
              {t('addresses.find')}
            </Button>
          </noscript>
        </span>
      </label>
      <p className="mt-1 text-12 text-ink-2">{t('addresses.searchHint')}</p>
      <div id={listId} aria-live="polite">
        {found !== null && found.length === 0 && <p className="mt-2 text-13">{t('addresses.nothingSuggested')}</p>}
        {found !== null && found.length > 0 && (
          <ul aria-label={t('addresses.suggestions')} className="mt-2 border border-line-2">
            {found.map((suggested) => (
              <li key={suggested.text} className="border-b border-line last:border-0">
                <Link
                  to={filled(id, back, suggested)}
                  replace
                  preventScrollReset
                  className="block px-3 py-2 hover:bg-copper-wash"
                  onClick={(event) => {
                    event.preventDefault();
                    setText('');
                    onPick(suggested);
                  }}
                >
                  {suggested.text}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Form>
  );
}
