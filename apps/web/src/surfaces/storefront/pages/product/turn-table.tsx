import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { useImageAddress } from '#ui/drawing.tsx';

const degreesAround = 360;
/** Distance in pixels that the pointer is dragged for a full turn. */
const pixelsAround = 340;

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -9,
  PageUp: 9,
};

/**
 * 360° view of a part, turned by dragging or with arrow keys. It never turns by itself, so reduced motion needs no
 * special case. The first photo loads with the page. The others load when the visitor begins to turn the part.
 */
export function TurnTable({ frames, label }: { frames: readonly string[]; label: string }) {
  const { t } = useWords();
  const addressOf = useImageAddress();
  const [at, setAt] = useState(0);
  const grip = useRef<{ x: number; at: number } | null>(null);
  const isFetched = useRef(false);
  const count = frames.length;
  const turnTo = (frame: number) => setAt(((Math.round(frame) % count) + count) % count);

  const fetchAll = () => {
    if (isFetched.current) return;
    isFetched.current = true;
    for (const path of frames) new Image().src = addressOf(path);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    fetchAll();
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, at };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (grip.current === null) return;
    turnTo(grip.current.at + ((event.clientX - grip.current.x) * count) / pixelsAround);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    const edge = { Home: 0, End: count - 1 }[event.key];
    if (step === undefined && edge === undefined) return;
    event.preventDefault();
    fetchAll();
    turnTo(edge ?? at + (step ?? 0));
  };
  const letGo = () => {
    grip.current = null;
  };
  const degrees = Math.round((at * degreesAround) / count);
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={degreesAround - Math.round(degreesAround / count)}
      aria-valuenow={degrees}
      aria-valuetext={t('product.angle', { degrees })}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerEnter={fetchAll}
      onFocus={fetchAll}
      onKeyDown={onKeyDown}
      className="cursor-grab touch-pan-y select-none active:cursor-grabbing"
    >
      <img
        src={addressOf(frames[at] ?? '')}
        alt=""
        width={344}
        height={300}
        draggable={false}
        loading="lazy"
        className="mx-auto aspect-[344/300] w-full max-w-[344px] object-contain"
      />
      <p className="pb-2 text-center text-12 text-ink-2">{t('product.rotate')}</p>
    </div>
  );
}
