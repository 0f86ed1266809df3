import type { OrderActorKind } from '../order/order.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { RequestState } from './request.ts';

/** Facts that decide which states may follow for a request for a quote. */
export interface MovableRequest {
  readonly state: RequestState;
  /** When the latest quote ends; null = no quote. */
  readonly validUntil: Date | null;
}

/**
 * When a change of state is possible: `holds` = only while the quote is valid, `over` = only after it has expired, null
 * = always.
 */
type When = 'holds' | 'over' | null;

interface RequestTransition {
  readonly from: RequestState;
  readonly to: RequestState;
  readonly by: OrderActorKind;
  readonly when: When;
}

/** Allowed changes of a request's state, and who may make them. `accepted`, `declined` and `closed` are final. */
export const requestTransitions: readonly RequestTransition[] = [
  { from: 'open', to: 'quoted', by: 'staff', when: null },
  { from: 'open', to: 'declined', by: 'customer', when: null },
  { from: 'open', to: 'closed', by: 'staff', when: null },
  // Staff may replace a quote by a revised one.
  { from: 'quoted', to: 'quoted', by: 'staff', when: null },
  { from: 'quoted', to: 'accepted', by: 'customer', when: 'holds' },
  { from: 'quoted', to: 'declined', by: 'customer', when: null },
  { from: 'quoted', to: 'expired', by: 'system', when: 'over' },
  { from: 'quoted', to: 'closed', by: 'staff', when: null },
  { from: 'expired', to: 'quoted', by: 'staff', when: null },
  { from: 'expired', to: 'closed', by: 'staff', when: null },
];

const passes = (when: When, { validUntil }: MovableRequest, now: Date): boolean => {
  if (when === null) return true;
  const holds = validUntil !== null && now < validUntil;
  return when === 'holds' ? holds : !holds;
};

/** Returns the states that this actor may now give to the request. */
export const nextRequestStates = (request: MovableRequest, by: OrderActorKind, now: Date): readonly RequestState[] =>
  requestTransitions
    .filter((move) => move.from === request.state && move.by === by && passes(move.when, request, now))
    .map(({ to }) => to);

/**
 * Checks a change of state; all changes use this function. Fails with `quote_expired` if only the end of the quote
 * forbids the change, otherwise with `request_changed`.
 */
export function moveRequest(
  request: MovableRequest,
  to: RequestState,
  by: OrderActorKind,
  now: Date,
): Result<RequestState, 'request_changed' | 'quote_expired'> {
  if (nextRequestStates(request, by, now).includes(to)) return ok(to);
  const isLate = to === 'accepted' && by === 'customer' && (request.state === 'quoted' || request.state === 'expired');
  return fail(isLate ? 'quote_expired' : 'request_changed');
}
