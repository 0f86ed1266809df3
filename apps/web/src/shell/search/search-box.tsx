import { searchTextLengthMax } from '@farad/domain/search-query';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Form, useLocation, useSearchParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { withoutLocale } from '#i18n/locale-path.ts';
import { Icon } from '#ui/icon.tsx';
import { SuggestionCount } from './suggestion-count.tsx';
import type { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

const NoList: typeof SuggestionList = () => null;

/** Loads the list when the box first gets the focus. If loading fails, the box remains a plain form. */
const loadList = () =>
  import('./suggestion-list.tsx').then(
    (module) => ({ default: module.SuggestionList }),
    () => ({ default: NoList }),
  );
const LateList = lazy(loadList);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));

/** Focuses the box on `/`, and shows the search text of each new address without losing the focus. */
function useSearchInput(text: string) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (box.current) box.current.value = text;
  }, [text]);
  return box;
}

const neverChanges = () => () => {};

/** Shows the shortcut key `/` in the box. It appears after hydration, because only a script handles the key. */
function SlashKey() {
  const isHeard = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    isHeard && (
      <kbd
        aria-hidden="true"
        className="pointer-events-none absolute top-[9px] right-2.5 rounded-sm border border-line-2 px-[7px] font-mono text-12 leading-5 text-ink-3 max-lg:hidden"
      >
        /
      </kbd>
    )
  );
}

/** Header search: a plain GET form to /search, with suggestions while typing. */
export function SearchBox() {
  const { t, to } = useWords();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const text = withoutLocale(pathname) === '/search' ? (params.get('text') ?? '') : '';
  const box = useSearchInput(text);
  const state = useSuggestions();
  return (
    <Form
      role="search"
      aria-label={t('shell.search')}
      action={to('/search')}
      onSubmit={() => {
        state.keep(box.current?.value ?? '');
        state.close();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) state.close();
      }}
      className="relative flex min-w-0 flex-1"
    >
      <Icon name="search" className="absolute top-[11px] left-[11px] text-ink" />
      <input
        ref={box}
        type="text"
        inputMode="search"
        name="text"
        role="combobox"
        aria-expanded={state.isOpen}
        aria-controls={state.listId}
        aria-autocomplete="list"
        aria-activedescendant={state.chosen === -1 ? undefined : state.optionId(state.chosen)}
        onFocus={(event) => {
          void loadList();
          state.openRecent(event.currentTarget.value);
        }}
        onClick={(event) => state.openRecent(event.currentTarget.value)}
        onInput={(event) => state.open(event.currentTarget.value)}
        onKeyDown={state.onKeyDown}
        defaultValue={text}
        maxLength={searchTextLengthMax}
        aria-label={t('shell.search')}
        aria-keyshortcuts="/"
        placeholder={t('shell.searchPlaceholder')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        className="h-10 min-w-0 flex-1 rounded-sm border border-ink bg-raised pr-3 pl-[38px] text-16 lg:pr-11"
      />
      <SlashKey />
      {state.isOpen && (
        <Suspense>
          <LateList state={state} />
        </Suspense>
      )}
      <SuggestionCount state={state} />
      <button type="submit" className="sr-only">
        {t('shell.searchSubmit')}
      </button>
    </Form>
  );
}
