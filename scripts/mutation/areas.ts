/** A part of the shop whose tests must detect most mutants. */
export interface Area {
  readonly name: string;
  /** Patterns of source files from the root; a leading `!` excludes files. */
  readonly sources: readonly string[];
  /** Vitest project with the tests of the area. */
  readonly project: 'rules' | 'with-database';
  /** Number of mutants to try; null = all. */
  readonly sample: number | null;
}

const server = 'apps/server/src';
const tables = 'packages/database/src';

/** Rules are tried completely; code that needs a database is sampled. */
export const areas: readonly Area[] = [
  { name: 'domain', sources: ['packages/domain/src/**/*.ts'], project: 'rules', sample: null },
  {
    name: 'money',
    project: 'with-database',
    sample: 100,
    sources: [
      `${server}/features/shop/payments/**/*.ts`,
      `${server}/features/shop/documents/{bank-entries,bank-statement,order-documents,take-back-match}.ts`,
      `${server}/core/{payments/bank-payment,invoices/issue-invoice,orders/order-paid}.ts`,
      `${tables}/**/{payment,payment-quarantine,receipt,refund,bank,invoice,bonus}.queries.ts`,
    ],
  },
  {
    name: 'sign-in',
    project: 'with-database',
    sample: 100,
    sources: [
      `${server}/features/{shop/sign-in,office/staff}/**/*.ts`,
      `${server}/features/shop/account/sessions.ts`,
      `${server}/http/session/{session,staff-session}.ts`,
      `${tables}/**/{session,sign-in,staff-session}.queries.ts`,
    ],
  },
  {
    name: 'stock',
    project: 'with-database',
    sample: 100,
    sources: [
      `${server}/features/office/{stock,warehouse}/*.ts`,
      `${server}/core/catalogue/present-stock.ts`,
      `${tables}/**/{stock,stock-movement,stock-part,back-office-stock,parcel-stock,picking,cell,reorder}.queries.ts`,
    ],
  },
  {
    name: 'parcels',
    project: 'with-database',
    sample: 100,
    sources: [
      `${server}/features/shop/parcels/*.ts`,
      `${server}/core/orders/{move-by-parcels,present-parcels}.ts`,
      `${tables}/**/{parcel,shipment,carrier-notice}.queries.ts`,
    ],
  },
];
