import type { Handle } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { accentShades } from '@farad/domain/look';
import { digest } from '@farad/drawings/digest';
import { remember } from '@farad/drawings/remember';
import { socialCard, usualMarks, type CardMarks } from '@farad/drawings/social-card';
import sharp from 'sharp';

import { printedLogo } from '#core/look/shown-look.ts';

/** Marks of the shop on link previews. `key` differs between looks. */
export interface ShopMarks extends CardMarks {
  readonly key: string;
}

/** Marks if the shop's own look cannot be read. */
export const programMarks: ShopMarks = { ...usualMarks, key: 'usual' };

/** Returns the shop's logo and colour for link previews. */
export async function shopMarks(handle: Handle): Promise<ShopMarks> {
  const { accent, logo } = await settingQueries(handle).value('look');
  return {
    key: digest(`${accent} ${logo}`),
    logo: await printedLogo(handle),
    accent: accent === '' ? usualMarks.accent : accentShades(accent).light.copper,
  };
}

/** Maximum number of cached pictures, about 3 MB. */
const rememberedMax = 300;

interface Wanted {
  readonly name: string;
  readonly svg: string;
  readonly marks: ShopMarks;
}

/** Returns a drawing as a PNG of 1200 × 630 pixels. The image library draws it in a separate thread. */
export const socialPicture = remember(
  rememberedMax,
  ({ name, marks }: Wanted) => `${name} ${marks.key}`,
  ({ svg, marks }): Promise<Buffer> =>
    sharp(Buffer.from(socialCard(svg, marks)))
      .png({ palette: true, effort: 7 })
      .toBuffer(),
);
