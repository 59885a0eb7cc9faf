import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { Hero_query$key } from '../../__generated__/Hero_query.graphql.ts';
import { container } from '../../ui/Container.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import evening from './evening.svg';
import * as styles from './Hero.css.ts';

/** Categories that the hero links to; the tiles below have all of them. */
const WAYS_IN = 2;

/** The hero: a picture, a sentence, and links to the first categories. */
export function Hero({ query }: { query: Hero_query$key }) {
  const { categories } = useFragment(
    graphql`
      fragment Hero_query on Query {
        categories {
          name
          path
        }
      }
    `,
    query,
  );
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <img
        className={styles.scene}
        src={evening}
        width={1600}
        height={760}
        alt=""
        fetchPriority="high"
        decoding="async"
      />
      <div className={`${container} ${styles.words}`}>
        <div className={styles.text}>
          <p className={styles.label}>Lighting, switches and hardware</p>
          <h1 className={styles.title} id="hero-title">
            Good light, and the switch to match.
          </h1>
          <p className={styles.sentence}>
            Pendants, switches and handles in finishes that go together, for every room you live in.
          </p>
          <div className={styles.actions}>
            {categories?.slice(0, WAYS_IN).map(({ name, path }, index) => (
              <Link key={path} className={index === 0 ? styles.mainAction : styles.otherAction} to={path}>
                {name}
                {index === 0 && <Icon name="arrowRight" size={18} />}
              </Link>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
