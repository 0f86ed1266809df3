import { isProofFresh } from '@farad/domain/sign-in';

import type { Deps } from '#deps.ts';
import type { AccountActor, Actor } from '#http/session/session.ts';

/**
 * Returns true if the caller proved their identity by a code lately. Granting others access to the account requires it.
 */
export const isProved = ({ clock, config }: Pick<Deps, 'clock' | 'config'>, { provedAt }: AccountActor): boolean =>
  isProofFresh(provedAt, clock(), config.signInLimits);

/** The same for any caller; false for a guest. */
export const isCallerProved = (deps: Pick<Deps, 'clock' | 'config'>, actor: Actor): boolean =>
  actor.kind !== 'guest' && isProved(deps, actor);
