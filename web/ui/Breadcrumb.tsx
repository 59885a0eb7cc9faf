import * as styles from './Breadcrumb.css.ts';
import { Icon } from './Icon.tsx';
import { Link } from '../framework/navigation/Link.tsx';

interface BreadcrumbProps {
  /** Home is added before them. */
  items: readonly { readonly name: string; readonly path: string }[];
}

const home = { name: 'Home', path: '/' };

/** Small screens show only the link to the parent. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const above = [home, ...items.slice(0, -1)];
  const back = above.at(-1) ?? home;
  return (
    <nav className={styles.nav} aria-label="Breadcrumb">
      <Link className={styles.back} to={back.path}>
        <Icon name="chevronLeft" size={16} />
        <span>{back.name}</span>
      </Link>
      <ol className={styles.trail}>
        {above.map(({ name, path }) => (
          <li key={path} className={styles.step}>
            <Link className={styles.stepLink} to={path}>
              {name}
            </Link>
          </li>
        ))}
        <li className={styles.step}>
          <span className={styles.here} aria-current="page">
            {items.at(-1)?.name}
          </span>
        </li>
      </ol>
    </nav>
  );
}
