import { useCallback, useEffect, useRef, type ChangeEvent, type RefObject } from 'react';
import { useFetcher } from 'react-router';

import type { CheckoutAnswer } from './load-checkout.server.ts';

/**
 * Fields that recalculate the order when they change. A coupon is not among them: attempts are limited, so it has a
 * button.
 */
const priced =
  /^(?:buyer|company|inn|delivery|address_id|to\.(?:city|postcode)|point|point_text|near|bonuses|payment)$/;
/** Pause in typing before the order is recalculated, in milliseconds. */
const pauseMs = 500;

/**
 * Returns true if the form has values that the server did not calculate with. They were typed before hydration, or the
 * browser restored them.
 */
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
  /** Answer of the last calculation; undefined = none yet. */
  readonly answer: CheckoutAnswer | undefined;
  readonly isCounting: boolean;
}

/** Recalculates the order when a field that affects it changes. */
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
