import { memo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type {
  CategoryPage_category$data,
  CategoryPage_category$key,
} from '../../__generated__/CategoryPage_category.graphql.ts';
import { filterCount } from '../list/applied-filters.rules.ts';
import { FilteredList } from '../list/FilteredList.tsx';
import { body, links } from '../list/ListHead.css.ts';
import { listStateFrom } from '../list/list-url.rules.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { container } from '../../ui/Container.css.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListMeta } from '../list/ListMeta.tsx';
import type { ListState } from '../list/list-state.rules.ts';
import { faqData } from '../../ui/meta/structured-data.rules.ts';
import { ListDescription } from '../list/ListDescription.tsx';
import { ListHead } from '../list/ListHead.tsx';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import * as styles from './CategoryPage.css.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Link } from '../../framework/navigation/Link.tsx';

/** Memoised, because the router’s state changes twice in a navigation. */
export const CategoryPage = memo(function CategoryPage({
  category: reference,
}: {
  category: CategoryPage_category$key;
}) {
  const category = useFragment(
    graphql`
      fragment CategoryPage_category on Category {
        name
        path
        pageTitle
        metaDescription
        description
        breadcrumb {
          name
          path
        }
        image {
          url(width: 1280)
        }
        children {
          id
          name
          path
          image {
            ...ShopImage_image
          }
        }
        siblings {
          id
          name
          path
        }
        questions: faqs @catch(to: RESULT) {
          question
          answer
        }
        ...FilteredList_collection
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
});

function NoProducts({ name }: { name: string }) {
  return (
    <EmptyState title={`No products in ${name} right now`} action={<ButtonLink to="/">See all departments</ButtonLink>}>
      <p>There’s nothing here at the moment. Try a related category, or ask our team for an alternative.</p>
    </EmptyState>
  );
}

interface CategoryProps {
  category: CategoryPage_category$data;
}

function CategoryMeta({ category, state }: CategoryProps & { state: ListState }) {
  const { name, path, pageTitle, metaDescription, breadcrumb, image, questions } = category;
  const faqs = questions.ok ? (questions.value ?? []) : [];
  return (
    <ListMeta
      title={pageTitle || name}
      description={metaDescription}
      path={path}
      state={state}
      trail={breadcrumb}
      image={image?.url}
      data={import.meta.env.SSR ? faqData(faqs) : []}
    />
  );
}

function CategoryIntro({ category: { name, description, breadcrumb } }: CategoryProps) {
  return (
    <ListHead trail={breadcrumb} heading={name}>
      {description && <ListDescription html={description} />}
    </ListHead>
  );
}

/** As many as phones show before the row is swiped. */
const EAGER_LINKS = 3;

function CategoryChildren({ category: { name, children } }: CategoryProps) {
  return (
    <nav aria-label={`Categories in ${name}`}>
      <ul className={links}>
        {children.map((child, index) => (
          <li key={child.id} className={styles.child}>
            <div className={styles.picture}>
              <ShopImage image={child.image ?? null} sizes="44px" eager={index < EAGER_LINKS} decorative />
            </div>
            <Link className={styles.link} to={child.path}>
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** None for a top category, whose siblings are in the header. */
function CategorySiblings({ category: { name, path, breadcrumb, siblings } }: CategoryProps) {
  const parent = breadcrumb.at(-2);
  if (!parent || siblings.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={`More in ${parent.name}`}>
      <ul className={styles.list}>
        <li>
          <Link className={styles.categorySiblingsLink} to={parent.path}>
            {`All ${parent.name}`}
          </Link>
        </li>
        <li>
          <Link className={styles.categorySiblingsLink} to={path} aria-current="page">
            {name}
          </Link>
        </li>
        {siblings.map((sibling) => (
          <li key={sibling.id}>
            <Link className={styles.categorySiblingsLink} to={sibling.path}>
              {sibling.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Nothing when there are none or they could not be loaded. */
function CategoryFaqs({ category: { name, questions } }: CategoryProps) {
  const faqs = questions.ok ? (questions.value ?? []) : [];
  if (faqs.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="category-faqs">
      <h2 id="category-faqs" className={styles.heading}>
        {`Questions about ${name.toLowerCase()}`}
      </h2>
      <div>
        {faqs.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            {/* The gateway sanitises the answer. */}
            <div className={styles.answer} dangerouslySetInnerHTML={{ __html: answer }} />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
