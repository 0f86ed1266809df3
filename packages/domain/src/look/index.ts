export { accentShades, accentSurfaces, nearestAccent, textContrast, type AccentShades } from './accent.ts';
export { contrast, hexLength, isHex } from './colour.ts';
export { lookStyle, logoRoom, type ShownLook } from './look-style.ts';
export {
  fitted,
  isSeenOn,
  papers,
  plateOn,
  shopPictureLimits,
  shopPictureName,
  shopPicturePath,
  type Box,
  type ShopPicture,
} from './shop-picture.ts';
