import { builder } from '../builder.ts';

export const ProductCondition = builder.enumType('ProductCondition', {
  description: 'The condition of goods.',
  values: {
    NEW: { value: 'new', description: 'New.' },
    USED: { value: 'used', description: 'Used before.' },
    REFURBISHED: { value: 'refurbished', description: 'Used before, and restored to working order.' },
  } as const,
});

export const MINIMUM_AGE = 'The age to buy it, in years: 16, 18 or 21. Null where anyone may.';
