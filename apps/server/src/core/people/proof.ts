import { isProofFresh } from '@farad/domain/sign-in';

import type { Deps } from '#deps.ts';
import type { AccountActor, Actor } from '#http/session/session.ts';

/** Whether the caller has lately shown by a code who they are: what opens the account to others asks for it. */
export const isProved = ({ clock, config }: Pick<Deps, 'clock' | 'config'>, { provedAt }: AccountActor): boolean =>
  isProofFresh(provedAt, clock(), config.signInLimits);

/** The same of any caller; a guest has shown nothing. */
export const isCallerProved = (deps: Pick<Deps, 'clock' | 'config'>, actor: Actor): boolean =>
  actor.kind !== 'guest' && isProved(deps, actor);
