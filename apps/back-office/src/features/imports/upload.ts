import { Import } from '@farad/contract/back-office-imports';
import { ErrorBody } from '@farad/contract/error';
import { importLimits } from '@farad/domain/import';
import type { Locale } from '@farad/domain/shared';

import { Refused } from '#api.ts';

interface Way {
  /** Address of the API. */
  readonly base: string;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

/** The person stopped the sending. */
export class UploadStopped extends Error {
  override readonly name = 'UploadStopped';
}

/** Sends one part; not by fetch, which does not tell how much has left. */
const sendPart = (
  { base, locale, signal }: Way,
  path: string,
  part: Blob,
  onProgress: (sent: number) => void,
): Promise<Import> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', base + path);
    request.withCredentials = true;
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('accept-language', locale);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () => {
      try {
        const answer: unknown = JSON.parse(request.responseText);
        if (request.status >= 200 && request.status < 300) resolve(Import.parse(answer));
        else reject(new Refused(request.status, ErrorBody.parse(answer).error));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    request.addEventListener('error', () => reject(new Error('the connection broke')));
    request.addEventListener('abort', () => reject(new UploadStopped('stopped')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(part);
  });

/**
 * Sends what is missing of a file, part by part; `onProgress` gets the bytes that are there. Throws {@link Refused}
 * where the shop said no, {@link UploadStopped} where the person stopped it, another error where the connection broke:
 * then it is gone on with by the same call with the import as it is.
 */
export async function sendRest(
  way: Way,
  begun: Import,
  file: Blob,
  onProgress: (received: number) => void,
): Promise<Import> {
  let now = begun;
  while (now.state === 'uploading') {
    if (way.signal.aborted) throw new UploadStopped('stopped');
    const from = now.file.received;
    const part = file.slice(from, from + importLimits.partBytes);
    now = await sendPart(way, `/admin/imports/${now.id}/parts/${from}`, part, (sent) => onProgress(from + sent));
    onProgress(now.file.received);
  }
  return now;
}
