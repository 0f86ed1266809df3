import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';

import type { CatalogueFrame } from '@farad/domain/search-query';
import type { LeafCount } from '@farad/search/engine-options';

import type { SearchSocket } from '#config/search-socket.ts';
import type { Note } from '../build.ts';
import type { BackingHearer, ServableBacking } from '../threads/open-threads.ts';
import { framed, messageReader } from './framing.ts';
import { type FromSearchProcess, type Progress, sentFailure, type ToSearchProcess, wireForm } from './messages.ts';

/** Interval of the messages by which clients notice a process that hangs. */
const beatMs = 1000;
/** Maximum number of bytes that wait for one client. A client that does not read them is disconnected. */
const unreadBytesMax = 64 * 1024 * 1024;
/** How long a client that was disconnected while shutting down may take to read its last answers. */
const endingMs = 800;

/** A process that asks for searches. */
interface Client {
  readonly socket: Socket;
  /** True once it was greeted: before, it gets no news. */
  isGreeted: boolean;
  /** Requests that are being answered. */
  readonly open: Set<number>;
}

export interface SearchServerOptions {
  readonly address: SearchSocket;
  readonly note: Note;
}

/** Answers the searches of other processes of this computer, and tells them what changes in the catalogue. */
export class SearchServer {
  /** Must be called for each change of the catalogue. */
  readonly hearer: BackingHearer = {
    onFrame: (frame) => {
      this.frame = frame;
      this.tell({ kind: 'frame', frame });
    },
    onMoved: (leaves, touched) => {
      this.leaves = leaves;
      this.tell({ kind: 'moved', leaves, touched });
    },
    onChanged: (ids) => this.tell({ kind: 'changed', ids, told: this.backing?.changeNumbers().told ?? 0 }),
    onLost: () => this.tell({ kind: 'lost' }),
  };
  private readonly options: SearchServerOptions;
  private readonly clients = new Set<Client>();
  private readonly server: Server;
  private frame: CatalogueFrame = { categories: [], attributes: [], brands: [] };
  private leaves: readonly LeafCount[] = [];
  private backing: ServableBacking | undefined;
  private beat: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(options: SearchServerOptions) {
    this.options = options;
    this.server = createServer((socket) => this.onClient(socket));
  }

  /** Begins to answer. */
  async open(backing: ServableBacking): Promise<void> {
    const { address } = this.options;
    this.backing = backing;
    if ('path' in address) await removeLeftSocket(address.path);
    this.server.listen(address);
    await once(this.server, 'listening');
    this.beat = setInterval(() => this.tell({ kind: 'beat', progress: this.progress() }), beatMs);
  }

  /** Accepts no more requests, answers the open ones and disconnects all clients. */
  async close(): Promise<void> {
    this.isEnding = true;
    clearInterval(this.beat);
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.tell({ kind: 'ending' });
    for (const client of this.clients) {
      setTimeout(() => client.socket.destroy(), endingMs).unref();
      if (client.open.size === 0) client.socket.end();
    }
    await closed;
  }

  private progress(): Progress {
    const { backing } = this;
    if (backing === undefined) throw new Error('the search process has no catalogue yet');
    const now = Date.now();
    return {
      ...backing.changeNumbers(),
      readAge: now - backing.readAt(),
      currentAge: now - backing.currentAt(),
    };
  }

  private onClient(socket: Socket): void {
    const client: Client = { socket, isGreeted: false, open: new Set() };
    this.clients.add(client);
    socket.setNoDelay(true);
    const read = messageReader((message) => this.hear(client, message as ToSearchProcess));
    socket.on('data', (piece: Buffer) => {
      try {
        read(piece);
      } catch (error) {
        this.options.note('warn', { err: error }, 'search process: a client sent something else');
        socket.destroy();
      }
    });
    // What happened is seen by the client, which connects again.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.clients.delete(client));
  }

  private hear(client: Client, message: ToSearchProcess): void {
    if (message.kind === 'hello') this.greet(client, message.form);
    else if (!client.isGreeted) throw new Error('a request before the greeting');
    else void this.answer(client, message);
  }

  private greet(client: Client, form: number): void {
    if (form !== wireForm) {
      send(client, framed({ kind: 'refused', form: wireForm } satisfies FromSearchProcess));
      client.socket.end();
      return;
    }
    const { frame, leaves } = this;
    const welcome: FromSearchProcess = { kind: 'welcome', frame, leaves, progress: this.progress() };
    send(client, framed(welcome));
    client.isGreeted = true;
  }

  private async answer(client: Client, message: Exclude<ToSearchProcess, { kind: 'hello' }>): Promise<void> {
    client.open.add(message.id);
    const answer = await this.answerTo(message);
    client.open.delete(message.id);
    if (client.socket.writable) send(client, framed(answer));
    if (this.isEnding && client.open.size === 0) client.socket.end();
  }

  private async answerTo(message: Exclude<ToSearchProcess, { kind: 'hello' }>): Promise<FromSearchProcess> {
    const { id } = message;
    const { backing } = this;
    try {
      if (backing === undefined) throw new Error('the search process has no catalogue yet');
      if (message.kind === 'catch_up') {
        await backing.caughtUp();
        return { kind: 'caught_up', id, error: null };
      }
      const answer = await backing.askPacked(message.request);
      // Read after the answer, so that no change in it has a higher number.
      return { kind: 'answer', id, answer, announced: backing.changeNumbers().announced };
    } catch (error) {
      const failure = sentFailure(error);
      // Only this process knows where an unexpected error comes from.
      if (failure.code === null) this.options.note('warn', { err: error }, 'search process: a request failed');
      return { kind: message.kind === 'catch_up' ? 'caught_up' : 'failure', id, error: failure };
    }
  }

  /** Sends a message to all clients. It is written as bytes once. */
  private tell(message: FromSearchProcess): void {
    const greeted = [...this.clients].filter(({ isGreeted, socket }) => isGreeted && socket.writable);
    if (greeted.length === 0) return;
    const bytes = framed(message);
    for (const client of greeted) send(client, bytes);
  }
}

function send({ socket }: Client, bytes: Buffer): void {
  if (socket.writableLength > unreadBytesMax) socket.destroy();
  else socket.write(bytes);
}

/** Removes the file of a socket whose process was killed. Throws if a process still listens there. */
async function removeLeftSocket(path: string): Promise<void> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED') await rm(path, { force: true });
    else if (code !== 'ENOENT') throw error;
    return;
  } finally {
    socket.destroy();
  }
  throw new Error(`SEARCH_SOCKET: another process listens at ${path}`);
}
