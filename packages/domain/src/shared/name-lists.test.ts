import { expect, test } from 'vitest';

import * as account from '../account/index.ts';
import * as address from '../address/index.ts';
import * as analogue from '../analogue/index.ts';
import * as bankStatement from '../bank-statement/index.ts';
import * as basket from '../basket/index.ts';
import * as bom from '../bom/index.ts';
import * as calculators from '../calculators/index.ts';
import * as cashback from '../cashback/index.ts';
import * as category from '../category/index.ts';
import * as chat from '../chat/index.ts';
import * as colourCode from '../colour-code/index.ts';
import * as company from '../company/index.ts';
import * as comparison from '../comparison/index.ts';
import * as content from '../content/index.ts';
import * as customer from '../customer/index.ts';
import * as customerApi from '../customer-api/index.ts';
import * as customerSignIn from '../customer-sign-in/index.ts';
import * as delivery from '../delivery/index.ts';
import * as favourites from '../favourites/index.ts';
import * as feed from '../feed/index.ts';
import * as feedback from '../feedback/index.ts';
import * as imports from '../import/index.ts';
import * as invoice from '../invoice/index.ts';
import * as look from '../look/index.ts';
import * as margin from '../margin/index.ts';
import * as money from '../money/index.ts';
import * as oneC from '../one-c/index.ts';
import * as opening from '../opening/index.ts';
import * as operation from '../operation/index.ts';
import * as order from '../order/index.ts';
import * as payment from '../payment/index.ts';
import * as product from '../product/index.ts';
import * as promotion from '../promotion/index.ts';
import * as provider from '../provider/index.ts';
import * as quantities from '../quantities/index.ts';
import * as quote from '../quote/index.ts';
import * as receipt from '../receipt/index.ts';
import * as review from '../review/index.ts';
import * as searchQuery from '../search-query/index.ts';
import * as searches from '../searches/index.ts';
import * as series from '../series/index.ts';
import * as seriesKit from '../series-kit/index.ts';
import * as setting from '../setting/index.ts';
import * as site from '../site/index.ts';
import * as smdCode from '../smd-code/index.ts';
import * as staff from '../staff/index.ts';
import * as stock from '../stock/index.ts';
import * as translation from '../translation/index.ts';
import * as vat from '../vat/index.ts';
import * as warehouse from '../warehouse/index.ts';
import * as shared from './index.ts';

const modules = {
  account,
  address,
  analogue,
  bankStatement,
  basket,
  bom,
  calculators,
  cashback,
  category,
  chat,
  colourCode,
  company,
  comparison,
  content,
  customer,
  customerApi,
  customerSignIn,
  delivery,
  favourites,
  feed,
  feedback,
  imports,
  invoice,
  look,
  margin,
  money,
  oneC,
  opening,
  operation,
  order,
  payment,
  product,
  promotion,
  provider,
  quantities,
  quote,
  receipt,
  review,
  searchQuery,
  searches,
  series,
  seriesKit,
  setting,
  site,
  smdCode,
  staff,
  stock,
  translation,
  vat,
  warehouse,
  shared,
};

/** Exported lists of names, such as states and kinds, by module and name. */
const lists = Object.entries(modules).flatMap(([module, exported]) =>
  Object.entries(exported).flatMap(([name, value]: readonly [string, unknown]) =>
    Array.isArray(value) && value.every((entry) => typeof entry === 'string')
      ? [[`${module}: ${name}`, value] as const]
      : [],
  ),
);

test('there are many lists of names', () => expect(lists.length).toBeGreaterThan(60));

/** Names end up in URLs, in the database and in the texts of three languages. */
test.each(lists)('%s has different names, none of them empty', (_, names: readonly string[]) => {
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name === '')).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
