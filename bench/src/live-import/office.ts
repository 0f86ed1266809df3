import { createHash, randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

import type { ImportMapping } from '@farad/contract/office/imports/mapping';
import { connect } from '@farad/database/connection/connect';
import { staffQueries } from '@farad/database/staff/staff.queries';
import { staffSessionQueries } from '@farad/database/staff/staff-session.queries';
import { importLimits } from '@farad/domain/import';

import { callShop, type Call } from './call-shop.ts';

const pollMs = 500;
const sessionMs = 12 * 3_600_000;

/** Creates a staff member who may import, and returns their session cookie. */
async function staffCookie(databaseUrl: string): Promise<string> {
  const { db, close } = connect(databaseUrl, { size: 1 });
  try {
    const now = new Date();
    const token = randomBytes(32).toString('base64url');
    const staffId = await staffQueries(db).create({
      email: 'bench@farad.example',
      name: 'Bench',
      locale: 'ru',
      roles: ['catalogue_manager'],
      passwordHash: null,
      now,
    });
    if (staffId === undefined) throw new Error('expected a new staff account for the bench, but it exists already');
    await staffSessionQueries(db).insert({
      sha256: createHash('sha256').update(token).digest(),
      staffId,
      step: 'done',
      userAgent: 'bench',
      ip: '127.0.0.1',
      now,
      expiresAt: new Date(now.getTime() + sessionMs),
    });
    return `__Host-staff=${token}`;
  } finally {
    await close();
  }
}

/** Uploads a file in the back office and imports it with the proposed mapping. Returns the import's row counts. */
export async function importInOffice(
  origin: string,
  databaseUrl: string,
  file: string,
  onRun: () => void,
): Promise<object> {
  let cookie = await staffCookie(databaseUrl);
  const call = async <T>(path: string, { body, ...more }: Call = {}): Promise<T> => {
    const answer = await callShop(origin, path, {
      ...more,
      ...(body === undefined ? {} : { body }),
      headers: { cookie, 'content-type': 'application/json', ...more.headers },
    });
    // Use the newest cookie, because the shop renews the session's token after some time.
    cookie = answer.cookies.find((each) => each.startsWith('__Host-staff=')) ?? cookie;
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    return JSON.parse(answer.text) as T;
  };
  const post = <T>(path: string, body: object) =>
    call<T>(path, { method: 'POST', body: Buffer.from(JSON.stringify(body)) });
  const until = async (id: string, states: readonly string[]): Promise<{ state: string; counts: object }> => {
    for (;;) {
      const found = await call<{ state: string; counts: object }>(`/admin/imports/${id}`);
      if (states.includes(found.state)) return found;
      await pause(pollMs);
    }
  };
  const prices = {
    kind: 'purchase',
    currency: 'USD',
    rate: '81.5',
    rounding: 'kopeck',
    margins: [{ belowRoubles: null, percent: '30' }],
  };
  const supplier = await post<{ id: string }>('/admin/import-suppliers', {
    code: 'office',
    title: 'Office',
    prices,
  });
  const handle = await open(file);
  let id: string;
  try {
    const { size } = await handle.stat();
    ({ id } = await post<{ id: string }>('/admin/imports', { name: 'parts.jsonl', size }));
    for (let offset = 0; offset < size; offset += importLimits.partBytes) {
      const body = Buffer.alloc(Math.min(importLimits.partBytes, size - offset));
      await handle.read(body, 0, body.length, offset);
      const type = { 'content-type': 'application/octet-stream' };
      await call(`/admin/imports/${id}/parts/${offset}`, { method: 'POST', body, headers: type });
    }
  } finally {
    await handle.close();
  }
  const recognised = await until(id, ['mapping', 'unreadable']);
  if (recognised.state !== 'mapping') throw new Error(`import: expected the state mapping, got ${recognised.state}`);
  const { mapping } = await call<{ mapping: ImportMapping }>(`/admin/imports/${id}/layout?supplier=${supplier.id}`);
  await post(`/admin/imports/${id}/mapping`, {
    supplierId: supplier.id,
    mapping: { ...mapping, prices },
  });
  onRun();
  const rules = { mode: 'full', isPublished: true, isAllOrNothing: false };
  await post(`/admin/imports/${id}/start`, { rules, isCheck: false });
  const done = await until(id, ['done', 'failed', 'cancelled']);
  if (done.state !== 'done') throw new Error(`import: expected the state done, got ${done.state}`);
  return done.counts;
}
