import { expect, test } from 'vitest';
import { schema } from '../../graph/schema.ts';
import { PUBLIC_FIELDS } from './public-fields.data.ts';

/** What depends on who asks, on a secret among its arguments, or on the hour. */
const PRIVATE_FIELDS = ['cart', 'customer', 'deliveryEstimate', 'order', 'paymentMethods'];

test('every field of Query is known to be everyone’s or not', () => {
  const fields = Object.keys(schema.getQueryType()?.getFields() ?? {});
  expect(
    [...PUBLIC_FIELDS]
      .filter((name) => name !== '__typename')
      .concat(PRIVATE_FIELDS)
      .sort(),
  ).toEqual(fields.sort());
});
