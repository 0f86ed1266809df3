import { calls } from '@farad/contract/calls';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { settingKeys } from '@farad/domain/setting';
import { fail, ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { carrierState, previewDelivery, testCarrier } from './carrier.ts';
import { maySet, restoreSetting, setSetting, showSetting } from './change-setting.ts';
import { deliveryTowns } from './delivery-towns.ts';
import { listTemplates, originOf, testMessage } from './messages.ts';

const reading: RouteRules = { permission: 'manage_settings', rateClass: 'read' };
const setting: RouteRules = { permission: 'manage_settings', rateClass: 'write', bodyLimit: 1_048_576 };

/** Registers the calls for settings of delivery, payment and limits. */
export function registerBackOfficeSettings(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.shopSetting, reading, async (context) => {
    const key = settingKeys.find((known) => known === context.params.key);
    if (key === undefined) return fail({ code: 'not_found' });
    return maySet(context, key) ? ok(await showSetting(deps.db, deps.config, key)) : fail({ code: 'forbidden' });
  });
  staffRoute(api, deps, calls.setSetting, setting, async (context) => {
    const { setting: wanted, seen } = context.body;
    if (!maySet(context, wanted.key)) return fail({ code: 'forbidden' });
    return setSetting(deps, context, wanted, seen);
  });
  staffRoute(api, deps, calls.restoreSetting, setting, async (context) =>
    maySet(context, context.body.key) ? restoreSetting(deps, context, context.body) : fail({ code: 'forbidden' }),
  );
  staffRoute(api, deps, calls.messageTemplates, reading, async () => {
    const { texts } = await settingQueries(deps.db).value('messages');
    return ok(listTemplates(texts, await originOf(deps.db, deps.config)));
  });
  staffRoute(api, deps, calls.testMessage, setting, (context) =>
    testMessage(deps, context, context.body, context.locale),
  );
  staffRoute(api, deps, calls.previewDelivery, setting, ({ body }) => previewDelivery(deps, body));
  staffRoute(api, deps, calls.deliveryTowns, reading, async () => ok(await deliveryTowns(deps)));
  staffRoute(api, deps, calls.carrierState, reading, async () => ok(await carrierState(deps)));
  staffRoute(api, deps, calls.testCarrier, setting, async (context) => ok(await testCarrier(deps, context)));
}
