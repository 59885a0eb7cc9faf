import { graphql } from 'react-relay/hooks';
import type { FinishesPageQuery } from '../../__generated__/FinishesPageQuery.graphql.ts';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { usePage } from '../../framework/page/page.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { container } from '../../ui/Container.css.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FinishColour } from './FinishColour.tsx';
import { FINISHES } from './finishes.data.ts';
import * as styles from './FinishesPage.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

const NAMED_FINISHES = 8;

const TRAIL = [FINISHES];

export function FinishesPage() {
  const { finishes } = usePage<FinishesPageQuery>(graphql`
    query FinishesPageQuery @throwOnFieldError @raw_response_type {
      finishes {
        name
        path
        swatch {
          colour
          edge
          surface
        }
      }
    }
  `);
  const names = finishes
    .slice(0, NAMED_FINISHES)
    .map(({ name }) => name)
    .join(', ');
  return (
    <div className={`${container} ${styles.page}`}>
      <PageMeta
        title="Shop by finish"
        description={names && `Everything by finish, from every maker: ${names}.`}
        path={FINISHES.path}
        robots={finishes.length === 0 ? 'noindex' : undefined}
        trail={TRAIL}
      />
      <Breadcrumb items={TRAIL} />
      <h1>Shop by finish</h1>
      <p className={styles.intro}>What goes together: each finish brings together every maker’s version.</p>
      {finishes.length === 0 ? (
        <EmptyState title="We can’t list finishes at the moment">
          Every product’s page still shows the finishes it comes in.
        </EmptyState>
      ) : (
        <ul className={styles.finishes}>
          {finishes.map(({ name, path, swatch }) => (
            <li key={path} className={styles.finish}>
              <FinishColour className={styles.plate} swatch={swatch} />
              <Link className={styles.link} to={path}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
