import { Type, type Static } from 'typebox';
import { ProductRecord } from '../product.ts';
import { entityId, listOf, nullable, path, time } from '../values.ts';

const RemovedProductRecord = Type.Object(
  {
    id: entityId('The product’s number.'),
    product_url: path('The path that its page had.'),
    removed_at: time('The time at which it was taken off sale or deleted.'),
  },
  { title: 'RemovedProductRecord', description: 'A product that is no longer sold.' },
);

/** `GET /product_changes` */
export type ProductChanges = Static<typeof ProductChanges>;
export const ProductChanges = Type.Object(
  {
    results: listOf(ProductRecord, 'The products of this page.'),
    removed: listOf(
      RemovedProductRecord,
      'The products that were removed, in the part of the order that this page covers.',
    ),
    after: nullable(
      Type.String({ minLength: 1, maxLength: 200, description: 'The `after` of the next page; null on the last.' }),
    ),
    as_of: time(
      'The time up to which this answer has all changes, a little before now. The first page’s is the next `since`.',
    ),
  },
  { title: 'ProductChanges', description: 'One page of the catalogue in the order of its changes.' },
);
