/** A part of the shop whose tests must detect at least 90 % of the mutants. */
export interface Area {
  readonly name: string;
  /** Glob patterns of its source files, as paths from the root. A leading `!` excludes files. */
  readonly sources: readonly string[];
  /** Vitest project to which the tests of the area belong. */
  readonly project: 'rules' | 'with-database';
  /** Number of mutants to try, chosen at random; null = all. */
  readonly sample: number | null;
  /**
   * Glob patterns of tests in other folders that check this area through the whole shop. They run after the nearer
   * tests.
   */
  readonly farTests: readonly string[];
}

const server = 'apps/server/src';
const [shop, office] = [`${server}/features/shop`, `${server}/features/office`];
const tables = 'packages/database/src';

/** Tests that check the names of all jobs, and how long data is kept. */
const starts = `${server}/{start/*,core/retention/retention}.test.ts`;

/** All areas. In the domain every mutant is tried. In areas whose tests need a database, only a sample is tried. */
export const areas: readonly Area[] = [
  { name: 'domain', sources: ['packages/domain/src/**/*.ts'], project: 'rules', sample: null, farTests: [] },
  {
    name: 'money',
    project: 'with-database',
    sample: 100,
    farTests: [
      starts,
      `${office}/{staff/audit-log,orders/*,reports/*,settings/settings,opening/opening}.test.ts`,
      `${shop}/parcels/{marked-goods,parcel-comes-back,unpaid-goods}.test.ts`,
      `${shop}/{orders/{own,changes}/*,orders/order-figures,orders/checkout/company-order,account/notifications}.test.ts`,
      `${server}/one-c/protocol/exchange-orders.test.ts`,
      `${server}/{http/serve/unknown-things,core/retention/sweep}.test.ts`,
    ],
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
    farTests: [
      starts,
      `${office}/{staff/audit-log,customers/*}.test.ts`,
      `${shop}/{account,companies}/*.test.ts`,
      `${server}/{http/serve/unknown-things,core/retention/*,core/people/personal-data}.test.ts`,
    ],
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
    farTests: [
      starts,
      `${office}/{staff/audit-log,orders/*,products/products,imports/held-rows}.test.ts`,
      `${shop}/{orders/checkout/{checkout,place-order,order-race,refused-order},orders/{own,changes}/*,lists/watches}.test.ts`,
      `${shop}/parcels/{parcels,marked-goods,parcel-comes-back,unpaid-goods}.test.ts`,
      `${server}/{one-c/protocol/*,http/serve/unknown-things}.test.ts`,
    ],
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
    farTests: [
      starts,
      `${office}/{staff/audit-log,orders/*}.test.ts`,
      `${shop}/{orders/{own,changes}/*,orders/checkout/checkout-carrier,delivery/*}.test.ts`,
      `${server}/{one-c/protocol/*,http/serve/unknown-things,core/retention/sweep}.test.ts`,
    ],
    sources: [
      `${server}/features/shop/parcels/*.ts`,
      `${server}/core/orders/{move-by-parcels,present-parcels}.ts`,
      `${tables}/**/{parcel,shipment,carrier-notice}.queries.ts`,
    ],
  },
];
