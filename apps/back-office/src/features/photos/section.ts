import { PictureOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const photos: Section = {
  path: 'photos',
  title: 'backOfficeQueues.photos',
  group: 'catalogue',
  icon: PictureOutlined,
  needs: ['manage_catalogue'],
  pages: [
    { path: '', load: async () => (await import('./photos-page.tsx')).PhotosPage },
    { path: ':seo', load: async () => (await import('./product-photos-page.tsx')).ProductPhotosPage },
  ],
};
