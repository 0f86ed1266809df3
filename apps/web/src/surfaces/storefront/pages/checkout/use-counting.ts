import { useCallback, useEffect, useRef, type ChangeEvent, type RefObject } from 'react';
import { useFetcher } from 'react-router';

import type { CheckoutAnswer } from './load-checkout.server.ts';

/** What the price depends on. Texts that cost a try, as a coupon does, wait for their button. */
const priced =
  /^(?:buyer|company|inn|delivery|address_id|to\.(?:city|postcode)|point|point_text|near|bonuses|payment)$/;
/** Texts are asked for a moment after the last letter. */
const pauseMs = 500;

/** What was chosen or typed before the page's scripts ran, or brought back by the browser, was not counted yet. */
function isUncounted(form: HTMLFormElement): boolean {
  return Array.from(form.querySelectorAll('input')).some(
    ({ name, type, checked, defaultChecked, value, defaultValue }) =>
      priced.test(name) && (type === 'radio' ? checked !== defaultChecked : value !== defaultValue),
  );
}

export interface Counting {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly count: () => void;
  readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
  /** Of the last count; undefined: there was none. */
  readonly answer: CheckoutAnswer | undefined;
  readonly isCounting: boolean;
}

/** Counts the order anew while it is being made up. */
export function useCounting(): Counting {
  const form = useRef<HTMLFormElement>(null);
  const { submit, data: answer, state } = useFetcher<CheckoutAnswer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const count = useCallback(() => {
    clearTimeout(timer.current);
    if (form.current === null) return;
    const sent = new FormData(form.current);
    sent.set('step', 'count');
    void submit(sent, { method: 'post', preventScrollReset: true });
  }, [submit]);
  useEffect(() => {
    if (form.current !== null && isUncounted(form.current)) count();
    return () => clearTimeout(timer.current);
  }, [count]);
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || !priced.test(target.name)) return;
    clearTimeout(timer.current);
    if (target.type === 'radio') count();
    else timer.current = setTimeout(count, pauseMs);
  };
  return { form, count, onChange, answer, isCounting: state !== 'idle' };
}
