/** Colours as `#rrggbb`, in the colour space OKLCH, and their contrast. */

const form = /^#[\da-f]{6}$/;

/** Length of a colour `#rrggbb` in characters. */
export const hexLength = 7;

/** Returns true for `#rrggbb` in lower case. */
export const isHex = (text: string): boolean => form.test(text);

/** A colour in the colour space OKLCH, in which equal steps of lightness look equal. */
export interface Oklch {
  /** 0 = black, 1 = white. */
  readonly lightness: number;
  readonly chroma: number;
  /** In radians. */
  readonly hue: number;
}

type Channels = readonly [red: number, green: number, blue: number];

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const encoded = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const channelAt = (hex: string, at: number): number => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const channelsOf = (hex: string): Channels => [channelAt(hex, 1), channelAt(hex, 3), channelAt(hex, 5)];

/** Returns the relative luminance of WCAG: 0 = black, 1 = white. */
export function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two luminances by WCAG: from 1 to 21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the contrast of two colours by WCAG: from 1 to 21. */
export const contrast = (one: string, other: string): number => contrastOf(luminance(one), luminance(other));

/**
 * Converts a colour to OKLCH. The matrices are from Björn Ottosson, "A perceptual color space for image processing".
 */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = channelsOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const greenRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(greenRed, blueYellow),
    hue: Math.atan2(blueYellow, greenRed),
  };
}

function channelsOfOklch({ lightness, chroma, hue }: Oklch): Channels {
  const [greenRed, blueYellow] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const medium = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShowable = (channels: Channels): boolean => channels.every((channel) => channel > -0.0005 && channel < 1.0005);

const hexChannel = (channel: number): string =>
  Math.round(encoded(Math.min(1, Math.max(0, channel))) * 255)
    .toString(16)
    .padStart(2, '0');

/** Number of halvings when searching the chroma. After 12 the error is smaller than one step of a colour channel. */
const halvings = 12;

/** Returns the colour as `#rrggbb`. If sRGB cannot show it, its chroma is reduced; lightness and hue stay. */
export function hexOf(colour: Oklch): string {
  let chroma = colour.chroma;
  if (!isShowable(channelsOfOklch(colour))) {
    let most = chroma;
    chroma = 0;
    for (let step = 0; step < halvings; step += 1) {
      const middle = (chroma + most) / 2;
      if (isShowable(channelsOfOklch({ ...colour, chroma: middle }))) chroma = middle;
      else most = middle;
    }
  }
  return `#${channelsOfOklch({ ...colour, chroma })
    .map(hexChannel)
    .join('')}`;
}
