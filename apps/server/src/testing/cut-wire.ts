import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A wire to a server on this machine that can be cut: whoever speaks over it finds nobody, as if the server were gone. */
export interface Wire {
  /** The address of the server, over the wire. */
  readonly url: string;
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

/** `url`: where the server really is. */
export async function layWire(url: string): Promise<Wire> {
  const target = new URL(url);
  const ends = new Set<Socket>();
  let server: Server;
  let port = 0;

  const keep = (socket: Socket): void => {
    ends.add(socket);
    // What breaks is told to both sides by the closing alone.
    socket.on('error', () => socket.destroy()).on('close', () => ends.delete(socket));
  };
  const mend = async (): Promise<void> => {
    server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const end of [near, far]) keep(end);
      near.pipe(far);
      far.pipe(near);
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
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const end of ends) end.destroy();
      await closed;
    },
  };
}
