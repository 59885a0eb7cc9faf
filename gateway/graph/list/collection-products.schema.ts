import { builder } from '../builder.ts';
import { ProductCollection } from './collection.schema.ts';
import { listArguments, listComplexity } from './connection.schema.ts';
import { ProductList } from './product-list.schema.ts';

builder.interfaceField(ProductCollection, 'products', (t) =>
  t.field({
    type: ProductList,
    nullable: true,
    description:
      'One page of its products. Costs one call for every 16 products; null only when the shop API cannot answer.',
    complexity: listComplexity,
    args: listArguments(),
  }),
);
