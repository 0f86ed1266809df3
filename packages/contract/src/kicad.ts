import { z } from 'zod';

/** Shapes of KiCad's HTTP library, version 1: everything is a string (dev-docs.kicad.org, "HTTP Libraries"). */

/** Both must be there, or KiCad takes the address for no library; what they say is looked at by nobody. */
export const KicadRoot = z.object({ categories: z.string(), parts: z.string() });

export const KicadCategories = z.array(z.object({ id: z.string(), name: z.string(), description: z.string() }));

const summary = { id: z.string(), name: z.string(), description: z.string(), keywords: z.string() };

export const KicadParts = z.array(z.object(summary));

const KicadFlag = z.enum(['True', 'False']);

export const KicadPart = z.object({
  ...summary,
  /** `Library:Symbol` of KiCad's own libraries; empty: the designer chooses. */
  symbolIdStr: z.string(),
  exclude_from_bom: KicadFlag,
  exclude_from_board: KicadFlag,
  exclude_from_sim: KicadFlag,
  fields: z.record(z.string(), z.object({ value: z.string(), visible: KicadFlag })),
});

export type KicadPart = z.infer<typeof KicadPart>;
