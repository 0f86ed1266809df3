import { calls, type Call, type CallName } from '@farad/contract/calls';

/** Example of a request and its answer, as a program sees them. */
export interface CallExample {
  readonly body?: unknown;
  readonly answer?: unknown;
}

const line = { number: 'RC0603FR-0710KL', quantity: 100 };

/** Examples for the calls that programs use most. A test checks that they fit the contract. */
export const examples: Readonly<Partial<Record<CallName, CallExample>>> = {
  prices: {
    body: { lines: [line, { number: 'NE555P', maker: 'TI' }, { number: 'NO-SUCH-PART' }] },
    answer: {
      lines: [
        {
          number: 'RC0603FR-0710KL',
          maker: '',
          products: [
            {
              product_id: '1000123',
              seo: 'rc0603fr-0710kl',
              mpn: 'RC0603FR-0710KL',
              maker: 'Yageo',
              title: 'Резистор 10 кОм',
              package: '0603',
              unit: 'piece',
              isSold: true,
              available: 5e4,
              minQuantity: 1,
              multiple: 1,
              leadTimeDays: null,
              lifecycle: 'active',
              price: {
                1: 0.5,
                100: 0.31,
              },
              quantity: 100,
              unit_price: 0.31,
              total_price: 31,
            },
          ],
        },
        { number: 'NE555P', maker: 'TI', products: [] },
        { number: 'NO-SUCH-PART', maker: '', products: [] },
      ],
      unknown: ['NE555P', 'NO-SUCH-PART'],
    },
  },
  addToBasket: { body: { products: [{ product_id: '1000123', qty: 100 }] } },
  matchLines: {
    body: {
      lines: [
        { mpn: 'NE555P', quantity: 2 },
        { value: '10k', package: '0603' },
      ],
      boards: 10,
    },
  },
  makeRequest: {
    body: {
      lines: [{ product_id: null, part: 'LTC6655BHMS8-2.5', maker: 'ADI', qty: 25, wished_price: null, note: '' }],
    },
    answer: { number: 'R-26-000017' },
  },
  quoteOrder: { body: { delivery: { kind: 'own_pickup' } } },
  placeOrder: {
    body: {
      basket_id: 'ca1yQ6cSRm6mUaWvw0h8bQ',
      contact: { name: 'Анна', surname: 'Иванова', email: 'anna@example.com' },
      customer_type: 'personal',
      company_id: null,
      payment_method: 'cash_on_receipt',
      delivery: { kind: 'own_pickup' },
      comment: 'ERP 4711',
      consents: { offer: true, personalData: true },
      expected: {
        total_price: 31,
        cargo_price: 0,
        products: [{ product_id: '1000123', qty: 100, total_price: 31 }],
      },
    },
    answer: {
      number: '26-000042',
      status: 'created',
      total_price: 31,
      public_id: 'dUx0Vb1mVf1d2r9b5Yb0JQ',
      pay: null,
      pay_until: null,
    },
  },
  makeHook: { body: { url: 'https://erp.example.com/orders', events: ['order.status', 'order.delivered'] } },
  kicadPart: {
    answer: {
      id: '1000123',
      name: 'RC0603FR-0710KL',
      description: 'Резистор 10 кОм',
      keywords: 'Yageo 0603',
      symbolIdStr: 'Device:R',
      exclude_from_bom: 'False',
      exclude_from_board: 'False',
      exclude_from_sim: 'True',
      fields: {
        value: {
          value: '10k',
          visible: 'True',
        },
        reference: {
          value: 'R',
          visible: 'True',
        },
        footprint: {
          value: 'Resistor_SMD:R_0603_1608Metric',
          visible: 'False',
        },
        MPN: {
          value: 'RC0603FR-0710KL',
          visible: 'False',
        },
        Price: {
          value: '0.5 RUB',
          visible: 'False',
        },
        Stock: {
          value: '50000',
          visible: 'False',
        },
      },
    },
  },
};

const byCall = new Map<Call, CallExample>(
  Object.entries(examples).map(([name, example]) => [calls[name as CallName], example]),
);

export const exampleOf = (call: Call): CallExample => byCall.get(call) ?? {};
