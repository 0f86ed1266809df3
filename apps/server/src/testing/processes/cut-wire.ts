import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A wire to a server on this machine that can be cut: whoever speaks over it finds nobody, as if the server were gone. */
export interface Wire {
  /** The address of the server, over the wire. */
  readonly url: string;
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** Nothing is brought any more, and nobody is told so, as if the server hung; until the wire is mended. */
  readonly hush: () => void;
}

/** `url`: where the server really is. */
export async function layWire(url: string): Promise<Wire> {
  const target = new URL(url);
  const ends = new Set<Socket>();
  let server: Server;
  let port = 0;
  let isHushed = false;

  const keep = (socket: Socket): void => {
    ends.add(socket);
    // What breaks is told to both sides by the closing alone.
    socket.on('error', () => socket.destroy()).on('close', () => ends.delete(socket));
  };
  const mend = async (): Promise<void> => {
    if (isHushed) {
      isHushed = false;
      // What was swallowed is missing in the talk of both.
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
