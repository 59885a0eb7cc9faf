import { Type } from 'typebox';
import { ProductRecord } from './product.ts';
import { listOf } from './values.ts';

const UnknownSku = Type.Object(
  {
    sku: Type.String({ description: 'The code, as it was asked for, which may be empty.' }),
    nearest: listOf(Type.String({ description: 'A code.' }), 'Codes that it may stand for, the nearest first.'),
  },
  { title: 'UnknownSku', description: 'A code that no product has.' },
);

/** `POST /products/by_sku` */
export const ProductsBySku = Type.Object(
  {
    products: listOf(ProductRecord, 'The products that have any of the codes, themselves or in a variant; each once.'),
    unknown: listOf(UnknownSku, 'The codes that no product has.'),
  },
  { title: 'ProductsBySku', description: 'Products by code.' },
);
