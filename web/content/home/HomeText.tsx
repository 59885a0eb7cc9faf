import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeText_section$key } from '../../__generated__/HomeText_section.graphql.ts';
import { sizes, tone } from '../../ui/Button.css.ts';
import { container } from '../../ui/Container.css.ts';
import * as styles from './HomePage.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

export function HomeText({ section }: { section: HomeText_section$key }) {
  const { title, text, picture, pictureDescription, links } = useFragment(
    graphql`
      fragment HomeText_section on HomeSection {
        title
        text
        picture
        pictureDescription
        links {
          text
          path
        }
      }
    `,
    section,
  );
  return (
    <section className={`${container} ${styles.section}`}>
      {picture && (
        <img className={styles.wide} src={picture} alt={pictureDescription} loading="lazy" decoding="async" />
      )}
      {title && <h2 className={styles.title}>{title}</h2>}
      {text && <p className={styles.prose}>{text}</p>}
      {links.length > 0 && (
        <div className={styles.links}>
          {links.map((link) => (
            <Link key={link.path} className={`${tone.secondary} ${sizes.large}`} to={link.path}>
              {link.text}
            </Link>
          ))}
        </div>
      )}
    </section>
  );
}
