import type { FinishKey } from '../../drawings/finishes.data.ts';
import type { PictureKey } from '../../pictures/pictures.data.ts';
import type { Series, Step } from '../series/series.ts';

const SHADES = '/interior-lighting/lamps/lamp-shades/';

const sized = (rows: readonly (readonly [across: number, tall: number, price: number])[]): readonly Step[] =>
  rows.map(([across, tall, price]) => ({
    code: String(across / 10),
    price,
    demand: across === 300 || across === 350 ? 0.4 : 0,
    values: { centimetres: across / 10, width: across, height: tall, lamp: lampFor(across) },
  }));
const lampFor = (across: number) =>
  across <= 200
    ? 'bedside lamps and wall brackets'
    : across <= 300
      ? 'bedside and small table lamps'
      : across <= 350
        ? 'table lamps of about 45 cm'
        : across <= 400
          ? 'large table lamps'
          : 'floor lamps and pendants';

const form = (shape: string, picture: PictureKey, code: string, line: string): Step => ({
  code,
  picture,
  values: { shape, line },
});
const drum = form('Drum', 'shade-drum', 'DR', 'straight sides and a calm, even light');
const empire = form('Empire', 'shade-empire', 'EM', 'sides that slope gently, as most lamp bases expect');
const coolie = form('Coolie', 'shade-coolie', 'CO', 'a wide brim that throws the light down over the chair');
const pleated = form('Pleated', 'shade-pleated', 'PL', 'knife pleats sewn by hand over a lining');

const shade = (fabric: string, material: string, finishes: readonly FinishKey[]) => ({
  category: SHADES,
  picture: 'shade-drum' as const,
  finishes,
  shows: ['width', 'height'],
  range: `${fabric} Shade`,
  specifications: [
    ['Shape', '{shape}'],
    ['Width (mm)', '{width}'],
    ['Height (mm)', '{height}'],
    ['Fitting', 'E27 and B22'],
    ['Wattage (W)', 40],
    ['Material', material],
  ] as const,
  features: [
    '{shape} shade, {width} mm across the foot, {height} mm tall',
    'Ring for E27, with a reducer for B22',
    'For {lamp}',
    '40 W at most, or any LED',
  ],
  box: ['1 × shade', 'Reducer ring'],
  useful: 'Brush it with a soft dry brush, from the top down. Turn it now and then, so that the sun fades it evenly.',
});
const practical = [
  'As a rule a shade is a little less than two thirds the height of its base, and wider than the base is.',
  'Measure the old shade across the foot: that is the size shades are sold by.',
  'With the shade on, the lampholder should be just out of sight.',
];

export const lampShadeSeries: readonly Series[] = [
  {
    ...shade('Linen', 'Linen', ['natural-linen', 'ivory', 'charcoal', 'sage-green', 'navy-blue', 'mustard']),
    brand: 'orla-blake',
    name: 'Linen {shape} Lamp Shade {centimetres}cm',
    code: 'LIN',
    axes: [
      sized([
        [200, 150, 32],
        [250, 180, 38],
        [300, 200, 46],
        [350, 220, 55],
        [400, 250, 66],
        [450, 270, 79],
      ]),
      [drum, empire],
    ],
    demand: 0.4,
    openings: [
      'Slubby linen, rolled over the rings by hand, with {line}.',
      'For {lamp}: an {centimetres} cm shade in washed linen.',
      'The {shape} shade of a comfortable room, lit or not.',
      'Linen lets a warm light through and hides the lamp.',
    ].map((line) => line.replace('an {centimetres}', '{an centimetres}')),
    details: [
      'The lining is cotton, so the light keeps its warmth.',
      'Hems are rolled and not taped.',
      'Sewn in Wiltshire, to order from cut cloth.',
    ],
    practical,
  },
  {
    ...shade('Silk', 'Silk', ['ivory', 'oyster', 'blush-pink', 'teal']),
    brand: 'calder-and-finch',
    name: 'Silk {shape} Lamp Shade {centimetres}cm',
    code: 'SLK',
    axes: [
      sized([
        [250, 180, 58],
        [300, 205, 69],
        [350, 230, 82],
        [400, 260, 98],
      ]),
      [empire, pleated],
    ],
    openings: [
      'Dupion silk with {line}.',
      'Silk gives lamplight a bloom that nothing else does: {centimetres} cm across.',
      'For {lamp}, in a cloth with a little shine and a little slub.',
    ],
    details: [
      'The frame is brass-plated and bound in silk ribbon.',
      'Each panel is cut on the straight so the slubs run round.',
    ],
    practical,
  },
  {
    ...shade('Cotton', 'Cotton', ['ivory', 'charcoal', 'warm-grey', 'blush-pink', 'teal']),
    brand: 'lighting-no-1',
    name: 'Cotton {shape} Lamp Shade {centimetres}cm',
    code: 'CTN',
    axes: [
      sized([
        [200, 140, 12.5],
        [250, 170, 15.5],
        [300, 200, 18.5],
        [350, 220, 22.5],
        [400, 240, 27.5],
      ]),
      [drum, coolie],
    ],
    demand: 0.2,
    openings: [
      'A plain cotton shade with {line}, at a plain price.',
      'For {lamp}: {centimetres} cm of new cotton changes a tired base.',
      'A quick way to a different room.',
    ],
    details: ['It is laminated, so it keeps its shape.', 'The ring may be turned to suit a pendant or a base.'],
    practical,
  },
  {
    ...shade('Pleated', 'Polycotton', ['ivory', 'natural-linen', 'sage-green', 'mustard']),
    brand: 'endon-lighting',
    name: 'Pleated {shape} Lamp Shade {centimetres}cm',
    code: 'PLT',
    axes: [
      sized([
        [250, 175, 29],
        [300, 200, 35],
        [350, 225, 42],
        [450, 275, 58],
      ]),
      [{ ...pleated, values: { shape: 'Tapered', line: 'pleats that open towards the foot' } }],
    ],
    openings: [
      'Small even pleats, {line}.',
      'The shade of drawing rooms, {centimetres} cm across.',
      'For {lamp}, in a cloth that can be vacuumed.',
    ],
    details: ['A lining keeps the wires out of sight.', 'Pleats are stitched at head and foot so they stay put.'],
    practical,
  },
];
