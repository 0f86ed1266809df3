import type { BomList } from '@farad/contract/shop/boms/boms';
import { bomMemoryQueries } from '@farad/database/boms/bom-memory.queries';
import type { BomOwner } from '@farad/database/boms/bom-owner';
import { bomQueries } from '@farad/database/boms/bom.queries';
import { bomStatuses, bomsMax, guestBomsMax, type BomStatus } from '@farad/domain/bom';
import { z } from 'zod';

import type { Deps } from '#deps.ts';

const Summary = z.object({
  lines: z.int(),
  counts: z.record(z.enum(bomStatuses), z.int()),
  total: z.number(),
  worseLines: z.int(),
});

const nothing = Object.fromEntries(bomStatuses.map((status) => [status, 0])) as Record<BomStatus, number>;

/** Returns the caller's lists, newest first, with the figures stored when each was last shown. */
export async function listBoms({ db, clock }: Deps, owner: BomOwner | null): Promise<z.infer<typeof BomList>> {
  if (owner === null) return { boms: [], most: guestBomsMax };
  const most = owner.accountId === null ? guestBomsMax : bomsMax;
  const boms = await bomQueries(db).ofOwner(owner);
  const ids = boms.map(({ id }) => id);
  const boards = await bomQueries(db).boards(ids);
  const shares = await bomMemoryQueries(db).shares(ids, clock());
  return {
    most,
    boms: boms.map((bom) => {
      const summary = Summary.safeParse(bom.summary).data;
      return {
        _id: bom.id,
        name: bom.name,
        state: bom.state,
        tags: [...bom.tags],
        lines: summary?.lines ?? 0,
        counts: summary?.counts ?? nothing,
        boards: (boards.get(bom.id) ?? []).map(({ name, count }) => ({ name, count })),
        total: summary?.total ?? null,
        worseLines: summary?.worseLines ?? 0,
        isShared: shares.has(bom.id),
        changedAt: bom.changedAt.toISOString(),
      };
    }),
  };
}
