import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { createMedusa, MedusaRefusal, MedusaUnavailableError } from './medusa-client.ts';
import { realMedusa } from './real-medusa.fixture.ts';

const Regions = Type.Object({ regions: Type.Array(Type.Object({ id: Type.String(), currency_code: Type.String() })) });
const Products = Type.Object({
  products: Type.Array(
    Type.Object({
      variants: Type.Array(
        Type.Object({
          sku: Type.String(),
          calculated_price: Type.Object({ calculated_amount: Type.Number() }),
          inventory_quantity: Type.Integer(),
        }),
      ),
    }),
  ),
});

const medusa = createMedusa(realMedusa());

test('reads prices including VAT, and stock, from the Store API', async () => {
  const { regions } = await medusa(Regions, { path: '/store/regions' });
  expect(regions).toMatchObject([{ currency_code: 'gbp' }]);
  const { products } = await medusa(Products, {
    path: '/store/products',
    query: {
      handle: 'opal-globe-pendant',
      region_id: regions[0]?.id ?? '',
      fields: 'variants.sku,*variants.calculated_price,+variants.inventory_quantity',
    },
  });
  expect(products).toEqual([
    {
      id: expect.any(String),
      variants: [
        expect.objectContaining({
          sku: 'HD-100005',
          calculated_price: expect.objectContaining({ calculated_amount: 64.33 }),
          inventory_quantity: 0,
        }),
      ],
    },
  ]);
});

test('reads the Admin API with the key, and says why Medusa refuses', async () => {
  const Orders = Type.Object({ count: Type.Integer() });
  await expect(medusa(Orders, { path: '/admin/orders', query: { limit: 1 } })).resolves.toMatchObject({
    count: expect.any(Number),
  });
  const stranger = createMedusa({ ...realMedusa(), adminKey: 'sk_unknown' });
  await expect(stranger(Orders, { path: '/admin/orders' })).rejects.toMatchObject({ status: 401 });
  const unknown = medusa(Type.Object({}), { path: '/store/carts/cart_unknown' });
  await expect(unknown).rejects.toBeInstanceOf(MedusaRefusal);
  await expect(unknown).rejects.toMatchObject({ status: 404, type: 'not_found' });
});

test('reports an answer of another shape as an outage', async () => {
  const Wrong = Type.Object({ regions: Type.Number() });
  await expect(medusa(Wrong, { path: '/store/regions' })).rejects.toBeInstanceOf(MedusaUnavailableError);
});
