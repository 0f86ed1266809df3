import { data } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { apiOf, type Visit } from '#server/visit.server.ts';
import { basketActs, nothing, type BasketAct, type Outcome } from './outcome.ts';

/** Returns which action on a saved basket the form asks for; undefined for other forms. */
export const actOf = (form: FormData): BasketAct | undefined => basketActs.find((act) => act === form.get('act'));

function perform(visit: Visit, act: BasketAct, form: FormData) {
  const api = apiOf(visit);
  const [basketId, name] = [formText(form, 'basket'), formText(form, 'name').trim()];
  const acts = {
    keep: () => api.keepBasket({ body: { name } }),
    switch: () => api.switchBasket({ basketId, body: {} }),
    rename: () => api.renameBasket({ basketId, body: { name } }),
    copy: () => api.copyBasket({ basketId, body: {} }),
    merge: () => api.mergeBasket({ basketId, body: {} }),
    remove: () => api.removeBasket({ basketId, body: { isRemoved: true } }),
    restore: () => api.removeBasket({ basketId, body: { isRemoved: false } }),
  } as const;
  return acts[act]();
}

/** Performs an action on one of the customer's saved baskets (product B7). */
export async function saveBaskets(visit: Visit, act: BasketAct, form: FormData) {
  const answer = await perform(visit, act, form);
  if (!answer.ok) return data<Outcome>({ ...nothing, problem: answer.error.message }, answer.status);
  const { id, name } = answer.value;
  const leftOut = 'leftOut' in answer.value && typeof answer.value.leftOut === 'number' ? answer.value.leftOut : 0;
  return data<Outcome>({ ...nothing, done: { act, id, name, leftOut } });
}
