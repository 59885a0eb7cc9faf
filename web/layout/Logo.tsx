import { graphql, useFragment } from 'react-relay/hooks';
import type { Logo_shop$key } from '../__generated__/Logo_shop.graphql.ts';
import * as styles from './Logo.css.ts';
import { Link } from '../framework/navigation/Link.tsx';

/** A logo that shows the name stands alone. */
export function Logo({ shop: reference }: { shop: Logo_shop$key | null | undefined }) {
  const shop = useFragment(
    graphql`
      fragment Logo_shop on Shop {
        name
        logo {
          path
          width
          height
          isWordmark
        }
      }
    `,
    reference,
  );
  const logo = shop?.logo;
  return (
    <Link className={styles.logo} to="/">
      {logo && (
        <img
          className={styles.mark}
          src={logo.path}
          alt={logo.isWordmark ? shop.name : ''}
          width={logo.width}
          height={logo.height}
        />
      )}
      {!logo?.isWordmark && <span>{shop?.name ?? 'Home'}</span>}
    </Link>
  );
}
