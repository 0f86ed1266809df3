import type { Translation } from './translation.ts';
import type { meta as russian } from '../ru/meta.ts';

export const meta = {
  tagline: 'electronic components and radio parts',
  defaultDescription:
    'Online shop for electronic components: search by parameters, honest stock, prices from one piece, delivery across Russia.',
  defaultKeywords: 'electronic components, radio parts, resistors, capacitors, integrated circuits',
  categoryTitle: '{{category}}: buy from one piece',
  categoryDescription: '{{category}}: search by parameters, stock, quantity prices. Delivery across Russia.',
  productTitle: '{{mpn}} {{brand}}: price, stock, parameters',
  numberedTitle: '{{title}}, page {{page, number}}',
  valueDescription_one:
    '{{category}}, {{attribute}} {{value}}: {{count, number}} product with stock and quantity prices. Search by parameters, delivery across Russia.',
  valueDescription_other:
    '{{category}}, {{attribute}} {{value}}: {{count, number}} products with stock and quantity prices. Search by parameters, delivery across Russia.',
  searchTitle: 'Search: {{text}}',
} as const satisfies Translation<typeof russian>;
