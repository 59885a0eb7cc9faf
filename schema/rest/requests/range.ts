import { Type } from 'typebox';
import { parameter } from './values.ts';

export const RangePath = Type.Object({
  slug: Type.String({ description: 'The range’s slug.', examples: ['example-range'] }),
});

export const RangeParameters = Type.Object({
  finish: parameter(
    'The slug of a finish: only products that have it, with the variant in it; none where the range lacks it.',
    {
      examples: ['satin-nickel'],
    },
  ),
});
