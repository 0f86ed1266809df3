import { auditQueries } from '@farad/database/staff/audit.queries';
import { staffSessionQueries, staffTryQueries } from '@farad/database/staff/staff-session.queries';
import { staffLimits } from '@farad/domain/staff';

import type { Feature } from '#core/feature/feature.ts';
import { registerStaff } from './staff.routes.ts';

export const staffOffice: Feature = {
  routes: registerStaff,
  retention: [
    {
      name: 'staff sessions',
      drop: (db, ago) => staffSessionQueries(db).deleteOver(ago(0), ago(staffLimits.sessionIdleSeconds)),
    },
    {
      name: 'staff sign-in tries',
      drop: (db, ago) => staffTryQueries(db).deleteBefore(ago(staffLimits.triesWindowSeconds)),
    },
    { name: 'audit log', drop: (db, ago) => auditQueries(db).deleteBefore(ago(staffLimits.auditLifeSeconds)) },
  ],
};
