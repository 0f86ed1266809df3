import type { Feature } from '#core/feature/feature.ts';
import { registerDocuments } from './documents.routes.ts';

export const documents: Feature = {
  routes: registerDocuments,
};
