/** A city of the twin: CDEK's code, coordinates, price zone, and number of pickup points. */
interface TwinCity {
  readonly code: number;
  readonly name: string;
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: 1 | 2 | 3 | 4 | 5;
  readonly points: number;
}

const city = (
  code: number,
  name: string,
  region: string,
  [latitude, longitude]: readonly [number, number],
  zone: TwinCity['zone'],
  points: number,
): TwinCity => ({ code, name, region, latitude, longitude, zone, points });

export const cdekCities: readonly TwinCity[] = [
  city(44, 'Москва', 'Москва', [55.7558, 37.6173], 1, 36),
  city(137, 'Санкт-Петербург', 'Санкт-Петербург', [59.9386, 30.3141], 2, 30),
  city(270, 'Новосибирск', 'Новосибирская область', [55.0302, 82.9204], 4, 8),
  city(250, 'Екатеринбург', 'Свердловская область', [56.8389, 60.6057], 3, 8),
  city(424, 'Казань', 'Республика Татарстан', [55.7963, 49.1088], 2, 8),
  city(278, 'Красноярск', 'Красноярский край', [56.0106, 92.8526], 4, 5),
  city(414, 'Нижний Новгород', 'Нижегородская область', [56.3269, 44.0059], 2, 6),
  city(259, 'Челябинск', 'Челябинская область', [55.1644, 61.4368], 3, 5),
  city(256, 'Уфа', 'Республика Башкортостан', [54.7388, 55.9721], 3, 5),
  city(430, 'Самара', 'Самарская область', [53.1959, 50.1002], 3, 5),
  city(438, 'Ростов-на-Дону', 'Ростовская область', [47.2357, 39.7015], 3, 5),
  city(435, 'Краснодар', 'Краснодарский край', [45.0355, 38.9753], 3, 5),
  city(268, 'Омск', 'Омская область', [54.9893, 73.3682], 4, 4),
  city(506, 'Воронеж', 'Воронежская область', [51.6608, 39.2003], 2, 4),
  city(248, 'Пермь', 'Пермский край', [58.0105, 56.2502], 3, 4),
  city(426, 'Волгоград', 'Волгоградская область', [48.708, 44.5133], 3, 4),
  city(252, 'Тюмень', 'Тюменская область', [57.153, 65.5343], 3, 3),
  city(423, 'Тверь', 'Тверская область', [56.8587, 35.9176], 2, 2),
  city(15, 'Тула', 'Тульская область', [54.1931, 37.6177], 2, 2),
  city(152, 'Калининград', 'Калининградская область', [54.7104, 20.4522], 4, 2),
  city(269, 'Томск', 'Томская область', [56.4846, 84.9482], 4, 2),
  city(282, 'Иркутск', 'Иркутская область', [52.2864, 104.2807], 4, 2),
  city(288, 'Владивосток', 'Приморский край', [43.1155, 131.8855], 5, 3),
  city(287, 'Хабаровск', 'Хабаровский край', [48.4802, 135.0719], 5, 2),
];

const streets: Readonly<Record<number, readonly string[]>> = {
  44: [
    'ул. Тверская',
    'Ленинский пр-т',
    'ул. Профсоюзная',
    'Варшавское ш.',
    'пр-т Мира',
    'ул. Бауманская',
    'Щёлковское ш.',
    'ул. Люблинская',
    'Алтуфьевское ш.',
    'Кутузовский пр-т',
    'ул. Митинская',
    'ул. Перерва',
  ],
  137: [
    'Невский пр-т',
    'Московский пр-т',
    'пр-т Просвещения',
    'ул. Савушкина',
    'Ленинский пр-т',
    'ул. Бухарестская',
    'Каменноостровский пр-т',
    'пр-т Энгельса',
    'Лиговский пр-т',
    'пр-т Большевиков',
  ],
};

const usualStreets = [
  'ул. Ленина',
  'пр-т Мира',
  'ул. Гагарина',
  'ул. Советская',
  'ул. Кирова',
  'ул. Победы',
  'ул. Чехова',
];

/** Angle between neighbouring points in radians. The points of a city are on a spiral. */
const spiralAngle = 2.399_963;
const spiralDegrees = 0.014;

/** Metro stations of points in Moscow. Points of other cities have none, as is usual at CDEK. */
const stations = ['Бауманская', 'Курская', 'Сокол', 'Щёлковская', 'Тульская'];
const moscowCode = 44;
const stationOf = (cityCode: number, index: number): string =>
  cityCode === moscowCode && index % 3 !== 2 ? (stations[index % stations.length] ?? '') : '';

const isLocker = (index: number): boolean => index % 4 === 3;

/** A pickup point. Orders depend on the named fields only; the other fields are those that CDEK sends. */
interface TwinPoint {
  readonly code: string;
  readonly type: 'PVZ' | 'POSTAMAT';
  /** Maximum weight in kilograms. */
  readonly weight_max: number;
  readonly [field: string]: unknown;
}

function pointOf(place: TwinCity, index: number): TwinPoint {
  const own = streets[place.code] ?? usualStreets;
  const address = `${own[index % own.length]}, ${7 + ((index * 13) % 90)}`;
  const distance = spiralDegrees * Math.sqrt(index + 1);
  const latitude = place.latitude + distance * Math.sin(index * spiralAngle) * 0.6;
  const longitude = place.longitude + distance * Math.cos(index * spiralAngle);
  const locker = isLocker(index);
  const hours = locker ? '00:00/23:59' : index % 3 === 0 ? '09:00/21:00' : '10:00/20:00';
  return {
    code: `TW${place.code}-${String(index + 1).padStart(2, '0')}`,
    name: locker ? `Постамат, ${address}` : `На ${address}`,
    type: locker ? 'POSTAMAT' : 'PVZ',
    owner_code: 'cdek',
    location: {
      country_code: 'RU',
      region_code: place.code,
      region: place.region,
      city_code: place.code,
      city: place.name,
      fias_guid: '00000000-0000-4000-8000-000000000000',
      postal_code: String(100_000 + place.code * 100 + index),
      longitude: Math.round(longitude * 1e6) / 1e6,
      latitude: Math.round(latitude * 1e6) / 1e6,
      address,
      address_full: `Россия, ${place.region}, ${place.name}, ${address}`,
    },
    work_time: locker ? 'круглосуточно' : `Пн-Вс ${hours.replace('/', '-')}`,
    work_time_list: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, time: hours })),
    work_time_exceptions: [],
    phones: locker ? [] : [{ number: `+7495${String(1_000_000 + place.code * 100 + index)}` }],
    email: 'point@example.ru',
    note: locker ? 'Код придёт в сообщении' : 'Вход со двора',
    nearest_station: '',
    nearest_metro_station: stationOf(place.code, index),
    take_only: false,
    is_handout: true,
    is_reception: !locker,
    is_dressing_room: !locker && index % 2 === 0,
    have_cash: !locker && index % 5 !== 0,
    have_cashless: !locker,
    allowed_cod: !locker,
    weight_min: 0,
    weight_max: locker ? 15 : 30,
    dimensions: [],
    office_image_list: [],
    fulfillment: false,
  };
}

/** All pickup points, city by city. */
export const cdekPoints: readonly TwinPoint[] = cdekCities.flatMap((place) =>
  Array.from({ length: place.points }, (_, index) => pointOf(place, index)),
);

const pointsByCode = new Map<unknown, TwinPoint>(cdekPoints.map((point) => [point.code, point]));

export const pointNamed = (code: unknown): TwinPoint | undefined => pointsByCode.get(code);

interface TwinTariff {
  readonly code: number;
  readonly name: string;
  readonly mode: number;
  /** Difference in roubles from the price of the zone; negative = this tariff is cheaper. */
  readonly extra: number;
  readonly slower: number;
}

const tariffs: readonly TwinTariff[] = [
  { code: 136, name: 'Посылка склад-склад', mode: 4, extra: 0, slower: 0 },
  { code: 137, name: 'Посылка склад-дверь', mode: 3, extra: 190, slower: 0 },
  { code: 138, name: 'Посылка дверь-склад', mode: 2, extra: 150, slower: 0 },
  { code: 139, name: 'Посылка дверь-дверь', mode: 1, extra: 330, slower: 0 },
  { code: 368, name: 'Посылка склад-постамат', mode: 7, extra: -20, slower: 0 },
  { code: 234, name: 'Экономичная посылка склад-склад', mode: 4, extra: 60, slower: 4 },
];

export const tariffNamed = (wanted: number): TwinTariff | undefined => tariffs.find(({ code }) => code === wanted);

/**
 * Prices by zone: roubles for the first half kilogram and for each further half kilogram, and the days of the delivery.
 */
const zones = {
  1: { first: 235, next: 25, days: [1, 2] },
  2: { first: 275.5, next: 40, days: [2, 3] },
  3: { first: 325, next: 55, days: [3, 5] },
  4: { first: 430, next: 85, days: [5, 8] },
  5: { first: 660, next: 150, days: [7, 12] },
} as const;

interface PricedTariff {
  readonly tariff: TwinTariff;
  readonly sum: number;
  readonly days: { readonly min: number; readonly max: number };
}

/** Returns the price and the days of each tariff; null = the twin has no such city. */
function pricedTariffs(cityCode: unknown, grams: number): readonly PricedTariff[] | null {
  const place = cdekCities.find(({ code }) => code === cityCode);
  if (place === undefined) return null;
  const { first, next, days } = zones[place.zone];
  const sum = first + next * Math.max(0, Math.ceil((grams - 500) / 500));
  return tariffs.map((tariff) => ({
    tariff,
    sum: sum + tariff.extra,
    days: { min: days[0] + tariff.slower, max: days[1] + tariff.slower },
  }));
}

/**
 * Returns the answer of `POST /calculator/tarifflist`, which has no prices of services; null = the twin has no such
 * city.
 */
export function tariffAnswer(cityCode: unknown, grams: number): object | null {
  const priced = pricedTariffs(cityCode, grams);
  if (priced === null) return null;
  return {
    tariff_codes: priced.map(({ tariff: { code, name, mode }, sum, days }) => ({
      tariff_code: code,
      tariff_name: name,
      tariff_description: '',
      delivery_mode: mode,
      delivery_sum: sum,
      period_min: days.min,
      period_max: days.max,
      calendar_min: days.min,
      calendar_max: days.max,
    })),
    errors: [],
  };
}

/** A service in a request. For the insurance, `parameter` is the declared value in roubles. */
export interface RequestedService {
  readonly code?: unknown;
  readonly parameter?: unknown;
}

const insuranceShare = 0.0075;
const vatPercent = 22;
/** Maximum declared value in roubles that can be insured in a locker. */
const insuredAtLockerMax = 200_000;

const roundKopecks = (roubles: number): number => Math.round(roubles * 100) / 100;

function servicePrice({ parameter }: RequestedService): object {
  const sum = roundKopecks(Number(parameter) * insuranceShare);
  const vat = roundKopecks((sum * vatPercent) / 100);
  const discount = { discount_percent: 0, discount_sum: 0 };
  return {
    code: 'INSURANCE',
    sum,
    total_sum: roundKopecks(sum + vat),
    ...discount,
    vat_rate: vatPercent,
    vat_sum: vat,
  };
}

/**
 * Returns the answer of `POST /calculator/tariffAndService`; null = the twin has no such city. As at CDEK, it has the
 * tariff codes and the status as text, and no names and modes. A value above the limit is not insured in a locker.
 */
export function serviceAnswer(cityCode: unknown, grams: number, services: readonly RequestedService[]): object | null {
  const priced = pricedTariffs(cityCode, grams);
  if (priced === null) return null;
  return {
    tariff_codes: priced.map(({ tariff: { code, mode }, sum, days }) => {
      const period = { period_min: days.min, period_max: days.max };
      if (mode === 7 && services.some(({ parameter }) => Number(parameter) > insuredAtLockerMax)) {
        const errors = [{ code: 've_additional_service_unavailable', message: 'Доп услуга «Страхование» недоступна' }];
        return { tariff_code: String(code), status: 'false', result: { errors } };
      }
      const priceOf = services.map(servicePrice);
      return {
        tariff_code: String(code),
        status: 'true',
        result: { delivery_sum: sum, ...period, weight_calc: grams, services: priceOf, currency: 'RUB' },
      };
    }),
  };
}
