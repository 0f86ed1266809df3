import { useEffect } from 'react';
import { Form, Link } from 'react-router';

import { useWords, type Words } from '#i18n/words.tsx';
import { openRowsQuery } from '#kit/open-rows.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';
import type { Outcome } from './act.server.ts';
import { AssemblyLines } from './assembly.tsx';

function textOf(outcome: Outcome, t: Words['t']): string {
  switch (outcome.kind) {
    case 'problem':
      return outcome.text || t('boms.noFile');
    case 'tick_first':
      return t('boms.tickFirst');
    case 'request':
      return t('boms.requestSent', { number: outcome.number, count: outcome.rows });
    case 'basket':
      return [
        outcome.added === 0 ? t('boms.basketNothing') : `${t('boms.basketAdded', { count: outcome.added })}.`,
        outcome.left > 0 && t('boms.basketLeft', { count: outcome.left }),
      ]
        .filter(Boolean)
        .join(' ');
    case 'accepted':
      return outcome.accepted === 0 ? t('boms.acceptedNone') : t('boms.accepted', { count: outcome.accepted });
    case 'assembled': {
      const { taken, left } = outcome.assembly.counts;
      return taken === 0
        ? t('boms.assembleNothing')
        : [t('boms.assembled', { count: taken }), left > 0 && t('boms.assembledLeft', { count: left })]
            .filter(Boolean)
            .join(' ');
    }
    case 'undone':
      return t('boms.undone');
    default:
      return t('boms.saved');
  }
}

/**
 * Returns the path of the basket. If lines were not ordered, the query names this list, so that the basket can mention
 * them.
 */
const basketPath = (outcome: Outcome, bomId: string): string =>
  outcome.kind === 'basket' && outcome.left > 0
    ? `/basket?list=${encodeURIComponent(bomId)}&left=${outcome.left}`
    : '/basket';

const isProblem = ({ kind }: Outcome): boolean => kind === 'problem' || kind === 'tick_first';

/** Shows the result of a form as a toast. After a success it also closes the open sheet. */
export function useOutcomeToast(outcome: Outcome | undefined, bomId: string): void {
  const { t, to } = useWords();
  const toast = useToast();
  useEffect(() => {
    if (outcome === undefined) return;
    toast({
      text: textOf(outcome, t),
      ...(isProblem(outcome) ? { tone: 'error', kind: 'notification' } : {}),
      ...(outcome.kind === 'basket' && outcome.added > 0
        ? { kind: 'notification', link: { title: t('boms.openBasket'), to: to(basketPath(outcome, bomId)) } }
        : {}),
    });
    if (isProblem(outcome)) return;
    for (const sheet of document.querySelectorAll<HTMLElement>('.bom-sheet:popover-open')) {
      // The sheet with the share link stays open, because the link is the result.
      if (sheet.id !== 'bom-share') sheet.hidePopover();
    }
  }, [outcome, toast, t, to, bomId]);
}

/** Result of a form as part of the page. With JavaScript it is shown only if it must outlast the toast. */
export function Outcomes({ outcome, bomId }: { outcome: Outcome; bomId: string }) {
  const { t, to } = useWords();
  const isOfMany = outcome.kind === 'accepted' || outcome.kind === 'assembled';
  const isLeft = outcome.kind === 'basket' && outcome.left > 0;
  const stays = isProblem(outcome) || outcome.kind === 'request' || isOfMany || isLeft;
  return (
    <div className={stays ? '' : 'unscripted'}>
      <Note isProblem={isProblem(outcome)}>
        {textOf(outcome, t)}{' '}
        {outcome.kind === 'basket' && outcome.added > 0 && (
          <Link to={to(basketPath(outcome, bomId))} className="font-semibold underline">
            {t('boms.openBasket')}
          </Link>
        )}{' '}
        {isLeft && (
          <Link to={{ search: openRowsQuery }} className="underline">
            {t('boms.showLeft')}
          </Link>
        )}
        {outcome.kind === 'request' && (
          <Link to={to(`/cabinet/requests/${outcome.number}`)} className="font-semibold underline">
            {t('boms.openRequest')}
          </Link>
        )}
      </Note>
      {outcome.kind === 'assembled' && outcome.undo !== null && (
        <details className="mb-3">
          <summary className="text-copper-ink">{t('boms.assembledHow')}</summary>
          <AssemblyLines assembly={outcome.assembly} />
        </details>
      )}
      {(outcome.kind === 'row' || isOfMany) && outcome.undo !== null && (
        <Form method="post" preventScrollReset className="mb-4">
          <input type="hidden" name="intent" value="row" />
          <Button type="submit" name="undo" value={outcome.undo} kind="quiet" size="small">
            {t(isOfMany ? 'boms.undoAll' : 'boms.undo')}
          </Button>
        </Form>
      )}
    </div>
  );
}
