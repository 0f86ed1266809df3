import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { products } from '#testing/catalogue.ts';
import { ledgerOf, masked } from '#testing/order-ledger.ts';
import { placeForCompany } from '#testing/invoiced-orders.ts';
import { setPayments } from '#testing/payment-settings.ts';
import { openPaymentShop, type PaymentShop, type PlacedForPay } from '#testing/payment-shop.ts';
import { byBank } from '#testing/scenes/bank-refund-scenes.ts';
import { setTestSeller } from '#testing/seller.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: PaymentShop;
let staff: StaffBrowser;
beforeAll(async () => {
  shop = await openPaymentShop();
});
beforeEach(async () => {
  staff = await signedInStaff(shop, 'order_manager');
});
afterAll(() => shop.close());

const { tiered, reduced } = products;

const shown = (answer: { readonly body: string }, number: string): string => masked(answer.body, number);

const seen = async ({ buyer, number }: PlacedForPay) => shown(await buyer.get(`/orders/${number}/payment`), number);
const office = async ({ number }: PlacedForPay) => shown(await staff.get(`/admin/orders/${number}/payments`), number);

async function ask(path: string, body: object): Promise<void> {
  const answer = await staff.post(path, body, { 'idempotency-key': randomUUID() });
  expect([path, answer.statusCode, answer.body]).toEqual([path, 200, answer.body]);
}

const refund = (number: string, what: object, by?: object) =>
  ask(`/admin/orders/${number}/refunds`, { reason: 'Брак', isBackInStock: true, what, ...(by && { by }) });
const move = (number: string, from: string, to: string) =>
  ask(`/admin/orders/${number}/move`, { from, to, reason: '' });

const pass = async (): Promise<void> => {
  shop.passSeconds(200);
  await shop.sweep();
};

const goods = ['order_event', 'reservation', 'stock_movement', 'refund_goods', 'outbox'] as const;
const money = ['payment', 'payment_event', 'payment_line', 'refund', 'refund_line', 'receipt', 'bonus_entry'] as const;

it('an order paid by card at the second try, and refunded in two steps', async () => {
  const order = await shop.order([tiered, 120], [reduced, 7]);
  expect(await seen(order)).toMatchInlineSnapshot(
    `"{number:NUMBER,state:null,method:cash_on_receipt,amount:352,total:352,parts:null,refunded:0,returns:[],confirmation_url:null,qr:null,isOver:false,pay_until:null,expiresAt:null,advice:null,refusal:null,needsEmail:false,methods:[{method:card,refusal:null},{method:sbp,refusal:null}],askAgainSeconds:null}"`,
  );
  const declined = await shop.pay(order);
  expect(await seen(order)).toMatchInlineSnapshot(
    `"{number:NUMBER,state:pending,method:card,amount:352,total:352,parts:null,refunded:0,returns:[],confirmation_url:URL,qr:null,isOver:false,pay_until:null,expiresAt:null,advice:null,refusal:null,needsEmail:false,methods:[{method:sbp,refusal:null}],askAgainSeconds:3}"`,
  );
  await shop.atPage(declined, 'insufficient_funds');
  await pass();
  expect(await seen(order)).toMatchInlineSnapshot(
    `"{number:NUMBER,state:cancelled,method:card,amount:352,total:352,parts:null,refunded:0,returns:[],confirmation_url:null,qr:null,isOver:false,pay_until:null,expiresAt:null,advice:other_method,refusal:null,needsEmail:false,methods:[{method:card,refusal:null},{method:sbp,refusal:null}],askAgainSeconds:null}"`,
  );
  await shop.atPage(await shop.pay(order, 'sbp'), 'pay');
  await pass();
  expect(await seen(order)).toMatchInlineSnapshot(
    `"{number:NUMBER,state:paid,method:sbp,amount:352,total:352,parts:null,refunded:0,returns:[],confirmation_url:null,qr:null,isOver:false,pay_until:null,expiresAt:null,advice:null,refusal:null,needsEmail:false,methods:[],askAgainSeconds:null}"`,
  );
  expect(await office(order)).toMatchInlineSnapshot(
    `"{number:NUMBER,total:352,paidAt:MOMENT,payments:[{id:#,attempt:2,method:sbp,state:succeeded,provider:{id:yookassa,isInstalled:true},providerId:UUID,amount:352,refundable:352,isHeld:false,failure:null,createdAt:MOMENT,paidAt:MOMENT,expiresAt:null,may:{capture:false,release:false,refund:true},events:[{at:MOMENT,state:pending},{at:MOMENT,state:succeeded}],lines:[{position:1,name:RC0603FR-0710KL Резистор 10 кОм,qty:120,total:37,cancelled:0,shipped:0,returned:0,unpacked:120,isMarked:false},{position:2,name:NE555P Таймер,qty:7,total:315,cancelled:0,shipped:0,returned:0,unpacked:7,isMarked:false}],refunds:[]},{id:#,attempt:1,method:card,state:cancelled,provider:{id:yookassa,isInstalled:true},providerId:UUID,amount:352,refundable:0,isHeld:false,failure:insufficient_funds,createdAt:MOMENT,paidAt:null,expiresAt:null,may:{capture:false,release:false,refund:false},events:[{at:MOMENT,state:pending},{at:MOMENT,state:cancelled}],lines:[{position:1,name:RC0603FR-0710KL Резистор 10 кОм,qty:120,total:37,cancelled:0,shipped:0,returned:0,unpacked:120,isMarked:false},{position:2,name:NE555P Таймер,qty:7,total:315,cancelled:0,shipped:0,returned:0,unpacked:7,isMarked:false}],refunds:[]}],receipts:[{id:#,kind:prepayment,state:registered,amount:352,rows:2,tillNumber:null,at:MOMENT}],owed:[],office:{source:provider,ways:[],refundable:0,beyond:0,lines:[],payee:{name:Иванова Анна,inn:,kpp:,bankName:,bik:,account:,correspondentAccount:},isCompany:false,refunds:[]}}"`,
  );
  await refund(order.number, { kind: 'parts', of: 'unshipped', lines: [{ position: 1, qty: 7 }] });
  await move(order.number, 'in_work_personal', 'in_warehouse');
  await move(order.number, 'in_warehouse', 'delivered');
  await pass();
  await refund(order.number, { kind: 'all' });
  await pass();
  expect(await seen(order)).toMatchInlineSnapshot(
    `"{number:NUMBER,state:refunded,method:sbp,amount:352,total:352,parts:null,refunded:352,returns:[],confirmation_url:null,qr:null,isOver:false,pay_until:null,expiresAt:null,advice:null,refusal:null,needsEmail:false,methods:[],askAgainSeconds:null}"`,
  );
  expect(await office(order)).toMatchInlineSnapshot(
    `"{number:NUMBER,total:352,paidAt:MOMENT,payments:[{id:#,attempt:2,method:sbp,state:succeeded,provider:{id:yookassa,isInstalled:true},providerId:UUID,amount:352,refundable:0,isHeld:false,failure:null,createdAt:MOMENT,paidAt:MOMENT,expiresAt:null,may:{capture:false,release:false,refund:false},events:[{at:MOMENT,state:pending},{at:MOMENT,state:succeeded}],lines:[{position:1,name:RC0603FR-0710KL Резистор 10 кОм,qty:120,total:37,cancelled:7,shipped:113,returned:113,unpacked:0,isMarked:false},{position:2,name:NE555P Таймер,qty:7,total:315,cancelled:0,shipped:7,returned:7,unpacked:0,isMarked:false}],refunds:[{id:#,sequence:1,amount:2.16,way:provider,payee:null,purpose:,paper:null,state:succeeded,cause:staff,note:Брак,failure:null,mayRetry:false,withdrawnBecause:,createdAt:MOMENT,doneAt:MOMENT,lines:[{position:1,qty:7,amount:2.16}]},{id:#,sequence:2,amount:349.84,way:provider,payee:null,purpose:,paper:null,state:succeeded,cause:staff,note:Брак,failure:null,mayRetry:false,withdrawnBecause:,createdAt:MOMENT,doneAt:MOMENT,lines:[{position:1,qty:113,amount:34.84},{position:2,qty:7,amount:315}]}]},{id:#,attempt:1,method:card,state:cancelled,provider:{id:yookassa,isInstalled:true},providerId:UUID,amount:352,refundable:0,isHeld:false,failure:insufficient_funds,createdAt:MOMENT,paidAt:null,expiresAt:null,may:{capture:false,release:false,refund:false},events:[{at:MOMENT,state:pending},{at:MOMENT,state:cancelled}],lines:[{position:1,name:RC0603FR-0710KL Резистор 10 кОм,qty:120,total:37,cancelled:0,shipped:0,returned:0,unpacked:113,isMarked:false},{position:2,name:NE555P Таймер,qty:7,total:315,cancelled:0,shipped:0,returned:0,unpacked:7,isMarked:false}],refunds:[]}],receipts:[{id:#,kind:prepayment,state:registered,amount:352,rows:2,tillNumber:null,at:MOMENT},{id:#,kind:refund,state:registered,amount:2.16,rows:1,tillNumber:null,at:MOMENT},{id:#,kind:closing,state:registered,amount:349.84,rows:2,tillNumber:null,at:MOMENT},{id:#,kind:refund,state:registered,amount:349.84,rows:2,tillNumber:null,at:MOMENT}],owed:[],office:{source:provider,ways:[],refundable:0,beyond:0,lines:[],payee:{name:Иванова Анна,inn:,kpp:,bankName:,bik:,account:,correspondentAccount:},isCompany:false,refunds:[]}}"`,
  );
  expect(await ledgerOf(shop, order.number, ...money)).toMatchInlineSnapshot(`
    [
      "payment {key: pay-NUMBER-1, part: 1, state: cancelled, method: card, attempt: 1, failure: insufficient_funds, is_held: false, is_twin: true, request: {key: pay-NUMBER-1, order: NUMBER, amount: 35200, isHeld: false, locale: ru, method: card, attempt: 1, receipt: {till: {kind: yookassa, timezone: 2}, receipt: {kind: prepayment, items: [{name: RC0603FR-0710KL Резистор 10 кОм, 120 шт, price: 3700, subject: commodity, quantity: 1, vatPercent: 22}, {name: NE555P Таймер, price: 4500, subject: commodity, quantity: 7, vatPercent: 22}], total: 35200}, customer: {email: MAIL, phone: PHONE}}, returnBase: URL, description: Заказ NUMBER}, asked_at: MOMENT, provider: yookassa, is_closed: false, checked_at: MOMENT, created_at: MOMENT, provider_id: UUID, amount_kopecks: 35200, return_token_sha256: BYTES}",
      "payment {key: pay-NUMBER-2, part: 1, state: succeeded, method: sbp, attempt: 2, is_held: false, is_twin: true, paid_at: MOMENT, request: {key: pay-NUMBER-2, order: NUMBER, amount: 35200, isHeld: false, locale: ru, method: sbp, attempt: 2, receipt: {till: {kind: yookassa, timezone: 2}, receipt: {kind: prepayment, items: [{name: RC0603FR-0710KL Резистор 10 кОм, 120 шт, price: 3700, subject: commodity, quantity: 1, vatPercent: 22}, {name: NE555P Таймер, price: 4500, subject: commodity, quantity: 7, vatPercent: 22}], total: 35200}, customer: {email: MAIL, phone: PHONE}}, returnBase: URL, description: Заказ NUMBER}, asked_at: MOMENT, provider: yookassa, is_closed: true, checked_at: MOMENT, created_at: MOMENT, settlement: order_paid, provider_id: UUID, amount_kopecks: 35200, return_token_sha256: BYTES}",
      "payment_event {at: MOMENT, state: pending, payment_id: #}",
      "payment_event {at: MOMENT, state: cancelled, payment_id: #}",
      "payment_event {at: MOMENT, state: pending, payment_id: #}",
      "payment_event {at: MOMENT, state: succeeded, payment_id: #}",
      "payment_line {name: RC0603FR-0710KL Резистор 10 кОм, unit: piece, shipped: 0, subject: commodity, position: 1, quantity: 120, returned: 0, cancelled: 0, is_marked: false, vat_class: standard, payment_id: #, product_id: 1, total_kopecks: 3700}",
      "payment_line {name: NE555P Таймер, unit: piece, shipped: 0, subject: commodity, position: 2, quantity: 7, returned: 0, cancelled: 0, is_marked: false, vat_class: standard, payment_id: #, product_id: 3, total_kopecks: 31500}",
      "payment_line {name: RC0603FR-0710KL Резистор 10 кОм, unit: piece, shipped: 113, subject: commodity, position: 1, quantity: 120, returned: 113, cancelled: 7, is_marked: false, vat_class: standard, payment_id: #, product_id: 1, total_kopecks: 3700}",
      "payment_line {name: NE555P Таймер, unit: piece, shipped: 7, subject: commodity, position: 2, quantity: 7, returned: 7, cancelled: 0, is_marked: false, vat_class: standard, payment_id: #, product_id: 3, total_kopecks: 31500}",
      "refund {key: refund-NUMBER-1, way: provider, note: Брак, cause: staff, state: succeeded, done_at: MOMENT, purpose: , request: {key: refund-NUMBER-1, amount: 216, receipt: {till: {kind: yookassa, timezone: 2}, receipt: {kind: prepayment, items: [{name: RC0603FR-0710KL Резистор 10 кОм, 7 шт, price: 216, subject: commodity, quantity: 1, vatPercent: 22}], total: 216}, customer: {email: MAIL, phone: PHONE}}, paymentId: UUID, description: Возврат по заказу NUMBER}, sequence: 1, created_at: MOMENT, payment_id: #, provider_id: UUID, amount_kopecks: 216, withdrawn_because: }",
      "refund {key: refund-NUMBER-2, way: provider, note: Брак, cause: staff, state: succeeded, done_at: MOMENT, purpose: , request: {key: refund-NUMBER-2, amount: 34984, receipt: {till: {kind: yookassa, timezone: 2}, receipt: {kind: closing, items: [{name: RC0603FR-0710KL Резистор 10 кОм, 113 шт, price: 3484, subject: commodity, quantity: 1, vatPercent: 22}, {name: NE555P Таймер, price: 4500, subject: commodity, quantity: 7, vatPercent: 22}], total: 34984}, customer: {email: MAIL, phone: PHONE}}, paymentId: UUID, description: Возврат по заказу NUMBER}, sequence: 2, created_at: MOMENT, payment_id: #, provider_id: UUID, amount_kopecks: 34984, withdrawn_because: }",
      "refund_line {move: cancel, position: 1, quantity: 7, refund_id: #, from_piece: 113, amount_kopecks: 216}",
      "refund_line {move: return, position: 1, quantity: 113, refund_id: #, from_piece: 0, amount_kopecks: 3484}",
      "refund_line {move: return, position: 2, quantity: 7, refund_id: #, from_piece: 0, amount_kopecks: 31500}",
      "receipt {kind: prepayment, items: [{name: RC0603FR-0710KL Резистор 10 кОм, 120 шт, price: 3700, subject: commodity, quantity: 1, vatPercent: 22}, {name: NE555P Таймер, price: 4500, subject: commodity, quantity: 7, vatPercent: 22}], state: registered, pieces: [], created_at: MOMENT, payment_id: #, amount_kopecks: 35200}",
      "receipt {kind: refund, items: [{name: RC0603FR-0710KL Резистор 10 кОм, 7 шт, price: 216, subject: commodity, quantity: 1, vatPercent: 22}], state: registered, pieces: [], refund_id: #, created_at: MOMENT, payment_id: #, amount_kopecks: 216}",
      "receipt {key: receipt-NUMBER-1, kind: closing, items: [{name: RC0603FR-0710KL Резистор 10 кОм, 113 шт, price: 3484, subject: commodity, quantity: 1, vatPercent: 22}, {name: NE555P Таймер, price: 4500, subject: commodity, quantity: 7, vatPercent: 22}], state: registered, pieces: [{from: 0, count: 113, position: 1}, {from: 0, count: 7, position: 2}], request: {key: receipt-NUMBER-1, receipt: {till: {kind: yookassa, timezone: 2}, receipt: {kind: closing, items: [{name: RC0603FR-0710KL Резистор 10 кОм, 113 шт, price: 3484, subject: commodity, quantity: 1, vatPercent: 22}, {name: NE555P Таймер, price: 4500, subject: commodity, quantity: 7, vatPercent: 22}], total: 34984}, customer: {email: MAIL, phone: PHONE}}, paymentId: UUID}, asked_at: MOMENT, sequence: 1, created_at: MOMENT, payment_id: #, provider_id: rt-UUID, amount_kopecks: 34984}",
      "receipt {kind: refund, items: [{name: RC0603FR-0710KL Резистор 10 кОм, 113 шт, price: 3484, subject: commodity, quantity: 1, vatPercent: 22}, {name: NE555P Таймер, price: 4500, subject: commodity, quantity: 7, vatPercent: 22}], state: registered, pieces: [], refund_id: #, created_at: MOMENT, payment_id: #, amount_kopecks: 34984}",
    ]
  `);
  expect(await ledgerOf(shop, order.number, ...goods)).toMatchInlineSnapshot(`
    [
      "order_event {at: MOMENT, by: customer, reason: , to_status: created}",
      "order_event {at: MOMENT, by: system, reason: , to_status: in_work_personal, from_status: created}",
      "order_event {at: MOMENT, by: staff, reason: , to_status: in_warehouse, from_status: in_work_personal}",
      "order_event {at: MOMENT, by: staff, reason: , to_status: delivered, from_status: in_warehouse}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 120, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 7, product_id: 3, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: release, quantity: 7, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: ship, quantity: 113, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: ship, quantity: 7, product_id: 3, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: receipt, quantity: 113, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: receipt, quantity: 7, product_id: 3, warehouse_id: 1}",
      "refund_goods {move: released, pieces: 7, refund_id: #, product_id: 1}",
      "refund_goods {move: booked_in, pieces: 113, refund_id: #, product_id: 1}",
      "refund_goods {move: booked_in, pieces: 7, refund_id: #, product_id: 3}",
      "outbox {kind: order_placed, text: Анна, спасибо за заказ NUMBER!\\n\\n- RC0603FR-0710KL — Резистор 10 кОм: 120 шт, 37 ₽\\n- NE555P — Таймер: 7 шт, 315 ₽\\nИтого: 352 ₽\\nВ том числе НДС 22 %: 63,47 ₽\\n\\nОплата: наличными при получении\\nСамовывоз: Москва, ул. Радио, 10\\n\\nОткрыть заказ: URL когда заказ можно забрать.\\n, channel: email, subject: Заказ NUMBER принят}",
      "outbox {kind: order_to_shop, text: Открыть заказ: URL, channel: email, subject: Новый заказ NUMBER: 352 ₽}",
      "outbox {kind: order_status, text: Анна, спасибо! Получили 352 ₽ за заказ NUMBER. Сообщим, когда можно забрать: Москва, ул. Радио, 10.\\n\\nОткрыть заказ: URL, channel: email, subject: Заказ NUMBER оплачен}",
      "outbox {kind: payment, text: Возврат по заказу NUMBER: 2,16 ₽.\\n\\nПричина: Брак\\n\\nОткрыть заказ: URL, channel: email, subject: Возврат по заказу NUMBER: 2,16 ₽}",
      "outbox {kind: order_status, text: Заказ NUMBER собран. Можно забирать: Москва, ул. Радио, 10, пн–пт 10:00–19:00, сб 11:00–16:00.\\n\\nОткрыть заказ: URL, channel: email, subject: Заказ NUMBER собран}",
      "outbox {kind: order_status, text: Заказ NUMBER доставлен.\\n\\nОткрыть заказ: URL, channel: email, subject: Заказ NUMBER доставлен}",
      "outbox {kind: payment, text: Возврат по заказу NUMBER: 349,84 ₽.\\n\\nПричина: Брак\\n\\nОткрыть заказ: URL, channel: email, subject: Возврат по заказу NUMBER: 349,84 ₽}",
    ]
  `);
});

it('an order held first, taken in part, and cancelled', async () => {
  const chief = await signedInStaff(shop, 'administrator');
  await setPayments(chief, { isHeldFirst: true });
  const order = await shop.order([tiered, 120], [reduced, 7]);
  await shop.atPage(await shop.pay(order), 'pay');
  await setPayments(chief, {});
  await pass();
  expect(await seen(order)).toMatchInlineSnapshot(
    `"{number:NUMBER,state:paid,method:card,amount:352,total:352,parts:null,refunded:0,returns:[],confirmation_url:null,qr:null,isOver:false,pay_until:null,expiresAt:null,advice:null,refusal:null,needsEmail:false,methods:[],askAgainSeconds:null}"`,
  );
  const without = [{ position: 2, qty: 3 }];
  await ask(`/admin/orders/${order.number}/capture`, { without, reason: 'Закончилось на складе' });
  await pass();
  expect(await seen(order)).toMatchInlineSnapshot(
    `"{number:NUMBER,state:paid,method:card,amount:352,total:352,parts:null,refunded:135,returns:[],confirmation_url:null,qr:null,isOver:false,pay_until:null,expiresAt:null,advice:null,refusal:null,needsEmail:false,methods:[],askAgainSeconds:null}"`,
  );
  expect(await office(order)).toMatchInlineSnapshot(
    `"{number:NUMBER,total:352,paidAt:MOMENT,payments:[{id:#,attempt:1,method:card,state:succeeded,provider:{id:yookassa,isInstalled:true},providerId:UUID,amount:352,refundable:217,isHeld:true,failure:null,createdAt:MOMENT,paidAt:MOMENT,expiresAt:null,may:{capture:false,release:false,refund:true},events:[{at:MOMENT,state:pending},{at:MOMENT,state:waiting_for_capture},{at:MOMENT,state:succeeded}],lines:[{position:1,name:RC0603FR-0710KL Резистор 10 кОм,qty:120,total:37,cancelled:0,shipped:0,returned:0,unpacked:120,isMarked:false},{position:2,name:NE555P Таймер,qty:7,total:315,cancelled:3,shipped:0,returned:0,unpacked:4,isMarked:false}],refunds:[{id:#,sequence:1,amount:135,way:provider,payee:null,purpose:,paper:null,state:succeeded,cause:not_captured,note:Закончилось на складе,failure:null,mayRetry:false,withdrawnBecause:,createdAt:MOMENT,doneAt:MOMENT,lines:[{position:2,qty:3,amount:135}]}]}],receipts:[{id:#,kind:prepayment,state:registered,amount:217,rows:2,tillNumber:null,at:MOMENT}],owed:[],office:{source:provider,ways:[],refundable:0,beyond:0,lines:[],payee:{name:Иванова Анна,inn:,kpp:,bankName:,bik:,account:,correspondentAccount:},isCompany:false,refunds:[]}}"`,
  );
  await order.buyer.post(`/orders/${order.number}/cancel-wish`, { reason: 'Передумали' });
  await ask(`/admin/orders/${order.number}/cancel-wish`, { decision: 'accept', answer: '' });
  await pass();
  expect(await office(order)).toMatchInlineSnapshot(
    `"{number:NUMBER,total:352,paidAt:MOMENT,payments:[{id:#,attempt:1,method:card,state:succeeded,provider:{id:yookassa,isInstalled:true},providerId:UUID,amount:352,refundable:0,isHeld:true,failure:null,createdAt:MOMENT,paidAt:MOMENT,expiresAt:null,may:{capture:false,release:false,refund:false},events:[{at:MOMENT,state:pending},{at:MOMENT,state:waiting_for_capture},{at:MOMENT,state:succeeded}],lines:[{position:1,name:RC0603FR-0710KL Резистор 10 кОм,qty:120,total:37,cancelled:120,shipped:0,returned:0,unpacked:0,isMarked:false},{position:2,name:NE555P Таймер,qty:7,total:315,cancelled:7,shipped:0,returned:0,unpacked:0,isMarked:false}],refunds:[{id:#,sequence:1,amount:135,way:provider,payee:null,purpose:,paper:null,state:succeeded,cause:not_captured,note:Закончилось на складе,failure:null,mayRetry:false,withdrawnBecause:,createdAt:MOMENT,doneAt:MOMENT,lines:[{position:2,qty:3,amount:135}]},{id:#,sequence:2,amount:217,way:provider,payee:null,purpose:,paper:null,state:succeeded,cause:staff,note:Передумали,failure:null,mayRetry:false,withdrawnBecause:,createdAt:MOMENT,doneAt:MOMENT,lines:[{position:1,qty:120,amount:37},{position:2,qty:4,amount:180}]}]}],receipts:[{id:#,kind:prepayment,state:registered,amount:217,rows:2,tillNumber:null,at:MOMENT},{id:#,kind:refund,state:registered,amount:217,rows:2,tillNumber:null,at:MOMENT}],owed:[],office:{source:provider,ways:[],refundable:0,beyond:0,lines:[],payee:{name:Иванова Анна,inn:,kpp:,bankName:,bik:,account:,correspondentAccount:},isCompany:false,refunds:[]}}"`,
  );
  expect(await ledgerOf(shop, order.number, 'order_cancel_wish', ...money, ...goods)).toMatchInlineSnapshot(`
    [
      "order_cancel_wish {state: accepted, answer: , reason: Передумали, created_at: MOMENT, answered_at: MOMENT, answered_by: 2}",
      "payment {key: pay-NUMBER-1, part: 1, state: succeeded, method: card, attempt: 1, is_held: true, is_twin: true, paid_at: MOMENT, request: {key: pay-NUMBER-1, order: NUMBER, amount: 35200, isHeld: true, locale: ru, method: card, attempt: 1, receipt: {till: {kind: yookassa, timezone: 2}, receipt: {kind: prepayment, items: [{name: RC0603FR-0710KL Резистор 10 кОм, 120 шт, price: 3700, subject: commodity, quantity: 1, vatPercent: 22}, {name: NE555P Таймер, price: 4500, subject: commodity, quantity: 7, vatPercent: 22}], total: 35200}, customer: {email: MAIL, phone: PHONE}}, returnBase: URL, description: Заказ NUMBER}, asked_at: MOMENT, provider: yookassa, is_closed: false, checked_at: MOMENT, created_at: MOMENT, settlement: order_paid, provider_id: UUID, amount_kopecks: 35200, capture_kopecks: 21700, capture_receipt: {till: {kind: yookassa, timezone: 2}, receipt: {kind: prepayment, items: [{name: RC0603FR-0710KL Резистор 10 кОм, 120 шт, price: 3700, subject: commodity, quantity: 1, vatPercent: 22}, {name: NE555P Таймер, price: 4500, subject: commodity, quantity: 4, vatPercent: 22}], total: 21700}, customer: {email: MAIL, phone: PHONE}}, capture_wished_at: MOMENT, return_token_sha256: BYTES}",
      "payment_event {at: MOMENT, state: pending, payment_id: #}",
      "payment_event {at: MOMENT, state: waiting_for_capture, payment_id: #}",
      "payment_event {at: MOMENT, state: succeeded, payment_id: #}",
      "payment_line {name: RC0603FR-0710KL Резистор 10 кОм, unit: piece, shipped: 0, subject: commodity, position: 1, quantity: 120, returned: 0, cancelled: 120, is_marked: false, vat_class: standard, payment_id: #, product_id: 1, total_kopecks: 3700}",
      "payment_line {name: NE555P Таймер, unit: piece, shipped: 0, subject: commodity, position: 2, quantity: 7, returned: 0, cancelled: 7, is_marked: false, vat_class: standard, payment_id: #, product_id: 3, total_kopecks: 31500}",
      "refund {key: refund-NUMBER-1, way: provider, note: Закончилось на складе, cause: not_captured, state: succeeded, done_at: MOMENT, purpose: , request: {}, sequence: 1, created_at: MOMENT, payment_id: #, provider_id: not captured refund-NUMBER-1, amount_kopecks: 13500, withdrawn_because: }",
      "refund {key: refund-NUMBER-2, way: provider, note: Передумали, cause: staff, state: succeeded, done_at: MOMENT, purpose: , request: {key: refund-NUMBER-2, amount: 21700, receipt: {till: {kind: yookassa, timezone: 2}, receipt: {kind: prepayment, items: [{name: RC0603FR-0710KL Резистор 10 кОм, 120 шт, price: 3700, subject: commodity, quantity: 1, vatPercent: 22}, {name: NE555P Таймер, price: 4500, subject: commodity, quantity: 4, vatPercent: 22}], total: 21700}, customer: {email: MAIL, phone: PHONE}}, paymentId: UUID, description: Возврат по заказу NUMBER}, sequence: 2, created_at: MOMENT, payment_id: #, provider_id: UUID, amount_kopecks: 21700, withdrawn_because: }",
      "refund_line {move: cancel, position: 2, quantity: 3, refund_id: #, from_piece: 4, amount_kopecks: 13500}",
      "refund_line {move: cancel, position: 1, quantity: 120, refund_id: #, from_piece: 0, amount_kopecks: 3700}",
      "refund_line {move: cancel, position: 2, quantity: 4, refund_id: #, from_piece: 0, amount_kopecks: 18000}",
      "receipt {kind: prepayment, items: [{name: RC0603FR-0710KL Резистор 10 кОм, 120 шт, price: 3700, subject: commodity, quantity: 1, vatPercent: 22}, {name: NE555P Таймер, price: 4500, subject: commodity, quantity: 4, vatPercent: 22}], state: registered, pieces: [], created_at: MOMENT, payment_id: #, amount_kopecks: 21700}",
      "receipt {kind: refund, items: [{name: RC0603FR-0710KL Резистор 10 кОм, 120 шт, price: 3700, subject: commodity, quantity: 1, vatPercent: 22}, {name: NE555P Таймер, price: 4500, subject: commodity, quantity: 4, vatPercent: 22}], state: registered, pieces: [], refund_id: #, created_at: MOMENT, payment_id: #, amount_kopecks: 21700}",
      "order_event {at: MOMENT, by: customer, reason: , to_status: created}",
      "order_event {at: MOMENT, by: system, reason: , to_status: in_work_personal, from_status: created}",
      "order_event {at: MOMENT, by: staff, reason: , to_status: cancelled, from_status: in_work_personal}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 120, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 7, product_id: 3, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: release, quantity: 3, product_id: 3, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: release, quantity: 120, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: release, quantity: 4, product_id: 3, warehouse_id: 1}",
      "refund_goods {move: released, pieces: 120, refund_id: #, product_id: 1}",
      "refund_goods {move: released, pieces: 4, refund_id: #, product_id: 3}",
      "outbox {kind: order_placed, text: Анна, спасибо за заказ NUMBER!\\n\\n- RC0603FR-0710KL — Резистор 10 кОм: 120 шт, 37 ₽\\n- NE555P — Таймер: 7 шт, 315 ₽\\nИтого: 352 ₽\\nВ том числе НДС 22 %: 63,47 ₽\\n\\nОплата: наличными при получении\\nСамовывоз: Москва, ул. Радио, 10\\n\\nОткрыть заказ: URL когда заказ можно забрать.\\n, channel: email, subject: Заказ NUMBER принят}",
      "outbox {kind: order_to_shop, text: Открыть заказ: URL, channel: email, subject: Новый заказ NUMBER: 352 ₽}",
      "outbox {kind: order_status, text: Анна, спасибо! Получили 352 ₽ за заказ NUMBER. Сообщим, когда можно забрать: Москва, ул. Радио, 10.\\n\\nОткрыть заказ: URL, channel: email, subject: Заказ NUMBER оплачен}",
      "outbox {kind: payment, text: Часть заказа NUMBER не будет отправлена: 135 ₽ на карте больше не заморожены.\\n\\nПричина: Закончилось на складе\\n\\nОткрыть заказ: URL, channel: email, subject: Часть заказа NUMBER не будет отправлена: 135 ₽ на карте больше не заморожены}",
      "outbox {kind: order_status, text: Получили просьбу отменить заказ NUMBER, скоро ответим.\\n\\nПричина: Передумали\\n\\nОткрыть заказ: URL, channel: email, subject: Получили просьбу отменить заказ NUMBER, скоро ответим}",
      "outbox {kind: cancel_to_shop, text: Передумали\\n\\nОткрыть заказ: URL, channel: email, subject: Просят отменить заказ NUMBER}",
      "outbox {kind: order_status, text: Заказ NUMBER отменён.\\n\\nОткрыть заказ: URL, channel: email, subject: Заказ NUMBER отменён}",
      "outbox {kind: payment, text: Возврат по заказу NUMBER: 217 ₽.\\n\\nПричина: Передумали\\n\\nОткрыть заказ: URL, channel: email, subject: Возврат по заказу NUMBER: 217 ₽}",
    ]
  `);
});

it('an order paid by invoice in two parts and too much, refunded by bank, and a withdrawn refund', async () => {
  await setTestSeller(shop);
  const order = await placeForCompany(shop, 10);
  await ask(`/admin/orders/${order.number}/invoices`, {});
  const pay = (amount: number, day: string) =>
    ask(`/admin/orders/${order.number}/bank-payments`, { amount, day, note: `Платёж на ${amount}` });
  await pay(2, '2026-11-20');
  expect(shown(await staff.get(`/admin/orders/${order.number}/bank-payments`), order.number)).toMatchInlineSnapshot(
    `"{total_price:5,paid:2,due:3,over:0,isPaid:false,payments:[{amount:2,day:DAY,payerName:null,staffName:STAFF,note:Платёж на 2,at:MOMENT}]}"`,
  );
  await pay(4, '2026-11-21');
  expect(shown(await staff.get(`/admin/orders/${order.number}/bank-payments`), order.number)).toMatchInlineSnapshot(
    `"{total_price:5,paid:6,due:0,over:1,isPaid:true,payments:[{amount:2,day:DAY,payerName:null,staffName:STAFF,note:Платёж на 2,at:MOMENT},{amount:4,day:DAY,payerName:null,staffName:STAFF,note:Платёж на 4,at:MOMENT}]}"`,
  );
  expect(await office(order)).toMatchInlineSnapshot(
    `"{number:NUMBER,total:5,paidAt:MOMENT,payments:[],receipts:[],owed:[],office:{source:bank,ways:[bank],refundable:5,beyond:1,lines:[{position:1,name:RC0603FR-0710KL Резистор 10 кОм,qty:10,total:5,cancelled:0,shipped:0,returned:0,unpacked:10,isMarked:false}],payee:{name:ООО «Ромашка»,inn:INN,kpp:773601001,bankName:,bik:,account:,correspondentAccount:},isCompany:true,refunds:[]}}"`,
  );
  await refund(order.number, { kind: 'parts', of: 'unshipped', lines: [{ position: 1, qty: 3 }] }, byBank);
  await refund(order.number, { kind: 'beyond' }, byBank);
  const { rows } = await shop.pool.query<{ id: string }>('select id::text from refund where way = $1 order by id', [
    'bank',
  ]);
  await ask(`/admin/refunds/${rows[0]?.id}/withdraw`, { reason: 'Не тот заказ' });
  await ask(`/admin/refunds/${rows[1]?.id}/paid`, { number: '31', day: '2026-11-22' });
  expect(await seen(order)).toMatchInlineSnapshot(
    `"{number:NUMBER,state:paid,method:invoice,amount:5,total:5,parts:null,refunded:0,returns:[{way:bank,amount:1.5,isDone:false,accountEnd:0001,day:null},{way:bank,amount:1,isDone:true,accountEnd:0001,day:DAY}],confirmation_url:null,qr:null,isOver:false,pay_until:null,expiresAt:null,advice:null,refusal:null,needsEmail:true,methods:[],askAgainSeconds:null}"`,
  );
  expect(await office(order)).toMatchInlineSnapshot(
    `"{number:NUMBER,total:5,paidAt:MOMENT,payments:[],receipts:[],owed:[],office:{source:bank,ways:[bank],refundable:5,beyond:0,lines:[{position:1,name:RC0603FR-0710KL Резистор 10 кОм,qty:10,total:5,cancelled:0,shipped:0,returned:0,unpacked:10,isMarked:false}],payee:{name:ООО «Ромашка»,inn:7707083893,kpp:773601001,bankName:ПАО Сбербанк,bik:044525225,account:40702810938000000001,correspondentAccount:30101810400000000225},isCompany:true,refunds:[{id:#,sequence:1,amount:1.5,way:bank,payee:{name:ООО «Ромашка»,inn:7707083893,kpp:773601001,bankName:ПАО Сбербанк,bik:044525225,account:40702810938000000001,correspondentAccount:30101810400000000225},purpose:Возврат № 1 по заказу NUMBER, счет 1 от DAY, в т.ч. НДС 22% 0-27,paper:null,state:withdrawn,cause:staff,note:Брак,failure:null,mayRetry:false,withdrawnBecause:Не тот заказ,createdAt:MOMENT,doneAt:null,lines:[{position:1,qty:3,amount:1.5}]},{id:#,sequence:2,amount:1,way:bank,payee:{name:ООО «Ромашка»,inn:7707083893,kpp:773601001,bankName:ПАО Сбербанк,bik:044525225,account:40702810938000000001,correspondentAccount:30101810400000000225},purpose:Возврат № 2 по заказу NUMBER, счет 1 от DAY, без НДС,paper:{number:31,day:DAY},state:succeeded,cause:overpaid,note:Брак,failure:null,mayRetry:false,withdrawnBecause:,createdAt:MOMENT,doneAt:MOMENT,lines:[]}]}}"`,
  );
  expect(shown(await staff.get('/admin/bank/refunds'), order.number)).toMatchInlineSnapshot(
    `"{refunds:[{id:#,sequence:2,amount:1,way:bank,payee:{name:ООО «Ромашка»,inn:7707083893,kpp:773601001,bankName:ПАО Сбербанк,bik:044525225,account:40702810938000000001,correspondentAccount:30101810400000000225},purpose:Возврат № 2 по заказу NUMBER, счет 1 от DAY, без НДС,paper:{number:31,day:DAY},state:succeeded,cause:overpaid,note:Брак,failure:null,mayRetry:false,withdrawnBecause:,createdAt:MOMENT,doneAt:MOMENT,lines:[],order:NUMBER},{id:#,sequence:1,amount:1.5,way:bank,payee:{name:ООО «Ромашка»,inn:7707083893,kpp:773601001,bankName:ПАО Сбербанк,bik:044525225,account:40702810938000000001,correspondentAccount:30101810400000000225},purpose:Возврат № 1 по заказу NUMBER, счет 1 от DAY, в т.ч. НДС 22% 0-27,paper:null,state:withdrawn,cause:staff,note:Брак,failure:null,mayRetry:false,withdrawnBecause:Не тот заказ,createdAt:MOMENT,doneAt:null,lines:[{position:1,qty:3,amount:1.5}],order:NUMBER}],next:null}"`,
  );
  expect(await ledgerOf(shop, order.number, 'bank_money', ...money, ...goods)).toMatchInlineSnapshot(`
    [
      "bank_money {at: MOMENT, day: DAY, note: Платёж на 2, amount_kopecks: 200}",
      "bank_money {at: MOMENT, day: DAY, note: Платёж на 4, amount_kopecks: 400}",
      "refund {key: refund-NUMBER-1, way: bank, note: Брак, cause: staff, payee: {bik: 044525225, inn: 7707083893, kpp: 773601001, name: ООО «Ромашка», account: 40702810938000000001, bankName: ПАО Сбербанк, correspondentAccount: 30101810400000000225}, state: withdrawn, purpose: Возврат № 1 по заказу NUMBER, счет 1 от DAY, в т.ч. НДС 22% 0-27, sequence: 1, created_at: MOMENT, withdrawn_at: MOMENT, withdrawn_by: 4, amount_kopecks: 150, withdrawn_because: Не тот заказ}",
      "refund {key: refund-NUMBER-2, way: bank, note: Брак, cause: overpaid, payee: {bik: 044525225, inn: 7707083893, kpp: 773601001, name: ООО «Ромашка», account: 40702810938000000001, bankName: ПАО Сбербанк, correspondentAccount: 30101810400000000225}, state: succeeded, done_at: MOMENT, paid_by: 4, purpose: Возврат № 2 по заказу NUMBER, счет 1 от DAY, без НДС, sequence: 2, paper_day: DAY, created_at: MOMENT, paper_number: 31, amount_kopecks: 100, withdrawn_because: }",
      "refund_line {move: cancel, position: 1, quantity: 3, refund_id: #, from_piece: 7, amount_kopecks: 150}",
      "order_event {at: MOMENT, by: customer, reason: , to_status: created}",
      "order_event {at: MOMENT, by: staff, reason: , to_status: in_work_company, from_status: created}",
      "reservation {quantity: 10, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 10, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: release, quantity: 3, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 3, product_id: 1, warehouse_id: 1}",
      "refund_goods {move: released, pieces: 3, refund_id: #, product_id: 1}",
      "outbox {kind: order_placed, text: farad.example: Заказ NUMBER принят, 5 ₽. Самовывоз: Москва, ул. Радио, 10. URL, channel: sms, subject: }",
      "outbox {kind: order_to_shop, text: Открыть заказ: URL, channel: email, subject: Новый заказ NUMBER: 5 ₽}",
      "outbox {kind: order_status, text: farad.example: Анна, спасибо! Получили 5 ₽ за заказ NUMBER. Сообщим, когда можно забрать: Москва, ул. Радио, 10. URL, channel: sms, subject: }",
      "outbox {kind: payment, text: farad.example: Вернём 1,50 ₽ за заказ NUMBER на счёт …0001. Напишем, когда отправим деньги. URL, channel: sms, subject: }",
      "outbox {kind: payment, text: farad.example: Вернём 1 ₽ за заказ NUMBER на счёт …0001. Напишем, когда отправим деньги. URL, channel: sms, subject: }",
      "outbox {kind: payment, text: farad.example: Возврат 1,50 ₽ за заказ NUMBER на счёт …0001 отменён: денег по нему не будет. URL, channel: sms, subject: }",
      "outbox {kind: payment, text: farad.example: Отправили 1 ₽ за заказ NUMBER на счёт …0001. URL, channel: sms, subject: }",
    ]
  `);
});
