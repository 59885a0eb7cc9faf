import { Type } from 'typebox';
import { parameter } from './values.ts';

export const BrandParameters = Type.Object({
  brand_url: parameter('The brand’s slug.', { examples: ['heritage-brass'] }),
});
