import type { OrderActorKind } from '../order/order.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { RequestState } from './request.ts';

/** Facts of a request that decide about its moves. */
export interface MovableRequest {
  readonly state: RequestState;
  /** End of the latest quote; null = no quote. */
  readonly validUntil: Date | null;
}

/** Time condition of a move: only while the quote is valid, or only after its end. */
type When = 'holds' | 'over' | null;

interface RequestTransition {
  readonly from: RequestState;
  readonly to: RequestState;
  readonly by: OrderActorKind;
  readonly when: When;
}

/** All moves of a request and who makes them. Accepted, declined and closed are final. */
export const requestTransitions: readonly RequestTransition[] = [
  { from: 'open', to: 'quoted', by: 'staff', when: null },
  { from: 'open', to: 'declined', by: 'customer', when: null },
  { from: 'open', to: 'closed', by: 'staff', when: null },
  // A revised quote replaces the previous one.
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

/** Returns the states to which this actor may move the request now. */
export const nextRequestStates = (request: MovableRequest, by: OrderActorKind, now: Date): readonly RequestState[] =>
  requestTransitions
    .filter((move) => move.from === request.state && move.by === by && passes(move.when, request, now))
    .map(({ to }) => to);

/** Makes a move; every state change uses this function. Reports an expired quote separately from an impossible move. */
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
