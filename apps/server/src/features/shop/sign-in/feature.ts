import { loginSendQueries } from '@farad/database/people/sign-in.queries';
import { daySeconds } from '@farad/domain/shared';
import { signInLimits } from '@farad/domain/customer-sign-in';

import type { Feature } from '#core/feature/feature.ts';
import type { Deps } from '#deps.ts';
import { deleteOverSessions } from '#http/session/session.ts';
import { signInRoutes, type SignInOptions } from './sign-in.routes.ts';

/** Time in seconds without a sign-in after which a browser counts as unknown again. */
const knownBrowserLifeSeconds = 400 * daySeconds;

export const signIn = (needs: (deps: Deps) => SignInOptions): Feature => ({
  routes: (api, deps) => {
    signInRoutes(api, deps, needs(deps));
  },
  retention: [
    { name: 'login codes sent', drop: (db, ago) => loginSendQueries(db).deleteBefore(ago(signInLimits.daySeconds)) },
    {
      name: 'known browsers',
      drop: (db, ago) => loginSendQueries(db).forgetBrowsersBefore(ago(knownBrowserLifeSeconds)),
    },
    { name: 'sessions', drop: (db, ago) => deleteOverSessions(db, ago(0)) },
  ],
});
