import { builder } from '../builder.ts';
import { CartLineType } from '../cart/cart.schema.ts';
import { ProductType } from '../product/product.schema.ts';
import { VariantType } from '../variant/variant.schema.ts';
import { leadTimeOfLine, leadTimeOfProduct } from './lead-time.rules.ts';

const LeadTime = builder.enumType('LeadTime', {
  description: 'How long goods take to leave.',
  values: {
    STANDARD: {
      description: 'The same day when ordered before 13:00 in London on a working day, otherwise the next working day.',
    },
    EXTENDED: { description: 'Three days more than `STANDARD`, by the product’s categories.' },
    TO_ORDER: { description: '3 to 7 working days: made to order, or out of stock and ordered in.' },
  } as const,
});

builder.objectField(ProductType, 'leadTime', (t) =>
  t.field({
    type: LeadTime,
    nullable: true,
    description: 'How long it takes to leave, before a variant is chosen; null for what cannot be bought.',
    resolve: (product, _, { config }) => leadTimeOfProduct(product, config),
  }),
);

builder.objectField(VariantType, 'leadTime', (t) =>
  t.field({
    type: LeadTime,
    nullable: true,
    description: 'How long it takes to leave; null for what cannot be bought.',
    resolve: ({ product, variant }, _, { config }) => leadTimeOfProduct(product, config, variant),
  }),
);

builder.objectField(CartLineType, 'leadTime', (t) =>
  t.field({
    type: LeadTime,
    nullable: true,
    description:
      'How long it takes to leave; null for what has gone or cannot be bought, and when the catalogue cannot answer. Costs one batched call for the whole cart.',
    resolve: (line, _, { products, config }) => {
      const known = products.known(line.path);
      if (known !== undefined) return leadTimeOfLine(line, known, config);
      return products.load(line.path).then((product) => leadTimeOfLine(line, product, config));
    },
  }),
);
