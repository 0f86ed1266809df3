import type { MapTiles } from '@farad/contract/page-context';
import { z } from 'zod';

import { text } from './values.ts';

/** Environment variables of the map tiles. Without them customers see pickup points only as a list. */
export const mapVariables = {
  MAP_TILES_URL: text.regex(/^https?:\/\/[^\s?#]+$/, 'must be an http(s) address with {z}, {x}, {y}').optional(),
  MAP_TILES_ATTRIBUTION: text.max(200).default(''),
};

const MapEnvironment = z.object(mapVariables);

/** Returns the settings of the map tiles; null = no map. */
export function mapTilesOf(env: z.infer<typeof MapEnvironment>): MapTiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = env;
  return url === undefined ? null : { url, attribution };
}

/** Returns one problem text for each invalid variable. */
export function mapProblems(env: z.infer<typeof MapEnvironment>): readonly string[] {
  const { MAP_TILES_URL: url = '{z}{x}{y}' } = env;
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
  return isWhole ? [] : ['MAP_TILES_URL: must have {z}, {x} and {y}'];
}

/** Returns the origin of the map tiles. `{s}` in the URL stands for several subdomains and becomes a wildcard. */
export const tileOrigin = ({ url }: MapTiles): string => new URL(url.replace('{s}', '*')).origin;
