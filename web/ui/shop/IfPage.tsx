import { use, type ReactNode } from 'react';
import { mayHavePage } from './pages.rules.ts';
import { ShopContext } from './shop-context.ts';

/** Unless the shop API is known to have no such page. */
export function IfPage({ path, children }: { path: string; children: ReactNode }) {
  return mayHavePage(use(ShopContext)?.pages, path) && children;
}
