import { randomInt } from 'node:crypto';

import { choosePort, PortInUse } from '#kit/port.ts';

const host = '127.0.0.1';

/**
 * Returns a free port below those that Linux gives to outgoing connections (from 32768 on; Linux documentation,
 * `ip_local_port_range`). A server that starts later or again finds it free; a port given for 0 may be taken meanwhile.
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
