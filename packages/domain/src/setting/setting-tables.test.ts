import { describe, expect, it } from 'vitest';

import type { Day } from '../delivery/index.ts';
import type { Kopecks } from '../money/index.ts';
import { emptyTexts } from '../shared/index.ts';
import type { VatPeriod } from '../vat/index.ts';
import { deliveryProblem, officeCity, usualWords, wayOf, zonesProblem } from './delivery-setting.ts';
import {
  changingVatClasses,
  fillTemplate,
  isPaymentOn,
  messageChannels,
  messengerBody,
  messengerEvent,
  openWays,
  paymentBuyers,
  ruleBounds,
  ruleGroups,
  ruleOf,
  settingKeys,
  settingProblem,
  smsForecast,
  smsParts,
  smsRules,
  staffEvents,
  staffRuleOf,
  templateOf,
  templateProblem,
  notifiedEvents,
  usualSettings,
  type NotifiedEvent,
} from './index.ts';
import { paymentsProblem, termsRefusal } from './payment-setting.ts';
import { vatProblem } from './vat-setting.ts';

const { delivery, payments, notices, staff_notices: staffNotices } = usualSettings;

describe('default settings', () => {
  it('all ways of delivery and payment are on, with the default words', () => {
    expect(delivery.ways.map(({ kind, isOn }) => `${kind} ${isOn}`)).toEqual([
      'courier true',
      'pickup_point true',
      'own_pickup true',
    ]);
    expect(delivery).toMatchObject({
      carrier: { isOn: true, tariffs: [], marginPercent: 0, marginRoubles: 0 },
      office: null,
    });
    expect(delivery.ways[0]?.name).toEqual(emptyTexts);
    expect(payments.methods.map(({ method, isOn, buyers }) => [method, isOn, buyers])).toEqual([
      ['cash_on_receipt', true, 'all'],
      ['card', true, 'all'],
      ['sbp', true, 'all'],
      ['invoice', true, 'company'],
    ]);
    expect(payments.methods[0]).toMatchObject({ leastRoubles: null, mostRoubles: null, note: usualWords });
    expect(payments.isHeldFirst).toBe(false);
    expect([usualSettings.order.leastRoubles, usualSettings.requests.partsAnHour]).toEqual([0, 5]);
    expect(usualSettings.messages.texts).toEqual([]);
    expect(usualSettings.vat.periods).toEqual([]);
  });
  it('an SMS costs five roubles, every staff event is sent by mail and messenger', () => {
    expect(notices.smsKopecks).toBe(500);
    expect(staffNotices).toEqual({
      emails: [],
      url: '',
      chatId: '',
      rules: staffEvents.map((event) => ({ event, email: true, messenger: true })),
    });
    expect(staffEvents.join(' ')).toBe('order request return cancel shortage parcel chat feedback sms_balance servers');
  });
  it('names of stored settings, channels and rules', () => {
    expect(settingKeys.join(' ')).toBe(
      'shop look contacts languages home delivery delivery_zones payments order holds open_orders second_look ' +
        'completion requests vat calendar messages notices staff_notices',
    );
    expect([...messageChannels, ...smsRules, ...paymentBuyers, ...changingVatClasses].join(' ')).toBe(
      'sms email always without_mail never all personal company standard reduced five seven',
    );
    expect(ruleGroups.join(' ')).toBe('order holds open_orders second_look completion requests');
  });
  it('limits of rules', () => {
    const hundredMillion = { min: 0, max: 100_000_000 };
    expect(ruleBounds).toEqual({
      order: { leastRoubles: { min: 0, max: 1_000_000 } },
      holds: { onlineMinutes: { min: 15, max: 1440 }, invoiceWorkingDays: { min: 1, max: 30 } },
      open_orders: {
        mostOrders: { min: 0, max: 1000 },
        mostRoubles: hundredMillion,
        mostCompanyRoubles: hundredMillion,
        firstRoubles: hundredMillion,
        cashDays: { min: 0, max: 90 },
        warnRoubles: hundredMillion,
      },
      second_look: { changePercent: { min: 1, max: 1000 } },
      completion: { days: { min: 1, max: 90 } },
      requests: { partsAnHour: { min: 1, max: 100 } },
    });
  });
});

describe('events with SMS', () => {
  const bySms = (sms: string) => notifiedEvents.filter((event) => ruleOf([], event).sms === sms);
  it('urgent: goods wait, or could not be handed over', () => {
    expect(bySms('always')).toEqual(['parcel_ready_for_pickup', 'parcel_not_delivered']);
  });
  it('never: internal steps of the shop and consequences of another message', () => {
    expect(bySms('never')).toEqual([
      'order_created',
      'order_request',
      'order_in_work',
      'order_ordered',
      'order_in_warehouse',
      'order_delivered',
      'order_completed',
      'order_cancelRequested',
      'order_returnRequested',
      'parcel_delivered',
    ]);
  });
  it('without an e-mail: everything that requires action or knowledge', () => {
    expect(bySms('without_mail')).toEqual([
      'order_placed',
      'order_awaited',
      'order_shipped',
      'order_cancelled',
      'order_lapsed',
      'order_paid',
      'order_refused',
      'order_changed',
      'order_cancelRefused',
      'order_returnAccepted',
      'order_returnRefused',
      'parcel_handed_over',
      'money_late',
      'money_overpaid',
      'money_released',
      'money_not_captured',
      'money_refunded',
      'money_refund_planned',
      'money_refund_withdrawn',
      'money_refund_sent',
      'money_refund_cash',
    ]);
  });
  it('e-mails: everything except internal steps; the site shows all', () => {
    expect(notifiedEvents.filter((event) => !ruleOf([], event).email)).toEqual(['order_in_work', 'order_completed']);
    expect(notifiedEvents.every((event) => ruleOf([], event).site)).toBe(true);
  });
  it('a set rule wins', () => {
    const own = { event: 'order_paid', sms: 'never', email: false, site: false } as const;
    expect(ruleOf([own], 'order_paid')).toBe(own);
    expect(ruleOf([own], 'order_placed')).not.toBe(own);
    expect(openWays(own, { sms: true, email: true, site: true })).toEqual({ sms: false, email: false, site: false });
  });
  it('a forecast counts one part for a text of unknown length', () => {
    const one = {
      rules: [{ event: 'order_placed' as NotifiedEvent, sms: 'always' as const, email: true, site: true }],
      smsKopecks: 7,
    };
    const forecast = smsForecast(one, { order_placed: 4 }, true);
    expect(forecast).toEqual({ messages: 2, parts: 5, kopecks: 35 });
  });
});

describe('contradicting fields', () => {
  it('no language, one twice, a main one that is not shown', () => {
    const problem = (shown: readonly ('ru' | 'en' | 'tr')[], main: 'ru' | 'en') =>
      settingProblem({ key: 'languages', value: { shown, main } });
    expect([
      problem([], 'ru'),
      problem(['ru', 'ru'], 'ru'),
      problem(['en'], 'ru'),
      problem(['en', 'tr'], 'en'),
    ]).toEqual(['shown', 'shown', 'main', null]);
    expect(settingProblem({ key: 'languages', value: usualSettings.languages })).toBeNull();
  });
  it('an accent colour that does not read, a dark logo without a logo', () => {
    const { look } = usualSettings;
    const problem = (value: Partial<typeof look>) => settingProblem({ key: 'look', value: { ...look, ...value } });
    expect([problem({}), problem({ accent: '#1a5fb4' }), problem({ accent: '#ffcc00' })]).toEqual([
      null,
      null,
      'accent',
    ]);
    expect([problem({ darkLogo: 'b' }), problem({ logo: 'a', darkLogo: 'b', icon: 'c' })]).toEqual(['logo', null]);
    expect(problem({ icon: 'c' })).toBeNull();
  });
  it('a staff event twice, a mailbox twice', () => {
    const [first, second] = staffNotices.rules;
    if (first === undefined || second === undefined) throw new Error('no rules');
    const problem = (value: Partial<typeof staffNotices>) =>
      settingProblem({ key: 'staff_notices', value: { ...staffNotices, ...value } });
    expect(problem({ rules: [first, second, first] })).toBe('rules.2.event');
    expect(problem({ rules: [first, second, second] })).toBe('rules.2.event');
    expect(problem({ emails: ['a', 'b', 'b'] })).toBe('emails.2');
    expect(problem({ emails: ['a', 'b'] })).toBeNull();
    const rule = { event: 'order', email: false, messenger: false } as const;
    expect(staffRuleOf([rule], 'order')).toBe(rule);
    expect(staffRuleOf([rule], 'chat')).toEqual({ event: 'chat', email: true, messenger: true });
  });
  it('a rule of an event twice', () => {
    const [first, second] = notices.rules;
    if (first === undefined || second === undefined) throw new Error('no rules');
    expect(settingProblem({ key: 'notices', value: { ...notices, rules: [first, second, first] } })).toBe(
      'rules.2.event',
    );
    expect(settingProblem({ key: 'notices', value: notices })).toBeNull();
  });
  it('ways of delivery twice, none on', () => {
    const { ways } = delivery;
    const [first] = ways;
    if (first === undefined) throw new Error('no ways');
    expect(deliveryProblem({ ...delivery, ways: [...ways, first] })).toBe('ways');
    expect(settingProblem({ key: 'delivery', value: { ...delivery, ways: [] } })).toBe('ways');
    const oneOn = ways.map((way, at) => ({ ...way, isOn: at === 0 }));
    expect(deliveryProblem({ ...delivery, ways: oneOn })).toBeNull();
    expect(wayOf({ ...delivery, ways: [first] }, 'own_pickup')).toEqual({
      kind: 'own_pickup',
      isOn: false,
      name: usualWords,
    });
    expect(wayOf(delivery, 'courier')).toBe(first);
  });
  it('an office is in Moscow until its city is chosen; it may be in none of the cities', () => {
    const place = { address: 'a', hours: 'h', latitude: null, longitude: null };
    expect(officeCity(delivery)).toBe('moskva');
    expect(officeCity({ ...delivery, office: place })).toBe('moskva');
    expect(officeCity({ ...delivery, office: { ...place, city: 'kazan' } })).toBe('kazan');
    expect(officeCity({ ...delivery, office: { ...place, city: '' } })).toBe('');
  });
  it('an office with one coordinate', () => {
    const problem = (latitude: number | null, longitude: number | null) =>
      settingProblem({
        key: 'delivery',
        value: { ...delivery, office: { address: 'a', hours: 'h', latitude, longitude } },
      });
    expect([problem(null, null), problem(0, 0), problem(null, 37), problem(55, null)]).toEqual([
      null,
      null,
      'office.latitude',
      'office.longitude',
    ]);
  });
  it('other zones', () => {
    const zone = {
      id: 1,
      daysMin: 2,
      daysMax: 2,
      baseRoubles: 1,
      includedGrams: 1,
      stepRoubles: 1,
      stepGrams: 1,
      freeFromRoubles: null,
    };
    expect(zonesProblem({ zones: [zone] }, [1])).toBeNull();
    expect(zonesProblem({ zones: [zone] }, [2])).toBe('zones');
    expect(zonesProblem({ zones: [zone, zone] }, [1, 2])).toBe('zones');
    expect(zonesProblem({ zones: [{ ...zone, daysMax: 1 }] }, [1])).toBe('zones.0.daysMax');
  });
  it('payment methods that are missing, off or reordered', () => {
    const { methods } = payments;
    const [first] = methods;
    if (first === undefined) throw new Error('no methods');
    const problem = (value: Partial<typeof payments>) =>
      settingProblem({ key: 'payments', value: { ...payments, ...value } });
    expect(problem({ methods: methods.slice(1) })).toBe('methods');
    expect(problem({ methods: [first, ...methods.slice(0, -1)] })).toBe('methods');
    const limited = (leastRoubles: number | null, mostRoubles: number | null) =>
      paymentsProblem({ ...payments, methods: methods.map((each) => ({ ...each, leastRoubles, mostRoubles })) });
    expect([limited(5, 5), limited(6, 5), limited(null, 5), limited(5, null)]).toEqual([
      null,
      'methods.0.mostRoubles',
      null,
      null,
    ]);
    expect(
      paymentsProblem({ ...payments, methods: methods.map((each, at) => ({ ...each, isOn: at === 2 })) }),
    ).toBeNull();
  });
});

describe('terms of payment', () => {
  const [terms] = payments.methods;
  if (terms === undefined) throw new Error('no methods');
  const refusal = (change: Partial<typeof terms>, roubles: number, type: 'personal' | 'company' = 'personal') =>
    termsRefusal({ ...terms, ...change }, type, (roubles * 100) as Kopecks);
  it.each([
    [{}, 5, null],
    [{ buyers: 'company' }, 5, 'company_only'],
    [{ buyers: 'personal' }, 5, null],
    [{ leastRoubles: 5 }, 5, null],
    [{ leastRoubles: 6 }, 5, 'shop_minimum'],
    [{ mostRoubles: 5 }, 5, null],
    [{ mostRoubles: 4 }, 5, 'shop_maximum'],
  ] as const)('%j of %d roubles: %s', (change, roubles, code) => expect(refusal(change, roubles)).toBe(code));
  it('payment methods of persons are not for companies', () => {
    expect(refusal({ buyers: 'personal' }, 5, 'company')).toBe('personal_only');
    expect(refusal({ buyers: 'company' }, 5, 'company')).toBeNull();
  });
  it('a method is on if it is listed and enabled', () => {
    const off = { ...payments, methods: payments.methods.map((each) => ({ ...each, isOn: each.method === 'sbp' })) };
    expect([isPaymentOn(off, 'sbp'), isPaymentOn(off, 'card'), isPaymentOn({ ...off, methods: [] }, 'sbp')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the shop’s own texts of messages', () => {
  it.each([
    ['{a}', { a: '1' }, '1'],
    ['{a} {b}', { a: '', b: '2' }, ' 2'],
    ['x\n{a}\ny', { a: '' }, 'x\ny'],
    ['x\n\n{a}\n\n\ny', { a: '' }, 'x\n\ny'],
    ['{c}', { a: '1' }, '{c}'],
    ['{ a }', { a: '1' }, '{ a }'],
    [`{${'n'.repeat(41)}}`, {}, `{${'n'.repeat(41)}}`],
    ['{{a}}', { a: '1' }, '{1}'],
    ['x', {}, 'x'],
  ])('%j with %j is %j', (text, values, filled) =>
    expect(fillTemplate(text, values as Record<string, string>)).toBe(filled),
  );
  it('a text becomes a template, longer values first, empty ones not', () => {
    expect(templateOf('Заказ 12 на 1 ₽: 12', { sum: '1', number: '12', note: '' })).toBe(
      'Заказ {number} на {sum} ₽: {number}',
    );
  });
  it('reports the first unknown name, else the first missing one', () => {
    const known = [
      { name: 'a', isRequired: false },
      { name: 'b', isRequired: true },
    ];
    expect(templateProblem({ subject: '{x}', text: '{y}' }, known)).toEqual({ kind: 'unknown', name: 'x' });
    expect(templateProblem({ subject: '', text: '{a}' }, known)).toEqual({ kind: 'missing', name: 'b' });
    expect(templateProblem({ subject: '', text: '{b}' }, known)).toBeNull();
  });
  it.each([
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['я'.repeat(134), 2],
    [`${'a'.repeat(159)}€`, 2],
    [`${'a'.repeat(158)}€`, 1],
    [`${'a'.repeat(69)}ы`, 1],
    [`${'a'.repeat(70)}ы`, 2],
    ['@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&()*+,-./:;<=>?¡ÄÖÑÜ§¿äöñüà'.padEnd(160), 1],
  ])('SMS %# has its parts', (text, parts) => expect(smsParts(text)).toBe(parts));
  it.each(['^', '{', '}', '\\', '[', '~', ']', '|', '€'])('%s counts twice', (sign) => {
    expect([smsParts('a'.repeat(158) + sign), smsParts('a'.repeat(159) + sign)]).toEqual([1, 2]);
  });
  it('Slack reads the text, Telegram also the chat id', () => {
    expect(messengerBody({ chatId: '' }, 'x')).toBe('{"text":"x"}');
    expect(messengerBody({ chatId: '5' }, 'x')).toBe('{"chat_id":"5","text":"x"}');
  });
  it('programs read the event beside the text', () => {
    const placed = messengerEvent(
      'order',
      '26-000042',
      'https://shop.example/admin/orders/26-000042',
      12_300 as Kopecks,
    );
    expect(JSON.parse(messengerBody({ chatId: '' }, 'x', placed))).toEqual({
      text: 'x',
      event: {
        type: 'order',
        number: '26-000042',
        url: 'https://shop.example/admin/orders/26-000042',
        total_kopecks: 12_300,
      },
    });
    expect(messengerEvent('chat', '', '/chats/5')).toEqual({ type: 'chat', number: null, url: '/chats/5' });
  });
});

describe('rates entered by staff', () => {
  const today = '2026-11-22' as Day;
  const rate = (vatClass: VatPeriod['vatClass'], percent: VatPeriod['percent'], from: string): VatPeriod => ({
    vatClass,
    percent,
    from: from as Day,
  });
  const old = rate('standard', 20, '2026-11-22');
  it.each([
    [[old], [old], null],
    [[rate('reduced', 20, '2026-11-22')], [old], 'periods'],
    [[rate('standard', 20, '2026-11-21')], [old], 'periods'],
    [[rate('standard', 20, '2027-01-01'), rate('reduced', 20, '2027-01-01')], [], null],
    [[rate('standard', 20, '2027-01-01'), rate('standard', 20, '2027-01-02')], [], null],
    [
      [rate('five', 5, '2027-01-01'), rate('five', 7, '2027-01-02'), rate('five', 0, '2027-01-01')],
      [],
      'periods.2.from',
    ],
  ])('%#', (periods, before, problem) => {
    expect(vatProblem({ periods }, { periods: before }, today)).toBe(problem);
  });
});
