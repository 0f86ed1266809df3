import { connect } from 'node:net';

import type { SearchSocket } from '#config/search-socket.ts';
import { framed, messageReader } from './framing.ts';
import { type FromSearchProcess, type ToSearchProcess, wireForm } from './messages.ts';

/** A connection to a search process. */
export interface SearchConnection {
  readonly send: (message: ToSearchProcess) => void;
  readonly close: () => void;
}

export interface SearchConnectionOptions {
  readonly address: SearchSocket;
  /** After this time without a message the process counts as hanging, and the connection ends. */
  readonly silenceMs: number;
  readonly onMessage: (message: FromSearchProcess) => void;
  /** Called once when the connection ended, or could not be opened. `heardAt`: when the process last said something. */
  readonly onClosed: (error: Error, heardAt: number | null) => void;
}

/** How many times the silence is checked before the process counts as hanging. */
const checks = 6;

/** Connects to a search process and greets it. */
export function connectSearch({ address, silenceMs, onMessage, onClosed }: SearchConnectionOptions): SearchConnection {
  const socket = connect(address);
  let failure = new Error('the search process closed the connection');
  let heardAt: number | null = null;
  let silentChecks = 0;
  const read = messageReader((message) => onMessage(message as FromSearchProcess));
  socket.setNoDelay(true);
  // Checks are counted instead of milliseconds: if this process itself stands still, it does not blame the other one.
  const watch = setInterval(() => {
    silentChecks += 1;
    if (silentChecks >= checks) socket.destroy(new Error(`the search process is silent for ${silenceMs} ms`));
  }, silenceMs / checks);
  socket.on('data', (piece: Buffer) => {
    silentChecks = 0;
    heardAt = Date.now();
    try {
      read(piece);
    } catch (error) {
      socket.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  });
  socket.on('error', (error) => {
    failure = error;
  });
  socket.on('close', () => {
    clearInterval(watch);
    onClosed(failure, heardAt);
  });
  const send = (message: ToSearchProcess): void => void socket.write(framed(message));
  send({ kind: 'hello', form: wireForm });
  return { send, close: () => socket.destroy() };
}

/** Returns whether a search process of this release answers at an address. */
export function answersSearches(address: SearchSocket, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connectSearch({
      address,
      silenceMs: timeoutMs,
      onMessage: ({ kind }) => {
        resolve(kind === 'welcome');
        connection.close();
      },
      onClosed: () => resolve(false),
    });
  });
}
