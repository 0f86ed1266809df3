const dayMs = 24 * 60 * 60_000;
const moscowOffsetMs = 3 * 60 * 60_000;

interface TwinCurrency {
  readonly id: string;
  readonly number: string;
  readonly code: string;
  readonly nominal: number;
  readonly name: string;
  /** Roubles for the nominal, around which the rate swings. */
  readonly roubles: number;
}

/** Currencies with the bank's ids, names and nominals. The rates are invented. */
const known: readonly TwinCurrency[] = [
  { id: 'R01060', number: '051', code: 'AMD', nominal: 100, name: 'Армянских драмов', roubles: 21 },
  { id: 'R01090B', number: '933', code: 'BYN', nominal: 1, name: 'Белорусский рубль', roubles: 27 },
  { id: 'R01150', number: '704', code: 'VND', nominal: 10_000, name: 'Донгов', roubles: 31 },
  { id: 'R01200', number: '344', code: 'HKD', nominal: 1, name: 'Гонконгский доллар', roubles: 10.4 },
  { id: 'R01235', number: '840', code: 'USD', nominal: 1, name: 'Доллар США', roubles: 81 },
  { id: 'R01239', number: '978', code: 'EUR', nominal: 1, name: 'Евро', roubles: 94 },
  { id: 'R01335', number: '398', code: 'KZT', nominal: 100, name: 'Тенге', roubles: 15.6 },
  { id: 'R01375', number: '156', code: 'CNY', nominal: 1, name: 'Юань', roubles: 11.4 },
  { id: 'R01700J', number: '949', code: 'TRY', nominal: 10, name: 'Турецких лир', roubles: 19.3 },
  { id: 'R01820', number: '392', code: 'JPY', nominal: 100, name: 'Иен', roubles: 52.7 },
];

/** Reads `02/12/2026`; null = no such day. */
export function readDay(written: string): Date | null {
  const [, day = '', month = '', year = ''] = /^(\d\d)[./](\d\d)[./](\d{4})$/.exec(written) ?? [];
  const time = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(time) ? null : new Date(time);
}

/**
 * Returns the day of the newest rates for a day. Rates of a working day are set the day before at 15:30 in Moscow; they
 * apply until the next are set. So Sunday and Monday have the rates of Saturday.
 */
export function lastSetDay(asked: Date, nowMs: number): Date {
  const moscow = nowMs + moscowOffsetMs;
  const today = Math.floor(moscow / dayMs) * dayMs;
  const isNextSet = moscow - today >= 15.5 * 60 * 60_000;
  let day = Math.min(asked.getTime(), today + (isNextSet ? dayMs : 0));
  while ([0, 1].includes(new Date(day).getUTCDay())) day -= dayMs;
  return new Date(day);
}

const withComma = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');

/** Returns the elements of all currencies. Each rate swings by at most 1 % around its middle. */
export function currencies(day: Date, factor: number): string {
  const number = day.getTime() / dayMs;
  return known
    .map(({ id, number: numCode, code, nominal, name, roubles }, index) => {
      const value = (roubles * factor * (1 + Math.sin(number / 5 + index) / 100)).toFixed(4);
      const unit = withComma(Number(value) / nominal, 10).replace(/,?0+$/, '');
      return (
        `<Valute ID="${id}"><NumCode>${numCode}</NumCode><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal>` +
        `<Name>${name}</Name><Value>${value.replace('.', ',')}</Value><VunitRate>${unit}</VunitRate></Valute>`
      );
    })
    .join('');
}

/** Returns the whole answer, as the bank writes it: one line after the declaration. */
export function dailyXml(day: Date, elements: string): string {
  const written = day.toISOString().slice(0, 10).split('-').toReversed().join('.');
  return `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${written}" name="Foreign Currency Market">${elements}</ValCurs>`;
}

/** Encodes ASCII and Russian letters without ё, which no name here has. */
export const inWindows1251 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.charCodeAt(0);
      return code < 128 ? code : code - 0x0410 + 0xc0;
    }),
  );
