import { errorText } from '@farad/wording/error-text';
import type { SubmitEvent } from 'react';
import { useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { formQuery } from '#kit/form-query.ts';
import { listPages } from '#shell/header/list-link.tsx';
import { type ListName, useMarks } from '#shell/product-marks.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useToast } from '#ui/toast.tsx';

/** A product that can be added to a list. `id` = id of the product. */
export interface Markable {
  readonly id: string;
  readonly mpn: string;
}

const lists = ['comparison', 'favourites'] as const;

const labels = {
  comparison: { put: 'lists.compare', putThis: 'lists.compareProduct', isIn: 'lists.inComparison' },
  favourites: { put: 'lists.favourite', putThis: 'lists.favouriteProduct', isIn: 'lists.inFavourites' },
} as const;

const pressedLook = 'aria-pressed:text-copper aria-pressed:[&_path]:fill-current';

/** Returns a handler that adds the product to a list or removes it. A toast then offers to undo the change. */
function useMarking({ id, mpn }: Markable) {
  const { t, to } = useWords();
  const { marked, mark } = useMarks();
  const toast = useToast();
  return async (list: ListName, isMarked: boolean): Promise<void> => {
    const problem = await mark(list, id, isMarked);
    if (problem !== null) {
      const text = problem === 'offline' ? t('lists.notSaved') : errorText(t, problem);
      const link =
        problem === 'guest_favourites_full'
          ? { title: t('shell.signIn'), to: to('/sign-in') }
          : { title: t('lists.open'), to: to(listPages[list].address) };
      toast({ text, tone: 'error', kind: 'notification', link });
      return;
    }
    const link = { title: t('lists.open'), to: to(listPages[list].address) };
    if (list === 'favourites') {
      const undo = { title: t('lists.undo'), onPress: () => void mark(list, id, true) };
      toast(
        isMarked
          ? { text: t('lists.favoured', { mpn }), link }
          : { text: t('lists.unfavoured', { mpn }), action: undo },
      );
    } else if (isMarked) {
      toast({ text: t('lists.compared', { mpn, count: (marked?.comparison.length ?? 0) + 1 }), link });
    } else toast({ text: t('lists.uncompared', { mpn }) });
  };
}

/**
 * Buttons that add a product to the comparison and the favourites: icons in a row, with text on the product's own page.
 * The browser loads the visitor's lists, because cached pages are the same for all guests. Without JavaScript the
 * buttons always add. Keys `c` and `f` press the buttons of the focused row, otherwise of the page's product.
 */
export function ProductMarks({ product, isPage = false }: { product: Markable; isPage?: boolean }) {
  const { t, to } = useWords();
  const { pathname, search } = useLocation();
  const { marked } = useMarks();
  const markIn = useMarking(product);
  const { id, mpn } = product;
  const isIn = (list: ListName): boolean => marked?.[list].includes(id) ?? false;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const list = lists.find((name) => submitter instanceof HTMLButtonElement && submitter.value === name);
    if (list !== undefined) void markIn(list, !isIn(list));
  };

  return (
    <form
      method="post"
      action={to('/lists/mark') + formQuery(product, pathname + search)}
      onSubmit={onSubmit}
      data-marks={isPage ? 'page' : 'row'}
      className={`no-print flex ${isPage ? 'flex-wrap gap-2' : 'gap-0.5'}`}
    >
      {lists.map((list) => {
        const words = labels[list];
        const isMarked = isIn(list);
        return (
          <button
            key={list}
            type="submit"
            name="list"
            value={list}
            aria-pressed={isMarked}
            aria-label={isPage ? undefined : t(words.putThis, { mpn })}
            aria-keyshortcuts={list === 'comparison' ? 'c' : 'f'}
            title={t(isMarked ? words.isIn : words.put)}
            className={
              isPage
                ? buttonClass('quiet', 'medium', pressedLook)
                : `grid size-6 place-content-center text-ink-3 hover:text-copper ${pressedLook}`
            }
          >
            <Icon name={listPages[list].icon} size={16} />
            {isPage && t(isMarked ? words.isIn : words.put)}
          </button>
        );
      })}
    </form>
  );
}
