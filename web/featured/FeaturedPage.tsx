import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { FeaturedPageQuery } from '../__generated__/FeaturedPageQuery.graphql.ts';
import { usePage } from '../relay/page.ts';
import { ListMeta } from '../list/ListMeta.tsx';
import { listStateFrom } from '../list/list.rules.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { container } from '../ui/Container.css.ts';
import { FEATURED } from './featured.data.ts';
import * as styles from './FeaturedPage.css.ts';
import { FeaturedProducts } from './FeaturedProducts.tsx';

/** Everything that the shop puts forward. */
export function FeaturedPage() {
  const query = usePage<FeaturedPageQuery>(graphql`
    query FeaturedPageQuery($page: Int, $filters: ProductFilters, $sort: ProductSort, $facetSize: Int)
    @throwOnFieldError {
      list: featuredProducts(first: 16, page: $page, filters: $filters, sort: $sort, facetSize: $facetSize) {
        pageCount
        applied {
          facets {
            name
            values
            minimum
            maximum
          }
          brands {
            slug
          }
        }
        ...NarrowedList_list
      }
      ...FeaturedProducts_query @arguments(page: $page, filters: $filters, sort: $sort, facetSize: $facetSize)
    }
  `);
  const [searchParams] = useSearchParams();
  const state = listStateFrom(searchParams);
  return (
    <div className={`${container} ${styles.page}`}>
      <ListMeta
        title={FEATURED.name}
        description="The lights, switches, sockets, bulbs and hardware that we put forward at the moment."
        path={FEATURED.path}
        state={state}
        trail={[FEATURED]}
      />
      <Breadcrumb items={[FEATURED]} />
      <h1>{FEATURED.name}</h1>
      {query.list && <FeaturedProducts query={query} list={query.list} state={state} />}
    </div>
  );
}
