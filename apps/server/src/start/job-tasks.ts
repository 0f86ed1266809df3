import { boughtTogetherQueries } from '@farad/database/catalogue/bought-together.queries';
import { tellChatAnswerTask } from '@farad/database/messages/chat.queries';
import { jobQueries } from '@farad/database/operation/job.queries';
import { deliverMessageTask, outboxQueries } from '@farad/database/messages/outbox.queries';
import { searchCountQueries } from '@farad/database/catalogue/search-count.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { readWebhookTask } from '@farad/database/people/webhook.queries';
import { moscowDay } from '@farad/domain/delivery';
import { z } from 'zod';

import { bomSchedule, bomTasks, type BomJobsContext } from '../features/shop/boms/bom-jobs.ts';
import { openDrawing, type Drawing } from '../core/documents/open-drawing.ts';
import type { HookJobsContext } from '../features/shop/customer-api/deliver-hook.ts';
import { hookSchedule, hookTasks } from '../features/shop/customer-api/hook-jobs.ts';
import { carryOnAll } from '../features/office/prices/carry-on.ts';
import { importSchedule, importTasks } from '../import-work/import-jobs.ts';
import type { ScheduleContext } from '../import/orders/fetch-due.ts';
import type { PaymentDeps } from '../features/shop/payments/provider/payment-account.ts';
import { reconcilePayments, sweepPayments } from '../features/shop/payments/provider/payment-jobs.ts';
import { readWebhook } from '../features/shop/payments/provider/webhooks.ts';
import { parcelSchedule, parcelTasks, type ParcelJobsContext } from '../features/shop/parcels/parcel-jobs.ts';
import { completeOrders } from '../jobs/complete-orders.ts';
import { deliverMessage, type Carriers } from '../jobs/deliver-message.ts';
import type { JobTasks } from '../core/jobs/job-task.ts';
import type { ScheduledTask } from '../core/jobs/lane.ts';
import { checkLedger } from '../jobs/check-ledger.ts';
import { eraseAccounts } from '../jobs/erase-accounts.ts';
import { expireBonuses } from '../jobs/expire-bonuses.ts';
import { expireQuotes } from '../jobs/expire-quotes.ts';
import { rollUpDays, rollUpLately } from '../jobs/roll-up-days.ts';
import { checkSmsBalance, followSms, type SmsFollowing } from '../jobs/follow-sms.ts';
import { lapseOrders } from '../jobs/lapse-orders.ts';
import { sweep } from '../jobs/sweep.ts';
import { tellChatAnswer } from '../jobs/tell-chat-answer.ts';
import { tellWatchers } from '../jobs/tell-watchers.ts';

const EventPayload = z.object({ eventId: z.number() });

const sweepPaymentsTask = 'sweep_payments';

const reconcilePaymentsTask = 'reconcile_payments';

const ChatPayload = z.object({ chatId: z.number() });

const DeliverPayload = z.object({ outboxId: z.number() });

const sweepTask = 'sweep';

const countBoughtTogetherTask = 'count_bought_together';

const countSearchesTask = 'count_searches';

const tellWatchersTask = 'tell_watchers';

const eraseAccountsTask = 'erase_accounts';

const lapseOrdersTask = 'lapse_orders';

const expireQuotesTask = 'expire_quotes';

const expireBonusesTask = 'expire_bonuses';

const completeOrdersTask = 'complete_orders';

const checkLedgerTask = 'check_ledger';

const rollUpDaysTask = 'roll_up_days';

const rollUpLatelyTask = 'roll_up_lately';

const changePricesTask = 'change_prices';

const repairDeliveriesTask = 'repair_deliveries';

const followSmsTask = 'follow_sms';

const checkSmsBalanceTask = 'check_sms_balance';

/** Longer than any delivery: SMS and letters have timeouts of ten seconds. */
const deliveryMsMax = 2 * 60_000;

/** Longer than any job. */
const jobMsMax = 3_600_000;

/** The scheduled jobs. */
export const jobSchedule: readonly ScheduledTask[] = [
  { task: sweepTask, match: '17 * * * *' },
  { task: eraseAccountsTask, match: '29 * * * *' },
  { task: repairDeliveriesTask, match: '* * * * *' },
  { task: lapseOrdersTask, match: '* * * * *' },
  { task: rollUpDaysTask, match: '*/5 * * * *' },
  { task: rollUpLatelyTask, match: '37 1 * * *' },
  { task: changePricesTask, match: '* * * * *' },
  { task: expireQuotesTask, match: '* * * * *' },
  { task: expireBonusesTask, match: '7 1 * * *' },
  { task: completeOrdersTask, match: '11 * * * *' },
  { task: checkLedgerTask, match: '13 2 * * *' },
  { task: sweepPaymentsTask, match: '* * * * *' },
  { task: reconcilePaymentsTask, match: '23 * * * *' },
  { task: tellWatchersTask, match: '* * * * *' },
  { task: countBoughtTogetherTask, match: '41 * * * *' },
  { task: countSearchesTask, match: '*/5 * * * *' },
  { task: followSmsTask, match: '* * * * *' },
  { task: checkSmsBalanceTask, match: '3 * * * *' },
  ...parcelSchedule,
  ...bomSchedule,
  ...importSchedule,
  ...hookSchedule,
];

export type JobsContext = Omit<Carriers, 'drawing'> &
  PaymentDeps &
  ParcelJobsContext &
  BomJobsContext &
  HookJobsContext &
  ScheduleContext & {
    readonly sms: SmsFollowing['sms'];
    readonly config: SmsFollowing['config'] & Carriers['config'];
    /** Without a trailing slash. */
    readonly siteUrl: string;
  };

const tasksOf = ({ db, siteUrl, config, log, ...carriers }: JobsContext, drawing: Drawing): JobTasks => ({
  [deliverMessageTask]: async (payload) =>
    deliverMessage(db, { ...carriers, config, drawing }, DeliverPayload.parse(payload).outboxId),
  [repairDeliveriesTask]: async () => {
    const jobs = jobQueries(db);
    await jobs.freeDeadWorkers(new Date(Date.now() - deliveryMsMax), [deliverMessageTask]);
    await jobs.freeDeadWorkers(new Date(Date.now() - jobMsMax), null);
    await outboxQueries(db).buryAbandoned();
  },
  [followSmsTask]: () => followSms({ db, sms: carriers.sms }, new Date()),
  [checkSmsBalanceTask]: () => checkSmsBalance({ db, sms: carriers.sms, log, config }, new Date()),
  [countBoughtTogetherTask]: () => boughtTogetherQueries(db).recount(),
  [countSearchesTask]: () => inTransaction(db, (tx) => searchCountQueries(tx).recount(moscowDay(new Date()))),
  [tellWatchersTask]: () => tellWatchers({ db, siteUrl, now: new Date() }),
  [tellChatAnswerTask]: (payload) =>
    tellChatAnswer({ db, siteUrl, now: new Date() }, ChatPayload.parse(payload).chatId),
  [lapseOrdersTask]: async () => {
    await lapseOrders({ db, config }, new Date());
  },
  [expireQuotesTask]: async () => {
    await expireQuotes({ db, config }, new Date());
  },
  [rollUpDaysTask]: () => rollUpDays(db, new Date()),
  [rollUpLatelyTask]: () => rollUpLately(db, new Date()),
  [changePricesTask]: () => carryOnAll(db, new Date()),
  [expireBonusesTask]: () => expireBonuses(db, new Date()),
  [completeOrdersTask]: async () => {
    await completeOrders({ db, config }, new Date());
  },
  [checkLedgerTask]: async () => {
    await checkLedger(db, log, new Date());
  },
  [eraseAccountsTask]: () => eraseAccounts(db, new Date()),
  [sweepTask]: () => sweep(db, new Date()),
});

/** Returns every kind of job of this program. */
export const jobTasks = (context: JobsContext): JobTasks => ({
  ...tasksOf(context, openDrawing()),
  ...parcelTasks(context),
  ...bomTasks(context),
  ...importTasks(context),
  ...hookTasks(context),
  [readWebhookTask]: async (payload) => readWebhook(context, EventPayload.parse(payload).eventId),
  [sweepPaymentsTask]: () => sweepPayments(context),
  [reconcilePaymentsTask]: () => reconcilePayments(context),
});
