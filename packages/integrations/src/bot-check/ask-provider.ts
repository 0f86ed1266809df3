import { parseJson } from '@farad/domain/shared';

import { requestVendor } from '../http/index.ts';

export interface BotCheckSettings {
  /** URL that verifies tokens. */
  readonly url: string;
  readonly secret: string;
  /** Host of the shop. A token that was made on another host is rejected. */
  readonly host: string;
  readonly timeoutMs?: number;
}

/** Invalid token for checking our secret. If the provider rejects only the token, it accepts the secret. */
export const wrongToken = 'not-a-token';

const timeoutMsDefault = 3000;
const answerBytesMax = 16_384;

/** Returns the fields of the provider's answer; null = there was no answer, or it cannot be parsed. */
export async function askProvider(
  { url, timeoutMs = timeoutMsDefault }: BotCheckSettings,
  form: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, unknown>> | null> {
  const answer = await requestVendor({
    method: 'POST',
    url: new URL(url),
    body: new URLSearchParams(form),
    timeoutMs,
    answerBytesMax,
  });
  if (!answer.ok || answer.value.status !== 200) return null;
  const fields = parseJson(answer.value.text);
  return typeof fields === 'object' && fields !== null ? { ...fields } : null;
}
