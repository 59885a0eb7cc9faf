import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { BrandPageQuery } from '../../__generated__/BrandPageQuery.graphql.ts';
import { usePage } from '../../framework/page/page.ts';
import { filterCount } from '../list/applied-filters.rules.ts';
import { FilteredList } from '../list/FilteredList.tsx';
import { body, links } from '../list/ListHead.css.ts';
import { listStateFrom, listSearch } from '../list/list-url.rules.ts';
import { ListMeta } from '../list/ListMeta.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { container } from '../../ui/Container.css.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ALL_BRANDS } from './brands.data.ts';
import { ListDescription } from '../list/ListDescription.tsx';
import { ListHead } from '../list/ListHead.tsx';
import { wholeList } from '../list/list-state.rules.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './BrandPage.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

export function BrandPage() {
  const { brand } = usePage<BrandPageQuery>(graphql`
    query BrandPageQuery($path: String!, $page: Int, $filters: ProductFilters, $sort: ProductSort, $facetSize: Int)
    @throwOnFieldError
    @raw_response_type {
      brand(path: $path) {
        name
        path
        slug
        about: description @catch(to: RESULT)
        places: categories @catch(to: RESULT) {
          productCount
          category {
            id
            name
            path
          }
        }
        ...listLoader_collection
        ...FilteredList_collection
      }
    }
  `);
  const [searchParams] = useSearchParams();
  const state = listStateFrom(searchParams);
  if (!brand) return null;
  const { name, path } = brand;
  return (
    <>
      <ListMeta
        title={name}
        description={`Everything from ${name}, with stock levels, delivery dates and prices inc and ex VAT.`}
        path={path}
        state={state}
        trail={[ALL_BRANDS, brand]}
      />
      <BrandIntro brand={brand} />
      <div className={`${container} ${body}`}>
        {filterCount(state) === 0 && <BrandCategories brand={brand} />}
        <section aria-label={`${name} products`}>
          <FilteredList
            key={path}
            collection={brand}
            address={{ path, own: [] }}
            state={state}
            empty={<NoProducts name={name} />}
          />
        </section>
      </div>
    </>
  );
}

function NoProducts({ name }: { name: string }) {
  return (
    <EmptyState
      title={`No ${name} products right now`}
      action={<ButtonLink to={ALL_BRANDS.path}>See all brands</ButtonLink>}
    >
      <p>We don’t have any of their products at the moment. Ask our team for an alternative.</p>
    </EmptyState>
  );
}

interface BrandProps {
  brand: NonNullable<BrandPageQuery['response']['brand']>;
}

function BrandIntro({ brand: { name, path, about } }: BrandProps) {
  return (
    <ListHead trail={[ALL_BRANDS, { name, path }]} heading={name}>
      {about.ok && about.value && <ListDescription html={about.value} />}
    </ListHead>
  );
}

/** Those with most of the brand's products; nothing when they could not be loaded. */
function BrandCategories({ brand: { name, slug, places } }: BrandProps) {
  const categories = places.ok ? (places.value ?? []) : [];
  if (categories.length < 2) return null;
  return (
    <nav aria-label={`${name} by category`}>
      <ul className={links}>
        {categories.map(({ productCount, category }) => (
          <li key={category.id}>
            <Link
              className={styles.category}
              to={category.path + listSearch({ ...wholeList, brands: slug ? [slug] : [] })}
            >
              <span>{category.name}</span>
              <span className={styles.count}>
                <span>{productCount}</span>
                <VisuallyHidden> products</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
