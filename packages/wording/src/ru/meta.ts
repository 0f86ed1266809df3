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
  valueDescription_one:
    '{{category}}, {{attribute}} {{value}}: {{count, number}} товар с остатком и ценой от количества. Поиск по параметрам, доставка по России.',
  valueDescription_few:
    '{{category}}, {{attribute}} {{value}}: {{count, number}} товара с остатками и ценами от количества. Поиск по параметрам, доставка по России.',
  valueDescription_many:
    '{{category}}, {{attribute}} {{value}}: {{count, number}} товаров с остатками и ценами от количества. Поиск по параметрам, доставка по России.',
  valueDescription_other:
    '{{category}}, {{attribute}} {{value}}: {{count, number}} товара с остатками и ценами от количества. Поиск по параметрам, доставка по России.',
  searchTitle: 'Поиск: {{text}}',
} as const;
