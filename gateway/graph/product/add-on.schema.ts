import { builder } from '../builder.ts';
import { ModifierOption } from '../modifier/modifier.schema.ts';
import { ProductType } from './product.schema.ts';

builder.objectField(ModifierOption, 'product', (t) =>
  t.field({
    type: ProductType,
    nullable: true,
    description:
      'The add-on’s own product. Null when no longer sold, or unknown. Costs one batched call for all add-ons.',
    resolve: ({ path }, _, { products }) => (path === null ? null : products.load(path)),
  }),
);
