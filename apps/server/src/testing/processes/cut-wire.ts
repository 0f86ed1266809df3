import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP proxy to a server on the same computer. A test can interrupt it to simulate that the server is away. */
export interface Wire {
  /** URL of the server through the proxy. */
  readonly url: string;
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** Drops all data until `mend`, but keeps the connections open, as if the server were hanging. */
  readonly hush: () => void;
}

/** Opens a proxy to the server at `url`. */
export async function layWire(url: string): Promise<Wire> {
  const target = new URL(url);
  const ends = new Set<Socket>();
  let server: Server;
  let port = 0;
  let isHushed = false;

  const keep = (socket: Socket): void => {
    ends.add(socket);
    // If one side has an error, the other side only sees that the connection is closed.
    socket.on('error', () => socket.destroy()).on('close', () => ends.delete(socket));
  };
  const mend = async (): Promise<void> => {
    if (isHushed) {
      isHushed = false;
      // Data were dropped in both directions, so the connections cannot be used any more.
      for (const end of ends) end.destroy();
      return;
    }
    server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const end of [near, far]) keep(end);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        from.on('data', (piece: Buffer) => {
          if (!isHushed && to.writable) to.write(piece);
        });
      }
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };

  await mend();
  const own = new URL(url);
  own.host = `127.0.0.1:${port}`;
  return {
    url: own.href,
    mend,
    hush: () => {
      isHushed = true;
    },
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const end of ends) end.destroy();
      await closed;
    },
  };
}
