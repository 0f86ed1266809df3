import type { WirePoint } from '@farad/contract/delivery';
import { lazy, Suspense, useState } from 'react';

import { useWords } from '../../../../i18n/words.tsx';
import { Button } from '../../../../ui/button.tsx';
import { fieldClass } from '../../../../ui/field.tsx';
import { ChoiceError } from './block.tsx';
import type { FoundPoints, MapTiles } from './points.ts';
import type { TypedCheckout } from './typed-checkout.ts';

const PointsMap = lazy(async () => ({ default: (await import('./points-map.tsx')).PointsMap }));

/** Loaded only by who asks for it; without tiles there is none. */
function MapOfPoints({
  points,
  tiles,
  onPick,
}: {
  points: readonly WirePoint[];
  tiles: MapTiles | null;
  onPick: (code: string) => void;
}) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  if (tiles === null || points.length === 0) return null;
  return isOpen ? (
    <Suspense fallback={<div className="h-80 border border-line-2" />}>
      <PointsMap points={points} tiles={tiles} onPick={onPick} />
    </Suspense>
  ) : (
    <Button kind="quiet" className="justify-self-start scripted" onClick={() => setOpen(true)}>
      {t('checkout.showMap')}
    </Button>
  );
}

/** A pickup point out of a list that can be searched, or from the map (product D1). */
export function PointChoice({
  points: found,
  tiles,
  typed,
  error,
  onChoice,
}: {
  points: FoundPoints;
  tiles: MapTiles | null;
  typed: TypedCheckout;
  error: string | undefined;
  onChoice: () => void;
}) {
  const { t } = useWords();
  const { points, hasMore } = found;
  const pick = (code: string) => {
    const box = document.querySelector<HTMLInputElement>(`input[name="point"][value="${CSS.escape(code)}"]`);
    if (box === null) return;
    box.checked = true;
    box.scrollIntoView({ block: 'nearest' });
    onChoice();
  };
  return (
    <>
      <label className="grid gap-1">
        <span className="text-13 text-ink-2">{t('checkout.pointSearch')}</span>
        <span className="flex gap-2">
          <input
            type="search"
            name="point_text"
            defaultValue={typed.pointText}
            maxLength={100}
            autoComplete="off"
            className={fieldClass('h-10 min-w-0 flex-1 text-16')}
          />
          <noscript>
            <Button type="submit" name="step" value="count" kind="quiet" className="!h-10">
              {t('checkout.find')}
            </Button>
          </noscript>
        </span>
      </label>
      <MapOfPoints points={points} tiles={tiles} onPick={pick} />
      <ChoiceError error={error} />
      <p aria-live="polite" className="text-13 text-ink-2">
        {points.length === 0 ? t('checkout.pointsNone') : null}
        {hasMore ? t('checkout.pointsShown', { count: points.length }) : null}
      </p>
      {points.length > 0 && (
        <div
          role="radiogroup"
          aria-label={t('checkout.points')}
          aria-invalid={error !== undefined}
          className="max-h-80 overflow-y-auto border-y border-line"
        >
          {points.map(({ code, name, address, hours }) => (
            <label key={code} className="grid grid-cols-[auto_1fr] gap-x-2.5 border-b border-line py-2 last:border-0">
              <input
                type="radio"
                name="point"
                value={code}
                defaultChecked={code === typed.point}
                data-wrong={error === undefined ? undefined : true}
                className="row-span-2 mt-0.5"
              />
              {/* Carriers tell names and addresses in Russian alone. */}
              <span lang="ru" className="wrap-anywhere">
                {address}
              </span>
              <span className="text-13 text-ink-2">
                {name !== '' && <span lang="ru">{name} · </span>}
                {hours}
              </span>
            </label>
          ))}
        </div>
      )}
    </>
  );
}
