import { use, type ReactNode } from 'react';
import { mayHavePage } from './pages.rules.ts';
import { ShopContext } from './shop-context.ts';

interface IfPageProps {
  path: string;
  children: ReactNode;
}

/** Unless the shop API is known to have no such page. */
export function IfPage({ path, children }: IfPageProps) {
  return mayHavePage(use(ShopContext)?.pages, path) && children;
}
