import { rowsOf } from './rows-of.ts';

/**
 * Nicknames and Cyrillic spellings of makers that cannot be found by transliteration. Columns: name in lower case |
 * words.
 */
const rows = `
vishay | виши, вишай, вишей, вишэй
yageo | яго, яджео, ягео
texas instruments | техас, техас инструментс, тексас инструментс, texas
stmicroelectronics | ст микроэлектроникс, стмикро, st micro, stm
analog devices | аналог девайс, аналог девайсес, аналог дивайсес
onsemi | он семи, онсеми, on semiconductor, он семикондактор
mean well | минвел, минвелл, мин вел, meanwell
te connectivity | тайко, tyco, tyco electronics
littelfuse | литтелфьюз, литлфьюз, литлфуз, littlefuse
nichicon | ничикон, нитикон
rubycon | рубикон
würth elektronik | вюрт, вурт, wurth
wurth elektronik | вюрт, вурт, würth
phoenix contact | феникс, феникс контакт
samsung electro-mechanics | самсунг
kemet | кемет
wago | ваго
`;

/** Maker's name in lower case → other words for it. */
export const makerAliases: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(rows, 'name', 'words').map(({ name, words }) => [name, words.split(', ')]),
);
