import type { Texts } from '../../ru/messages/bom-messages.ts';

export const texts: Texts = {
  bomWords: {
    listName: 'Parts list',
    copyOf: (name) => `${name} – copy`,
    packageTitle: 'Package',
    labels: 'Labels',
    columns: {
      board: 'Board',
      designators: 'Designators',
      shopNumber: 'Shop number',
      mpn: 'Shop part number',
      maker: 'Shop manufacturer',
      name: 'Name',
      customerNumber: 'Your number',
      quantity: 'Quantity',
      unitPrice: 'Price, ₽',
      stock: 'In stock',
      order: 'To order',
      total: 'Total, ₽',
      status: 'Status',
      remark: 'Shop note',
    },
  },
  worseTexts: ({ name, lines }) => ({
    subject: `List “${name}”: what changed`,
    lead: `Lines of the list “${name}” that changed: ${lines}. Parts are short, dearer or out of production.`,
  }),
  openList: 'Open the list',
};
