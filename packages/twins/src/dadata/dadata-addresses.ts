import { twinAddresses } from './dadata-data.ts';

/**
 * Fields of an address with DaData's names (integrations 4). The fields of settlements and plots follow the public
 * types of DaData's clients. null = the address has no such part.
 */
const emptyAddress = {
  postal_code: null,
  country_iso_code: 'RU',
  region_with_type: null,
  region_fias_id: null,
  city: null,
  city_with_type: null,
  city_fias_id: null,
  city_kladr_id: null,
  settlement: null,
  settlement_type: null,
  settlement_with_type: null,
  street: null,
  street_with_type: null,
  stead: null,
  stead_type: null,
  house: null,
  house_type: null,
  block: null,
  block_type: null,
  flat: null,
  flat_type: null,
  fias_id: '00000000-0000-4000-8000-000000000000',
  fias_level: '0',
  kladr_id: null,
  geo_lat: null,
  geo_lon: null,
  qc_geo: '5',
  okato: null,
  oktmo: null,
  tax_office: null,
  timezone: 'UTC+3',
  metro: null,
} as const;

export type AddressData = { readonly [Field in keyof typeof emptyAddress]: string | null };

export interface AddressSuggestion {
  readonly value: string;
  readonly data: AddressData;
}

const address = (value: string, data: Partial<AddressData>): AddressSuggestion => ({
  value,
  data: { ...emptyAddress, ...data },
});

const kazan = { city: 'Казань', city_with_type: 'г Казань', region_with_type: 'Респ Татарстан' } as const;
const mirny = {
  settlement: 'Мирный',
  settlement_type: 'поселок',
  settlement_with_type: 'поселок Мирный',
} as const;
const central = { street: 'Центральная', street_with_type: 'ул Центральная' } as const;

/** Examples of addresses for DaData's levels of detail: 4 = city … 9 = flat, 65 = planned area, 75 = plot of land. */
const deepAddresses: readonly AddressSuggestion[] = [
  address('г Казань, поселок Мирный', { ...kazan, ...mirny, fias_level: '6' }),
  address('г Казань, поселок Мирный, ул Центральная', { ...kazan, ...mirny, ...central, fias_level: '7' }),
  address('г Казань, поселок Мирный, ул Центральная, д 1', {
    ...kazan,
    ...mirny,
    ...central,
    postal_code: '420078',
    house: '1',
    house_type: 'д',
    fias_level: '8',
  }),
  address('г Казань, поселок Мирный, д 5', {
    ...kazan,
    ...mirny,
    postal_code: '420078',
    house: '5',
    house_type: 'д',
    fias_level: '8',
  }),
  address('г Казань, ул Центральная, д 1', {
    ...kazan,
    ...central,
    postal_code: '420000',
    house: '1',
    house_type: 'д',
    fias_level: '8',
  }),
  address('г Казань, снт Заря', {
    ...kazan,
    settlement: 'Заря',
    settlement_type: 'снт',
    settlement_with_type: 'снт Заря',
    fias_level: '65',
  }),
  address('г Казань, снт Заря, уч 15', {
    ...kazan,
    settlement: 'Заря',
    settlement_type: 'снт',
    settlement_with_type: 'снт Заря',
    stead: '15',
    stead_type: 'уч',
    fias_level: '75',
  }),
  address('Респ Татарстан, Лаишевский р-н, село Столбище, ул Советская, д 7 к 2, кв 12', {
    region_with_type: 'Респ Татарстан',
    postal_code: '422624',
    settlement: 'Столбище',
    settlement_type: 'село',
    settlement_with_type: 'село Столбище',
    street: 'Советская',
    street_with_type: 'ул Советская',
    house: '7',
    house_type: 'д',
    block: '2',
    block_type: 'к',
    flat: '12',
    flat_type: 'кв',
    fias_level: '9',
  }),
  address('Респ Татарстан, Лаишевский р-н, село Столбище, д 3', {
    region_with_type: 'Респ Татарстан',
    postal_code: '422624',
    settlement: 'Столбище',
    settlement_type: 'село',
    settlement_with_type: 'село Столбище',
    house: '3',
    house_type: 'д',
    fias_level: '8',
  }),
];

export const cityAddress = (city: string): AddressSuggestion =>
  address(`г ${city}`, { city, city_with_type: `г ${city}`, fias_level: '4' });

/** All addresses that the twin suggests. */
export const addressSuggestions: readonly AddressSuggestion[] = [
  ...twinAddresses.map(({ city, postalCode, street, house }) =>
    address(`г ${city}, ${street}, д ${house}`, {
      city,
      city_with_type: `г ${city}`,
      postal_code: postalCode,
      street: street.replace(/^\S+ /, ''),
      street_with_type: street,
      house,
      house_type: 'д',
      fias_level: '8',
    }),
  ),
  ...deepAddresses,
];
