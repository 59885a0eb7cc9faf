import { useSyncExternalStore } from 'react';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { readStorage, writeStorage } from '../../../browser/browser-storage.ts';
import { parseJson } from '../../../browser/storage/json.rules.ts';
import { createStorageListeners } from '../../../browser/storage/listeners.ts';

export interface ComparedProduct {
  readonly sku: string;
  readonly name: string;
}

const KEY = 'compare';
const COMPARED_MAXIMUM = 4;
const NONE: readonly ComparedProduct[] = [];

const listeners = createStorageListeners(KEY);
let read: { text: string | null; products: readonly ComparedProduct[] } = { text: null, products: NONE };

function compared(): readonly ComparedProduct[] {
  const text = readStorage('sessionStorage', KEY);
  if (text !== read.text) read = { text, products: comparedOf(text) };
  return read.products;
}

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
  writeStorage('sessionStorage', KEY, products.length === 0 ? null : JSON.stringify(products));
  listeners.notify();
}

/** Returns false when four are chosen already. */
export function toggleCompared(product: ComparedProduct): boolean {
  const products = compared();
  const others = products.filter(({ sku }) => skuKey(sku) !== skuKey(product.sku));
  if (others.length === products.length && others.length >= COMPARED_MAXIMUM) return false;
  setCompared(others.length < products.length ? others : [...products, product]);
  return true;
}

/** In this tab; none in the server's HTML. */
export const useCompared = (): readonly ComparedProduct[] =>
  useSyncExternalStore(listeners.subscribe, compared, () => NONE);
