import { bomLineQueries, type BomLineFacts, type NightMark } from '@farad/database/boms/bom-line.queries';
import { bomQueries, type SavedBom } from '@farad/database/boms/bom.queries';
import type { Connection, Tx } from '@farad/database/connection/connect';
import { notificationQueries } from '@farad/database/messages/notification.queries';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { isWanted } from '@farad/domain/account';
import type { HealthFlag } from '@farad/domain/bom';
import type { UnitPrice } from '@farad/domain/money';
import { worseListMail } from '@farad/wording/bom-messages';

import { cabinetUrlOf } from '#core/messages/cabinet-url.ts';
import type { Config } from '#config/config.ts';
import { notifyOnSite } from '#core/messages/notify-on-site.ts';
import type { CountedRow } from './bom/count-bom.ts';
import { loadBom } from './bom/present-bom.ts';

/** Price increase in percent from which customers are notified. */
const jumpPercent = 10;

const notified: readonly HealthFlag[] = ['short_stock', 'lead_time', 'end_of_life', 'obsolete', 'price_missing'];

const listsAtOnce = 50;

const isJump = (before: UnitPrice | null, now: UnitPrice | null): boolean =>
  before !== null && now !== null && now * 100 >= before * (100 + jumpPercent);

/**
 * Returns the current problems of a line. `isNews` = a problem is new: it was not there at the first check, and the
 * owner was not notified of it.
 */
function nightMark(line: BomLineFacts, row: CountedRow): NightMark & { readonly isNews: boolean } {
  const price = row.figures.unitPrice;
  const isFirstLook = line.seenPrice === null && line.seenFlags.length === 0 && line.worse.length === 0;
  const holding = notified.filter((flag) => row.flags.includes(flag));
  if (isFirstLook) return { row: line.row, seenPrice: price, worse: [], seenFlags: holding, isNews: false };
  const jumped: readonly HealthFlag[] = isJump(line.seenPrice, price) ? ['price_changed'] : [];
  const worse = [...holding.filter((flag) => !line.seenFlags.includes(flag)), ...jumped];
  return {
    row: line.row,
    worse,
    seenPrice: line.seenPrice ?? price,
    seenFlags: line.seenFlags.filter((flag) => holding.includes(flag)),
    isNews: worse.some((flag) => !line.worse.includes(flag)),
  };
}

export interface RecheckContext {
  readonly db: Connection['db'];
  readonly config: Pick<Config, 'cabinetUrl' | 'siteUrl'>;
}

interface Told extends Awaited<ReturnType<typeof waysOf>> {
  readonly name: string;
  readonly lines: number;
}

/**
 * Returns the channels (email, site) on which the owner wants to be notified of these problems. The choices for prices
 * and for stock are separate.
 */
async function waysOf(db: RecheckContext['db'], { accountId, email }: SavedBom, news: readonly NightMark[]) {
  const choices = await notificationQueries(db).of(accountId);
  const isAboutPrice = news.some(({ worse }) => worse.includes('price_changed'));
  const isAboutStock = news.some(({ worse }) => worse.some((flag) => flag !== 'price_changed'));
  const wants = (channel: 'email' | 'site'): boolean =>
    (isAboutPrice && isWanted(choices, 'price', channel)) ||
    (isAboutStock && isWanted(choices, 'back_in_stock', channel));
  return { letterTo: wants('email') ? email : null, isOnSite: wants('site') };
}

/** Notifies the owner that lines of a list became worse. It runs in the transaction that stores the problems. */
async function tell(tx: Tx, config: RecheckContext['config'], saved: SavedBom, to: Told): Promise<void> {
  const { name, lines, letterTo, isOnSite } = to;
  const { accountId, id, locale } = saved;
  if (isOnSite) await notifyOnSite(tx, { accountId, chosen: null }, { kind: 'list', name, lines, list: id });
  if (letterTo === null) return;
  const url = `${cabinetUrlOf(config, locale)}/boms/${id}`;
  const mail = worseListMail(locale, { name, lines, url });
  const letter = { kind: 'parts_list', channel: 'email', recipient: letterTo, orderId: null } as const;
  await outboxQueries(tx).add({ ...letter, ...mail });
}

async function recheckOne({ db, config }: RecheckContext, saved: SavedBom): Promise<void> {
  const bom = await bomQueries(db).byId(saved.id);
  if (bom === undefined) return;
  const { counted } = await loadBom(db, bom, saved.coefficient);
  const rows = counted.rows.filter(({ product, status }) => product !== null && status !== 'excluded');
  const marks = rows.flatMap((row) => row.lines.map((line) => ({ ...nightMark(line, row), line })));
  const changed = marks.filter(
    ({ line, seenPrice, worse, seenFlags }) =>
      line.seenPrice !== seenPrice ||
      String(line.worse) !== String(worse) ||
      String(line.seenFlags) !== String(seenFlags),
  );
  if (changed.length === 0) return;
  const news = changed.filter(({ isNews }) => isNews);
  const ways = news.length === 0 ? null : await waysOf(db, saved, news);
  await inTransaction(db, async (tx) => {
    await bomQueries(tx).lock(bom.id);
    await bomLineQueries(tx).mark(bom.id, changed);
    await bomQueries(tx).setWorse(bom.id, marks.filter(({ worse }) => worse.length > 0).length);
    if (ways !== null) await tell(tx, config, saved, { ...ways, name: bom.name, lines: news.length });
  });
}

/**
 * Checks all saved parts lists of customers for problems: too little stock, a price 10 % higher, or a part no longer
 * made. Lines with new problems are marked, and the owner of the list is notified.
 */
export async function recheckBoms(context: RecheckContext): Promise<void> {
  let after = '';
  for (;;) {
    const lists = await bomQueries(context.db).saved(after, listsAtOnce);
    for (const list of lists) await recheckOne(context, list);
    const last = lists.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
