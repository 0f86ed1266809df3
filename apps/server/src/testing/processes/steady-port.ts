import { randomInt } from 'node:crypto';

import { choosePort, PortInUse } from '#kit/port.ts';

const host = '127.0.0.1';

/**
 * Returns a free port below 32768. Linux gives higher ports to outgoing connections (`ip_local_port_range`), and so a
 * port chosen by the system may be taken before a server uses it again.
 */
export async function steadyPort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    try {
      return await choosePort(host, port);
    } catch (error) {
      if (!(error instanceof PortInUse)) throw error;
    }
  }
}
