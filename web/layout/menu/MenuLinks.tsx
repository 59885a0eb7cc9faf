import { MenuBranch } from './MenuBranch.tsx';
import { MenuFinishes, useFinishes } from './MenuFinishes.tsx';
import { useMenuTree, type MenuTree } from './menu-tree.ts';
import * as styles from './MobileMenu.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

export { loadMenuTree } from './menu-tree.ts';

interface Entry {
  readonly name: string;
  readonly path: string;
}

/** Any path but a top category's leads to every brand from A to Z. Lazy: loaded when the drawer is opened. */
export function MenuLinks({ path, tree }: { path: string; tree: MenuTree }) {
  const { brands, categories } = useMenuTree(tree);
  const category = categories?.find((top) => top.path === path);
  if (!category) return <Links entries={brands?.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB')) ?? []} />;
  return category.children.map((child) =>
    child.children.length === 0 ? (
      <Links key={child.path} entries={[child]} />
    ) : (
      <MenuBranch key={child.path} name={child.name} isInner>
        <Links entries={[{ name: `All ${child.name}`, path: child.path }, ...child.children]} />
      </MenuBranch>
    ),
  );
}

export function FinishLinks({ tree }: { tree: MenuTree }) {
  const query = useMenuTree(tree);
  return useFinishes(query).length === 0 ? null : (
    <MenuBranch name="Shop by finish">
      <MenuFinishes query={query} />
    </MenuBranch>
  );
}

function Links({ entries }: { entries: readonly Entry[] }) {
  return entries.map(({ name, path }) => (
    <Link key={path} className={styles.link} to={path}>
      {name}
    </Link>
  ));
}
