import { usualCompletionRules, type CompletionRules } from '../order/completion.ts';
import { usualOpenOrderRules, type OpenOrderRules } from '../order/open-orders.ts';
import { usualHoldRules, type HoldRules } from '../order/pay-until.ts';
import { usualSecondLook, type SecondLookRules } from '../product/second-look.ts';

/** Conditions for an order. */
export interface OrderRules {
  /** Minimum total of goods after the coupon, in whole roubles; 0 = no minimum. */
  readonly leastRoubles: number;
}

/** Limits for requests for parts that the shop does not have. */
export interface RequestRules {
  /** Maximum number of requests of a visitor in an hour. */
  readonly partsAnHour: number;
}

const usualOrderRules: OrderRules = { leastRoubles: 0 };
const usualRequestRules: RequestRules = { partsAnHour: 5 };

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * Minimum and maximum of the rules that are whole numbers. Rules that protect the shop or follow from the law are not
 * settings.
 */
export const ruleBounds = {
  order: { leastRoubles: { min: 0, max: 1_000_000 } },
  holds: { onlineMinutes: { min: 15, max: 1440 }, invoiceWorkingDays: { min: 1, max: 30 } },
  open_orders: {
    mostOrders: { min: 0, max: 1000 },
    mostRoubles: { min: 0, max: 100_000_000 },
    mostCompanyRoubles: { min: 0, max: 100_000_000 },
    firstRoubles: { min: 0, max: 100_000_000 },
    cashDays: { min: 0, max: 90 },
    warnRoubles: { min: 0, max: 100_000_000 },
  },
  second_look: { changePercent: { min: 1, max: 1000 } },
  completion: { days: { min: 1, max: 90 } },
  requests: { partsAnHour: { min: 1, max: 100 } },
} as const satisfies {
  readonly order: Readonly<Record<keyof OrderRules, Bounds>>;
  readonly holds: Readonly<Record<keyof HoldRules, Bounds>>;
  readonly open_orders: Readonly<Record<keyof OpenOrderRules, Bounds>>;
  readonly second_look: Readonly<Record<keyof SecondLookRules, Bounds>>;
  readonly completion: Readonly<Record<keyof CompletionRules, Bounds>>;
  readonly requests: Readonly<Record<keyof RequestRules, Bounds>>;
};

export const ruleGroups = ['order', 'holds', 'open_orders', 'second_look', 'completion', 'requests'] as const;

export interface RuleSettings {
  readonly order: OrderRules;
  readonly holds: HoldRules;
  readonly open_orders: OpenOrderRules;
  readonly second_look: SecondLookRules;
  readonly completion: CompletionRules;
  readonly requests: RequestRules;
}

export const usualRules: RuleSettings = {
  order: usualOrderRules,
  holds: usualHoldRules,
  open_orders: usualOpenOrderRules,
  second_look: usualSecondLook,
  completion: usualCompletionRules,
  requests: usualRequestRules,
};
