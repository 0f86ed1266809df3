import { apiScopes, type ApiScope } from '@farad/domain/customer-api';

import { calls, type Call, type CallName } from './calls.ts';

/** Calls that an API key may make, by the scope that the key needs. Keys may make no other calls. */
const callsOfScope = {
  search: [
    'prices',
    'products',
    'product',
    'suggest',
    'countProducts',
    'analogues',
    'categories',
    'category',
    'manufacturers',
    'manufacturer',
  ],
  basket: [
    'currentBasket',
    'basket',
    'addToBasket',
    'setBasket',
    'customerBaskets',
    'deleteBasketsOfCustomer',
    'baskets',
    'keepBasket',
    'switchBasket',
    'removeBasket',
  ],
  orders: [
    'quoteOrder',
    'deliveryCities',
    'deliveryPoints',
    'deliveryPoint',
    'placeOrder',
    'orders',
    'order',
    'cancelOrder',
    'repeatOrder',
    'returnOrder',
    'addReturnPhoto',
    'returnPhoto',
    'payOrder',
    'orderPayment',
    'requests',
    'makeRequest',
    'request',
    'declineQuote',
    'hooks',
    'hookDeliveries',
    'replayHookDelivery',
  ],
  documents: ['orderDocuments', 'orderDocument', 'orderLines'],
  boms: [
    'boms',
    'createBom',
    'createBomFromText',
    'matchLines',
    'bom',
    'bomRows',
    'bomMapping',
    'layoutBom',
    'setBom',
    'bomAlternatives',
    'changeBomRow',
    'undoBomChange',
    'rematchBom',
    'bomToBasket',
    'requestBom',
    'exportBom',
    'bomDifference',
    'removeBom',
    'restoreBom',
  ],
  kicad: ['kicadRoot', 'kicadCategories', 'kicadParts', 'kicadPart'],
} as const satisfies Record<ApiScope, readonly CallName[]>;

const scopes = new Map<Call, ApiScope>(
  apiScopes.flatMap((scope) => callsOfScope[scope].map((name) => [calls[name], scope] as const)),
);

/** Returns the scope that an API key needs for a call; null = no key may make this call. */
export const scopeOf = (call: Call): ApiScope | null => scopes.get(call) ?? null;
