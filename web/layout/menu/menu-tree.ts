import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { createOperationDescriptor, fetchQuery, getRequest, type Environment } from 'relay-runtime';
import type { menuTreeQuery } from '../../__generated__/menuTreeQuery.graphql.ts';

const query = graphql`
  query menuTreeQuery @throwOnFieldError {
    categories {
      path
      children {
        name
        path
        children {
          name
          path
        }
      }
      ...CategoryPanel_category
    }
    brands {
      name
      path
    }
    ...BrandsPanel_query
  }
`;

/** Fetches what the menus show when they are opened: the categories below the top ones, and the brands. Pages come without it, because it is 20 kB. */
export async function loadMenuTree(environment: Environment): Promise<void> {
  await fetchQuery<menuTreeQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).toPromise();
  // Kept for as long as the document, because the menus of every page show it.
  environment.retain(createOperationDescriptor(getRequest(query), {}));
}

/** The data of the menus, for components that render after `loadMenuTree` has resolved. */
export function useMenuTree(): menuTreeQuery['response'] {
  return useLazyLoadQuery<menuTreeQuery>(query, {}, { fetchPolicy: 'store-or-network' });
}
