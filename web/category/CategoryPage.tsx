import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { CategoryPage_category$key } from '../__generated__/CategoryPage_category.graphql.ts';
import { choiceCount } from '../list/choices.rules.ts';
import { listStateFrom } from '../list/list.rules.ts';
import { container } from '../ui/Container.css.ts';
import { CategoryChildren } from './CategoryChildren.tsx';
import { CategoryFaqs } from './CategoryFaqs.tsx';
import { CategoryIntro } from './CategoryIntro.tsx';
import { CategoryMeta } from './CategoryMeta.tsx';
import * as styles from './CategoryPage.css.ts';
import { CategoryProducts } from './CategoryProducts.tsx';
import { CategorySiblings } from './CategorySiblings.tsx';

/** A category: what it is, what is below and beside it, and its products. */
export function CategoryPage({ category: reference }: { category: CategoryPage_category$key }) {
  const category = useFragment(
    graphql`
      fragment CategoryPage_category on Category
      @argumentDefinitions(
        page: { type: "Int" }
        filters: { type: "ProductFilters" }
        sort: { type: "ProductSort" }
        facetSize: { type: "Int" }
      ) {
        path
        children {
          id
        }
        ...CategoryMeta_category
        ...CategoryIntro_category
        ...CategoryChildren_category
        ...CategorySiblings_category
        ...CategoryProducts_category @arguments(page: $page, filters: $filters, sort: $sort, facetSize: $facetSize)
        ...CategoryProducts_list @arguments(page: $page, filters: $filters, sort: $sort, facetSize: $facetSize)
        ...CategoryFaqs_category
      }
    `,
    reference,
  );
  const [searchParams] = useSearchParams();
  const state = listStateFrom(searchParams);
  const hasChildren = category.children.length > 0;
  return (
    <>
      <CategoryMeta category={category} state={state} />
      <CategoryIntro category={category} />
      <div className={`${container} ${styles.body}`}>
        {/* Who has begun to narrow the list wants the list. */}
        {hasChildren ? (
          choiceCount(state) === 0 && <CategoryChildren category={category} />
        ) : (
          <CategorySiblings category={category} />
        )}
        <CategoryProducts key={category.path} category={category} list={category} state={state} />
        {hasChildren && <CategorySiblings category={category} />}
        <CategoryFaqs category={category} />
      </div>
    </>
  );
}
