import { decodeExchange } from './decode.ts';
import { elementReader, type Interest, type XmlElement } from './xml-elements.ts';
import { BrokenOneCFile } from './broken-one-c-file.ts';
import type { OneCItem } from './item-types.ts';
import {
  readGood,
  readGroups,
  readOffer,
  readOrder,
  readPriceType,
  readProperty,
  readWarehouse,
} from './element-fields.ts';

const packages = new Set(['ПакетПредложений', 'ИзмененияПакетаПредложений']);
const catalogues = new Set(['Каталог', 'ИзмененияКаталога']);
const frames = new Set(['Классификатор', ...packages]);

/**
 * Where an element that is read whole may occur. `parents`: possible names of its parent; `above`: possible names of
 * the parent's parent (absent = any).
 */
interface Standing {
  readonly parents: readonly string[];
  readonly above?: ReadonlySet<string>;
}

/** Elements that are read whole, in files of CommerceML 2.03–2.10 and in the separate files of 3.x. */
const wholes: ReadonlyMap<string, Standing> = new Map([
  ['Документ', { parents: ['КоммерческаяИнформация', 'Контейнер'] }],
  ['Группы', { parents: ['Классификатор'] }],
  ['Товар', { parents: ['Товары'], above: catalogues }],
  ['Предложение', { parents: ['Предложения'], above: packages }],
  ['Свойство', { parents: ['Свойства'], above: frames }],
  ['СвойствоНоменклатуры', { parents: ['Свойства'], above: frames }],
  ['ТипЦены', { parents: ['ТипыЦен'], above: frames }],
  ['Склад', { parents: ['Склады'], above: frames }],
]);

function interestOf(path: readonly string[]): Interest {
  const [above = '', parent = '', name = ''] = ['', '', ...path].slice(-3);
  if (packages.has(name) || catalogues.has(name)) return 'beginning';
  const standing = wholes.get(name);
  if (standing === undefined || !standing.parents.includes(parent)) return null;
  return standing.above === undefined || standing.above.has(above) ? 'whole' : null;
}

function itemOf(element: XmlElement): OneCItem {
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
 * Reads a CommerceML 2 file as its bytes arrive. Yields a batch of elements for each piece of the file. Empty batches
 * are yielded too, so that a reader on the main thread can let other work run. Throws BrokenOneCFile if the file cannot
 * be read to its end; then nothing of it may be used.
 */
export async function* readExchange(source: AsyncIterable<Uint8Array>): AsyncGenerator<readonly OneCItem[]> {
  const reader = elementReader(interestOf);
  let isEmpty = true;
  for await (const text of decodeExchange(source)) {
    if (text !== '') isEmpty = false;
    yield reader.write(text).map(itemOf);
  }
  if (isEmpty) throw new BrokenOneCFile('empty');
  yield reader.end().map(itemOf);
}
