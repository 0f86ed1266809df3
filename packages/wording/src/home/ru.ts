/** Home page. */
export const home = {
  title: 'Электронные компоненты с точным поиском',
  lead: 'Ищите по обозначению или по параметрам: так, как пишете в схеме.',
  examples: 'Попробуйте:',
  example1: '4к7 0805 1%',
  example2: '100 нФ X7R 0603',
  example3: 'КР142ЕН5А',
  bomTitle: 'Загрузите список деталей',
  bomLead: 'Спецификация из любой программы: найдём детали и соберём корзину.',
  bomDrop: 'Перетащите файл сюда или нажмите',
  bomSend: 'Загрузить',
  tree: 'Каталог',
  promotions: 'Акции',
  promotionsLead:
    'Товары с прежней ценой: старая цена, новая и разница для одной штуки. Цены действуют, пока товар есть на складе.',
  noPromotions: 'Сейчас акций нет. Посмотрите весь каталог.',
  allPromotions: 'Все акции',
  popular: 'Часто покупают',
  inCatalogue_one: 'В каталоге {{count, number}} деталь',
  inCatalogue_few: 'В каталоге {{count, number}} детали',
  inCatalogue_many: 'В каталоге {{count, number}} деталей',
  inCatalogue_other: 'В каталоге {{count, number}} детали',
} as const;
