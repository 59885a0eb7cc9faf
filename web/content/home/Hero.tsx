import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { container } from '../../ui/Container.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './Hero.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

/** Without links of its own; the tiles below have all of them. */
const WAYS_IN = 2;

interface HeroProps {
  section: HomePageQuery['response']['shop']['home'][number];
  categories: HomePageQuery['response']['categories'];
  /** 1 at the top of the page. */
  level: 1 | 2;
}

export function Hero({ section, categories, level }: HeroProps) {
  const { label, title, text, picture, pictureDescription, links } = section;
  const actions =
    links.length > 0 ? links : (categories ?? []).slice(0, WAYS_IN).map(({ name, path }) => ({ text: name, path }));
  const Title = `h${level}` as const;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      {picture && (
        <img
          className={styles.scene}
          src={picture}
          width={1600}
          height={760}
          alt={pictureDescription}
          fetchPriority="high"
          decoding="async"
        />
      )}
      <div className={`${container} ${styles.words}`}>
        <div className={styles.text}>
          {label && <p className={styles.label}>{label}</p>}
          <Title className={styles.title} id="hero-title">
            {title}
          </Title>
          {text && <p className={styles.sentence}>{text}</p>}
          <div className={styles.actions}>
            {actions.map((link, index) => (
              <Link key={link.path} className={index === 0 ? styles.mainAction : styles.otherAction} to={link.path}>
                <span>{link.text}</span>
                {index === 0 && <Icon name="arrowRight" size={18} />}
              </Link>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
