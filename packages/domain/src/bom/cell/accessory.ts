import type { RowTexts } from './row-texts.ts';

/** Words for accessories of a part: heat sink, socket, fastener. */
const words =
  /(?:^|[^\p{L}])(?:heat ?sinks?|radiators?|sockets?|holders?|spacers?|stand-?offs?|screws?|nuts?|washers?|insulators?|mica|thermal (?:pad|paste|tape)s?|clips?|brackets?|knobs?|covers?|shields?|mounting kits?|lens(?:es)?|light ?pipes?|(?:jumper|button|switch|key) ?caps?|caps? for|shunts?|mating (?:connector|part|plug)s?|crimp (?:pin|terminal)s?|радиатор\p{L}*|теплоотвод\p{L}*|панель(?:ка|ки)|кроватк\p{L}*|держател\p{L}*|стойк\p{L}*|винт\p{L}*|гайк\p{L}*|шайб\p{L}*|прокладк\p{L}*|изолятор\p{L}*|скоб\p{L}*|кронштейн\p{L}*|крышк\p{L}*|колпач\p{L}*|ручк\p{L}*|термопаст\p{L}*|ответн\p{L}* част\p{L}*|kühlkörper|fassung|sockel|soğutucu|soket)(?![\p{L}])/iu;

const textMax = 300;

/**
 * Whether the texts of a row name an accessory, such as a heat sink. Such a row may repeat the designators of the part
 * that it belongs to.
 */
export const isAccessory = ({ of }: Pick<RowTexts, 'of'>): boolean =>
  [of.description, of.value, of.mpn, of.type, of.note].some(
    (text) => text !== undefined && words.test(text.slice(0, textMax)),
  );

/** Words for the female half of a connection. */
const halves = /(?<!\p{L})(?:female|housings?|розетк\p{L}*|buchse\p{L}*|dişi)(?!\p{L})/iu;
const contacts = /(?<!\d)(?<count>\d{1,3})[ -]?(?:pins?|pos|positions?|ways?|контакт\p{L}*|polig|pinli)(?!\p{L})/iu;

const described = ({ of }: Pick<RowTexts, 'of'>): string =>
  [of.description, of.value, of.type].join(' ').slice(0, textMax);

/** Whether two rows are halves of one connection, or connectors with different numbers of contacts. */
export function areHalves(one: Pick<RowTexts, 'of'>, other: Pick<RowTexts, 'of'>): boolean {
  const [first, second] = [described(one), described(other)];
  const [count, otherCount] = [first, second].map((text) => contacts.exec(text)?.groups?.['count']);
  const isOtherCount = count !== undefined && otherCount !== undefined && count !== otherCount;
  return isOtherCount || halves.test(first) !== halves.test(second);
}
