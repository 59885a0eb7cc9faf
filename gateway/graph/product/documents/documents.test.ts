import { expect, test } from 'vitest';
import { useFakeGraph } from '../../../testing/fake-graph.ts';
import { productRecord } from '../../../testing/records.ts';
import { formatOf } from './documents.rules.ts';

const graph = useFakeGraph();

const FILES = `query ($path: String!) {
  product(path: $path) {
    documents { kind label name url format bytes }
    photometry { lumens beamAngle beamAngleAcross illuminance { metres lux beamWidth } curves { c candela } }
  }
}`;

const light = {
  total_lumens: 450,
  peak_candela: 1_000,
  candela_below: 900,
  beam_angle: 60,
  curves: [{ c: 0, candela: Array.from({ length: 37 }, (_, index) => index) }],
};

async function filesOf(more: Record<string, unknown>) {
  graph.shop.on('GET /products/lamp/', () => ({ body: productRecord('lamp', more) }));
  const { data, errors, calls } = await graph.ask(FILES, { path: '/lamp/' });
  expect(errors).toEqual([]);
  expect(calls.map((call) => call.split('?')[0])).toEqual(['GET /products/lamp/']);
  return (data as { product: Record<string, unknown> }).product;
}

test('lists the documents of a product, and those of its warranty, in one call', async () => {
  const { documents } = await filesOf({
    documents: [
      { kind: 'datasheet', url: '/product-documents/lamp.pdf', name: 'Lamp data', bytes: 240_000 },
      { kind: 'photometric', url: 'https://maker.example/lamp.ldt?v=2' },
      { kind: 'brochure', url: 'https://maker.example/lamp/' },
      { kind: 'datasheet', url: 'javascript:alert(1)' },
      { kind: 'datasheet' },
    ],
  });
  expect(documents).toEqual([
    {
      kind: 'DATASHEET',
      label: 'Datasheet',
      name: 'Lamp data',
      url: expect.stringMatching(/^http.*\/product-documents\/lamp\.pdf$/) as string,
      format: 'PDF',
      bytes: 240_000,
    },
    expect.objectContaining({ kind: 'PHOTOMETRIC', name: 'Photometric file', format: 'LDT', bytes: null }),
    expect.objectContaining({ kind: 'OTHER', name: 'Further information', format: null }),
    // The record's warranty has this one.
    expect.objectContaining({ kind: 'OTHER', name: 'Instructions', format: 'PDF' }),
  ]);
});

test('computes the light at distances from what the file states', async () => {
  const { photometry } = await filesOf({ photometry: light });
  expect(photometry).toMatchObject({
    lumens: 450,
    beamAngle: 60,
    beamAngleAcross: null,
    curves: [{ c: 0, candela: light.curves[0]?.candela }],
  });
  expect((photometry as { illuminance: unknown[] }).illuminance[3]).toEqual({
    metres: 2,
    lux: 225,
    beamWidth: expect.closeTo(2.309, 3) as number,
  });
});

test.each([
  ['no light', {}],
  ['a light without a curve', { photometry: { ...light, curves: [] } }],
  ['negative light', { photometry: { ...light, total_lumens: -1 } }],
  ['a curve of too few values', { photometry: { ...light, curves: [{ c: 0, candela: [1] }] } }],
])('a shop API that sends %s has a product without', async (_, more) => {
  expect(await filesOf(more)).toMatchObject({ photometry: null });
});

test.each([
  ['/product-documents/a.pdf', 'PDF'],
  ['https://maker.example/a.IES', 'IES'],
  ['https://maker.example/a.pdf?download=1#page', 'PDF'],
  ['https://maker.example/?file=a.pdf', null],
])('the format of %s is %s', (url, format) => expect(formatOf(url)).toBe(format));
