import { catalogueQueries, type CatalogueProduct } from '@farad/database/catalogue.queries';
import { changeQueries } from '@farad/database/change.queries';
import { advanceCursor, type ChangeCursor } from '@farad/database/change-cursor';
import type { Connection, Handle } from '@farad/database/connect';
import { notificationQueries } from '@farad/database/notification.queries';
import { outboxQueries } from '@farad/database/outbox.queries';
import { inTransaction } from '@farad/database/transaction';
import { watchQueries, type WaitingWatch } from '@farad/database/watch.queries';
import { isWanted, type NotificationChannel } from '@farad/domain/account';
import { isWatchMet, watchedPrice } from '@farad/domain/favourites';
import { inLocale } from '@farad/domain/shared';
import { watchedNewsMail, watchedNewsSms } from '@farad/wording/list-messages';

type Database = Connection['db'];

/** Watches, or changed products, that are looked at in one go. */
const batchSize = 1000;

export interface WatchContext {
  readonly db: Database;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly now: Date;
}

const kind = 'watched_product';

/** Where to tell of a watch: a letter rather than an SMS, as its customer wants; undefined: in no way now. */
async function wayOf(tx: Handle, { accountId, kind: watched, email, phone }: WaitingWatch) {
  const choices = await notificationQueries(tx).of(accountId);
  const wants = (channel: NotificationChannel): boolean =>
    isWanted(choices, watched === 'in_stock' ? 'back_in_stock' : 'price', channel);
  if (email !== null && wants('email')) return { channel: 'email', recipient: email } as const;
  if (phone !== null && wants('sms')) return { channel: 'sms', recipient: phone } as const;
  return undefined;
}

/**
 * The message and the end of the watch are one transaction: it is told once, whatever happens. One whose customer wants
 * no such messages waits on.
 */
function tell({ db, siteUrl, now }: WatchContext, watch: WaitingWatch, product: CatalogueProduct): Promise<void> {
  return inTransaction(db, async (tx) => {
    const price = watchedPrice(product, watch.coefficient);
    const way = price === null ? undefined : await wayOf(tx, watch);
    if (price === null || way === undefined || !(await watchQueries(tx).markTold(watch.id, now))) return;
    const { locale } = watch;
    const address = (path: string): string => siteUrl + inLocale(locale, path);
    const news = {
      kind: watch.kind,
      mpn: product.mpn,
      title: product.title[locale],
      price,
      url: address(`/product/${product.seo}`),
      stopUrl: address(`/favs/stop?token=${watch.stopToken}`),
    };
    const outbox = outboxQueries(tx);
    const said =
      way.channel === 'email' ? watchedNewsMail(locale, news) : { subject: '', text: watchedNewsSms(locale, news) };
    await outbox.add({ kind, ...way, ...said, orderId: null });
  });
}

async function tellMet(context: WatchContext, watches: readonly WaitingWatch[]): Promise<void> {
  if (watches.length === 0) return;
  const ids = [...new Set(watches.map((watch) => watch.productId))];
  const products = new Map((await catalogueQueries(context.db).byIds(ids)).map((product) => [product.id, product]));
  for (const watch of watches) {
    const product = products.get(watch.productId);
    if (product && isWatchMet(watch, product, watch.coefficient)) await tell(context, watch, product);
  }
}

/** Looks at every watch once: at the first start, and where changes were dropped before they were followed. */
async function tellAll(context: WatchContext): Promise<void> {
  let after = 0;
  for (;;) {
    const watches = await watchQueries(context.db).waitingAfter(after, batchSize);
    const last = watches.at(-1);
    if (last === undefined) return;
    await tellMet(context, watches);
    after = last.id;
  }
}

async function followChanges(context: WatchContext, from: ChangeCursor): Promise<void> {
  const { db } = context;
  let cursor = from;
  for (;;) {
    const changes = await changeQueries(db).since(cursor);
    const ids = changes.products.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += batchSize) {
      await tellMet(context, await watchQueries(db).waitingForProducts(ids.slice(at, at + batchSize)));
    }
    const next = advanceCursor(cursor, changes);
    if (ids.length > 0 || next.gaps.length !== cursor.gaps.length) await watchQueries(db).keepCursor(next);
    cursor = next;
    if (!changes.isMore) return;
  }
}

/**
 * Tells customers what they waited for (product C13): reads which products changed since the last time, and of the
 * watches only those on these products.
 */
export async function tellWatchers(context: WatchContext): Promise<void> {
  const { db } = context;
  const known = await watchQueries(db).cursor();
  if (known !== undefined && known.last >= (await changeQueries(db).prunedTo())) return followChanges(context, known);
  const position = await changeQueries(db).position();
  await tellAll(context);
  await watchQueries(db).keepCursor(position);
}
