import type { MapTiles } from '@farad/contract/page-context';
import { z } from 'zod';

import { text } from './values.ts';

/** Pictures of the map of pickup points; without them there is the list alone. */
export const mapVariables = {
  MAP_TILES_URL: text.regex(/^https?:\/\/[^\s?#]+$/, 'must be an http(s) address with {z}, {x}, {y}').optional(),
  MAP_TILES_ATTRIBUTION: text.max(200).default(''),
};

const MapEnvironment = z.object(mapVariables);

/** null: there is no map. */
export function mapTilesOf(env: z.infer<typeof MapEnvironment>): MapTiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = env;
  return url === undefined ? null : { url, attribution };
}

/** What the variables lack, a line each. */
export function mapProblems(env: z.infer<typeof MapEnvironment>): readonly string[] {
  const { MAP_TILES_URL: url = '{z}{x}{y}' } = env;
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
  return isWhole ? [] : ['MAP_TILES_URL: must have {z}, {x} and {y}'];
}

/** Where the browser asks for them: hosts of all subdomains where the address names one by `{s}`. */
export const tileOrigin = ({ url }: MapTiles): string => new URL(url.replace('{s}', '*')).origin;
