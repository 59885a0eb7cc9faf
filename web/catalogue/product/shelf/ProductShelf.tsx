import { Children, useRef, type ReactNode } from 'react';
import { matchesMedia } from '../../../browser/media.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as styles from './ProductShelf.css.ts';

interface ProductShelfProps {
  /** It has the id that names the section around it. */
  heading: ReactNode;
  children: ReactNode;
}

export function ProductShelf({ heading, children }: ProductShelfProps) {
  const shelf = useRef<HTMLUListElement>(null);

  function move(direction: 1 | -1) {
    const still = matchesMedia('(prefers-reduced-motion: reduce)');
    shelf.current?.scrollBy({
      left: direction * shelf.current.clientWidth * 0.75,
      behavior: still ? 'instant' : 'smooth',
    });
  }

  return (
    <>
      <div className={styles.head}>
        {heading}
        <div className={styles.arrows}>
          <button type="button" className={styles.arrow} aria-label="Earlier products" onClick={() => move(-1)}>
            <Icon name="chevronLeft" />
          </button>
          <button type="button" className={styles.arrow} aria-label="More products" onClick={() => move(1)}>
            <Icon name="chevronRight" />
          </button>
        </div>
      </div>
      <ul className={styles.shelf} ref={shelf}>
        {Children.map(children, (card) => (
          <li className={styles.place}>{card}</li>
        ))}
      </ul>
    </>
  );
}
