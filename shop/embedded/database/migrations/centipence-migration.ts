import type { Kysely, Migration } from 'kysely';

const CENTIPENCE_PER_PENNY = 100;

const ROWS_PER_READ = 200;

/**
 * Stores prices ex VAT in centipence instead of whole pence: those of products, cart lines and orders. An order line also stores the
 * totals shown to the shopper, which were unit × quantity in either view of VAT.
 */
export const centipenceMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = db as Kysely<TablesThen>;
    await rewriteProducts(tables);
    await rewriteOrders(tables);
    await tables
      .updateTable('cart_items')
      .set((eb) => ({ added_price: eb('added_price', '*', CENTIPENCE_PER_PENNY) }))
      .where('added_price', 'is not', null)
      .execute();
  },
};

/** The tables at the time of this migration, before and after it. */
interface TablesThen {
  products: { id: number; document: string };
  orders: { id: string; number: number; document: string };
  cart_items: { added_price: number | null };
}

interface ProductThen {
  price: number;
  retailPrice: number;
  variants: readonly { price: number }[];
  modifiers: readonly { optionValues: readonly { price: number }[] }[];
}

interface LineThen {
  price: number;
  quantity: number;
  retailPrice: number;
  addedPrice?: number | null;
}

interface OrderThen {
  lines: readonly LineThen[];
  delivery: { cost: number };
}

const finer = (pence: number) => pence * CENTIPENCE_PER_PENNY;
const withFinerPrice = <Priced extends { price: number }>(priced: Priced): Priced => ({
  ...priced,
  price: finer(priced.price),
});

function product(document: ProductThen): ProductThen {
  return {
    ...withFinerPrice(document),
    retailPrice: finer(document.retailPrice),
    variants: document.variants.map(withFinerPrice),
    modifiers: document.modifiers.map((modifier) => ({
      ...modifier,
      optionValues: modifier.optionValues.map(withFinerPrice),
    })),
  };
}

function line(before: LineThen) {
  const { price, quantity, retailPrice, addedPrice } = before;
  const incVat = Math.floor((price * 12 + 5) / 10);
  return {
    ...withFinerPrice(before),
    retailPrice: finer(retailPrice),
    ...(typeof addedPrice === 'number' && { addedPrice: finer(addedPrice) }),
    total: { incVat: incVat * quantity, exVat: price * quantity },
  };
}

function order(document: OrderThen) {
  return {
    ...document,
    lines: document.lines.map(line),
    delivery: { ...document.delivery, cost: finer(document.delivery.cost) },
  };
}

async function rewriteProducts(db: Kysely<TablesThen>): Promise<void> {
  let last = -1;
  for (;;) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'document'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_PER_READ)
      .execute();
    for (const { id, document } of rows) {
      await db
        .updateTable('products')
        .set({ document: JSON.stringify(product(JSON.parse(document) as ProductThen)) })
        .where('id', '=', id)
        .execute();
      last = id;
    }
    if (rows.length < ROWS_PER_READ) return;
  }
}

async function rewriteOrders(db: Kysely<TablesThen>): Promise<void> {
  let last = -1;
  for (;;) {
    const rows = await db
      .selectFrom('orders')
      .select(['number', 'document'])
      .where('number', '>', last)
      .orderBy('number')
      .limit(ROWS_PER_READ)
      .execute();
    for (const { number, document } of rows) {
      await db
        .updateTable('orders')
        .set({ document: JSON.stringify(order(JSON.parse(document) as OrderThen)) })
        .where('number', '=', number)
        .execute();
      last = number;
    }
    if (rows.length < ROWS_PER_READ) return;
  }
}
