import { useNavigate } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { boundBoxesOf, boundOf, takeEntries } from './filter-boxes.ts';
import { queryOfForm, searchOf } from '../list-address.ts';
import type { ProductListView } from '../list-view.ts';
import { useOptimisticValue } from './use-optimistic-value.ts';

export interface Filters {
  /**
   * Applies the filter form. This adds a history entry and keeps the scroll position. If a field is invalid, it sets
   * `problems` instead.
   */
  readonly apply: (form: HTMLFormElement) => void;
  /** Error texts by field name. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Returns the function that applies a list's filter form, and its errors. All fields of the form share them. */
export function useFilters(list: ProductListView): Filters {
  const navigate = useNavigate();
  const { t } = useWords();
  const answered = list.problem === null ? {} : { [list.problem.name]: list.problem.message };
  const [problems, setProblems] = useOptimisticValue<Readonly<Record<string, string>>>(answered);
  const go = (form: HTMLFormElement) =>
    void navigate({ search: searchOf(queryOfForm(takeEntries(form))) }, { preventScrollReset: true });
  const readThenGo = async (form: HTMLFormElement) => {
    // If the file fails to load, submit the form as typed. The server parses the range fields too.
    const reading = await import('./read-bounds.ts').catch(() => null);
    const wrong = reading?.readBounds(form, t) ?? {};
    setProblems(wrong);
    if (Object.keys(wrong).length === 0) go(form);
  };
  const apply = (form: HTMLFormElement) => {
    const isAllRead = boundBoxesOf(form).every(({ lower, upper }) =>
      [lower, upper].every((box) => boundOf(box) !== undefined),
    );
    if (isAllRead) {
      go(form);
      return;
    }
    void readThenGo(form);
  };
  return { apply, problems };
}
