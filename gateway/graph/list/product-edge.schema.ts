import { builder } from '../builder.ts';
import { ProductType } from '../product/product.schema.ts';
import { VariantType } from '../variant/variant.schema.ts';

export const ProductEdge = builder.edgeObject({
  name: 'ProductEdge',
  type: ProductType,
  description: 'An edge of a list of products.',
});

// Of the edge, not of the product: the same product matches another list's filters with another variant.
builder.objectField(ProductEdge, 'matchingVariant', (t) =>
  t.field({
    type: VariantType,
    nullable: true,
    description:
      'The variant to show for the product: the one that has the option values which the list’s filters or its ' +
      'search term name, in stock if possible. Null when they name none. Costs no call.',
    resolve: ({ node }) => (node.matchingVariant ? { product: node, variant: node.matchingVariant } : null),
  }),
);
