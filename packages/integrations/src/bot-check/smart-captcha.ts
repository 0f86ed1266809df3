import { askProvider, wrongToken, type BotCheckSettings } from './ask-provider.ts';
import type { BotCheckPort } from './port.ts';

/** Returns a check by Yandex SmartCaptcha (integrations 7), which has no actions and no scores. */
export const createSmartCaptcha = (settings: BotCheckSettings): BotCheckPort => ({
  async verify({ token, ip }) {
    const fields = await askProvider(settings, { secret: settings.secret, token, ip });
    if (fields === null) return { verdict: 'unavailable' };
    const { status, host } = fields;
    if (status !== 'ok') return { verdict: status === 'failed' ? 'fail' : 'unavailable' };
    const isElsewhere = typeof host === 'string' && host !== '' && host !== settings.host;
    return { verdict: isElsewhere ? 'fail' : 'pass' };
  },
  async check() {
    const fields = await askProvider(settings, { secret: settings.secret, token: wrongToken });
    if (fields === null || fields['status'] !== 'failed') return 'no_answer';
    return /secret/i.test(String(fields['message'])) ? 'not_admitted' : 'works';
  },
});
