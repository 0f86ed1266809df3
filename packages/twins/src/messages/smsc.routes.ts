import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Fault, Faults } from '../faults.ts';
import { delayAnswer } from '../delay-answer.ts';
import type { SendOutcome, SmscTwin, StatusOutcome } from './smsc.ts';
import { takeForms } from '../take-forms.ts';

const errorNames: Readonly<Record<number, string>> = {
  1: 'parameters error',
  2: 'authorise error',
  3: 'no money',
  4: 'IP blocked',
  5: 'invalid date format',
  6: 'message is denied',
  7: 'invalid number',
  8: "message can't be delivered",
  9: 'duplicate request, wait a minute',
};

function writeError(format: string, id: number, error: number): string {
  const name = errorNames[error] ?? 'error';
  if (format === '1') return `${id},-${error}`;
  if (format === '3') return JSON.stringify({ error: name, error_code: error, ...(id > 0 ? { id } : {}) });
  return `ERROR = ${error} (${name})${id > 0 ? `, ID - ${id}` : ''}`;
}

function writeSent(format: string, outcome: SendOutcome): string {
  if ('error' in outcome) return writeError(format, outcome.id, outcome.error);
  if (format === '1') return `${outcome.id},${outcome.parts}`;
  if (format === '3') return JSON.stringify({ id: outcome.id, cnt: outcome.parts });
  return `OK - ${outcome.parts} SMS, ID - ${outcome.id}`;
}

function writeStatus(format: string, outcome: StatusOutcome | { readonly error: number }): string {
  if ('error' in outcome) return writeError(format, 0, outcome.error);
  const seconds = Math.floor(outcome.at / 1000);
  if (format === '3') return JSON.stringify({ status: outcome.status, last_timestamp: seconds, err: 0 });
  return `${outcome.status},${seconds},0`;
}

function writeBalance(format: string, outcome: { readonly balance: string } | { readonly error: number }): string {
  if ('error' in outcome) return writeError(format, 0, outcome.error);
  return format === '3' ? JSON.stringify({ balance: outcome.balance, currency: 'RUR' }) : outcome.balance;
}

/** Writes the registered sender names. They are read in the format fmt=3 only. */
function writeSenders(outcome: readonly object[] | { readonly error: number }): string {
  return 'error' in outcome ? writeError('3', 0, outcome.error) : JSON.stringify(outcome);
}

const formOf = (request: FastifyRequest): URLSearchParams => {
  const query = request.url.split('?', 2)[1] ?? '';
  return new URLSearchParams(request.method === 'POST' && typeof request.body === 'string' ? request.body : query);
};

/** Registers the routes of SMSC: send.php, status.php, balance.php and senders.php of /sys. */
export function smscRoutes(app: FastifyInstance, twin: SmscTwin, faults: Faults): void {
  takeForms(app);

  const answerWith =
    (op: Fault<'smsc'>['op'], perform: (form: URLSearchParams, format: string) => string) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const { mode, delayMs } = faults.take('smsc', op);
      if (mode === '500' || mode === '429') return reply.code(Number(mode)).type('text/html').send('<h1>Error</h1>');
      if (mode === 'garbage') return reply.type('text/html').send('<html><body>maintenance</body></html>');
      const form = formOf(request);
      const format = form.get('fmt') ?? '0';
      const answer = perform(form, format);
      if (mode === 'delay') await delayAnswer(request, delayMs);
      if (mode === 'drop_after_write') {
        reply.hijack();
        request.raw.socket.destroy();
        return reply;
      }
      return reply.type(format === '3' ? 'application/json' : 'text/plain; charset=utf-8').send(answer);
    };

  const operations = [
    ['send', (form: URLSearchParams, format: string) => writeSent(format, twin.send(form))],
    ['status', (form: URLSearchParams, format: string) => writeStatus(format, twin.status(form))],
    ['balance', (form: URLSearchParams, format: string) => writeBalance(format, twin.balance(form))],
    ['senders', (form: URLSearchParams) => writeSenders(twin.senders(form))],
  ] as const;
  for (const [op, perform] of operations) {
    app.route({ method: ['GET', 'POST'], url: `/sys/${op}.php`, handler: answerWith(op, perform) });
  }
}
