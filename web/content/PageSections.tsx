import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PageSections_page$key } from '../__generated__/PageSections_page.graphql.ts';
import { container } from '../ui/Container.css.ts';
import { prose } from '../ui/Prose.css.ts';
import * as styles from './PageSections.css.ts';

/** A table of contents is shown from this many. */
const LISTED_FROM = 4;

interface PageSectionsProps {
  page: PageSections_page$key;
  /** For the end of a section, by anchor. */
  additions?: ReadonlyMap<string, ReactNode>;
}

/** Longer pages have a table of contents. */
export function PageSections({ page, additions }: PageSectionsProps) {
  const { sections } = useFragment(
    graphql`
      fragment PageSections_page on Page {
        sections {
          anchor
          heading
          body
        }
      }
    `,
    page,
  );
  if (sections.length === 0) return null;
  const isListed = sections.length >= LISTED_FROM;
  return (
    <div className={`${container} ${isListed ? styles.columns : styles.column}`}>
      {isListed && (
        <nav className={styles.contents} aria-label="On this page">
          <ul className={styles.links}>
            {sections.map(({ anchor, heading }) => (
              <li key={anchor}>
                <a className={styles.link} href={`#${anchor}`}>
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.sections}>
        {sections.map(({ anchor, heading, body }) => (
          <section key={anchor} id={anchor} className={styles.section} aria-labelledby={`${anchor}-heading`}>
            <h2 id={`${anchor}-heading`} className={styles.heading}>
              {heading}
            </h2>
            {/* The gateway sanitises the text. */}
            <div className={prose} dangerouslySetInnerHTML={{ __html: body }} />
            {additions?.get(anchor)}
          </section>
        ))}
      </div>
    </div>
  );
}
