import { personName } from '@farad/domain/company';
import { moscowDay, moscowTime } from '@farad/domain/delivery';
import { formatInvoiceDay, invoiceUnits, rowPrice } from '@farad/domain/invoice';
import { roublesText, type Kopecks } from '@farad/domain/money';
import { netOf, originCountry, updStatus, updTotals, type Upd, type UpdLine } from '@farad/domain/upd';

import { element, encodeXml, textElement, xmlText } from './xml.ts';

/** Version of the format (order ЕД-7-26/970@ of the tax service). Only 5.03 has the VAT rates of 2026 (decision 72). */
const formatVersion = '5.03';

/** Code of the document in the tax service's classifier. */
const documentCode = '1115131';

const programName = 'Интернет-магазин 1.0';
const documentName = 'Универсальный передаточный документ';
const factName =
  'Документ об отгрузке товаров (выполнении работ), передаче имущественных прав (документ об оказании услуг)';

/** Written where the format requires a text that is not known. */
const unknown = '-';

/** Maximum lengths of texts in the schema. */
const most = { name: 1000, goods: 2000, article: 50, address: 1000, person: 60, document: 255, payment: 30 } as const;

/** The seller or the buyer. A 12-digit INN belongs to a sole trader. */
interface Party {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string | null;
  readonly ogrn?: string;
  readonly address: string;
}

function person(text: string): string {
  const { surname, name, patronymic } = personName(text);
  const part = (word: string): string => xmlText(word, most.person);
  return element('ФИО', { Фамилия: part(surname) || unknown, Имя: part(name) || unknown, Отчество: part(patronymic) });
}

function party(tag: string, { name, inn, kpp, ogrn, address }: Party): string {
  const identity =
    inn.length === 12
      ? element('СвИП', { ИННФЛ: inn, ОГРНИП: ogrn ?? null }, person(name))
      : element('СвЮЛУч', { НаимОрг: xmlText(name, most.name), ИННЮЛ: inn, КПП: kpp });
  const place = { КодСтр: '643', НаимСтран: 'РОССИЯ', АдрТекст: xmlText(address, most.address) || unknown };
  return element(tag, {}, element('ИдСв', {}, identity), element('Адрес', {}, element('АдрИнф', place)));
}

const paper = (tag: string, name: string, number: string, day: string, note: string | null = null): string =>
  element(tag, {
    РеквНаимДок: name,
    РеквНомерДок: xmlText(number, most.document),
    РеквДатаДок: day,
    РеквДопСведДок: note,
  });

const tax = (tag: string, vat: Kopecks | null): string =>
  element(tag, {}, vat === null ? textElement('БезНДС', 'без НДС') : textElement('СумНал', roublesText(vat)));

/**
 * Returns the marking codes of a row. Only the part that identifies the goods is written: a code ends at its first
 * separator (GS), which XML forbids. A code of several pieces is that of a pack.
 */
function marks(line: UpdLine): readonly string[] {
  const written = (tag: 'КИЗ' | 'НомУпак', isPack: boolean): readonly string[] => {
    const codes = (line.marks ?? []).filter(({ pieces }) => pieces > 1 === isPack);
    const texts = codes.map(({ code }) => textElement(tag, code.split('\u001d')[0] ?? code));
    return texts.length === 0 ? [] : [element('НомСредИдентТов', {}, ...texts)];
  };
  return [...written('КИЗ', false), ...written('НомУпак', true)];
}

/**
 * Returns quantity and price of a row. The format demands a price above 0 beside a quantity, so the quantity of free
 * goods is a part of their name.
 */
function counted({ name, unit, quantity, ...sums }: UpdLine): Readonly<Record<string, string | number | null>> {
  const { name: unitName, okei } = invoiceUnits[unit];
  const net = netOf(sums);
  if (net === 0) return { НаимТов: xmlText(`${name}, ${quantity} ${unitName}`, most.goods) };
  const { roubles: price, decimals } = rowPrice({ total: net, quantity });
  return {
    НаимТов: xmlText(name, most.goods),
    ОКЕИ_Тов: okei,
    НаимЕдИзм: unitName,
    КолТов: quantity,
    ЦенаТов: price.toFixed(decimals),
  };
}

function row(line: UpdLine, at: number): string {
  const { total, vat, vatPercent, unit, article, customsDeclaration } = line;
  const country = originCountry(line.country);
  const origin = { КодПроисх: country?.code ?? null, НомерДТ: customsDeclaration ?? null };
  const hasOrigin = country !== null || customsDeclaration !== undefined;
  return element(
    'СведТов',
    {
      НомСтр: at + 1,
      ...counted(line),
      СтТовБезНДС: roublesText(netOf(line)),
      НалСт: vatPercent === null ? 'без НДС' : `${vatPercent}%`,
      СтТовУчНал: roublesText(total),
    },
    ...(hasOrigin ? [element('СвДТ', origin)] : []),
    element(
      'ДопСведТов',
      {
        ПрТовРаб: unit === 'service' ? '3' : '1',
        АртикулТов: article.length > most.article ? '' : xmlText(article, most.article),
      },
      ...(country === null ? [] : [textElement('КрНаимСтрПр', country.name)]),
      ...marks(line),
    ),
    element('Акциз', {}, textElement('БезАкциз', 'без акциза')),
    tax('СумНал', vatPercent === null ? null : vat),
  );
}

function table({ lines }: Upd): string {
  const { net, vat, total } = updTotals(lines);
  const sums = { СтТовБезНДСВсего: roublesText(net), СтТовУчНалВсего: roublesText(total) };
  return element('ТаблСчФакт', {}, ...lines.map(row), element('ВсегоОпл', sums, tax('СумНалВсего', vat)));
}

function head(upd: Upd, day: string): string {
  const { sequence, seller, buyer, payments } = upd;
  const number = String(sequence);
  return element(
    'СвСчФакт',
    { НомерДок: number, ДатаДок: day },
    party('СвПрод', seller),
    element('ГрузОт', {}, textElement('ОнЖе', 'он же')),
    party('ГрузПолуч', buyer),
    ...payments.map((payment) =>
      element('СвПРД', { НомерПРД: xmlText(payment.number, most.payment), ДатаПРД: formatInvoiceDay(payment.day) }),
    ),
    paper('ДокПодтвОтгрНом', documentName, number, day),
    party('СвПокуп', buyer),
    element('ДенИзм', { КодОКВ: '643', НаимОКВ: 'Российский рубль' }),
  );
}

function handOver({ order, buyer: { purchaseNumber } }: Upd, day: string): string {
  const note = purchaseNumber === undefined ? null : xmlText(`Заказ покупателя № ${purchaseNumber}`, most.goods);
  const basis = paper('ОснПер', 'Заказ', order.number, formatInvoiceDay(order.day), note);
  return element('СвПродПер', {}, element('СвПер', { СодОпер: 'Товары переданы', ДатаПер: day }, basis));
}

const isMarked = ({ lines }: Upd): boolean => lines.some((line) => line.marks !== undefined);

/**
 * Returns the name of the file, which is also its id in the file. Without an operator of document exchange, INN and KPP
 * stand for the ids of buyer and seller.
 */
function fileName(upd: Upd): string {
  const { seller, buyer, fileId } = upd;
  const idOf = ({ inn, kpp }: Pick<Party, 'inn' | 'kpp'>): string => `${inn}${kpp ?? ''}`;
  const day = moscowDay(upd.issuedAt).replaceAll('-', '');
  return `ON_NSCHFDOPPR_${idOf(buyer)}_${idOf(seller)}_${day}_${fileId}_0_${isMarked(upd) ? 1 : 0}_0_0_0_00`;
}

export interface UpdFile {
  /** Name with extension. The format requires this name. */
  readonly name: string;
  readonly content: Uint8Array;
}

/** Returns a УПД as a file for the exchange of documents, without signature, in windows-1251. Equal data give equal bytes. */
export function updXml(upd: Upd): UpdFile {
  const { seller, issuedAt } = upd;
  const name = fileName(upd);
  const day = formatInvoiceDay(upd.day);
  const isTrader = seller.inn.length === 12;
  const signer = { Должн: isTrader ? 'Индивидуальный предприниматель' : 'Руководитель', СпосПодтПолном: '1' };
  const document = element(
    'Документ',
    {
      КНД: documentCode,
      Функция: updStatus(seller) === 1 ? 'СЧФДОП' : 'ДОП',
      ПоФактХЖ: factName,
      НаимДокОпр: documentName,
      ДатаИнфПр: formatInvoiceDay(moscowDay(issuedAt)),
      ВремИнфПр: moscowTime(issuedAt).slice(11, 19).replaceAll(':', '.'),
      НаимЭконСубСост: xmlText(`${seller.name}, ИНН ${seller.inn}`, most.name),
    },
    head(upd, day),
    table(upd),
    handOver(upd, day),
    element('Подписант', signer, person(isTrader ? seller.name : seller.director)),
  );
  const file = element('Файл', { ИдФайл: name, ВерсФорм: formatVersion, ВерсПрог: programName }, document);
  return { name: `${name}.xml`, content: encodeXml(`<?xml version="1.0" encoding="windows-1251"?>\n${file}\n`) };
}
