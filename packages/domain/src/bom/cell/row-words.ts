import { isPrice } from './shop-numbers.ts';

/** First words of rows that are sums and not parts. */
const totals =
  /^(?:итого|всего|сумма|(?:board|pcb|unit)s? count|number of (?:boards|pcbs|units)|total|totals|sub-?total|grand total|sum|summe|gesamt|toplam|genel toplam|合计|总计|小计|共计)(?![\p{L}\d])/iu;
const signatures =
  /^(?:розроб|затв|підп|разраб|разработал|пров|проверил|утв|утвердил|н\. ?контр|т\. ?контр|нормоконтр|согласовано|подпись|подп|изм\.?$|изм\.? лист|лист(?:ов)?$|№ докум|лит\.?$|перв\. примен|справ\. №|инв\. №|взам\. инв|копировал|формат|составил|исполнитель|director|prepared by|approved|checked by|drawn by|designed by|reviewed by|signature|erstellt|geprüft|freigegeben|hazırlayan|onaylayan|kontrol eden|编制|审核|批准|设计|校对)(?![\p{L}\d])/iu;
const footers =
  /^(?:generated|created|exported|printed(?! (?:circuit|board|wiring))|page \d|страница \d|стр\. ?\d|сформирован|дата (?:создания|печати|формирования)|date:|source:|tool:|generator:|component count|copyright|©|seite \d|sayfa \d|第 ?\d+ ?页|legend|примечани[ея]:|notes?:|attention|внимание|\*{2,} ?(?:error|warning)|\/\/ )/iu;

/** A remark below a list: `*) Number of boards`. */
const remark = /^\*\) /u;

const first = (cells: readonly string[]): string => cells.find((cell) => cell.trim() !== '')?.trim() ?? '';

/** Whether a row has only a price and a word that says for which service: `Delivery:`, `DHL:`, `€ 6.90`. */
function isNamedPrice(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const labels = filled.slice(0, -1);
  return (
    isPrice(filled.at(-1) ?? '') &&
    labels.some((label) => label.endsWith(':')) &&
    labels.every((label) => /:$|^\(.*\)$/u.test(label))
  );
}

export const isTotalRow = (cells: readonly string[]): boolean => totals.test(first(cells)) || isNamedPrice(cells);
export const isSignatureRow = (cells: readonly string[]): boolean => signatures.test(first(cells));
export const isFooterRow = (cells: readonly string[]): boolean =>
  footers.test(first(cells)) || cells.some((cell) => remark.test(cell));

/** Group headings in element lists: `Резисторы Р1-12 ОЖ0.467.169 ТУ`, `Capacitors`. */
const groups =
  /^(?:резистори|конденсатори|мікросхеми|діоди|транзистори|дроселі|котушки|з['’]єднувачі|роз['’]єми|запобіжники|індикатори|резисторы|конденсаторы|микросхемы|диоды|транзисторы|дроссели|катушки|индуктивности|соединители|разъ[её]мы|вилки|розетки|кнопки|переключатели|реле|трансформаторы|предохранители|резонаторы|генераторы|стабилитроны|светодиоды|индикаторы|варисторы|терморезисторы|термисторы|фильтры|модули|платы|детали|стандартные изделия|прочие изделия|материалы|сборочные единицы|документация|комплекты|устройства|диодные|оптопары|наборы|блоки|элементы|датчики|батареи|антенны|клеммы|перемычки|контакты|винты|гайки|шайбы|стойки|провода|resistors|capacitors|inductors|diodes|transistors|integrated circuits|ics|connectors|crystals|switches|leds|fuses|relays|transformers|modules|mechanical|hardware|miscellaneous|misc|widerstände|kondensatoren|dioden|transistoren|steckverbinder|dirençler|kondansatörler|diyotlar|transistörler|konnektörler|entegreler|电阻|电容|电感|二极管|三极管|连接器)(?![\p{L}\d])/iu;

/** Title of a group of parts: `Through Hole Items`, `SMD parts:`. */
const gathered = /^(?:\p{L}[\p{L}-]* ){1,3}(?:items|parts|components):?$/iu;

export const isGroupTitle = (text: string): boolean => groups.test(text.trim()) || gathered.test(text.trim());
