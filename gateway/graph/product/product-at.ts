import type { Context } from '../context.ts';
import { canonicalPath } from '../url/url.rules.ts';
import type { Product } from './product.rules.ts';

/** The product at a canonical path, as global ids have it; null for any other text, which costs no call. */
export async function productAt(path: string, { products }: Context): Promise<Product | null> {
  return path !== '/' && canonicalPath(path) === path ? products.load(path) : null;
}
