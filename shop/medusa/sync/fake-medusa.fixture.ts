import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MedusaCategory, MedusaCollection, MedusaProduct, MedusaVariantAnswer } from './answers.ts';

/** Medusa's catalogue, which a test changes. */
export interface FakeCatalogue {
  products: MedusaProduct[];
  categories: MedusaCategory[];
  collections: MedusaCollection[];
}

/** A price as the Store API answers it for a country, for a region whose prices include VAT. */
export const priceOf = (amount: number, { regular = amount, listType = null as string | null, rate = 1.2 } = {}) => ({
  currency_code: 'gbp',
  is_calculated_price_price_list: listType !== null,
  is_calculated_price_tax_inclusive: true,
  calculated_amount: amount,
  is_original_price_price_list: listType === 'override',
  is_original_price_tax_inclusive: true,
  original_amount: regular,
  calculated_amount_with_tax: amount,
  calculated_amount_without_tax: amount / rate,
  calculated_price: { id: 'price_1', price_list_id: listType && 'plist_1', price_list_type: listType },
});

export const variantOf = (
  id: string,
  finish: string,
  amount: number,
  more: Partial<MedusaVariantAnswer> = {},
): MedusaVariantAnswer => ({
  id: `variant_${id}`,
  sku: id.toUpperCase(),
  barcode: null,
  ean: null,
  upc: null,
  weight: null,
  thumbnail: null,
  allow_backorder: false,
  manage_inventory: true,
  variant_rank: 0,
  created_at: '2026-11-25T03:34:12.506Z',
  options: [{ option_id: 'opt_finish', value: finish }],
  calculated_price: priceOf(amount),
  inventory_quantity: 25,
  ...more,
});

export const productOf = (id: string, more: Partial<MedusaProduct> = {}): MedusaProduct => ({
  id: `prod_${id}`,
  title: `Lamp ${id}`,
  handle: `lamp-${id}`,
  description: `<p>Lamp ${id}</p>`,
  is_giftcard: false,
  collection_id: 'pcol_brass',
  thumbnail: `https://images.example/${id}.jpg`,
  weight: 350,
  material: null,
  metadata: null,
  variants: [variantOf(`${id}-1`, 'Brass', 11.99), variantOf(`${id}-2`, 'Chrome', 12.99)],
  options: [{ id: 'opt_finish', title: 'Finish' }],
  images: [{ url: `https://images.example/${id}.jpg`, rank: 0, metadata: null }],
  categories: [{ id: 'pcat_pendants' }],
  tags: [],
  ...more,
});

export const categoryOf = (handle: string, parent: string | null = null, more: Partial<MedusaCategory> = {}) => ({
  id: `pcat_${handle}`,
  name: handle.charAt(0).toUpperCase() + handle.slice(1),
  handle,
  description: '',
  parent_category_id: parent && `pcat_${parent}`,
  rank: 0,
  metadata: null,
  ...more,
});

/** What Medusa says of a region that sells with 20 % VAT. */
export const SETTINGS: Record<string, object> = {
  '/store/regions': { regions: [{ id: 'reg_1', currency_code: 'gbp', countries: [{ iso_2: 'gb' }] }] },
  '/admin/price-preferences': {
    price_preferences: [{ attribute: 'region_id', value: 'reg_1', is_tax_inclusive: true }],
  },
  '/admin/tax-regions': { tax_regions: [{ province_code: null, tax_rates: [{ rate: 20, is_default: true }] }] },
};

/** Answers the Store API's lists as Medusa 2.21 does: only what is published, by id, in pages. */
export async function openFakeMedusa(current: () => FakeCatalogue) {
  const calls: string[] = [];
  let failures = 0;
  const server = createServer((request, response) => {
    const catalogue = current();
    const url = new URL(request.url ?? '/', 'http://medusa');
    calls.push(`${url.pathname}?${url.searchParams.getAll('id[]').join()}`);
    const [offset, limit] = [Number(url.searchParams.get('offset') ?? 0), Number(url.searchParams.get('limit') ?? 50)];
    const respond = (name: string, all: readonly { id: string }[]) =>
      response.end(JSON.stringify({ [name]: all.slice(offset, offset + limit), count: all.length, offset, limit }));
    response.setHeader('content-type', 'application/json');
    if (failures > 0) {
      failures -= 1;
      response.statusCode = 500;
      return response.end(JSON.stringify({ type: 'unknown_error', message: 'An unknown error occurred.' }));
    }
    const setting = SETTINGS[url.pathname];
    if (setting) return response.end(JSON.stringify(setting));
    const named = (name: string) => new Set(url.searchParams.getAll(`${name}[]`));
    const [ids, ofCategories, ofCollections] = [named('id'), named('category_id'), named('collection_id')];
    if (url.pathname === '/store/products')
      return respond(
        'products',
        catalogue.products
          .filter(({ id }) => ids.size === 0 || ids.has(id))
          .filter(({ categories }) => ofCategories.size === 0 || categories.some(({ id }) => ofCategories.has(id)))
          .filter(({ collection_id: id }) => ofCollections.size === 0 || ofCollections.has(id ?? ''))
          .toSorted((a, b) => a.id.localeCompare(b.id)),
      );
    if (url.pathname === '/store/product-categories') return respond('product_categories', catalogue.categories);
    return respond('collections', catalogue.collections);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Fails the next calls. */
    fail(count: number) {
      failures = count;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
