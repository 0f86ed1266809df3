import { remember } from '@farad/drawings/remember';
import { socialCard } from '@farad/drawings/social-card';
import sharp from 'sharp';

/** About 3 MB. */
const rememberedMax = 300;

/** Returns a drawing as a PNG of 1200 × 630, made in a thread of the library. */
export const socialPicture = remember(
  rememberedMax,
  ({ name }: { readonly name: string; readonly svg: string }) => name,
  ({ svg }): Promise<Buffer> =>
    sharp(Buffer.from(socialCard(svg)))
      .png({ palette: true, effort: 7 })
      .toBuffer(),
);
