import { testCharges } from '@storefront/domain/delivery/charges.fixture.ts';
import { USUAL_DISPATCH } from '@storefront/domain/delivery/dates.rules.ts';
import { LEGAL_RETURNS } from '@storefront/domain/shop-text/returns.rules.ts';
import { productData, type DescribedProduct, type DescribedVariant } from './meta.rules.ts';

export const price = (pence: number) => ({ incVat: { pence } });
export const product: DescribedProduct = {
  entityId: 7,
  name: 'Bari',
  sku: 'HD-1',
  path: '/bari/',
  description: 'A pendant.',
  brand: { name: 'Astro' },
  image: null,
  price: price(1_200),
  stock: { status: 'LOW_STOCK' },
  leadTime: 'STANDARD',
  condition: 'NEW',
  minimumQuantity: 1,
  variants: [],
  rating: null,
};
export const variant = (finish: string, more: Partial<DescribedVariant> = {}): DescribedVariant => ({
  sku: `V-${finish}`,
  price: price(1_200),
  stock: { status: 'IN_STOCK' },
  leadTime: 'STANDARD',
  selectedOptions: [{ name: 'Finish', value: finish }],
  ...more,
});
export const shop = {
  name: 'Lamps',
  url: 'https://shop.example',
  delivery: testCharges,
  dispatch: { ...USUAL_DISPATCH, awaitsTransfer: false },
  returns: LEGAL_RETURNS,
  stores: [1],
};
export const dataOf = (more: Partial<DescribedProduct> = {}) => productData({ ...product, ...more }, shop);
export const first = (more: Partial<DescribedProduct> = {}) => dataOf(more)[0] as Record<string, unknown>;
