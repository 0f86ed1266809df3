import { goodsReportQueries } from '@farad/database/operation/goods-report.queries';

import type { Feature } from '#core/feature/feature.ts';
import { rollUpDays, rollUpLately } from './roll-up-days.ts';
import { registerBackOfficeReports } from './reports.routes.ts';

const rollUpDaysTask = 'roll_up_days';

const rollUpLatelyTask = 'roll_up_lately';

const countStockTask = 'count_stock_value';

export const reportsOffice: Feature = {
  routes: registerBackOfficeReports,
  jobs: {
    schedule: [
      { task: rollUpDaysTask, match: '*/5 * * * *' },
      { task: rollUpLatelyTask, match: '37 1 * * *' },
      { task: countStockTask, match: '11 * * * *' },
    ],
    tasks: ({ db }) => ({
      [rollUpDaysTask]: () => rollUpDays(db, new Date()),
      [rollUpLatelyTask]: () => rollUpLately(db, new Date()),
      [countStockTask]: () => goodsReportQueries(db).countStock(new Date()),
    }),
  },
};
