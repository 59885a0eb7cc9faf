import { expect, test } from 'vitest';
import { schema } from '../graph/schema.ts';

test('root fields that depend on the caller, a secret argument or the time are not public', () => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  expect(fields.filter(({ extensions }) => extensions.isPublic !== true).map(({ name }) => name)).toEqual([
    'cart',
    'customer',
    'deliveryEstimate',
    'order',
    'paymentMethods',
    'products',
    'sharedSavedList',
  ]);
});
