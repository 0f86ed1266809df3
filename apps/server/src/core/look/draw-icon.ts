import { fitted, logoRoom, papers, plateOn, type ShopPicture } from '@farad/domain/look';
import sharp from 'sharp';

/** Form of a square icon: `side` in pixels, and `share` = the part of the side that the logo fills. */
interface IconForm {
  readonly side: number;
  readonly share: number;
}

/** Forms of the icon files, by file name. */
export const iconForms = {
  'icon-96.png': { side: 96, share: 0.94 },
  'icon-192.png': { side: 192, share: 0.78 },
  'icon-512.png': { side: 512, share: 0.78 },
  // A device may crop the icon to a circle of four fifths of its width.
  'icon-maskable.png': { side: 512, share: 0.56 },
  'apple-touch-icon.png': { side: 180, share: 0.74 },
} as const satisfies Readonly<Record<string, IconForm>>;

/** Sides in pixels of the pictures in an .ico file. */
const icoSides = [16, 32, 48] as const;

/** Sample pictures for the back office, which show the logo as in the header of a light and a dark page. */
const samples = { 'on-light.png': 'light', 'on-dark.png': 'dark' } as const;

export type IconName = keyof typeof iconForms | keyof typeof samples | 'favicon.ico' | 'social.png';

const names = new Set<string>([...Object.keys(iconForms), ...Object.keys(samples), 'favicon.ico', 'social.png']);

export const isIconName = (name: string): name is IconName => names.has(name);

type Sign = Omit<ShopPicture, 'name' | 'type'> & { readonly content: Buffer };

/** Returns a logo centred on a background that contrasts with it. */
async function sheet(sign: Sign, size: { width: number; height: number }, room: { width: number; height: number }) {
  const box = fitted(sign, room);
  const input = await sharp(sign.content)
    .resize({ ...box, fit: 'fill' })
    .png()
    .toBuffer();
  return sharp({ create: { ...size, channels: 4, background: plateOn(sign, 'light') ?? papers.light } }).composite([
    { input },
  ]);
}

async function icon(sign: Sign, { side, share }: IconForm): Promise<Buffer> {
  const inside = Math.round(side * share);
  const drawn = await sheet(sign, { width: side, height: side }, { width: inside, height: inside });
  return drawn.png({ compressionLevel: 9 }).toBuffer();
}

/**
 * Returns a sample of the logo on a theme's background, twice as large as in the header. If the contrast is too low,
 * the background is a plate of another colour.
 */
async function sample(sign: Sign, paper: keyof typeof papers): Promise<Buffer> {
  const box = fitted(sign, { width: logoRoom.width * 2, height: logoRoom.height * 2 });
  const logo = await sharp(sign.content)
    .resize({ ...box, fit: 'fill' })
    .png()
    .toBuffer();
  const background = plateOn(sign, paper) ?? papers[paper];
  return sharp({ create: { ...box, channels: 4, background } })
    .composite([{ input: logo }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * Returns an .ico file made of PNG pictures: a header of 6 bytes, an entry of 16 bytes for each picture, then the
 * pictures.
 */
export function icoOf(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let from = head.length;
  pictures.forEach(({ size, png }, place) => {
    const at = 6 + 16 * place;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(from, at + 12);
    from += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/**
 * Returns a file made of the shop's logo: an icon, an .ico of three sizes, the picture of link previews, or a sample.
 */
export async function drawIcon(sign: Sign, name: IconName): Promise<Buffer> {
  if (name === 'social.png') {
    const drawn = await sheet(sign, { width: 1200, height: 630 }, { width: 800, height: 300 });
    return drawn.png({ compressionLevel: 9 }).toBuffer();
  }
  if (name === 'on-light.png' || name === 'on-dark.png') return sample(sign, samples[name]);
  if (name !== 'favicon.ico') return icon(sign, iconForms[name]);
  const pictures = await Promise.all(
    icoSides.map(async (side) => ({ size: side, png: await icon(sign, { side, share: 0.94 }) })),
  );
  return icoOf(pictures);
}
