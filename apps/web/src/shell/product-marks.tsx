import { formatProductIds, markInComparison, readProductIds } from '@farad/domain/comparison';
import type { ProductId } from '@farad/domain/product';
import type { ErrorCode } from '@farad/domain/shared';
import { comparisonMax, guestFavouritesMax } from '@farad/domain/site';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';

import { fetchJson, isNoAnswer } from '../kit/ask-json.ts';
import { cookieJson, cookieLine, cookieValue } from '../kit/cookies.ts';
import { formText } from '../kit/form-text.ts';
import { useWords } from '../i18n/words.tsx';
import { type Frame, useFrame } from './frame.ts';
import { useMarkKeys } from './mark-keys.ts';

export type ListName = 'comparison' | 'favourites';
export type WatchName = 'in_stock' | 'cheaper';

/** Product ids in the visitor's comparison, favourites and watches. */
export interface MarkedProducts {
  /** In the order of the columns of the comparison table. */
  readonly comparison: readonly string[];
  readonly favourites: readonly string[];
  readonly watches: readonly { readonly product_id: string; readonly kind: WatchName }[];
}

/** Result of a change: null = saved; `offline` = the server did not answer. */
export type MarkProblem = ErrorCode | 'offline' | null;

export interface Marks {
  /** null = still loading. Cached pages are the same for all guests, so the browser loads the visitor's own lists. */
  readonly marked: MarkedProducts | null;
  /** Adds or removes a product. The page shows the change immediately and reverts it if saving fails. */
  readonly mark: (list: ListName, id: string, isMarked: boolean) => Promise<MarkProblem>;
  readonly watch: (form: FormData) => Promise<MarkProblem>;
}

const MarksContext = createContext<Marks | null>(null);

export function useMarks(): Marks {
  const marks = useContext(MarksContext);
  if (marks === null) throw new Error('useMarks outside of MarksProvider');
  return marks;
}

const cookieNames = { comparison: 'comparisons', favourites: 'favs' } as const;
const countMax = { comparison: comparisonMax, favourites: guestFavouritesMax } as const;
/** Lifetime of the list cookies: 30 days (specification section 9). */
const lifeSeconds = 2_592_000;

/** Returns a guest's list from the cookie, oldest first. */
function cookieIds(list: ListName): readonly ProductId[] {
  const value = cookieValue(document.cookie, cookieNames[list]);
  return value === undefined ? [] : readProductIds(JSON.stringify(cookieJson(value) ?? null), countMax[list]);
}

function writeCookie(list: ListName, ids: readonly ProductId[]): void {
  const value = encodeURIComponent(formatProductIds(ids));
  const life = ids.length === 0 ? 0 : lifeSeconds;
  document.cookie = cookieLine(cookieNames[list], value, life, location.protocol === 'https:');
}

const guestMarks = (): MarkedProducts => ({
  comparison: cookieIds('comparison').map(String),
  favourites: cookieIds('favourites').map(String),
  watches: [],
});

/** Adds or removes a product in a guest's cookie. Returns a problem if the shop's rules refuse the change. */
function markGuest(list: ListName, id: string, isMarked: boolean): MarkProblem {
  const productId = Number(id) as ProductId;
  const ids = cookieIds(list);
  if (list === 'comparison') {
    const changed = markInComparison(ids, productId, isMarked);
    if (!changed.ok) return changed.error;
    writeCookie(list, changed.value);
    return null;
  }
  const others = ids.filter((other) => other !== productId);
  if (isMarked && others.length >= guestFavouritesMax) return 'guest_favourites_full';
  writeCookie(list, isMarked ? [...others, productId] : others);
  return null;
}

const isProblem = (value: unknown): value is { readonly code: ErrorCode } =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

async function send(address: string, form: FormData): Promise<MarkProblem> {
  form.set('scripted', '1');
  // Send the form as URL-encoded, like a browser without JavaScript. The pages accept no other format.
  const body = new URLSearchParams([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  try {
    const answer = await fetch(address, { method: 'POST', body });
    if (answer.ok) return null;
    const content: unknown = await answer.json();
    return isProblem(content) ? content.code : 'offline';
  } catch (error) {
    if (isNoAnswer(error)) return 'offline';
    throw error;
  }
}

const without = (ids: readonly string[], id: string): readonly string[] => ids.filter((other) => other !== id);

function marksForm(list: ListName, id: string, isMarked: boolean): FormData {
  const form = new FormData();
  form.set('list', list);
  form.set('product_id', id);
  form.set('isMarked', String(isMarked));
  return form;
}

/** Loads the visitor's lists. Loads them again when the window gets the focus or the frame reloads after a form. */
function useMarked(frame: Frame | undefined) {
  const { to } = useWords();
  const [marked, setMarked] = useState<MarkedProducts | null>(null);
  const address = to('/lists/marks');
  const isGuest = (frame?.user ?? null) === null;
  useEffect(() => {
    if (frame === undefined) return undefined;
    const asking = new AbortController();
    const ask = async (): Promise<void> => {
      if (isGuest) {
        setMarked(guestMarks());
        return;
      }
      const answer = await fetchJson<MarkedProducts>(address, asking.signal);
      // On failure, keep the current marks. The next load tries again.
      if (answer !== null) setMarked(answer);
    };
    const onFocus = (): void => void ask();
    onFocus();
    addEventListener('focus', onFocus);
    return () => {
      asking.abort();
      removeEventListener('focus', onFocus);
    };
  }, [frame, isGuest, address]);
  return [marked, setMarked] as const;
}

/** Provides the visitor's marks to the page, and the shortcuts `c` and `f`. */
export function MarksProvider({ children }: { children: ReactNode }) {
  const { to } = useWords();
  const frame = useFrame();
  const isGuest = (frame?.user ?? null) === null;
  const [marked, setMarked] = useMarked(frame);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  useMarkKeys();

  const inOrder = useCallback((address: string, form: FormData): Promise<MarkProblem> => {
    const sent = sending.current.then(() => send(address, form));
    sending.current = sent;
    return sent;
  }, []);

  const mark = useCallback(
    async (list: ListName, id: string, isMarked: boolean): Promise<MarkProblem> => {
      if (isGuest) {
        const problem = markGuest(list, id, isMarked);
        setMarked(guestMarks());
        return problem;
      }
      const change = (isIn: boolean) =>
        setMarked((before) => {
          if (before === null) return before;
          const others = without(before[list], id);
          return { ...before, [list]: isIn ? [...others, id] : others };
        });
      change(isMarked);
      const problem = await inOrder(to('/lists/mark'), marksForm(list, id, isMarked));
      if (problem !== null) change(!isMarked);
      return problem;
    },
    [isGuest, inOrder, setMarked, to],
  );

  const watch = useCallback(
    async (form: FormData): Promise<MarkProblem> => {
      const problem = await inOrder(to('/lists/watch'), form);
      if (problem !== null) return problem;
      const product_id = formText(form, 'product_id');
      const kind: WatchName = form.get('kind') === 'cheaper' ? 'cheaper' : 'in_stock';
      setMarked((before) => {
        if (before === null) return before;
        const others = before.watches.filter((other) => other.product_id !== product_id || other.kind !== kind);
        return { ...before, watches: form.get('isWatched') === 'true' ? [...others, { product_id, kind }] : others };
      });
      return null;
    },
    [inOrder, setMarked, to],
  );

  const marks = useMemo(() => ({ marked, mark, watch }), [marked, mark, watch]);
  return <MarksContext value={marks}>{children}</MarksContext>;
}
