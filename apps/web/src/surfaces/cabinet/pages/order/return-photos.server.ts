import { returnPhotoLimits } from '@farad/domain/order';
import { translators } from '@farad/wording/server';

import { localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import { photoMegabytes } from './return-photos.tsx';

/** Result of uploading the photos of a form. `problem` = why a photo was not uploaded; null = all were. */
export interface TakenPhotos {
  /** Ids of the uploaded photos. */
  readonly ids: readonly string[];
  readonly problem: string | null;
}

const wordOf = (visit: Visit) => translators[localeOfPath(visit.url.pathname)];

/** Uploads a photo. Returns its id, or a message that says what is wrong with it. */
async function upload(visit: Visit, number: string, file: File): Promise<{ id: string } | { problem: string }> {
  const t = wordOf(visit);
  const { name } = file;
  if (file.size > returnPhotoLimits.bytes) {
    return { problem: t('order.returnPhotoTooLarge', { name, megabytes: photoMegabytes }) };
  }
  const sent = await apiOf(visit).addReturnPhoto({ number, file: new Uint8Array(await file.arrayBuffer()) });
  if (sent.ok) return { id: sent.value.id };
  if (sent.status === 415) return { problem: t('order.returnPhotoKind', { name }) };
  if (sent.status === 400) return { problem: t('order.returnPhotoBroken', { name }) };
  if (![403, 409, 429].includes(sent.status)) orErrorPage(sent);
  return { problem: sent.error.message };
}

/** Uploads the new photos of a return form. Photos uploaded on an earlier try stay if their boxes are ticked. */
export async function takePhotos(visit: Visit, number: string, form: FormData): Promise<TakenPhotos> {
  const ids = form.getAll('photo').filter((id) => typeof id === 'string');
  const chosen = form.getAll('photos').filter((file) => file instanceof File && file.size > 0) as File[];
  if (ids.length + chosen.length > returnPhotoLimits.count) {
    return { ids, problem: wordOf(visit)('order.returnPhotosTooMany', { most: returnPhotoLimits.count }) };
  }
  for (const file of chosen) {
    const sent = await upload(visit, number, file);
    if ('problem' in sent) return { ids, problem: sent.problem };
    ids.push(sent.id);
  }
  return { ids, problem: null };
}
