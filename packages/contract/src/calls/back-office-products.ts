import {
  ChangeProductsBody,
  CreateProductBody,
  ProductChoices,
  ProductsChanged,
  SaveProductBody,
  StaffProduct,
  StaffProducts,
} from '../back-office-products.ts';
import { define } from '../call.ts';
import { EmptyBody } from '../staff.ts';

/** Products in any state as staff keep them (product C2, X). */
export const backOfficeProductsCalls = define({
  staffProducts: {
    method: 'GET',
    path: '/admin/products',
    summary: 'Products in any state',
    answer: StaffProducts,
    queryNames: {
      text: 'Part number, brand or words of the title',
      category: 'Id of a category, with all below it',
      brand: 'Id of a brand',
      state: 'A state',
      stock: '`none` or `low`: ten pieces at most',
      missing: 'A language without a title, or `any`',
      priced: '`none`: without a price',
      margin: 'Percent: below this margin of the cheapest price; for who may see purchase prices',
      with: '`orders`: those of the last ninety days are counted',
      sort: '`new` (when absent), `old`, `number`, `number_back`',
      after: '`next` of the page before',
    },
  },
  productChoices: {
    method: 'GET',
    path: '/admin/product-choices',
    summary: 'Brands, categories and attributes to describe a product with',
    answer: ProductChoices,
  },
  staffProduct: { method: 'GET', path: '/admin/products/{productId}', summary: 'One product', answer: StaffProduct },
  createProduct: {
    method: 'POST',
    path: '/admin/products',
    summary: 'Add a product',
    body: CreateProductBody,
    answer: StaffProduct,
  },
  saveProduct: {
    method: 'POST',
    path: '/admin/products/{productId}',
    summary: 'Change a product; refused with the product as it is where somebody else changed it meanwhile',
    body: SaveProductBody,
    answer: StaffProduct,
  },
  changeProducts: {
    method: 'POST',
    path: '/admin/product-changes',
    summary: 'Change the state, the category or the prices of several products: all of them or none',
    body: ChangeProductsBody,
    answer: ProductsChanged,
  },
  undoProductChange: {
    method: 'POST',
    path: '/admin/product-changes/undo',
    summary: "Undo the caller's last change of several products, where nobody changed them since",
    body: EmptyBody,
    answer: ProductsChanged,
  },
});
