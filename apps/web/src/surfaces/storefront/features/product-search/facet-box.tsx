import { useState } from 'react';

import { useWords } from '../../../../i18n/words.tsx';
import { fieldClass } from '../../../../ui/field.tsx';
import type { ListProblem, Facet, FacetRange, FacetValue } from './list-view.ts';
import { useOwnAnswer } from './use-own-answer.ts';

/** Values seen before "show all". */
const shownMax = 7;
/** From so many values on they can be searched. */
const searchedFrom = 13;

/** One parameter: bounds with their histogram, and values to tick. */
export function FacetBox({ facet, problem }: { facet: Facet; problem: ListProblem | null }) {
  return (
    <fieldset className="border-t border-line pt-2.5 pb-3">
      <legend className="float-left mb-1.5 w-full text-13 font-semibold">{facet.title}</legend>
      <div className="clear-both">
        {facet.range && <RangeBoxes facet={facet} range={facet.range} problem={problem} />}
        {facet.values.length > 0 && <Ticks facet={facet} />}
      </div>
    </fieldset>
  );
}

function RangeBoxes({ facet, range, problem }: { facet: Facet; range: FacetRange; problem: ListProblem | null }) {
  const { t } = useWords();
  const boxes = [
    {
      name: `${facet.name}.min`,
      value: range.from,
      number: range.fromNumber,
      hint: range.fromHint,
      label: t('catalogue.fromOf', { title: facet.title }),
    },
    {
      name: `${facet.name}.max`,
      value: range.to,
      number: range.toNumber,
      hint: range.toHint,
      label: t('catalogue.toOf', { title: facet.title }),
    },
  ];
  return (
    <>
      {range.bars.length > 0 && <Histogram range={range} />}
      <div className="my-1.5 flex gap-1.5">
        {boxes.map((box) => (
          <input
            key={box.name}
            type="text"
            name={box.name}
            defaultValue={problem?.name === box.name ? problem.text : box.value}
            aria-invalid={problem?.name === box.name || undefined}
            data-number={box.number}
            placeholder={box.hint}
            aria-label={box.label}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            className={fieldClass('!h-7 w-1/2 !px-2 font-mono text-13')}
          />
        ))}
      </div>
    </>
  );
}

/** Decorative: the boxes below say the same to those who do not see it. */
function Histogram({ range }: { range: FacetRange }) {
  const width = 100 / range.bars.length;
  return (
    <svg viewBox="0 0 100 34" preserveAspectRatio="none" className="mb-1 h-[34px] w-full" aria-hidden="true">
      {range.bars.map((bar, index) => (
        <rect
          key={bar.title}
          x={index * width}
          y={34 - bar.height * 0.34}
          width={width * 0.86}
          height={bar.height * 0.34}
          className={bar.isIn ? 'fill-copper' : 'fill-line-2'}
        >
          <title>{bar.title}</title>
        </rect>
      ))}
    </svg>
  );
}

/** Values to tick. Where bounds can be given, single values wait folded; else the first few are open. */
function Ticks({ facet }: { facet: Facet }) {
  const { t } = useWords();
  const [wanted, setWanted] = useState('');
  const open = openValues(facet);
  const looked = wanted.trim().toLowerCase();
  const isLookedFor = (value: FacetValue) => value.title.toLowerCase().includes(looked);
  const folded = facet.values.filter((value) => !open.includes(value) && isLookedFor(value));
  const box = facet.values.length >= searchedFrom && (
    <ValueSearch title={facet.title} wanted={wanted} onWanted={setWanted} />
  );
  return (
    <>
      {facet.range === null && box}
      {open
        .filter((value) => value.isTicked || isLookedFor(value))
        .map((value) => (
          <Tick key={value.value} name={facet.name} value={value} />
        ))}
      {open.length < facet.values.length && (
        <details className="group" open={facet.range === null && looked !== '' ? true : undefined}>
          <summary className="list-none text-13 leading-6 text-copper-ink">
            <span className="group-open:hidden">{t('catalogue.showAllValues')}</span>
            <span className="hidden group-open:inline">{t('catalogue.showFewerValues')}</span>
          </summary>
          {facet.range !== null && box}
          <div className="max-h-80 overflow-auto">
            {folded.map((value) => (
              <Tick key={value.value} name={facet.name} value={value} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

/** Ticked values are always in sight. */
function openValues({ values, range }: Facet): readonly FacetValue[] {
  const max = range === null ? shownMax : 0;
  return values.length <= max + 1 ? values : values.filter((value, index) => index < max || value.isTicked);
}

/** Not part of the form: Enter looks no further. */
function ValueSearch({ title, wanted, onWanted }: { title: string; wanted: string; onWanted: (text: string) => void }) {
  const { t } = useWords();
  return (
    <input
      type="search"
      value={wanted}
      onChange={(event) => {
        event.stopPropagation();
        onWanted(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      aria-label={`${t('catalogue.facetSearch')}: ${title}`}
      placeholder={t('catalogue.facetSearch')}
      className={fieldClass('only-scripted mb-1.5 !h-7 w-full text-13')}
    />
  );
}

function Tick({ name, value }: { name: string; value: FacetValue }) {
  const { count } = useWords();
  const [isTicked, setTicked] = useOwnAnswer(value.isTicked);
  const isOff = value.count === 0 && !isTicked;
  return (
    <label className={`flex items-center gap-2 text-13 leading-6 ${isOff ? 'text-ink-3' : ''}`}>
      <input
        type="checkbox"
        name={name}
        value={value.value}
        checked={isTicked}
        onChange={(event) => setTicked(event.currentTarget.checked)}
      />
      <span className="min-w-0 flex-1 wrap-anywhere">{value.title}</span>
      <span className="num text-12 text-ink-3">{count(value.count)}</span>
    </label>
  );
}
