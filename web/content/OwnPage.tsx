import { graphql } from 'react-relay/hooks';
import type { OwnPageQuery } from '../__generated__/OwnPageQuery.graphql.ts';
import { usePage } from '../framework/page/page.ts';
import { ContentPage } from './ContentPage.tsx';

/** Has a route of its own or is resolved by the graph. */
export function OwnPage() {
  const { page } = usePage<OwnPageQuery>(graphql`
    query OwnPageQuery($url: String!) @throwOnFieldError @raw_response_type {
      page(path: $url) {
        path
        ...ContentPage_page
      }
    }
  `);
  return page && <ContentPage key={page.path} page={page} />;
}
