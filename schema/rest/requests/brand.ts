import { Type } from 'typebox';
import { parameter } from './values.ts';

export const BrandParameters = Type.Object({
  brand_url: parameter('The brand’s slug: the last part of its `brand_url`.', { examples: ['example-brand'] }),
});
