import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  addPayment,
  moneyNow,
  openMoneyRows,
  ordersToPay,
  paymentReport,
  withoutNews,
} from '#testing/scenes/money-rows.ts';
import { applyReport, quarantineStranger } from './apply-report.ts';

const shop = openShopRows();
const money = openMoneyRows(shop);
const account = { account: '100', isTest: true };
const minute = 60_000;
const applied = (more: object = {}) =>
  money.changes(async () =>
    money.heard.push(JSON.stringify(await applyReport(money.deps, account, 1, paymentReport(more)))),
  );

beforeEach(async () => {
  money.reset();
  await ordersToPay(shop);
});

describe('a report of a payment', () => {
  beforeEach(async () => {
    await addPayment(shop, { state: 'pending' });
    await addPayment(shop, { order: 3, state: 'pending' });
  });

  it('that is paid is applied once, with its receipt', async () => {
    expect(await applied()).toMatchInlineSnapshot(`
      "
      + hook_delivery 1: id 1, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_delivery 2: id 2, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"created","paid_at":"2026-11-20T06:00:00.000Z","total_price":20}, type "order.paid"
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"in_work_personal","previous":"created","total_price":20}, type "order.status"
      + inbox_entry 1: at now, id 1, data {"what":"paid","number":"26-000001","reason":""}, kind "order", account_id 1
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "system", id 1, reason "", order_id 1, to_status "in_work_personal", from_status "created"
      orders 1: status "in_work_personal", paid_at "2026-11-20T06:00:00+00:00", pay_until null, chosen_payment "card", payment_method "sbp"
      + outbox 1: id 1, kind "order_status", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      payment 1: state "succeeded", paid_at "2026-11-20T06:00:00+00:00", settlement "order_paid"
      + payment_event 1/succeeded: at "2026-11-20T06:00:00+00:00", state "succeeded", payment_id 1
      + receipt 1: id 1, kind "prepayment", items [{"name":"rows of 1-1"}], state "registered", pieces [], order_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 2000
      reservation 1/1/1: expires_at null
      reservation 1/2/1: expires_at null
      {"verdict":"apply","refundIds":[]}
      "
    `);
    expect(await applied()).toBe('\n{"verdict":"same","refundIds":[]}\n');
  });

  it('has the receipt of what was captured, and its state', async () => {
    const captured = { receipt: { items: [{ name: 'less' }], total: 1900 }, customer: {} };
    await shop.run(
      `update payment set capture_kopecks = 1900, capture_receipt = $1 where id = 1`,
      JSON.stringify(captured),
    );
    expect(withoutNews(await applied({ amount: 1900, receipt: 'pending' }))).toMatchInlineSnapshot(`
      [
        "orders 1: status "in_work_personal", paid_at "2026-11-20T06:00:00+00:00", pay_until null, chosen_payment "card", payment_method "sbp"",
        "payment 1: state "succeeded", paid_at "2026-11-20T06:00:00+00:00", settlement "order_paid", next_check_at "2026-11-20T06:05:00+00:00"",
        "+ payment_event 1/succeeded: at "2026-11-20T06:00:00+00:00", state "succeeded", payment_id 1",
        "+ receipt 1: id 1, kind "prepayment", items [{"name":"less"}], state "pending", pieces [], order_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 1900",
        "reservation 1/1/1: expires_at null",
        "reservation 1/2/1: expires_at null",
        "{"verdict":"apply","refundIds":[]}",
      ]
    `);
    expect(withoutNews(await applied({ amount: 1900, receipt: 'failed' }))).toMatchInlineSnapshot(`
      [
        "payment 1: next_check_at null",
        "receipt 1: state "failed"",
        "{"verdict":"same","refundIds":[]}",
      ]
    `);
  });

  it('that is held has no receipt yet', async () => {
    expect(withoutNews(await applied({ state: 'waiting_for_capture' }))).toMatchInlineSnapshot(`
      [
        "orders 1: status "in_work_personal", paid_at "2026-11-20T06:00:00+00:00", pay_until null, chosen_payment "card", payment_method "sbp"",
        "payment 1: state "waiting_for_capture", settlement "order_paid", next_check_at "2026-11-20T06:30:00+00:00"",
        "+ payment_event 1/waiting_for_capture: at "2026-11-20T06:00:00+00:00", state "waiting_for_capture", payment_id 1",
        "reservation 1/1/1: expires_at null",
        "reservation 1/2/1: expires_at null",
        "{"verdict":"apply","refundIds":[]}",
      ]
    `);
  });

  it('that is still pending, or old, only counts as seen', async () => {
    money.at = new Date(moneyNow.getTime() + minute);
    expect(withoutNews(await applied({ state: 'pending' }))).toMatchInlineSnapshot(`
      [
        "payment 1: checked_at "2026-11-20T06:01:00+00:00", next_check_at "2026-11-20T06:03:00+00:00"",
        "{"verdict":"same","refundIds":[]}",
      ]
    `);
    await applied();
    expect(withoutNews(await applied({ state: 'pending' }))).toMatchInlineSnapshot(`
      [
        "{"verdict":"old","refundIds":[]}",
      ]
    `);
  });

  it('that was cancelled has a reason', async () => {
    expect(withoutNews(await applied({ state: 'cancelled', cancelReason: 'no money' }))).toMatchInlineSnapshot(`
      [
        "payment 1: state "cancelled", failure "no money"",
        "+ payment_event 1/cancelled: at "2026-11-20T06:00:00+00:00", state "cancelled", payment_id 1",
        "{"verdict":"apply","refundIds":[]}",
      ]
    `);
  });

  it('that does not match waits for staff, and is logged once', async () => {
    expect(withoutNews(await applied({ amount: 1999, account: '7' }))).toMatchInlineSnapshot(`
      [
        "payment 1: next_check_at "2026-11-20T06:02:00+00:00"",
        "+ payment_quarantine 1: at "2026-11-20T06:00:00+00:00", id 1, kind "payment", order_id 1, provider "yookassa", reported "succeeded", mismatches ["account","amount"], provider_id "p-1-1", amount_kopecks 1999",
        "warn {"provider":"yookassa","payment":"p-1-1","mismatches":["amount","account"]} payment: report does not match",
        "{"verdict":"quarantine","refundIds":[]}",
      ]
    `);
    expect(withoutNews(await applied({ amount: 1999, account: '7' }))).toEqual([
      '{"verdict":"quarantine","refundIds":[]}',
    ]);
  });

  it('of money that no order needs starts a refund', async () => {
    await shop.run(`update orders set status = 'cancelled' where id = 1`);
    expect(withoutNews(await applied()).at(-1)).toBe('{"verdict":"apply","refundIds":[1]}');
  });

  it('of a payment that does not exist is a fault', async () => {
    await expect(applyReport(money.deps, account, 9, paymentReport())).rejects.toThrow('payment 9 not found');
  });

  it('of money that belongs to no order waits for staff', async () => {
    const strange = () => money.changes(() => quarantineStranger(money.deps, 'yookassa' as never, paymentReport()));
    expect(await strange()).toMatchInlineSnapshot(`
      "
      + payment_quarantine 1: at "2026-11-20T06:00:00+00:00", id 1, kind "payment", provider "yookassa", reported "succeeded", mismatches ["order"], provider_id "p-1-1", amount_kopecks 2000
      warn {"provider":"yookassa","payment":"p-1-1","mismatches":["order"]} payment: report does not match
      "
    `);
    expect(await strange()).toBe('\n');
  });
});
