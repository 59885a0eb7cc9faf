import { graphql, loadQuery } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type {
  relatedInFinishQuery,
  relatedInFinishQuery$data,
} from '../../../__generated__/relatedInFinishQuery.graphql.ts';
import { answerOf } from '../../../framework/page/page.ts';

const query = graphql`
  query relatedInFinishQuery($id: ID!, $finish: String!) @throwOnFieldError {
    node(id: $id) {
      ... on Product {
        related {
          id
          stock {
            maximumQuantity
          }
          ...ProductCard_product
          variantInFinish(slug: $finish) {
            ...ProductCard_variant
          }
        }
      }
    }
  }
`;

type RelatedInFinish = NonNullable<NonNullable<relatedInFinishQuery$data['node']>['related']>;

/** Lazy: loaded when a finish is chosen. The products stay in the store until they are disposed of. */
export async function loadRelatedInFinish(
  environment: IEnvironment,
  variables: { id: string; finish: string },
): Promise<{ products: RelatedInFinish; dispose: () => void }> {
  const queryRef = loadQuery<relatedInFinishQuery>(environment, query, variables, { fetchPolicy: 'store-or-network' });
  const { node } = await answerOf<relatedInFinishQuery>(queryRef, query);
  return { products: node?.related ?? [], dispose: () => queryRef.dispose() };
}
