import { returnPhotoQueries } from '@farad/database/orders/return-photo.queries';
import { daySeconds } from '@farad/domain/shared';

import type { Feature } from '#core/feature/feature.ts';
import type { Deps } from '#deps.ts';
import { completeOrders } from './complete-orders.ts';
import { lapseOrders } from './lapse-orders.ts';
import { registerOrderChanges } from './changes/order-changes.routes.ts';
import { registerCheckout, type CheckoutNeeds } from './checkout/checkout.routes.ts';
import { registerOrders } from './own/orders.routes.ts';
import type { AddLines } from './own/repeat-order.ts';
import { registerPhoneOrders, type PhoneOrderNeeds } from './phone/phone-orders.routes.ts';

/** Functions of other features that orders use. */
export interface OrderNeeds {
  readonly checkout: CheckoutNeeds;
  readonly phone: PhoneOrderNeeds;
  readonly addLines: AddLines;
}

/** Time for which an uploaded photo waits for its return request. After it, the photo is deleted. */
const waitingPhotoLifeSeconds = daySeconds;

const lapseOrdersTask = 'lapse_orders';

const completeOrdersTask = 'complete_orders';

export const orders = (needs: (deps: Deps) => OrderNeeds): Feature => ({
  routes: (api, deps) => {
    const { checkout, phone, addLines } = needs(deps);
    registerCheckout(api, deps, checkout);
    registerOrderChanges(api, deps);
    registerPhoneOrders(api, deps, phone);
    registerOrders(api, deps, addLines);
  },
  retention: [
    {
      name: 'photos of unsent returns',
      drop: (db, ago) => returnPhotoQueries(db).dropWaitingBefore(ago(waitingPhotoLifeSeconds)),
    },
  ],
  jobs: {
    schedule: [
      { task: lapseOrdersTask, match: '* * * * *' },
      { task: completeOrdersTask, match: '11 * * * *' },
    ],
    tasks: ({ db, config }) => ({
      [lapseOrdersTask]: async () => {
        await lapseOrders({ db, config }, new Date());
      },
      [completeOrdersTask]: async () => {
        await completeOrders({ db, config }, new Date());
      },
    }),
  },
});
