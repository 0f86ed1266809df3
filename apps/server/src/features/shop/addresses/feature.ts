import { addressQueries } from '@farad/database/people/address.queries';
import { removedAddressLifeSeconds } from '@farad/domain/address';

import type { Feature } from '#core/feature/feature.ts';
import { registerAddresses } from './addresses.routes.ts';

export const addresses: Feature = {
  routes: registerAddresses,
  retention: [
    {
      name: 'removed addresses',
      drop: (db, ago) => addressQueries(db).deleteRemovedBefore(ago(removedAddressLifeSeconds)),
    },
  ],
};
