import { builder } from '../builder.ts';

/** `products` is in `collection-products.schema.ts` to avoid a cycle: lists refer to brands, which are collections. */
export const ProductCollection = builder.interfaceRef<object>('ProductCollection').implement({
  description:
    'A paginated set of products: a category’s, a brand’s, the matches of a search or the featured products. ' +
    'Refetch it by its id to read the next page.',
  interfaces: [builder.nodeInterfaceRef()],
});
