import type { Translation } from './translation.ts';
import type { home as russian } from '../ru/home.ts';

export const home = {
  title: 'Electronic components with exact search',
  lead: 'Search by part number or by parameters, the way you write them in a schematic.',
  examples: 'Try:',
  listTitle: 'Know the numbers? Paste them with quantities',
  listExample: 'RC0603FR-0710KL 100',
  listAdd: 'Add to basket',
  listOrder: 'Straight to checkout',
  bomTitle: 'Upload a parts list',
  bomLead: 'A bill of materials of any program: we find the parts and fill the basket.',
  bomDrop: 'Drop a file here or press',
  bomSend: 'Upload',
  banners: 'Announcements',
  tree: 'Catalogue',
  promotions: 'Promotions',
  promotionsLead:
    'Products with a former price: old and new price of one piece and the difference. Valid while stocks last.',
  noPromotions: 'There are no promotions now. See the whole catalogue.',
  allPromotions: 'All promotions',
  popular: 'Often bought',
  inCatalogue_one: '{{count, number}} part in the catalogue',
  inCatalogue_other: '{{count, number}} parts in the catalogue',
} as const satisfies Translation<typeof russian>;
