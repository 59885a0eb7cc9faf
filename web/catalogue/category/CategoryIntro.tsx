import { graphql, useFragment } from 'react-relay/hooks';
import type { CategoryIntro_category$key } from '../../__generated__/CategoryIntro_category.graphql.ts';
import { ListDescription } from '../list/ListDescription.tsx';
import { ListHead } from '../list/ListHead.tsx';

/** The head of a category page: breadcrumb, name and description. */
export function CategoryIntro({ category: reference }: { category: CategoryIntro_category$key }) {
  const { name, description, breadcrumb } = useFragment(
    graphql`
      fragment CategoryIntro_category on Category {
        name
        description
        breadcrumb {
          name
          path
        }
      }
    `,
    reference,
  );
  return (
    <ListHead trail={breadcrumb} heading={name}>
      {description && <ListDescription html={description} />}
    </ListHead>
  );
}
