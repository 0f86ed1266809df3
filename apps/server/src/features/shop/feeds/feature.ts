import type { Feature } from '#core/feature/feature.ts';
import { registerFeeds } from './feeds.routes.ts';

export const feeds: Feature = {
  files: registerFeeds,
};
