import type { SliderThumbs } from '#ui/range-slider.tsx';

/** Number of a slider's steps: ten for each bar of the histogram. */
export const sliderSteps = 200;

export interface Bounds {
  readonly from: number | null;
  readonly to: number | null;
}

type Scale = readonly [from: number, to: number];

/**
 * Returns the value at a step of the slider, rounded to two or three digits. The scale is logarithmic; it is linear if
 * it has values of zero or less.
 */
export function valueAt([from, to]: Scale, step: number): number {
  const part = step / sliderSteps;
  const value = from > 0 ? from * (to / from) ** part : from + (to - from) * part;
  return Math.min(to, Math.max(from, Number(value.toPrecision(from > 0 && to / from > 100 ? 2 : 3))));
}

/** Returns the step closest to a value. Values outside of the scale give its first or last step. */
export function stepOf([from, to]: Scale, value: number): number {
  const inside = Math.min(to, Math.max(from, value));
  const part = from > 0 ? Math.log(inside / from) / Math.log(to / from) : (inside - from) / (to - from);
  return Math.round(part * sliderSteps);
}

export const thumbsOf = (scale: Scale, { from, to }: Bounds): SliderThumbs => ({
  lower: from === null ? 0 : stepOf(scale, from),
  upper: to === null ? sliderSteps : stepOf(scale, to),
});

/** Returns the limits that the thumbs set; null = no limit, because the thumb is at its end of the scale. */
export const boundsOf = (scale: Scale, { lower, upper }: SliderThumbs): Bounds => ({
  from: lower === 0 ? null : valueAt(scale, lower),
  to: upper === sliderSteps ? null : valueAt(scale, upper),
});
