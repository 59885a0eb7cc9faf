import { expect, test } from 'vitest';
import { eachDatabase } from '@storefront/embedded/database/database.fixture.ts';
import { createNumbers } from './numbers.ts';

const choice = (variantId: string, productId: number, number: number | null) => ({
  medusa: { productId: `prod_${productId}`, variantId },
  numbers: { productId, variantId: number },
});

eachDatabase(({ open }) => {
  test('maps numbers to Medusa’s variants and back, also without a choice', async () => {
    const numbers = createNumbers(await open());
    await numbers.keep([choice('variant_a', 1, 100), choice('variant_b', 1, 101), choice('variant_c', 2, null)]);
    expect(await numbers.variantOf(1, 101)).toEqual({ productId: 'prod_1', variantId: 'variant_b' });
    expect(await numbers.variantOf(2, null)).toEqual({ productId: 'prod_2', variantId: 'variant_c' });
    expect([await numbers.variantOf(1, null), await numbers.variantOf(3, null)]).toEqual([null, null]);
    expect(await numbers.numbersOf(['variant_a', 'variant_c', 'variant_x', 'variant_a'])).toEqual(
      new Map([
        ['variant_a', { productId: 1, variantId: 100 }],
        ['variant_c', { productId: 2, variantId: null }],
      ]),
    );
  });

  test('a variant made anew takes over the number, and the deleted one can still be told', async () => {
    const numbers = createNumbers(await open());
    await numbers.keep([choice('variant_a', 1, 100), choice('variant_b', 1, 101), choice('variant_c', 2, 200)]);
    await numbers.keep([choice('variant_z', 1, 100)]);
    expect(await numbers.variantOf(1, 100)).toEqual({ productId: 'prod_1', variantId: 'variant_z' });
    expect(await numbers.variantOf(1, 101)).toBeNull();
    expect(await numbers.variantOf(2, 200)).toEqual({ productId: 'prod_2', variantId: 'variant_c' });
    expect((await numbers.numbersOf(['variant_a'])).get('variant_a')).toEqual({ productId: 1, variantId: 100 });
  });
});
