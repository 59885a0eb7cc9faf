import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { smallCatalogue } from '../../catalogue/catalogue.fixture.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import { testCompanyDetails } from '../../mail/company-details.fixture.ts';
import { totalsOf } from '../../orders/totals.rules.ts';
import { createCartStore } from '../../orders/carts/cart-store.ts';
import { hashOf } from '../tokens.ts';
import { readProducts } from '../../catalogue/catalogue-store.ts';
import { migrate } from './migrations.ts';
import { openDatabase } from '../open-database.ts';
import { createOrderStore } from '../../orders/store/order-store.ts';
import { eachEmptyDatabase } from '../database.fixture.ts';
import type { Tables } from '../tables.ts';

const [lamp] = smallCatalogue.products as [CatalogueProduct];
const [withVariants] = smallCatalogue.products.filter(({ variants }) => variants.length > 0) as [CatalogueProduct];

/** A product as stored before the migration: prices in whole pence ex VAT. */
const product = (id: number, document: object) => ({
  id,
  url: `/old-${id}/`,
  document: JSON.stringify(document),
  revision: 1,
  updated_at: '',
});
const bolt = { ...lamp, id: 1, price: 4, retailPrice: 5 };
const knob = {
  ...withVariants,
  id: 2,
  price: 832,
  retailPrice: 0,
  variants: withVariants.variants.map((variant, index) => ({ ...variant, price: 832 + index })),
  modifiers: [
    {
      id: 1,
      displayName: 'Screws',
      optionValues: [{ id: 1, label: 'Screws', price: 42, productId: 1, sku: '', image: { url: '', description: '' } }],
    },
  ],
};

const orderDocument = {
  contact: { email: 'ada@shopper.example', firstName: 'Ada', lastName: 'Byron', phone: '' },
  delivery: { method: 'address', address: null, store: null, cost: 495, date: null, latestDate: null },
  billing: null,
  paymentMethod: 'bank_transfer',
  lines: [
    { id: 1, productId: 1, variantId: null, quantity: 1_000, price: 4, retailPrice: 5, addedPrice: 4 },
    // From before the price of an addition was stored.
    { id: 2, productId: 1, variantId: null, quantity: 3, price: 832, retailPrice: 0 },
  ],
  needed: [],
  taken: [],
};

/** Writes rows as the release that stored whole pence did. */
async function writeOldRows(db: Kysely<Tables>): Promise<void> {
  const many = Array.from({ length: 450 }, (_, index) =>
    product(1_000_000 + index, { ...bolt, id: 1_000_000 + index, price: index }),
  );
  await db
    .insertInto('products')
    .values([product(1, bolt), product(2, knob), ...many])
    .execute();
  const cart = await db
    .insertInto('carts')
    .values({ token_hash: hashOf('old-token'), created_at: '2026-01-01', touched_at: '2026-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = { cart_id: cart.id, product_id: 1, variant_id: null, quantity: 1, parent_id: null };
  await db
    .insertInto('cart_items')
    .values([
      { ...item, added_price: 4, added_name: 'Bolt' },
      { ...item, added_price: null, added_name: null },
    ])
    .execute();
  // Only the columns of that release: later migrations add the others.
  await sql`insert into orders (id, number, cart_id, idempotency_key, content_hash, status, placed_at, document, customer_id)
    values ('order-1', 100001, ${cart.id}, 'key', 'hash', 'awaiting_payment', '2026-01-01T00:00:00.000Z', ${JSON.stringify(orderDocument)}, 'ada')`.execute(
    db,
  );
}

eachEmptyDatabase((store) => {
  test('prices in whole pence become centipence: every price displays the same, and an order keeps its totals', async () => {
    const old = await openDatabase(store.location());
    await migrate(old, '015-order-limits');
    await writeOldRows(old);
    await old.destroy();

    const db = await store.open();
    expect(await readProducts(db, [1])).toEqual([{ ...bolt, price: 400, retailPrice: 500 }]);
    const [migrated] = await readProducts(db, [2]);
    expect([
      migrated?.price,
      migrated?.variants.map(({ price }) => price),
      migrated?.modifiers[0]?.optionValues[0]?.price,
    ]).toEqual([83_200, knob.variants.map(({ price }) => price * 100), 4_200]);
    expect((await readProducts(db, [1_000_449]))[0]?.price).toBe(44_900);
    expect((await createCartStore(db).items('old-token')).map(({ addedPrice }) => addedPrice)).toEqual([400, null]);

    const order = await createOrderStore(db, testCompanyDetails).findOwn('ada', 'order-1');
    expect(order?.lines).toMatchObject([
      { price: 400, retailPrice: 500, addedPrice: 400, total: { incVat: 5_000, exVat: 4_000 } },
      { price: 83_200, total: { incVat: 2_994, exVat: 2_496 } },
    ]);
    expect(order && totalsOf(order.lines, order.delivery.cost)).toEqual({
      goods: 7_994,
      goodsExVat: 4_000 + 2_496,
      delivery: 594,
      deliveryExVat: 495,
      total: 8_588,
      vat: 8_588 - 4_000 - 2_496 - 495,
    });

    await migrate(db);
    expect((await readProducts(db, [1]))[0]?.price).toBe(400);
  });
});
