import { graphql, useFragment } from 'react-relay/hooks';
import type { SiteMatches_matches$key } from '../../__generated__/SiteMatches_matches.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './SuggestedFilters.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

export function SiteMatches({ matches: reference }: { matches: SiteMatches_matches$key }) {
  const matches = useFragment(
    graphql`
      fragment SiteMatches_matches on SiteMatch @relay(plural: true) {
        kind
        name
        path
        parent
        heading
      }
    `,
    reference,
  );
  if (matches.length === 0) return null;
  return (
    <nav aria-label="Categories and pages">
      <ul className={styles.list}>
        {matches.map(({ kind, name, path, parent, heading }) => (
          <li key={path}>
            <Link className={styles.filter} to={path}>
              <Icon name="chevronRight" size={14} />
              <span>
                <span>{kind === 'CATEGORY' ? `Shop all ${name}` : (heading ?? name)}</span>
                {heading && <span className={styles.facet}>{` in ${name}`}</span>}
                {parent && <span className={styles.facet}>{` in ${parent}`}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
