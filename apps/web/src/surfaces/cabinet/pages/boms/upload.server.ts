import { partsFileBytesMax, sampleList } from '@farad/domain/bom';
import { translators } from '@farad/wording/server';

import { formText } from '#kit/form-text.ts';
import { localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import { megabytesMax } from './limits.ts';

/** List and board that an uploaded file is added to. */
interface Destination {
  readonly bom: string;
  /** Index of the board that gets a new revision; null = the file becomes a new board. */
  readonly board: string | null;
}

type Uploaded =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly status: number; readonly problem: string };

const queryOf = (destination: Destination | null) => ({
  bom: destination?.bom ?? '',
  board: destination?.board ?? '',
});

/** Returns the uploaded file; null if none was chosen. Browsers then send a file without name and content. */
function fileOf(form: FormData): File | null {
  const file = form.get('file');
  return file instanceof File && (file.size > 0 || file.name !== '') ? file : null;
}

/** Sends a file, a pasted text or the sample list to the API, which reads it later. `destination` null = a new list. */
export async function upload(visit: Visit, form: FormData, destination: Destination | null): Promise<Uploaded> {
  const t = translators[localeOfPath(visit.url.pathname)];
  const api = apiOf(visit);
  const query = queryOf(destination);
  const file = fileOf(form);
  const isSample = form.has('sample');
  const text = isSample ? sampleList : formText(form, 'text').trim();
  if (file === null && text === '') return { ok: false, status: 422, problem: t('boms.noFile') };
  if (file !== null && file.size > partsFileBytesMax) {
    return { ok: false, status: 413, problem: t('boms.tooLarge', { megabytes: megabytesMax }) };
  }
  const outcome =
    file === null
      ? await api.createBomFromText({ body: isSample ? { text, name: t('boms.sampleName') } : { text }, query })
      : await api.createBom({
          query: { name: file.name, ...query },
          file: new Uint8Array(await file.arrayBuffer()),
        });
  if (outcome.ok) return { ok: true, id: outcome.value._id };
  if (outcome.status >= 500) orErrorPage(outcome);
  return { ok: false, status: outcome.status, problem: outcome.error.message };
}
