import { userError } from '../errors.schema.ts';

export const ProductNotFoundError = userError('PRODUCT_NOT_FOUND', 'Product not found');

export const SkuAmbiguousError = userError('SKU_AMBIGUOUS', 'Several products have this code: add it from its page.');
