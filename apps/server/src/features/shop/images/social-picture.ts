import { remember } from '@farad/drawings/remember';
import { socialCard } from '@farad/drawings/social-card';
import sharp from 'sharp';

/** Maximum number of cached pictures, about 3 MB. */
const rememberedMax = 300;

/** Returns a drawing as a PNG of 1200 × 630 pixels. The image library draws it in a separate thread. */
export const socialPicture = remember(
  rememberedMax,
  ({ name }: { readonly name: string; readonly svg: string }) => name,
  ({ svg }): Promise<Buffer> =>
    sharp(Buffer.from(socialCard(svg)))
      .png({ palette: true, effort: 7 })
      .toBuffer(),
);
