import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readOptions, runProgram } from '../../schema/settings/command-line.ts';
import { amount } from '../../schema/settings/values.ts';
import { type Client, createClient } from '../deployment/client.ts';
import { type GatewayProcess, startGateway } from '../deployment/gateway-process.ts';
import { type MedusaProcess, startMedusa } from '../medusa/medusa-process.ts';

const USAGE = `node scripts/faults/medusa-outage.ts [--minutes N]

Kills Medusa under load for some minutes (5 by default), in the PostgreSQL server of TEST_DATABASE_URL, after npm run build.
Shoppers read pages and try to order, with the same idempotency key each time. Fails unless every page was 200, every cart
was kept, and each shopper has one order in Medusa.

Example: node scripts/faults/medusa-outage.ts --minutes 1`;

const SHOPPERS = 6;
const RECOVERY_SECONDS_MAXIMUM = 60;
const PATHS = ['/', '/hardware/', '/search?query=knob', '/beehive-cabinet-knob/', '/flat-plate-dimmer/'];

const FIND = 'query { resolveUrl(url: "/beehive-cabinet-knob/") { ... on Product { id } } }';
const COMPLETE =
  'mutation ($input: CheckoutCompleteInput!) { checkoutComplete(input: $input) { ... on CheckoutCompletePayload { order { number } } ... on UserError { code } } }';

interface Shopper {
  cart: string;
  email: string;
  key: string;
  number: string | null;
}

await runProgram(USAGE, async (words, { TEST_DATABASE_URL: postgres }) => {
  const { values } = readOptions({ minutes: amount(0.1, 1_440, { default: 5 }) }, words, 0);
  if (!postgres) throw new Error('TEST_DATABASE_URL is unset.');
  const dataDir = mkdtempSync(join(tmpdir(), 'medusa-outage-'));
  const medusa = await startMedusa({ postgres, environment: {}, report: (message) => console.log(message) });
  try {
    const gateway = await startGateway({
      DATA_DIR: dataDir,
      COMMERCE: `medusa:${medusa.url}`,
      MEDUSA_PUBLISHABLE_KEY: medusa.publishableKey,
      MEDUSA_ADMIN_KEY: medusa.adminKey,
      PAGES_PER_MINUTE: '100000',
      REQUESTS_PER_MINUTE: '100000',
      COST_PER_MINUTE: '1000000000',
    });
    try {
      await outage(medusa, gateway, values.minutes * 60);
    } finally {
      await gateway.stop();
    }
  } finally {
    await medusa.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function outage(medusa: MedusaProcess, { url, key }: GatewayProcess, seconds: number): Promise<void> {
  const client = createClient(url, key);
  const productId = await until(async () => {
    const found = (await client.graph(FIND)).data?.resolveUrl as { id?: string } | null | undefined;
    return found?.id ?? null;
  }, 120);
  const shoppers: Shopper[] = [];
  for (let number = 0; number < SHOPPERS; number += 1) {
    const { cart, isAdded } = await client.add(productId, null);
    if (!cart || !isAdded) throw new Error('Nothing could be added to a cart');
    shoppers.push({ cart, email: `outage-${number}-${randomUUID()}@shop.example`, key: randomUUID(), number: null });
  }
  const pages = new Map<number, number>();
  const codes = new Map<string, number>();
  const count = <Key>(counts: Map<Key, number>, one: Key) => counts.set(one, (counts.get(one) ?? 0) + 1);

  // Half of the shoppers order while Medusa dies.
  const ordering = shoppers.slice(0, SHOPPERS / 2).map(async (shopper) => count(codes, await order(client, shopper)));
  await delay(500);
  await medusa.kill();
  await Promise.all(ordering);
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    for (const path of PATHS) count(pages, (await client.get(path)).status);
    for (const shopper of shoppers) if (shopper.number === null) count(codes, await order(client, shopper));
    await delay(1000);
  }
  await medusa.restart();
  const restarted = performance.now();
  const quantities = await Promise.all(
    shoppers
      .filter(({ number }) => number === null)
      .map(({ cart }) => until(() => client.quantity(cart), RECOVERY_SECONDS_MAXIMUM)),
  );
  for (const shopper of shoppers)
    await until(async () => {
      if (shopper.number === null) await order(client, shopper);
      return shopper.number;
    }, RECOVERY_SECONDS_MAXIMUM);
  const recovered = ((performance.now() - restarted) / 1000).toFixed(1);
  const orders = await Promise.all(shoppers.map(({ email }) => ordersOf(medusa, email)));

  const said = (counts: ReadonlyMap<unknown, number>) =>
    [...counts].map(([name, times]) => `${times} × ${String(name)}`).join(', ');
  console.log(`Medusa was down for ${seconds} s.`);
  console.log(`Pages: ${said(pages)}`);
  console.log(`Orders tried: ${said(codes)}`);
  console.log(`Carts kept: ${quantities.join(', ')} items; ${recovered} s after its return all had ordered.`);
  console.log(`Orders in Medusa: ${orders.join(', ')}`);
  const isRight =
    [...pages.keys()].every((status) => status === 200) &&
    quantities.every((quantity) => quantity === 0 || quantity === 1) &&
    orders.every((number) => number === 1);
  if (!isRight) throw new Error('Something was lost, doubled or not answered.');
}

/** Places a shopper's order; returns `done` or why not. */
async function order(client: Client, shopper: Shopper): Promise<string> {
  const input = {
    idempotencyKey: shopper.key,
    contact: { email: shopper.email, firstName: 'Ann', lastName: 'Lee', phone: '020 7946 0123' },
    delivery: { method: 'ADDRESS', address: { address1: '1 High Street', city: 'Leeds', postcode: 'LS1 4DT' } },
    paymentMethod: 'BANK_TRANSFER',
  };
  const { data, code, status } = await client.graph(COMPLETE, { input }, shopper.cart);
  const result = data?.checkoutComplete as { order?: { number: string }; code?: string } | null | undefined;
  if (result?.order) {
    shopper.number = result.order.number;
    return 'done';
  }
  return result?.code ?? code ?? String(status);
}

/** The number of orders of an address, from Medusa's Admin API. */
async function ordersOf({ url, adminKey }: MedusaProcess, email: string): Promise<number> {
  const answer = await fetch(`${url}/admin/orders?${new URLSearchParams({ q: email, fields: 'id,email' })}`, {
    headers: { authorization: `Basic ${Buffer.from(`${adminKey}:`).toString('base64')}` },
  });
  const { orders } = (await answer.json()) as { orders: { email: string }[] };
  return orders.filter((each) => each.email === email).length;
}

/** Asks until there is a value. */
async function until<Value>(ask: () => Promise<Value | null>, seconds: number): Promise<Value> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const value = await ask();
    if (value !== null) return value;
    if (performance.now() > end) throw new Error(`There was no answer within ${seconds} s`);
    await delay(200);
  }
}
