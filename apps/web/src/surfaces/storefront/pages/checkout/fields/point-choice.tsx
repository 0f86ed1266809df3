import type { WirePoint } from '@farad/contract/shop/delivery';
import { pointSearchLengthMax } from '@farad/domain/address';
import { formatDistance } from '@farad/wording/distance';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { ChoiceError } from './block.tsx';
import { pointName } from '../point-name.ts';
import type { PlacedPoint } from './points-map.tsx';
import type { FoundPoints, MapTiles } from './points.ts';
import type { TypedCheckout } from '../typed-checkout.ts';

const PointsMap = lazy(async () => ({ default: (await import('./points-map.tsx')).PointsMap }));

const isPlaced = (point: WirePoint): point is PlacedPoint => point.latitude !== null && point.longitude !== null;

/** Returns true once the element has been in or near the visible area. */
function useSeen(box: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (box.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return isSeen;
}

/**
 * Map of pickup points. It loads when the list comes into view. There is no map if no source of map tiles is
 * configured, or if no point's coordinates are known.
 */
function MapOfPoints({
  points,
  tiles,
  onPick,
}: {
  points: readonly PlacedPoint[];
  tiles: MapTiles;
  onPick: (code: string) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  return (
    <div ref={box} className="min-h-64 border border-line-2 only-scripted">
      {isSeen && (
        <Suspense>
          <PointsMap points={points} tiles={tiles} onPick={onPick} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Button that asks the browser for its location, never without a click. The pickup points nearest to it then come
 * first.
 */
function NearMe({ near, onFound }: { near: string; onFound: () => void }) {
  const { t } = useWords();
  const box = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const ask = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (box.current !== null) box.current.value = `${coords.latitude.toFixed(4)},${coords.longitude.toFixed(4)}`;
        setState('idle');
        onFound();
      },
      () => setState('refused'),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  };
  return (
    <div className="only-scripted">
      <input key={near} ref={box} type="hidden" name="near" defaultValue={near} />
      <Button kind="quiet" disabled={state === 'asking'} onClick={ask}>
        {t('checkout.nearMe')}
      </Button>
      <p aria-live="polite" className="mt-1 text-13 text-ink-2 empty:hidden">
        {state === 'refused' ? t('checkout.nearMeRefused') : null}
      </p>
    </div>
  );
}

/** Choice of a pickup point from a list with a search, or on a map (product D1). */
export function PointChoice({
  points: found,
  tiles,
  typed,
  error,
  onNear,
}: {
  points: FoundPoints;
  tiles: MapTiles | null;
  typed: TypedCheckout;
  error: string | undefined;
  /** Called to search for pickup points near the browser's location. */
  onNear: () => void;
}) {
  const { t, locale } = useWords();
  const { points, hasMore } = found;
  const placed = points.filter(isPlaced);
  const shown = points.map((point) => ({ ...point, name: pointName(point.name, point.address) }));
  const pick = (code: string) => {
    const box = document.querySelector<HTMLInputElement>(`input[name="point"][value="${CSS.escape(code)}"]`);
    // Click the option instead of setting `checked`, because only a click causes a form event.
    box?.click();
    box?.scrollIntoView({ block: 'nearest' });
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
            maxLength={pointSearchLengthMax}
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
      <NearMe near={typed.near} onFound={onNear} />
      {tiles !== null && placed.length > 0 && <MapOfPoints points={placed} tiles={tiles} onPick={pick} />}
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
          {shown.map(({ code, name, address, hours, metro, metres }) => (
            <label key={code} className="grid grid-cols-[auto_1fr] gap-x-2.5 border-b border-line py-2 last:border-0">
              <input
                type="radio"
                name="point"
                value={code}
                defaultChecked={code === typed.point}
                data-wrong={error === undefined ? undefined : true}
                className="row-span-2 mt-0.5"
              />
              {/* Carriers provide names and addresses only in Russian. */}
              <span lang="ru" className="wrap-anywhere">
                {address}
              </span>
              <span className="text-13 text-ink-2">
                {name !== '' && <span lang="ru">{name} · </span>}
                {metro !== '' && <span lang="ru">м. {metro} · </span>}
                {hours}
                {metres !== null && ` · ${formatDistance(metres, locale)}`}
              </span>
            </label>
          ))}
        </div>
      )}
    </>
  );
}
