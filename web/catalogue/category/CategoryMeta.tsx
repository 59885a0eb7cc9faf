import { graphql, useFragment } from 'react-relay/hooks';
import type { CategoryMeta_category$key } from '../../__generated__/CategoryMeta_category.graphql.ts';
import { ListMeta } from '../list/ListMeta.tsx';
import type { ListState } from '../list/list-state.rules.ts';
import { faqData } from '../../ui/meta/structured-data.rules.ts';

/** The metadata of a category page, for search engines and link previews. */
export function CategoryMeta({
  category: reference,
  state,
}: {
  category: CategoryMeta_category$key;
  state: ListState;
}) {
  const { name, path, pageTitle, metaDescription, breadcrumb, image, questions } = useFragment(
    graphql`
      fragment CategoryMeta_category on Category {
        name
        path
        pageTitle
        metaDescription
        breadcrumb {
          name
          path
        }
        image {
          url(width: 1280)
        }
        questions: faqs @catch(to: RESULT) {
          question
          answer
        }
      }
    `,
    reference,
  );
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
