import { type CSSProperties, useEffect, useRef } from 'react';

/** Milliseconds without another key before a step by keys counts as settled. */
const keyPauseMs = 400;

export interface SliderThumbs {
  /** Steps from the left, 0 … steps; lower ≤ upper. */
  readonly lower: number;
  readonly upper: number;
}

/**
 * Two thumbs on one line: two range boxes of the browser over each other, so keys, touch and screen readers work as
 * everywhere. `onSlide` follows every move, `onSettle` comes when the hand is off.
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
  /** What the thumbs stand for, in words. */
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
    // React's own onChange tells every move; the browser's "change" comes when the hand is off.
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
          // At the right end both may meet: the one that can still move lies above.
          data-above={(side === 'lower' && thumbs.lower > steps / 2) || undefined}
          onChange={(event) => onSlide(moved(side, Number(event.currentTarget.value)))}
        />
      ))}
    </div>
  );
}
