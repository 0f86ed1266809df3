import fastify from 'fastify';

import { twinsPath } from './access.ts';
import { startTwins, type Twins, type TwinsSettings } from './twins.ts';

export interface ListeningTwins extends Twins {
  /** Origin of the HTTP server, `http://127.0.0.1:<port>`. */
  readonly origin: string;
}

/** Starts the twins for tests, with an HTTP server on a free local port. */
export async function listenTwins(settings: Omit<TwinsSettings, 'isProduction'> = {}): Promise<ListeningTwins> {
  const twins = await startTwins({ isProduction: false, ...settings });
  const app = fastify({ forceCloseConnections: true });
  await app.register(twins.routes, { prefix: twinsPath });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...twins,
    origin,
    close: async () => {
      await app.close();
      await twins.close();
    },
  };
}
