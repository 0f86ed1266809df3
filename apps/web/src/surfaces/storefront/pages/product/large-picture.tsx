import { type KeyboardEvent, useRef } from 'react';

import { useWords } from '#i18n/words.tsx';
import { useImageAddress } from '#ui/drawing.tsx';
import { Icon } from '#ui/icon.tsx';

export interface Picture {
  readonly id: string;
  readonly title: string;
  readonly alt: string;
  readonly path: string;
}

/** Dialog that shows one picture large. Esc closes it, and arrow keys show the next or previous picture. */
export function LargePicture({
  pictures,
  at,
  onMove,
}: {
  pictures: readonly Picture[];
  at: number;
  onMove: (at: number | null) => void;
}) {
  const { t } = useWords();
  const addressOf = useImageAddress();
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = pictures[at];
  if (picture === undefined) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
    if (step !== 0) onMove((at + step + pictures.length) % pictures.length);
  };
  return (
    <dialog
      ref={(element) => {
        dialog.current = element;
        if (element !== null && !element.open) element.showModal();
      }}
      aria-label={picture.alt}
      onClose={() => onMove(null)}
      onKeyDown={onKeyDown}
      className="large-picture"
    >
      <form method="dialog">
        <button type="submit" aria-label={t('shell.close')} className="absolute top-3 right-3 p-2">
          <Icon name="close" size={24} />
        </button>
      </form>
      <img src={addressOf(picture.path)} alt={picture.alt} className="size-full object-contain" />
    </dialog>
  );
}
