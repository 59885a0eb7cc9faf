import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { BrandPageQuery } from '../../__generated__/BrandPageQuery.graphql.ts';
import { usePage } from '../../relay/page.ts';
import { filterCount } from '../list/applied-filters.rules.ts';
import { FilteredList } from '../list/FilteredList.tsx';
import { body } from '../list/ListHead.css.ts';
import { listStateFrom } from '../list/list-url.rules.ts';
import { ListMeta } from '../list/ListMeta.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { container } from '../../ui/Container.css.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BrandCategories } from './BrandCategories.tsx';
import { BrandIntro } from './BrandIntro.tsx';
import { ALL_BRANDS } from './brands.data.ts';

/** A brand page: introduction, categories and products. */
export function BrandPage() {
  const { brand } = usePage<BrandPageQuery>(graphql`
    query BrandPageQuery($path: String!, $page: Int, $filters: ProductFilters, $sort: ProductSort, $facetSize: Int)
    @throwOnFieldError {
      brand(path: $path) {
        name
        path
        ...listLoader_collection
        ...BrandIntro_brand
        ...BrandCategories_brand
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
