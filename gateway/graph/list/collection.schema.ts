import { builder } from '../builder.ts';

/** Its field `products` is declared in `collection-products.schema.ts`, to avoid an import cycle: lists refer to brands, and a brand is a collection. */
export const ProductCollection = builder.interfaceRef<object>('ProductCollection').implement({
  description:
    'A paginated set of products: a category’s, a brand’s, the matches of a search or the featured products. Refetch it by its id to read the next page.',
  interfaces: [builder.nodeInterfaceRef()],
});
