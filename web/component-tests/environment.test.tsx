import { createOperationDescriptor, graphql } from 'relay-runtime';
import { expect, test } from 'vitest';
import listQuery from './__generated__/environmentTestListQuery.graphql.ts';
import nameQuery from './__generated__/environmentTestNameQuery.graphql.ts';
import skuQuery from './__generated__/environmentTestSkuQuery.graphql.ts';
import { createEnvironment } from '../relay/environment.ts';

void graphql`
  query environmentTestListQuery {
    product(path: "/lamp/") {
      id
      name
    }
  }
`;

void graphql`
  query environmentTestNameQuery($id: ID!) {
    node(id: $id) {
      ... on Product {
        name
      }
    }
  }
`;

void graphql`
  query environmentTestSkuQuery($id: ID!) {
    node(id: $id) {
      ... on Product {
        sku
      }
    }
  }
`;

test.each([
  ['available, from another query', nameQuery, 'lamp', 'available'],
  ['missing when it is not in the store', nameQuery, 'bulb', 'missing'],
  ['missing when a field is', skuQuery, 'lamp', 'missing'],
])('a node by id is %s', (_, query, id, status) => {
  const environment = createEnvironment(() => {
    throw new Error('nothing is fetched');
  }, false);
  environment.commitPayload(createOperationDescriptor(listQuery, {}), {
    product: { __typename: 'Product', id: 'lamp', name: 'Bari' },
  });
  expect(environment.check(createOperationDescriptor(query, { id })).status).toBe(status);
});
