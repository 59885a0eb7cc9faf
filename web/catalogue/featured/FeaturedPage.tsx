import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { FeaturedPageQuery } from '../../__generated__/FeaturedPageQuery.graphql.ts';
import { usePage } from '../../framework/page/page.ts';
import { FilteredList } from '../list/FilteredList.tsx';
import { ListHead } from '../list/ListHead.tsx';
import { body } from '../list/ListHead.css.ts';
import { listStateFrom } from '../list/list-url.rules.ts';
import { ListMeta } from '../list/ListMeta.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { container } from '../../ui/Container.css.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FEATURED } from './featured.data.ts';

export function FeaturedPage() {
  const { featuredCollection } = usePage<FeaturedPageQuery>(graphql`
    query FeaturedPageQuery($page: Int, $filters: ProductFilters, $sort: ProductSort, $facetSize: Int)
    @throwOnFieldError
    @raw_response_type {
      featuredCollection {
        ...listLoader_collection
        ...FilteredList_collection
      }
    }
  `);
  const [searchParams] = useSearchParams();
  const state = listStateFrom(searchParams);
  return (
    <>
      <ListMeta
        title={FEATURED.name}
        description="Our current pick."
        path={FEATURED.path}
        state={state}
        trail={[FEATURED]}
      />
      <ListHead trail={[FEATURED]} heading={FEATURED.name} />
      <div className={`${container} ${body}`}>
        <FilteredList
          collection={featuredCollection}
          address={{ path: FEATURED.path, own: [] }}
          state={state}
          empty={<NoProducts />}
        />
      </div>
    </>
  );
}

function NoProducts() {
  return (
    <EmptyState title="No featured products right now" action={<ButtonLink to="/">See all departments</ButtonLink>}>
      <p>You’ll find everything else in our departments.</p>
    </EmptyState>
  );
}
