import { decimalSign } from '@farad/domain/quantities';
import { localized, type Locale } from '@farad/domain/shared';
import type { PackageDrawing } from './shape.ts';

export const millimetres = localized({ ru: 'мм', en: 'mm', tr: 'mm' });

const words = localized({
  ru: { package: 'Корпус', symbol: 'Условный рисунок детали', diameter: 'диаметр' },
  en: { package: 'Package', symbol: 'Symbolic picture of the part', diameter: 'diameter' },
  tr: { package: 'Kılıf', symbol: 'Parçanın temsilî çizimi', diameter: 'çap' },
});

const withSign = (text: string, locale: Locale): string => text.replace('.', decimalSign(locale));

/** Returns a length in millimetres with two decimals, as technical drawings have it: `1,60`. */
export const formatMm = (mm: number, locale: Locale): string => withSign(mm.toFixed(2), locale);

/** Returns a length in millimetres with at most two decimals: `1,6`. */
export const formatShort = (mm: number, locale: Locale): string => withSign(String(Math.round(mm * 100) / 100), locale);

/** Returns the alternative text of a picture: `Корпус 0603, 1,6 × 0,8 мм`. */
export function drawingLabel(drawing: PackageDrawing, locale: Locale): string {
  const { package: title, symbol, diameter } = words[locale];
  if (!drawing.isMeasured) return symbol;
  const [length, width] = [formatShort(drawing.length, locale), formatShort(drawing.width, locale)];
  const name = drawing.name === '' ? title : `${title} ${drawing.name}`;
  if (drawing.isRound && drawing.length === drawing.width)
    return `${name}, ${diameter} ${width} × ${formatShort(drawing.height, locale)} ${millimetres[locale]}`;
  return `${name}, ${length} × ${width} ${millimetres[locale]}`;
}
