import { returnPhotoLimits } from '@farad/domain/order';
import { useId, useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { fieldClass } from '#ui/field.tsx';

const mebibyte = 1_048_576;
export const photoMegabytes = returnPhotoLimits.bytes / mebibyte;

/** File types that the browser's file dialog offers. The server recognises a file by its content. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** Returns the path of a return request's photo. */
const photoPath = (number: string, id: string): string => `/cabinet/orders/${number}/photos/${id}`;

/** Photos of a return request, each a link to its full size. */
export function ReturnPhotos({ number, ids }: { number: string; ids: readonly string[] }) {
  const { t } = useWords();
  if (ids.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {ids.map((id, index) => (
        <li key={id}>
          <a href={photoPath(number, id)} target="_blank" rel="noreferrer">
            <img
              src={photoPath(number, id)}
              alt={t('order.returnPhoto', { number: index + 1 })}
              width={96}
              height={96}
              loading="lazy"
              className="h-24 w-24 border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Form field for photos of returned goods. `kept` = ids of photos from an earlier, rejected form. Each has a check box;
 * an unticked photo is left out.
 */
export function PhotoField({
  number,
  kept,
  problem,
}: {
  number: string;
  kept: readonly string[];
  problem: string | null;
}) {
  const { t } = useWords();
  const id = useId();
  const [large, setLarge] = useState<string | null>(null);
  const told = large === null ? problem : t('order.returnPhotoTooLarge', { name: large, megabytes: photoMegabytes });
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-13 text-ink-2">
        {t('order.returnPhotos')}
      </label>
      {kept.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {kept.map((photo, index) => (
            <li key={photo}>
              <label className="grid gap-1 text-13">
                <img
                  src={photoPath(number, photo)}
                  alt=""
                  width={96}
                  height={96}
                  className="h-24 w-24 border border-line object-cover"
                />
                <span className="flex items-center gap-2">
                  <input type="checkbox" name="photo" value={photo} defaultChecked />
                  {t('order.returnPhoto', { number: index + 1 })}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <input
        // A new key empties the file field after its files have been uploaded.
        key={kept.join(' ')}
        id={id}
        type="file"
        name="photos"
        multiple
        accept={accepted}
        aria-invalid={told !== null || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          const tooLarge = Array.from(currentTarget.files ?? []).find(({ size }) => size > returnPhotoLimits.bytes);
          setLarge(tooLarge?.name ?? null);
          if (tooLarge !== undefined) currentTarget.value = '';
        }}
        className={fieldClass('h-auto py-2')}
      />
      <p id={`${id}-hint`} className={`text-13 ${told === null ? 'text-ink-2' : 'text-error'}`}>
        {told ?? t('order.returnPhotosHint', { most: returnPhotoLimits.count, megabytes: photoMegabytes })}
      </p>
    </div>
  );
}
