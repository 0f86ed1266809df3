import { decodeExchange } from './decode.ts';
import { elementReader, type Interest, type XmlElement } from './elements.ts';
import { BrokenExchangeFile, type ExchangeItem } from './items.ts';
import {
  readGood,
  readGroups,
  readOffer,
  readOrder,
  readPriceType,
  readProperty,
  readWarehouse,
} from './read-elements.ts';

const packages = new Set(['ПакетПредложений', 'ИзмененияПакетаПредложений']);
const catalogues = new Set(['Каталог', 'ИзмененияКаталога']);
const frames = new Set(['Классификатор', ...packages]);

/** Elements of 2.03–2.10 and of the files into which 3.x divides them, by where they stand. */
function interestOf(path: readonly string[]): Interest {
  const [above = '', parent = '', name = ''] = ['', '', ...path].slice(-3);
  if (packages.has(name) || catalogues.has(name)) return 'beginning';
  if (name === 'Документ') return parent === 'КоммерческаяИнформация' || parent === 'Контейнер' ? 'whole' : null;
  if (parent === 'Классификатор') return name === 'Группы' ? 'whole' : null;
  if (parent === 'Товары') return name === 'Товар' && catalogues.has(above) ? 'whole' : null;
  if (parent === 'Предложения') return name === 'Предложение' && packages.has(above) ? 'whole' : null;
  const isListed =
    (parent === 'Свойства' && (name === 'Свойство' || name === 'СвойствоНоменклатуры')) ||
    (parent === 'ТипыЦен' && name === 'ТипЦены') ||
    (parent === 'Склады' && name === 'Склад');
  return isListed && frames.has(above) ? 'whole' : null;
}

function itemOf(element: XmlElement): ExchangeItem {
  const { name, attributes } = element;
  if (packages.has(name) || catalogues.has(name)) {
    const isChangesOnly = name.startsWith('Изменения') || attributes.get('СодержитТолькоИзменения') === 'true';
    return { kind: packages.has(name) ? 'package' : 'catalogue', isChangesOnly };
  }
  if (name === 'Группы') return { kind: 'groups', groups: readGroups(element) };
  if (name === 'ТипЦены') return { kind: 'price_type', priceType: readPriceType(element) };
  if (name === 'Склад') return { kind: 'warehouse', warehouse: readWarehouse(element) };
  if (name === 'Товар') return { kind: 'good', good: readGood(element) };
  if (name === 'Предложение') return { kind: 'offer', offer: readOffer(element) };
  if (name === 'Документ') return { kind: 'order', order: readOrder(element) };
  return { kind: 'property', property: readProperty(element) };
}

/**
 * Reads a file of CommerceML 2 while its bytes come, in batches of what ended with each piece (which may be none, so that
 * whoever reads it on the main thread can let others go first). Throws BrokenExchangeFile where it cannot be read to its
 * end: nothing of it may count then.
 */
export async function* readExchange(source: AsyncIterable<Uint8Array>): AsyncGenerator<readonly ExchangeItem[]> {
  const reader = elementReader(interestOf);
  let isEmpty = true;
  for await (const text of decodeExchange(source)) {
    if (text !== '') isEmpty = false;
    yield reader.write(text).map(itemOf);
  }
  if (isEmpty) throw new BrokenExchangeFile('empty');
  yield reader.end().map(itemOf);
}
