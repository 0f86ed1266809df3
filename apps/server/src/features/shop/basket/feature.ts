import { basketQueries } from '@farad/database/basket/basket.queries';
import { severalBasketsQueries } from '@farad/database/basket/several-baskets.queries';
import { deletedBasketLifeSeconds } from '@farad/domain/basket';
import { guestBasketLifeSeconds } from '@farad/domain/site';

import type { Feature } from '#core/feature/feature.ts';
import { registerBasketLists } from './basket-lists.routes.ts';
import { registerBasket } from './basket.routes.ts';
import { registerSeveralBaskets } from './several-baskets.routes.ts';

export const basket: Feature = {
  routes: (api, deps, drawing) => {
    registerBasket(api, deps);
    registerSeveralBaskets(api, deps);
    registerBasketLists(api, deps, drawing);
  },
  retention: [
    { name: 'guest baskets', drop: (db, ago) => basketQueries(db).deleteGuestsBefore(ago(guestBasketLifeSeconds)) },
    {
      name: 'deleted baskets',
      drop: (db, ago) => severalBasketsQueries(db).deleteRemovedBefore(ago(deletedBasketLifeSeconds)),
    },
    { name: 'basket shares', drop: (db, ago) => basketQueries(db).deleteSharesBefore(ago(0)) },
  ],
};
