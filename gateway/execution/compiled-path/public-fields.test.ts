import { expect, test } from 'vitest';
import { schema } from '../../graph/schema.ts';

test('what depends on the caller, on a secret among its arguments, or on the hour is not cached for everyone', () => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  expect(fields.filter(({ extensions }) => extensions.isPublic !== true).map(({ name }) => name)).toEqual([
    'cart',
    'customer',
    'deliveryEstimate',
    'order',
    'paymentMethods',
  ]);
});
