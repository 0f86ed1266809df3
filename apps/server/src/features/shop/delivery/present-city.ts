import type { WireCity } from '@farad/contract/shop/delivery';
import type { DeliveryCity } from '@farad/domain/delivery';
import { textIn, type Locale } from '@farad/domain/shared';

export const presentCity = ({ slug, name, region }: DeliveryCity, locale: Locale): WireCity => ({
  slug,
  title: textIn(name, locale),
  region: textIn(region, locale),
});
