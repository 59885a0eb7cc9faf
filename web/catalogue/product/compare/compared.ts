import { useSyncExternalStore } from 'react';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { parseJson } from '../../../browser/storage/json.rules.ts';
import { createStoredValue } from '../../../browser/storage/listeners.ts';

export interface ComparedProduct {
  readonly sku: string;
  readonly name: string;
}

const COMPARED_MAXIMUM = 4;
const NONE: readonly ComparedProduct[] = [];

const compared = createStoredValue('sessionStorage', 'compare', comparedOf);

function comparedOf(text: string | null): readonly ComparedProduct[] {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return NONE;
  return stored
    .filter(
      (product: Partial<ComparedProduct> | null): product is ComparedProduct =>
        typeof product?.sku === 'string' && typeof product.name === 'string',
    )
    .slice(0, COMPARED_MAXIMUM);
}

export function setCompared(products: readonly ComparedProduct[]): void {
  compared.write(products.length === 0 ? null : JSON.stringify(products));
}

/** Returns false when four are chosen already. */
export function toggleCompared(product: ComparedProduct): boolean {
  const products = compared.read();
  const others = products.filter(({ sku }) => skuKey(sku) !== skuKey(product.sku));
  if (others.length === products.length && others.length >= COMPARED_MAXIMUM) return false;
  setCompared(others.length < products.length ? others : [...products, product]);
  return true;
}

/** In this tab; none in the server's HTML. */
export const useCompared = (): readonly ComparedProduct[] =>
  useSyncExternalStore(compared.subscribe, compared.read, () => NONE);
