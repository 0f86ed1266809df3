import { rangeEntryLengthMax } from '@farad/domain/search-query';
import { useRef, useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { fieldClass } from '#ui/field.tsx';
import { RangeSlider, type SliderThumbs } from '#ui/range-slider.tsx';
import { setBound } from './filter-boxes.ts';
import type { Facet, FacetRange } from '../list-view.ts';
import { boundsOf, sliderSteps, thumbsOf } from './slider-scale.ts';
import type { boundText } from './read-bounds.ts';
import type { Filters } from './use-filters.ts';
import { useOptimisticValue } from './use-optimistic-value.ts';

type Write = typeof boundText;

/** Range filter of a numeric parameter: a slider in front of a histogram, and two fields that accept units (`4,7k`). */
export function FacetRangeBoxes({ facet, range, filters }: { facet: Facet; range: FacetRange; filters: Filters }) {
  const { t } = useWords();
  const boxes = useRef<HTMLDivElement>(null);
  const write = useRef<Write>((_name, _unit, value) => String(value));
  // Load the code that parses and formats quantities on focus or hover only. It is as large as the whole filter panel.
  const prepare = () =>
    void import('./read-bounds.ts').then(
      (reading) => void (write.current = reading.boundText),
      // If loading fails, show numbers without units. The server parses the typed text anyway.
      () => undefined,
    );
  const wrongBox = [`${facet.name}.min`, `${facet.name}.max`].find((name) => filters.problems[name] !== undefined);
  const inputs = () => [...(boxes.current?.querySelectorAll('input') ?? [])];
  const textOf = (value: number | null): string =>
    value === null ? '' : write.current(facet.name, range.unit, value, t);
  const slide = (scale: readonly [number, number], thumbs: SliderThumbs) => {
    const { from, to } = boundsOf(scale, thumbs);
    const [lower, upper] = inputs();
    if (lower) setBound(lower, from, textOf(from));
    if (upper) setBound(upper, to, textOf(to));
  };
  const settle = () => {
    const form = inputs()[0]?.form;
    if (form) filters.apply(form);
  };
  return (
    <div onFocus={prepare} onPointerEnter={prepare}>
      {range.scale !== null && (
        <Slider facet={facet} range={range} scale={range.scale} textOf={textOf} onSlide={slide} onSettle={settle} />
      )}
      <div ref={boxes} className="my-1.5 flex gap-1.5">
        {(['min', 'max'] as const).map((bound) => (
          <BoundBox
            key={bound}
            facet={facet}
            range={range}
            bound={bound}
            problem={filters.problems[`${facet.name}.${bound}`]}
          />
        ))}
      </div>
      {range.isSpan && <p className="text-12 text-ink-2">{t('catalogue.spanNote')}</p>}
      {wrongBox !== undefined && (
        <p id={`${wrongBox}-problem`} className="mb-1 text-12 wrap-anywhere text-error" role="status">
          {filters.problems[wrongBox]}
        </p>
      )}
    </div>
  );
}

function BoundBox({
  facet,
  range,
  bound,
  problem,
}: {
  facet: Facet;
  range: FacetRange;
  bound: 'min' | 'max';
  problem: string | undefined;
}) {
  const { t } = useWords();
  const isLower = bound === 'min';
  const name = `${facet.name}.${bound}`;
  return (
    <input
      type="text"
      name={name}
      defaultValue={isLower ? range.from : range.to}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={problem === undefined ? undefined : `${name}-problem`}
      data-number={isLower ? range.fromNumber : range.toNumber}
      data-unit={range.unit ?? undefined}
      placeholder={isLower ? range.fromHint : range.toHint}
      aria-label={t(isLower ? 'catalogue.fromOf' : 'catalogue.toOf', { title: facet.title })}
      title={t('catalogue.boundsHint')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={rangeEntryLengthMax}
      className={fieldClass('bound-box')}
    />
  );
}

function Slider({
  facet,
  range,
  scale,
  textOf,
  onSlide,
  onSettle,
}: {
  facet: Facet;
  range: FacetRange;
  scale: readonly [number, number];
  textOf: (value: number | null) => string;
  onSlide: (scale: readonly [number, number], thumbs: SliderThumbs) => void;
  onSettle: () => void;
}) {
  const { t } = useWords();
  const answered = thumbsOf(scale, { from: numberOf(range.fromNumber), to: numberOf(range.toNumber) });
  const [isHeld, setHeld] = useState(false);
  const [thumbs, setThumbs] = useOptimisticValue(answered, isHeld);
  const [texts, setTexts] = useState({ lower: '', upper: '' });
  const slide = (next: SliderThumbs) => {
    const bounds = boundsOf(scale, next);
    // A slider that is back at its old position causes no request.
    setHeld(next.lower !== answered.lower || next.upper !== answered.upper);
    setThumbs(next);
    setTexts({ lower: textOf(bounds.from), upper: textOf(bounds.to) });
    onSlide(scale, next);
  };
  return (
    <>
      <Histogram bars={range.bars} thumbs={thumbs} />
      <RangeSlider
        steps={sliderSteps}
        thumbs={thumbs}
        labels={{
          lower: t('catalogue.fromOf', { title: facet.title }),
          upper: t('catalogue.toOf', { title: facet.title }),
        }}
        texts={{
          lower: thumbs.lower === 0 ? range.fromHint : texts.lower || range.from,
          upper: thumbs.upper === sliderSteps ? range.toHint : texts.upper || range.to,
        }}
        onSlide={slide}
        onSettle={() => {
          setHeld(false);
          onSettle();
        }}
      />
    </>
  );
}

const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/** Histogram behind the slider. Screen readers skip it, because the slider and the fields tell the range. */
function Histogram({ bars, thumbs: { lower, upper } }: { bars: FacetRange['bars']; thumbs: SliderThumbs }) {
  const width = sliderSteps / bars.length;
  const isWhole = lower === 0 && upper === sliderSteps;
  const isChosen = (index: number): boolean => !isWhole && index * width < upper && (index + 1) * width > lower;
  // Draw all bars as one path. As separate elements they would take a third of the panel's layout time.
  const outline = (isDrawn: (index: number) => boolean): string =>
    bars
      .map((height, index) =>
        isDrawn(index) && height > 0 ? `M${index * width} 100v${-height}h${width * 0.86}v${height}z` : '',
      )
      .join('');
  return (
    <svg viewBox={`0 0 ${sliderSteps} 100`} preserveAspectRatio="none" className="histogram" aria-hidden="true">
      <path d={outline((index) => !isChosen(index))} />
      {!isWhole && <path d={outline(isChosen)} className="fill-copper" />}
    </svg>
  );
}
