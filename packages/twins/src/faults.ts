/**
 * Ways to fail on request. `drop_after_write` does what was asked and then closes the connection without an answer.
 * The numbers and `hang`, `cut` are of SMTP: `cut` is its drop_after_write. Of YooKassa `500_after_write` and `garbage` (the
 * true answer, broken off) do what was asked, too; `yookassa-webhook` is what the shop is told. CDEK's are
 * the same; its `401` is a token that was taken back.
 */
export const faultModes = {
  smsc: ['ok', 'delay', '500', '429', 'drop_after_write', 'garbage'],
  dadata: ['ok', 'delay', '500', '429', '403', 'drop_after_write', 'garbage'],
  'bot-check': ['ok', 'delay', '500', '429', 'garbage'],
  yookassa: ['ok', 'delay', '500', '500_after_write', '429', 'drop_after_write', 'garbage'],
  'yookassa-webhook': ['ok', 'delay', 'never', 'triple', 'reversed', 'forged'],
  cdek: ['ok', 'delay', '500', '500_after_write', '429', '401', 'drop_after_write', 'garbage'],
  'cdek-webhook': ['ok', 'delay', 'never', 'triple', 'reversed', 'forged'],
  smtp: ['ok', '421', '450', '451', '550', 'hang', 'cut'],
} as const;

export type Vendor = keyof typeof faultModes;
export type FaultMode<V extends Vendor> = (typeof faultModes)[V][number];

/** Operations that can be made to fail. */
export const faultOperations = {
  smsc: ['send', 'status', 'balance'],
  dadata: ['party', 'bank', 'address', 'iplocate'],
  'bot-check': ['verify'],
  yookassa: ['create', 'get', 'list', 'capture', 'cancel', 'refund', 'get_refund', 'receipt', 'me'],
  'yookassa-webhook': ['send'],
  cdek: ['token', 'tariffs', 'services', 'points', 'create', 'get', 'find', 'cancel', 'print', 'label', 'subscribe'],
  'cdek-webhook': ['send'],
  smtp: ['send'],
} as const;

export interface Fault<V extends Vendor> {
  readonly op: (typeof faultOperations)[V][number];
  readonly mode: FaultMode<V>;
  /** How many operations fail so before all is well again. */
  readonly times: number;
  /** With `delay`: how long the answer is kept back. */
  readonly delayMs: number;
}

const isWhole = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max;

const isOneOf = <T extends string>(value: unknown, values: readonly T[]): value is T => values.includes(value as T);

/** Reads the body of `PUT /<vendor>/fault`: once and 15 s where it does not say; null when it is not understood. */
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

/** The faults that are set, by vendor and operation. */
export interface Faults {
  set<V extends Vendor>(vendor: V, fault: Fault<V>): void;
  /** The fault of the operation that begins now; each taking uses it up by one. */
  take<V extends Vendor>(vendor: V, op: Fault<V>['op']): { readonly mode: FaultMode<V>; readonly delayMs: number };
  /** Whether the next of these operations fails in this way. */
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
      // Only `set` writes here, and it takes the vendor's own modes.
      return { mode: fault.mode as FaultMode<V>, delayMs: fault.delayMs };
    },
    has(vendor, op, mode) {
      const fault = left.get(`${vendor}.${op}`);
      return fault !== undefined && fault.times > 0 && fault.mode === mode;
    },
    clear: () => left.clear(),
  };
}
