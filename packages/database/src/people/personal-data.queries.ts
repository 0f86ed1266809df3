import { sql, type RawBuilder } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { isOneOf, openStatuses } from '../statuses/order-status-sql.ts';

type Rows = RawBuilder<{ readonly record: Readonly<Record<string, unknown>> }>;

/**
 * Queries of all data stored about one person, by kind. The export returns these data; the erasure deletes or
 * anonymises them. Records of sign-in are left out, because they name a phone or email address only by a keyed hash.
 * Sent codes, with IP addresses, are deleted after a day.
 */
const recordsOf = (accountId: number): Readonly<Record<string, Rows>> => ({
  account: sql`select jsonb_build_object('phone', phone, 'email', email, 'username', username, 'name', name,
      'surname', surname, 'locale', locale, 'created_at', created_at, 'delete_at', delete_at) as record
    from account where id = ${accountId}`,
  sessions: sql`select jsonb_build_object('user_agent', user_agent, 'created_at', created_at,
      'last_seen_at', last_seen_at) as record from session where account_id = ${accountId} order by created_at`,
  consents: sql`select jsonb_build_object('kind', kind, 'version', version, 'locale', locale, 'given_at', given_at,
      'withdrawn_at', withdrawn_at) as record from consent where account_id = ${accountId} order by id`,
  orders: sql`select jsonb_build_object('number', number, 'status', status, 'created_at', created_at,
      'contact', contact, 'delivery', delivery, 'payment_method', payment_method, 'comment', comment,
      'consents', consents, 'utm', utm, 'coupon', coupon_code, 'total_roubles', total_kopecks / 100.0, 'lines', (
        select jsonb_agg(jsonb_build_object('mpn', mpn, 'brand', brand, 'quantity', quantity, 'note', note,
          'total_roubles', line.total_kopecks / 100.0) order by position) from order_line line where order_id = orders.id
      ), 'company', company, 'approval', approval) as record from orders where account_id = ${accountId} order by id`,
  payments: sql`select jsonb_build_object('order', orders.number, 'method', method, 'state', state,
      'amount_roubles', amount_kopecks / 100.0, 'receipt_goes_to', request->'receipt'->'customer',
      'created_at', payment.created_at, 'refunds', (select jsonb_agg(jsonb_build_object('state', refund.state,
        'amount_roubles', refund.amount_kopecks / 100.0, 'reason', note) order by refund.id)
        from refund where payment_id = payment.id)) as record
    from payment join orders on orders.id = payment.order_id where orders.account_id = ${accountId} order by payment.id`,
  refunds_by_office: sql`select jsonb_build_object('order', orders.number, 'way', way, 'state', refund.state,
      'amount_roubles', amount_kopecks / 100.0, 'payee', payee, 'reason', note, 'created_at', refund.created_at) as record
    from refund join orders on orders.id = order_id
    where orders.account_id = ${accountId} and way <> 'provider' order by refund.id`,
  invoices: sql`select jsonb_build_object('number', sequence, 'version', invoice.version, 'order', orders.number,
      'issued_at', issued_at, 'buyer', buyer) as record
    from invoice join orders on orders.id = invoice.order_id
    where orders.account_id = ${accountId} order by invoice.id`,
  transfer_documents: sql`select jsonb_build_object('number', sequence, 'order', orders.number, 'handed_at', handed_at,
      'buyer', buyer) as record
    from upd join orders on orders.id = upd.order_id where orders.account_id = ${accountId} order by upd.id`,
  returns: sql`select jsonb_build_object('order', orders.number, 'reason', wanted.reason, 'comment', wanted.comment,
      'state', wanted.state, 'answer', wanted.answer, 'created_at', wanted.created_at,
      'photos', (select count(*) from order_return_photo where return_id = wanted.id), 'lines', (
        select jsonb_agg(jsonb_build_object('mpn', product.mpn, 'quantity', quantity) order by product.mpn)
        from order_return_line line join product on product.id = line.product_id where return_id = wanted.id
      )) as record
    from order_return wanted join orders on orders.id = wanted.order_id
    where wanted.account_id = ${accountId} order by wanted.id`,
  cancel_wishes: sql`select jsonb_build_object('order', orders.number, 'reason', wish.reason, 'state', wish.state,
      'answer', wish.answer, 'created_at', wish.created_at) as record
    from order_cancel_wish wish join orders on orders.id = wish.order_id
    where wish.account_id = ${accountId} order by wish.id`,
  addresses: sql`select jsonb_build_object('label', label, 'city', city, 'street', street, 'house', house, 'flat', flat,
      'postcode', postcode, 'comment', comment, 'recipient', recipient, 'phone', phone, 'created_at', created_at,
      'removed_at', removed_at) as record from address where account_id = ${accountId} order by id`,
  pickup_points: sql`select jsonb_build_object('point', point, 'chosen_at', chosen_at) as record
    from pickup_choice where account_id = ${accountId} order by chosen_at`,
  notification_choices: sql`select jsonb_build_object('kind', kind, 'channel', channel, 'is_on', is_on) as record
    from notification_choice where account_id = ${accountId} order by kind, channel`,
  site_notifications: sql`select jsonb_build_object('kind', kind, 'data', data, 'at', at, 'read_at', read_at) as record
    from inbox_entry where account_id = ${accountId} order by id`,
  bonuses: sql`select jsonb_build_object('kind', kind, 'roubles', roubles, 'reason', reason, 'order', orders.number,
      'at', at, 'expires_at', expires_at) as record
    from bonus_entry left join orders on orders.id = bonus_entry.order_id
    where bonus_entry.account_id = ${accountId} order by bonus_entry.id`,
  shop_notes: sql`select jsonb_build_object('text', text, 'at', at) as record
    from customer_note where account_id = ${accountId} order by id`,
  order_notes: sql`select jsonb_build_object('order', orders.number, 'text', note.text, 'at', note.at) as record
    from order_note note join orders on orders.id = note.order_id
    where orders.account_id = ${accountId} order by note.id`,
  messages: sql`select jsonb_build_object('kind', outbox.kind, 'channel', channel, 'recipient', recipient,
      'subject', subject, 'text', text, 'created_at', outbox.created_at) as record
    from outbox, account where account.id = ${accountId}
      and (outbox.account_id = ${accountId} or recipient in (account.phone, account.email))
    order by outbox.id`,
  basket: sql`select jsonb_build_object('basket', basket.name, 'mpn', product.mpn, 'quantity', line.quantity, 'note', line.note) as record
    from basket join basket_line line on line.basket_id = basket.id join product on product.id = line.product_id
    where basket.account_id = ${accountId} order by basket.name, product.mpn`,
  shared_baskets: sql`select jsonb_build_object('created_at', share.created_at, 'expires_at', expires_at, 'lines', (
        select jsonb_agg(jsonb_build_object('mpn', product.mpn, 'quantity', line.quantity, 'note', note) order by position)
        from basket_share_line line join product on product.id = line.product_id where share_id = share.id
      )) as record from basket_share share where account_id = ${accountId} order by share.id`,
  favourites: sql`select jsonb_build_object('list', list.name, 'mpn', product.mpn, 'quantity', favourite.quantity,
      'note', favourite.note, 'added_at', favourite.added_at) as record
    from favourite join favourite_list list on list.id = favourite.list_id
      join product on product.id = favourite.product_id
    where favourite.account_id = ${accountId} order by favourite.added_at`,
  comparison: sql`select jsonb_build_object('mpn', product.mpn) as record
    from comparison_item item join product on product.id = item.product_id
    where item.account_id = ${accountId} order by item.position`,
  watches: sql`select jsonb_build_object('mpn', product.mpn, 'kind', watch.kind, 'created_at', watch.created_at,
      'told_at', watch.told_at) as record
    from watch join product on product.id = watch.product_id where watch.account_id = ${accountId} order by watch.id`,
  reviews: sql`select jsonb_build_object('mpn', product.mpn, 'author_name', author_name, 'rating', rating, 'text', text,
      'pros', pros, 'cons', cons, 'created_at', review.created_at) as record
    from review join product on product.id = review.product_id where account_id = ${accountId} order by review.id`,
  questions: sql`select jsonb_build_object('mpn', product.mpn, 'author_name', author_name, 'text', text,
      'created_at', question.created_at) as record
    from question join product on product.id = question.product_id where account_id = ${accountId} order by question.id`,
  answers: sql`select jsonb_build_object('author_name', author_name, 'text', text, 'created_at', created_at) as record
    from answer where account_id = ${accountId} order by id`,
  shop_reviews: sql`select jsonb_build_object('author_name', author_name, 'rating', rating, 'text', text,
      'answer', answer, 'created_at', created_at) as record from shop_review where account_id = ${accountId}`,
  chats: sql`select jsonb_build_object('state', state, 'email', email, 'created_at', created_at, 'messages', (
        select jsonb_agg(jsonb_build_object('kind', kind, 'text', text, 'page', page, 'at', at) order by seq)
        from chat_message where chat_id = chat.id and kind in ('customer', 'staff'))) as record
    from chat where account_id = ${accountId} order by id`,
  letters: sql`select jsonb_build_object('number', number, 'subject', subject, 'text', text, 'name', name, 'email', email,
      'phone', phone, 'order', order_number, 'state', state, 'created_at', created_at, 'entries', (
        select jsonb_agg(jsonb_build_object('kind', kind, 'text', entry.text, 'at', at) order by entry.id)
        from feedback_entry entry where feedback_id = feedback.id)) as record
    from feedback where account_id = ${accountId} order by id`,
  requests: sql`select jsonb_build_object('number', number, 'email', email, 'phone', phone, 'comment', comment,
      'wished_on', wished_on, 'state', state, 'reason', reason, 'created_at', created_at, 'lines', (
        select jsonb_agg(jsonb_build_object('part', part, 'maker', maker, 'quantity', quantity, 'note', note)
          order by position) from request_line where request_id = request.id
      )) as record from request where account_id = ${accountId} order by id`,
  parts_lists: sql`select jsonb_build_object('name', name, 'tags', tags, 'created_at', created_at,
      'changed_at', changed_at, 'removed_at', removed_at, 'shared_until', (select expires_at from bom_share
        where bom_share.bom_id = bom.id), 'boards', (
        select jsonb_agg(jsonb_build_object('name', bom_board.name, 'count', count, 'file', file_name,
          'revision', bom_revision.revision, 'lines', (
            select jsonb_agg(jsonb_build_object('line', line, 'product', product.mpn, 'action', action) order by row)
            from bom_line left join product on product.id = bom_line.product_id
            where bom_line.bom_id = bom.id and bom_line.board = bom_revision.board
              and bom_line.revision = bom_revision.revision)) order by bom_board.board, bom_revision.revision)
        from bom_board join bom_revision using (bom_id, board) where bom_board.bom_id = bom.id)) as record
    from bom where account_id = ${accountId} order by created_at`,
  parts_choices: sql`select jsonb_build_object('product', product.mpn, 'at', at) as record
    from bom_choice join product on product.id = bom_choice.product_id
    where bom_choice.account_id = ${accountId} order by bom_choice.id`,
  parts_columns: sql`select jsonb_build_object('headers', key, 'columns', choices, 'at', at) as record
    from bom_header_set where account_id = ${accountId} order by id`,
  api_keys: sql`select jsonb_build_object('name', api_key.name, 'company', company.name, 'ends_with', token_end,
      'scopes', scopes, 'created_at', api_key.created_at, 'last_used_at', last_used_at, 'revoked_at', revoked_at) as record
    from api_key left join company on company.id = api_key.company_id
    where account_id = ${accountId} order by api_key.id`,
  webhooks: sql`select jsonb_build_object('url', url, 'events', events, 'created_at', created_at, 'deliveries', (
        select jsonb_agg(jsonb_build_object('type', event.type, 'at', event.at, 'data', event.data, 'status', status,
          'answer', answer) order by delivery.id)
        from hook_delivery delivery join hook_event event on event.id = delivery.event_id where hook_id = hook.id
      )) as record from hook where account_id = ${accountId} order by created_at`,
  own_stock: sql`select jsonb_build_object('product', product.mpn, 'quantity', quantity) as record
    from own_stock join product on product.id = own_stock.product_id
    where own_stock.account_id = ${accountId} order by product.mpn`,
  companies: sql`select jsonb_build_object('inn', company.inn, 'name', company.name, 'role', member.role,
      'order_limit_roubles', member.order_limit_kopecks / 100.0, 'joined_at', member.joined_at) as record
    from company_member member join company on company.id = member.company_id
    where member.account_id = ${accountId} order by member.joined_at`,
  company_invitations: sql`select jsonb_build_object('inn', company.inn, 'role', invitation.role,
      'created_at', invitation.created_at, 'expires_at', invitation.expires_at) as record
    from company_invitation invitation join company on company.id = invitation.company_id, account
    where account.id = ${accountId} and (invitation.phone = account.phone or invitation.email = account.email)
    order by invitation.id`,
});

// Delivery address for a courier, without personal data. The city of the delivery is kept elsewhere in the order, as
// the price depends on it.
const nobodysDoor = JSON.stringify({
  city: '',
  street: '',
  house: '',
  flat: '',
  postcode: '',
  recipient: '',
  comment: '',
  phone: null,
});

// Returns a statement that erases the buyer's personal data in their orders and ends public links. The orders stay,
// because accounting requires them.
const anonymiseOrders = (accountId: number, now: Date) => sql`update orders set
  contact = '{"name":"","surname":"","phone":"","email":""}', comment = '', utm = '{}', public_token_expires_at = ${now},
  company = company - 'accountantEmail',
  delivery = case when delivery->>'kind' = 'courier' then delivery || jsonb_build_object('address', '', 'door', ${nobodysDoor}::jsonb)
    else delivery end
  where account_id = ${accountId}`;

// Returns statements that erase the addresses in requests for receipts, and reports of providers about the person's
// payments.
const anonymisePayments = (accountId: number) => {
  const own = sql`order_id in (select id from orders where account_id = ${accountId})`;
  const ownRefunds = sql`select refund.id from refund join orders on orders.id = order_id
    where account_id = ${accountId} and company is null`;
  const nobody = sql`jsonb_set(request, '{receipt,customer}', '{}')`;
  return [
    sql`delete from webhook_event where object_id in (select provider_id from payment where ${own}
      union all select provider_id from refund where ${own})`,
    sql`update payment set request = ${nobody} where ${own}`,
    sql`update refund set request = ${nobody}, note = '', withdrawn_because = '' where ${own}`,
    sql`update receipt set request = ${nobody} where ${own} and request is not null`,
    // These statements erase bank accounts of persons who got refunds. A company's bank account is no personal data.
    sql`update bank_debit set payee_account = 'erased ' || id, purpose = '' where refund_id in (${ownRefunds})`,
    sql`update refund set payee = '{}' where payee is not null and id in (${ownRefunds})`,
  ];
};

// Returns a statement that deletes messages to the person's present and former addresses, and about their orders.
// Messages about chats, letters and requests are deleted together with these.
const dropMessages = (accountId: number) => sql`delete from outbox using account where account.id = ${accountId}
  and (outbox.account_id = ${accountId} or recipient in (account.phone, account.email)
    or order_id in (select id from orders where account_id = ${accountId}))`;

// Returns statements that erase the person's reasons for cancelling and returning, photos of returned goods and notes
// on order lines. They also erase what staff wrote: answers, notes and reasons for changes.
const dropReasons = (accountId: number) => [
  sql`update order_event set reason = '' where reason <> '' and (account_id = ${accountId}
    or order_id in (select id from orders where account_id = ${accountId}))`,
  sql`update order_change set reason = '' from orders
    where orders.id = order_id and orders.account_id = ${accountId} and reason <> ''`,
  sql`update order_cancel_wish set reason = '', answer = '' where account_id = ${accountId}`,
  sql`update order_return set comment = '', answer = '' where account_id = ${accountId}`,
  sql`delete from order_return_photo where account_id = ${accountId}`,
  sql`update order_line set note = '' from orders where orders.id = order_id and account_id = ${accountId} and note <> ''`,
  sql`delete from order_note using orders where orders.id = order_note.order_id and orders.account_id = ${accountId}`,
];

const dropGrants = (accountId: number) => sql`delete from login_grant using account where account.id = ${accountId}
  and destination in (account.phone, account.email)`;

const dropInvitations = (accountId: number) => sql`delete from company_invitation invitation using account
  where account.id = ${accountId} and (invitation.phone = account.phone or invitation.email = account.email)`;

const dropRequests = (accountId: number) => sql`delete from request using account
  where account.id = ${accountId} and request.account_id is null
    and (request.phone = account.phone or request.email = account.email)`;

const dropGuestChats = (accountId: number) => sql`delete from chat using account
  where account.id = ${accountId} and chat.account_id is null and chat.email = account.email`;

const dropLetters = (accountId: number) => sql`delete from feedback using account
  where account.id = ${accountId} and feedback.account_id is null
    and (feedback.phone = account.phone or feedback.email = account.email)`;

/**
 * Deletes companies of which the person is the only owner. Locks the companies, so that members cannot change
 * meanwhile.
 */
async function dropOwnedCompanies(handle: Handle, accountId: number): Promise<void> {
  const owned = sql`select company_id from company_member where account_id = ${accountId} and role = 'owner'`;
  await sql`select from company where id in (${owned}) order by id for update`.execute(handle);
  await sql`delete from company where id in (${owned}) and not exists (select from company_member other
    where other.company_id = company.id and other.account_id <> ${accountId} and other.role = 'owner')`.execute(handle);
}

const ownTables = [
  'session',
  'consent',
  'basket',
  'basket_share',
  'favourite_list',
  'bom',
  'bom_choice',
  'bom_header_set',
  'api_key',
  'hook',
  'own_stock',
  'comparison_item',
  'watch',
  'review',
  'question',
  'answer',
  'shop_review',
  'chat',
  'feedback',
  'request',
  'company_member',
  'customer_note',
  'address',
  'pickup_choice',
  'notification_choice',
  'inbox_entry',
] as const;

const emptyAccount = (accountId: number, now: Date) => sql`update account set phone = null, email = null,
  username = 'deleted ' || id, name = '', surname = '', image = '', block_reason = '', delete_at = null,
  deleted_at = ${now}
  where id = ${accountId}`;

/** Queries that export or erase all personal data of one person (product U2). */
export function personalDataQueries<H extends Handle>(handle: H) {
  return {
    of: async (accountId: number): Promise<Record<string, Record<string, unknown>[]>> => {
      const kinds: Record<string, Record<string, unknown>[]> = {};
      for (const [kind, query] of Object.entries(recordsOf(accountId))) {
        kinds[kind] = (await query.execute(handle)).rows.map(({ record }) => record);
      }
      return kinds;
    },

    /**
     * Returns ids of accounts to erase now, the longest due first. Accounts with an open order or an unpaid refund by
     * bank are left out.
     */
    due: async (now: Date, limit: number): Promise<readonly number[]> => {
      const { rows } = await sql<{ id: number }>`select id from account where delete_at <= ${now}
        and not exists (select from orders where account_id = account.id and ${isOneOf(sql`status`, openStatuses)})
        and not exists (select from refund join orders on orders.id = order_id
          where account_id = account.id and way = 'bank' and refund.state = 'pending')
        order by delete_at limit ${limit}`.execute(handle);
      return rows.map(({ id }) => id);
    },

    /** Erases all data that identify the person. Does nothing if the person has withdrawn the request to be erased. */
    erase: inTx(handle, async (accountId: number, now: Date): Promise<void> => {
      const held = await handle
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .where('delete_at', '<=', now)
        .forUpdate()
        .executeTakeFirst();
      if (held === undefined) return;
      await dropMessages(accountId).execute(handle);
      await dropGrants(accountId).execute(handle);
      await dropInvitations(accountId).execute(handle);
      await dropRequests(accountId).execute(handle);
      await dropGuestChats(accountId).execute(handle);
      await dropLetters(accountId).execute(handle);
      await dropOwnedCompanies(handle, accountId);
      await anonymiseOrders(accountId, now).execute(handle);
      for (const statement of anonymisePayments(accountId)) await statement.execute(handle);
      for (const statement of dropReasons(accountId)) await statement.execute(handle);
      for (const table of ownTables) await handle.deleteFrom(table).where('account_id', '=', accountId).execute();
      await emptyAccount(accountId, now).execute(handle);
    }),
  };
}
