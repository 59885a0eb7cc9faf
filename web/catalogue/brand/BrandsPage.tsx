import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { BrandsPageQuery } from '../../__generated__/BrandsPageQuery.graphql.ts';
import { usePage } from '../../framework/page/page.ts';
import { productCount } from '../list/visible-range.rules.ts';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { container } from '../../ui/Container.css.ts';
import * as styles from './BrandsPage.css.ts';
import { ALL_BRANDS } from './brands.data.ts';
import { byLetter, named } from './brands.rules.ts';
import { Link } from '../../framework/navigation/Link.tsx';

export function BrandsPage() {
  const { brands } = usePage<BrandsPageQuery>(graphql`
    query BrandsPageQuery @throwOnFieldError @raw_response_type {
      brands {
        id
        name
        path
        productCount
      }
    }
  `);
  const [wanted, setWanted] = useState('');
  const letters = byLetter(named(brands ?? [], wanted));
  return (
    <div className={`${container} ${styles.page}`}>
      <PageMeta
        title="Brands A to Z"
        description="All our brands, from A to Z."
        path={ALL_BRANDS.path}
        trail={[ALL_BRANDS]}
      />
      <Breadcrumb items={[ALL_BRANDS]} />
      <h1>Brands</h1>
      <div className={styles.controls}>
        <nav aria-label="Letters">
          <ul className={styles.letters}>
            {letters.map(({ letter }) => (
              <li key={letter}>
                <a className={styles.letter} href={`#letter-${letter}`}>
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <input
          className={styles.search}
          type="search"
          value={wanted}
          placeholder="Find a brand"
          aria-label="Find a brand"
          autoComplete="off"
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      {letters.map(({ letter, brands: group }) => (
        <section key={letter} className={styles.group} id={`letter-${letter}`} aria-labelledby={`heading-${letter}`}>
          <h2 id={`heading-${letter}`} className={styles.heading}>
            {letter}
          </h2>
          <ul className={styles.brands}>
            {group.map((brand) => (
              <li key={brand.id}>
                <Link className={styles.brand} to={brand.path}>
                  <span className={styles.name}>{brand.name}</span>
                  {typeof brand.productCount === 'number' && (
                    <span className={styles.count}>{productCount(brand.productCount)}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <output className={styles.none}>{letters.length === 0 && 'No matches.'}</output>
    </div>
  );
}
