import { request, type Agent } from 'node:http';

export interface Question {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Connection for a request. Each connection has its own client address, because the shop limits calls by address. */
export interface Connection {
  readonly agent?: Agent;
  readonly localAddress?: string;
}

/** An answer with status below 300. */
export interface Answer {
  readonly text: string;
  /** Values of its Set-Cookie headers. */
  readonly cookies: readonly string[];
}

/** Sends a request. Throws if the status is 300 or higher. */
export function answerOf(
  origin: string,
  { method = 'GET', path, body, headers = {} }: Question,
  connection: Connection = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const options = {
    ...connection,
    method,
    headers: {
      ...(method === 'POST' ? { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' } : {}),
      ...headers,
    },
  };
  request(origin + path, options, (response) => {
    let text = '';
    response.setEncoding('utf8').on('data', (part: string) => (text += part));
    response.once('error', reject);
    response.once('end', () => {
      if ((response.statusCode ?? 500) < 300) resolve({ text, cookies: response.headers['set-cookie'] ?? [] });
      else reject(new Error(`${method} ${origin}${path} answered ${response.statusCode}: ${text.slice(0, 300)}`));
    });
  })
    .once('error', reject)
    .end(body === undefined ? undefined : JSON.stringify(body));
  return promise;
}

/** Sends a request and returns the text of the answer. Throws if the status is 300 or higher. */
export const ask = async (origin: string, question: Question, connection: Connection = {}): Promise<string> =>
  (await answerOf(origin, question, connection)).text;
