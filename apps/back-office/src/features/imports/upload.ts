import { Import } from '@farad/contract/office/imports/imports';
import { ErrorBody } from '@farad/contract/error';
import { importLimits } from '@farad/domain/import';
import type { Locale } from '@farad/domain/shared';

import { Refused } from '#api.ts';

interface Way {
  /** Base URL of the API. */
  readonly base: string;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

/** Thrown when the staff member stops the upload. */
export class UploadStopped extends Error {
  override readonly name = 'UploadStopped';
}

/** Uploads one piece of a file. It uses XMLHttpRequest, because `fetch` does not report the progress of an upload. */
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
    request.addEventListener('error', () => reject(new Error('upload: connection lost')));
    request.addEventListener('abort', () => reject(new UploadStopped('stopped')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(part);
  });

/**
 * Uploads the pieces of a file that the API has not received. `onProgress` gets the number of bytes received so far.
 * Throws {@link Refused} if the API refuses a piece, and {@link UploadStopped} if the staff member stops. After any
 * other error, call it again with the current import to continue.
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
