import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CategoryIntro_category$key } from '../__generated__/CategoryIntro_category.graphql.ts';
import { ShopImage } from '../image/ShopImage.tsx';
import { media } from '../ui/breakpoints.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { container } from '../ui/Container.css.ts';
import * as styles from './CategoryIntro.css.ts';

/** Characters of HTML. A longer description is collapsed; a shorter one fits the lines that show anyway. */
const SHORT_DESCRIPTION = 280;

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
          <h1>{category.name}</h1>
          {category.description && <Description html={category.description} />}
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

/** Sanitised by the gateway. A long description is collapsed only where scripts run, because only they can expand it. */
function Description({ html }: { html: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const long = html.length > SHORT_DESCRIPTION;
  return (
    <div className={styles.description}>
      <div
        id={id}
        className={long && !open ? `${styles.prose} ${styles.cut}` : styles.prose}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {long && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Read less' : 'Read more'}
        </button>
      )}
    </div>
  );
}
