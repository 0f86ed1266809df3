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
  searchTitle: 'Search: {{text}}',
} as const satisfies Translation<typeof russian>;
