import type { AddressInfo } from 'node:net';

import type { Browser } from './browser.ts';
import type { TestShop } from './shop.ts';

interface ServerEvent {
  readonly id: string | null;
  readonly name: string;
  readonly data: unknown;
}

/** Reads server-sent events over a socket, like a page in a browser. */
export interface EventReader {
  /** Returns the next event with this name. Other events before it are skipped. */
  readonly next: (name: string) => Promise<ServerEvent>;
  /** Resolves when the server ends the stream. */
  readonly end: () => Promise<void>;
  readonly close: () => void;
}

const lineOf = (block: string, name: string): string | null =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? null;

async function* eventsOf(pieces: ReadableStream<string>): AsyncGenerator<ServerEvent> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const name = lineOf(block, 'event');
      if (name !== null) yield { id: lineOf(block, 'id'), name, data: JSON.parse(lineOf(block, 'data') ?? 'null') };
    }
  }
}

/** Opens the stream of events for a browser. The shop must be listening. Throws if the stream is refused. */
export async function openEventReader(
  shop: TestShop,
  browser: Browser,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<EventReader> {
  const { port } = shop.server.server.address() as AddressInfo;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const gone = new AbortController();
  const url = `http://127.0.0.1:${port}${shop.deps.config.apiPrefix}${path}`;
  const response = await fetch(url, { headers: { cookie, ...headers }, signal: gone.signal });
  if (response.status !== 200 || response.body === null) throw new Error(`${path}: ${response.status}`);
  // The body is locked immediately. Otherwise the garbage collector could make `fetch` cancel the unread body, and the
  // server would see a disconnected client.
  const events = eventsOf(response.body.pipeThrough(new TextDecoderStream()));
  return {
    next: async (name) => {
      for (;;) {
        const { value, done } = await events.next();
        if (done === true) throw new Error(`the events ended before ${name}`);
        if (value.name === name) return value;
      }
    },
    end: async () => {
      while ((await events.next()).done !== true);
    },
    close: () => gone.abort(),
  };
}
