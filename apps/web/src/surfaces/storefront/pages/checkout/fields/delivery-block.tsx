import type { WireAddress } from '@farad/contract/shop/addresses';
import type { CheckoutQuote, QuotedDelivery } from '@farad/contract/shop/checkout';
import { formatDays } from '@farad/wording/format';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import type { SuggestedAddress } from '#ui/use-suggested-addresses.ts';
import { AddressFields } from './address-fields.tsx';
import { Block, ChoiceError, Way } from './block.tsx';
import { PointChoice } from './point-choice.tsx';
import type { FoundPoints, MapTiles } from './points.ts';
import type { TypedCheckout } from '../typed-checkout.ts';

interface DeliveryBlockProps {
  readonly quote: CheckoutQuote;
  readonly typed: TypedCheckout;
  readonly isSignedIn: boolean;
  readonly addresses: readonly WireAddress[];
  readonly suggested: readonly SuggestedAddress[] | null;
  readonly points: FoundPoints;
  readonly tiles: MapTiles | null;
  readonly errors: Readonly<Record<string, string>>;
  /** Called to search for pickup points near the browser's location. No form event reports that. */
  readonly onNear: () => void;
  /** Called after a script filled in the address fields. No form event reports that. */
  readonly onAddress: () => void;
}

/**
 * Returns the id of the selected saved address: the chosen one, otherwise the default one. Returns an empty text while
 * a new address is typed or if none is saved.
 */
function currentAddress(addresses: readonly WireAddress[], { addressId, address }: TypedCheckout): string {
  if (addresses.some(({ id }) => id === addressId)) return addressId;
  if (address.city !== '' || address.street !== '') return '';
  return (addresses.find(({ isDefault }) => isDefault) ?? addresses[0])?.id ?? '';
}

function SavedAddresses({ addresses, typed }: { addresses: readonly WireAddress[]; typed: TypedCheckout }) {
  const { t } = useWords();
  const current = currentAddress(addresses, typed);
  const line = 'grid grid-cols-[auto_1fr] gap-x-2.5 py-1';
  return (
    <div role="radiogroup" aria-label={t('checkout.savedAddresses')}>
      {addresses.map(({ id, text, label }) => (
        <label key={id} className={line}>
          <input type="radio" name="address_id" value={id} defaultChecked={id === current} />
          <span className="wrap-anywhere">
            {label !== '' && <b className="font-semibold">{label}: </b>}
            {text}
          </span>
        </label>
      ))}
      <label className={line}>
        <input type="radio" name="address_id" value="" defaultChecked={current === ''} data-new="" />
        {t('checkout.otherAddress')}
      </label>
    </div>
  );
}

function Courier({ addresses, typed, isSignedIn, suggested, errors, onAddress }: DeliveryBlockProps) {
  const fields = (
    <AddressFields typed={typed} isSignedIn={isSignedIn} suggested={suggested} errors={errors} onPick={onAddress} />
  );
  const error = <ChoiceError error={errors['address_id']} />;
  if (addresses.length === 0) {
    return (
      <>
        {error}
        {fields}
      </>
    );
  }
  return (
    <div className="saved-or-new grid gap-3.5">
      {error}
      <SavedAddresses addresses={addresses} typed={typed} />
      <div className="new-fields gap-3.5">{fields}</div>
    </div>
  );
}

function useNoteOf(): (way: QuotedDelivery) => string {
  const { t, locale } = useWords();
  return ({ kind, days, place, points, refusal }) => {
    if (refusal !== null) return t(`checkout.delivery_${refusal}`);
    const when = days === null ? '' : formatDays(days.from, days.to, locale);
    if (kind === 'own_pickup') {
      const from = days === null ? t('checkout.ownPickupReady') : t('checkout.pickupFrom', { day: when });
      return place === null ? from : `${place.address}, ${place.hours}. ${from}`;
    }
    const arrival = when === '' ? '' : t('checkout.arrives', { days: when });
    return points === null || points === 0
      ? arrival
      : [t('checkout.pointsInCity', { count: points }), arrival].filter(Boolean).join(', ');
  };
}

/** Returns the address to which a delivery method would bring the order; empty if it is not chosen yet. */
function placeOf({ kind, place }: QuotedDelivery, { addresses, points, typed }: DeliveryBlockProps): string {
  if (kind === 'own_pickup') return place?.address ?? '';
  if (kind === 'pickup_point') return points.points.find(({ code }) => code === typed.point)?.address ?? '';
  const current = currentAddress(addresses, typed);
  return addresses.find(({ id }) => id === current)?.text ?? '';
}

/** Choice of the delivery method with price and time: pickup at our office, courier, pickup point (product D1, D3). */
export function DeliveryBlock(props: DeliveryBlockProps) {
  const { t, to, money } = useWords();
  const noteOf = useNoteOf();
  const { quote, typed, errors, points, tiles, onNear } = props;
  const priceOf = ({ price, refusal }: QuotedDelivery): string => {
    if (price === null || refusal !== null) return '';
    return price === 0 ? t('checkout.free') : money(kopecksOf(price));
  };
  const more = {
    courier: <Courier {...props} />,
    pickup_point: <PointChoice points={points} tiles={tiles} typed={typed} error={errors['point']} onNear={onNear} />,
    own_pickup: undefined,
  } as const;
  const chosen = quote.delivery.find(({ kind, refusal }) => kind === quote.chosen && refusal === null);
  const place = chosen === undefined ? '' : placeOf(chosen, props);
  const finished =
    chosen === undefined || place === ''
      ? null
      : {
          line: (
            <>
              {chosen.name ?? t(`checkout.way_${chosen.kind}`)} · {priceOf(chosen)}
              <span className="block text-13 text-ink-2">{place}</span>
            </>
          ),
        };
  const isWrong = ['delivery', 'point', 'address_id'].some((name) => name in errors);
  return (
    <Block id="delivery" title={t('checkout.delivery')} finished={finished} isWrong={isWrong}>
      <p className="text-13 text-ink-2">
        {t('checkout.toCity', { city: quote.city.title })}{' '}
        <Link to={to('/city?back=') + encodeURIComponent(to('/checkout'))} className="underline">
          {t('checkout.otherCity')}
        </Link>
      </p>
      <ChoiceError error={errors['delivery']} />
      <div role="radiogroup" aria-label={t('checkout.delivery')} className="grid gap-2.5">
        {quote.delivery.map((way) => (
          <Way
            key={way.kind}
            name="delivery"
            value={way.kind}
            isChosen={way.kind === typed.delivery}
            isRefused={way.refusal !== null && way.refusal !== 'point_closed'}
            isWrong={errors['delivery'] !== undefined}
            title={way.name ?? t(`checkout.way_${way.kind}`)}
            price={priceOf(way)}
            note={noteOf(way)}
          >
            {more[way.kind]}
          </Way>
        ))}
      </div>
    </Block>
  );
}
