/** A request of 1C, as a test passes it to `send`. */
export interface OneCCall {
  readonly method: 'GET' | 'POST';
  /** Query of the request: `type=catalog&mode=init`. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export type OneCSend = (call: OneCCall) => Promise<Uint8Array>;

export type OneCType = 'catalog' | 'sale';

export interface OneCOptions {
  readonly login: string;
  readonly password: string;
  /** Size in bytes of the pieces in which files are sent. Absent = the limit that the shop states. */
  readonly partBytes?: number;
}

/** Maximum number of `mode=import` calls for one file. After them 1C gives up. */
const asksMax = 600;

/**
 * Returns an imitation of 1C (integrations section 6). It signs in, sends files in pieces, polls until each file is
 * imported, requests orders and confirms them. Its functions return the lines of the shop's answers; `askOrders`
 * returns the bytes. `importFile` returns a `failure` if the shop is not done in time.
 */
export function oneC(send: OneCSend, { login, password, partBytes }: OneCOptions) {
  let cookie = '';
  let limit = partBytes ?? 0;
  const call = async (query: string, more: Partial<OneCCall> = {}): Promise<readonly string[]> => {
    const headers = { ...(cookie === '' ? {} : { cookie }), ...more.headers };
    const bytes = await send({ method: 'GET', query, ...more, headers });
    return new TextDecoder().decode(bytes).trim().split('\n');
  };
  const signIn = async (type: OneCType): Promise<readonly string[]> => {
    const basic = Buffer.from(`${login}:${password}`).toString('base64');
    const answer = await call(`type=${type}&mode=checkauth`, { headers: { authorization: `Basic ${basic}` } });
    if (answer[0] === 'success') cookie = `${answer[1]}=${answer[2]}`;
    return answer;
  };
  const init = async (type: OneCType): Promise<readonly string[]> => {
    const answer = await call(`type=${type}&mode=init`);
    limit = partBytes ?? Number(/file_limit=(\d+)/.exec(answer.join('\n'))?.[1] ?? 0);
    return answer;
  };
  const sendPart = (type: OneCType, name: string, body: Uint8Array): Promise<readonly string[]> =>
    call(`type=${type}&mode=file&filename=${encodeURIComponent(name)}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/octet-stream' },
    });
  const sendFile = async (type: OneCType, name: string, bytes: Uint8Array): Promise<readonly string[]> => {
    let answer: readonly string[] = [];
    if (limit <= 0) throw new Error('1C: call init before sending files');
    for (let at = 0; at < bytes.length || at === 0; at += limit) {
      answer = await sendPart(type, name, bytes.subarray(at, at + limit));
      if (answer[0] !== 'success') return answer;
    }
    return answer;
  };
  const importFile = async (name: string): Promise<readonly string[]> => {
    for (let count = 0; count < asksMax; count += 1) {
      const answer = await call(`type=catalog&mode=import&filename=${encodeURIComponent(name)}`);
      if (answer[0] !== 'progress') return answer;
    }
    return ['failure', '1C asked in vain'];
  };
  return {
    call,
    signIn,
    init,
    sendPart,
    sendFile,
    importFile,
    /**
     * Sends a whole catalogue. Stops at the first answer without success and returns it. If all succeed, returns the
     * last answer.
     */
    sendCatalogue: async (
      files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
      imported: readonly string[] = files.map(({ name }) => name).filter((name) => name.endsWith('.xml')),
    ): Promise<readonly string[]> => {
      let answer = await signIn('catalog');
      if (answer[0] !== 'success') return answer;
      await init('catalog');
      for (const { name, bytes } of files) {
        answer = await sendFile('catalog', name, bytes);
        if (answer[0] !== 'success') return answer;
      }
      for (const name of imported) {
        answer = await importFile(name);
        if (answer[0] !== 'success') return answer;
      }
      return answer;
    },
    /** Requests the orders and returns them as XML. They are not confirmed. */
    askOrders: async (): Promise<Uint8Array> => {
      await signIn('sale');
      await init('sale');
      return send({ method: 'GET', query: 'type=sale&mode=query', headers: { cookie } });
    },
    takeOrders: (): Promise<readonly string[]> => call('type=sale&mode=success'),
  };
}
