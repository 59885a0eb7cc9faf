import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { CategoryPage_category$key } from '../../__generated__/CategoryPage_category.graphql.ts';
import { filterCount } from '../list/applied-filters.rules.ts';
import { FilteredList } from '../list/FilteredList.tsx';
import { body } from '../list/ListHead.css.ts';
import { listStateFrom } from '../list/list-url.rules.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { container } from '../../ui/Container.css.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CategoryChildren } from './CategoryChildren.tsx';
import { CategoryFaqs } from './CategoryFaqs.tsx';
import { CategoryIntro } from './CategoryIntro.tsx';
import { CategoryMeta } from './CategoryMeta.tsx';
import { CategorySiblings } from './CategorySiblings.tsx';

/** A category page: introduction, subcategories, sibling categories and products. */
export function CategoryPage({ category: reference }: { category: CategoryPage_category$key }) {
  const category = useFragment(
    graphql`
      fragment CategoryPage_category on Category {
        name
        path
        children {
          id
        }
        ...CategoryMeta_category
        ...CategoryIntro_category
        ...CategoryChildren_category
        ...CategorySiblings_category
        ...FilteredList_collection
        ...CategoryFaqs_category
      }
    `,
    reference,
  );
  const [searchParams] = useSearchParams();
  const state = listStateFrom(searchParams);
  const { name, path } = category;
  const hasChildren = category.children.length > 0;
  return (
    <>
      <CategoryMeta category={category} state={state} />
      <CategoryIntro category={category} />
      <div className={`${container} ${body}`}>
        {/* A shopper who has chosen a filter wants the list, not the subcategories. */}
        {hasChildren ? (
          filterCount(state) === 0 && <CategoryChildren category={category} />
        ) : (
          <CategorySiblings category={category} />
        )}
        <section aria-label={`Products in ${name}`}>
          <FilteredList
            collection={category}
            address={{ path, own: [] }}
            state={state}
            empty={<NoProducts name={name} />}
          />
        </section>
        {hasChildren && <CategorySiblings category={category} />}
        <CategoryFaqs category={category} />
      </div>
    </>
  );
}

function NoProducts({ name }: { name: string }) {
  return (
    <EmptyState title={`No products in ${name} right now`} action={<ButtonLink to="/">See all departments</ButtonLink>}>
      <p>There’s nothing here at the moment. Try a related category, or ask our team for an alternative.</p>
    </EmptyState>
  );
}
