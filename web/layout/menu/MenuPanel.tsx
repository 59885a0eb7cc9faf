import { useMenuTree, type MenuTree } from './menu-tree.ts';
import type { menuTreeQuery } from '../../__generated__/menuTreeQuery.graphql.ts';
import { ALL_BRANDS } from '../../catalogue/brand/brands.data.ts';
import { container } from '../../ui/Container.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './CategoryPanel.css.ts';
import { MenuFinishes, useFinishes } from './MenuFinishes.tsx';
import type { MenuFinishes_query$key } from '../../__generated__/MenuFinishes_query.graphql.ts';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import { Link } from '../../framework/navigation/Link.tsx';

export { loadMenuTree } from './menu-tree.ts';

/** Any path but a top category's has the brands. Lazy: loaded when the menu is hovered or focused. */
export function MenuPanel({ path, tree }: { path: string; tree: MenuTree }) {
  const query = useMenuTree(tree);
  const category = query.categories?.find((top) => top.path === path);
  return (
    <>
      {category ? <CategoryPanel {...category} /> : <BrandsPanel brands={query.brands} />}
      <PanelFinishes query={query} />
    </>
  );
}

/** As many as fit a line or two. */
const FINISHES_SHOWN = 10;

/** The most frequent, at the foot of every panel; nothing without finishes. */
function PanelFinishes({ query }: { query: MenuFinishes_query$key }) {
  return useFinishes(query).length === 0 ? null : (
    <div className={styles.foot}>
      <div className={`${container} ${styles.finishes}`}>
        <p className={styles.footTitle}>Shop by finish</p>
        <MenuFinishes query={query} limit={FINISHES_SHOWN} />
      </div>
    </div>
  );
}

type Menu = menuTreeQuery['response'];

function BrandsPanel({ brands }: Pick<Menu, 'brands'>) {
  const sorted = (brands ?? []).toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  return (
    <div className={`${container} ${styles.wide}`}>
      <ul className={styles.columns}>
        {sorted.map(({ name, path }) => (
          <li key={path}>
            <Link className={styles.link} to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Link className={styles.all} to={ALL_BRANDS.path}>
        All brands
        <Icon name="arrowRight" size={18} />
      </Link>
    </div>
  );
}

function CategoryPanel({ name, path, image, children }: NonNullable<Menu['categories']>[number]) {
  return (
    <div className={`${container} ${styles.inner}`}>
      <ul className={styles.columns}>
        {children.map((child) => (
          <li key={child.path} className={styles.group}>
            <Link className={styles.groupLink} to={child.path}>
              {child.name}
            </Link>
            {child.children.length > 0 && (
              <ul className={styles.links}>
                {child.children.map((grandchild) => (
                  <li key={grandchild.path}>
                    <Link className={styles.link} to={grandchild.path}>
                      {grandchild.name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <Link className={styles.feature} to={path}>
        <span className={styles.picture}>
          <ShopImage image={image} sizes="260px" eager />
        </span>
        <span className={styles.all}>
          <span>{`All ${name}`}</span>
          <Icon name="arrowRight" size={18} />
        </span>
      </Link>
    </div>
  );
}
