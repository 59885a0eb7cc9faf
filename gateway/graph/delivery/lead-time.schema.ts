import { builder } from '../builder.ts';
import { CartLineType } from '../cart/line/cart-line.schema.ts';
import { ProductType } from '../product/product.schema.ts';
import { VariantType } from '../variant/variant.schema.ts';
import { leadTimeOfLine, leadTimeOfProduct } from './lead-time.rules.ts';

const LeadTime = builder.enumType('LeadTime', {
  description: 'The dispatch time of a product.',
  values: {
    STANDARD: {
      description:
        'The same day when ordered before the cut-off on a working day (`Shop.dispatch`), else the next working day.',
    },
    EXTENDED: { description: 'Three days more than `STANDARD`, by the product’s categories.' },
    TO_ORDER: { description: 'Within `Shop.dispatch.toOrderDays`: made to order, or out of stock and ordered in.' },
  } as const,
});

builder.objectField(ProductType, 'leadTime', (t) =>
  t.field({
    type: LeadTime,
    nullable: true,
    description: 'The dispatch time before a variant is chosen; null when the product cannot be bought.',
    resolve: (product, _, { config }) => leadTimeOfProduct(product, config),
  }),
);

builder.objectField(VariantType, 'leadTime', (t) =>
  t.field({
    type: LeadTime,
    nullable: true,
    description: 'The dispatch time; null when the variant cannot be bought.',
    resolve: ({ product, variant }, _, { config }) => leadTimeOfProduct(product, config, variant),
  }),
);

builder.objectField(CartLineType, 'leadTime', (t) =>
  t.field({
    extensions: { reads: ['products'] },
    type: LeadTime,
    nullable: true,
    description:
      'The dispatch time. Null when the product no longer exists or cannot be bought, or when the catalogue cannot ' +
      'be reached. Costs one batched call for the whole cart.',
    resolve: (line, _, { products, config }) => {
      const known = products.known(line.path);
      if (known !== undefined) return leadTimeOfLine(line, known, config);
      return products.load(line.path).then((product) => leadTimeOfLine(line, product, config));
    },
  }),
);
