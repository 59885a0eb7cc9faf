import { BrandsPanel } from './BrandsPanel.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';
import { useMenuTree, type MenuTree } from './menu-tree.ts';

export { loadMenuTree } from './menu-tree.ts';

/** The panel of a top category, or of the brands for any other path. A lazy module, loaded when the menu is hovered or focused. */
export function MenuPanel({ path, tree }: { path: string; tree: MenuTree }) {
  const query = useMenuTree(tree);
  const category = query.categories?.find((top) => top.path === path);
  return category ? <CategoryPanel category={category} /> : <BrandsPanel query={query} />;
}
