/**
 * Ways in which a vendor can fail on request.
 * - `drop_after_write`, `500_after_write`: the work is done. Then the connection is closed, or the answer is a 500.
 * - `garbage`: the answer cannot be parsed. YooKassa and CDEK do the work and send half of the true answer.
 * - `401` of CDEK: the token is revoked.
 * - `yookassa-webhook`, `cdek-webhook`: the vendor's webhooks to the shop.
 * - `cut`, `hostile`, `jump` of the bank (`cbr`): half of the answer, declared entities, all rates 30 % higher.
 * - Numbers of SMTP are reply codes. `hang` = no reply. `cut` = the letter is accepted, then the connection is closed.
 */
export const faultModes = {
  smsc: ['ok', 'delay', '500', '429', 'drop_after_write', 'garbage'],
  dadata: ['ok', 'delay', '500', '429', '403', 'drop_after_write', 'garbage'],
  'bot-check': ['ok', 'delay', '500', '429', 'garbage'],
  yookassa: ['ok', 'delay', '500', '500_after_write', '429', 'drop_after_write', 'garbage'],
  'yookassa-webhook': ['ok', 'delay', 'never', 'triple', 'reversed', 'forged'],
  cdek: ['ok', 'delay', '500', '500_after_write', '429', '401', 'drop_after_write', 'garbage'],
  'cdek-webhook': ['ok', 'delay', 'never', 'triple', 'reversed', 'forged'],
  cbr: ['ok', 'delay', '500', 'drop', 'garbage', 'cut', 'hostile', 'jump'],
  smtp: ['ok', '421', '450', '451', '550', 'hang', 'cut'],
} as const;

export type Vendor = keyof typeof faultModes;
export const vendorNames = Object.keys(faultModes) as readonly Vendor[];
export type FaultMode<V extends Vendor> = (typeof faultModes)[V][number];

/** Operations of a vendor that can fail on request. */
export const faultOperations = {
  smsc: ['send', 'status', 'balance', 'senders'],
  dadata: ['party', 'bank', 'address', 'iplocate'],
  'bot-check': ['verify'],
  yookassa: ['create', 'get', 'list', 'capture', 'cancel', 'refund', 'get_refund', 'receipt', 'me'],
  'yookassa-webhook': ['send'],
  cdek: ['token', 'tariffs', 'services', 'points', 'create', 'get', 'find', 'cancel', 'print', 'label', 'subscribe'],
  'cdek-webhook': ['send'],
  cbr: ['daily'],
  smtp: ['send'],
} as const;

export interface Fault<V extends Vendor> {
  readonly op: (typeof faultOperations)[V][number];
  readonly mode: FaultMode<V>;
  /** Number of operations that fail. After them the vendor works again. */
  readonly times: number;
  /** Only for the mode `delay`: milliseconds by which the answer is delayed. */
  readonly delayMs: number;
}

const isWhole = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max;

const isOneOf = <T extends string>(value: unknown, values: readonly T[]): value is T => values.includes(value as T);

/**
 * Returns the fault in the body of `PUT /<vendor>/fault`; null = the body is not valid. By default one operation fails,
 * and a delay is 15 s.
 */
export function readFault<V extends Vendor>(vendor: V, body: unknown): Fault<V> | null {
  if (typeof body !== 'object' || body === null) return null;
  const { op, mode, times = 1, delayMs = 15_000 } = body as Readonly<Record<string, unknown>>;
  const operations: readonly Fault<V>['op'][] = faultOperations[vendor];
  const modes: readonly FaultMode<V>[] = faultModes[vendor];
  if (!isOneOf(op, operations) || !isOneOf(mode, modes)) return null;
  return isWhole(times, 100_000) && isWhole(delayMs, 120_000) ? { op, mode, times, delayMs } : null;
}

export const faultHint = (vendor: Vendor): string =>
  `{ op: ${faultOperations[vendor].join(' | ')}, mode: ${faultModes[vendor].join(' | ')}, times?, delayMs? }`;

/** Faults that are set now, by vendor and operation. */
export interface Faults {
  set<V extends Vendor>(vendor: V, fault: Fault<V>): void;
  /** Returns the fault for an operation that starts now, and counts the operation. */
  take<V extends Vendor>(vendor: V, op: Fault<V>['op']): { readonly mode: FaultMode<V>; readonly delayMs: number };
  /** True if the next such operation will fail in this way. Unlike `take`, this does not use up the fault. */
  has<V extends Vendor>(vendor: V, op: Fault<V>['op'], mode: FaultMode<V>): boolean;
  clear(): void;
}

export function createFaults(): Faults {
  const left = new Map<string, { mode: string; times: number; delayMs: number }>();
  return {
    set(vendor, { op, mode, times, delayMs }) {
      left.set(`${vendor}.${op}`, { mode, times, delayMs });
    },
    take<V extends Vendor>(vendor: V, op: Fault<V>['op']) {
      const fault = left.get(`${vendor}.${op}`);
      if (fault === undefined || fault.times <= 0) return { mode: 'ok', delayMs: 0 };
      fault.times -= 1;
      // The cast is safe: only `set` writes here, and it accepts only modes of the vendor.
      return { mode: fault.mode as FaultMode<V>, delayMs: fault.delayMs };
    },
    has(vendor, op, mode) {
      const fault = left.get(`${vendor}.${op}`);
      return fault !== undefined && fault.times > 0 && fault.mode === mode;
    },
    clear: () => left.clear(),
  };
}
