import type { Generated } from 'kysely';

interface RateLeaseTable {
  counted_hash: Buffer;
  taken: number;
  ends_at: Date;
}

interface CouponTryTable {
  caller_hash: Buffer;
  code_hash: Buffer;
  tried_at: Date;
}

interface BotProofTable {
  shown_hash: Buffer;
  shown_at: Date;
}

interface FeedSeatTable {
  id: Generated<number>;
  counted_hash: Buffer;
  process_id: string;
  kept_until: Date;
}

interface ProcessSeenTable {
  host: string;
  port: number;
  role: string;
  version: string;
  started_at: Date;
  seen_at: Date;
  memory_bytes: number;
  engine: string;
  is_ready: boolean;
  is_answering: boolean;
  products: number;
  behind_seconds: number;
  built_at: Date | null;
  building_since: Date | null;
}

/** Tables of counters that several server processes share, and of the processes, for the schema in schema.ts. */
export interface LimitTables {
  rate_lease: RateLeaseTable;
  coupon_try: CouponTryTable;
  bot_proof: BotProofTable;
  feed_seat: FeedSeatTable;
  process_seen: ProcessSeenTable;
}
