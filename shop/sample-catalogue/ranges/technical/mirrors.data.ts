import type { Series, Step } from '../series/series.ts';

const MIRRORS = '/interior-lighting/bathroom-lighting/illuminated-mirrors/';
const PART_P = [
  {
    url: 'https://www.gov.uk/government/publications/electrical-safety-approved-document-p',
    text: 'Approved Document P: electrical safety in dwellings',
  },
];
const WARNING =
  '<p>In a bathroom, for {zones} and outside the zones. Electrical work in a room with a bath or shower is notifiable under Part P of the Building Regulations: have it done by a registered electrician.</p>';

const round: readonly Step[] = [
  {
    code: 'R60',
    price: 149,
    picture: 'mirror-round',
    demand: 0.4,
    values: { shape: 'Round', size: '600mm', width: 600, height: 600, watts: 18, lumens: 1450 },
  },
  {
    code: 'R80',
    price: 199,
    picture: 'mirror-round',
    values: { shape: 'Round', size: '800mm', width: 800, height: 800, watts: 24, lumens: 2000 },
  },
];
const tall: readonly Step[] = [
  {
    code: 'T50',
    price: 139,
    picture: 'mirror-rectangle',
    values: { shape: 'Rectangular', size: '500x700mm', width: 500, height: 700, watts: 20, lumens: 1650 },
  },
  {
    code: 'T60',
    price: 165,
    picture: 'mirror-rectangle',
    demand: 0.3,
    values: { shape: 'Rectangular', size: '600x800mm', width: 600, height: 800, watts: 24, lumens: 1980 },
  },
];
const wide: readonly Step[] = [
  {
    code: 'W80',
    price: 179,
    picture: 'mirror-landscape',
    values: { shape: 'Landscape', size: '800x600mm', width: 800, height: 600, watts: 26, lumens: 2100 },
  },
  {
    code: 'W120',
    price: 249,
    picture: 'mirror-landscape',
    values: { shape: 'Landscape', size: '1200x600mm', width: 1200, height: 600, watts: 34, lumens: 2800 },
  },
];
const pill: readonly Step[] = [
  {
    code: 'P45',
    price: 169,
    picture: 'mirror-pill',
    values: { shape: 'Pill', size: '450x900mm', width: 450, height: 900, watts: 22, lumens: 1800 },
  },
  {
    code: 'P60',
    price: 215,
    picture: 'mirror-pill',
    values: { shape: 'Pill', size: '600x1200mm', width: 600, height: 1200, watts: 30, lumens: 2450 },
  },
];
const cheaper = (steps: readonly Step[], factor: number) => steps.map((step) => ({ ...step, factor }));

const mirror = {
  category: MIRRORS,
  alsoIn: ['/interior-lighting/bathroom-lighting/mirror-lights/'],
  picture: 'mirror-round',
  documents: PART_P,
  warning: WARNING,
  forBathrooms: true,
  specifications: [
    ['Shape', '{shape}'],
    ['IP Rating', 'IP44'],
    ['Cap Type', 'Integrated LED'],
    ['Wattage (W)', '{watts}'],
    ['Lumens (lm)', '{lumens}'],
    ['Colour Temperature (K)', 3000],
    ['Colour Temperature (K)', 4000],
    ['Colour Temperature (K)', 6500],
    ['Dimmable', 'Yes'],
    ['Demister', '{demister}'],
    ['Voltage (V)', 230],
    ['Width (mm)', '{width}'],
    ['Height (mm)', '{height}'],
    ['Projection (mm)', 42],
    ['Material', 'Glass and aluminium'],
  ],
  features: [
    '{width} × {height} mm, 42 mm from the wall',
    '{lumens} lm from {watts} W',
    'Warm white, cool white or daylight: 3000, 4000 or 6500 K',
    'Touch control, dimmable',
    '{pad}',
    'IP44, for bathroom {zones}',
  ],
  box: ['1 × mirror', 'Bracket, screws and wall plugs', 'Template'],
  useful: 'Clean the glass with warm water and a soft cloth. Ammonia creeps behind the silver and blackens its edge.',
} as const;

export const mirrorSeries: readonly Series[] = [
  {
    ...mirror,
    brand: 'astro',
    name: 'Imola {shape} Illuminated Mirror {size}',
    code: 'IMO',
    finishes: ['matt-black', 'satin-brass', 'polished-chrome'],
    shows: ['width', 'height'],
    range: 'Imola',
    axes: [[...round, ...pill], [{ factor: 1.55, values: { demister: 'Yes', pad: 'Demister pad behind the glass' } }]],
    openings: [
      'A frosted line of light set in from the edge, and a fine metal frame round it.',
      'Light comes from the mirror itself, so no shadow falls across a face.',
      'Imola at {size}: the light of a good hotel, at home.',
    ],
    details: [
      'The frame is solid and mitred, in the finishes of our bathroom lights.',
      'The pad keeps the middle of the glass clear of steam.',
    ],
    practical: [
      'Hang it with the middle at eye level, about 1.6 m from the floor.',
      'Wire it to the lighting circuit; the touch switch does the rest.',
    ],
  },
  {
    ...mirror,
    brand: 'endon-lighting',
    name: 'Halstead {shape} Illuminated Mirror {size}',
    code: 'HLS',
    finishes: ['polished-chrome', 'matt-black'],
    shows: ['width', 'height'],
    range: 'Halstead',
    axes: [[...tall, ...wide, ...round], [{ values: { demister: 'Yes', pad: 'Demister pad behind the glass' } }]],
    demand: 0.3,
    openings: [
      'Three whites and any brightness, at a touch on the glass.',
      '{lumens} lm round the edge of {an shape} mirror, enough to light the basin by itself.',
      'Halstead at {size}: clear in steam, bright at seven in the morning and soft at eleven at night.',
    ],
    details: ['It remembers the setting it was left at.', 'Copper-free silvering keeps its edge bright.'],
    practical: [
      'Fix the bracket to studs or use anchors for 15 kg.',
      'Wire it to the lighting circuit, through the switch outside the room.',
    ],
  },
  {
    ...mirror,
    brand: 'linea-nord',
    name: 'Eclisse {shape} Backlit Mirror {size}',
    code: 'ECL',
    finishes: ['satin-brass', 'matt-black', 'bronze'],
    shows: ['width', 'height', 'light'],
    range: 'Eclisse',
    axes: [[...round, ...wide, ...pill], [{ factor: 1.35, values: { demister: 'No', light: 'behind' } }]],
    openings: [
      'The light goes backwards onto the wall and comes round to you softly.',
      'A halo round the glass and nothing on it: Eclisse at {size}.',
      'As a night light it finds the way; at full it lights the room.',
    ],
    details: ['The LEDs are 240 to the metre, so the halo has no dots.', 'CRI 95 shows skin as daylight would.'],
    practical: ['A pale matt wall gives the best halo.', 'Keep the edge 200 mm from a side wall.'],
  },
  {
    ...mirror,
    brand: 'lighting-no-1',
    name: 'Bude {shape} LED Mirror {size}',
    code: 'BUD',
    finishes: ['polished-chrome'],
    shows: ['width', 'height'],
    range: 'Bude',
    axes: [
      cheaper([...tall.slice(0, 1), ...round.slice(0, 1), ...wide.slice(0, 1), ...pill.slice(0, 1)], 0.58),
      [{ values: { demister: 'No' } }],
    ],
    openings: [
      'An illuminated mirror for the price of an ordinary one and a light.',
      'Slim, bright and simple: Bude at {size}.',
      'For family bathrooms and rented ones.',
    ],
    details: ['One touch for on, a longer one to dim.', 'It weighs little enough to hang alone.'],
    practical: ['Two screws hang it.', 'Wire it to the lighting circuit.'],
  },
];
