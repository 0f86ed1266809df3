import { parseJson } from '@farad/domain/shared';

import { askVendor } from '../http/index.ts';

export interface BotCheckSettings {
  /** Address that verifies tokens. */
  readonly url: string;
  readonly secret: string;
  /** Host of the shop: a token that was made elsewhere is refused. */
  readonly host: string;
  readonly timeoutMs?: number;
}

const timeoutMsDefault = 3000;
const answerBytesMax = 16_384;

/** Fields of the provider's answer; null: it gave none that can be understood. */
export async function askProvider(
  { url, timeoutMs = timeoutMsDefault }: BotCheckSettings,
  form: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, unknown>> | null> {
  const answer = await askVendor({
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
