import type { WireOrder, WireParcel } from '@farad/contract/shop/orders';
import { formatDateTime } from '@farad/wording/format';

import { useWords } from '#i18n/words.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

function Track({ parcel }: { parcel: WireParcel }) {
  const { t } = useWords();
  const { track, trackUrl } = parcel;
  if (track === null) return null;
  return (
    <p className="text-13">
      {t('order.track')}{' '}
      {trackUrl === null ? (
        <span className="num">{track}</span>
      ) : (
        <a href={trackUrl} rel="noreferrer" className="num text-copper-ink underline">
          {track}
        </a>
      )}{' '}
      <CopyButton text={track} label={t('order.copyTrack')} copiedLabel={t('catalogue.copied')} />
    </p>
  );
}

function Way({ parcel }: { parcel: WireParcel }) {
  const { t, locale } = useWords();
  return (
    <ol className="mt-2 border-l border-line-2 pl-4 text-13">
      {parcel.events.map(({ at, state, city }) => (
        <li key={at + state} className="py-1">
          {t(`order.parcel_${state}`)}
          {city !== '' && `, ${city}`}
          <time dateTime={at} className="ml-3 text-ink-2">
            {formatDateTime(at, locale)}
          </time>
        </li>
      ))}
    </ol>
  );
}

/** Parcels of the order with their tracking. */
export function Parcels({ order }: { order: WireOrder }) {
  const { t, pieces } = useWords();
  const { parcels, products } = order;
  if (parcels.length === 0) return null;
  const lineOf = (id: string) => products.find((line) => line.product_id === id);
  return (
    <section aria-labelledby="parcels" className="mt-8">
      <h2 id="parcels" className="mb-2">
        {t('order.parcels')}
      </h2>
      <ul className="grid gap-3">
        {parcels.map((parcel) => (
          <li key={parcel.number} className="border border-line px-3.5 py-2.5">
            <p>
              <b className="font-semibold">{t('order.parcelOf', { number: parcel.number })}</b>
              <span className="ml-3 text-stock">{t(`order.parcel_${parcel.state}`)}</span>
            </p>
            <Track parcel={parcel} />
            <ul className="mt-1 text-13 text-ink-2">
              {parcel.lines.map(({ product_id, qty }) => (
                <li key={product_id}>
                  <span className="num">{lineOf(product_id)?.mpn}</span>: {pieces(qty, lineOf(product_id)?.unit)}
                </li>
              ))}
            </ul>
            {parcel.events.length > 0 && <Way parcel={parcel} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
