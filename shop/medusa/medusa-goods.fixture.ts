import { Type } from 'typebox';
import { createMedusa, type MedusaAccess } from './medusa-client.ts';

const Ids = Type.Array(Type.Object({ id: Type.String() }));
const Created = Type.Object({
  product: Type.Object({ variants: Type.Array(Type.Object({ id: Type.String(), sku: Type.String() })) }),
});
const Items = Type.Object({ inventory_items: Type.Array(Type.Object({ id: Type.String(), sku: Type.String() })) });

/** Creates a product in a real Medusa with a variant for each price, in pence including VAT; returns Medusa's ids. */
export async function createGoods(access: MedusaAccess, name: string, prices: readonly number[], stock: number) {
  const medusa = createMedusa(access, { milliseconds: 120_000, bytes: 20_000_000, messageCharacters: 500 });
  const list = (path: string, key: string) =>
    medusa(Type.Object({ [key]: Ids }), { path, query: { limit: 1, fields: 'id' } }).then(
      (json) => json[key]?.[0]?.id ?? '',
    );
  const [regionId, channel, profile, location] = [
    await list('/store/regions', 'regions'),
    await list('/admin/sales-channels', 'sales_channels'),
    await list('/admin/shipping-profiles', 'shipping_profiles'),
    await list('/admin/stock-locations', 'stock_locations'),
  ];
  const sku = `${name.toUpperCase().replaceAll(' ', '-')}-${Date.now()}`;
  const titles = prices.map((_, index) => String(index));
  const { product } = await medusa(Created, {
    method: 'POST',
    path: '/admin/products',
    query: { fields: 'variants.id,variants.sku' },
    body: {
      title: name,
      handle: sku.toLowerCase(),
      status: 'published',
      shipping_profile_id: profile,
      sales_channels: [{ id: channel }],
      options: [{ title: 'Number', values: titles }],
      variants: prices.map((pence, index) => ({
        title: titles[index],
        sku: `${sku}-${index}`,
        manage_inventory: true,
        options: { Number: titles[index] },
        prices: [{ amount: pence / 100, currency_code: 'gbp' }],
      })),
    },
  });
  const { inventory_items: items } = await medusa(Items, {
    path: '/admin/inventory-items',
    query: { q: sku, limit: prices.length, fields: 'id,sku' },
  });
  for (const { id } of items)
    await medusa(Type.Object({}), {
      method: 'POST',
      path: `/admin/inventory-items/${id}/location-levels`,
      body: { location_id: location, stocked_quantity: stock },
    });
  const itemIds = items.map(({ id }) => id);
  const bySku = new Map(product.variants.map((variant) => [variant.sku, variant.id]));
  return { regionId, variants: prices.map((_, index) => bySku.get(`${sku}-${index}`) ?? ''), itemIds };
}
