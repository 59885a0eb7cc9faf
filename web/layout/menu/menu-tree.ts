import { graphql, loadQuery, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { menuTreeQuery } from '../../__generated__/menuTreeQuery.graphql.ts';
import { answerOf } from '../../framework/page/page.ts';

const query = graphql`
  query menuTreeQuery @throwOnFieldError {
    categories {
      name
      path
      image {
        ...ShopImage_image @arguments(isMedium: true)
      }
      children {
        name
        path
        children {
          name
          path
        }
      }
    }
    brands {
      name
      path
    }
    ...MenuFinishes_query
  }
`;

export type MenuTree = PreloadedQuery<menuTreeQuery>;

/** 20 kB, so pages come without it. Kept for as long as the document: the menus of every page show it. */
export async function loadMenuTree(environment: IEnvironment): Promise<MenuTree> {
  const tree = loadQuery<menuTreeQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' });
  await answerOf(tree, query);
  return tree;
}

export function useMenuTree(tree: MenuTree): menuTreeQuery['response'] {
  return usePreloadedQuery<menuTreeQuery>(query, tree);
}
