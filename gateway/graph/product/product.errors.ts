import { userError } from '../errors.schema.ts';

export const ProductNotFoundError = userError('PRODUCT_NOT_FOUND', 'Product not found');
