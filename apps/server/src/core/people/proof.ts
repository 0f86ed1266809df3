import { isProofFresh } from '@farad/domain/customer-sign-in';

import type { Deps } from '#deps.ts';
import type { AccountActor, Actor } from '#http/session/session.ts';

/**
 * True if the account's user proved their identity by a code recently. This is required to give others access to the
 * account.
 */
export const isProved = ({ clock, config }: Pick<Deps, 'clock' | 'config'>, { provedAt }: AccountActor): boolean =>
  isProofFresh(provedAt, clock(), config.signInLimits);

/** True if any caller proved their identity recently, see {@link isProved}; always false for a guest. */
export const isCallerProved = (deps: Pick<Deps, 'clock' | 'config'>, actor: Actor): boolean =>
  actor.kind !== 'guest' && isProved(deps, actor);
