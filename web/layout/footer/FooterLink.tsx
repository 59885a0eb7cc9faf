import { Link } from 'react-router';
import * as styles from './SiteFooter.css.ts';

export function FooterLink({ name, path }: { name: string; path: string }) {
  return (
    <li>
      <Link className={styles.link} to={path} discover="none">
        {name}
      </Link>
    </li>
  );
}
