import { userError } from '../errors.schema.ts';

export const ProductNotFoundError = userError('PRODUCT_NOT_FOUND', 'Product not found');

export const SkuAmbiguousError = userError(
  'SKU_AMBIGUOUS',
  'Several products have this code. Please add the one you want from its page.',
);
