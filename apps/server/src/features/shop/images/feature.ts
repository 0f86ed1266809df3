import type { Feature } from '#core/feature/feature.ts';
import { serveDrawings } from './drawings.routes.ts';
import { registerPhotos, servePhotos } from './photos.routes.ts';

export const images: Feature = {
  routes: registerPhotos,
  files: (server, deps) => {
    serveDrawings(server, deps);
    servePhotos(server, deps);
  },
};
