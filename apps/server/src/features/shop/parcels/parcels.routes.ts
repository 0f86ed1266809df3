import { calls } from '@farad/contract/calls';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { handOverParcel, moveParcel, packParcel, removeParcel } from './change-parcels.ts';
import { parcelLabel } from './label.ts';
import { recallParcel } from './recall-parcel.ts';
import { showParcels } from './show-parcels.ts';

const reading: RouteRules = { permission: 'view_orders', rateClass: 'read' };
const managing: RouteRules = { permission: 'pack_orders', rateClass: 'write', bodyLimit: 65_536 };

/** Registers the calls of staff for parcels (product O2, O5, D2). */
export function registerParcels(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.staffParcels, reading, ({ params }) => showParcels(deps, params.number));
  staffRoute(api, deps, calls.packParcel, managing, (context) =>
    packParcel(deps, context, context.params.number, context.body),
  );
  staffRoute(api, deps, calls.handOverParcel, managing, (context) =>
    handOverParcel(deps, context, context.params, context.body),
  );
  staffRoute(api, deps, calls.moveParcel, managing, (context) =>
    moveParcel(deps, context, context.params, context.body.state),
  );
  staffRoute(api, deps, calls.recallParcel, managing, (context) => recallParcel(deps, context, context.params));
  staffRoute(api, deps, calls.removeParcel, managing, (context) => removeParcel(deps, context, context.params));
  staffRoute(api, deps, calls.parcelLabel, { ...reading, permission: 'pack_orders' }, ({ params }) =>
    parcelLabel(deps, params),
  );
}
