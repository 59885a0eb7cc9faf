import { builder } from '../builder.ts';

/** Its field `products` is declared in `collection-products.schema.ts`: lists name brands, and a brand is a collection. */
export const ProductCollection = builder.interfaceRef<object>('ProductCollection').implement({
  description:
    'A set of products that is read page by page: those of a category, those of a brand, the matches of a search, or the featured ones. Refetch any of them by its id to read the next page.',
  interfaces: [builder.nodeInterfaceRef()],
});
