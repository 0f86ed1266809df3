// Draws the shop's icons from its logo into apps/web/public, where they are committed. `node
// apps/server/src/commands/draw-icons.ts`.
import { writeFile } from 'node:fs/promises';

import sharp from 'sharp';

import { icoOf } from '#core/look/draw-icon.ts';

const folder = new URL('../../../web/public/', import.meta.url);

/** Returns an SVG with the logo in a coloured square. `share`: the logo's share of the side. */
function square(share: number, paper: string): Buffer {
  const side = 32 / share;
  const sign = '<path d="M2 16h11M19 16h11M13 4v24M19 4v24" fill="none" stroke="#15181c" stroke-width="3"/>';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${16 - side / 2} ${16 - side / 2} ${side} ${side}" width="512" height="512">` +
      `<rect x="-99" y="-99" width="299" height="299" fill="${paper}"/>${sign}</svg>`,
  );
}

const paper = '#fbfbf8';

const draw = (share: number, size: number, on = paper): Promise<Buffer> =>
  sharp(square(share, on)).resize(size).png({ palette: true, effort: 10 }).toBuffer();

const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(0.95, size) })));
const files: Readonly<Record<string, Buffer>> = {
  'favicon.ico': icoOf(small),
  'icon-192.png': await draw(0.7, 192),
  'icon-512.png': await draw(0.7, 512),
  // Devices may crop this icon to a circle of 80 % of its width.
  'icon-maskable.png': await draw(0.5, 512),
  'apple-touch-icon.png': await draw(0.62, 180),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(new URL(name, folder), content);
  process.stdout.write(`${name} ${content.length} bytes\n`);
}
