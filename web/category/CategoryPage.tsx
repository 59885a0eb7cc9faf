import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { CategoryPage_category$key } from '../__generated__/CategoryPage_category.graphql.ts';
import { choiceCount } from '../list/choices.rules.ts';
import { listSearch, listStateFrom, wholeList } from '../list/list.rules.ts';
import { container } from '../ui/Container.css.ts';
import { CategoryChildren } from './CategoryChildren.tsx';
import { CategoryFaqs } from './CategoryFaqs.tsx';
import { CategoryIntro } from './CategoryIntro.tsx';
import * as styles from './CategoryPage.css.ts';
import { CategoryProducts } from './CategoryProducts.tsx';
import { CategorySiblings } from './CategorySiblings.tsx';

/** A category: what it is, what is below and beside it, and its products. */
export function CategoryPage({ category: reference }: { category: CategoryPage_category$key }) {
  const category = useFragment(
    graphql`
      fragment CategoryPage_category on Category
      @argumentDefinitions(page: { type: "Int" }, filters: { type: "ProductFilters" }, sort: { type: "ProductSort" }, facetSize: { type: "Int" }) {
        name
        path
        pageTitle
        metaDescription
        children {
          id
        }
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
  const title = category.pageTitle || category.name;
  const hasChildren = category.children.length > 0;
  return (
    <>
      <title>{state.page ? `${title} – page ${state.page}` : title}</title>
      {category.metaDescription && <meta name="description" content={category.metaDescription} />}
      {/* The same products in another order, or fewer of them, are no other page. */}
      <link rel="canonical" href={category.path + listSearch({ ...wholeList, page: state.page })} />
      {choiceCount(state) > 1 && <meta name="robots" content="noindex, follow" />}
      <CategoryIntro category={category} />
      <div className={`${container} ${styles.body}`}>
        {/* Who has begun to narrow the list wants the list. */}
        {hasChildren ? choiceCount(state) === 0 && <CategoryChildren category={category} /> : <CategorySiblings category={category} />}
        <CategoryProducts key={category.path} category={category} list={category} state={state} />
        {hasChildren && <CategorySiblings category={category} />}
        <CategoryFaqs category={category} />
      </div>
    </>
  );
}
