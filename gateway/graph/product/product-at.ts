import type { Context } from '../context.ts';
import { canonicalPath } from '@storefront/domain/paths.rules.ts';
import type { Product } from './product.rules.ts';

/** Null, without a call, when the path is not canonical. */
export async function productAt(path: string, { products }: Context): Promise<Product | null> {
  return path !== '/' && canonicalPath(path) === path ? products.load(path) : null;
}
