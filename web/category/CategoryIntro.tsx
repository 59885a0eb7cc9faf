import { graphql, useFragment } from 'react-relay/hooks';
import type { CategoryIntro_category$key } from '../__generated__/CategoryIntro_category.graphql.ts';
import { ShopImage } from '../image/ShopImage.tsx';
import { heading } from '../list/ListDescription.css.ts';
import { ListDescription } from '../list/ListDescription.tsx';
import { media } from '../ui/breakpoints.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { container } from '../ui/Container.css.ts';
import * as styles from './CategoryIntro.css.ts';

/** The head of a category page: breadcrumb, name and description. */
export function CategoryIntro({ category: reference }: { category: CategoryIntro_category$key }) {
  const category = useFragment(
    graphql`
      fragment CategoryIntro_category on Category {
        name
        description
        breadcrumb {
          name
          path
        }
        image {
          ...ShopImage_image
        }
      }
    `,
    reference,
  );
  return (
    <header className={styles.band}>
      <div className={`${container} ${styles.columns}`}>
        <div className={styles.text}>
          <Breadcrumb items={category.breadcrumb} />
          <h1 className={heading}>{category.name}</h1>
          {category.description && <ListDescription html={category.description} />}
        </div>
        {category.image && (
          <div className={styles.picture}>
            <ShopImage image={category.image} sizes="240px" media={media.large} priority />
          </div>
        )}
      </div>
    </header>
  );
}
