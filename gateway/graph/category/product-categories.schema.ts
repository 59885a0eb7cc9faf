import { builder } from '../builder.ts';
import { ProductType } from '../product/product.schema.ts';
import { CategoryType } from './category.schema.ts';

builder.objectField(ProductType, 'categories', (t) =>
  t.field({
    type: [CategoryType],
    nullable: true,
    // Products are rarely in more than three branches.
    complexity: { field: 1, multiplier: 5 },
    description: 'The visible categories that it is in, the main one first. Null only when the shop API cannot answer.',
    resolve: async ({ categoryIds }, _, { categories }) => {
      const { byId } = await categories();
      return categoryIds.flatMap((id) => byId.get(id) ?? []);
    },
  }),
);
