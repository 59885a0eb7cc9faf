import type { ReactNode } from 'react';
import { PageMeta } from '../ui/meta/PageMeta.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { container } from '../ui/Container.css.ts';
import * as styles from './PageHead.css.ts';

interface PageHeadProps {
  title: string;
  /** The canonical path. */
  path: string;
  /** A sentence or two under the title. */
  summary?: string | null | undefined;
  /** The meta description. Defaults to the summary. */
  metaDescription?: string | null | undefined;
  /** The ancestors between Home and the page, for the breadcrumb. */
  above?: readonly { readonly name: string; readonly path: string }[];
  /** A picture beside the title. */
  picture?: ReactNode;
}

/** The head of a content page: breadcrumb, title and summary. */
export function PageHead({ title, path, summary, metaDescription, above = [], picture }: PageHeadProps) {
  const description = metaDescription ?? summary;
  return (
    <header className={styles.band}>
      <PageMeta title={title} description={description} path={path} trail={[...above, { name: title, path }]} />
      <div className={`${container} ${picture ? styles.withPicture : styles.plain}`}>
        <div className={styles.text}>
          <Breadcrumb items={[...above, { name: title, path }]} />
          <h1 className={styles.title}>{title}</h1>
          {summary && <p className={styles.summary}>{summary}</p>}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </header>
  );
}
