/** Titles and descriptions of pages for browsers and search engines (product C15). */
export const meta = {
  tagline: 'электронные компоненты и радиодетали',
  defaultDescription:
    'Интернет-магазин электронных компонентов: поиск по параметрам, честные остатки, цены от одной штуки, доставка по России.',
  defaultKeywords: 'электронные компоненты, радиодетали, резисторы, конденсаторы, микросхемы',
  categoryTitle: '{{category}}: купить по цене от одной штуки',
  categoryDescription: '{{category}}: поиск по параметрам, остатки на складе, цены от количества. Доставка по России.',
  productTitle: '{{mpn}} {{brand}}: цена, наличие, параметры',
  numberedTitle: '{{title}}, страница {{page, number}}',
  searchTitle: 'Поиск: {{text}}',
} as const;
