import { useId, type ReactNode } from 'react';
import * as styles from './ComponentGallery.css.ts';

interface PartProps {
  /** The component. */
  of: { readonly name: string };
  /** Lays its states out in narrow columns. Defaults to false. */
  dense?: boolean;
  children: ReactNode;
}

/** One component of `web/ui` under its name; the children are its states. */
export function Part({ of, dense = false, children }: PartProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>{of.name}</h2>
      <div className={dense ? styles.denseStates : styles.states}>{children}</div>
    </section>
  );
}

interface StateProps {
  name: string;
  /** `hug` is as wide as the component, `field` as its column, `row` as the page. Defaults to `hug`. */
  width?: 'hug' | 'field' | 'row';
  children: ReactNode;
}

/** One state of a component, labelled. */
export function State({ name, width = 'hug', children }: StateProps) {
  const look = { hug: styles.state, field: styles.field, row: styles.stretched }[width];
  return (
    <div className={look}>
      <p className={styles.label}>{name}</p>
      {children}
    </div>
  );
}
