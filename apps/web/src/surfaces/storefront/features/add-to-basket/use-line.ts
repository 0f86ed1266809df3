import type { Quantity } from '@farad/domain/money';
import { parseCount } from '@farad/domain/quantities';
import { type SubmitEvent, useId, useState } from 'react';
import { useFetcher, useLocation, useSubmit } from 'react-router';

import { useWords } from '#i18n/words.tsx';
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
  /** Text as typed. */
  readonly text: string;
  readonly quantity: Quantity | null;
  readonly setText: (text: string) => void;
  /** Rounds an invalid quantity up to the next valid one. */
  readonly correct: () => void;
  /** Correction made by {@link Line.correct}. */
  readonly correction: Correction | null;
  /** Sets a suggested quantity and adds it. */
  readonly take: (quantity: number) => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly problem: LineProblem | null;
  /** Id of the problem's note, for the field's aria-describedby. */
  readonly problemId: string;
  /** Quantity of the product in the basket. */
  readonly inBasket: number;
  /** Additional form fields that work without JavaScript. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly action: string;
}

/**
 * State of a quantity field with its price: recalculated while typing, validated before sending, undone from the toast.
 */
export function useLine(product: Buyable, wanted: number): Line {
  const { to, t, pieces } = useWords();
  const toast = useToast();
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const start = startQuantity(product, wanted);
  const [typed, setTyped] = useState<{ text: string; start: Quantity }>({ text: String(start), start });
  // A new quantity for the whole list replaces the typed one.
  const text = typed.start === start ? typed.text : String(start);
  const quantity = parseCount(text);
  const priced = priceLine(product, quantity);
  const [correction, setCorrection] = useState<Correction | null>(null);
  const [ownProblem, setOwnProblem] = useState<LineProblem | null>(null);
  const fetcherKey = `basket-${product.id}`;
  const fetcher = useFetcher<AddOutcome>({ key: fetcherKey });
  // A refusal applies to the quantity that was sent; another one is not refused yet.
  const [settled, setSettled] = useState<AddOutcome>();
  const answered = fetcher.data?.ok === false && fetcher.data !== settled ? fetcher.data.problem : null;
  const inBasket = useFrame()?.basket?.quantities[product.id] ?? 0;
  const action = to('/basket/add');
  const hidden = { product_id: product.id, title: product.mpn, back: pathname + search };

  const send = (fields: Readonly<Record<string, string>>) =>
    void submit({ ...hidden, scripted: '1', ...fields }, { method: 'post', action, navigate: false, fetcherKey });

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
    // A reported problem has its own remedies.
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
    hidden,
    action,
  };
}
