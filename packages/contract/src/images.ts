import { z } from 'zod';

/** Kinds of photos that are taken; the content decides, not the name. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/octet-stream'] as const;

/** Photos of one product. */
export const photosMax = 20;

/** Path of a photo, as `images` of a product carries it. */
const PhotoPath = z.string().max(300);

export const ProductImages = z.object({
  images: z.array(PhotoPath),
  isImagesHasPreview: z.boolean(),
});

export const OrderImagesBody = z.strictObject({ images: z.array(PhotoPath).min(1).max(photosMax) });

export const DeleteImageBody = z.strictObject({ image: PhotoPath });
