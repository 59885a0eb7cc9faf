import type { ReactNode } from 'react';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { container } from '../ui/Container.css.ts';
import { PageMeta } from '../ui/meta/PageMeta.tsx';
import * as styles from './PageHead.css.ts';

interface PageHeadProps {
  title: string;
  path: string;
  /** A sentence or two under the title. */
  summary?: string | null | undefined;
  /** Defaults to the summary. */
  metaDescription?: string | null | undefined;
  picture?: ReactNode;
}

export function PageHead({ title, path, summary, metaDescription, picture }: PageHeadProps) {
  const description = metaDescription ?? summary;
  const trail = [{ name: title, path }];
  return (
    <header className={styles.band}>
      <PageMeta title={title} description={description} path={path} trail={trail} />
      <div className={`${container} ${picture ? styles.withPicture : styles.plain}`}>
        <div className={styles.text}>
          <Breadcrumb items={trail} />
          <h1 className={styles.title}>{title}</h1>
          {summary && <p className={styles.summary}>{summary}</p>}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </header>
  );
}
