import { Type } from 'typebox';
import { parameter } from './values.ts';

export const RangePath = Type.Object({
  slug: Type.String({ description: 'The range’s slug.', examples: ['example-range'] }),
});

export const RangeParameters = Type.Object({
  finish: parameter(
    'The slug of a finish: lists only products that have it, with the variant in it; none for one that the range does not come in.',
    {
      examples: ['satin-nickel'],
    },
  ),
});
