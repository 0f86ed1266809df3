import { shopPictureQueries } from '@farad/database/operation/shop-picture.queries';
import { daySeconds } from '@farad/domain/shared';

import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeSettings } from './settings.routes.ts';
import { registerShopPictures } from './shop-pictures.ts';

export const settingsOffice: Feature = {
  routes: (api, deps) => {
    registerBackOfficeSettings(api, deps);
    registerShopPictures(api, deps);
  },
  retention: [{ name: 'unused pictures', drop: (db, ago) => shopPictureQueries(db).removeUnused(ago(daySeconds)) }],
};
