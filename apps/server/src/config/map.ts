import type { MapTiles } from '@farad/contract/page-context';
import { z } from 'zod';

import { text } from './values.ts';

/** Variables of the map tiles for pickup points. Without them customers see only the list. */
export const mapVariables = {
  MAP_TILES_URL: text.regex(/^https?:\/\/[^\s?#]+$/, 'must be an http(s) address with {z}, {x}, {y}').optional(),
  MAP_TILES_ATTRIBUTION: text.max(200).default(''),
};

const MapEnvironment = z.object(mapVariables);

/** Returns the map tiles; null = no map. */
export function mapTilesOf(env: z.infer<typeof MapEnvironment>): MapTiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = env;
  return url === undefined ? null : { url, attribution };
}

/** Returns a line for each problem of the variables. */
export function mapProblems(env: z.infer<typeof MapEnvironment>): readonly string[] {
  const { MAP_TILES_URL: url = '{z}{x}{y}' } = env;
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
  return isWhole ? [] : ['MAP_TILES_URL: must have {z}, {x} and {y}'];
}

/** Returns the origin of the map tiles. `{s}` in the address becomes a wildcard for all subdomains. */
export const tileOrigin = ({ url }: MapTiles): string => new URL(url.replace('{s}', '*')).origin;
