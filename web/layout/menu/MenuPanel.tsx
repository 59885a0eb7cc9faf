import { graphql, useFragment } from 'react-relay/hooks';
import type { MenuPanel_category$key } from '../../__generated__/MenuPanel_category.graphql.ts';
import type { MenuPanel_query$key } from '../../__generated__/MenuPanel_query.graphql.ts';
import { BrandsPanel } from './BrandsPanel.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';

interface MenuPanelProps {
  query: MenuPanel_query$key;
  /** Null for the panel of brands. */
  category: MenuPanel_category$key | null;
}

/** The panel of a menu entry. A lazy module, loaded when the menu is hovered or focused. */
export function MenuPanel({ query: queryReference, category: categoryReference }: MenuPanelProps) {
  const query = useFragment(
    graphql`
      fragment MenuPanel_query on Query {
        ...BrandsPanel_query
      }
    `,
    queryReference,
  );
  const category = useFragment(
    graphql`
      fragment MenuPanel_category on Category {
        ...CategoryPanel_category
      }
    `,
    categoryReference,
  );
  return category ? <CategoryPanel category={category} /> : <BrandsPanel query={query} />;
}
