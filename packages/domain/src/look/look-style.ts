import { accentShades, type AccentShades } from './accent.ts';
import { fitted, plateOn, shopPicturePath, type ShopPicture } from './shop-picture.ts';

/** Logo and accent colour that the shop shows. */
export interface ShownLook {
  /** null = the program's own logo. */
  readonly logo: ShopPicture | null;
  /** Logo on a dark background; null = `logo`. */
  readonly darkLogo: ShopPicture | null;
  /** Picture for icons (favicon); null = `logo`. */
  readonly icon: ShopPicture | null;
  /** `#rrggbb`; '' = the program's own colour. */
  readonly accent: string;
}

/** Space for the logo in the header, in CSS pixels. */
export const logoRoom = { width: 200, height: 36 } as const;

const shadeNames = [
  'copper',
  'copper-strong',
  'copper-ink',
  'copper-wash',
  'on-copper',
] as const satisfies readonly (keyof AccentShades)[];

function accentDeclarations(accent: string): readonly string[] {
  if (accent === '') return [];
  const { light, dark } = accentShades(accent);
  return shadeNames.map((name) => `--${name}:light-dark(${light[name]},${dark[name]})`);
}

function logoDeclarations({ logo, darkLogo }: ShownLook): readonly string[] {
  if (logo === null) return [];
  const onDark = darkLogo ?? logo;
  const [box, darkBox] = [fitted(logo, logoRoom), fitted(onDark, logoRoom)];
  const plates = [plateOn(logo, 'light'), plateOn(onDark, 'dark')] as const;
  return [
    `--logo:url(${shopPicturePath(logo.name)})`,
    `--logo-dark:url(${shopPicturePath(onDark.name)})`,
    `--logo-width:${Math.max(box.width, darkBox.width)}px`,
    `--logo-height:${Math.max(box.height, darkBox.height)}px`,
    `--logo-plate:light-dark(${plates[0] ?? 'transparent'},${plates[1] ?? 'transparent'})`,
  ];
}

/**
 * Returns CSS declarations for the root element of a page: the style sheet's variables for logo and accent colour. '' =
 * the program's own look. The result contains no text that staff typed, only digests and `#rrggbb` colours.
 */
export const lookStyle = (look: ShownLook): string =>
  [...accentDeclarations(look.accent), ...logoDeclarations(look)].join(';');
