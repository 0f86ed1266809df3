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
      shopNumber: 'Farad number',
      mpn: 'Farad part number',
      maker: 'Farad manufacturer',
      name: 'Name',
      customerNumber: 'Your number',
      quantity: 'Quantity',
      unitPrice: 'Price, ₽',
      stock: 'In stock',
      order: 'To order',
      total: 'Total, ₽',
      status: 'Status',
      remark: 'Farad note',
    },
  },
  worseTexts: ({ name, lines }) => ({
    subject: `List “${name}”: what changed`,
    lead: `Lines of the list “${name}” that changed: ${lines}. Parts are short, dearer or out of production.`,
  }),
  openList: 'Open the list',
};
