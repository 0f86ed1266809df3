import { type CSSProperties, useEffect, useRef } from 'react';

/** Pause after which a change by keyboard counts as finished, in ms. */
const keyPauseMs = 400;

export interface SliderThumbs {
  /** Positions in steps, 0 … steps; lower ≤ upper. */
  readonly lower: number;
  readonly upper: number;
}

/**
 * Slider with two thumbs: two native range inputs on top of each other, so keyboard, touch and screen readers work as
 * usual. `onSlide` is called on every move, `onSettle` on release.
 */
export function RangeSlider({
  steps,
  thumbs,
  labels,
  texts,
  onSlide,
  onSettle,
}: {
  steps: number;
  thumbs: SliderThumbs;
  labels: Readonly<Record<keyof SliderThumbs, string>>;
  /** Values of the thumbs as text. */
  texts: Readonly<Record<keyof SliderThumbs, string>>;
  onSlide: (thumbs: SliderThumbs) => void;
  onSettle: () => void;
}) {
  const root = useRef<HTMLDivElement>(null);
  const settle = useRef(onSettle);
  useEffect(() => {
    settle.current = onSettle;
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let isKeyed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onKey = () => void (isKeyed = true);
    const onPointer = () => void (isKeyed = false);
    // React's onChange fires on every move; the native "change" event fires on release.
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(() => settle.current(), isKeyed ? keyPauseMs : 0);
    };
    element.addEventListener('keydown', onKey);
    element.addEventListener('pointerdown', onPointer);
    element.addEventListener('change', onChange);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('pointerdown', onPointer);
      element.removeEventListener('change', onChange);
    };
  }, []);
  const moved = (side: keyof SliderThumbs, step: number): SliderThumbs =>
    side === 'lower'
      ? { ...thumbs, lower: Math.min(step, thumbs.upper) }
      : { ...thumbs, upper: Math.max(step, thumbs.lower) };
  const style = { '--lower': thumbs.lower / steps, '--upper': thumbs.upper / steps } as CSSProperties;
  return (
    <div ref={root} className="range-slider only-scripted" style={style}>
      {(['lower', 'upper'] as const).map((side) => (
        <input
          key={side}
          type="range"
          min={0}
          max={steps}
          value={thumbs[side]}
          aria-label={labels[side]}
          aria-valuetext={texts[side]}
          // At the right end both thumbs can meet; the one that can still move is on top.
          data-above={(side === 'lower' && thumbs.lower > steps / 2) || undefined}
          onChange={(event) => onSlide(moved(side, Number(event.currentTarget.value)))}
        />
      ))}
    </div>
  );
}
