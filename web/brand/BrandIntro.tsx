import { graphql, useFragment } from 'react-relay/hooks';
import type { BrandIntro_brand$key } from '../__generated__/BrandIntro_brand.graphql.ts';
import { heading } from '../list/ListDescription.css.ts';
import { ListDescription } from '../list/ListDescription.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { container } from '../ui/Container.css.ts';
import * as styles from './BrandPage.css.ts';
import { ALL_BRANDS } from './brands.data.ts';

/** The head of a brand page: name and, when it could be loaded, description. */
export function BrandIntro({ brand }: { brand: BrandIntro_brand$key }) {
  const { name, path, about } = useFragment(
    graphql`
      fragment BrandIntro_brand on Brand {
        name
        path
        about: description @catch(to: RESULT)
      }
    `,
    brand,
  );
  return (
    <header className={styles.band}>
      <div className={`${container} ${styles.intro}`}>
        <Breadcrumb items={[ALL_BRANDS, { name, path }]} />
        <h1 className={heading}>{name}</h1>
        {/* The gateway sanitises the description. */}
        {about.ok && about.value && <ListDescription html={about.value} />}
      </div>
    </header>
  );
}
