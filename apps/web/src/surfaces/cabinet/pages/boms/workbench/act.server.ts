import type { WireBomAssembly } from '@farad/contract/shop/boms/assembly';
import type { WireBom } from '@farad/contract/shop/boms/boms';
import {
  attritionPresets,
  dielectricDefaults,
  toleranceDefaults,
  voltageDefaults,
  voltageMarginNames,
} from '@farad/domain/bom';
import { data, redirect } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { type Answered, apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import { formTexts, numberOfText } from '../read-form.server.ts';
import { upload } from '../upload.server.ts';
import { changeRow } from './change-row.server.ts';

type NotOrdered = WireBom['totals']['notOrdered'];

/** Result of a form on the page of a parts list. */
export type Outcome =
  | { readonly kind: 'problem'; readonly text: string }
  | { readonly kind: 'saved' }
  | { readonly kind: 'row'; readonly undo: string | null }
  | { readonly kind: 'undone' }
  | { readonly kind: 'accepted'; readonly accepted: number; readonly undo: string | null }
  | { readonly kind: 'assembled'; readonly assembly: WireBomAssembly; readonly undo: string | null }
  | { readonly kind: 'basket'; readonly added: number; readonly notOrdered: NotOrdered; readonly left: number }
  | { readonly kind: 'tick_first' }
  | { readonly kind: 'request'; readonly number: string; readonly rows: number };

const reply = (outcome: Outcome, status = 200) => data<Outcome>(outcome, { status });
const problem = (text: string, status: number) => reply({ kind: 'problem', text }, status);

/**
 * Converts an API answer to a form result. A value goes through `outcomeOf`, and a 4xx error becomes a problem with its
 * message. Throws the error page for a 5xx error.
 */
function replyTo<T>(answer: Answered<T>, outcomeOf: (value: T) => Outcome) {
  if (answer.ok) return reply(outcomeOf(answer.value));
  if (answer.status >= 500) orErrorPage(answer);
  return problem(answer.error.message, answer.status);
}

/** Returns one object per board in the form: its index and the fields that `of` reads for it. */
const boardsOf = <Rest extends object>(form: FormData, of: (board: string) => Rest) =>
  formTexts(form, 'board').map((board) => ({ board: Number(board), ...of(board) }));

/** Returns the text if it is one of the values; otherwise undefined, and the setting stays unchanged. */
const oneOf = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text);

function settingsOf(form: FormData) {
  if (formText(form, 'part') === 'name') {
    const tags = formText(form, 'tags').split(',');
    return {
      name: formText(form, 'name'),
      tags: tags.map((tag) => tag.trim()).filter((tag) => tag !== ''),
    };
  }
  return {
    attrition: attritionPresets.find((preset) => preset === formText(form, 'attrition')) ?? 'none',
    attritionPercent: numberOfText(formText(form, 'attritionPercent')),
    attritionMinimum: numberOfText(formText(form, 'attritionMinimum')),
    attritionLeader: numberOfText(formText(form, 'attritionLeader')),
    isExactOnly: form.has('isExactOnly'),
    isSamePackageOnly: form.has('isSamePackageOnly'),
    isMerged: form.has('isMerged'),
    isOwnStockUsed: form.has('isOwnStockUsed'),
    gradeDielectric: oneOf(dielectricDefaults, formText(form, 'gradeDielectric')),
    gradeVoltage: oneOf(voltageDefaults, formText(form, 'gradeVoltage')),
    gradeTolerance: oneOf(toleranceDefaults, formText(form, 'gradeTolerance')),
    voltageMargin: oneOf(voltageMarginNames, formText(form, 'voltageMargin')),
  };
}

/**
 * Saves the settings of a list. The form has either the names and tags, or the board counts and the counting rules.
 * When names are saved, the board counts stay as they are.
 */
async function set(visit: Visit, bomId: string, form: FormData) {
  const api = apiOf(visit);
  const isName = formText(form, 'part') === 'name';
  const known = orErrorPage(await api.bom({ bomId })).boards;
  const boards = isName
    ? boardsOf(form, (board) => ({
        name: formText(form, `name.${board}`),
        count: known.find((one) => String(one.board) === board)?.count ?? 1,
      }))
    : boardsOf(form, (board) => ({ count: numberOfText(formText(form, `count.${board}`)) }));
  return replyTo(await api.setBom({ bomId, body: { ...settingsOf(form), boards } }), () => ({ kind: 'saved' }));
}

async function toBasket(visit: Visit, bomId: string, form: FormData) {
  const which = formText(form, 'which');
  const rows = formTexts(form, 'rows').map(Number);
  if (which === 'selected' && rows.length === 0) return reply({ kind: 'tick_first' }, 422);
  const body = {
    rows: which === 'selected' ? rows : which === 'all' ? ('all' as const) : ('matched' as const),
    into: formText(form, 'into') === 'new' ? ('new' as const) : ('current' as const),
  };
  return replyTo(await apiOf(visit).bomToBasket({ bomId, body }), (value) => ({ kind: 'basket', ...value }));
}

async function share(visit: Visit, bomId: string, how: string) {
  const api = apiOf(visit);
  const answer =
    how === 'stop'
      ? await api.stopSharingBom({ bomId, body: {} })
      : await api.shareBom({ bomId, body: { hasPrices: how === 'prices' } });
  return replyTo(answer, () => ({ kind: 'saved' }));
}

async function sendFile(visit: Visit, bomId: string, form: FormData) {
  const board = formText(form, 'board');
  const uploaded = await upload(visit, form, { bom: bomId, board: board === '' ? null : board });
  return uploaded.ok ? redirect(visit.url.pathname) : problem(uploaded.problem, uploaded.status);
}

async function change(visit: Visit, bomId: string, form: FormData) {
  const answer = await changeRow(visit, bomId, formText(form, 'row'), form);
  if (!answer.ok) return problem(answer.message, 422);
  return reply(form.has('undo') ? { kind: 'undone' } : { kind: 'row', undo: answer.undo });
}

/** Handles every form on the page of a parts list; `intent` says which. */
export async function act(visit: Visit, bomId: string, form: FormData) {
  const api = apiOf(visit);
  switch (formText(form, 'intent')) {
    case 'upload':
      return sendFile(visit, bomId, form);
    case 'row':
      return change(visit, bomId, form);
    case 'accept':
      return replyTo(await api.acceptSingles({ bomId, body: {} }), ({ accepted, undo }) => ({
        kind: 'accepted',
        accepted,
        undo,
      }));
    case 'assemble':
      return replyTo(await api.assembleBom({ bomId, body: {} }), ({ assembly, undo }) => ({
        kind: 'assembled',
        assembly,
        undo,
      }));
    case 'set':
      return set(visit, bomId, form);
    case 'basket':
      return toBasket(visit, bomId, form);
    case 'share':
      return share(visit, bomId, formText(form, 'share'));
    case 'request': {
      const answer = await api.requestBom({ bomId, body: { comment: formText(form, 'comment') } });
      return replyTo(answer, ({ number, rows }) => ({ kind: 'request', number, rows }));
    }
    default:
      return replyTo(await api.rematchBom({ bomId, body: {} }), () => ({ kind: 'saved' }));
  }
}
