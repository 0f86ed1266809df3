import type { WirePoint } from '@farad/contract/shop/delivery';
import { CircleMarker, Map as LeafletMap, TileLayer } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { useEffect, useRef, useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import type { MapTiles } from './points.ts';

/** A pickup point whose coordinates are known. */
export type PlacedPoint = WirePoint & { readonly latitude: number; readonly longitude: number };

interface Props {
  readonly points: readonly PlacedPoint[];
  readonly tiles: MapTiles;
  readonly onPick: (code: string) => void;
}

const zoomMax = 18;
const zoomOfOne = 15;

function drawMap(box: HTMLElement, { points, tiles }: Omit<Props, 'onPick'>, pick: (code: string) => void): () => void {
  const map = new LeafletMap(box, { scrollWheelZoom: false });
  new TileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: zoomMax }).addTo(map);
  for (const { code, address, latitude, longitude } of points) {
    new CircleMarker([latitude, longitude], {
      radius: 9,
      color: '#8f3f10',
      fillColor: '#b4531a',
      fillOpacity: 0.9,
      weight: 2,
    })
      .bindTooltip(address)
      .on('click', () => pick(code))
      .addTo(map);
  }
  map.fitBounds(
    points.map(({ latitude, longitude }) => [latitude, longitude]),
    { maxZoom: zoomOfOne, padding: [24, 24] },
  );
  return () => void map.remove();
}

const codesOf = (points: readonly PlacedPoint[]): string => points.map(({ code }) => code).join(' ');

/** Map of pickup points. A click on a point selects it in the list, which shows the same points. */
export function PointsMap(props: Props) {
  const { t } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const { tiles, onPick } = props;
  // Each recalculation of the order brings a new array. Keep the old one while the points are the same, so that the map
  // does not move.
  const [points, setPoints] = useState(props.points);
  if (codesOf(points) !== codesOf(props.points)) setPoints(props.points);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });
  useEffect(
    () => (box.current === null ? undefined : drawMap(box.current, { points, tiles }, (code) => pick.current(code))),
    [points, tiles],
  );
  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="late" />
      <div ref={box} role="region" aria-label={t('checkout.map')} className="isolate h-64" />
    </>
  );
}
