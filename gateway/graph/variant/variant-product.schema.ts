import { builder } from '../builder.ts';
import { productOf } from '../product/product.rules.ts';
import { ProductType } from '../product/product.schema.ts';
import { VariantType } from './variant.schema.ts';

builder.objectField(VariantType, 'product', (t) =>
  t.field({
    type: ProductType,
    description: 'The product that it is a variant of. Costs no call.',
    resolve: ({ product }) => ('variantCount' in product ? product : productOf(product)),
  }),
);
