import { createServer } from 'node:net';

/** Thrown if another program listens on the port. */
export class PortInUse extends Error {
  override readonly name = 'PortInUse';

  constructor(host: string, port: number) {
    super(`Port ${port} of ${host} is in use by another program. Set PORT to another one; PORT=0 takes a free one.`);
  }
}

export const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Returns the port to listen on: `port`, or a free one if `port` is 0. Throws PortInUse if another program listens on
 * it.
 */
export function choosePort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(isInUse(error) ? new PortInUse(host, port) : error));
    probe.listen(port, host, () => {
      const address = probe.address();
      const chosen = typeof address === 'object' && address !== null ? address.port : port;
      probe.close(() => resolve(chosen));
    });
  });
}
