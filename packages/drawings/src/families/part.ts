import type { AttributeValues } from '@farad/domain/category';
import type { MarkingPlace, PackageDrawing, View } from '../shape.ts';

/** Data of a part, besides its package name, that help to choose and draw its picture. */
export interface Hints {
  /** Slug of the category. */
  readonly category?: string;
  /** Attributes in base units: resistance in ohms, tolerance in percent, height and pitch in metres, and so on. */
  readonly attributes?: AttributeValues;
  readonly title?: string;
}

interface PartParts {
  readonly name: string;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly first: View;
  readonly second: View;
  readonly isRound?: boolean;
  readonly thumbnailView?: 0 | 1;
  readonly markingPlace?: MarkingPlace | null;
  readonly marking?: string | null;
}

export const part = (parts: PartParts): PackageDrawing => ({
  name: parts.name,
  isMeasured: true,
  length: parts.length,
  width: parts.width,
  height: parts.height,
  isRound: parts.isRound ?? false,
  views: [parts.first, parts.second],
  thumbnailView: parts.thumbnailView ?? 0,
  markingPlace: parts.markingPlace ?? null,
  marking: parts.marking ?? null,
});

/** Returns the drawing without name and dimensions, for a part of unknown size. */
export const unmeasured = (drawing: PackageDrawing): PackageDrawing => ({
  ...drawing,
  name: '',
  isMeasured: false,
  views: [
    { ...drawing.views[0], dimensions: [] },
    { ...drawing.views[1], dimensions: [] },
  ],
});

export const numberOf = (hints: Hints, key: string): number | null => {
  const value = hints.attributes?.[key];
  return typeof value === 'number' ? value : null;
};

/** Maximum number of contacts. A larger number is treated as a mistake in the data. */
const positionsMax = 200;

/** Returns the number of contacts of a connector; null = not known. */
export function positionsOf(hints: Hints): number | null {
  const pins = numberOf(hints, 'pins') ?? numberOf(hints, 'positions') ?? numberOf(hints, 'contacts');
  return pins !== null && pins >= 1 && pins <= positionsMax ? Math.round(pins) : null;
}

/** Returns the slug of the category and the title in lower case. Patterns search them for the kind of part. */
export const wordsOf = (hints: Hints): string => `${hints.category ?? ''} ${hints.title ?? ''}`.toLowerCase();
