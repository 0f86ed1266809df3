import { rows, type PriceList } from './price-list.ts';

/** Price lists whose headings are short words, as English distributors write them. */
export const shortWordLists: readonly PriceList[] = [
  {
    house: 'английские сокращения в заголовках',
    file: 'offer short words.csv',
    text: rows(
      'Price list valid from 30.11.2026;;Currency: USD;;;;;;;;',
      'QX ref.;Mfr. part;Mfr.;Product line;Case;Short text;SPQ;Min. order;Free stock;Factory L/T, wks;USD from 1;USD from 100',
      'QX100010;IRLML6402TRPBF;Infineon;MOSFET;SOT-23;P-channel MOSFET 20V 3.7A;3000;10;1200;8;0,15;0,08',
      'QX100017;RC0603FR-0710KL;Yageo;Chip Resistor;0603;Thick film resistor 10k 1%;5000;100;0;16;0,02;0,01',
      'QX100024;NE555P;Texas Instruments;Timers;DIP-8;General purpose timer;50;1;40;4;0,30;0,25',
    ),
    fields: {
      mpn: 'Mfr. part',
      maker: 'Mfr.',
      supplierNumber: 'QX ref.',
      package: 'Case',
      stock: 'Free stock',
      minQuantity: 'Min. order',
      leadTimeDays: 'Factory L/T, wks',
      descriptionEn: 'Short text',
      category: ['Product line'],
    },
    prices: { 1: 'USD from 1', 100: 'USD from 100' },
    currency: 'USD',
    parts: {
      IRLML6402TRPBF: { stock: 1200, price: 0.15, days: 56 },
      'RC0603FR-0710KL': { stock: 0, price: 0.02, days: 112 },
      NE555P: { stock: 40, price: 0.3, days: 28 },
    },
    leftOut: [],
    category: { IRLML6402TRPBF: 'mosfets', 'RC0603FR-0710KL': 'chip-resistors' },
  },
];
