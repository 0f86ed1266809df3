import { addressSearchLengthMax } from '@farad/domain/address';
import { useId, useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { type SuggestedAddress, useSuggestedAddresses } from '#ui/use-suggested-addresses.ts';

/** One-line address search. Suggestions appear while the buyer types; without JavaScript, after the button "Find". */
export function AddressSearch({
  text,
  isSuggesting,
  suggested,
  onPick,
  onLine,
}: {
  text: string;
  /** True for signed-in buyers. Others get no suggestions while typing, because each request costs money. */
  isSuggesting: boolean;
  suggested: readonly SuggestedAddress[] | null;
  onPick: (address: SuggestedAddress) => void;
  /** Called when the field loses the focus and none of the suggestions was chosen for its text. */
  onLine: (line: string) => void;
}) {
  const { t } = useWords();
  const [sought, setSought] = useState('');
  const listId = useId();
  const found = useSuggestedAddresses(isSuggesting ? sought : '') ?? (sought === '' ? suggested : null);
  return (
    <div>
      <label className="grid gap-1">
        <span className="text-13 text-ink-2">{t('checkout.addressSearch')}</span>
        <span className="flex gap-2">
          <input
            type="search"
            name="address_text"
            defaultValue={text}
            maxLength={addressSearchLengthMax}
            autoComplete="off"
            aria-controls={listId}
            className={fieldClass('h-10 min-w-0 flex-1 text-16')}
            onChange={(event) => setSought(event.target.value)}
            onBlur={(event) => {
              const line = event.target.value.trim();
              const isPicking =
                event.relatedTarget instanceof HTMLElement && event.relatedTarget.closest('ul') !== null;
              if (line !== '' && !isPicking) onLine(line);
            }}
          />
          {isSuggesting && (
            <noscript>
              <Button type="submit" name="step" value="find-address" kind="quiet" className="!h-10">
                {t('checkout.find')}
              </Button>
            </noscript>
          )}
        </span>
      </label>
      <p className="mt-1 text-12 text-ink-2">
        {t(isSuggesting ? 'checkout.addressSearchHint' : 'checkout.addressLineHint')}
      </p>
      <div id={listId} aria-live="polite">
        {found !== null && found.length === 0 && <p className="mt-2 text-13">{t('checkout.addressNotFound')}</p>}
        {found !== null && found.length > 0 && (
          <ul aria-label={t('checkout.addressesFound')} className="mt-2 border border-line-2">
            {found.map((address) => (
              <li key={address.text} className="border-b border-line last:border-0">
                <button
                  type="submit"
                  name="pick_address"
                  value={JSON.stringify(address)}
                  className="block w-full px-3 py-2 text-left hover:bg-copper-wash"
                  onClick={(event) => {
                    event.preventDefault();
                    setSought('');
                    onPick(address);
                  }}
                >
                  {address.text}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
