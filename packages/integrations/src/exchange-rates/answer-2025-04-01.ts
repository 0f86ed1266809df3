/**
 * Figures of a true answer of the Bank of Russia, `XML_daily.asp?date_req=01/04/2025`: number, code, nominal, roubles for
 * the nominal, roubles for one unit. The answer is recorded in the public repository
 * `Pozdnyakova-Elizaveta/CurrencyConverter` (commit 133576bba508, `src/main/java/org/example/XmlResponse.java`). The
 * rates themselves are on <https://www.cbr.ru/currency_base/daily/?UniDbQuery.To=01.04.2025>.
 */
export const figures = [
  ['R01010', '036', 'AUD', '1', 'Австралийский доллар', '53,6917', '53,6917'],
  ['R01020A', '944', 'AZN', '1', 'Азербайджанский манат', '50,2919', '50,2919'],
  ['R01060', '051', 'AMD', '100', 'Армянских драмов', '21,8342', '0,218342'],
  ['R01150', '704', 'VND', '10000', 'Донгов', '34,4230', '0,0034423'],
  ['R01235', '840', 'USD', '1', 'Доллар США', '85,4963', '85,4963'],
  ['R01239', '978', 'EUR', '1', 'Евро', '92,4276', '92,4276'],
  ['R01240', '818', 'EGP', '10', 'Египетских фунтов', '16,9017', '1,69017'],
  ['R01280', '360', 'IDR', '10000', 'Рупий', '51,5411', '0,00515411'],
  ['R01355', '634', 'QAR', '1', 'Катарский риал', '23,4880', '23,488'],
  ['R01375', '156', 'CNY', '1', 'Юань', '11,7136', '11,7136'],
  ['R01589', '960', 'XDR', '1', 'СДР (специальные права заимствования)', '113,3373', '113,3373'],
  ['R01700J', '949', 'TRY', '10', 'Турецких лир', '22,6183', '2,26183'],
  ['R01717', '860', 'UZS', '10000', 'Узбекских сумов', '66,2085', '0,00662085'],
] as const;

/** Names of the elements of a currency, in the bank's order. */
export const elementNames = ['NumCode', 'CharCode', 'Nominal', 'Name', 'Value', 'VunitRate'] as const;

const elements = figures
  .map(
    ([id, ...texts]) =>
      `<Valute ID="${id}">${elementNames.map((name, at) => `<${name}>${texts[at] ?? ''}</${name}>`).join('')}</Valute>`,
  )
  .join('\n');

export const answerText = `<?xml version="1.0" encoding="windows-1251"?>
<ValCurs Date="01.04.2025" name="Foreign Currency Market">
${elements}
</ValCurs>`;
