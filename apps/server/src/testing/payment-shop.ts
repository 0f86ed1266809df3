import { randomUUID } from 'node:crypto';

import type { DeliveryPort } from '@farad/integrations/delivery';
import { yookassaProvider } from '@farad/integrations/payments';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import type { PaymentPort, PaymentProvider } from '@farad/integrations/payments';

import { sweepPayments } from '../features/shop/payments/provider/payment-jobs.ts';
import { readWebhook } from '../features/shop/payments/provider/webhooks.ts';
import { installProvider } from '../core/vendors/vendors.ts';
import { webhookPath } from '../core/vendors/webhook-address.ts';
import { OrderPayment } from '@farad/contract/shop/payments';
import { add } from './calls/basket-calls.ts';
import type { Browser } from './browser.ts';
import type { TestProduct } from './catalogue.ts';
import { place } from './calls/order-calls.ts';
import { openShop, type SignedInBrowser, type TestShop } from './shop.ts';

/**
 * A shop that is connected to a twin of the payment provider. Webhooks are sent only when the test asks for it (`tell`,
 * `listen`).
 */
export interface PaymentShop extends TestShop {
  readonly twins: ListeningTwins;
  /** Functions that a test puts in place of calls to the provider. */
  readonly between: Partial<PaymentPort>;
  /** Removes the faults of the twin and the functions of `between`. */
  readonly withoutFaults: () => void;
  /** Returns the payments that the provider has for an order. */
  readonly atProvider: (order: PlacedForPay) => Promise<ProviderReports>;
  /** Places an order of these products for a new customer. */
  readonly order: (...parts: readonly (readonly [TestProduct, number])[]) => Promise<PlacedForPay>;
  readonly pay: (order: PlacedForPay, method?: 'card' | 'sbp') => Promise<OrderPayment>;
  /** Takes a buyer's step on the payment page: `pay`, `expire`, or a reason why the payment fails. */
  readonly atPage: (payment: OrderPayment, action: string) => Promise<void>;
  /** Sends a webhook like the provider, and returns the status of the answer. */
  readonly tell: (body: unknown, secret?: string) => Promise<number>;
  /** From now on, the twin sends webhooks over the network. */
  readonly listen: () => Promise<void>;
  /** Runs the job that handles received webhooks. */
  readonly readWebhooks: () => Promise<void>;
  /** Runs the job that checks open payments every minute. */
  readonly sweep: () => Promise<void>;
}

type ProviderReports = (Awaited<ReturnType<PaymentPort['list']>> & { readonly ok: true })['value']['payments'];

export interface PlacedForPay {
  readonly buyer: SignedInBrowser;
  readonly number: string;
}

/** Returns the provider, with some of its calls replaced by functions of a test. */
function interposed(provider: PaymentProvider, between: Partial<PaymentPort>): PaymentProvider {
  return {
    ...provider,
    connect: (account) => {
      const port = provider.connect(account);
      return new Proxy(port, {
        get: (real, name): unknown => Reflect.get(between, name) ?? Reflect.get(real, name),
      });
    },
  };
}

export const paymentOf = async (browser: Browser, number: string): Promise<OrderPayment> =>
  OrderPayment.parse((await browser.get(`/orders/${number}/payment`)).json());

/** Opens a shop with a twin of the payment provider. `connect` returns a carrier that uses the same twins. */
export async function openPaymentShop(connect?: (twins: ListeningTwins) => DeliveryPort): Promise<PaymentShop> {
  let clock = Date.now;
  const twins = await listenTwins({ webhookDelayMs: 0, now: () => clock() });
  const between: Partial<PaymentPort> = {};
  const provider = interposed(yookassaProvider(twins.yookassa.baseUrl(twins.origin)), between);
  const shop = await openShop(
    { twins: { path: '/__none', routes: async () => undefined } },
    undefined,
    ({ payments }) => installProvider(provider, payments.yookassa, twins.yookassa.account),
    // The environment contains no account, because it would be used instead of the account from the back office.
    { YOOKASSA_SHOP_ID: '', YOOKASSA_SECRET_KEY: '', YOOKASSA_TEST: 'on', YOOKASSA_PAGES: twins.origin },
    connect?.(twins) ?? null,
  );
  const { deps, server, pool } = shop;
  clock = () => deps.clock().getTime();
  const address = (secret?: string): string =>
    `${deps.config.apiPrefix}${secret === undefined ? webhookPath(deps.secretKey, provider.id) : `/webhooks/${provider.id}/${secret}`}`;
  const tell: PaymentShop['tell'] = async (body, secret) => {
    const headers = { 'content-type': 'application/json' };
    return (await server.inject({ method: 'POST', url: address(secret), headers, payload: JSON.stringify(body) }))
      .statusCode;
  };
  return {
    ...shop,
    twins,
    between,
    withoutFaults: () => {
      twins.faults.clear();
      for (const name of Object.keys(between)) Reflect.deleteProperty(between, name);
    },
    atProvider: async ({ number }) => {
      const list = await deps.vendors.payments.chosen.connect(twins.yookassa.account).list({ since: new Date(0) });
      if (!list.ok) throw new Error('the twin does not answer');
      return list.value.payments.filter(({ order }) => order === number);
    },
    order: async (...parts) => {
      const buyer = await shop.signedIn({ email: `buyer-${randomUUID()}@example.com` });
      const basket = await add(buyer, ...parts);
      return { buyer, number: (await place(buyer, basket)).number };
    },
    pay: async ({ buyer, number }, method = 'card') => {
      const answer = await buyer.post(`/orders/${number}/pay`, { method });
      if (answer.statusCode !== 200) throw new Error(`not paid: ${answer.body}`);
      return OrderPayment.parse(answer.json());
    },
    atPage: async ({ confirmation_url: url }, action) => {
      if (url === null) throw new Error('there is no page to pay');
      const body = new URLSearchParams({ action });
      const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
      if (answer.status !== 303) throw new Error(`the page answered ${answer.status}`);
    },
    tell,
    listen: async () => {
      const origin = await server.listen({ host: '127.0.0.1', port: 0 });
      const notificationUrl = `${origin}${deps.config.apiPrefix}${webhookPath(deps.secretKey, provider.id)}`;
      twins.setPaymentCabinet({ notificationUrl, pagesOrigin: null });
    },
    readWebhooks: async () => {
      const { rows } = await pool.query<{ id: number }>(
        'select id from webhook_event where done_at is null order by id',
      );
      for (const { id } of rows) await readWebhook(deps, id);
    },
    sweep: () => sweepPayments(deps),
    close: async () => {
      await shop.close();
      await twins.close();
    },
  };
}
