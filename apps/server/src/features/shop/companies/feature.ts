import { companyInvitationQueries } from '@farad/database/people/company-invitation.queries';
import { overInvitationLifeSeconds } from '@farad/domain/company';

import type { Feature } from '#core/feature/feature.ts';
import { registerCompanies } from './companies.routes.ts';

export const companies: Feature = {
  routes: registerCompanies,
  retention: [
    {
      name: 'invitations',
      drop: (db, ago) => companyInvitationQueries(db).deleteBefore(ago(overInvitationLifeSeconds)),
    },
  ],
};
