import { parse } from 'graphql';
import { analyseOperation } from '../../../gateway/graphql-server/operation.ts';
import { schema } from '../../../gateway/graph/schema.ts';
import { excludedFieldsOf } from '../../../gateway/graph/sparse-fieldsets.rest.ts';
import { operations, type Targets } from './operations.ts';

const TERMS = [
  'lamp',
  'light',
  'switch',
  'socket',
  'brass',
  'led',
  'satin',
  'wall',
  'dimmer',
  'pendant',
  'glass',
  'chrome',
  'bulb',
  'white',
  'black',
  'steel',
  'double',
  'single',
  'gang',
  'door',
  'handle',
  'ceiling',
];
const FINISHES = ['', ' brass', ' chrome', ' black', ' white', ' steel', ' antique', ' satin', ' polished'];
const CARTS = 48;
const CART_LINES = 5;
const PAGES = 15;

interface Item {
  id: number;
  product_url: string;
  variants_length: number;
}

/** The targets of the requests: products, search terms that fill a page, and carts of five lines. */
export async function findTargets(shopUrl: string): Promise<Targets> {
  const items = new Map<number, Item>();
  for (let page = 1; page <= PAGES; page += 1)
    for (const item of await pageOf(shopUrl, `/featured?page_no=${page}`)) items.set(item.id, item);
  const terms: string[] = [];
  for (const term of TERMS.flatMap((word) => FINISHES.map((finish) => word + finish))) {
    const found = await pageOf(shopUrl, `/search/${encodeURIComponent(term)}?page_no=1`);
    if (found.length === 16) terms.push(term);
    for (const item of found) items.set(item.id, item);
  }
  const plain = [...items.values()].filter(({ variants_length }) => variants_length <= 1);
  const carts = [];
  for (let index = 0; index < CARTS; index += 1) {
    const lines = Array.from(
      { length: CART_LINES },
      (_, line) => plain[(index * CART_LINES + line) % plain.length],
    ).filter((item) => item !== undefined);
    const answer = await fetch(`${shopUrl}/add_to_cart?token=new_customer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        items: lines.map(({ id }) => ({ product_id: id, variant_id: null, quantity: 1, is_modifier: false })),
      }),
    });
    carts.push({
      token: ((await answer.json()) as { token: string }).token,
      paths: lines.map(({ product_url }) => product_url),
    });
  }
  const reads = Object.fromEntries(
    operations.map(({ name, query }) => [name, [...(analyseOperation(schema, parse(query), null).reads ?? [])]]),
  ) as unknown as Targets['reads'];
  const excludedFields = Object.fromEntries(
    operations.map(({ name }) => [name, excludedFieldsOf(new Set(reads[name]))]),
  ) as Targets['excludedFields'];
  return { reads, excludedFields, paths: [...items.values()].map(({ product_url }) => product_url), terms, carts };
}

async function pageOf(shopUrl: string, path: string): Promise<Item[]> {
  for (;;) {
    const answer = await fetch(shopUrl + path);
    // Search is built after the shop has opened.
    if (answer.status === 503) await new Promise((resolve) => setTimeout(resolve, 200));
    else return ((await answer.json()) as { results: Item[] }).results;
  }
}
