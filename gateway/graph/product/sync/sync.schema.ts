import { builder } from '../../builder.ts';
import { badUserInput } from '../../errors.ts';
import { encodeId } from '../../ids.rules.ts';
import { pageComplexity, refuseOutOfRange } from '../../list/connection.schema.ts';
import { DateTime } from '../../scalar/scalar.schema.ts';
import { PAGE_SIZE_MAXIMUM } from '../../../upstream/window.rules.ts';
import { ProductType } from '../product.schema.ts';
import { fetchProductChanges, type ProductSyncPage, type RemovedProduct } from './sync.rest.ts';

const RemovedProductType = builder.objectRef<RemovedProduct>('RemovedProduct').implement({
  description: 'A product that is no longer sold.',
  fields: (t) => ({
    id: t.id({ description: 'The global id that it had.', resolve: ({ path }) => encodeId('Product', path) }),
    entityId: t.exposeInt('entityId', { description: 'The product’s id in the shop API.' }),
    path: t.exposeString('path', { description: 'The path that its page had.' }),
    removedAt: t.expose('removedAt', {
      type: DateTime,
      description: 'The time at which it was taken off sale or deleted.',
    }),
  }),
});

const ProductSync = builder.objectRef<ProductSyncPage & { isFirst: boolean }>('ProductSync').implement({
  description:
    'One page of the catalogue by the time of change. A product that changes meanwhile is met again on a later one.',
  fields: (t) => ({
    nodes: t.field({
      type: [ProductType],
      complexity: { field: 0, multiplier: 1 },
      description: 'The products of this page, with their full records: no field of theirs costs another call for it.',
      resolve: ({ products }) => products,
    }),
    removed: t.expose('removed', {
      type: [RemovedProductType],
      complexity: { field: 0, multiplier: 0.1 },
      description: 'The products that were removed since `updatedSince`; empty without it.',
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Pagination information.',
      resolve: ({ after, isFirst }) => ({
        hasNextPage: after !== null,
        hasPreviousPage: !isFirst,
        startCursor: null,
        endCursor: after === null ? null : Buffer.from(after).toString('base64url'),
      }),
    }),
    asOf: t.expose('asOf', {
      type: DateTime,
      description:
        'The time up to which the page has all changes, a little before now. Keep that of the first page: ' +
        'it is the `updatedSince` of the next synchronisation, which may repeat a few products.',
    }),
  }),
});

/** A quarter of a list's: one call brings a hundred records, where lists need one for sixteen and more for details. */
const syncComplexity = ({ first }: { first?: number | null | undefined }) => ({
  field: 1,
  multiplier: pageComplexity({ first: first ?? PAGE_SIZE_MAXIMUM }).multiplier / 4,
});

const notACursor = () => badUserInput('`after` must be the `endCursor` of an earlier page.');

builder.queryField('products', (t) =>
  t.field({
    extensions: { scope: 'catalogue', isPublic: false },
    type: ProductSync,
    nullable: true,
    complexity: syncComplexity,
    description:
      'The whole catalogue or its changes, for keeping a copy. One call a page. Null where the shop API lacks it.',
    args: {
      updatedSince: t.arg({
        type: DateTime,
        description:
          'Only products changed or removed since. Stock taken by orders is no change. Defaults to all on sale.',
      }),
      first: t.arg.int({
        defaultValue: PAGE_SIZE_MAXIMUM,
        description: 'The number of products on the page, 1 to 100. A page of very long products may have fewer.',
      }),
      after: t.arg.string({ description: 'The `endCursor` of the page before, with the same `updatedSince`.' }),
    },
    async resolve(_, { updatedSince, first, after }, { shopApi, excludedFields }) {
      refuseOutOfRange('first', first, 1, PAGE_SIZE_MAXIMUM);
      const place = after ? Buffer.from(after, 'base64url').toString() : null;
      // The shop API would refuse what no page ended with; this bounds what it is sent.
      if (place !== null && !/^[\x21-\x7E]{1,200}$/.test(place)) throw notACursor();
      const page = await fetchProductChanges(
        shopApi,
        { updatedSince: updatedSince ?? null, after: place, first: first ?? PAGE_SIZE_MAXIMUM },
        excludedFields.records,
      );
      if (page === 'refused') throw notACursor();
      return page && { ...page, isFirst: place === null };
    },
  }),
);
