import { type CSSProperties, useEffect, useRef } from 'react';

/** Pause in milliseconds after which a change by keyboard counts as finished. */
const keyPauseMs = 400;

export interface SliderThumbs {
  /** Positions of the thumbs in steps, from 0 to the slider's `steps`; lower ≤ upper. */
  readonly lower: number;
  readonly upper: number;
}

/**
 * Slider with two thumbs. It consists of two native sliders on top of each other, so that keyboard, touch and screen
 * readers work as usual. `onSlide` is called on each move, `onSettle` when a move is finished.
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
  /** Texts of the values for screen readers. */
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
    // Listen to the native "change" event, which comes on release. React's `onChange` comes on each move.
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
          // Both thumbs can meet at the right end. Put the lower one on top there, because only it can still move.
          data-above={(side === 'lower' && thumbs.lower > steps / 2) || undefined}
          onChange={(event) => onSlide(moved(side, Number(event.currentTarget.value)))}
        />
      ))}
    </div>
  );
}
