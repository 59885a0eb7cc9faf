import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions, runProgram } from '../../config/command-line.ts';
import { createClient } from '../deployment/client.ts';
import { ready, startGateway } from '../deployment/gateway-process.ts';
import { startMedusa } from '../medusa/medusa-process.ts';

const USAGE = `node scripts/bench/medusa-cart.ts

Adds to carts of a real Medusa, by turns directly and through the gateway, in the PostgreSQL server of TEST_DATABASE_URL,
after npm run build. Prints the median times and their difference.

Example: node scripts/bench/medusa-cart.ts`;

const ADDITIONS = 60;
const FIND = 'query { resolveUrl(url: "/beehive-cabinet-knob/") { ... on Product { id } } }';

await runProgram(USAGE, async (words, { TEST_DATABASE_URL: postgres }) => {
  readOptions({}, words, 0);
  if (!postgres) throw new Error('TEST_DATABASE_URL is unset.');
  const dataDir = mkdtempSync(join(tmpdir(), 'medusa-cart-'));
  const medusa = await startMedusa({ postgres, environment: {}, report: (message) => console.log(message) });
  try {
    const gateway = await startGateway({
      DATA_DIR: dataDir,
      COMMERCE: `medusa:${medusa.url}`,
      MEDUSA_PUBLISHABLE_KEY: medusa.publishableKey,
      MEDUSA_ADMIN_KEY: medusa.adminKey,
      REQUESTS_PER_MINUTE: '100000',
      COST_PER_MINUTE: '1000000000',
    });
    try {
      await ready(gateway.url);
      await compare(medusa, gateway);
    } finally {
      await gateway.stop();
    }
  } finally {
    await medusa.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function compare(
  medusa: { url: string; publishableKey: string },
  gateway: { url: string; key: string },
): Promise<void> {
  const store = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${medusa.url}/store/${path}`, {
      method,
      headers: { 'x-publishable-api-key': medusa.publishableKey, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as StoreAnswer;
  };
  const { products } = await store('GET', 'products?handle=beehive-cabinet-knob&fields=variants.id');
  const { regions } = await store('GET', 'regions');
  const item = { variant_id: products[0]?.variants[0]?.id, quantity: 1 };
  const client = createClient(gateway.url, gateway.key);
  const found = (await client.graph(FIND)).data?.resolveUrl as { id: string };

  const direct: number[] = [];
  const ours: number[] = [];
  let cartId = '';
  let cart: string | null = null;
  for (let turn = 0; turn < ADDITIONS; turn += 1) {
    // The stock of the knob is 25.
    if (turn % 10 === 0) {
      cartId = (await store('POST', 'carts', { region_id: regions[0]?.id, items: [item] })).cart.id;
      ({ cart } = await client.add(found.id, null));
    }
    direct.push(await millisecondsOf(() => store('POST', `carts/${cartId}/line-items`, item)));
    ours.push(
      await millisecondsOf(async () => {
        const { isAdded } = await client.add(found.id, cart);
        if (!isAdded) throw new Error('Nothing was added');
      }),
    );
  }
  const [one, other] = [medianOf(direct), medianOf(ours)];
  console.log(
    `Directly: ${one.toFixed(1)} ms. Through the gateway: ${other.toFixed(1)} ms, ${(other - one).toFixed(1)} ms more.`,
  );
}

interface StoreAnswer {
  products: { variants: { id: string }[] }[];
  regions: { id: string }[];
  cart: { id: string };
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
}
