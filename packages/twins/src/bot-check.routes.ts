import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Faults } from './faults.ts';
import { delayAnswer } from './delay-answer.ts';
import { takeForms } from './take-forms.ts';

/** Secret key that this twin requires. It accepts any site key of a page. */
export const botCheckSecret = 'twin-of-bot-check';

/** Host that the twin names as the one for which a token was made. */
export const botCheckHost = 'localhost';

const slowMs = 60_000;
/** Lifetime of a token in milliseconds: 5 minutes for SmartCaptcha, 2 minutes for reCAPTCHA. */
const lifeMs = { smartcaptcha: 5 * 60_000, recaptcha: 2 * 60_000 } as const;

/** Maximum number of remembered tokens. A remembered token is not accepted again. At the limit all are forgotten. */
const shownMax = 10_000;

// Script that pages load, for both providers. It gives the page a token when the page asks for it, or when the visitor
// ticks the visible box.
const script = `(() => {
  const token = () => 'ok-' + Date.now() + '-' + Math.random().toString(36).slice(2);
  const asked = [];
  window.smartCaptcha = {
    render(box, { callback, invisible }) {
      if (invisible) return asked.push(() => callback(token())) - 1;
      const tick = Object.assign(document.createElement('input'), { type: 'checkbox', onchange: () => callback(token()) });
      const label = document.createElement('label');
      label.append(tick, ' SmartCaptcha: simulated');
      box.replaceChildren(label);
      return asked.push(() => {}) - 1;
    },
    execute: (id) => setTimeout(asked[id], 0),
  };
  window.grecaptcha = { ready: (run) => run(), execute: (_, { action }) => Promise.resolve(token() + '.' + action) };
})();`;

interface Verdict {
  readonly isRight: boolean;
  readonly score: number;
}

/**
 * Returns the verdict about a token. Tests choose the verdict by the start of the token: `ok-<time>-…`, `bad-…`,
 * `spent`, `slow`, `score-0.1`.
 */
function judge(token: string, provider: keyof typeof lifeMs, shown: Set<string>, nowMs: number): Verdict {
  const isSpent = token === 'spent' || shown.has(token);
  if (shown.size >= shownMax) shown.clear();
  shown.add(token);
  const score = /^score-(0\.\d|1)/.exec(token)?.[1];
  if (score !== undefined) return { isRight: !isSpent, score: Number(score) };
  const madeAt = Number(/^ok-(\d+)/.exec(token)?.[1] ?? nowMs);
  const isRight = !isSpent && (token.startsWith('ok-') || token === 'slow') && nowMs - madeAt < lifeMs[provider];
  return { isRight, score: isRight ? 0.9 : 0.1 };
}

/** Returns the action at the end of a reCAPTCHA token. A token without an action (in tests) counts as `send_code`. */
const actionOf = (token: string): string => token.split('.')[1] ?? 'send_code';

/** Registers the routes of both providers (integrations 7). */
export function botCheckRoutes(app: FastifyInstance, faults: Faults, now: () => number): void {
  takeForms(app);
  const shown = new Set<string>();

  const answerWith =
    (perform: (form: URLSearchParams) => object) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const { mode, delayMs } = faults.take('bot-check', 'verify');
      if (mode === '500' || mode === '429') return reply.code(Number(mode)).send({});
      if (mode === 'garbage') return reply.type('text/html').send('<html></html>');
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const isSlow = (form.get('token') ?? form.get('response')) === 'slow';
      if (mode === 'delay' || isSlow) await delayAnswer(request, isSlow ? slowMs : delayMs);
      return reply.send(perform(form));
    };

  app.post(
    '/validate',
    answerWith((form) => {
      if (form.get('secret') !== botCheckSecret)
        return { status: 'failed', message: 'Authentication failed. Invalid secret.' };
      const { isRight } = judge(form.get('token') ?? '', 'smartcaptcha', shown, now());
      return isRight
        ? { status: 'ok', message: '', host: botCheckHost }
        : { status: 'failed', message: 'Token invalid or expired.' };
    }),
  );
  app.post(
    '/siteverify',
    answerWith((form) => {
      if (form.get('secret') !== botCheckSecret) return { success: false, 'error-codes': ['invalid-input-secret'] };
      const { isRight, score } = judge(form.get('response') ?? '', 'recaptcha', shown, now());
      if (!isRight) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
      return {
        success: true,
        score,
        action: actionOf(form.get('response') ?? ''),
        hostname: botCheckHost,
        challenge_ts: new Date(now()).toISOString(),
      };
    }),
  );
}

/** Registers the script that pages load to get a token. */
export function botCheckScript(app: FastifyInstance): void {
  app.get('/captcha.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
}
