import { define } from '../call.ts';
import { DeleteImageBody, OrderImagesBody, ProductImages, photoTypes } from '../images.ts';

/** Photos of products. */
export const imagesCalls = define({
  addProductImage: {
    method: 'POST',
    path: '/catalog/products/{seo}/images',
    summary: 'Add a photo to a product: the body is the file',
    fileTypes: photoTypes,
    answer: ProductImages,
  },
  orderProductImages: {
    method: 'POST',
    path: '/catalog/products/{seo}/images/order',
    summary: "Put a product's photos in another order",
    body: OrderImagesBody,
    answer: ProductImages,
  },
  deleteProductImage: {
    method: 'POST',
    path: '/catalog/products/{seo}/images/delete',
    summary: 'Take a photo from a product',
    body: DeleteImageBody,
    answer: ProductImages,
  },
});
