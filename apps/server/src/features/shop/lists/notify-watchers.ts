import { catalogueQueries, type CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import { changeQueries } from '@farad/database/connection/change.queries';
import { advanceCursor, type ChangeCursor } from '@farad/database/connection/change-cursor';
import type { Connection, Tx } from '@farad/database/connection/connect';
import { hookQueries } from '@farad/database/people/hook.queries';
import { notificationQueries } from '@farad/database/messages/notification.queries';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { watchQueries, type WaitingWatch } from '@farad/database/people/watch.queries';
import { isWanted } from '@farad/domain/account';
import { isWatchMet, watchedPrice } from '@farad/domain/favourites';
import { unitPriceToRoubles, type UnitPrice } from '@farad/domain/money';
import { inLocale, textIn } from '@farad/domain/shared';
import { watchedNewsMail, watchedNewsSms } from '@farad/wording/list-messages';

import { notifyOnSite } from '#core/messages/notify-on-site.ts';
import { smsName } from '#core/shop/shop-identity.ts';

type Database = Connection['db'];

/** Number of watches, or of changed products, that are checked together. */
const batchSize = 1000;

/**
 * Number of changes that are read together. An import makes a million changes. Reading all at once would block the
 * thread, which also serves pages.
 */
const changesAtOnce = 4000;

export interface WatchContext {
  readonly db: Database;
  /** URL of the site without a trailing slash. */
  readonly siteUrl: string;
  readonly now: Date;
}

const kind = 'watched_product';

/**
 * Returns how to notify a customer of a watched product: by e-mail, or by SMS if they get no e-mail, and on the site.
 */
async function waysOf(tx: Tx, { accountId, kind: watched, email, phone }: WaitingWatch) {
  const choices = await notificationQueries(tx).of(accountId);
  const about = watched === 'in_stock' ? 'back_in_stock' : 'price';
  const mail = email !== null && isWanted(choices, about, 'email') ? email : null;
  const sms = mail === null && isWanted(choices, about, 'sms') ? phone : null;
  return { mail, sms, chosen: { kind: about, choices }, isSilent: !isWanted(choices, about, 'site') } as const;
}

/** Enqueues the webhooks for the customer's own programs. */
const notifyPrograms = (tx: Tx, { accountId }: WaitingWatch, product: CatalogueProduct, price: UnitPrice, at: Date) =>
  hookQueries(tx).tell({
    accountId,
    companyId: null,
    type: 'stock.back',
    at,
    data: {
      product_id: String(product.id),
      mpn: product.mpn,
      seo: product.seo,
      available: product.available,
      unit_price: unitPriceToRoubles(price),
    },
  });

/**
 * Notifies a customer and ends the watch, in one transaction, so that they are notified once. If the customer has
 * switched off every channel, the watch stays.
 */
function tell({ db, siteUrl, now }: WatchContext, watch: WaitingWatch, product: CatalogueProduct): Promise<void> {
  return inTransaction(db, async (tx) => {
    const price = watchedPrice(product, watch.coefficient);
    const { mail, sms, chosen, isSilent } = await waysOf(tx, watch);
    const isHooked = watch.kind === 'in_stock' && (await hookQueries(tx).isWanted(watch.accountId, 'stock.back'));
    if (price === null || (mail === null && sms === null && isSilent && !isHooked)) return;
    if (!(await watchQueries(tx).markTold(watch.id, now))) return;
    const { locale, accountId, kind: what } = watch;
    const { mpn, seo } = product;
    const address = (path: string): string => siteUrl + inLocale(locale, path);
    const news = {
      kind: what,
      mpn,
      title: textIn(product.title, locale),
      price,
      url: address(`/product/${seo}`),
      stopUrl: address(`/favs/stop?token=${watch.stopToken}`),
    };
    if (isHooked) await notifyPrograms(tx, watch, product, price, now);
    await notifyOnSite(tx, { accountId, chosen }, { kind: 'watch', what, mpn, seo, price });
    const outbox = outboxQueries(tx);
    const to = { kind, orderId: null } as const;
    if (mail !== null) await outbox.add({ ...to, channel: 'email', recipient: mail, ...watchedNewsMail(locale, news) });
    if (sms !== null) {
      const text = watchedNewsSms(locale, await smsName(tx, { siteUrl }), news);
      await outbox.add({ ...to, channel: 'sms', recipient: sms, subject: '', text });
    }
  });
}

async function notifyMet(context: WatchContext, watches: readonly WaitingWatch[]): Promise<void> {
  if (watches.length === 0) return;
  const ids = [...new Set(watches.map((watch) => watch.productId))];
  const products = new Map((await catalogueQueries(context.db).byIds(ids)).map((product) => [product.id, product]));
  for (const watch of watches) {
    const product = products.get(watch.productId);
    if (product && isWatchMet(watch, product, watch.coefficient)) await tell(context, watch, product);
  }
}

/** Checks all watches once. Needed at the first start, and if changes were deleted before they were read. */
async function tellAll(context: WatchContext): Promise<void> {
  let after = 0;
  for (;;) {
    const watches = await watchQueries(context.db).waitingAfter(after, batchSize);
    const last = watches.at(-1);
    if (last === undefined) return;
    await notifyMet(context, watches);
    after = last.id;
  }
}

async function followChanges(context: WatchContext, from: ChangeCursor): Promise<void> {
  const { db } = context;
  let cursor = from;
  for (;;) {
    const changes = await changeQueries(db).since(cursor, changesAtOnce);
    const ids = changes.products.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += batchSize) {
      await notifyMet(context, await watchQueries(db).waitingForProducts(ids.slice(at, at + batchSize)));
    }
    const next = advanceCursor(cursor, changes);
    if (ids.length > 0 || next.gaps.length !== cursor.gaps.length) await watchQueries(db).keepCursor(next);
    cursor = next;
    if (!changes.isMore) return;
  }
}

/**
 * Notifies customers of the events that they watch for (product C13). Only the watches of products that changed since
 * the last run are checked. If the changes are not stored back to that run, all watches are checked.
 */
export async function notifyWatchers(context: WatchContext): Promise<void> {
  const { db } = context;
  const known = await watchQueries(db).cursor();
  if (known !== undefined && known.last >= (await changeQueries(db).prunedTo())) return followChanges(context, known);
  const position = await changeQueries(db).position();
  await tellAll(context);
  await watchQueries(db).keepCursor(position);
}
