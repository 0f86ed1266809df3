import { askProvider, wrongToken, type BotCheckSettings } from './ask-provider.ts';
import type { BotCheckPort } from './port.ts';

/** Minimum score. A visitor with a lower score is treated as a bot (integrations 7). */
const scoreMin = 0.5;

// Error codes that are about the shop's settings or its request, not about the visitor.
const ownFaults = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/** Returns a check by reCAPTCHA v3. A token is valid for one action and one host, and has a score. */
export const createRecaptcha = (settings: BotCheckSettings): BotCheckPort => ({
  async verify({ token, action, ip }) {
    const fields = await askProvider(settings, { secret: settings.secret, response: token, remoteip: ip });
    if (fields === null) return { verdict: 'unavailable' };
    const { success, score, action: named, hostname, 'error-codes': codes } = fields;
    if (success !== true) {
      const isOurs = Array.isArray(codes) && codes.some((code) => ownFaults.includes(String(code)));
      return { verdict: isOurs ? 'unavailable' : 'fail' };
    }
    if (typeof score !== 'number') return { verdict: 'unavailable' };
    const isRight = named === action && hostname === settings.host && score >= scoreMin;
    return { verdict: isRight ? 'pass' : 'fail', score };
  },
  async check() {
    const fields = await askProvider(settings, { secret: settings.secret, response: wrongToken });
    const codes = fields?.['error-codes'];
    if (!Array.isArray(codes)) return 'no_answer';
    return codes.some((code) => ownFaults.includes(String(code))) ? 'not_admitted' : 'works';
  },
});
