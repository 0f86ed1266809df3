import type { Quantity } from '@farad/domain/money';
import { parseCount } from '@farad/domain/quantities';
import { type SubmitEvent, useId, useState } from 'react';
import { useFetcher, useLocation, useSubmit } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { formQuery } from '#kit/form-query.ts';
import { useFrame } from '#shell/frame.ts';
import { useToast } from '#ui/toast.tsx';
import {
  type Buyable,
  type Correction,
  correctionOf,
  priceLine,
  type PricedLine,
  problemOf,
  startQuantity,
} from './buyable.ts';
import type { AddOutcome, LineProblem } from './outcome.ts';

export interface Line extends PricedLine {
  /** Text of the quantity field. */
  readonly text: string;
  readonly quantity: Quantity | null;
  readonly setText: (text: string) => void;
  /** Replaces an invalid quantity with the nearest valid one, rounded up if stock allows. */
  readonly correct: () => void;
  /** Change that {@link Line.correct} made; null = no change. */
  readonly correction: Correction | null;
  /** Sets a suggested quantity and adds it to the basket. */
  readonly take: (quantity: number) => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly problem: LineProblem | null;
  /** Id of the element with the problem's text, for aria-describedby. */
  readonly problemId: string;
  /** Quantity of the product in the basket. */
  readonly inBasket: number;
  /** Address of the form's action, with the product and the page to return to. */
  readonly action: string;
}

/**
 * State of a product's quantity field. The price is recalculated while the visitor types. The quantity is checked
 * before the form is sent. After adding, a toast offers to undo it.
 */
export function useLine(product: Buyable, wanted: number): Line {
  const { to, t, pieces } = useWords();
  const toast = useToast();
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const start = startQuantity(product, wanted);
  const [typed, setTyped] = useState<{ text: string; start: Quantity }>({ text: String(start), start });
  // `wanted` is the quantity for the whole list. When it changes, it replaces the typed text.
  const text = typed.start === start ? typed.text : String(start);
  const quantity = parseCount(text);
  const priced = priceLine(product, quantity);
  const [correction, setCorrection] = useState<Correction | null>(null);
  const [ownProblem, setOwnProblem] = useState<LineProblem | null>(null);
  const fetcherKey = `basket-${product.id}`;
  const fetcher = useFetcher<AddOutcome>({ key: fetcherKey });
  // A refusal is shown until the visitor changes the quantity that was refused.
  const [settled, setSettled] = useState<AddOutcome>();
  const answered = fetcher.data?.ok === false && fetcher.data !== settled ? fetcher.data.problem : null;
  const inBasket = useFrame()?.basket?.quantities[product.id] ?? 0;
  const action = to('/basket/add') + formQuery(product, pathname + search);

  const send = (fields: Readonly<Record<string, string>>) =>
    void submit({ scripted: '1', ...fields }, { method: 'post', action, navigate: false, fetcherKey });

  const add = (count: Quantity | null) => {
    const refusal = problemOf(product, count);
    setOwnProblem(refusal);
    if (refusal !== null || count === null) return;
    send({ qty: String(count), line_kopecks: String(priceLine(product, count).total ?? 0) });
    toast({
      text: t('catalogue.added', { title: product.mpn, pieces: pieces(count, product.unit) }),
      kind: 'notification',
      link: { title: t('shell.basket'), to: to('/basket') },
      action: { title: t('shell.undo'), onPress: () => send({ intent: 'set', qty: String(inBasket) }) },
    });
  };
  const setText = (next: string) => {
    setTyped({ text: next, start });
    setOwnProblem(null);
    setSettled(fetcher.data);
    setCorrection(null);
  };
  const problem = ownProblem ?? (fetcher.state === 'idle' ? answered : null);
  const correct = () => {
    const corrected = correctionOf(product, quantity);
    // While a problem is shown, do not change the quantity: the problem offers its own quantities.
    if (corrected === null || problem !== null) return;
    setText(String(corrected.quantity));
    setCorrection(corrected);
  };
  return {
    ...priced,
    text,
    quantity,
    setText,
    correct,
    correction,
    take: (count) => {
      setText(String(count));
      add(count as Quantity);
    },
    onSubmit: (event) => {
      event.preventDefault();
      add(quantity);
    },
    problem,
    problemId: useId(),
    inBasket,
    action,
  };
}
