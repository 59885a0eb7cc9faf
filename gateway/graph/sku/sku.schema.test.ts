import { beforeEach, expect, test } from 'vitest';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import { productRecord, variantRecord } from '../../testing/records.ts';

const CALL = 'POST /products/by_sku';

const graph = useFakeGraph();
let asked: string[][] = [];
beforeEach(() => {
  asked = [];
  graph.shop.on(CALL, ({ body }) => {
    const { skus } = body as { skus: string[] };
    asked.push(skus);
    return {
      body: {
        products: [
          productRecord('switch', { sku: 'SW', variants: [variantRecord(1, 'Brass'), variantRecord(2, 'Steel')] }),
          productRecord('lamp', { sku: 'LAMP-1', variants: [] }),
          productRecord('rose', { sku: 'ROSE', variants: [variantRecord(3, 'White')] }),
          productRecord('other-lamp', { sku: 'TWO', variants: [] }),
          productRecord('knob', { sku: 'KNOB', variants: [variantRecord(4, 'Oak', { sku: 'two' })] }),
          productRecord('plug', { sku: 'P', variants: [5, 6].map((id) => variantRecord(id, 'Oak', { sku: 'P-1' })) }),
        ],
        unknown: [{ sku: 'V-9', nearest: ['V-1', 'V-2', 'V-3', 'V-4'] }],
      },
    };
  });
});

const MATCH = 'sku product { path } variant { sku } isAmbiguous nearest';
const MATCHES = `query ($skus: [String!]!) { productsBySku(skus: $skus) { ${MATCH} } }`;

test('codes stand for products, variants or nothing, in one call', async () => {
  const { data, errors, calls } = await graph.ask(MATCHES, {
    skus: ['v 2', 'lamp1', 'SW', 'ROSE', 'V-9', '–', 'TWO', 'P-1'],
  });
  expect([errors, calls]).toEqual([[], [CALL]]);
  expect(data).toEqual({
    productsBySku: [
      { sku: 'v 2', product: { path: '/switch/' }, variant: { sku: 'V-2' }, nearest: [] },
      { sku: 'lamp1', product: { path: '/lamp/' }, variant: null, nearest: [] },
      // A product with two variants: one has to be chosen. The only variant of another is meant.
      { sku: 'SW', product: { path: '/switch/' }, variant: null, nearest: [] },
      { sku: 'ROSE', product: { path: '/rose/' }, variant: { sku: 'V-3' }, nearest: [] },
      { sku: 'V-9', product: null, variant: null, nearest: ['V-1', 'V-2', 'V-3'] },
      { sku: '–', product: null, variant: null, nearest: [] },
      // Two products, and two variants of one.
      { sku: 'TWO', product: null, variant: null, nearest: [], isAmbiguous: true },
      { sku: 'P-1', product: { path: '/plug/' }, variant: null, nearest: [] },
    ].map((match) => ({ isAmbiguous: false, ...match })),
  });
});

test('a text that is no code stands for nothing, and is not sent', async () => {
  const { data, errors } = await graph.ask(MATCHES, { skus: ['', ' ', '\u0000', 'x'.repeat(101), 'V-2'] });
  const nothing = { product: null, variant: null, nearest: [] };
  expect([errors, asked]).toEqual([[], [['V-2']]]);
  expect(data).toMatchObject({
    productsBySku: [
      { sku: '', ...nothing },
      { sku: ' ', ...nothing },
      { sku: '\u0000', ...nothing },
      { sku: 'x'.repeat(101), ...nothing },
      { sku: 'V-2', variant: { sku: 'V-2' } },
    ],
  });
  expect(await graph.ask(MATCHES, { skus: [''] })).toMatchObject({ errors: [], calls: [] });
});

test('250 codes, each asked for twice, cost a call for every 48', async () => {
  const skus = Array.from({ length: 125 }, (_, index) => [`C-${index}`, `c ${index}`]).flat();
  const { errors } = await graph.ask(MATCHES, { skus });
  expect([errors, asked.map(({ length }) => length)]).toEqual([[], [48, 48, 29]]);
});

test('more than 250 codes are refused without a call', async () => {
  const { errors, calls } = await graph.ask(MATCHES, { skus: Array.from({ length: 251 }, (_, index) => `C-${index}`) });
  expect([errors, calls]).toMatchObject([[{ message: '`skus` must be at most 250.' }], []]);
});

test('a shop API that looks no codes up answers null, one that fails an error', async () => {
  graph.shop.on(CALL, () => ({ status: 404 }));
  const { data, errors } = await graph.ask(MATCHES, { skus: ['V-1'] });
  expect([data, errors]).toEqual([{ productsBySku: null }, []]);
  graph.shop.on(CALL, () => ({ status: 500 }));
  expect((await graph.ask(MATCHES, { skus: ['V-1'] })).errors).toHaveLength(1);
});
