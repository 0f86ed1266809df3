import { randomUUID } from 'node:crypto';

import { createShipments, type Shipments, type TwinShipment, type TwinStatus } from './cdek-shipments.ts';
import type { Faults } from '../faults.ts';
import { openJournal } from '../journal.ts';
import { createWebhooks, type Webhooks, type WrittenWebhook } from '../webhooks.ts';

/** Credentials that the twin accepts, and the path of CDEK's API below the twin's path. */
export const cdekClientId = 'twin-of-cdek';
export const cdekClientSecret = 'twin-of-cdek-secret';
export const cdekPath = '/v2';

/** A local imitation of CDEK (integrations 3). Its state is in memory, and in a journal if it has a file for it. */
export interface CdekTwin {
  readonly shipments: Shipments;
  readonly webhooks: Webhooks;
  /** URL of the shop's webhook; null = not set. */
  webhookUrl: string | null;
  /** Returns a new token and the number of seconds that it is valid. */
  giveToken(): { readonly token: string; readonly seconds: number };
  isGoodToken(token: string): boolean;
  /** Revokes all tokens. */
  revokeTokens(): void;
  /** Ids of the shipments by id of their label. */
  readonly labels: Map<string, string>;
  commit(): void;
  close(): void;
}

export interface CdekTwinSettings {
  readonly faults: Faults;
  readonly now: () => number;
  readonly journalPath: string | undefined;
  readonly polls: number;
  readonly tokenSeconds: number;
  readonly webhookDelayMs: number;
  readonly webhookRetryMs: readonly number[];
}

/** Returns a moment as CDEK writes it, with a time zone without a colon. */
export const writeMoment = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, '+0000');

interface StatusNews {
  readonly shipment: TwinShipment;
  readonly status: TwinStatus;
}

/** Returns the webhook of a status. As at CDEK it is not signed. A forged one claims that the parcel was delivered. */
function writeStatus(event: string, object: object, isForged: boolean): WrittenWebhook {
  const { shipment, status } = object as StatusNews;
  const code = isForged ? 'DELIVERED' : status.code;
  const body = {
    type: event,
    date_time: writeMoment(status.at),
    uuid: shipment.uuid,
    attributes: {
      is_return: shipment.isReturn,
      cdek_number: shipment.track,
      number: shipment.number,
      code,
      status_code: '4',
      status_reason_code: '',
      status_date_time: writeMoment(status.at),
      city_name: status.city,
      city_code: '44',
      is_reverse: false,
      is_client_return: false,
      related_entities: shipment.directUuid === null ? [] : [{ type: 'direct_order', uuid: shipment.directUuid }],
      deleted: shipment.isRemoved,
    },
  };
  return { name: code, body };
}

export function createCdekTwin(settings: CdekTwinSettings): CdekTwin {
  const { faults, now, journalPath, polls, tokenSeconds, webhookDelayMs, webhookRetryMs } = settings;
  const journal = openJournal(journalPath);
  const tokens = new Map<string, number>();
  const webhooks = createWebhooks({
    faults,
    now,
    vendor: 'cdek-webhook',
    write: writeStatus,
    url: () => twin.webhookUrl,
    delayMs: webhookDelayMs,
    retryMs: webhookRetryMs,
  });
  const shipments = createShipments({
    now,
    past: journal.entries,
    polls,
    notify: (shipment, status) => webhooks.send('ORDER_STATUS', { shipment, status }, shipment.uuid),
  });
  const twin: CdekTwin = {
    shipments,
    webhooks,
    webhookUrl: null,
    giveToken() {
      const token = randomUUID();
      tokens.set(token, now() + tokenSeconds * 1000);
      return { token, seconds: tokenSeconds };
    },
    isGoodToken: (token) => (tokens.get(token) ?? -Infinity) > now(),
    revokeTokens: () => tokens.clear(),
    labels: new Map(),
    commit: () => journal.write(shipments.takeChanges()),
    close: webhooks.close,
  };
  return twin;
}
