import { graphql, useFragment } from 'react-relay/hooks';
import type { SocialLinks_shop$key } from '../../__generated__/SocialLinks_shop.graphql.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import * as styles from './SiteFooter.css.ts';

const ICONS = new Map<string, IconName>(
  Object.entries({ Instagram: 'instagram', Pinterest: 'pinterest', Facebook: 'facebook' } as const),
);

/** Links to the shop's social media profiles. */
export function SocialLinks({ shop }: { shop: SocialLinks_shop$key }) {
  const { name, socialLinks } = useFragment(
    graphql`
      fragment SocialLinks_shop on Shop {
        name
        socialLinks {
          network
          url
        }
      }
    `,
    shop,
  );
  if (socialLinks.length === 0) return null;
  return (
    <ul className={styles.social}>
      {socialLinks.map(({ network, url }) => (
        <li key={url}>
          <a className={styles.socialLink} href={url} rel="me noopener" aria-label={`${name} on ${network}`}>
            <Icon name={ICONS.get(network) ?? 'external'} size={22} />
          </a>
        </li>
      ))}
    </ul>
  );
}
