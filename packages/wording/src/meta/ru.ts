/** Titles and descriptions of pages for browsers and search engines (product C15). */
export const meta = {
  defaultTitle: 'Farad: электронные компоненты и радиодетали',
  defaultDescription:
    'Интернет-магазин электронных компонентов: поиск по параметрам, честные остатки, цены от одной штуки, доставка по России.',
  defaultKeywords: 'электронные компоненты, радиодетали, резисторы, конденсаторы, микросхемы',
  author: 'Farad',
  pageTitle: '{{title}} · Farad',
  categoryTitle: '{{category}}: купить по цене от одной штуки · Farad',
  categoryDescription: '{{category}}: поиск по параметрам, остатки на складе, цены от количества. Доставка по России.',
  productTitle: '{{mpn}} {{brand}}: цена, наличие, параметры · Farad',
  productDescription: '{{title}}. Цена от количества, остаток на складе, параметры, аналоги.',
  feedMinimum: 'Минимальный заказ: {{quantity}} шт.',
  searchTitle: 'Поиск: {{text}} · Farad',
} as const;
