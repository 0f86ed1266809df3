export type {
  Lifecycle,
  PriceTier,
  PriceTiers,
  Product,
  ProductDocument,
  ProductId,
  PublicationState,
  SalesUnit,
} from './product.ts';
