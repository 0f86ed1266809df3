import { Agent, request } from 'node:http';

export interface Question {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls one address may make before the next is used: calls are limited by address. */
const callsOfAddress = 100;

/** One connection after another, each from an address of its own. */
export class Caller {
  private agent = new Agent({ keepAlive: true, maxSockets: 1 });
  private calls = 0;

  private readonly number: number;

  constructor(number: number) {
    this.number = number;
  }

  /** Sends a question and reads the whole answer. Throws on an error status. */
  async ask(origin: string, { method = 'GET', path, body, headers = {} }: Question): Promise<string> {
    if (this.calls > 0 && this.calls % callsOfAddress === 0) {
      this.agent.destroy();
      this.agent = new Agent({ keepAlive: true, maxSockets: 1 });
    }
    const turn = Math.floor(this.calls / callsOfAddress);
    this.calls += 1;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const options = {
      method,
      agent: this.agent,
      localAddress: `127.${2 + (turn >> 8)}.${turn & 255}.${this.number + 1}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    };
    request(origin + path, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('error', reject);
      response.once('end', () => {
        if ((response.statusCode ?? 500) < 300) resolve(text);
        else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text.slice(0, 300)}`));
      });
    })
      .once('error', reject)
      .end(sent);
    return promise;
  }

  close(): void {
    this.agent.destroy();
  }
}
