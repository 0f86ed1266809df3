import type { OrderActorKind } from '../order/order.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { RequestState } from './request.ts';

/** What of a request decides about its moves. */
export interface MovableRequest {
  readonly state: RequestState;
  /** Until when the latest quote holds; null: there is none. */
  readonly validUntil: Date | null;
}

/** Whether the clock decides about a move: only while the quote holds, or only when it is over. */
type When = 'holds' | 'over' | null;

interface RequestTransition {
  readonly from: RequestState;
  readonly to: RequestState;
  readonly by: OrderActorKind;
  readonly when: When;
}

/** Every move that a request can make, and who makes it; accepted, declined and closed are the ends. */
export const requestTransitions: readonly RequestTransition[] = [
  { from: 'open', to: 'quoted', by: 'staff', when: null },
  { from: 'open', to: 'declined', by: 'customer', when: null },
  { from: 'open', to: 'closed', by: 'staff', when: null },
  // A revision takes the place of the quote before it.
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

/** The states that this actor may move the request to now. */
export const nextRequestStates = (request: MovableRequest, by: OrderActorKind, now: Date): readonly RequestState[] =>
  requestTransitions
    .filter((move) => move.from === request.state && move.by === by && passes(move.when, request, now))
    .map(({ to }) => to);

/** Every move goes through here; a quote whose time is over is told apart from a move that there is not. */
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
