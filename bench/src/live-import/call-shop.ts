import { Agent, request } from 'node:http';

/** Answer to a call; status 0 = the call failed without an answer. */
export interface CallAnswer {
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
  /** Cookies set by the shop, as `name=value`. */
  readonly cookies: readonly string[];
}

export interface Call {
  readonly method?: 'GET' | 'POST';
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Timeout of API calls. */
const limitMs = 60_000;

const agent = new Agent({ keepAlive: true });

/** Calls the shop's API. Returns a failure as status 0 and never throws. */
export function callShop(
  origin: string,
  path: string,
  { method = 'GET', body, headers = {} }: Call = {},
): Promise<CallAnswer> {
  const begun = performance.now();
  const { promise, resolve } = Promise.withResolvers<CallAnswer>();
  const answered = (status: number, text: string, cookies: readonly string[] = []): void =>
    resolve({ status, text, milliseconds: performance.now() - begun, cookies });
  const sent = request(
    `${origin}/api${path}`,
    {
      method,
      agent,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      signal: AbortSignal.timeout(limitMs),
    },
    (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      const cookies = (response.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? '');
      response.once('end', () => answered(response.statusCode ?? 0, text, cookies));
      response.once('error', (error) => answered(0, error.message));
    },
  );
  sent.once('error', (error) => answered(0, error.message));
  sent.end(body);
  return promise;
}
